//! Incremental scoring: the points that one more removal adds.
//!
//! The scorer of the rules also knows where points come from. The state of this one fits into a word, so a beam search
//! can number the states and look up the next one. The tests below compare the two.

use crate::games::solitaire::piece::Piece;

/// What still counts of the removals so far: the end of the line that may become a set, and the chain of sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CompactTally {
    /// The last different pieces of one kind since the last set, newest in the low bits: three bits each and a leading
    /// 1.
    pub(super) tail: u16,
    /// 0 no chain, 1 a number set, 2 a piece set, 3 and 4 the same with at least two sets behind it.
    pub(super) chain: u8,
    /// The last piece; none at the start.
    pub(super) last: Option<Piece>,
    /// Whether the last piece ends a run of at least two.
    pub(super) run: bool,
}

impl CompactTally {
    /// Before the first removal.
    pub(super) const START: Self = CompactTally { tail: 1, chain: 0, last: None, run: false };

    /// The tally after one more removal, and the points that it brought.
    #[inline(always)]
    pub(super) fn after(self, piece: Piece) -> (Self, i32) {
        let run = self.last == Some(piece);
        let mut points = 1 + if run { 4 - 2 * i32::from(self.run) } else { 0 };
        let mut next = CompactTally { last: Some(piece), run, ..self };
        points += next.extend(piece as u8);
        (next, points)
    }

    /// Its number, below 810.
    pub(super) fn number(self) -> usize {
        tail_number(self.tail) * 10 + usize::from(self.chain) * 2 + usize::from(self.run)
    }

    #[inline(always)]
    fn extend(&mut self, piece: u8) -> i32 {
        let kept = keep(self.tail, piece);
        if kept != self.tail {
            self.chain = 0;
        }
        self.tail = kept << 3 | u16::from(piece);
        if self.tail < 1 << 12 { 0 } else { self.close(piece) }
    }

    fn close(&mut self, piece: u8) -> i32 {
        let kind = 1 + piece / 4;
        let ordered = self.tail == 0o10123 || self.tail == 0o13210;
        self.tail = 1;
        let others = self.chain != 0 && (self.chain - 1) % 2 + 1 != kind;
        let chained = if !others {
            0
        } else if self.chain > 2 {
            8
        } else {
            16
        };
        self.chain = if others { kind + 2 } else { kind };
        chained + if ordered { 12 } else { 8 }
    }
}

/// The part of the tail that can be in one set with `piece`: what comes after its own kind's break or its own
/// repetition.
#[inline(always)]
fn keep(tail: u16, piece: u8) -> u16 {
    let mut kept = 0;
    while tail >> (3 * kept) > 1 {
        let other = (tail >> (3 * kept) & 7) as u8;
        if other / 4 != piece / 4 || other == piece {
            break;
        }
        kept += 1;
    }
    let low = tail & ((1 << (3 * kept)) - 1);
    low | 1 << (3 * kept)
}

/// The number of a tail, below 81.
fn tail_number(tail: u16) -> usize {
    let (mut kind, mut number, mut digits) = (0, 0, 0);
    let mut rest = tail;
    while rest > 1 {
        kind = (rest & 7) as usize / 4;
        number = number * 4 + (rest & 3) as usize;
        rest >>= 3;
        digits += 1;
    }
    // Ordered tails without repetition: 1, 8, 24, 48 of length 0..=3; a digit's rank among those not used yet.
    match digits {
        0 => 0,
        1 => 1 + kind * 4 + number,
        2 => 9 + kind * 12 + number / 4 * 3 + rank(number % 4, &[number / 4]),
        _ => {
            33 + kind * 24
                + number / 16 * 6
                + rank(number / 4 % 4, &[number / 16]) * 2
                + rank(number % 4, &[number / 16, number / 4 % 4])
        }
    }
}

fn rank(digit: usize, used: &[usize]) -> usize {
    digit - used.iter().filter(|other| **other < digit).count()
}

#[cfg(test)]
mod tests {
    use super::CompactTally;
    use crate::games::solitaire::{self, Piece};
    use crate::rng::SplitMix64;

    /// Few types make runs and sets, many make chains.
    #[test]
    fn the_scorer_of_the_rules_says_the_same() {
        let mut rng = SplitMix64::new(2016);
        for game in 0..20_000 {
            let mut rules = solitaire::Tally::default();
            let mut tally = CompactTally::START;
            let mut total = 0;
            let (low, high) = [(0, 7), (0, 3), (4, 7), (3, 4)][game % 4];
            for _ in 0..108 {
                let piece = Piece::ALL[rng.between(low, high) as usize];
                rules.add(piece);
                let (next, points) = tally.after(piece);
                (tally, total) = (next, total + points);
                assert_eq!(total as u32, rules.score().total);
            }
        }
    }
}
