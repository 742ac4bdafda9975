//! Everything that leaves the core: the unions of what the games show, and the data that is the same for all of them.

pub use crate::boundary::Cell;
pub use crate::game::EventKind;
pub use crate::session::{Event, Line};
pub use crate::text::diagnostic::{Diagnostic, Meaning, Note, Parsed};
pub use crate::text::{Expected, Found, Place};

use crate::boundary::view;
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

view! {
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

    /// Information about one cell of a board.
    #[cfg_attr(feature = "serde", serde(tag = "game"))]
    pub enum CellInfo {
        /// Where the unit on the cell can go.
        #[cfg(feature = "janken")]
        Janken(janken::JankenCellInfo),
        /// The distances of both sides, and the move that leads there.
        #[cfg(feature = "pursuit")]
        Pursuit(pursuit::PursuitCellInfo),
        /// A Grundy number and the moves it is made from.
        #[cfg(feature = "knights")]
        Knights(knights::KnightsCellInfo),
    }

    /// The evidence for a move.
    #[cfg_attr(feature = "serde", serde(tag = "game"))]
    pub enum Explanation {
        /// The results of the nine walks and of the teleports.
        #[cfg(feature = "robots")]
        Robots(robots::RobotsExplanation),
        /// Where the unit can go, and what blocks it.
        #[cfg(feature = "janken")]
        Janken(janken::JankenExplanation),
        /// Which side reaches each cell first, and the values of the moves.
        #[cfg(feature = "pursuit")]
        Pursuit(pursuit::PursuitExplanation),
        /// The value of every removal.
        #[cfg(feature = "solitaire")]
        Solitaire(solitaire::SolitaireExplanation),
        /// Grundy numbers and winning moves.
        #[cfg(feature = "knights")]
        Knights(knights::KnightsExplanation),
    }
}

/// A frame of any game of the catalog.
pub type Frame = crate::session::Frame<Board>;

/// Converts the types of the games to the unions.
macro_rules! member {
    ($($feature:literal: $game:ident::$data:ident => $union:ident::$member:ident,)*) => {$(
        #[cfg(feature = $feature)]
        impl From<$game::$data> for $union {
            fn from(data: $game::$data) -> Self {
                $union::$member(data)
            }
        }
    )*};
}
member! {
    "robots": robots::RobotsBoard => Board::Robots,
    "robots": robots::RobotsExplanation => Explanation::Robots,
    "janken": janken::JankenBoard => Board::Janken,
    "janken": janken::JankenExplanation => Explanation::Janken,
    "janken": janken::JankenCellInfo => CellInfo::Janken,
    "pursuit": pursuit::PursuitBoard => Board::Pursuit,
    "pursuit": pursuit::PursuitExplanation => Explanation::Pursuit,
    "pursuit": pursuit::PursuitCellInfo => CellInfo::Pursuit,
    "solitaire": solitaire::SolitaireBoard => Board::Solitaire,
    "solitaire": solitaire::SolitaireExplanation => Explanation::Solitaire,
    "knights": knights::KnightsBoard => Board::Knights,
    "knights": knights::KnightsExplanation => Explanation::Knights,
    "knights": knights::KnightsCellInfo => CellInfo::Knights,
}

impl From<core::convert::Infallible> for CellInfo {
    fn from(never: core::convert::Infallible) -> Self {
        match never {}
    }
}
