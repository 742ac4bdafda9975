use std::fmt;
use std::ops::{Index, IndexMut};

use boardlab_core::scene::{Board, BoardShape, Place};

/// Rows of signs, each in a cell at its row and column from 0. `Display` prints them as they were read.
///
/// ```
/// use boardlab_task::Grid;
/// let mut grid = Grid::filled(2, 3, '.');
/// grid[(1, 2)] = '#';
/// assert_eq!((grid.get((1, 2)), grid.get((2, 0)), grid.count('.')), (Some('#'), None, 5));
/// assert_eq!(grid.to_string(), "...\n..#\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    cells: Vec<Vec<char>>,
}

impl Grid {
    pub(crate) fn new(cells: Vec<Vec<char>>) -> Self {
        Grid { cells }
    }

    /// The same sign everywhere.
    #[must_use]
    pub fn filled(rows: usize, columns: usize, sign: char) -> Self {
        Grid { cells: vec![vec![sign; columns]; rows] }
    }

    /// How many rows it has.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.cells.len() as u32
    }

    /// How many columns it has.
    #[must_use]
    pub fn columns(&self) -> u32 {
        self.cells.first().map_or(0, Vec::len) as u32
    }

    /// A board of its size.
    #[must_use]
    pub fn board(&self, shape: BoardShape) -> Board {
        Board { rows: self.rows(), columns: self.columns(), shape, ..Board::default() }
    }

    /// The sign at a place; none off the grid.
    #[must_use]
    pub fn get(&self, (row, column): Place) -> Option<char> {
        let row = self.cells.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied()
    }

    /// The cells, row by row, with their signs.
    pub fn cells(&self) -> impl Iterator<Item = (Place, char)> {
        let row = |(row, cells)| (0..).zip(cells).map(move |(column, &sign)| ((row, column), sign));
        (0..).zip(&self.cells).flat_map(row)
    }

    /// The places of a sign.
    pub fn places(&self, sign: char) -> impl Iterator<Item = Place> {
        self.cells().filter(move |&(_, there)| there == sign).map(|(place, _)| place)
    }

    /// The first place of a sign.
    #[must_use]
    pub fn find(&self, sign: char) -> Option<Place> {
        self.places(sign).next()
    }

    /// How often a sign occurs.
    #[must_use]
    pub fn count(&self, sign: char) -> usize {
        self.places(sign).count()
    }
}

/// It panics off the grid.
impl Index<Place> for Grid {
    type Output = char;

    fn index(&self, (row, column): Place) -> &char {
        &self.cells[row as usize][column as usize]
    }
}

impl IndexMut<Place> for Grid {
    fn index_mut(&mut self, (row, column): Place) -> &mut char {
        &mut self.cells[row as usize][column as usize]
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cells.iter().try_for_each(|row| writeln!(f, "{}", row.iter().collect::<String>()))
    }
}
