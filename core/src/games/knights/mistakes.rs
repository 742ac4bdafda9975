//! Hyper Knights with one mistake at a time.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::grundy::grundy;
use super::model::{Case, MOVES, Square};
use super::{Knights, text};
use crate::game::{Misreading, Record, Tokens, mistakes};

mistakes! {
    /// What programs get wrong.
    pub enum Mistake {
        BoardEndsAt499: "board", "has a board that ends at 499";
        LastMoverLoses: "loser", "lets the player lose who moves last";
        BobMovesFirst: "loser", "lets Bob move first";
        AnyMovableKnightWins: "nimSum", "lets Alice win if any knight stands on a winning cell";
        SumForXor: "nimSum", "adds the values instead of taking their xor";
        OddNumberOfWins: "nimSum", "counts the knights on winning cells, and looks whether their number is odd";
        SharedCellHoldsOne: "sharing", "counts knights on one cell once";
        ChessKnight: "moves", "moves like a knight in chess, without the long jumps";
        CaseWithHash: "output", "writes `Case #1:`";
        RowsOneByOne: "mex", "fills its table row by row, so that the value one row below is not there yet";
        OutsideIsZero: "mex", "reads past the edge of its table, and finds a 0 there";
        NimSumIsKept: "nimSum", "begins a case with the nim-sum of the case before";
    }
}

use Mistake::*;

/// Plays case after case with a mistake, or with none.
pub(super) struct Player {
    mistake: Option<Mistake>,
    /// The values of a mistake that changes them; empty before they are needed.
    table: Vec<u8>,
    nim_sum: u8,
}

/// The statement's coordinates end before this.
const SIDE: usize = 500;
/// What moves from the statement's cells can reach.
const REACHED: usize = 2 * SIDE - 1;

impl Player {
    pub(super) fn with(mistake: Option<Mistake>) -> Box<dyn Misreading<Knights>> {
        Box::new(Player { mistake, table: Vec::new(), nim_sum: 0 })
    }

    fn is(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    /// The value of a cell; none if it is not known with the mistake.
    fn value(&mut self, Square { x, y }: Square) -> Option<u8> {
        let Some(mistake @ (BoardEndsAt499 | ChessKnight | RowsOneByOne | OutsideIsZero)) = self.mistake else {
            return Some(grundy(x, y));
        };
        if self.table.is_empty() {
            self.table = table(mistake);
        }
        let on_table = x.max(y) < SIDE as u64;
        on_table.then(|| self.table[x as usize * REACHED + y as usize])
    }

    fn alice_wins(&mut self, values: &[u8]) -> bool {
        let from = if self.is(NimSumIsKept) { self.nim_sum } else { 0 };
        self.nim_sum = values.iter().fold(from, |sum, value| sum ^ value);
        let winning = values.iter().filter(|&&value| value > 0).count();
        match self.mistake {
            // Misère play turns the verdict round once no heap is larger than one.
            Some(LastMoverLoses) if values.iter().all(|&value| value < 2) => self.nim_sum == 0,
            Some(BobMovesFirst) => self.nim_sum == 0,
            Some(AnyMovableKnightWins) => winning > 0,
            Some(SumForXor) => values.iter().map(|&value| u32::from(value)).sum::<u32>() % 2 == 1,
            Some(OddNumberOfWins) => winning % 2 == 1,
            _ => self.nim_sum != 0,
        }
    }
}

impl Misreading<Knights> for Player {
    fn play(&mut self, case: &Case, number: usize, _: &Tokens<'_>, record: &mut Record) -> fmt::Result {
        let mut knights: Vec<Square> = Vec::new();
        for &knight in &case.knights {
            let counts = !self.is(SharedCellHoldsOne) || !knights.contains(&knight);
            knights.extend(counts.then_some(knight));
        }
        let values: Option<Vec<u8>> = knights.iter().map(|&knight| self.value(knight)).collect();
        let values = values.ok_or(fmt::Error)?;
        knights.iter().zip(&values).for_each(|(&Square { x, y }, &value)| record.value((x, y), value));
        let alice = self.alice_wins(&values);
        match self.is(CaseWithHash) {
            true => write!(record, "Case #{number}:")?,
            false => text::header(number, record)?,
        }
        writeln!(record, " {}", if alice { "Alice" } else { "Bob" })
    }
}

/// The values with a mistake, row by row. Where cells are filled by x + y, those with a larger sum are never asked for.
#[must_use]
pub fn table(mistake: Mistake) -> Vec<u8> {
    let mut table = vec![0; REACHED * REACHED];
    if mistake == RowsOneByOne {
        (0..SIDE * SIDE).for_each(|nth| fill(&mut table, nth / SIDE, nth % SIDE, mistake));
    } else {
        (0..REACHED).for_each(|sum| (0..=sum).for_each(|x| fill(&mut table, x, sum - x, mistake)));
    }
    table
}

fn fill(table: &mut [u8], x: usize, y: usize, mistake: Mistake) {
    let end = if matches!(mistake, BoardEndsAt499 | RowsOneByOne) { SIDE } else { REACHED };
    let mut reached = 0_u16;
    for (down, right) in MOVES {
        let is_long = down.abs() == 3 || right.abs() == 3;
        let to = (x.wrapping_add_signed(down.into()), y.wrapping_add_signed(right.into()));
        if to.0 < end && to.1 < end && !(is_long && mistake == ChessKnight) {
            reached |= 1 << table[to.0 * REACHED + to.1];
        } else if mistake == OutsideIsZero && to.0.max(to.1) > end {
            reached |= 1;
        }
    }
    table[x * REACHED + y] = reached.trailing_ones() as u8;
}
