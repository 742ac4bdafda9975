use alloc::vec::Vec;

use super::scene::{Scene, nearer};
use crate::games::pursuit::field::Cell;

/// Every catcher steps nearer.
pub(super) fn catchers(scene: &Scene<'_>) -> Vec<Cell> {
    let to = scene.fugitive.unwrap_or_default();
    scene.catchers.iter().map(|&cell| nearer(scene.field, cell, to).1).collect()
}

/// As far from the nearest catcher as possible.
pub(super) fn fugitive(scene: &Scene<'_>) -> Cell {
    let near = scene.field.nearest(scene.catchers);
    let ends = scene.ends();
    ends.iter().copied().max_by_key(|&cell| near[usize::from(cell)]).unwrap_or(ends[0])
}
