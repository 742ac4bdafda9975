//! The tables of lost cells, for all placements or for few, updated turn by turn.

mod adaptive;
mod dense;
mod first_turn;
mod sparse;

use alloc::boxed::Box;
use alloc::vec::Vec;

use self::adaptive::Adaptive;
use self::dense::Dense;
use super::cell_set::IS_VAST;
use super::problem::{Executor, Goal, Method, Problem};
use super::tablebase::Tablebase;
use super::turn::merge::TurnStats;
use crate::games::pursuit::field::Cell;

/// The memory that tables may take.
#[derive(Clone, Copy)]
pub(super) struct Resources {
    /// Placements that are kept.
    pub(super) kept: u64,
    /// The number of threads that there is memory for; 0 if the tables of all placements do not fit.
    pub(super) threads: usize,
    /// The bytes in all.
    pub(super) bytes: u64,
}

/// Tables of cell sets of some width.
pub(super) trait Tables: Send {
    /// The tables that replace these before a turn, if they take less work or memory.
    fn successor(&mut self, _turn: u8) -> Option<Box<dyn Tables>> {
        None
    }

    /// Looks one turn further ahead. Turns count from 1; `turn` is the depth that is written.
    fn turn(&mut self, turn: u8, executor: &dyn Executor) -> TurnStats;

    /// Whether the last turn needed more memory than there is.
    fn is_outgrown(&self) -> bool {
        false
    }

    /// The placements from which every cell is lost, when the first ones are found.
    fn winning_placements(&self) -> Vec<Vec<Cell>>;

    /// The depths of all positions. `None` if only some placements are known.
    fn finish(self: Box<Self>, _problem: Problem) -> Option<Tablebase> {
        None
    }
}

/// The tables to begin with. `None` if they do not fit into the memory.
pub(super) fn tables(problem: &Problem, goal: Goal, method: Method, resources: Resources) -> Option<Box<dyn Tables>> {
    match problem.words().unwrap_or_default() {
        1 => of_width::<1>(problem, goal, method, resources),
        2 => of_width::<2>(problem, goal, method, resources),
        3 if IS_VAST => of_width::<3>(problem, goal, method, resources),
        4 => of_width::<4>(problem, goal, method, resources),
        10 if IS_VAST => of_width::<10>(problem, goal, method, resources),
        _ => of_width::<16>(problem, goal, method, resources),
    }
}

fn of_width<const W: usize>(
    problem: &Problem,
    goal: Goal,
    method: Method,
    resources: Resources,
) -> Option<Box<dyn Tables>> {
    let Resources { threads, .. } = resources;
    let may_be_few = match method {
        Method::Best => threads > 0,
        Method::Dense => false,
        Method::Sparse => true,
    };
    let few = IS_VAST && may_be_few && goal == Goal::Value;
    match few.then(|| Adaptive::<W>::new(problem, method, resources)).flatten() {
        Some(few) => Some(Box::new(few)),
        None if threads == 0 => None,
        None => Some(Box::new(Dense::<W>::new(problem, threads, goal == Goal::Tablebase))),
    }
}
