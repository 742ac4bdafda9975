use alloc::vec::Vec;

use super::position::{Position, nearer};
use crate::games::pursuit::field::Cell;

/// Every catcher steps nearer.
pub(super) fn catchers(position: &Position<'_>) -> Vec<Cell> {
    let to = position.fugitive.unwrap_or_default();
    position.catchers.iter().map(|&cell| nearer(position.field, cell, to).1).collect()
}

/// As far from the nearest catcher as possible.
pub(super) fn fugitive(position: &Position<'_>) -> Cell {
    let near = position.field.nearest(position.catchers);
    let ends = position.ends();
    ends.iter().copied().max_by_key(|&cell| near[usize::from(cell)]).unwrap_or(ends[0])
}
