//! Work on inputs: random generation, edits, selection of cases, minimisation, and the meanings of tokens. It uses no
//! solver, so an engine without solvers is small.

mod cases;
mod inputs;
mod minimise;

pub use inputs::Inputs;
pub use minimise::{Minimised, Minimiser};
