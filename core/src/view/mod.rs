//! What leaves the core: plain data with public fields, the only types that are ever serialised.
//!
//! Cells are zero-based `[row, column]`; big numbers cross as decimal text; words are left to who shows them.

mod diagnostic;
#[cfg(feature = "ts")]
mod typescript;

use alloc::string::String;
use alloc::vec::Vec;

pub use diagnostic::{Diagnostic, Expected, Found, Meaning, Note, Parsed, Place};
#[cfg(feature = "ts")]
pub use typescript::typescript;

use crate::game::Turn;
#[cfg(feature = "janken")]
use crate::games::janken;
#[cfg(feature = "knights")]
use crate::games::knights;
#[cfg(feature = "pursuit")]
use crate::games::pursuit;
#[cfg(feature = "robots")]
use crate::games::robots;
#[cfg(feature = "solitaire")]
use crate::games::solitaire;

macro_rules! view {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase", rename_all_fields = "camelCase"))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $item
    )*};
}
macro_rules! view_struct {
    ($($item:item)*) => {$(
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $item
    )*};
}
pub(crate) use {view, view_struct};

/// Zero-based row and column.
pub type Cell = (u8, u8);

view_struct! {
    /// The position after `ply` moves.
    pub struct Frame {
        /// Moves made.
        pub ply: u32,
        /// Whose turn it is.
        pub turn: Turn,
        /// The move that led here; none at the start.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        pub mv: Option<String>,
        /// Whether a person made that move, and the solver has not made it its own.
        pub person: bool,
        /// What to draw.
        pub board: Board,
    }

    /// What is known of the line of moves through an open case.
    pub struct Line {
        /// Moves known.
        pub plies: u32,
        /// Whether the game is over at the last of them.
        pub done: bool,
        /// The ply from which a person's moves replace the solver's.
        pub branch: Option<u32>,
        /// The branch, as [`crate::Player::replay`] reads it, the solver's answers marked; empty on the main line.
        pub moves: String,
        /// Marks for the timeline.
        pub events: Vec<Event>,
    }

    /// A mark on the timeline: what the step to a ply did.
    pub struct Event {
        /// Moves made after the step.
        pub ply: u32,
        /// What it did.
        pub kind: EventKind,
    }
}

view! {
    /// What a step did that deserves a mark.
    #[derive(Copy)]
    pub enum EventKind {
        /// Robots were destroyed.
        Kill,
        /// You teleported.
        Teleport,
        /// The game was won.
        Won,
        /// The game was lost.
        Lost,
        /// An order failed.
        Refused,
        /// A bonus was earned.
        Bonus,
        /// A transcript or a robot goes wrong.
        Fault,
        /// The fugitive is caught.
        #[cfg(feature = "pursuit")]
        Caught,
        /// The fugitive has got away.
        #[cfg(feature = "pursuit")]
        Escaped,
    }

    /// A board to draw.
    #[cfg_attr(feature = "serde", serde(tag = "game"))]
    pub enum Board {
        /// 31 x 31 cells.
        #[cfg(feature = "robots")]
        Robots(robots::RobotsBoard),
        /// 61 hexagons.
        #[cfg(feature = "janken")]
        Janken(janken::JankenBoard),
        /// A square or a torus.
        #[cfg(feature = "pursuit")]
        Pursuit(pursuit::PursuitBoard),
        /// 36 tiles of three layers.
        #[cfg(feature = "solitaire")]
        Solitaire(solitaire::SolitaireBoard),
        /// The unbounded quarter plane.
        #[cfg(feature = "knights")]
        Knights(knights::KnightsBoard),
    }

    /// What a cell of a board is worth, and why.
    #[cfg_attr(feature = "serde", serde(tag = "game"))]
    pub enum Look {
        /// Where the unit there may go.
        #[cfg(feature = "janken")]
        Janken(janken::JankenLook),
        /// Who is there first, and the word that leads there.
        #[cfg(feature = "pursuit")]
        Pursuit(pursuit::PursuitLook),
        /// A Grundy number and the moves it is made from.
        #[cfg(feature = "knights")]
        Knights(knights::KnightsLook),
    }

    /// The evidence for a move.
    #[cfg_attr(feature = "serde", serde(tag = "game"))]
    pub enum Why {
        /// Nine walks and the teleports.
        #[cfg(feature = "robots")]
        Robots(robots::RobotsWhy),
        /// Where the unit could go, and what stops it.
        #[cfg(feature = "janken")]
        Janken(janken::JankenWhy),
        /// Who is where first, and what the moves are worth.
        #[cfg(feature = "pursuit")]
        Pursuit(pursuit::PursuitWhy),
        /// What every removal is worth.
        #[cfg(feature = "solitaire")]
        Solitaire(solitaire::SolitaireWhy),
        /// Grundy numbers and winning moves.
        #[cfg(feature = "knights")]
        Knights(knights::KnightsWhy),
    }
}
