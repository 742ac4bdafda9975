use alloc::boxed::Box;
use alloc::vec::Vec;

use super::backend::{Resources, Tables};
use super::dense::Dense;
use super::first_turn;
use super::sparse::Sparse;
use crate::games::pursuit::exact::problem::{Executor, Goal, Method, Problem, Progress};
use crate::games::pursuit::exact::tablebase::Tablebase;
use crate::games::pursuit::exact::turn::merge::TurnStats;
use crate::games::pursuit::field::Cell;

/// Sparse tables while few placements are needed, then dense ones.
pub(crate) enum Adaptive<const W: usize> {
    Sparse(Problem, Box<Sparse<W>>, Method, usize),
    Dense(Box<Dense<W>>),
}

/// A catcher's ways to step.
const WAYS: u64 = 5;
/// Passing a delta back to one placement takes as long as a turn of dense tables takes for this many placements: measured.
const RATIO: u64 = 6;

impl<const W: usize> Adaptive<W> {
    /// `None` if there are many placements and not enough memory for all of them.
    pub(crate) fn new(problem: &Problem, goal: Goal, method: Method, resources: Resources) -> Option<Self> {
        let Resources { kept, threads, bytes } = resources;
        let (most, bytes) = match method {
            _ if threads == 0 => (work_of(problem, 1).map_or(0, |one| kept / one), bytes),
            Method::Sparse => (u64::MAX / 64, u64::MAX),
            _ => (kept / 16, u64::MAX),
        };
        let few = goal == Goal::Value && method != Method::Dense;
        match few.then(|| Sparse::new(problem, most as usize, bytes)).flatten() {
            Some(sparse) => Some(Adaptive::Sparse(*problem, Box::new(sparse), method, threads)),
            None if threads == 0 => None,
            None => Some(Adaptive::Dense(Box::new(Dense::new(problem, threads, goal == Goal::Tablebase)))),
        }
    }

    /// Whether a turn of the dense tables would be less work.
    fn is_many(&mut self, kept: u64) -> bool {
        let Adaptive::Sparse(problem, sparse, method, threads) = self else { return false };
        let one_by_one = work_of(problem, sparse.count_fresh() as u64).unwrap_or(u64::MAX);
        let by_method = *method == Method::Best || *threads == 0;
        by_method && (one_by_one > kept || sparse.len() as u64 > kept / 8)
    }

    /// Continues with dense tables, if there is enough memory.
    fn grow(&mut self) {
        match self {
            Adaptive::Sparse(_, sparse, _, 0) => sparse.give_up(),
            Adaptive::Sparse(problem, sparse, _, threads) => {
                *self = Adaptive::Dense(Box::new(Dense::go_on(problem, *threads, sparse)));
            }
            Adaptive::Dense(_) => {}
        }
    }
}

/// The work of passing back the deltas of a number of placements one by one, in placements of a dense table.
fn work_of(problem: &Problem, placements: u64) -> Option<u64> {
    WAYS.pow(problem.catchers.into()).checked_mul(RATIO)?.checked_mul(placements)
}

impl<const W: usize> Tables for Adaptive<W> {
    fn turn(&mut self, turn: u8, kept: u64, executor: &dyn Executor) -> Progress {
        if turn > 1 && self.is_many(kept) {
            self.grow();
        }
        let TurnStats { lost, won } = match self {
            Adaptive::Sparse(problem, sparse, ..) if turn == 1 => {
                TurnStats { lost: first_turn::reached(problem), won: sparse.winning_placements().len() as u64 }
            }
            Adaptive::Sparse(_, sparse, ..) => sparse.turn(),
            Adaptive::Dense(dense) => Dense::turn(dense, turn, executor),
        };
        Progress { turn: turn.into(), lost, won }
    }

    fn is_outgrown(&self) -> bool {
        matches!(self, Adaptive::Sparse(_, sparse, ..) if sparse.is_outgrown())
    }

    fn winning_placements(&self) -> Vec<Vec<Cell>> {
        match self {
            Adaptive::Sparse(_, sparse, ..) => sparse.winning_placements(),
            Adaptive::Dense(dense) => Dense::winning_placements(dense),
        }
    }

    fn finish(self: Box<Self>, problem: Problem) -> Option<Tablebase> {
        match *self {
            Adaptive::Sparse(..) => None,
            Adaptive::Dense(dense) => Some(Dense::finish(*dense, problem)),
        }
    }
}
