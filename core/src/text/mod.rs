//! From a pasted text to cases, with a place for everything that is wrong or odd.
//!
//! Every game reads its cases through a [`Scanner`]; what it cannot read becomes a [`ParseError`] that points,
//! what it tolerates becomes a [`Note`]. This module alone knows a statement's coordinates and their bounds.

#[cfg(feature = "workbench")]
mod annotations;
mod blank;
mod bounds;
pub(crate) mod diagnostic;
mod document;
mod error;
mod escape;
mod expected;
mod field;
mod fix;
mod found;
mod keyed;
mod look_alike;
mod meaning;
mod note;
mod number;
mod place;
mod scan;
mod span;
mod text_of;

pub use bounds::{Bounds, Limits};
pub use document::{Document, Layout, counted, until_zero, while_more};
#[cfg(feature = "pursuit")]
pub(crate) use error::quote;
pub use error::{Excerpt, ParseError, Report, decode};
pub use escape::{Escaped, escaped};
pub use expected::{Expected, Notation};
pub use field::Field;
pub use fix::Fix;
pub use found::{Found, Occupant};
pub(crate) use keyed::{fill, shown_by_key, words};
pub use look_alike::look_alike;
pub use meaning::{Meaning, TokenRole};
pub use note::{Note, NoteKind};
pub use place::Place;
pub use scan::Scanner;
pub use span::{Span, line_column, without_mark};
pub(crate) use text_of::text_of;
