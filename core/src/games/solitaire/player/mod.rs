//! A player of Solitaire Chess. It compares first moves on sampled boards by beam searches to a fixed depth, with a
//! learned value at the end.
//!
//! From the same position, seed and amount of work comes the same choice.

mod arm;
mod baseline;
mod beam;
mod dead_end_check;
mod knowledge;
#[doc(hidden)]
pub mod learning;
mod net;
mod node;
mod position;
mod search;
mod shape;
mod tally;
mod weights;

pub use baseline::{greedy, lookahead};
pub use knowledge::Knowledge;
pub use position::{Position, Value};
pub use search::Search;
pub use shape::{Shape, pace};
