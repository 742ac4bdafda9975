//! The learned value: the expected points to come, from sums of small vectors over the pieces on the board.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::tally::CompactTally;
use super::weights::{BIAS, CHAIN, CLASSES, LAST, PHASES, REACH, RUN, TAIL, WIDTH, Weights};
use crate::games::solitaire::model::{CELLS, LAYERS};
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

impl Net {
    /// Prepares weights for an alphabet.
    pub fn new(weights: &Weights, alphabet: Alphabet) -> Self {
        let sum = |(units, direct): (&[i16; WIDTH], &i32)| Sum { units: Units(*units), direct: *direct };
        let rows: Vec<Sum> = weights.rows.iter().zip(&weights.direct).map(sum).collect();
        let reach = |mask: usize| {
            let mut sum = rows[BIAS];
            (0..9).filter(|bit| mask >> bit & 1 == 1).for_each(|bit| sum.add(&rows[REACH + bit]));
            sum
        };
        let tally = |number: usize| {
            let mut sum = rows[TAIL + number / 10];
            sum.add(&rows[CHAIN + number / 2 % 5]);
            sum.add(&rows[RUN + number % 2]);
            sum
        };
        let moved = |piece: usize| {
            let mut sum = rows[LAST + piece / 24 * 8 + piece % 8];
            sum.sub(&rows[piece]);
            sum
        };
        Self {
            means: rows[..CLASSES * 24].chunks(8).map(|types| mean(types, alphabet)).collect(),
            last: Table::of(rows[LAST..LAST + CLASSES * 8].iter().copied()),
            moved: Table::of((0..CLASSES * 24).map(moved)),
            reach: Table::of((0..512).map(reach)),
            tallies: Table::of((0..810).map(tally)),
            pieces: rows[..CLASSES * 24].into(),
            out: weights.out.clone().into(),
            base: weights.base.clone().into(),
            steps: steps(),
        }
    }

    /// The number of the tally after one more removal, and its points; `last` is the piece before.
    #[inline(always)]
    pub(super) fn after(&self, tally: u16, last: Option<Piece>, piece: Piece) -> (u16, i32) {
        let run = last == Some(piece);
        let (next, points) = self.steps[usize::from(tally >> 1) * 8 + piece as usize];
        let more = if run { 4 - 2 * i32::from(tally & 1) } else { 0 };
        (next | u16::from(run), i32::from(points) + 1 + more)
    }

    /// A known piece at `cell`, layer `layer`.
    #[inline(always)]
    pub(super) fn piece(&self, cell: u8, layer: usize, piece: Piece) -> &Sum {
        &self.pieces[Self::number(cell, layer, piece)]
    }

    /// A hidden piece.
    #[inline(always)]
    pub(super) fn hidden(&self, cell: u8, layer: usize) -> &Sum {
        &self.means[usize::from(CLASS[usize::from(cell)]) * LAYERS + layer]
    }

    /// Expected points to come, in 1/256 points, after the last removal.
    #[inline(always)]
    pub(super) fn value(&self, board: &Sum, (cell, piece): (u8, Piece), facts: Facts) -> i32 {
        self.weigh(board, &self.last, usize::from(CLASS[usize::from(cell)]) * 8 + piece as usize, facts)
    }

    /// The same after one more removal, by cell, layer and type, which `board` still holds.
    #[inline(always)]
    pub(super) fn value_after(&self, board: &Sum, (cell, layer, piece): (u8, usize, Piece), facts: Facts) -> i32 {
        self.weigh(board, &self.moved, Self::number(cell, layer, piece), facts)
    }

    #[inline(always)]
    fn number(cell: u8, layer: usize, piece: Piece) -> usize {
        (usize::from(CLASS[usize::from(cell)]) * LAYERS + layer) * 8 + piece as usize
    }

    #[inline(always)]
    fn weigh(&self, board: &Sum, table: &Table, at: usize, facts: Facts) -> i32 {
        let (tally, reach) = (usize::from(facts.tally), facts.reach.0);
        let (a, b, c) = (&table.units[at].0, &self.tallies.units[tally].0, &self.reach.units[reach].0);
        let phase = usize::from(facts.left / 12).min(PHASES - 1);
        // Two passes in 16 bits, which compilers turn into vector instructions.
        let units: [i16; WIDTH] = core::array::from_fn(|i| {
            board.units.0[i].wrapping_add(a[i]).wrapping_add(b[i]).wrapping_add(c[i]).clamp(0, UNIT)
        });
        let squared = units.iter().zip(&self.out[phase]).map(|(x, w)| i32::from(x.wrapping_mul(*w)) * i32::from(*x));
        let direct = table.direct[at] + self.tallies.direct[tally] + self.reach.direct[reach];
        squared.sum::<i32>() / DIVISOR + board.direct + direct + self.base[phase]
    }
}

/// What a value depends on besides the pieces and the last removal.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    /// The tally's number.
    pub(super) tally: u16,
    /// What the last removal leads to.
    pub(super) reach: Reach,
    /// Pieces left.
    pub(super) left: u8,
}

/// What some cells show: a bit for each type, in their order, and one for a hidden piece.
#[derive(Clone, Copy)]
pub(super) struct Reach(usize);

impl Reach {
    #[inline(always)]
    pub(super) fn new(types: usize, hidden: bool) -> Self {
        Reach(types | usize::from(hidden) << 8)
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether any type shows.
    #[inline(always)]
    pub(super) fn shows(self) -> bool {
        self.0 & 0xFF != 0
    }
}

fn mean(rows: &[Sum], alphabet: Alphabet) -> Sum {
    let count = alphabet.count() as i32;
    let mut totals = ([0i32; WIDTH], 0);
    for row in alphabet.into_iter().map(|piece| &rows[piece as usize]) {
        totals.0.iter_mut().zip(&row.units.0).for_each(|(a, b)| *a += i32::from(*b));
        totals.1 += row.direct;
    }
    let round = |total: i32| (2 * total + count).div_euclid(2 * count);
    Sum { units: Units(totals.0.map(|total| round(total) as i16)), direct: round(totals.1) }
}

/// By tally without its run and piece: the next such tally, and the points for sets.
fn steps() -> Box<[(u16, u8)]> {
    let mut table = vec![(0, 0); 405 * 8];
    let mut known = vec![false; 405];
    let mut open = vec![CompactTally::START];
    while let Some(tally) = open.pop() {
        let from = tally.number() / 2;
        if core::mem::replace(&mut known[from], true) {
            continue;
        }
        for piece in Piece::ALL {
            let (mut next, points) = CompactTally { last: None, run: false, ..tally }.after(piece);
            next.run = false;
            table[from * 8 + piece as usize] = (next.number() as u16, points as u8 - 1);
            open.push(next);
        }
    }
    table.into()
}
