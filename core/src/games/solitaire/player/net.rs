//! The learned value: the expected points to come, from sums of small vectors over the pieces on the board.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::layout::{BIAS, CHAIN, CLASSES, LAST, PHASES, REACH, RUN, TAIL, WIDTH};
use super::tally::CompactTally;
use super::weights::Weights;
use crate::games::solitaire::model::CELLS;
use crate::games::solitaire::piece::{Alphabet, Piece};

/// The kind of each cell.
pub static CLASS: [u8; CELLS] = classes();

const fn classes() -> [u8; CELLS] {
    let mut table = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (row, column) = (inward(cell / 6), inward(cell % 6));
        let (low, high) = if row < column { (row, column) } else { (column, row) };
        table[cell] = high * (high + 1) / 2 + low;
        cell += 1;
    }
    table
}

/// Steps to the nearer edge.
const fn inward(line: usize) -> u8 {
    (if line < 3 { line } else { 5 - line }) as u8
}

/// Parts of a point in every value.
pub const POINT: i32 = 256;
/// Hidden unit's range: 0..=UNIT stands for 0..=1.
pub const UNIT: i16 = 255;
/// Scale of the output weights: this much is one point at a full unit.
pub const OUT: i32 = 8;
const DIVISOR: i32 = 255 * 255 * OUT / POINT;

/// What facts add to the hidden units, before these are cut to their range: a cache line.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Units([i16; WIDTH]);

/// A sum of rows: what they add to the hidden units, and to the value itself in 1/256 points.
#[derive(Clone, Copy)]
pub(super) struct Sum {
    units: Units,
    direct: i32,
}

/// Sums by number. The two parts lie apart, so that each sum's units are in one cache line.
struct Table {
    units: Box<[Units]>,
    direct: Box<[i32]>,
}

/// The weights, prepared for an alphabet.
pub struct Net {
    pieces: Box<[Sum]>,
    means: Box<[Sum]>,
    last: Table,
    moved: Table,
    reach: Table,
    tallies: Table,
    out: Box<[[i16; WIDTH]]>,
    base: Box<[i32]>,
    steps: Box<[(u16, u8)]>,
}

impl Sum {
    /// Nothing.
    pub(super) const ZERO: Self = Self { units: Units([0; WIDTH]), direct: 0 };
    /// Adds another sum.
    #[inline(always)]
    pub(super) fn add(&mut self, other: &Self) {
        for (a, b) in self.units.0.iter_mut().zip(&other.units.0) {
            *a = a.wrapping_add(*b);
        }
        self.direct += other.direct;
    }
    /// Takes another sum away.
    #[inline(always)]
    pub(super) fn sub(&mut self, other: &Self) {
        for (a, b) in self.units.0.iter_mut().zip(&other.units.0) {
            *a = a.wrapping_sub(*b);
        }
        self.direct -= other.direct;
    }
}

impl Table {
    fn of(sums: impl Iterator<Item = Sum>) -> Self {
        let (units, direct): (Vec<_>, Vec<_>) = sums.map(|sum| (sum.units, sum.direct)).unzip();
        Self { units: units.into(), direct: direct.into() }
    }
}

/// Number of a tail, 0..81.
fn tail_id(tail: u16) -> usize {
    let (mut kind, mut id, mut digits) = (0, 0, 0);
    let mut rest = tail;
    while rest > 1 {
        kind = (rest & 7) as usize / 4;
        id = id * 4 + (rest & 3) as usize;
        rest >>= 3;
        digits += 1;
    }
    // Ordered tails without repetition: 1, 8, 24, 48 of length 0..=3; a digit's rank among those not used yet.
    match digits {
        0 => 0,
        1 => 1 + kind * 4 + id,
        2 => 9 + kind * 12 + id / 4 * 3 + rank(id % 4, &[id / 4]),
        _ => 33 + kind * 24 + id / 16 * 6 + rank(id / 4 % 4, &[id / 16]) * 2 + rank(id % 4, &[id / 16, id / 4 % 4]),
    }
}

fn rank(digit: usize, used: &[usize]) -> usize {
    digit - used.iter().filter(|u| **u < digit).count()
}

impl Net {
    /// Prepares weights for an alphabet.
    pub fn new(w: &Weights, alphabet: Alphabet) -> Self {
        let rows: Vec<Sum> = w.rows.iter().zip(&w.direct).map(|(r, d)| Sum { units: Units(*r), direct: *d }).collect();
        let reach = |mask: usize| {
            let mut sum = rows[BIAS];
            (0..9).filter(|b| mask >> b & 1 == 1).for_each(|b| sum.add(&rows[REACH + b]));
            sum
        };
        let tally = |i: usize| {
            let mut sum = rows[TAIL + i / 10];
            sum.add(&rows[CHAIN + i / 2 % 5]);
            sum.add(&rows[RUN + i % 2]);
            sum
        };
        let moved = |i: usize| {
            let mut sum = rows[LAST + i / 24 * 8 + i % 8];
            sum.sub(&rows[i]);
            sum
        };
        Self {
            means: (0..CLASSES * 3).map(|i| mean(&rows[i * 8..i * 8 + 8], alphabet)).collect(),
            last: Table::of((LAST..LAST + CLASSES * 8).map(|i| rows[i])),
            moved: Table::of((0..CLASSES * 24).map(moved)),
            reach: Table::of((0..512).map(reach)),
            tallies: Table::of((0..810).map(tally)),
            pieces: rows[..CLASSES * 24].into(),
            out: w.out.clone().into(),
            base: w.base.clone().into(),
            steps: steps(),
        }
    }

    /// The number of the tally after one more removal, and its points; `last` is the piece before, 8 for none.
    #[inline(always)]
    pub(super) fn after(&self, tally: u16, last: u8, piece: usize) -> (u16, i32) {
        let run = usize::from(last) == piece;
        let (next, points) = self.steps[usize::from(tally >> 1) * 8 + piece];
        let more = if run { 4 - 2 * i32::from(tally & 1) } else { 0 };
        (next | u16::from(run), i32::from(points) + 1 + more)
    }

    /// A known piece at `cell`, layer `layer`.
    #[inline(always)]
    pub(super) fn piece(&self, cell: usize, layer: usize, piece: usize) -> &Sum {
        &self.pieces[Self::number(cell, layer, piece)]
    }

    /// A hidden piece.
    #[inline(always)]
    pub(super) fn hidden(&self, cell: usize, layer: usize) -> &Sum {
        &self.means[usize::from(CLASS[cell]) * 3 + layer]
    }

    /// Expected points to come, in 1/256 points, where `last` (cell and type) was the last removal.
    #[inline(always)]
    pub(super) fn value(&self, board: &Sum, last: (usize, usize), facts: Facts) -> i32 {
        self.weigh(board, &self.last, usize::from(CLASS[last.0]) * 8 + last.1, facts)
    }

    /// The same after one more removal, by cell, layer and type, which `board` still holds.
    #[inline(always)]
    pub(super) fn value_after(&self, board: &Sum, removal: (usize, usize, usize), facts: Facts) -> i32 {
        self.weigh(board, &self.moved, Self::number(removal.0, removal.1, removal.2), facts)
    }

    #[inline(always)]
    fn number(cell: usize, layer: usize, piece: usize) -> usize {
        (usize::from(CLASS[cell]) * 3 + layer) * 8 + piece
    }

    #[inline(always)]
    fn weigh(&self, board: &Sum, table: &Table, at: usize, facts: Facts) -> i32 {
        let (a, b, c) = (&table.units[at].0, &self.tallies.units[facts.tally].0, &self.reach.units[facts.reach].0);
        let phase = (facts.left / 12).min(PHASES - 1);
        // Two passes in 16 bits, which compilers turn into vector instructions.
        let units: [i16; WIDTH] = core::array::from_fn(|i| {
            board.units.0[i].wrapping_add(a[i]).wrapping_add(b[i]).wrapping_add(c[i]).clamp(0, UNIT)
        });
        let squared = units.iter().zip(&self.out[phase]).map(|(x, w)| i32::from(x.wrapping_mul(*w)) * i32::from(*x));
        let direct = table.direct[at] + self.tallies.direct[facts.tally] + self.reach.direct[facts.reach];
        squared.sum::<i32>() / DIVISOR + board.direct + direct + self.base[phase]
    }
}

/// What a value depends on besides the pieces and the last removal.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    /// The tally's number.
    pub(super) tally: usize,
    /// What the last removal leads to: a bit a type, and one for a hidden piece.
    pub(super) reach: usize,
    /// Pieces left.
    pub(super) left: usize,
}

fn mean(rows: &[Sum], alphabet: Alphabet) -> Sum {
    let count = alphabet.count() as i32;
    let mut totals = ([0i32; WIDTH], 0);
    for row in alphabet.pieces().map(|piece| &rows[piece as usize]) {
        totals.0.iter_mut().zip(&row.units.0).for_each(|(a, b)| *a += i32::from(*b));
        totals.1 += row.direct;
    }
    let round = |x: i32| (2 * x + count).div_euclid(2 * count);
    Sum { units: Units(totals.0.map(|x| round(x) as i16)), direct: round(totals.1) }
}

/// Number of a tally, 0..810.
pub fn tally_id(tally: CompactTally) -> usize {
    tail_id(tally.tail) * 10 + usize::from(tally.chain) * 2 + usize::from(tally.run)
}

/// By tally without its run and piece: the next such tally, and the points for sets.
fn steps() -> Box<[(u16, u8)]> {
    let mut table = vec![(0, 0); 405 * 8];
    let mut known = vec![false; 405];
    let mut open = vec![CompactTally::START];
    while let Some(tally) = open.pop() {
        let from = tally_id(tally) / 2;
        if core::mem::replace(&mut known[from], true) {
            continue;
        }
        for piece in Piece::ALL {
            let (mut next, points) = CompactTally { last: None, run: false, ..tally }.after(piece);
            next.run = false;
            table[from * 8 + piece as usize] = (tally_id(next) as u16, points as u8 - 1);
            open.push(next);
        }
    }
    table.into()
}
