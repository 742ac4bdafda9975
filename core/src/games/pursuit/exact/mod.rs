//! The exact theory of Pursuit: who wins, how fast, and with which words, by retrograde analysis.
//!
//! For catchers on the cells `C`, about to move, let `A(C)` be the cells of the fugitive that are lost within t turns. With
//! the fugitive about to move, `B(C)` holds `C` and every cell all of whose ways end in `A(C)`; one turn more gives the
//! union of `B` over the catchers' joint moves. [`Solver::turn`] takes that step for every placement at once.

mod advice;
mod back;
mod cost;
mod dense;
#[cfg(feature = "vast")]
mod either;
#[cfg(feature = "vast")]
mod first;
mod ground;
mod group;
mod layout;
mod outlook;
mod problem;
mod ranks;
mod row;
mod runs;
mod seen;
mod solver;
#[cfg(feature = "vast")]
mod sparse;
mod stages;
#[cfg(feature = "vast")]
mod symmetry;
mod table;
mod tables;
mod theory;
mod views;

pub use advice::{PursuitTheory, advise};
pub use outlook::{TheoryCost, TheoryOutlook, TheoryProgress, TheoryResult, outlook, takes};
pub use problem::{Alone, Cost, Crew, Goal, LONGEST_SIDE, MOST_CATCHERS, Method, Problem, Progress, Refusal, Solution};
pub use solver::{MANY, Solver};
pub use table::Table;
pub use theory::{Known, Theory};
