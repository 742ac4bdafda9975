use alloc::boxed::Box;
use alloc::vec;

use super::problem::Problem;
use super::tape::{Numbers, Tape};
use crate::bits::set_operators;
use crate::games::pursuit::field::{Cell, Field, Step};

/// A set of cells of the field, a bit a cell, row by row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct CellSet<const W: usize>([u64; W]);

impl<const W: usize> CellSet<W> {
    pub(super) const EMPTY: Self = CellSet([0; W]);
    /// Every bit.
    pub(super) const ALL: Self = CellSet([u64::MAX; W]);

    /// The set of one cell.
    #[inline(always)]
    pub(super) fn of(cell: Cell) -> Self {
        let mut set = CellSet::EMPTY;
        set.insert(cell);
        set
    }

    /// The cells below a bound.
    #[inline(always)]
    pub(super) fn below(bound: usize) -> Self {
        CellSet(core::array::from_fn(|word| match bound.saturating_sub(64 * word) {
            0 => 0,
            few @ 1..64 => (1 << few) - 1,
            _ => u64::MAX,
        }))
    }

    #[inline(always)]
    pub(super) fn contains(&self, cell: Cell) -> bool {
        self.0[usize::from(cell) / 64] >> (cell % 64) & 1 != 0
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell) / 64] |= 1 << (cell % 64);
    }

    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline(always)]
    pub(super) fn len(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// Writes it, or reads another one.
    pub(super) fn keep(&mut self, tape: &mut dyn Tape) -> Option<()> {
        self.0.iter_mut().try_for_each(|word| tape.number(word))
    }

    #[inline(always)]
    pub(super) fn zip(mut self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word = join(*word, other));
        self
    }
}

set_operators!(CellSet<W>, const W);

/// The cells, ascending.
impl<const W: usize> IntoIterator for CellSet<W> {
    type Item = Cell;
    type IntoIter = Cells<W>;

    #[inline(always)]
    fn into_iter(self) -> Cells<W> {
        Cells { row: self.0, word: 0 }
    }
}

/// See [`CellSet::into_iter`].
pub(super) struct Cells<const W: usize> {
    row: [u64; W],
    word: usize,
}

impl<const W: usize> Iterator for Cells<W> {
    type Item = Cell;

    #[inline(always)]
    fn next(&mut self) -> Option<Cell> {
        while self.row[self.word] == 0 {
            if self.word + 1 == W {
                return None;
            }
            self.word += 1;
        }
        let bits = &mut self.row[self.word];
        let cell = 64 * self.word as Cell + bits.trailing_zeros() as Cell;
        *bits &= bits.wrapping_sub(1);
        Some(cell)
    }
}

fn up<const W: usize>(CellSet(row): &CellSet<W>, by: usize) -> CellSet<W> {
    let (words, bits) = (by / 64, by % 64);
    let mut out = [0; W];
    for at in words..W {
        out[at] = row[at - words] << bits;
        if bits > 0 && at > words {
            out[at] |= row[at - words - 1] >> (64 - bits);
        }
    }
    CellSet(out)
}

fn down<const W: usize>(CellSet(row): &CellSet<W>, by: usize) -> CellSet<W> {
    let (words, bits) = (by / 64, by % 64);
    let mut out = [0; W];
    for at in words..W {
        out[at - words] = row[at] >> bits;
        if bits > 0 && at + 1 < W {
            out[at - words] |= row[at + 1] << (64 - bits);
        }
    }
    CellSet(out)
}

/// Shifts by 1 to 63.
#[inline(always)]
fn up_little<const W: usize>(CellSet(row): &CellSet<W>, by: usize) -> CellSet<W> {
    let mut out = [0; W];
    let mut carry = 0;
    for (out, &word) in out.iter_mut().zip(row) {
        *out = word << by | carry;
        carry = word >> (64 - by);
    }
    CellSet(out)
}

#[inline(always)]
fn down_little<const W: usize>(CellSet(row): &CellSet<W>, by: usize) -> CellSet<W> {
    let mut out = [0; W];
    let mut carry = 0;
    for (out, &word) in out.iter_mut().zip(row).rev() {
        *out = word >> by | carry;
        carry = word << (64 - by);
    }
    CellSet(out)
}

/// What the fugitive can do on a field, with sets.
pub(super) struct Geometry<const W: usize> {
    side: usize,
    torus: bool,
    steps: u8,
    blocked: bool,
    /// Every cell.
    pub(super) full: CellSet<W>,
    /// The column x = 0, and all but it; the last one, and all but it.
    first: CellSet<W>,
    not_first: CellSet<W>,
    last: CellSet<W>,
    not_last: CellSet<W>,
}

impl<const W: usize> Geometry<W> {
    pub(super) fn new(problem: &Problem) -> Self {
        let Field { n, torus } = problem.field;
        let side = usize::from(n);
        let set = |keep: &dyn Fn(usize) -> bool| {
            (0..side * side).filter(|&at| keep(at)).fold(CellSet::EMPTY, |row, at| row | CellSet::of(at as Cell))
        };
        Geometry {
            side,
            torus,
            steps: problem.steps,
            blocked: problem.blocked,
            full: set(&|_| true),
            first: set(&|at| at % side == 0),
            not_first: set(&|at| at % side != 0),
            last: set(&|at| at % side == side - 1),
            not_last: set(&|at| at % side != side - 1),
        }
    }

    /// A set and its neighbours.
    #[inline(always)]
    pub(super) fn dilate(&self, row: &CellSet<W>) -> CellSet<W> {
        let mut out = *row;
        out |= up_little(&(*row & self.not_last), 1);
        out |= down_little(&(*row & self.not_first), 1);
        out |= up_little(row, self.side);
        out |= down_little(row, self.side);
        if self.torus {
            out |= down(&(*row & self.last), self.side - 1);
            out |= up(&(*row & self.first), self.side - 1);
            let around = self.side * (self.side - 1);
            out |= down(row, around);
            out |= up(row, around);
        }
        out & self.full
    }

    /// A set of a torus shifted by a step.
    #[inline(always)]
    pub(super) fn shifted(&self, row: &CellSet<W>, step: Step) -> CellSet<W> {
        let around = self.side * (self.side - 1);
        match step {
            Step::Stay => *row,
            Step::East => up_little(&(*row & self.not_last), 1) | down(&(*row & self.last), self.side - 1),
            Step::West => down_little(&(*row & self.not_first), 1) | up(&(*row & self.first), self.side - 1),
            Step::South => (up_little(row, self.side) | down(row, around)) & self.full,
            Step::North => (down_little(row, self.side) | up(row, around)) & self.full,
        }
    }

    /// The cells, beside the catchers', all of whose ways end where the fugitive is lost.
    #[inline]
    pub(super) fn trapped(&self, catchers: &CellSet<W>, lost: &CellSet<W>) -> CellSet<W> {
        let mut safe = self.full - *lost;
        for _ in 0..self.steps {
            let mut wider = self.dilate(&safe);
            if self.blocked {
                wider -= *catchers;
            }
            if wider == safe {
                break;
            }
            safe = wider;
        }
        self.full - safe - *catchers
    }
}

/// A renaming of the cells, for sets: a table a byte.
pub(super) struct Permutation<const W: usize> {
    bytes: Box<[[CellSet<W>; 256]]>,
}

impl<const W: usize> Permutation<W> {
    pub(super) fn new(to: &[Cell]) -> Self {
        let mut bytes = vec![[CellSet::EMPTY; 256]; to.len().div_ceil(8)].into_boxed_slice();
        for (nth, table) in bytes.iter_mut().enumerate() {
            for value in 1..256 {
                let low = value & (value - 1);
                let bit = 8 * nth + (value as u32).trailing_zeros() as usize;
                table[value] = to.get(bit).map_or(table[low], |&to| table[low] | CellSet::of(to));
            }
        }
        Permutation { bytes }
    }

    #[inline(always)]
    pub(super) fn of(&self, row: &CellSet<W>) -> CellSet<W> {
        let mut out = CellSet::EMPTY;
        for (nth, table) in self.bytes.iter().enumerate() {
            out |= table[(row.0[nth / 8] >> (8 * (nth % 8)) & 255) as usize];
        }
        out
    }
}

/// Whether sets have all widths, and sparse tables are compiled in. The page does without, because they would make
/// its engines half as large again. Where this constant is false, the compiler drops what depends on it.
pub(super) const IS_VAST: bool = cfg!(feature = "vast");

/// The numbers of words that a set may have.
pub(super) const WIDTHS: &[usize] = if IS_VAST { &[1, 2, 3, 4, 10, 16] } else { &[1, 2, 4, 16] };
