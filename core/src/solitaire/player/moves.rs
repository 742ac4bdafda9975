//! The rules' tables, which the search reads as they are.

pub use crate::solitaire::CELLS;
pub use crate::solitaire::rules::{ALL_CELLS as ALL, TARGETS};
