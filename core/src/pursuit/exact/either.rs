use alloc::boxed::Box;
use alloc::vec::Vec;

use super::back::News;
use super::dense::Dense;
use super::solver::Tables;
use super::sparse::Sparse;
use super::table::Table;
use super::{Cell, Crew, Goal, Method, Problem, Progress, cost};

/// Few placements, or all.
pub(super) enum Either<const W: usize> {
    Sparse(Problem, Box<Sparse<W>>, Method, usize),
    Dense(Box<Dense<W>>),
}

/// A catcher's ways to step.
const WAYS: u64 = 5;
/// To tell one placement the news of another takes as long as a turn takes for so many of a table: measured.
const RATIO: u64 = 6;

impl<const W: usize> Either<W> {
    pub(super) fn new(problem: &Problem, goal: Goal, method: Method, kept: u64, hands: usize) -> Self {
        let most = if method == Method::Sparse { usize::MAX / 8 } else { kept as usize / 16 };
        let sparse = (goal == Goal::Value && method != Method::Dense).then(|| Sparse::new(problem, most)).flatten();
        match sparse {
            Some(sparse) => Either::Sparse(*problem, Box::new(sparse), method, hands),
            None => Either::Dense(Box::new(Dense::new(problem, hands, goal == Goal::Table))),
        }
    }

    /// Whether as much would be done one by one as all at once.
    fn outgrown(&mut self, kept: u64) -> bool {
        let Either::Sparse(problem, sparse, method, _) = self else { return false };
        let one_by_one = RATIO * sparse.news() as u64 * WAYS.pow(problem.catchers.into());
        *method == Method::Best && (one_by_one > kept || sparse.len() as u64 > kept / 8)
    }
}

impl<const W: usize> Tables for Either<W> {
    fn turn(&mut self, turn: u8, kept: u64, crew: &dyn Crew) -> Progress {
        if turn > 1
            && self.outgrown(kept)
            && let Either::Sparse(problem, sparse, _, hands) = self
        {
            *self = Either::Dense(Box::new(Dense::go_on(problem, *hands, sparse)));
        }
        let News { lost, won } = match self {
            Either::Sparse(problem, sparse, ..) if turn == 1 => {
                News { lost: cost::reached(problem), won: sparse.won().len() as u64 }
            }
            Either::Sparse(_, sparse, ..) => sparse.turn(),
            Either::Dense(dense) => Dense::turn(dense, turn, crew),
        };
        Progress { turn: turn.into(), lost, won }
    }

    fn won(&self) -> Vec<Vec<Cell>> {
        match self {
            Either::Sparse(_, sparse, ..) => sparse.won(),
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
