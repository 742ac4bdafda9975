use alloc::vec::Vec;
use core::num::NonZeroU64;

use super::piece::{Alphabet, Piece, Reply};
use super::score::{Score, Tally};

/// Rows and columns of the board.
pub(super) const SIDE: usize = 6;

/// Tiles of the board.
pub const CELLS: usize = SIDE * SIDE;

/// Pieces of a tile: bronze, silver, gold.
pub const LAYERS: usize = 3;

/// The default number of positions that the player searches for a move: about a tenth of a second for a game.
///
/// ```
/// use boardlab_core::games::solitaire::{NODES, Solitaire};
/// use boardlab_core::{Input, Limits};
/// let rows = "1 1 1 1 1 1\n".repeat(6);
/// let input = Input::<Solitaire>::read(rows, Limits::Statement, Default::default()).unwrap();
/// assert_eq!(input.case(0).unwrap().nodes, NODES);
/// ```
pub const NODES: u64 = 20_000;

/// The game.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, Case, Solitaire};
/// use boardlab_core::{Input, Limits};
///
/// let text = Case::of_seed(7, Alphabet::ALL, 100).to_string();
/// let input = Input::<Solitaire>::read(text, Limits::Statement, Default::default()).unwrap();
/// let mut session = input.open(0).unwrap();
/// // A removal, and the reply to it.
/// session.step(0, "3 4").unwrap();
/// session.solve(1);
/// let board = session.frame(2).board;
/// assert_eq!((board.removals.len(), board.removals[0].at), (1, (2, 3)));
/// ```
pub struct Solitaire;

/// A board, the replies and moves of a transcript, and the parameters of the game.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, Case, NODES, Piece};
/// let case = Case::of_seed(7, Alphabet::of([Piece::Dam]), NODES);
/// assert!(case.to_string().starts_with("dam dam dam dam dam dam\n"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The bronze pieces.
    pub board: [Piece; CELLS],
    /// The moves of a transcript and how it ends; none without a move.
    pub(super) script: Option<Script>,
    /// The pieces of each tile that a transcript gives, by layer.
    pub layers: [[Option<Piece>; LAYERS]; CELLS],
    /// Further replies of the transcript, for the removals after its own.
    pub loose: Vec<Option<Piece>>,
    /// The types that are drawn.
    pub alphabet: Alphabet,
    /// The seed of the replies that the transcript does not give.
    pub seed: u64,
    /// How many positions the player searches for a move.
    pub nodes: u64,
}

/// The options of the game. An option that is not given has the value in the text, or else the default in
/// [`Case`].
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, Piece, Solitaire};
/// use boardlab_core::Game;
/// let options = Solitaire::options("alphabet=1,2 seed=7").unwrap();
/// assert_eq!(options.alphabet, Some(Alphabet::of([Piece::One, Piece::Two])));
/// assert_eq!((options.seed, options.nodes), (Some(7), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `alphabet=1,2,torn`: the types that are drawn.
    pub alphabet: Option<Alphabet>,
    /// `seed=NUMBER`: the seed of the replies that the transcript does not give.
    pub seed: Option<u64>,
    /// `nodes=NUMBER`: how many positions the player searches for a move.
    pub nodes: Option<NonZeroU64>,
}

/// A position.
///
/// ```
/// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Move, Solitaire}};
/// # let case = Case::of_seed(7, Alphabet::ALL, 100);
/// # let mut state = Solitaire::start(&case);
/// Solitaire::play(&case, &mut state, &Move::Remove(0)).unwrap();
/// assert!(state.waits && state.tops[0].is_none());
/// assert_eq!((state.counts[0], state.removed.len()), (1, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The piece that each tile shows. `None` if the tile is empty or waits for its reply.
    pub tops: [Option<Piece>; CELLS],
    /// Pieces removed from each tile.
    pub counts: [u8; CELLS],
    /// The removals: cell and piece.
    pub removed: Vec<(u8, Piece)>,
    /// The score so far.
    pub tally: Tally,
    /// Whether the reply to the last removal is still missing.
    pub waits: bool,
    /// How the game ended, if the player stopped it or the transcript has a fault.
    pub(super) end: Option<End>,
    /// Whether every removal was the transcript's.
    pub scripted: bool,
}

/// A step: `3 4` removes the piece of row 3 and column 4, from 1; `dam` or `blank` replies, which the solver does for a
/// person who plays; `0 0` stops; `! 7 7` is a fault of a transcript.
///
/// ```
/// use boardlab_core::games::solitaire::Move;
/// assert_eq!("3 4".parse(), Ok(Move::Remove(15)));
/// assert_eq!(Move::Reply(None).to_string(), "blank");
/// ```
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

/// The moves of a pasted transcript.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Script {
    /// The removals of the program, up to `0 0`.
    pub(super) removals: Vec<ScriptedRemoval>,
    /// Whether `0 0` ends it.
    pub(super) ended: bool,
}

/// A removal of a transcript. The rules are checked when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ScriptedRemoval {
    /// The row, from 1.
    pub(super) row: u32,
    /// The column, from 1.
    pub(super) column: u32,
    /// The reply, if the transcript gives it.
    pub(super) reply: Option<Reply>,
    /// Where the line begins, in bytes from the start of the text.
    pub(super) start: usize,
}

/// How a game ended before the tiles ran out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// By `0 0`.
    Stopped,
    /// By a fault: the test scores 0.
    Fault(Fault),
}

/// Where a transcript goes wrong.
///
/// ```
/// use boardlab_core::games::solitaire::{Fault, Move};
/// assert_eq!("! 7 7".parse(), Ok(Move::Fault(Fault::Illegal(7, 7))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// An illegal removal: row and column, from 1.
    Illegal(u32, u32),
    /// An impossible reply: a piece after gold, or `blank` after bronze or silver.
    Reply(Reply),
    /// It ends without `0 0`.
    NoEnd,
}

impl Options {
    pub(super) fn choose(&mut self, key: &str, value: &str) -> bool {
        match key {
            "alphabet" => value.parse().map(|alphabet| self.alphabet = Some(alphabet)).is_ok(),
            "seed" => value.parse().map(|seed| self.seed = Some(seed)).is_ok(),
            "nodes" => value.parse().map(|nodes| self.nodes = Some(nodes)).is_ok(),
            _ => false,
        }
    }
}

impl ScriptedRemoval {
    /// The cell; none off the board.
    pub(super) fn cell(&self) -> Option<u8> {
        let line = |number: u32| (1..=SIDE as u32).contains(&number).then(|| number as u8 - 1);
        Some(line(self.row)? * SIDE as u8 + line(self.column)?)
    }
}

impl State {
    /// The removal that the next one must follow.
    ///
    /// ```
    /// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Move, Solitaire}};
    /// # let case = Case::of_seed(7, Alphabet::ALL, 100);
    /// # let mut state = Solitaire::start(&case);
    /// assert_eq!(state.last(), None);
    /// Solitaire::play(&case, &mut state, &Move::Remove(5)).unwrap();
    /// assert_eq!(state.last(), Some((5, case.board[5])));
    /// ```
    #[must_use]
    pub fn last(&self) -> Option<(u8, Piece)> {
        self.removed.last().copied()
    }

    /// The number of plies: removals and replies.
    #[must_use]
    pub fn plies(&self) -> u32 {
        2 * self.removed.len() as u32 - u32::from(self.waits) + u32::from(self.end.is_some())
    }

    /// Whether a fault ended the game.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::Solitaire;
    /// use boardlab_core::{Input, Limits};
    /// let text = "1 1 1 1 1 1\n".repeat(6) + "7 7 1\n0 0\n";
    /// let input = Input::<Solitaire>::read(text, Limits::Statement, Default::default()).unwrap();
    /// let mut session = input.open(0).unwrap();
    /// session.solve(1);
    /// assert!(session.state(1).is_faulty() && session.line().done);
    /// ```
    #[must_use]
    pub fn is_faulty(&self) -> bool {
        matches!(self.end, Some(End::Fault(_)))
    }

    /// The score: 0 after a fault.
    #[must_use]
    pub fn score(&self) -> Score {
        if self.is_faulty() { Score::default() } else { self.tally.score() }
    }
}
