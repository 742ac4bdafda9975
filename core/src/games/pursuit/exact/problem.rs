use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::games::pursuit::field::{Cell, Field};
use crate::games::pursuit::model::MatchParams;

/// Most catchers that a problem may have.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Goal, MOST_CATCHERS, Problem, Refusal};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: MOST_CATCHERS + 1, steps: 1, blocked: false };
/// assert_eq!(problem.cost(Goal::Value), Err(Refusal::Catchers));
/// ```
pub const MOST_CATCHERS: u8 = 8;

/// Longest side of a field that a problem may have.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Goal, LONGEST_SIDE, Problem, Refusal};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: LONGEST_SIDE + 1 };
/// let problem = Problem { field, catchers: 1, steps: 1, blocked: false };
/// assert_eq!(problem.cost(Goal::Value), Err(Refusal::Side));
/// ```
pub const LONGEST_SIDE: u8 = 32;

/// The parameters of a match without the number of turns.
///
/// ```
/// use boardlab_core::games::pursuit::exact::Problem;
/// use boardlab_core::games::pursuit::{Field, MatchParams};
/// let field = Field { torus: false, n: 4 };
/// let params = MatchParams { field, catchers: 2, steps: 1, turns: 16, blocked: false };
/// assert_eq!(Problem::of(&params), Some(Problem { field, catchers: 2, steps: 1, blocked: false }));
/// assert_eq!(Problem::of(&MatchParams { catchers: 9, ..params }), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Square or torus.
    pub field: Field,
    /// K, from 1 to [`MOST_CATCHERS`].
    pub catchers: u8,
    /// S, from 1 to 2N.
    pub steps: u8,
    /// The reading `blocked`.
    pub blocked: bool,
}

/// The goal of a [`Solver`](super::Solver).
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Goal, Problem, Sequential, Solver};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
/// while solver.turn(&Sequential).is_some() {}
/// assert!(solver.table().is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The capture time and the best placements: it ends as soon as they are known.
    Value,
    /// The turns to capture from every position, as playing needs them.
    Tablebase,
}

/// The method of a [`Solver`](super::Solver). Without the feature `vast` it is always [`Method::Dense`].
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Goal, Method, Problem, Sequential, Solver};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::with(Method::Dense, problem, Goal::Value, 1 << 30).unwrap();
/// while solver.turn(&Sequential).is_some() {}
/// assert_eq!(solver.solution().capture_time, Some(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// Few placements first, then all where it pays.
    #[default]
    Best,
    /// Every placement in every turn.
    Dense,
    /// Only placements from which more is lost than the cells that the catchers reach at once, one of each set that
    /// symmetry makes of each other.
    Sparse,
}

/// The cost of a problem.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Cost, Goal, Problem};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let Cost { states, kept, .. } = problem.cost(Goal::Tablebase).unwrap();
/// assert!(states == 2176 && kept < 136);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Placements of the catchers times cells of the fugitive, symmetric ones counted, too.
    pub states: u64,
    /// Placements that are kept: some of every set of symmetric ones.
    pub kept: u64,
    /// Bytes of memory for one thread. A solver that is given more memory uses it for more threads.
    pub bytes: u64,
}

/// Why a problem cannot be solved.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Goal, Problem, Refusal, Solver};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// assert!(matches!(Solver::new(problem, Goal::Value, 1), Err(Refusal::Memory { most: 1, .. })));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It has no catcher, or more than [`MOST_CATCHERS`].
    Catchers,
    /// Its side is longer than [`LONGEST_SIDE`].
    Side,
    /// It needs more memory than it may take.
    Memory {
        /// Bytes that it needs.
        bytes: u64,
        /// Bytes that it may take.
        most: u64,
    },
}

/// The progress of a [`Solver`](super::Solver).
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Goal, Problem, Progress, Sequential, Solver};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
/// let Progress { turn, lost, won } = solver.turn(&Sequential).unwrap();
/// assert!(turn == 1 && lost > 0 && won == 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Turns looked ahead.
    pub turn: u16,
    /// States lost in this turn and not before, of the placements that are kept.
    pub lost: u64,
    /// Placements from which every cell is lost since this turn, of those that are kept.
    pub won: u64,
}

/// The result of a [`Solver`](super::Solver).
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Known, Problem, Solution};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let Solution { capture_time, placements, .. } = Known::solve_small(problem).unwrap().solution;
/// assert!(capture_time == Some(3) && placements.iter().all(|cells| cells.len() == 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The problem.
    pub problem: Problem,
    /// Turns from the placement to the capture under best play. `None` if the fugitive escapes for ever.
    pub capture_time: Option<u16>,
    /// The placements that force it, up to symmetry, each with its cells in ascending order. Empty if the fugitive
    /// escapes.
    pub placements: Vec<Vec<Cell>>,
    /// Turns looked ahead.
    pub turns: u16,
    /// What it took.
    pub cost: Cost,
}

/// Runs tasks, on several threads if the caller has them.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Executor, Goal, Problem, Solver, Task};
/// use boardlab_core::games::pursuit::Field;
/// struct LastFirst;
/// impl Executor for LastFirst {
///     fn run(&self, tasks: Vec<Task<'_>>, _: usize) {
///         tasks.into_iter().rev().for_each(|task| task());
///     }
/// }
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
/// while solver.turn(&LastFirst).is_some() {}
/// assert_eq!(solver.solution().capture_time, Some(3));
/// ```
pub trait Executor: Sync {
    /// Runs all tasks, in any order, and returns when the last one has ended. No more than `most` may run at a time:
    /// there is memory for so many. The first ones take the longest.
    fn run(&self, tasks: Vec<Task<'_>>, most: usize);
}

/// A task of an [`Executor`].
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Executor, Sequential, Task};
/// let mut done = false;
/// let task: Task<'_> = Box::new(|| done = true);
/// Sequential.run(vec![task], 1);
/// assert!(done);
/// ```
pub type Task<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Runs tasks one after the other.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Goal, Problem, Sequential, Solver};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
/// while solver.turn(&Sequential).is_some() {}
/// assert_eq!(solver.solution().capture_time, Some(3));
/// ```
pub struct Sequential;

impl Executor for Sequential {
    fn run(&self, tasks: Vec<Task<'_>>, _: usize) {
        tasks.into_iter().for_each(|task| task());
    }
}

impl Problem {
    /// The problem of a match, if it has few enough catchers.
    #[must_use]
    pub fn of(params: &MatchParams) -> Option<Problem> {
        let catchers = u8::try_from(params.catchers).ok().filter(|&k| k <= MOST_CATCHERS)?;
        Some(Problem { field: params.field, catchers, steps: params.steps, blocked: params.blocked })
    }
}
