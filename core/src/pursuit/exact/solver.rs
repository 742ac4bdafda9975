use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::back::News;
use super::dense::Dense;
use super::sparse::Sparse;
use super::table::Table;
use super::{Cell, Cost, Crew, Goal, Method, Problem, Progress, Refusal, Solution};

/// Turns are told apart up to here.
const LAST_TURN: u8 = super::NEVER - 1;

/// Retrograde analysis of one problem, a turn at a time.
///
/// ```
/// use boardlab_core::pursuit::Field;
/// use boardlab_core::pursuit::exact::{Alone, Goal, Problem, Solver};
/// let problem = Problem { field: Field { torus: false, n: 6 }, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
/// while solver.turn(&Alone).is_some() {}
/// assert_eq!(solver.solution().capture_time, Some(5));
/// ```
pub struct Solver {
    problem: Problem,
    goal: Goal,
    cost: Cost,
    turn: u8,
    /// The turn in which a placement lost its last cell, the first one that did.
    won: Option<u8>,
    placements: Vec<Vec<Cell>>,
    done: bool,
    tables: Box<dyn Tables>,
}

/// Tables of sets of some width.
trait Tables: Send {
    fn turn(&mut self, turn: u8, kept: u64, crew: &dyn Crew) -> Progress;
    fn won(&self) -> Vec<Vec<Cell>>;
    fn finish(self: Box<Self>, problem: Problem) -> Option<Table>;
}

impl Solver {
    /// Takes a problem that fits into so many bytes.
    ///
    /// # Errors
    /// Where it does not, or the problem is none that is solved.
    pub fn new(problem: Problem, goal: Goal, most: u64) -> Result<Self, Refusal> {
        Solver::with(Method::Best, problem, goal, most)
    }

    /// The same by a method; a whole table is always found by [`Method::Dense`].
    ///
    /// # Errors
    /// As those of [`Solver::new`].
    pub fn with(method: Method, problem: Problem, goal: Goal, most: u64) -> Result<Self, Refusal> {
        let cost = problem.cost(goal)?;
        if cost.bytes > most {
            return Err(Refusal::Memory { bytes: cost.bytes, most });
        }
        let tables = tables(&problem, goal, method, cost.kept);
        Ok(Solver { problem, goal, cost, turn: 0, won: None, placements: Vec::new(), done: false, tables })
    }

    /// Looks one turn further ahead; none when there is nothing more to find.
    pub fn turn(&mut self, crew: &dyn Crew) -> Option<Progress> {
        if self.done {
            return None;
        }
        self.turn += 1;
        let progress = self.tables.turn(self.turn, self.cost.kept, crew);
        if self.won.is_none() && progress.won > 0 {
            self.won = Some(self.turn);
            self.placements = canonical(self.problem, self.tables.won());
        }
        let enough = self.goal == Goal::Value && self.won.is_some();
        self.done = progress.lost == 0 || enough || self.turn == LAST_TURN;
        Some(progress)
    }

    /// What was found.
    #[must_use]
    pub fn solution(&self) -> Solution {
        Solution {
            problem: self.problem,
            capture_time: self.won.map(u16::from),
            placements: self.placements.clone(),
            turns: self.turn.into(),
            cost: self.cost,
        }
    }

    /// The turns to capture from every position, if [`Goal::Table`] was the goal.
    #[must_use]
    pub fn table(self) -> Option<Table> {
        if self.goal == Goal::Table { self.tables.finish(self.problem) } else { None }
    }
}

/// Few placements, or all.
enum Either<const W: usize> {
    Sparse(Problem, Box<Sparse<W>>, Method),
    Dense(Box<Dense<W>>),
}

/// A catcher's ways to step.
const WAYS: u64 = 5;
/// Looking for what stands for a placement costs about a fourth of a placement in the tables, an image: measured.
const RATIO: u64 = 4;

impl<const W: usize> Either<W> {
    fn new(problem: &Problem, goal: Goal, method: Method, kept: u64) -> Self {
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
        let images = if problem.field.torus { 8 * u64::from(problem.catchers) } else { 8 };
        let one_by_one = sparse.news() as u64 * WAYS.pow(problem.catchers.into()) * images;
        *method == Method::Best
            && (one_by_one > RATIO * kept * u64::from(problem.catchers) || sparse.len() as u64 > kept / 8)
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
            Either::Dense(dense) => dense.turn(turn, crew),
        };
        Progress { turn: turn.into(), lost, won }
    }

    fn won(&self) -> Vec<Vec<Cell>> {
        match self {
            Either::Sparse(_, sparse, _) => sparse.won(),
            Either::Dense(dense) => dense.won(),
        }
    }

    fn finish(self: Box<Self>, problem: Problem) -> Option<Table> {
        match *self {
            Either::Sparse(..) => None,
            Either::Dense(dense) => Some(dense.finish(problem)),
        }
    }
}

/// Words of a set, as tables are made for.
pub(super) const WIDTHS: [usize; 6] = [1, 2, 3, 4, 10, 16];

fn tables(problem: &Problem, goal: Goal, method: Method, kept: u64) -> Box<dyn Tables> {
    match problem.words().unwrap_or_default() {
        1 => Box::new(Either::<1>::new(problem, goal, method, kept)),
        2 => Box::new(Either::<2>::new(problem, goal, method, kept)),
        3 => Box::new(Either::<3>::new(problem, goal, method, kept)),
        4 => Box::new(Either::<4>::new(problem, goal, method, kept)),
        10 => Box::new(Either::<10>::new(problem, goal, method, kept)),
        _ => Box::new(Either::<16>::new(problem, goal, method, kept)),
    }
}

/// One of each set of placements that symmetry makes of each other, in order.
fn canonical(problem: Problem, placements: Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let turns = super::ground::turns(problem.field);
    let least = |placement: Vec<Cell>| least(problem, &turns, &placement);
    placements.into_iter().map(least).collect::<BTreeSet<_>>().into_iter().collect()
}

/// The first in order of all that symmetry makes of a placement: on a torus it holds cell 0.
fn least(problem: Problem, turns: &[Vec<Cell>], placement: &[Cell]) -> Vec<Cell> {
    let field = problem.field;
    let shifts: Vec<(u8, u8)> =
        if field.torus { placement.iter().map(|&cell| field.xy(cell)).collect() } else { Vec::from([(0, 0)]) };
    let moved = |(u, v): (u8, u8), turn: &[Cell]| {
        let shifted = |&cell: &Cell| {
            let (x, y) = field.xy(cell);
            turn[usize::from(field.cell((x + field.n - u) % field.n, (y + field.n - v) % field.n))]
        };
        let mut moved: Vec<Cell> = placement.iter().map(shifted).collect();
        moved.sort_unstable();
        moved
    };
    shifts
        .into_iter()
        .flat_map(|by| turns.iter().map(move |turn| (by, turn)))
        .map(|(by, turn)| moved(by, turn))
        .min()
        .unwrap_or_default()
}
