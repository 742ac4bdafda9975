use std::fmt::Display;
use std::iter;
use std::str::FromStr;

use boardlab_core::rng::SplitMix64;
use boardlab_core::scene::{Place, Scene};

use crate::moves::Written;
use crate::reader::{Fault, Reader};

/// The rule that refuses a move, in the words of the task's statement.
pub type Refusal = String;

/// Which of two scores is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Best {
    /// The higher one, as of points.
    Highest,
    /// The lower one, as of costs.
    Lowest,
}

impl Best {
    pub(crate) fn prefers(self, better: i64, score: i64) -> bool {
        match self {
            Best::Highest => better > score,
            Best::Lowest => better < score,
        }
    }
}

/// A position of a task: what an input says at first, and what moves make of it.
///
/// [`read`](Task::read), [`play`](Task::play) and [`draw`](Task::draw) make a board. Each of the others adds what its
/// words say. All of them give the same for the same position: no clock, no randomness but that of `random`.
pub trait Task: Clone + 'static {
    /// Its name in addresses and file names: small letters, digits, `-`.
    const NAME: &'static str;
    /// Its name for people.
    const TITLE: &'static str = Self::NAME;
    /// An input that shows what the task is about. It is small: everything that the task can do is tried with it.
    const INPUT: &'static str;
    /// An output for that input.
    const OUTPUT: &'static str = "";
    /// What a move is, for who has written something else: `U, D, L or R`.
    const MOVE: &'static str;
    /// How the moves stand in an output.
    const WRITTEN: Written = Written::Words;
    /// Whether an output begins with the number of its moves.
    const COUNTED: bool = false;
    /// Which score is better, if only an output as good as [`answer`](Task::answer) is right: one with a worse score
    /// than the answer has is wrong then. The answer is asked for with each output.
    const BEST: Option<Best> = None;

    /// A move, as outputs write it. It has no `;` and no line end.
    type Move: FromStr + Display;

    /// Reads an input to its end.
    ///
    /// # Errors
    ///
    /// What cannot be read; the reader knows where.
    fn read(input: &mut Reader<'_>) -> Result<Self, Fault>;

    /// Plays a move. After a refusal nobody looks at the position again.
    ///
    /// # Errors
    ///
    /// The rule that refuses it.
    fn play(&mut self, mv: &Self::Move) -> Result<(), Refusal>;

    /// The position as a picture. Its title, its event and its score are set by others.
    fn draw(&self) -> Scene;

    /// What the position is worth.
    fn score(&self) -> Option<i64> {
        None
    }

    /// Whether an output may end here.
    ///
    /// # Errors
    ///
    /// The rule that asks for more.
    fn end(&self) -> Result<(), Refusal> {
        Ok(())
    }

    /// The legal moves, so that a person can choose one. Without any the game is over.
    fn moves(&self) -> Option<Vec<Self::Move>> {
        None
    }

    /// The cells to click for a legal move: where it leads, or from where and where to. None: it is chosen by its text.
    fn cells(&self, _mv: &Self::Move) -> Vec<Place> {
        Vec::new()
    }

    /// A word for what the last move did, if it should be marked on the timeline: `won`.
    fn event(&self) -> &'static str {
        ""
    }

    /// The moves of a right output from here on.
    fn answer(&self) -> Option<Vec<Self::Move>> {
        None
    }

    /// An input. The size goes from 0, small, to 100, the largest of the statement.
    fn generate(_random: &mut SplitMix64, _size: u32) -> Option<String> {
        None
    }

    /// Simpler inputs than the one that leads here, the simplest first. A failing input is made small by them.
    fn shrink(&self) -> impl Iterator<Item = String> {
        iter::empty()
    }
}
