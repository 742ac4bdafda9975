//! Catchers next to every cell: wherever the fugitive begins, they catch it in turn 1.

use alloc::vec;
use alloc::vec::Vec;

use super::Scene;
use crate::pursuit::{Cell, Field};

/// A dominating set, if the catchers are enough for it and nobody can do with fewer turns; those that are left over
/// stand with the first.
pub(super) fn place(scene: &Scene<'_>) -> Option<Vec<Cell>> {
    let k = usize::from(scene.terms.catchers);
    if scene.field.cells() > 5 * k {
        return None;
    }
    let mut set = dominating_set(scene.field);
    (set.len() <= k).then(|| {
        set.resize(k, set[0]);
        set
    })
}

/// Cells next to every other cell, about as few as can be: the best of a lattice of knight's moves, mirrored and shifted
/// in every way, with its gaps filled and what is not needed left out.
#[must_use]
pub fn dominating_set(field: Field) -> Vec<Cell> {
    let lattices = (0..5).flat_map(|shift| [lattice(field, shift, 2), lattice(field, shift, 3)]);
    let sets = lattices.map(|set| thinned(field, filled(field, set)));
    sets.min_by_key(Vec::len).unwrap_or_default()
}

/// The cells with x + factor * y = shift modulo 5, of a board one larger on each side, pulled onto the board.
fn lattice(field: Field, shift: i32, factor: i32) -> Vec<Cell> {
    let n = i32::from(field.n);
    let rim = if field.torus { 0 } else { 1 };
    let on = |line: i32| line.clamp(0, n - 1) as u8;
    let lines = || -rim..n + rim;
    let cells = lines().flat_map(|y| lines().map(move |x| (x, y)));
    let corner = |line: i32| line < 0 || line >= n;
    let kept = cells.filter(|&(x, y)| (x + factor * y).rem_euclid(5) == shift && !(corner(x) && corner(y)));
    let mut set: Vec<Cell> = kept.map(|(x, y)| field.cell(on(x), on(y))).collect();
    set.sort_unstable();
    set.dedup();
    set
}

/// How many of a set are on a cell or next to it.
fn covers(field: Field, set: &[Cell]) -> Vec<u8> {
    let mut covers = vec![0; field.cells()];
    set.iter().flat_map(|&cell| field.around(cell)).for_each(|(_, cell)| covers[usize::from(cell)] += 1);
    covers
}

/// Cells that nothing covers get the cell that covers most of them.
fn filled(field: Field, mut set: Vec<Cell>) -> Vec<Cell> {
    let mut covers = covers(field, &set);
    while let Some(open) = covers.iter().position(|&count| count == 0) {
        let gain = |cell: Cell| field.around(cell).filter(|&(_, next)| covers[usize::from(next)] == 0).count();
        let best = field.around(open as Cell).map(|(_, cell)| cell).max_by_key(|&cell| gain(cell)).unwrap_or(0);
        field.around(best).for_each(|(_, cell)| covers[usize::from(cell)] += 1);
        set.push(best);
    }
    set
}

/// Leaves out cells that the others make up for.
fn thinned(field: Field, set: Vec<Cell>) -> Vec<Cell> {
    let mut covers = covers(field, &set);
    let mut kept = Vec::new();
    for cell in set {
        if field.around(cell).all(|(_, next)| covers[usize::from(next)] > 1) {
            field.around(cell).for_each(|(_, next)| covers[usize::from(next)] -= 1);
        } else {
            kept.push(cell);
        }
    }
    kept
}
