use alloc::vec::Vec;

use super::position::Position;
use crate::games::pursuit::field::{Cell, Spread};

/// Each catcher is placed as far from those before it as possible.
pub(super) fn place(position: &Position<'_>) -> Vec<Cell> {
    let mut catchers: Vec<Cell> = Vec::new();
    let mut near = position.field.nearest(&[]);
    for _ in 0..position.params.catchers {
        let farthest = (0..near.len()).max_by_key(|&cell| near[cell]).unwrap_or(0) as Cell;
        catchers.push(farthest);
        near.iter_mut().zip(position.field.distances(farthest)).for_each(|(near, far)| *near = (*near).min(far));
    }
    catchers
}

/// Every catcher steps nearer, if possible without coming near another catcher.
pub(super) fn catchers(position: &Position<'_>) -> Vec<Cell> {
    let to = position.fugitive.unwrap_or_default();
    let mut moved = position.catchers.to_vec();
    for nth in 0..moved.len() {
        let apart = |cell: Cell| {
            let others = moved.iter().take(nth).rev().take(8);
            others.map(|&other| position.field.distance(other, cell)).min().unwrap_or(0)
        };
        let key = |cell: Cell| (position.field.distance(cell, to), u16::MAX - apart(cell));
        let next = position.field.around(moved[nth]).map(|(_, cell)| cell).min_by_key(|&cell| key(cell));
        moved[nth] = next.unwrap_or(moved[nth]);
    }
    moved
}

/// The end with the largest sum of distances from the catchers.
pub(super) fn fugitive(position: &Position<'_>) -> Cell {
    let n = usize::from(position.field.n);
    let mut sums = (alloc::vec![0_u64; n], alloc::vec![0_u64; n]);
    for Spread { across, down } in position.catchers.iter().map(|&cell| position.field.spread(cell)) {
        sums.0.iter_mut().zip(across).for_each(|(sum, far)| *sum += u64::from(far));
        sums.1.iter_mut().zip(down).for_each(|(sum, far)| *sum += u64::from(far));
    }
    let sum = |&cell: &Cell| {
        let (x, y) = position.field.xy(cell);
        sums.0[usize::from(x)] + sums.1[usize::from(y)]
    };
    let ends = position.ends();
    ends.iter().copied().max_by_key(sum).unwrap_or(ends[0])
}
