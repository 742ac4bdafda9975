use alloc::boxed::Box;
use alloc::vec::Vec;

use super::back::News;
use super::dense::Dense;
use super::solver::Tables;
use super::sparse::Sparse;
use super::table::Table;
use super::{Cell, Crew, Goal, Method, Problem, Progress};

/// Few placements, or all.
pub(super) enum Either<const W: usize> {
    Sparse(Problem, Box<Sparse<W>>, Method),
    Dense(Box<Dense<W>>),
}

/// A catcher's ways to step.
const WAYS: u64 = 5;
/// To tell one placement the news of another takes as long as to go through so many of a table: measured.
const RATIO: u64 = 6;

impl<const W: usize> Either<W> {
    pub(super) fn new(problem: &Problem, goal: Goal, method: Method, kept: u64) -> Self {
        let most = if method == Method::Sparse { usize::MAX / 8 } else { kept as usize / 16 };
        let sparse = (goal == Goal::Value && method != Method::Dense).then(|| Sparse::new(problem, most)).flatten();
        match sparse {
            Some(sparse) => Either::Sparse(*problem, Box::new(sparse), method),
            None => Either::Dense(Box::new(Dense::new(problem, goal == Goal::Table))),
        }
    }

    /// Whether as much would be done one by one as all at once.
    fn outgrown(&mut self, kept: u64) -> bool {
        let Either::Sparse(problem, sparse, method) = self else { return false };
        let one_by_one = RATIO * sparse.news() as u64 * WAYS.pow(problem.catchers.into());
        *method == Method::Best && (one_by_one > kept * u64::from(problem.catchers) || sparse.len() as u64 > kept / 8)
    }
}

impl<const W: usize> Tables for Either<W> {
    fn turn(&mut self, turn: u8, kept: u64, crew: &dyn Crew) -> Progress {
        if turn > 1
            && self.outgrown(kept)
            && let Either::Sparse(problem, sparse, _) = self
        {
            *self = Either::Dense(Box::new(Dense::go_on(problem, sparse)));
        }
        let News { lost, won } = match self {
            Either::Sparse(_, sparse, _) if turn == 1 => sparse.first(),
            Either::Sparse(_, sparse, _) => sparse.turn(),
            Either::Dense(dense) => Dense::turn(dense, turn, crew),
        };
        Progress { turn: turn.into(), lost, won }
    }

    fn won(&self) -> Vec<Vec<Cell>> {
        match self {
            Either::Sparse(_, sparse, _) => sparse.won(),
            Either::Dense(dense) => Dense::won(dense),
        }
    }

    fn finish(self: Box<Self>, problem: Problem) -> Option<Table> {
        match *self {
            Either::Sparse(..) => None,
            Either::Dense(dense) => Some(Dense::finish(*dense, problem)),
        }
    }
}
