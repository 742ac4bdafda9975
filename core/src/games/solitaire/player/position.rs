use alloc::vec::Vec;

use super::tally::CompactTally;
use crate::games::solitaire::model::CELLS;
use crate::games::solitaire::piece::{Alphabet, Piece};
use crate::games::solitaire::rules::{ALL_CELLS, Cells, each, reach};

/// What a player may know of a game.
#[derive(Clone)]
pub struct Position {
    /// The piece that each tile shows; none where it is empty.
    pub tops: [Option<Piece>; CELLS],
    /// Pieces removed from each tile, 0..=3.
    pub removed: [u8; CELLS],
    /// The removals: cell and piece.
    pub history: Vec<(u8, Piece)>,
    /// The types that may come.
    pub alphabet: Alphabet,
}

impl Position {
    /// The cells that the last removal leads to, empty ones included.
    pub(super) fn targets(&self) -> Cells {
        self.history.last().map_or(ALL_CELLS, |&(cell, piece)| reach(piece, cell))
    }

    /// The tiles from which the next piece may be removed.
    pub(super) fn legal(&self) -> impl Iterator<Item = u8> {
        each(self.targets()).filter(|&cell| self.tops[usize::from(cell)].is_some())
    }

    /// What still counts of the removals, and their points.
    pub(super) fn tally(&self) -> (CompactTally, i32) {
        self.history.iter().fold((CompactTally::START, 0), |(tally, total), &(_, piece)| {
            let (next, points) = tally.after(piece);
            (next, total + points)
        })
    }
}

/// One target with what the search thinks of it.
pub struct Value {
    /// The target, 0..36.
    pub cell: u8,
    /// Expected final total in points; optimistic, because each line knows its sampled board.
    pub mean: f32,
    /// Standard deviation of the total over the sampled boards, in points.
    pub spread: f32,
    /// The number of sampled boards; 0: `mean` is the learned value alone.
    pub samples: u32,
}
