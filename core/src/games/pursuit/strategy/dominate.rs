//! Catchers next to every cell: wherever the fugitive begins, they catch it on turn 1.

use alloc::vec;
use alloc::vec::Vec;

use super::position::Position;
use crate::games::pursuit::field::{Cell, Field};
use crate::rng::SplitMix64;

/// A dominating set, if the catchers are enough for it; those that are left over stand with the first.
pub(super) fn place(position: &Position<'_>) -> Option<Vec<Cell>> {
    let k = usize::from(position.params.catchers);
    if position.field.cells() > 5 * k {
        return None;
    }
    let mut set = dominating_set(position.field);
    (set.len() <= k).then(|| {
        set.resize(k, set[0]);
        set
    })
}

/// Cells next to every other cell, about as few as can be: the best of a lattice of knight's moves, mirrored and
/// shifted in every way, with its gaps filled and what is not needed left out; then parts of it are done again, as long
/// as that does not make it larger.
///
/// ```
/// use boardlab_core::games::pursuit::{Field, dominating_set};
/// assert_eq!(dominating_set(Field { torus: true, n: 5 }).len(), 5);
/// ```
#[must_use]
pub fn dominating_set(field: Field) -> Vec<Cell> {
    let mut rng = SplitMix64::new(u64::from(field.n));
    let lattices = (0..5).flat_map(|shift| [lattice(field, shift, 2), lattice(field, shift, 3)]);
    let sets = lattices.map(|set| thinned(field, filled(field, set, 0)));
    let mut best = sets.min_by_key(Vec::len).unwrap_or_default();
    for _ in 0..TRIES / field.cells() + 20 {
        let hole = rng.below(field.cells() as u64) as Cell;
        let kept = best.iter().copied().filter(|&cell| field.distance(cell, hole) > HOLE).collect();
        let again = thinned(field, filled(field, kept, rng.below(field.cells() as u64) as usize));
        if again.len() <= best.len() {
            best = again;
        }
    }
    best
}

/// The number of cells that all tries visit together.
const TRIES: usize = 100_000;
/// The radius around a cell within which a part is computed again.
const HOLE: u16 = 3;

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

/// Cells that nothing covers, the first of them behind `from`, get the cell that covers most of them.
fn filled(field: Field, mut set: Vec<Cell>, from: usize) -> Vec<Cell> {
    let mut covers = covers(field, &set);
    for open in (from..field.cells()).chain(0..from) {
        if covers[open] > 0 {
            continue;
        }
        let gain = |cell: Cell| field.around(cell).filter(|&(_, next)| covers[usize::from(next)] == 0).count();
        let best =
            field.around(open as Cell).map(|(_, cell)| cell).max_by_key(|&cell| gain(cell)).unwrap_or(open as Cell);
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
