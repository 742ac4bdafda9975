use alloc::vec::Vec;

use super::tally::CompactTally;
use crate::games::solitaire::cells::{Cells, reach};
use crate::games::solitaire::model::{CELLS, LAYERS};
use crate::games::solitaire::piece::{Alphabet, Piece};

/// What a player may know of a game.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, Piece};
/// use boardlab_core::games::solitaire::player::{Position, greedy};
/// let tops = [Some(Piece::One); 36];
/// let start = Position { tops, removed: [0; 36], history: vec![], alphabet: Alphabet::of([Piece::One]) };
/// assert_eq!(greedy(&start), Some(7));
/// ```
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
        self.history.last().map_or(Cells::ALL, |&(cell, piece)| reach(piece, cell))
    }

    /// The tiles from which the next piece may be removed.
    pub(super) fn legal(&self) -> impl Iterator<Item = u8> {
        self.targets().into_iter().filter(|&cell| self.tops[usize::from(cell)].is_some())
    }

    /// Pieces left on the board.
    pub(super) fn left(&self) -> u32 {
        self.removed.iter().map(|&removed| LAYERS as u32 - u32::from(removed)).sum()
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
///
/// ```
/// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Solitaire, position}};
/// # let case = Case::of_seed(7, Alphabet::ALL, 100);
/// # let position = position(&case, &Solitaire::start(&case));
/// use boardlab_core::games::solitaire::player::Search;
/// let mut search = Search::new(&position, 1);
/// search.run(1000);
/// let best = search.best();
/// assert!(search.values().iter().any(|value| Some(value.cell) == best && value.mean > 0.0));
/// ```
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
