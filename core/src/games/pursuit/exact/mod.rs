//! The exact theory of Pursuit: who wins, how fast, and with which words, by retrograde analysis.
//!
//! For catchers on the cells `C`, about to move, let `A(C)` be the cells of the fugitive that are lost within t turns. With
//! the fugitive about to move, `B(C)` holds `C` and every cell all of whose ways end in `A(C)`; one turn more gives the
//! union of `B` over the catchers' joint moves. [`Solver::turn`] takes that step for every placement at once.

mod advice;
mod cell_set;
mod cost;
mod index;
mod outlook;
mod problem;
mod solver;
mod tablebase;
mod tables;
mod theory;
mod turn;

pub use advice::{PursuitTheory, advise};
pub use outlook::{TheoryCost, TheoryOutlook, TheoryProgress, TheoryResult, outlook, takes};
pub use problem::{Alone, Cost, Crew, Goal, LONGEST_SIDE, MOST_CATCHERS, Method, Problem, Progress, Refusal, Solution};
pub use solver::{MANY, Solver};
pub use tablebase::Table;
pub use theory::{Known, Theory};
