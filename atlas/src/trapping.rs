//! The fewest catchers that can trap a fugitive on any cell.
//!
//! At first only the cells on or next to a catcher are lost. A fugitive to move is trapped if all cells that it can
//! reach are lost. If no placement traps it on any cell, the analysis finds no new lost states, and the fugitive
//! escapes.

use std::collections::BTreeSet;

use boardlab_core::games::pursuit::{Cell, Field};

/// The fewest catchers that cover all cells within reach of a fugitive with 1 to 4 steps, in the default reading.
pub(super) fn fewest_to_trap(field: Field, steps: u8) -> u16 {
    // All cells of a torus are equivalent.
    let cells = 0..if field.torus { 1 } else { field.cells() as Cell };
    let reaches: Vec<Reach> = cells.map(|at| Reach::new(field, at, steps)).collect();
    let fits = |&most: &u16| reaches.iter().any(|reach| reach.is_covered(reach.all, most, &mut BTreeSet::new()));
    (1..).find(fits).unwrap_or_default()
}

/// The cells that a fugitive reaches, a bit a cell.
struct Reach {
    all: u64,
    /// For each of these cells, the sets that a catcher next to it can cover.
    near: Vec<Vec<u64>>,
}

impl Reach {
    fn new(field: Field, at: Cell, steps: u8) -> Self {
        let cells: Vec<Cell> =
            (0..field.cells() as Cell).filter(|&to| field.distance(at, to) <= steps.into()).collect();
        let set = |from: Cell| {
            let bits = field.around(from).filter_map(|(_, to)| cells.iter().position(|&cell| cell == to));
            bits.fold(0, |set, bit| set | 1 << bit)
        };
        // No catcher stands on the cell of the fugitive.
        let near = |&cell: &Cell| field.around(cell).filter(|&(_, to)| to != at).map(|(_, to)| set(to)).collect();
        Reach { all: (1 << cells.len()) - 1, near: cells.iter().map(near).collect() }
    }

    /// Whether `most` catchers can cover the open cells. `failed` caches negative results.
    fn is_covered(&self, open: u64, most: u16, failed: &mut BTreeSet<(u64, u16)>) -> bool {
        if open == 0 {
            return true;
        }
        // A catcher covers at most five cells.
        if open.count_ones() > 5 * u32::from(most) || failed.contains(&(open, most)) {
            return false;
        }
        let first = open.trailing_zeros() as usize;
        let covered = self.near[first].iter().any(|set| self.is_covered(open & !set, most - 1, failed));
        if !covered {
            failed.insert((open, most));
        }
        covered
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether `most` catchers, placed in ascending order, can trap a fugitive on a cell.
    fn trap(field: Field, at: Cell, steps: u8, placed: &mut Vec<Cell>, most: usize) -> bool {
        let next = |cell: Cell, to: Cell| field.distance(cell, to) <= 1;
        let reached = |&to: &Cell| field.distance(at, to) <= steps.into();
        if (0..field.cells() as Cell).filter(reached).all(|to| placed.iter().any(|&cell| next(cell, to))) {
            return true;
        }
        let from = placed.last().copied().unwrap_or_default();
        placed.len() < most
            && (from..field.cells() as Cell).filter(|&cell| cell != at).any(|cell| {
                placed.push(cell);
                let traps = trap(field, at, steps, placed, most);
                placed.pop();
                traps
            })
    }

    #[test]
    fn as_every_placement_says() {
        for (torus, n, steps) in
            [false, true].into_iter().flat_map(|torus| (3..=4).flat_map(move |n| (1..=4).map(move |s| (torus, n, s))))
        {
            let field = Field { torus, n };
            let fewest =
                (1..).find(|&most| (0..field.cells() as Cell).any(|at| trap(field, at, steps, &mut Vec::new(), most)));
            assert_eq!(Some(usize::from(fewest_to_trap(field, steps))), fewest, "{field:?} {steps}");
        }
    }

    #[test]
    fn a_torus_wide_enough_is_as_the_plane() {
        let fewest = |n, steps| fewest_to_trap(Field { torus: true, n }, steps);
        assert_eq!([2, 3, 4].map(|steps| (fewest(9, steps), fewest(12, steps))), [(4, 4), (6, 6), (11, 11)]);
    }
}
