//! The exact theory of Pursuit: solves one problem with the resources of this machine.

mod cache;
mod machine;
mod messages;
mod needs;
mod request;
mod solve;
mod solved;
mod threads;
mod work;

pub(super) use cache::theory;
pub use messages::{board, bytes, coordinates, solve_command};
pub(super) use request::Solve;
pub use request::{Board, Resources};
pub(super) use solve::run;
pub use solved::solved;
pub use threads::Threads;
