#![doc = include_str!("README.md")]

mod advice;
mod cell_set;
mod cost;
mod index;
pub mod naive;
mod outlook;
mod place_set;
mod problem;
mod solver;
mod tablebase;
mod tables;
mod tape;
mod theory;
mod turn;

pub use advice::{PursuitTheory, advise};
pub use outlook::{TheoryCost, TheoryOutlook, TheoryProgress, TheoryResult, outlook, takes};
pub use problem::{
    Cost, Executor, Goal, LONGEST_SIDE, MOST_CATCHERS, Method, Problem, Progress, Refusal, Sequential, Solution, Task,
};
pub use solver::{MAX_DEPTH, Solver};
pub use tablebase::Tablebase;
pub use tape::Tape;
pub use theory::{Known, Theory};
