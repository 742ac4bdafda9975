//! The exact theory of Pursuit: solves one problem with the resources of this machine.

mod cache;
mod messages;
mod request;
mod solve;
mod solved;
mod threads;

pub(super) use cache::theory;
pub(super) use messages::{board, bytes, coordinates, solve_command};
pub(super) use request::{Board, Resources, Solve};
pub(super) use solve::run;
pub(super) use solved::solved;
pub(super) use threads::Threads;
