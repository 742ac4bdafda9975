//! A player of Solitaire Chess: first moves are compared on imagined boards, to a depth, with a learned value at the end.
//!
//! From the same position, seed and amount of work comes the same choice.

mod baseline;
pub mod beam;
mod guard;
pub mod moves;
pub mod net;
pub mod score;
pub mod search;
pub mod weights;

use alloc::sync::Arc;
use alloc::vec::Vec;
pub use baseline::{greedy, lookahead};
use net::Net;
pub use search::{Search, Shape};
use weights::Weights;

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
    /// The target, 0..36.
    pub cell: u8,
    /// Expected final total in points; hopeful, as every imagined board is known to its line.
    pub mean: f32,
    /// Standard deviation of the total over the imagined boards, in points.
    pub spread: f32,
    /// Imagined boards it was tried on; 0: `mean` is the learned value alone.
    pub samples: u32,
}

/// What one decision leaves to the next: the prepared network, and a plan where nothing is hidden. A new one does as well,
/// but costs some 50 microseconds a decision.
#[derive(Clone)]
pub struct Memory {
    /// The types it is for: bit t is set where type t may come.
    alphabet: u8,
    /// The learned value, prepared for the alphabet.
    pub net: Arc<Net>,
    /// Cells of a plan that may go on from here.
    pub line: Vec<u8>,
}

impl Memory {
    /// Nothing yet.
    pub fn new(alphabet: u8) -> Self {
        Self::of(&Weights::trained(alphabet), alphabet)
    }

    /// What was kept, if it is of these types; else nothing yet.
    pub fn of_types(kept: Option<Self>, alphabet: u8) -> Self {
        kept.filter(|memory| memory.alphabet == alphabet).unwrap_or_else(|| Self::new(alphabet))
    }

    /// Nothing yet, with other weights.
    pub fn of(weights: &Weights, alphabet: u8) -> Self {
        Self { alphabet, net: Arc::new(Net::new(weights, alphabet)), line: Vec::new() }
    }
}

/// What share of the time left this move deserves, 0..=1. Games of many types end with some sixteen pieces left, those of
/// 1 and 2 with six. With time to spare most moves are clear before their share is spent, and the others can have more; of
/// two types hardly any move is ever clear.
pub fn pace(position: &Position, shape: &Shape) -> f32 {
    let left = position.removed.iter().map(|r| 3.0 - f32::from(*r)).sum::<f32>();
    let deep = shape.width > Shape::QUICK.width;
    match position.alphabet.count_ones() {
        ..3 => 2.5 / left.max(6.0),
        _ if deep => 5.0 / (left - 10.0).max(6.0),
        _ => 2.5 / (left - 16.0).max(6.0),
    }
}
