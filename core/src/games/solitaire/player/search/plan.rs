//! A decision without hidden pieces: the best line to the end of the game, found by beams of growing width.

use super::Search;
use crate::games::solitaire::player::knowledge::Knowledge;
use crate::games::solitaire::player::net::POINT;
use crate::games::solitaire::player::position::Position;
use crate::games::solitaire::rules::reach;

impl Search {
    /// One level of a beam over whole games: nothing is hidden.
    pub(super) fn plan(&mut self) {
        if !self.open {
            self.beam.restart(self.root.clone());
            self.open = true;
        }
        let before = self.beam.count;
        let more = self.beam.deepen_on(&self.net, Some(&self.determinization), self.width);
        self.nodes += self.beam.count - before + 1;
        if more {
            return;
        }
        self.open = false;
        for arm in &mut self.arms {
            let worth = self.beam.found(usize::from(arm.cell)).unwrap_or(0);
            arm.worth.push(arm.worth.last().copied().unwrap_or(i32::MIN).max(worth));
        }
        if let Some((cell, worth)) = self.beam.best()
            && worth > self.line_worth
        {
            self.line_worth = worth;
            self.line = self.beam.line(usize::from(cell));
        }
        let full = self.beam.whole || self.width >= self.shape.widest;
        self.done = full || self.line_worth >= most(&self.position) * POINT;
        self.width *= 4;
    }

    /// A plan that was made before and still holds is a line to beat.
    pub(super) fn recall(&mut self, known: &Knowledge) {
        if self.has_hidden() || known.line.is_empty() {
            return;
        }
        if let Some(worth) = walk(&self.position, &known.line) {
            self.line = known.line.clone();
            self.line_worth = worth;
            self.done |= worth >= most(&self.position) * POINT;
        }
    }
}

/// The most points that can still come when every piece is of one type; no bound otherwise.
fn most(position: &Position) -> i32 {
    let left: i32 = position.removed.iter().map(|r| 3 - i32::from(*r)).sum();
    if position.alphabet.count() > 1 {
        return i32::MAX / POINT;
    }
    // The second of a run counts for the first one, too.
    if position.history.len() == 1 { left * 3 + 2 } else { left * 3 }
}

/// The points along a line of known pieces, in 1/256; none when it can't be walked.
fn walk(position: &Position, line: &[u8]) -> Option<i32> {
    let mut removed = position.removed;
    let mut last = position.history.last().copied();
    let mut tally = position.tally().0;
    let mut points = 0;
    for &cell in line {
        let at = usize::from(cell);
        let reached = last.is_none_or(|(from, piece)| reach(piece, from) >> cell & 1 == 1);
        let piece = position.tops[at].filter(|_| reached && removed[at] < 3)?;
        removed[at] += 1;
        let (next, more) = tally.after(piece);
        tally = next;
        points += more;
        last = Some((cell, piece));
    }
    Some(points * POINT)
}
