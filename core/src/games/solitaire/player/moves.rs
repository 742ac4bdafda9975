//! The tables of the rules that the search uses.

pub use crate::games::solitaire::model::CELLS;
pub use crate::games::solitaire::rules::{ALL_CELLS as ALL, TARGETS};
