//! The tables of lost cells, for all placements or for few, updated turn by turn.

mod adaptive;
mod backend;
mod dense;
mod first_turn;
mod sparse;

use alloc::boxed::Box;

use self::adaptive::Adaptive;
pub(super) use self::backend::{Resources, Tables};
use self::dense::Dense;
use super::cell_set::IS_VAST;
use super::problem::{Goal, Method, Problem};

/// What is known when the tables are made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    Beginning,
    /// A tape has what is known, of few placements or of all.
    Sparse,
    Dense,
}

/// The tables to begin with. `None` if they do not fit into the memory.
pub(super) fn tables(
    problem: &Problem,
    goal: Goal,
    method: Method,
    resources: Resources,
    start: Start,
) -> Option<Box<dyn Tables>> {
    match problem.words().unwrap_or_default() {
        1 => of_width::<1>(problem, goal, method, resources, start),
        2 => of_width::<2>(problem, goal, method, resources, start),
        3 if IS_VAST => of_width::<3>(problem, goal, method, resources, start),
        4 => of_width::<4>(problem, goal, method, resources, start),
        10 if IS_VAST => of_width::<10>(problem, goal, method, resources, start),
        _ => of_width::<16>(problem, goal, method, resources, start),
    }
}

fn of_width<const W: usize>(
    problem: &Problem,
    goal: Goal,
    method: Method,
    resources: Resources,
    start: Start,
) -> Option<Box<dyn Tables>> {
    let Resources { threads, .. } = resources;
    let may_be_few = match method {
        Method::Best => threads > 0,
        Method::Dense => false,
        Method::Sparse => true,
    };
    let is_for_few = IS_VAST && may_be_few && goal == Goal::Value;
    let few = match start {
        Start::Beginning if is_for_few => Adaptive::<W>::new(problem, method, resources),
        Start::Sparse if IS_VAST => Adaptive::<W>::empty(problem, method, resources),
        _ => None,
    };
    match few {
        Some(few) => Some(Box::new(few)),
        None if threads == 0 || start == Start::Sparse => None,
        None => Some(Box::new(Dense::<W>::new(problem, threads, goal == Goal::Tablebase))),
    }
}
