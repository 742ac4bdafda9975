use alloc::boxed::Box;
use alloc::vec::Vec;

use super::backend::{Resources, Tables};
use super::dense::Dense;
use super::first_turn;
use super::sparse::Sparse;
use crate::games::pursuit::exact::problem::{Executor, Method, Problem};
use crate::games::pursuit::exact::tape::Tape;
use crate::games::pursuit::exact::turn::merge::TurnStats;
use crate::games::pursuit::field::Cell;

/// Sparse tables. Dense ones succeed them in the turn in which these are less work.
pub(super) struct Adaptive<const W: usize> {
    problem: Problem,
    method: Method,
    resources: Resources,
    sparse: Sparse<W>,
}

/// A catcher's ways to step.
const WAYS: u64 = 5;
/// Passing a delta back to one placement takes as long as a turn of dense tables takes for this many placements:
/// measured.
const RATIO: u64 = 6;

impl<const W: usize> Adaptive<W> {
    /// `None` if there are many placements.
    pub(super) fn new(problem: &Problem, method: Method, resources: Resources) -> Option<Self> {
        let Resources { kept, threads, bytes } = resources;
        let (most, bytes) = match method {
            _ if threads == 0 => (work_of(problem, 1).map_or(0, |one| kept / one), bytes),
            Method::Sparse => (u64::MAX / 64, u64::MAX),
            _ => (kept / 16, u64::MAX),
        };
        let sparse = Sparse::new(problem, most as usize, bytes)?;
        Some(Adaptive { problem: *problem, method, resources, sparse })
    }

    /// Without placements: what is read from a tape has them.
    pub(super) fn empty(problem: &Problem, method: Method, resources: Resources) -> Option<Self> {
        let bytes = if resources.threads == 0 { resources.bytes } else { u64::MAX };
        let sparse = Sparse::empty(problem, bytes)?;
        Some(Adaptive { problem: *problem, method, resources, sparse })
    }

    /// Whether a turn of the dense tables would be less work.
    fn is_many(&mut self) -> bool {
        let Resources { kept, threads, .. } = self.resources;
        let one_by_one = work_of(&self.problem, self.sparse.count_fresh() as u64).unwrap_or(u64::MAX);
        let by_method = self.method == Method::Best || threads == 0;
        by_method && (one_by_one > kept || self.sparse.len() as u64 > kept / 8)
    }
}

/// The work of passing back the deltas of a number of placements one by one, in placements of a dense table.
fn work_of(problem: &Problem, placements: u64) -> Option<u64> {
    WAYS.pow(problem.catchers.into()).checked_mul(RATIO)?.checked_mul(placements)
}

impl<const W: usize> Tables for Adaptive<W> {
    fn successor(&mut self, turn: u8) -> Option<Box<dyn Tables>> {
        if turn == 1 || !self.is_many() {
            return None;
        }
        if self.resources.threads == 0 {
            self.sparse.give_up();
            return None;
        }
        Some(Box::new(Dense::go_on(&self.problem, self.resources.threads, &self.sparse)))
    }

    fn turn(&mut self, turn: u8, _: &dyn Executor) -> TurnStats {
        if turn > 1 {
            return self.sparse.turn();
        }
        TurnStats { lost: first_turn::reached(&self.problem), won: self.sparse.winning_placements().len() as u64 }
    }

    fn is_dense(&self) -> bool {
        false
    }

    fn keep(&mut self, tape: &mut dyn Tape) -> Option<()> {
        self.sparse.keep(tape)
    }

    fn is_outgrown(&self) -> bool {
        self.sparse.is_outgrown()
    }

    fn winning_placements(&self) -> Vec<Vec<Cell>> {
        self.sparse.winning_placements()
    }
}
