//! Work on inputs: random generation, minimisation, and the meanings of tokens. It uses no solver, so an engine without
//! solvers is small.

mod generate;
mod minimise;

pub use minimise::{Minimised, Minimiser};
