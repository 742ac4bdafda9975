//! Sets of cells, and where pieces lead to.

use super::model::{CELLS, SIDE};
use super::piece::Piece;
use crate::bits::{Ones, set_operators};

/// A set of cells, one bit each. Cells are numbered row by row from 0.
///
/// ```
/// use boardlab_core::games::solitaire::{Cells, Piece, reach};
/// let next = reach(Piece::One, 0);
/// assert!(next.into_iter().eq([1, 6, 7]));
/// assert!((Cells::ALL - next).contains(0) && !next.contains(0));
/// assert_eq!([3, 5, 3].into_iter().collect::<Cells>().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cells(u64);

impl Cells {
    /// The whole board.
    pub const ALL: Self = Cells((1 << CELLS) - 1);
    pub(super) const NONE: Self = Cells(0);

    #[inline(always)]
    pub(super) const fn of(cell: u8) -> Self {
        Cells(1 << cell)
    }

    /// Whether a cell is in it.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Piece, reach};
    /// assert!(reach(Piece::One, 0).contains(7));
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn contains(self, cell: u8) -> bool {
        self.0 >> cell & 1 == 1
    }

    /// How many cells.
    #[must_use]
    #[inline(always)]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Cells(join(self.0, other.0))
    }
}

set_operators!(Cells);

/// The cells, the first row first.
impl IntoIterator for Cells {
    type Item = u8;
    type IntoIter = Ones;

    #[inline(always)]
    fn into_iter(self) -> Ones {
        Ones(self.0)
    }
}

impl FromIterator<u8> for Cells {
    fn from_iter<I: IntoIterator<Item = u8>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |all, cell| all | Self::of(cell))
    }
}

/// The cells that a piece leads to from a cell, whether or not a tile there is empty.
///
/// ```
/// use boardlab_core::games::solitaire::{Piece, reach};
/// // A rook in the second row, second column: all the way to the edge.
/// assert!(reach(Piece::Torn, 7).into_iter().eq([1, 6, 11, 31]));
/// ```
#[must_use]
#[inline(always)]
pub fn reach(piece: Piece, cell: u8) -> Cells {
    TARGETS[piece as usize][usize::from(cell)]
}

/// By piece and cell.
static TARGETS: [[Cells; CELLS]; Piece::ALL.len()] = {
    let mut table = [[Cells::NONE; CELLS]; Piece::ALL.len()];
    let mut at = 0;
    while at < Piece::ALL.len() * CELLS * CELLS {
        let (piece, from, to) = (at / CELLS / CELLS, at / CELLS % CELLS, at % CELLS);
        if from != to && reaches(Piece::ALL[piece], from, to) {
            table[piece][from].0 |= 1 << to;
        }
        at += 1;
    }
    table
};

/// The statement's rules, the first to the eighth; the cells differ.
const fn reaches(piece: Piece, from: usize, to: usize) -> bool {
    let rows = (from / SIDE).abs_diff(to / SIDE);
    let columns = (from % SIDE).abs_diff(to % SIDE);
    let diagonal = rows == columns;
    let steps = piece as usize + 1;
    let along_line = rows == 0 && is_end(to % SIDE) || columns == 0 && is_end(to / SIDE);
    let along_diagonal = diagonal && (is_end(to / SIDE) || is_end(to % SIDE));
    match piece {
        Piece::One | Piece::Two | Piece::Three | Piece::Four => {
            (rows == 0 || columns == 0 || diagonal) && (rows == steps || columns == steps)
        }
        Piece::Torn => along_line,
        Piece::Lopare => along_diagonal,
        Piece::Dam => along_line || along_diagonal,
        Piece::Springare => rows * columns == 2,
    }
}

const fn is_end(line: usize) -> bool {
    line == 0 || line == SIDE - 1
}
