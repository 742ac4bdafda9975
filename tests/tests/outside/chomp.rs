//! Chomp (Gale 1974), a game that is written outside the core: a bar of rows and columns, from which players take in
//! turn a cell with all that lies below it and to its right. Who takes the first cell loses.
//!
//! The tests play it in a session, judge it, and make its inputs smaller, to show that the core needs no change for a
//! game.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use boardlab_core::contract::{AnswerWriter, InputFraming, Rule, ShrinkCursor, Words, Workbench};
use boardlab_core::rng::SplitMix64;
use boardlab_core::text::{Bounds, Document, Field, Layout, Scanner, counted};
use boardlab_core::{Budget, Game, IllegalMove, ParseError, Span, Turn};
use boardlab_core::{CommonRefusal, GenParams};

const SIDE: Bounds = Bounds::fixed(1, 7);

const ROWS: Field = Field::new(&("rows", "the number of rows", ""));
const COLUMNS: Field = Field::new(&("columns", "the number of columns", ""));

/// The cell is not part of the bar any more.
const TAKEN: &Rule = &Rule { key: "taken", words: "that cell has been taken", names: &[] };

pub(super) struct Chomp;

/// The bar at the beginning.
#[derive(Clone)]
pub(super) struct Case {
    pub(super) rows: u8,
    pub(super) columns: u8,
}

/// The cells that are left of each row. No row is longer than the one above it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct State {
    pub(super) left: Vec<u8>,
    pub(super) moves: u32,
}

/// The cell that is taken, from 0; written from 1: `2 3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    pub(super) row: u8,
    pub(super) column: u8,
}

/// Whether the player to move wins, by the rows that are left.
type Memory = BTreeMap<Vec<u8>, bool>;

fn take(left: &[u8], Move { row, column }: Move) -> Vec<u8> {
    let row = usize::from(row);
    let all = left.iter().enumerate();
    let after = all.map(|(nth, &cells)| if nth < row { cells } else { cells.min(column) });
    after.filter(|&cells| cells > 0).collect()
}

fn moves(left: &[u8]) -> impl Iterator<Item = Move> {
    let rows = (0..).zip(left.to_vec());
    rows.flat_map(|(row, cells)| (0..cells).map(move |column| Move { row, column }))
}

/// An empty bar is won: the other player has taken the last cell.
fn is_won(left: &[u8], memory: &mut Memory) -> bool {
    if let Some(&known) = memory.get(left) {
        return known;
    }
    let won = left.is_empty() || moves(left).any(|mv| !is_won(&take(left, mv), memory));
    memory.insert(left.to_vec(), won);
    won
}

fn winning(left: &[u8], memory: &mut Memory) -> Vec<Move> {
    moves(left).filter(|&mv| !is_won(&take(left, mv), memory)).collect()
}

fn read(scanner: &mut Scanner<'_>) -> Result<Case, ParseError> {
    let rows = scanner.number(ROWS, 0, SIDE)? as u8;
    Ok(Case { rows, columns: scanner.number(COLUMNS, 0, SIDE)? as u8 })
}

impl Game for Chomp {
    const NAME: &'static str = "chomp";
    const WORDS: Words = Words { fields: &[ROWS, COLUMNS], ..Words::NONE };
    type Options = ();
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = Memory;
    type View = Vec<u8>;
    type Explanation = Vec<Move>;
    type CellInfo = Infallible;
    type Refusal = IllegalMove;
    type EventKind = &'static str;

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        counted(scanner, Layout::Free, Bounds::fixed(0, 100), |scanner| read(scanner).map(drop))
    }

    fn case(text: &str, span: Span, (): &()) -> Option<Case> {
        read(&mut Scanner::resume(text, span.start)).ok()
    }

    fn start(case: &Case) -> State {
        State { left: vec![case.columns; case.rows.into()], moves: 0 }
    }

    fn turn(_: &Case, state: &State) -> Turn {
        if state.left.is_empty() { Turn::Over } else { Turn::Player { player: (state.moves % 2) as u8 } }
    }

    fn play(_: &Case, state: &mut State, mv: &Move) -> Result<(), IllegalMove> {
        let cells = state.left.get(usize::from(mv.row)).copied().unwrap_or(0);
        if mv.column >= cells {
            return Err(if state.left.is_empty() { CommonRefusal::Over.into() } else { IllegalMove::new(TAKEN, &[]) });
        }
        *state = State { left: take(&state.left, *mv), moves: state.moves + 1 };
        Ok(())
    }

    fn choose(_: &Case, state: &State, memory: &mut Memory, budget: &mut Budget<'_>) -> Option<Move> {
        let best = budget.spend().then(|| winning(&state.left, memory).first().copied())?;
        best.or_else(|| moves(&state.left).last())
    }

    fn explain(_: &Case, state: &State, memory: &mut Memory) -> Option<Vec<Move>> {
        (!state.left.is_empty()).then(|| winning(&state.left, memory))
    }

    fn view(_: &Case, state: &State, _: Option<(&State, &Move)>) -> Vec<u8> {
        state.left.clone()
    }

    fn event(_: &State, _: &Move, after: &State) -> Option<&'static str> {
        after.left.is_empty().then_some("lost")
    }

    fn answer(case: &Case, number: usize, memory: &mut Memory, out: &mut dyn AnswerWriter) -> fmt::Result {
        let first = winning(&Self::start(case).left, memory).first().copied();
        if first.is_some() {
            out.set_move(1);
        }
        Self::case_header(case, number, out)?;
        match first {
            Some(mv) => writeln!(out, " First {mv}"),
            None => writeln!(out, " Second"),
        }
    }

    fn case_header(_: &Case, number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "Case {number}:")
    }
}

impl Workbench for Chomp {
    const FRAMING: InputFraming = InputFraming::Counted;

    /// `bar 3 4`: another bar.
    fn edit(_: &Case, change: &str) -> Result<Case, IllegalMove> {
        let Some(("bar", size)) = change.split_once(' ') else { return Err(CommonRefusal::Unreadable.into()) };
        let Move { row, column } = size.parse()?;
        Ok(Case { rows: row + 1, columns: column + 1 })
    }

    fn random_case(rng: &mut SplitMix64, _: u64, _: GenParams) -> Case {
        let mut side = || rng.between(1, 7) as u8;
        Case { rows: side(), columns: side() }
    }

    fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
        let (index, side) = cursor.lower_one([case.rows.into(), case.columns.into()], 1)?;
        Some(if index == 0 { Case { rows: side as u8, ..*case } } else { Case { columns: side as u8, ..*case } })
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.rows, self.columns)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.row + 1, self.column + 1)
    }
}

impl FromStr for Move {
    type Err = IllegalMove;

    fn from_str(text: &str) -> Result<Self, IllegalMove> {
        let (row, column) = text.split_once(' ').ok_or(CommonRefusal::Unreadable)?;
        let line =
            |word: &str| word.parse().ok().and_then(|line: u8| line.checked_sub(1)).ok_or(CommonRefusal::Unreadable);
        Ok(Move { row: line(row)?, column: line(column)? })
    }
}
