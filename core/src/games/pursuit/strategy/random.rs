use alloc::vec::Vec;

use super::position::Position;
use crate::games::pursuit::field::Cell;

pub(super) fn place(position: &Position<'_>) -> Vec<Cell> {
    let mut rng = position.rng();
    let cells = position.field.cells() as u64;
    (0..position.params.catchers).map(|_| rng.below(cells) as Cell).collect()
}

pub(super) fn catchers(position: &Position<'_>) -> Vec<Cell> {
    let mut rng = position.rng();
    let mut any = |cell: Cell| {
        let around = position.field.around(cell).count() as u64;
        position.field.around(cell).nth(rng.below(around) as usize).map_or(cell, |(_, to)| to)
    };
    position.catchers.iter().map(|&cell| any(cell)).collect()
}

pub(super) fn fugitive(position: &Position<'_>) -> Cell {
    let ends = position.ends();
    ends[position.rng().below(ends.len() as u64) as usize]
}
