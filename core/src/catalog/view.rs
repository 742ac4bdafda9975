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

    /// What a cell of a board is worth, and why.
    #[cfg_attr(feature = "serde", serde(tag = "game"))]
    pub enum CellInfo {
        /// Where the unit there may go.
        #[cfg(feature = "janken")]
        Janken(janken::JankenCellInfo),
        /// Who is there first, and the word that leads there.
        #[cfg(feature = "pursuit")]
        Pursuit(pursuit::PursuitCellInfo),
        /// A Grundy number and the moves it is made from.
        #[cfg(feature = "knights")]
        Knights(knights::KnightsCellInfo),
    }

    /// The evidence for a move.
    #[cfg_attr(feature = "serde", serde(tag = "game"))]
    pub enum Explanation {
        /// Nine walks and the teleports.
        #[cfg(feature = "robots")]
        Robots(robots::RobotsExplanation),
        /// Where the unit could go, and what stops it.
        #[cfg(feature = "janken")]
        Janken(janken::JankenExplanation),
        /// Who is where first, and what the moves are worth.
        #[cfg(feature = "pursuit")]
        Pursuit(pursuit::PursuitExplanation),
        /// What every removal is worth.
        #[cfg(feature = "solitaire")]
        Solitaire(solitaire::SolitaireExplanation),
        /// Grundy numbers and winning moves.
        #[cfg(feature = "knights")]
        Knights(knights::KnightsExplanation),
    }
}

/// The position after so many moves of a game of the list.
pub type Frame = crate::session::Frame<Board>;

/// The union's member for what a game gives.
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
