//! A position as a generic picture: a board, what stands on it, and what is said of it, in words and numbers.
//!
//! ```
//! use boardlab_core::scene::{Board, Figure, Kind, Scene, Theme, svg};
//!
//! let mut scene = Scene::new(Board { rows: 3, columns: 3, ..Board::default() });
//! scene.add_cells(Kind::Wall, [(0, 1), (1, 1)]);
//! scene.add_piece((2, 0), Figure::Robot, Kind::First, "robot");
//! scene.add_arrow(Kind::First, [(2, 0), (2, 2)]);
//! assert!(svg(&scene, Theme::Print).starts_with("<svg "));
//! ```
//!
//! Every game of the catalog gives a [`Scene`] of each position ([`Drawable`](crate::contract::Drawable)). With the
//! feature `serde` a scene is written and read as JSON; docs/scenes.md describes that form. [`svg`] draws it.

mod build;
#[cfg(feature = "printed")]
mod change;
mod figures;
mod frame;
mod ink;
#[cfg(feature = "serde")]
mod json;
mod layout;
#[cfg(feature = "printed")]
mod line;
#[cfg(feature = "printed")]
mod misprint;
mod model;
mod patterns;
mod pieces;
mod plan;
#[cfg(feature = "printed")]
mod printed;
mod sight;
mod svg;
mod ways;
mod xml;

pub use ink::Theme;
#[cfg(feature = "printed")]
pub use misprint::Misprint;
pub use model::{Area, Board, BoardShape, Figure, Kind, Labels, Piece, PieceState, Place, Scene, Text, VERSION};
pub use plan::Plan;
#[cfg(feature = "printed")]
pub use printed::{Printed, printed};
pub use sight::{Sight, Window};
pub use svg::{Side, Style, svg};

/// The JSON Schema of a line that is a position: of a [`Scene`], or of a change of the position before it.
#[cfg(feature = "schema")]
#[must_use]
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(line::Line)
}
