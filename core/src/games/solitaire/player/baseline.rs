//! Simple players for comparison: one that takes the most points at once, and one that looks ahead over the visible
//! pieces.

use super::position::Position;
use super::tally::CompactTally;
use crate::games::solitaire::cells::{Cells, reach};
use crate::games::solitaire::model::CELLS;
use crate::games::solitaire::piece::Piece;

/// The shown pieces that are still there, and what the last removal leaves of choice and score.
#[derive(Clone, Copy)]
struct Shown<'a> {
    tops: &'a [Option<Piece>; CELLS],
    there: Cells,
    targets: Cells,
    tally: CompactTally,
}

impl<'a> Shown<'a> {
    fn new(position: &'a Position) -> Self {
        let there = Cells::ALL.into_iter().filter(|&cell| position.tops[usize::from(cell)].is_some()).collect();
        Shown { tops: &position.tops, there, targets: position.targets(), tally: position.tally().0 }
    }

    fn choices(self) -> impl Iterator<Item = (u8, Piece)> {
        (self.targets & self.there).into_iter().filter_map(move |cell| Some((cell, self.tops[usize::from(cell)]?)))
    }

    /// The view after one removal, what lies under it not being known, and its points.
    fn after(self, (cell, piece): (u8, Piece)) -> (Self, i32) {
        let (tally, points) = self.tally.after(piece);
        (Shown { there: self.there - Cells::of(cell), targets: reach(piece, cell), tally, ..self }, points)
    }

    /// The most points of `depth` more removals of shown pieces.
    fn most(self, depth: u32) -> i32 {
        if depth == 0 {
            return 0;
        }
        let worth = |choice| {
            let (next, points) = self.after(choice);
            points + next.most(depth - 1)
        };
        self.choices().map(worth).max().unwrap_or(0)
    }
}

/// The target that brings the most points at once; of equals the one with the most ways on, then the lowest cell.
///
/// ```
/// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Solitaire, position}};
/// # let case = Case::of_seed(7, Alphabet::ALL, 100);
/// # let position = position(&case, &Solitaire::start(&case));
/// use boardlab_core::games::solitaire::player::greedy;
/// assert!(greedy(&position).is_some_and(|cell| cell < 36));
/// ```
pub fn greedy(position: &Position) -> Option<u8> {
    let view = Shown::new(position);
    let worth = |choice| {
        let (next, points) = view.after(choice);
        (points, (next.targets & next.there).count())
    };
    best(view, worth)
}

/// The target that begins the best `depth` removals of pieces that are shown now, the lowest cell of equals.
///
/// ```
/// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Solitaire, position}};
/// # let case = Case::of_seed(7, Alphabet::ALL, 100);
/// # let position = position(&case, &Solitaire::start(&case));
/// use boardlab_core::games::solitaire::player::{greedy, lookahead};
/// assert!(lookahead(&position, 2).is_some_and(|cell| cell < 36));
/// ```
pub fn lookahead(position: &Position, depth: u32) -> Option<u8> {
    let view = Shown::new(position);
    let worth = |choice| {
        let (next, points) = view.after(choice);
        points + next.most(depth.saturating_sub(1))
    };
    best(view, worth)
}

fn best<W: PartialOrd>(view: Shown<'_>, worth: impl Fn((u8, Piece)) -> W) -> Option<u8> {
    let better = |best: (W, u8), next: (W, u8)| if next.0 > best.0 { next } else { best };
    view.choices().map(|choice| (worth(choice), choice.0)).reduce(better).map(|(_, cell)| cell)
}
