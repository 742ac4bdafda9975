//! Inputs of a game: made from a seed, changed, picked from a text, made smaller, and the meaning of their words. Without a player or
//! a search, so that an engine of these alone is small.

mod cases;
mod inputs;
mod minimise;

pub use inputs::Inputs;
pub use minimise::{Minimised, Minimiser};
