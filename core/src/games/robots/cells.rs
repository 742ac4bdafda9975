use crate::bits::set_operators;
use crate::boundary::Cell;

/// Cells a side.
///
/// ```
/// use boardlab_core::games::robots::{Robots, SIZE};
/// use boardlab_core::{Game, Limits};
/// assert!(Robots::parse(&format!("1 0\n{SIZE} 1\n0 0\n"), Limits::Statement).is_ok());
/// assert!(Robots::parse(&format!("1 0\n{} 1\n0 0\n", SIZE + 1), Limits::Statement).is_err());
/// ```
pub const SIZE: u8 = 31;

/// A set of cells, one bit each, stored by rows and by columns, because your row and your column are read most.
///
/// ```
/// use boardlab_core::Game;
/// use boardlab_core::games::robots::{Case, Robots};
/// // Two robots meet on your row: they leave one heap.
/// let case = Case { robots: vec![(13, 17), (15, 17)], teleports: vec![] };
/// let mut state = Robots::start(&case);
/// Robots::play(&case, &mut state, &"stay".parse().unwrap()).unwrap();
/// assert!(state.debris.contains((14, 16)));
/// assert_eq!(state.debris.into_iter().collect::<Vec<_>>(), [(14, 16)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cells {
    rows: Lines,
    columns: Lines,
}

type Lines = [u32; SIZE as usize];

impl Cells {
    /// Whether a cell is in it.
    ///
    /// ```
    /// use boardlab_core::{Game, Input, Limits, games::robots::Robots};
    /// let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// assert!(!Robots::start(&input.case(0).unwrap()).debris.contains((0, 0)));
    /// ```
    #[must_use]
    #[inline]
    pub fn contains(&self, (row, column): Cell) -> bool {
        self.rows[row as usize] >> column & 1 == 1
    }

    /// Puts a cell in; a second time changes nothing.
    #[inline]
    pub(super) fn insert(&mut self, (row, column): Cell) {
        self.rows[row as usize] |= 1 << column;
        self.columns[column as usize] |= 1 << row;
    }

    fn zip(self, other: Self, join: impl Fn(u32, u32) -> u32) -> Self {
        let lines = |one: Lines, other: Lines| core::array::from_fn(|line| join(one[line], other[line]));
        Cells { rows: lines(self.rows, other.rows), columns: lines(self.columns, other.columns) }
    }

    /// The set with one cell moved to another.
    pub(super) fn moved(&self, (row, column): Cell, to: Cell) -> Cells {
        let mut moved = *self;
        moved.rows[row as usize] &= !(1 << column);
        moved.columns[column as usize] &= !(1 << row);
        moved.insert(to);
        moved
    }

    /// The cells on a row, one bit a column.
    #[inline]
    pub(super) fn row(&self, row: u8) -> u32 {
        self.rows[row as usize]
    }

    /// The cells on a column, one bit a row.
    #[inline]
    pub(super) fn column(&self, column: u8) -> u32 {
        self.columns[column as usize]
    }

    /// How many cells.
    pub(super) fn count(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }
}

set_operators!(Cells);

/// The cells, row by row.
impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter { rows: self.rows, row: 0 }
    }
}

/// See [`Cells::into_iter`].
pub struct Iter {
    rows: Lines,
    row: u8,
}

impl Iterator for Iter {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.rows.get(usize::from(self.row))? == &0 {
            self.row += 1;
        }
        let bits = &mut self.rows[usize::from(self.row)];
        let column = bits.trailing_zeros() as u8;
        *bits &= *bits - 1;
        Some((self.row, column))
    }
}
