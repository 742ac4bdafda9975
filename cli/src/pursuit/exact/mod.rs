//! The exact theory of Pursuit: one problem, solved with what the machine has.

mod cache;
mod crew;
mod request;
mod solve;
mod solved;
mod words;

pub(super) use cache::theory;
pub(super) use crew::Threads;
pub(super) use request::{Means, Solve};
pub(super) use solve::run;
pub(super) use solved::solved;
pub(super) use words::{board, places};
