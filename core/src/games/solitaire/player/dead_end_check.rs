//! A check against dead ends: the value of a line's end counts only if the line can be continued.

use super::beam::{Beam, Node};
use super::net::POINT;
use crate::games::solitaire::model::CELLS;
use crate::games::solitaire::rules::TARGETS;

/// Removals that the end of a line must be seen to go on for.
const STEPS: u32 = 7;

/// About the least that a removal is worth at the end of a line, in points.
const LAST: i32 = 3;

impl Beam {
    /// The greatest worth of the lines, finished ones included, in 1/256 points. The learned value counts only if a
    /// line can be continued, because it is too high for dead ends, and a beam search would select these. `None` if
    /// there is no line.
    pub(super) fn sound(&self) -> Option<i32> {
        let mut best = self.ended.iter().map(|e| e.0).max().filter(|e| *e != i32::MIN);
        for node in &self.nodes {
            if best.is_some_and(|b| b >= node.worth) {
                break;
            }
            let worth = node.sound();
            best = Some(best.map_or(worth, |b| b.max(worth)));
        }
        best
    }
}

impl Node {
    fn sound(&self) -> i32 {
        let far = self.longest(self.targets(), self.shown | self.hidden, 0, STEPS);
        if far < STEPS { self.score + LAST * POINT * far as i32 } else { self.worth }
    }

    /// The most removals, up to `steps`, over visible pieces. A tile whose next piece is hidden counts as a
    /// continuation.
    fn longest(&self, targets: u64, there: u64, turned: u64, steps: u32) -> u32 {
        if steps == 0 || targets & (turned | self.hidden) != 0 {
            return steps;
        }
        let mut best = 0;
        for cell in (0..CELLS).filter(|c| (targets & there) >> c & 1 == 1) {
            let bit = 1u64 << cell;
            let piece = self.piece(cell);
            let more = if self.layer(cell) < 2 { turned | bit } else { turned };
            best = best.max(1 + self.longest(TARGETS[piece][cell], there & !bit, more, steps - 1));
            if best == steps {
                break;
            }
        }
        best
    }
}
