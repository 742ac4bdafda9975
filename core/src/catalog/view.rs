//! Everything that leaves the core: the unions of what the games show, and the data that is the same for all of them.

pub use crate::boundary::Cell;
pub use crate::session::{Event, Line};
pub use crate::text::diagnostic::{Diagnostic, Meaning, Note, Parsed};
pub use crate::text::{Expected, Found, Place};

use super::list::games;
use crate::boundary::view;

macro_rules! unions {
    ($($feature:literal => $module:ident::$Game:ident { $Board:ident, $Explanation:ident $(, $CellInfo:ident)? })*) => {
        view! {
            /// A board to draw.
            #[cfg_attr(feature = "serde", serde(tag = "game"))]
            #[allow(missing_docs, reason = "a variant holds the type of its game")]
            pub enum Board {
                $(#[cfg(feature = $feature)] $Game(crate::games::$module::$Board),)*
            }

            /// Information about one cell of a board.
            #[cfg_attr(feature = "serde", serde(tag = "game"))]
            #[allow(missing_docs, reason = "a variant holds the type of its game")]
            pub enum CellInfo {
                $($(#[cfg(feature = $feature)] $Game(crate::games::$module::$CellInfo),)?)*
            }

            /// The evidence for a move.
            #[cfg_attr(feature = "serde", serde(tag = "game"))]
            #[allow(missing_docs, reason = "a variant holds the type of its game")]
            pub enum Explanation {
                $(#[cfg(feature = $feature)] $Game(crate::games::$module::$Explanation),)*
            }
        }

        $(
            #[cfg(feature = $feature)]
            impl From<crate::games::$module::$Board> for Board {
                fn from(board: crate::games::$module::$Board) -> Self {
                    Board::$Game(board)
                }
            }

            #[cfg(feature = $feature)]
            impl From<crate::games::$module::$Explanation> for Explanation {
                fn from(explanation: crate::games::$module::$Explanation) -> Self {
                    Explanation::$Game(explanation)
                }
            }

            $(
                #[cfg(feature = $feature)]
                impl From<crate::games::$module::$CellInfo> for CellInfo {
                    fn from(info: crate::games::$module::$CellInfo) -> Self {
                        CellInfo::$Game(info)
                    }
                }
            )?
        )*
    };
}
games!(unions);

/// A frame of any game of the catalog.
pub type Frame = crate::session::Frame<Board>;

/// A game without information about cells.
impl From<core::convert::Infallible> for CellInfo {
    fn from(never: core::convert::Infallible) -> Self {
        match never {}
    }
}
