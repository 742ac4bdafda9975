use crate::boundary::Cell;

/// Cells a side.
pub const SIZE: u8 = 31;

/// A set of cells, one bit each, stored by rows and by columns, because your row and your column are read most.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cells {
    rows: [u32; SIZE as usize],
    columns: [u32; SIZE as usize],
}

impl Cells {
    /// Whether a cell is in it.
    #[must_use]
    #[inline]
    pub fn has(&self, (row, column): Cell) -> bool {
        self.rows[row as usize] >> column & 1 == 1
    }

    /// Puts a cell in; a second time changes nothing.
    #[inline]
    pub fn put(&mut self, (row, column): Cell) {
        self.rows[row as usize] |= 1 << column;
        self.columns[column as usize] |= 1 << row;
    }

    /// Puts all cells of another set in.
    pub fn add(&mut self, other: &Cells) {
        self.rows.iter_mut().zip(other.rows).for_each(|(row, bits)| *row |= bits);
        self.columns.iter_mut().zip(other.columns).for_each(|(column, bits)| *column |= bits);
    }

    /// The set with one cell moved to another.
    #[must_use]
    pub fn moved(&self, (row, column): Cell, to: Cell) -> Cells {
        let mut moved = self.clone();
        moved.rows[row as usize] &= !(1 << column);
        moved.columns[column as usize] &= !(1 << row);
        moved.put(to);
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
    #[must_use]
    pub fn count(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }

    /// The cells, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        let size = u16::from(SIZE);
        (0..size * size).map(move |nth| ((nth / size) as u8, (nth % size) as u8)).filter(|&cell| self.has(cell))
    }
}
