use alloc::vec::Vec;

use super::scene::Scene;
use crate::games::pursuit::field::Cell;

pub(super) fn place(scene: &Scene<'_>) -> Vec<Cell> {
    let mut rng = scene.rng();
    let cells = scene.field.cells() as u64;
    (0..scene.params.catchers).map(|_| rng.below(cells) as Cell).collect()
}

pub(super) fn catchers(scene: &Scene<'_>) -> Vec<Cell> {
    let mut rng = scene.rng();
    let mut any = |cell: Cell| {
        let around = scene.field.around(cell).count() as u64;
        scene.field.around(cell).nth(rng.below(around) as usize).map_or(cell, |(_, to)| to)
    };
    scene.catchers.iter().map(|&cell| any(cell)).collect()
}

pub(super) fn fugitive(scene: &Scene<'_>) -> Cell {
    let ends = scene.ends();
    ends[scene.rng().below(ends.len() as u64) as usize]
}
