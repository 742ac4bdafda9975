use alloc::boxed::Box;
use alloc::vec::Vec;

use super::backend::{Room, Tables};
use super::dense::Dense;
use super::first_turn;
use super::sparse::Sparse;
use crate::games::pursuit::exact::problem::{Crew, Goal, Method, Problem, Progress};
use crate::games::pursuit::exact::tablebase::Table;
use crate::games::pursuit::exact::turn::merge::News;
use crate::games::pursuit::field::Cell;

/// Few placements, or all.
pub(crate) enum Either<const W: usize> {
    Sparse(Problem, Box<Sparse<W>>, Method, usize),
    Dense(Box<Dense<W>>),
}

/// A catcher's ways to step.
const WAYS: u64 = 5;
/// To tell one placement the news of another takes as long as a turn takes for so many of a table: measured.
const RATIO: u64 = 6;

impl<const W: usize> Either<W> {
    /// None where there are many and no room for all.
    pub(crate) fn new(problem: &Problem, goal: Goal, method: Method, room: Room) -> Option<Self> {
        let Room { kept, hands, bytes } = room;
        let (most, bytes) = match method {
            _ if hands == 0 => (told(problem, 1).map_or(0, |one| kept / one), bytes),
            Method::Sparse => (u64::MAX / 64, u64::MAX),
            _ => (kept / 16, u64::MAX),
        };
        let few = goal == Goal::Value && method != Method::Dense;
        match few.then(|| Sparse::new(problem, most as usize, bytes)).flatten() {
            Some(sparse) => Some(Either::Sparse(*problem, Box::new(sparse), method, hands)),
            None if hands == 0 => None,
            None => Some(Either::Dense(Box::new(Dense::new(problem, hands, goal == Goal::Table)))),
        }
    }

    /// Whether as much would be done one by one as all at once.
    fn is_many(&mut self, kept: u64) -> bool {
        let Either::Sparse(problem, sparse, method, hands) = self else { return false };
        let one_by_one = told(problem, sparse.news() as u64).unwrap_or(u64::MAX);
        let by_method = *method == Method::Best || *hands == 0;
        by_method && (one_by_one > kept || sparse.len() as u64 > kept / 8)
    }

    /// Goes on with all placements, if there is room for them.
    fn grow(&mut self) {
        match self {
            Either::Sparse(_, sparse, _, 0) => sparse.give_up(),
            Either::Sparse(problem, sparse, _, hands) => {
                *self = Either::Dense(Box::new(Dense::go_on(problem, *hands, sparse)));
            }
            Either::Dense(_) => {}
        }
    }
}

/// How many placements of a table a turn goes through while the news of so many are told one by one.
fn told(problem: &Problem, news: u64) -> Option<u64> {
    WAYS.pow(problem.catchers.into()).checked_mul(RATIO)?.checked_mul(news)
}

impl<const W: usize> Tables for Either<W> {
    fn turn(&mut self, turn: u8, kept: u64, crew: &dyn Crew) -> Progress {
        if turn > 1 && self.is_many(kept) {
            self.grow();
        }
        let News { lost, won } = match self {
            Either::Sparse(problem, sparse, ..) if turn == 1 => {
                News { lost: first_turn::reached(problem), won: sparse.won().len() as u64 }
            }
            Either::Sparse(_, sparse, ..) => sparse.turn(),
            Either::Dense(dense) => Dense::turn(dense, turn, crew),
        };
        Progress { turn: turn.into(), lost, won }
    }

    fn is_outgrown(&self) -> bool {
        matches!(self, Either::Sparse(_, sparse, ..) if sparse.is_outgrown())
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
