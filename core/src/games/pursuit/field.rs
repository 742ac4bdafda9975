use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// Lengths of a side that the statement allows.
///
/// ```
/// use boardlab_core::games::pursuit::SIDES;
/// assert!(SIDES.contains(&100) && !SIDES.contains(&2));
/// ```
pub const SIDES: RangeInclusive<u8> = 3..=100;
/// The longest of them.
pub(crate) const LONGEST: usize = *SIDES.end() as usize;

/// A cell: `n * y + x`.
///
/// ```
/// use boardlab_core::games::pursuit::{Cell, Field};
/// let cell: Cell = Field { torus: false, n: 5 }.cell(2, 1);
/// assert_eq!(cell, 7);
/// ```
pub type Cell = u16;

/// A step along one axis, or none.
///
/// ```
/// use boardlab_core::games::pursuit::Step;
/// assert_eq!(Step::North.pair(), (0, -1));
/// assert_eq!(Step::ALL[0].pair(), (0, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Nowhere: `0 0`.
    #[default]
    Stay,
    /// x grows: `1 0`.
    East,
    /// x falls: `-1 0`.
    West,
    /// y grows: `0 1`.
    South,
    /// y falls: `0 -1`.
    North,
}

/// A square of n x n cells, or the torus made of it by gluing opposite edges.
///
/// ```
/// use boardlab_core::games::pursuit::Field;
/// let (square, torus) = (Field { torus: false, n: 5 }, Field { torus: true, n: 5 });
/// let corner = square.cell(4, 4);
/// assert_eq!((corner, square.xy(corner)), (24, (4, 4)));
/// assert_eq!((square.distance(0, corner), torus.distance(0, corner)), (8, 2));
/// assert_eq!((square.around(corner).count(), torus.around(corner).count()), (3, 5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Whether opposite edges are glued.
    pub torus: bool,
    /// Cells a side, see [`SIDES`].
    pub n: u8,
}

/// One byte for each cell, row by row. Distances are below 200.
///
/// ```
/// use boardlab_core::games::pursuit::{Field, Map};
/// let map: Map = Field { torus: false, n: 3 }.nearest(&[0, 8]);
/// assert_eq!(map, [0, 1, 2, 1, 2, 1, 2, 1, 0]);
/// ```
pub type Map = Vec<u8>;

/// A distance that no cell has. Also the depth to capture of a fugitive that always escapes.
///
/// ```
/// use boardlab_core::games::pursuit::{Field, NEVER};
/// assert_eq!(Field { torus: false, n: 3 }.nearest(&[]), [NEVER; 9]);
/// ```
pub const NEVER: u8 = u8::MAX;

/// The distances from a cell, one axis at a time: that of the cell at x and y is `across[x] + down[y]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spread {
    /// Steps to a column.
    pub(super) across: [u8; LONGEST],
    /// Steps to a row.
    pub(super) down: [u8; LONGEST],
}

impl Step {
    /// Staying first.
    pub const ALL: [Step; 5] = [Step::Stay, Step::East, Step::West, Step::South, Step::North];

    /// What it adds to x and y.
    const fn delta(self) -> (i8, i8) {
        match self {
            Step::Stay => (0, 0),
            Step::East => (1, 0),
            Step::West => (-1, 0),
            Step::South => (0, 1),
            Step::North => (0, -1),
        }
    }

    /// What it is called in a turn file.
    #[must_use]
    pub fn pair(self) -> (i32, i32) {
        let (dx, dy) = self.delta();
        (dx.into(), dy.into())
    }

    /// The step with a delta; none for two axes or more than one cell.
    pub(super) fn of(delta: (i32, i32)) -> Option<Step> {
        Step::ALL.into_iter().find(|step| step.pair() == delta)
    }
}

impl Field {
    /// How many cells it has.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.n as usize * self.n as usize
    }

    /// The cell at x (to the right) and y (down), both from 0.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::Field;
    /// # let field = Field { torus: false, n: 5 };
    /// assert_eq!(field.cell(3, 1), 8);
    /// ```
    #[must_use]
    pub const fn cell(self, x: u8, y: u8) -> Cell {
        self.n as Cell * y as Cell + x as Cell
    }

    /// x and y of a cell.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::Field;
    /// # let field = Field { torus: false, n: 5 };
    /// assert_eq!(field.xy(8), (3, 1));
    /// ```
    #[must_use]
    pub const fn xy(self, cell: Cell) -> (u8, u8) {
        ((cell % self.n as Cell) as u8, (cell / self.n as Cell) as u8)
    }

    /// Where a step leads; none off a square.
    pub(super) fn step(self, from: Cell, step: Step) -> Option<Cell> {
        let (x, y) = self.xy(from);
        let (dx, dy) = step.delta();
        Some(self.cell(self.shift(x, dx)?, self.shift(y, dy)?))
    }

    fn shift(self, line: u8, by: i8) -> Option<u8> {
        let moved = i16::from(line) + i16::from(by);
        let n = i16::from(self.n);
        if self.torus { Some(moved.rem_euclid(n) as u8) } else { (0..n).contains(&moved).then_some(moved as u8) }
    }

    /// Where steps lead: the cell itself first, then its neighbours.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::Field;
    /// # let field = Field { torus: false, n: 5 };
    /// use boardlab_core::games::pursuit::Step;
    /// let ways: Vec<_> = field.around(0).collect();
    /// assert_eq!(ways, [(Step::Stay, 0), (Step::East, 1), (Step::South, 5)]);
    /// ```
    pub fn around(self, from: Cell) -> impl Iterator<Item = (Step, Cell)> {
        Step::ALL.into_iter().filter_map(move |step| Some((step, self.step(from, step)?)))
    }

    /// The image of `cell` when a torus is shifted so that `from` becomes cell 0.
    pub(super) fn seen_from(self, from: Cell, cell: Cell) -> Cell {
        let ((u, v), (x, y)) = (self.xy(from), self.xy(cell));
        self.cell((x + self.n - u) % self.n, (y + self.n - v) % self.n)
    }

    /// Steps between two cells.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::Field;
    /// # let field = Field { torus: false, n: 5 };
    /// assert_eq!(field.distance(0, 8), 4);
    /// ```
    #[must_use]
    pub fn distance(self, from: Cell, to: Cell) -> u16 {
        let ((x, y), (u, v)) = (self.xy(from), self.xy(to));
        self.apart(x, u) + self.apart(y, v)
    }

    /// Steps between two rows, or two columns.
    pub(super) fn apart(self, one: u8, other: u8) -> u16 {
        let straight = u16::from(one.abs_diff(other));
        if self.torus { straight.min(u16::from(self.n) - straight) } else { straight }
    }
}

impl Field {
    /// The distances from a cell.
    pub(super) fn spread(self, from: Cell) -> Spread {
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
    pub(super) fn distances(self, from: Cell) -> Map {
        let spread = self.spread(from);
        let n = usize::from(self.n);
        spread.down[..n].iter().flat_map(|&down| spread.across[..n].iter().map(move |&across| across + down)).collect()
    }

    /// The distance of every cell from the nearest of some cells; [`NEVER`] if there are none.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::Field;
    /// # let field = Field { torus: false, n: 5 };
    /// let map = field.nearest(&[0, 24]);
    /// assert_eq!((map[0], map[6], map[12]), (0, 2, 4));
    /// ```
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::SplitMix64;

    #[test]
    fn a_torus_wraps_and_a_square_ends() {
        let (square, torus) = (Field { torus: false, n: 5 }, Field { torus: true, n: 5 });
        assert_eq!(square.step(0, Step::West), None);
        assert_eq!(torus.step(0, Step::West), Some(4));
        assert_eq!(torus.step(0, Step::North), Some(20));
        assert_eq!((square.distance(0, 24), torus.distance(0, 24)), (8, 2));
    }

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
}
