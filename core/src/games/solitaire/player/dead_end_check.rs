//! A check against dead ends: the value of a line's end counts only if the line can be continued.

use super::beam::Beam;
use super::net::POINT;
use super::node::Node;
use crate::games::solitaire::cells::{Cells, reach};
use crate::games::solitaire::model::LAYERS;

/// Removals that the end of a line must be seen to go on for.
const STEPS: u32 = 7;

/// About the least that a removal is worth at the end of a line, in points.
const LAST: i32 = 3;

impl Beam {
    /// The greatest worth of the lines, finished ones included, in 1/256 points. The learned value counts only if a
    /// line can be continued, because it is too high for dead ends, and a beam search would select these. `None` if
    /// there is no line.
    pub(super) fn sound(&self) -> Option<i32> {
        let mut best = self.ended.iter().flatten().map(|line| line.value).max();
        for node in &self.nodes {
            if best.is_some_and(|best| best >= node.worth) {
                break;
            }
            let worth = node.sound();
            best = best.max(Some(worth));
        }
        best
    }
}

impl Node {
    fn sound(&self) -> i32 {
        let far = self.longest(self.targets(), self.shown | self.hidden, Cells::NONE, STEPS);
        if far < STEPS { self.score + LAST * POINT * far as i32 } else { self.worth }
    }

    /// The most removals, up to `steps`, over visible pieces. A tile whose next piece is hidden counts as a
    /// continuation.
    fn longest(&self, targets: Cells, there: Cells, turned: Cells, steps: u32) -> u32 {
        if steps == 0 || !(targets & (turned | self.hidden)).is_empty() {
            return steps;
        }
        let mut best = 0;
        for cell in targets & there {
            let removed = Cells::of(cell);
            let more = if self.layer(cell) + 1 < LAYERS { turned | removed } else { turned };
            best = best.max(1 + self.longest(reach(self.piece(cell), cell), there - removed, more, steps - 1));
            if best == steps {
                break;
            }
        }
        best
    }
}
