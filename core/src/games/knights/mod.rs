//! Game of Hyper Knights (LightOJ 1315): who cannot move loses; every knight is a game of its own.
//!
//! [`grundy`] gives a knight's value at any cell of the unbounded board in constant time, [`play`] moves and finds
//! the winning moves, [`text`] reads and writes. x counts rows downwards, y columns to the right, from 0.

#[cfg(feature = "tools")]
mod edit;
#[cfg(feature = "tools")]
mod generate;
mod grundy;
mod play;
#[cfg(feature = "tools")]
mod shrink;
mod tables;
mod text;
mod view;

use alloc::vec::Vec;
use core::fmt;

pub use grundy::{grundy, landmarks, law, region};
pub use view::{Band, HopLook, Knight, KnightsBoard, KnightsLook, KnightsStep, KnightsWhy, Landmarks, Law};

use crate::game::AnswerWriter;
use crate::game::{Budget, EventKind, Game, Illegal, Options, Turn};
#[cfg(feature = "tools")]
use crate::game::{GenParams, InputFraming, Workbench};
use crate::text::{Document, ParseError, Scanner, Span};

/// The largest coordinate with the limits lifted.
pub const FARTHEST: u64 = 1 << 62;

/// Where the closed form ends, less the reach of a move.
const BEYOND: u64 = (1 << 63) - 4;

/// The six moves, rows and columns added.
pub const MOVES: [(i8, i8); 6] = [(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)];

/// A cell of the unbounded board: x rows down, y columns to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Square {
    /// Rows down from 0.
    pub x: u64,
    /// Columns to the right from 0.
    pub y: u64,
}

/// The game.
pub struct Knights;

/// One test case: where the knights stand at first. Several may share a cell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// The knights in the order of the input.
    pub knights: Vec<Square>,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Where the knights stand.
    pub knights: Vec<Square>,
    /// Moves made: Alice moves when it is even.
    pub moves: u64,
}

/// A knight, counted from 0, and one of the six [`MOVES`]; written from 1: `3 (-2,+1)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Which knight, from 0.
    pub knight: u32,
    /// Which of [`MOVES`].
    pub hop: u8,
}

impl Game for Knights {
    const NAME: &'static str = "knights";
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = ();
    type View = KnightsBoard;
    type Explanation = KnightsWhy;
    type CellInfo = KnightsLook;

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        text::parse(scanner)
    }

    fn case(text: &str, span: Span, _: &Options) -> Case {
        text::case(text, span)
    }

    fn start(case: &Case) -> State {
        State { knights: case.knights.clone(), moves: 0 }
    }

    fn turn(_: &Case, at: &State) -> Turn {
        match play::mover(at) {
            Some(player) => Turn::Player { player },
            None => Turn::Over,
        }
    }

    fn play(_: &Case, at: &mut State, mv: &Move) -> Result<(), Illegal> {
        play::play(at, *mv)
    }

    fn choose(_: &Case, at: &State, (): &mut (), budget: &mut Budget<'_>) -> Option<Move> {
        budget.spend().then(|| play::choose(at)).flatten()
    }

    fn explain(_: &Case, at: &State, (): &mut ()) -> Option<KnightsWhy> {
        play::explain(at)
    }

    fn look(_: &Case, _: &State, (x, y): (u64, u64)) -> Option<KnightsLook> {
        // Moves go a little beyond the farthest start.
        (x < BEYOND && y < BEYOND).then(|| view::look(x, y))
    }

    fn view(_: &Case, at: &State, came: Option<(&State, &Move)>) -> KnightsBoard {
        view::board(at, came)
    }

    fn event(_: &State, _: &Move, after: &State) -> Option<EventKind> {
        play::mover(after).is_none().then_some(EventKind::Won)
    }

    fn answer(case: &Case, number: usize, (): &mut (), out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, number, out)
    }

    fn head(_: &Case, number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::head(number, out)
    }
}

#[cfg(feature = "tools")]
impl Workbench for Knights {
    const FRAMING: InputFraming = InputFraming::Counted;

    fn edit(case: &Case, change: &str) -> Result<Case, Illegal> {
        edit::edit(case, change)
    }

    fn generate(seed: u64, params: GenParams) -> Vec<Case> {
        generate::generate(seed, params)
    }

    fn shrink(case: &Case, nth: usize) -> Result<Case, usize> {
        shrink::shrink(case, nth)
    }
}
