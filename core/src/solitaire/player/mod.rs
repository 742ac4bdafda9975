//! The player: what to remove next when what lies beneath is not known.

use alloc::vec::Vec;

use super::{Piece, Tally, each, reach};

/// What a player may know of a game.
#[derive(Clone)]
pub struct Position {
    /// The type that each tile shows, 0 to 7; 8 where it is empty.
    pub tops: [u8; 36],
    /// Pieces removed from each tile, 0 to 3.
    pub removed: [u8; 36],
    /// Cell and type of every removal, in order.
    pub history: Vec<(u8, u8)>,
    /// Bit t: type t may come.
    pub alphabet: u8,
}

/// A target with what the search thinks of it.
pub struct Value {
    /// Where.
    pub cell: u8,
    /// The expected final total.
    pub mean: f32,
    /// Standard deviation over the sampled worlds.
    pub spread: f32,
    /// How many worlds.
    pub samples: u32,
}

/// A search of one decision that can be run in slices and stopped at any time.
pub struct Search {
    values: Vec<Value>,
    nodes: u64,
}

impl Search {
    /// A search of a position.
    #[must_use]
    pub fn new(position: &Position, _seed: u64) -> Search {
        let mut tally = Tally::default();
        for &(_, piece) in &position.history {
            tally.add(Piece::ALL[usize::from(piece)]);
        }
        let last = position.history.last();
        let reached = last.map_or(u64::MAX, |&(cell, piece)| reach(Piece::ALL[usize::from(piece)], cell));
        let value = |cell: u8| {
            let top = position.tops[usize::from(cell)];
            let mut after = tally;
            (top < 8).then(|| after.add(Piece::ALL[usize::from(top)]))?;
            Some(Value { cell, mean: after.score().total as f32, spread: 0.0, samples: 1 })
        };
        let mut values: Vec<Value> = each(reached).filter_map(value).collect();
        values.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        Search { values, nodes: 0 }
    }

    /// Goes on for about `nodes` positions; false when nothing is left to find out.
    pub fn run(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        false
    }

    /// The best target; none where the game is over.
    #[must_use]
    pub fn best(&self) -> Option<u8> {
        self.values.first().map(|value| value.cell)
    }

    /// Every legal target, the best first.
    #[must_use]
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// The line it expects.
    #[must_use]
    pub fn line(&self) -> Vec<u8> {
        self.best().into_iter().collect()
    }

    /// Positions looked at.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
