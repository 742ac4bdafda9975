use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::cost;
use super::index::cell_order;
use super::problem::{Cost, Executor, Goal, Method, Problem, Progress, Refusal, Solution};
use super::tablebase::Tablebase;
use super::tables::{Resources, Start, Tables, tables};
use super::tape::{Numbers, Tape};
use super::turn::merge::TurnStats;
use crate::games::pursuit::field::{Cell, NEVER};

/// The largest depth that a byte of a [`Tablebase`] holds: it stands for itself and all larger ones. A [`Solution`]
/// has the exact one.
///
/// ```
/// use boardlab_core::games::pursuit::exact::MAX_DEPTH;
/// use boardlab_core::games::pursuit::NEVER;
/// assert!(MAX_DEPTH < NEVER);
/// ```
pub const MAX_DEPTH: u8 = NEVER - 1;

/// Retrograde analysis of one problem, a turn at a time.
///
/// ```
/// use boardlab_core::games::pursuit::Field;
/// use boardlab_core::games::pursuit::exact::{Sequential, Goal, Problem, Solver};
/// let problem = Problem { field: Field { torus: false, n: 6 }, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
/// while solver.turn(&Sequential).is_some() {}
/// assert_eq!(solver.solution().capture_time, Some(5));
/// ```
pub struct Solver {
    problem: Problem,
    goal: Goal,
    cost: Cost,
    turn: u16,
    /// The first turn in which every cell was lost from some placement.
    capture_time: Option<u16>,
    placements: Vec<Vec<Cell>>,
    done: bool,
    tables: Box<dyn Tables>,
}

impl Solver {
    /// Begins to solve a problem with at most `most` bytes of memory.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy, exact::*};
    /// # let field = Field { torus: false, n: 4 };
    /// # let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
    /// assert!(Solver::new(problem, Goal::Value, 10).is_err());
    /// ```
    ///
    /// # Errors
    /// If the memory is too small, or the problem has too many catchers or cells.
    pub fn new(problem: Problem, goal: Goal, most: u64) -> Result<Self, Refusal> {
        Solver::with(Method::Best, problem, goal, most)
    }

    /// Like [`Solver::new`], with a choice of the method. A whole table is always found by [`Method::Dense`].
    /// [`Method::Sparse`] also begins problems that may not fit; see [`Solver::is_outgrown`].
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy, exact::*};
    /// # let field = Field { torus: false, n: 4 };
    /// # let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// let mut solver = Solver::with(Method::Sparse, problem, Goal::Value, 1 << 30).unwrap();
    /// while solver.turn(&Sequential).is_some() {}
    /// assert_eq!(solver.solution().capture_time, Some(3));
    /// ```
    ///
    /// # Errors
    /// As those of [`Solver::new`].
    pub fn with(method: Method, problem: Problem, goal: Goal, most: u64) -> Result<Self, Refusal> {
        Solver::start(method, problem, goal, most, Start::Beginning)
    }

    /// Writes what it has found to a tape, between two turns, for [`Solver::resume`] of the same version. `None` if the
    /// tape breaks, or if it [is outgrown](Solver::is_outgrown).
    pub fn keep(&mut self, tape: &mut dyn Tape) -> Option<()> {
        let mut is_dense = (!self.is_outgrown()).then(|| self.tables.is_dense())?;
        tape.flag(&mut is_dense)?;
        self.keep_findings(tape)
    }

    /// Goes on from what [`Solver::keep`] wrote of the same problem and goal, maybe with other memory. `None` if the
    /// tape breaks.
    ///
    /// # Errors
    /// As those of [`Solver::new`].
    pub fn resume(
        method: Method,
        problem: Problem,
        goal: Goal,
        most: u64,
        tape: &mut dyn Tape,
    ) -> Result<Option<Self>, Refusal> {
        let mut is_dense = false;
        if tape.flag(&mut is_dense).is_none() {
            return Ok(None);
        }
        let start = if is_dense { Start::Dense } else { Start::Sparse };
        let mut solver = Solver::start(method, problem, goal, most, start)?;
        Ok(solver.keep_findings(tape).map(|()| solver))
    }

    /// Writes what is beside the kind of the tables, or reads it.
    fn keep_findings(&mut self, tape: &mut dyn Tape) -> Option<()> {
        let mut turns = [self.turn, self.capture_time.unwrap_or_default()].map(u64::from);
        turns.iter_mut().try_for_each(|turn| tape.number(turn))?;
        let [turn, capture_time] = turns.map(|turn| turn as u16);
        self.turn = turn;
        self.capture_time = Some(capture_time).filter(|&turn| turn > 0);
        tape.flag(&mut self.done)?;
        for nth in 0..tape.count(self.placements.len())? {
            if nth == self.placements.len() {
                self.placements.push(vec![0; self.problem.catchers.into()]);
            }
            let keep = |cell: &mut Cell| {
                let mut number = u64::from(*cell);
                tape.number(&mut number)?;
                *cell = number as Cell;
                Some(())
            };
            self.placements[nth].iter_mut().try_for_each(keep)?;
        }
        self.tables.keep(tape)
    }

    fn start(method: Method, problem: Problem, goal: Goal, most: u64, start: Start) -> Result<Self, Refusal> {
        let cost = problem.cost(goal)?;
        let refusal = Refusal::Memory { bytes: cost.bytes, most };
        let scratch = cost::scratch_bytes(&problem, problem.words().unwrap_or_default());
        let threads = most.checked_sub(cost.bytes).map_or(0, |rest| 1 + (rest / scratch.max(1)) as usize);
        let resources = Resources { kept: cost.kept, threads, bytes: most };
        let tables = tables(&problem, goal, method, resources, start).ok_or(refusal)?;
        Ok(Solver { problem, goal, cost, turn: 0, capture_time: None, placements: Vec::new(), done: false, tables })
    }

    /// Analyses one more turn. `None` when the analysis is complete.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy, exact::*};
    /// # let field = Field { torus: false, n: 4 };
    /// # let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
    /// let turns = std::iter::from_fn(|| solver.turn(&Sequential).map(|progress| progress.turn));
    /// assert!(turns.eq([1, 2, 3]));
    /// ```
    pub fn turn(&mut self, executor: &dyn Executor) -> Option<Progress> {
        self.look_ahead(MAX_DEPTH, executor)
    }

    /// Like [`Solver::turn`], with another largest depth.
    fn look_ahead(&mut self, max_depth: u8, executor: &dyn Executor) -> Option<Progress> {
        if self.done {
            return None;
        }
        self.turn = self.turn.saturating_add(1);
        let depth = u8::try_from(self.turn).map_or(max_depth, |turn| turn.min(max_depth));
        if let Some(tables) = self.tables.successor(depth) {
            self.tables = tables;
        }
        let TurnStats { lost, won } = self.tables.turn(depth, executor);
        if self.is_outgrown() {
            self.done = true;
            return None;
        }
        if self.capture_time.is_none() && won > 0 {
            self.capture_time = Some(self.turn);
            self.placements = canonical(self.problem, self.tables.winning_placements());
        }
        let enough = self.goal == Goal::Value && self.capture_time.is_some();
        self.done = lost == 0 || enough;
        Some(Progress { turn: self.turn, lost, won })
    }

    /// Whether the analysis ended without a solution because dense tables would be needed that do not fit. It can
    /// only happen with [`Method::Sparse`].
    #[must_use]
    pub fn is_outgrown(&self) -> bool {
        self.tables.is_outgrown()
    }

    /// The solution, as far as it is known.
    #[must_use]
    pub fn solution(&self) -> Solution {
        Solution {
            problem: self.problem,
            capture_time: self.capture_time,
            placements: self.placements.clone(),
            turns: self.turn,
            cost: self.cost,
        }
    }

    /// The turns to capture from every position, if [`Goal::Tablebase`] was the goal.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy, exact::*};
    /// # let field = Field { torus: false, n: 4 };
    /// # let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// let mut solver = Solver::new(problem, Goal::Tablebase, 1 << 30).unwrap();
    /// while solver.turn(&Sequential).is_some() {}
    /// assert_eq!(solver.table().unwrap().depth_to_capture(&[0, 0])[0], 0);
    /// ```
    #[must_use]
    pub fn table(self) -> Option<Tablebase> {
        self.tables.finish(self.problem)
    }
}

/// One of each set of symmetric placements, in order.
fn canonical(problem: Problem, placements: Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let turns = cell_order::dihedral_maps(problem.field);
    let least = |placement: Vec<Cell>| least(problem, &turns, &placement);
    let mut all: Vec<Vec<Cell>> = placements.into_iter().map(least).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The least of the placements that are symmetric to one. On a torus it contains cell 0.
fn least(problem: Problem, turns: &[Vec<Cell>], placement: &[Cell]) -> Vec<Cell> {
    let field = problem.field;
    let anchors = if field.torus { placement } else { &[0] };
    let moved = |by: Cell, turn: &[Cell]| {
        let seen = |&cell: &Cell| turn[usize::from(field.seen_from(by, cell))];
        let mut moved: Vec<Cell> = placement.iter().map(seen).collect();
        moved.sort_unstable();
        moved
    };
    anchors
        .iter()
        .flat_map(|&by| turns.iter().map(move |turn| (by, turn)))
        .map(|(by, turn)| moved(by, turn))
        .min()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::Sequential;
    use super::*;
    use crate::games::pursuit::{Field, NEVER};

    const SIX: Problem = Problem { field: Field { torus: false, n: 6 }, catchers: 2, steps: 1, blocked: false };

    fn solved(mut solver: Solver, max_depth: u8) -> (Solution, Option<Tablebase>) {
        while solver.look_ahead(max_depth, &Sequential).is_some() {}
        (solver.solution(), solver.table())
    }

    #[test]
    fn a_capture_later_than_a_table_tells_is_none_the_less_a_capture() {
        let solver = || Solver::new(SIX, Goal::Tablebase, u64::MAX).expect("it fits");
        let ((solution, exact), (same, limited)) = (solved(solver(), MAX_DEPTH), solved(solver(), 3));
        assert_eq!((solution.capture_time, &solution), (Some(5), &same));
        let bytes = |table: Option<Tablebase>| table.expect("the table was the goal").bytes().to_vec();
        let least = |turns: u8| if turns == NEVER { NEVER } else { turns.min(3) };
        assert_eq!(bytes(limited), bytes(exact).into_iter().map(least).collect::<Vec<_>>());
    }

    #[test]
    fn whatever_the_method_all_turns_are_told() {
        for method in [Method::Best, Method::Dense, Method::Sparse] {
            let solver = Solver::with(method, SIX, Goal::Value, u64::MAX).expect("it fits");
            assert_eq!(solved(solver, 2).0.capture_time, Some(5), "{method:?}");
        }
    }
}
