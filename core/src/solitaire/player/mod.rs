//! A player of Solitaire Chess.
mod baseline;
pub mod beam;
pub mod moves;
pub mod net;
pub mod score;
pub mod search;
pub mod weights;

use alloc::sync::Arc;
use alloc::vec::Vec;
pub use baseline::{greedy, lookahead};
use net::Net;
pub use search::Search;

/// What a player may know of a game.
#[derive(Clone)]
pub struct Position {
    /// The shown type of each cell, 8 where it is empty.
    pub tops: [u8; 36],
    /// Removals of each cell's tile so far, 0..=3.
    pub removed: [u8; 36],
    /// Cells and types removed so far, in order.
    pub history: Vec<(u8, u8)>,
    /// Bit t is set: type t may come.
    pub alphabet: u8,
}

/// One target with what the search thinks of it.
pub struct Value {
    /// The target.
    pub cell: u8,
    /// Expected final total.
    pub mean: f32,
    /// Standard deviation over the imagined boards.
    pub spread: f32,
    /// Imagined boards.
    pub samples: u32,
}

/// What one decision leaves to the next; it may be dropped at any time.
#[derive(Clone)]
pub struct Memory {
    pub net: Arc<Net>,
    pub line: Vec<u8>,
}

impl Memory {
    /// Nothing yet.
    pub fn new(alphabet: u8) -> Self {
        Self::of(&weights::Weights::read(weights::TRAINED), alphabet)
    }

    /// Nothing yet, with other weights.
    pub fn of(weights: &weights::Weights, alphabet: u8) -> Self {
        Self { net: Arc::new(Net::new(weights, alphabet)), line: Vec::new() }
    }
}

/// What share of the time left this move deserves, 0..=1.
pub fn pace(position: &Position) -> f32 {
    let left: i32 = position.removed.iter().map(|r| 3 - i32::from(*r)).sum();
    1.5 / (left as f32 - 12.0).max(6.0)
}
