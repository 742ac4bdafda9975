//! Simple players for comparison: one that takes the most points at once, and one that looks ahead over the visible
//! pieces.

use super::moves::{ALL, CELLS, TARGETS};
use super::position::Position;
use super::score::Tally;

/// The shown pieces that are still there, and what the last removal leaves of choice and score.
#[derive(Clone, Copy)]
struct View<'a> {
    tops: &'a [u8; CELLS],
    there: u64,
    targets: u64,
    tally: Tally,
}

impl<'a> View<'a> {
    fn new(position: &'a Position) -> Self {
        let there = (0..CELLS).filter(|c| position.tops[*c] < 8).fold(0, |bits, c| bits | 1 << c);
        let targets = position.history.last().map_or(ALL, |h| TARGETS[usize::from(h.1)][usize::from(h.0)]);
        let tally = position.history.iter().fold(Tally::START, |t, h| t.after(h.1).0);
        Self { tops: &position.tops, there, targets, tally }
    }

    fn choices(self) -> impl Iterator<Item = u8> {
        let choices = self.targets & self.there;
        (0..CELLS as u8).filter(move |c| choices >> c & 1 == 1)
    }

    /// The view after one removal, what lies under it not being known, and its points.
    fn after(self, cell: u8) -> (Self, i32) {
        let piece = self.tops[usize::from(cell)];
        let (tally, points) = self.tally.after(piece);
        let targets = TARGETS[usize::from(piece)][usize::from(cell)];
        (Self { there: self.there & !(1 << cell), targets, tally, ..self }, points)
    }

    /// The most points of `depth` more removals of shown pieces.
    fn most(self, depth: u32) -> i32 {
        if depth == 0 {
            return 0;
        }
        let worth = |cell| {
            let (next, points) = self.after(cell);
            points + next.most(depth - 1)
        };
        self.choices().map(worth).max().unwrap_or(0)
    }
}

/// The target that brings the most points at once; of equals the one with the most ways on, then the lowest cell.
pub fn greedy(position: &Position) -> Option<u8> {
    let view = View::new(position);
    let worth = |cell| {
        let (next, points) = view.after(cell);
        (points, (next.targets & next.there).count_ones())
    };
    best(view, worth)
}

/// The target that begins the best `depth` removals of pieces that are shown now, the lowest cell of equals.
pub fn lookahead(position: &Position, depth: u32) -> Option<u8> {
    let view = View::new(position);
    let worth = |cell| {
        let (next, points) = view.after(cell);
        points + next.most(depth.saturating_sub(1))
    };
    best(view, worth)
}

fn best<W: PartialOrd>(view: View<'_>, worth: impl Fn(u8) -> W) -> Option<u8> {
    let better = |a: (W, u8), b: (W, u8)| if b.0 > a.0 { b } else { a };
    view.choices().map(|cell| (worth(cell), cell)).reduce(better).map(|best| best.1)
}
