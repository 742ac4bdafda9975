//! Solitaire Chess (Swedish Olympiad 2016): remove pieces from 36 tiles of three layers, each piece saying where the
//! next may be removed; what lies beneath is luck.
//!
//! [`rules`] says what is legal, [`score`] counts, [`luck`] replies, [`script`] follows a pasted transcript,
//! [`player`] searches. Cells are numbered row by row from 0: `6 * row + column`.

#[cfg(feature = "tools")]
mod edit;
mod evidence;
#[cfg(feature = "tools")]
mod generate;
mod luck;
mod output;
mod piece;
pub mod player;
mod rules;
mod score;
mod script;
#[cfg(feature = "tools")]
mod shrink;
mod text;
mod verdict;
mod view;

use alloc::vec::Vec;
use core::fmt;

pub use evidence::position;
pub use luck::{board, layers};
pub use piece::{Alphabet, Piece, Reply};
pub use rules::{Cells, each, reach};
pub use score::{Bonus, BonusKind, Gain, Score, Tally, ledger};
pub use script::{End, Fault, Said, Script};
pub use verdict::{Verdict, Wrong, judge};
pub use view::{Ahead, Candidate, Colour, Removal, SolitaireBoard, SolitaireFault, SolitaireWhy, Step, Thought, Tile};

use crate::game::{AnswerWriter, Judged, Tokens};
use crate::game::{Budget, EventKind, Game, Illegal, Options, Turn};
#[cfg(feature = "tools")]
use crate::game::{GenParams, InputFraming, Workbench};
use crate::text::{Document, ParseError, Scanner, Span};
use evidence::Thinking;

/// Rows and columns of the board.
pub const SIDE: usize = 6;
/// Tiles of the board.
pub const CELLS: usize = SIDE * SIDE;
/// Pieces of a tile: bronze, silver, gold.
pub const LAYERS: usize = 3;
/// Positions that the player looks at for a move where nobody says how many: about a tenth of a second a game.
pub const NODES: u64 = 20_000;

/// The game.
pub struct Solitaire;

/// A board, what a transcript tells of its luck and its moves, and the terms of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The bronze pieces.
    pub board: [Piece; CELLS],
    /// The moves of a transcript and how it ends; none without a move.
    pub script: Option<Script>,
    /// What a transcript tells of the layers of a tile.
    pub layers: [[Option<Piece>; LAYERS]; CELLS],
    /// Replies that no move of the transcript asked for, by removal.
    pub loose: Vec<Option<Piece>>,
    /// The types that luck draws from.
    pub alphabet: Alphabet,
    /// The luck where the transcript tells nothing.
    pub seed: u64,
    /// Positions that the player looks at for a move.
    pub nodes: u64,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The piece that each tile shows; none where it is empty, or waits for its reply.
    pub tops: [Option<Piece>; CELLS],
    /// Pieces removed from each tile.
    pub counts: [u8; CELLS],
    /// The removals: cell and piece.
    pub removed: Vec<(u8, Piece)>,
    /// The score so far.
    pub tally: Tally,
    /// Whether the tile removed from last waits for its reply.
    pub waits: bool,
    /// How the game ended, if a word ended it.
    pub end: Option<End>,
    /// Whether every removal was the transcript's.
    pub scripted: bool,
}

/// A step: `3 4` removes, `dam` or `blank` replies, `0 0` stops, `! 7 7` is a fault of a transcript.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// The piece of a cell is removed.
    Remove(u8),
    /// Chance replies.
    Reply(Reply),
    /// The player stops.
    Stop,
    /// The transcript goes wrong here.
    Fault(Fault),
}

/// The searches of the position to move in and of the one that was asked about last.
#[derive(Default)]
pub struct Memory {
    choice: Option<Thinking>,
    evidence: Option<Thinking>,
    /// What the player has learned of boards of some types, and its plan.
    kept: Option<player::Memory>,
    /// The removals that the plan goes on from.
    planned: Vec<(u8, Piece)>,
}

impl State {
    /// The removal that the next one must follow.
    #[must_use]
    pub fn last(&self) -> Option<(u8, Piece)> {
        self.removed.last().copied()
    }

    /// The steps that led here.
    #[must_use]
    pub fn plies(&self) -> u32 {
        2 * self.removed.len() as u32 - u32::from(self.waits) + u32::from(self.end.is_some())
    }

    /// Whether a fault ended the game.
    #[must_use]
    pub fn is_faulty(&self) -> bool {
        matches!(self.end, Some(End::Fault(_)))
    }

    /// The score: 0 behind a fault.
    #[must_use]
    pub fn score(&self) -> Score {
        if self.is_faulty() { Score::default() } else { self.tally.score() }
    }
}

impl Case {
    /// A fresh game of a seed.
    #[must_use]
    pub fn of_seed(seed: u64, alphabet: Alphabet, nodes: u64) -> Self {
        let board = luck::board(seed, alphabet);
        Case { board, script: None, layers: [[None; LAYERS]; CELLS], loose: Vec::new(), alphabet, seed, nodes }
    }
}

/// Whose turn it is. Where a transcript is followed, it may have a word to say even if no tile is left.
fn turn(at: &State) -> Turn {
    match () {
        () if at.end.is_some() => Turn::Over,
        () if at.waits => Turn::Chance,
        () if at.targets() == 0 && !at.scripted => Turn::Over,
        () => Turn::Player { player: 0 },
    }
}

/// What the player scores in the game of a seed, looking at so many positions a move.
///
/// ```
/// use boardlab_core::games::solitaire::{Piece, Alphabet, play_out};
/// assert!(play_out(7, Alphabet::of([Piece::One]), 100).total <= 324);
/// ```
#[must_use]
pub fn play_out(seed: u64, alphabet: Alphabet, nodes: u64) -> Score {
    let case = Case::of_seed(seed, alphabet, nodes);
    let (mut at, mut memory) = (Solitaire::start(&case), Memory::default());
    while let Some(mv) = Solitaire::choose(&case, &at, &mut memory, &mut Budget::nodes(u64::MAX)) {
        let played = Solitaire::play(&case, &mut at, &mv);
        debug_assert!(played.is_ok(), "the player plays by the rules: {mv} {played:?}");
    }
    at.score()
}

impl Game for Solitaire {
    const NAME: &'static str = "solitaire";
    const OPTIONS: &'static [&'static str] = &["alphabet=1,2,torn", "seed=NUMBER", "nodes=NUMBER"];
    const MANY: bool = true;
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = Memory;
    type View = SolitaireBoard;
    type Explanation = SolitaireWhy;
    type CellInfo = core::convert::Infallible;

    fn accepts(key: &str, value: &str) -> bool {
        match key {
            "alphabet" => value.parse::<Alphabet>().is_ok(),
            "seed" => value.parse::<u64>().is_ok(),
            "nodes" => value.parse::<u64>().is_ok_and(|nodes| nodes > 0),
            _ => false,
        }
    }

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        text::parse(scanner)
    }

    fn case(text: &str, span: Span, options: &Options) -> Case {
        text::case(text, span, options)
    }

    fn start(case: &Case) -> State {
        State {
            tops: case.board.map(Some),
            counts: [0; CELLS],
            removed: Vec::new(),
            tally: Tally::default(),
            waits: false,
            end: None,
            scripted: case.script.is_some(),
        }
    }

    fn turn(_: &Case, at: &State) -> Turn {
        turn(at)
    }

    fn play(case: &Case, at: &mut State, mv: &Move) -> Result<(), Illegal> {
        match (turn(at), *mv) {
            (Turn::Over, _) => Err(Illegal::Over),
            (_, Move::Fault(fault)) => at.fail(case, fault),
            (Turn::Chance, Move::Reply(reply)) => at.replace(case, reply),
            (Turn::Player { .. }, Move::Remove(cell)) => {
                let scripted = case.scripts(at, cell);
                at.remove(cell)?;
                at.scripted = scripted;
                Ok(())
            }
            (Turn::Player { .. }, Move::Stop) => {
                at.end = Some(End::Stopped);
                Ok(())
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn choose(case: &Case, at: &State, memory: &mut Memory, budget: &mut Budget<'_>) -> Option<Move> {
        match turn(at) {
            Turn::Over => None,
            _ if !budget.spend() => None,
            Turn::Chance => Some(case.scripted(at).unwrap_or_else(|| Move::Reply(luck::reply(case, at)))),
            Turn::Player { .. } => {
                case.scripted(at).or_else(|| memory.think(case, at, budget).found().map(Move::Remove))
            }
        }
    }

    fn explain(case: &Case, at: &State, memory: &mut Memory) -> Option<SolitaireWhy> {
        evidence::explain(case, at, memory)
    }

    fn view(case: &Case, at: &State, came: Option<(&State, &Move)>) -> SolitaireBoard {
        view::board(case, at, came)
    }

    fn event(before: &State, mv: &Move, after: &State) -> Option<EventKind> {
        let earned = |score: Score| (score.numbers + score.pieces, score.alternation);
        match mv {
            Move::Fault(_) => Some(EventKind::Fault),
            Move::Remove(_) if earned(before.score()) != earned(after.score()) => Some(EventKind::Bonus),
            _ => None,
        }
    }

    fn answer(case: &Case, _: usize, memory: &mut Memory, out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, memory, out)
    }

    fn head(case: &Case, _: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::write_board(case, out)
    }

    fn judge(
        case: &Case,
        _: usize,
        _: &mut Memory,
        found: &mut Tokens<'_>,
        out: &mut dyn AnswerWriter,
    ) -> Result<Judged, fmt::Error> {
        output::judge(case, found, out)
    }
}

#[cfg(feature = "tools")]
impl Workbench for Solitaire {
    const FRAMING: InputFraming = InputFraming::Bare;

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
