//! A player of Solitaire Chess. It compares first moves on sampled boards by beam searches to a fixed depth, with a
//! learned value at the end.
//!
//! From the same position, seed and amount of work comes the same choice.

mod baseline;
mod beam;
mod dead_end_check;
mod knowledge;
mod layout;
mod net;
mod position;

mod search;
mod tally;
mod weights;

pub use baseline::{greedy, lookahead};
pub use knowledge::Knowledge;
pub use position::{Position, Value};
pub use search::{Search, Shape};

/// What the trainer shares with the player: the network, its layout, and the beam that plays for it.
pub mod learning {
    pub use crate::games::solitaire::player::beam::{Beam, Node};
    pub use crate::games::solitaire::player::layout::{
        BIAS, CHAIN, CLASSES, LAST, PHASES, REACH, ROWS, RUN, TAIL, WIDTH,
    };
    pub use crate::games::solitaire::player::net::{CLASS, Net, OUT, POINT, UNIT, tally_id};
    pub use crate::games::solitaire::player::tally::CompactTally;
    pub use crate::games::solitaire::player::weights::Weights;
}

/// What share of the time left this move deserves, 0..=1. Games of many types end with some sixteen pieces left, those
/// of 1 and 2 with six. With time to spare most moves are clear before their share is spent, and the others can have
/// more; of two types hardly any move is ever clear.
pub fn pace(position: &Position, shape: &Shape) -> f32 {
    let left = position.removed.iter().map(|r| 3.0 - f32::from(*r)).sum::<f32>();
    let deep = shape.width > Shape::QUICK.width;
    match position.alphabet.count() {
        ..3 => 2.5 / left.max(6.0),
        _ if deep => 5.0 / (left - 10.0).max(6.0),
        _ => 2.5 / (left - 16.0).max(6.0),
    }
}
