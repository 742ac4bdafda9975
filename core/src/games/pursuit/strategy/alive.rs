//! The cells where a fast fugitive can be in each turn, if every catcher could be on all cells that it has time to
//! reach.
//!
//! For a fugitive of one step, distances decide: if one shortest way leads to a cell before any catcher, all do. A
//! faster fugitive must end each turn on a cell that no catcher can have reached, and may pass over cells that one can.

use alloc::vec::Vec;

use crate::games::pursuit::field::{Cell, Field, LONGEST};

/// Cells as bits: bit x of row y.
#[derive(Clone)]
pub(super) struct Bits {
    rows: [u128; LONGEST],
}

impl Bits {
    pub(super) const EMPTY: Bits = Bits { rows: [0; LONGEST] };

    pub(super) fn of(field: Field, cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut bits = Bits::EMPTY;
        for (x, y) in cells.into_iter().map(|cell| field.xy(cell)) {
            bits.rows[usize::from(y)] |= 1 << x;
        }
        bits
    }

    fn without(&mut self, other: &Bits, n: usize) {
        self.rows[..n].iter_mut().zip(&other.rows).for_each(|(row, other)| *row &= !other);
    }

    fn with(&mut self, other: &Bits, n: usize) {
        self.rows[..n].iter_mut().zip(&other.rows).for_each(|(row, other)| *row |= other);
    }

    fn count(&self, n: usize) -> u32 {
        self.rows[..n].iter().map(|row| row.count_ones()).sum()
    }

    /// Whether every cell is in one of the two sets.
    fn fills(&self, other: &Bits, field: Field) -> bool {
        let n = usize::from(field.n);
        self.rows[..n].iter().zip(&other.rows).all(|(row, other)| row | other == full(n))
    }

    /// Adds all neighbours. Returns false if there were none to add.
    fn grow(&mut self, field: Field) -> bool {
        let n = usize::from(field.n);
        let (first, last) = if field.torus { (self.rows[0], self.rows[n - 1]) } else { (0, 0) };
        let mut above = last;
        let mut grown = 0;
        for y in 0..n {
            let row = self.rows[y];
            let below = if y + 1 < n { self.rows[y + 1] } else { first };
            let round = if field.torus { row >> (n - 1) | row << (n - 1) } else { 0 };
            let wide = (row | row << 1 | row >> 1 | round | above | below) & full(n);
            grown |= wide ^ row;
            self.rows[y] = wide;
            above = row;
        }
        grown != 0
    }
}

/// The future of the fugitive: the number of cells on which it can end a turn before a catcher can be there, and the
/// sum over all coming turns of the number of cells on which it can be.
pub(super) type Outlook = (u32, u32);

/// The outlook if the catchers move next, or the fugitive.
pub(super) fn outlook(field: Field, steps: u8, fugitive: Cell, catchers: &Bits, fugitive_moves: bool) -> Outlook {
    let n = usize::from(field.n);
    let mut held = catchers.clone();
    let mut alive = Bits::of(field, [fugitive]);
    let mut seen = Bits::EMPTY;
    let mut volume = 0;
    if fugitive_moves {
        spread_fugitive(field, steps, &mut alive);
        alive.without(&held, n);
    }
    loop {
        held.grow(field);
        alive.without(&held, n);
        let count = alive.count(n);
        if count == 0 {
            return (seen.count(n), volume);
        }
        seen.with(&alive, n);
        volume += count;
        // A fugitive that can be on all cells without catchers need not move: it can stay there.
        if !alive.fills(&held, field) {
            spread_fugitive(field, steps, &mut alive);
            alive.without(&held, n);
        }
    }
}

/// A row with `n` cells set.
const fn full(n: usize) -> u128 {
    u128::MAX >> (128 - n)
}

fn spread_fugitive(field: Field, steps: u8, alive: &mut Bits) {
    for _ in 0..steps {
        if !alive.grow(field) {
            break;
        }
    }
}

/// Catchers that search for their steps one after the other, among idle ones that do not.
pub(super) struct Chase {
    pub(super) field: Field,
    pub(super) steps: u8,
    pub(super) fugitive: Cell,
    pub(super) idle: Vec<Cell>,
}

impl Chase {
    /// The outlook of the fugitive, which moves next, after steps of all catchers but one, and a step of that one.
    fn outlook(&self, others: &Bits, n: usize, cell: Cell) -> Outlook {
        let mut held = Bits::of(self.field, [cell]);
        held.with(others, n);
        outlook(self.field, self.steps, self.fugitive, &held, true)
    }

    /// The cells of the others.
    pub(super) fn others(&self, steps: &[(Cell, Cell)], nth: usize) -> Bits {
        let others = (0..).zip(steps).filter(|&(other, _)| other != nth).map(|(_, &(_, to))| to);
        Bits::of(self.field, others.chain(self.idle.iter().copied()))
    }

    /// The outlook of the fugitive after each step of a catcher.
    pub(super) fn evaluate(&self, steps: &[(Cell, Cell)], nth: usize) -> impl Iterator<Item = (Outlook, Cell)> {
        let others = self.others(steps, nth);
        let n = usize::from(self.field.n);
        self.field.around(steps[nth].0).map(move |(_, cell)| (self.outlook(&others, n, cell), cell))
    }

    /// The outlook of the fugitive after the steps of all catchers.
    pub(super) fn outlook_after(&self, steps: &[(Cell, Cell)]) -> Outlook {
        outlook(self.field, self.steps, self.fugitive, &self.others(steps, usize::MAX), true)
    }
}
