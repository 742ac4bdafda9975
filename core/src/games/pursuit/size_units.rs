//! What the size of an input is counted in.

use super::model::{Case, Start};

crate::size_units! {
    /// A catcher.
    CATCHER = "catcher", "catcher", "catchers";
    /// A cell of the field.
    CELL = "cell", "cell", "cells";
    /// A move of a replay, of either side.
    MOVE = "move", "move", "moves";
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; SIZE_UNITS.len()] {
    let moves = match &case.start {
        Start::Match { moves, .. } => moves.len(),
        Start::Turn(_) => 0,
    };
    [case.params.catchers.into(), case.params.field.cells(), moves]
}
