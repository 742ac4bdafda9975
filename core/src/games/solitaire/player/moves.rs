//! The rules' tables, which the search reads as they are.

pub use crate::games::solitaire::model::CELLS;
pub use crate::games::solitaire::rules::{ALL_CELLS as ALL, TARGETS};
