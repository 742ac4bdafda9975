use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;

use super::field::{Cell, Field, LONGEST};
use super::model::{MatchParams, State};

/// One byte for each cell, row by row. Distances are below 200.
pub type Map = Vec<u8>;

/// A distance that no cell has. Also the depth to capture of a fugitive that always escapes.
pub const NEVER: u8 = u8::MAX;

/// The distances from a cell, one axis at a time: that of the cell at x and y is `across[x] + down[y]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    /// Steps to a column.
    pub across: [u8; LONGEST],
    /// Steps to a row.
    pub down: [u8; LONGEST],
}

impl Field {
    /// The distances from a cell.
    #[must_use]
    pub fn spread(self, from: Cell) -> Spread {
        let (x, y) = self.xy(from);
        let axis = |from| {
            let mut line = [0; LONGEST];
            let lines = (0..self.n).map(|to| self.apart(from, to) as u8);
            line.iter_mut().zip(lines).for_each(|(place, far)| *place = far);
            line
        };
        Spread { across: axis(x), down: axis(y) }
    }

    /// The distance of every cell from a cell.
    #[must_use]
    pub fn distances(self, from: Cell) -> Map {
        let spread = self.spread(from);
        let n = usize::from(self.n);
        spread.down[..n].iter().flat_map(|&down| spread.across[..n].iter().map(move |&across| across + down)).collect()
    }

    /// The distance of every cell from the nearest of some cells; [`NEVER`] if there are none.
    #[must_use]
    pub fn nearest(self, cells: &[Cell]) -> Map {
        let mut map = vec![NEVER; self.cells()];
        cells.iter().for_each(|&cell| map[usize::from(cell)] = 0);
        map.chunks_exact_mut(usize::from(self.n)).for_each(|row| self.sweep_row(row));
        self.sweep_columns(&mut map);
        map
    }

    /// The number of passes along a line. On a torus a second pass carries distances across the edge.
    const fn laps(self) -> usize {
        if self.torus { 2 } else { 1 }
    }

    fn sweep_row(self, row: &mut [u8]) {
        let n = row.len();
        let mut near = NEVER;
        for at in (0..self.laps()).flat_map(|_| 0..n) {
            near = near.saturating_add(1).min(row[at]);
            row[at] = near;
        }
        near = NEVER;
        for at in (0..self.laps()).flat_map(|_| (0..n).rev()) {
            near = near.saturating_add(1).min(row[at]);
            row[at] = near;
        }
    }

    fn sweep_columns(self, map: &mut [u8]) {
        let n = usize::from(self.n);
        let mut near = [NEVER; LONGEST];
        let mut sweep = |row: &mut [u8]| {
            for (near, place) in near.iter_mut().zip(row) {
                *near = near.saturating_add(1).min(*place);
                *place = *near;
            }
        };
        for y in (0..self.laps()).flat_map(|_| 0..n) {
            sweep(&mut map[n * y..][..n]);
        }
        near = [NEVER; LONGEST];
        let mut sweep = |row: &mut [u8]| {
            for (near, place) in near.iter_mut().zip(row) {
                *near = near.saturating_add(1).min(*place);
                *place = *near;
            }
        };
        for y in (0..self.laps()).flat_map(|_| (0..n).rev()) {
            sweep(&mut map[n * y..][..n]);
        }
    }
}

impl MatchParams {
    /// Where the fugitive's next move may end, cell by cell, whether it is caught there or not. In the reading
    /// `blocked` a path ends in the first cell that a catcher holds. Before its placement it may end anywhere.
    #[must_use]
    pub fn reach(&self, state: &State) -> Vec<bool> {
        match state.fugitive {
            None => vec![true; self.field.cells()],
            Some(from) if self.blocked => {
                self.ways(from, &state.catchers).into_iter().map(|far| far <= self.steps).collect()
            }
            Some(from) => self.field.distances(from).into_iter().map(|far| far <= self.steps).collect(),
        }
    }

    /// The number of steps to each cell on paths that end at the first catcher; [`NEVER`] if there is no path of at
    /// most S steps.
    #[must_use]
    pub fn ways(&self, from: Cell, catchers: &[Cell]) -> Map {
        let mut held = vec![false; self.field.cells()];
        catchers.iter().for_each(|&cell| held[usize::from(cell)] = true);
        let mut map = vec![NEVER; self.field.cells()];
        map[usize::from(from)] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(cell) = queue.pop_front() {
            let far = map[usize::from(cell)];
            if far == self.steps || held[usize::from(cell)] && cell != from {
                continue;
            }
            for (_, next) in self.field.around(cell) {
                if map[usize::from(next)] == NEVER {
                    map[usize::from(next)] = far + 1;
                    queue.push_back(next);
                }
            }
        }
        map
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::SplitMix64;

    #[test]
    fn the_nearest_cell_is_the_nearest() {
        let mut rng = SplitMix64::new(1);
        for case in 0..200 {
            let field = Field { torus: case % 2 == 0, n: rng.between(3, 13) as u8 };
            let cells: Vec<Cell> = (0..rng.below(6)).map(|_| rng.below(field.cells() as u64) as Cell).collect();
            let near = |to| cells.iter().map(|&cell| field.distance(cell, to) as u8).min().unwrap_or(NEVER);
            let slow: Map = (0..field.cells() as Cell).map(near).collect();
            assert_eq!(field.nearest(&cells), slow, "{field:?} {cells:?}");
        }
    }

    #[test]
    fn distances_are_the_fewest_steps() {
        for (torus, n) in [(false, 4), (true, 3), (true, 6), (false, 7)] {
            let field = Field { torus, n };
            let params = MatchParams { field, catchers: 1, steps: 2 * n, turns: 1, blocked: true };
            for from in 0..field.cells() as Cell {
                assert_eq!(field.distances(from), params.ways(from, &[]), "{field:?} {from}");
            }
        }
    }
}
