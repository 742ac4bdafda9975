use super::advice::{JointMove, joint, most_promising, safest_cells};
use super::problem::{Goal, Problem, Sequential, Solution};
use super::solver::Solver;
use super::tablebase::Tablebase;
use crate::games::pursuit::end::Side;
use crate::games::pursuit::field::{Cell, NEVER};
use crate::games::pursuit::model::{MatchParams, Pairs, State, Strategy};
use crate::games::pursuit::strategy::{Criterion, places};

/// The tablebase of the last problem, for strategies that play exactly.
///
/// ```
/// use boardlab_core::games::pursuit::exact::Theory;
/// use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy};
/// let field = Field { torus: false, n: 4 };
/// let params = MatchParams { field, catchers: 2, steps: 1, turns: 16, blocked: false };
/// let mut state = State::new();
/// let pairs = Theory::default().choose(Strategy::Exact, &params, &state, 0);
/// assert!(params.apply(&mut state, &pairs).is_ok());
/// ```
#[derive(Default)]
pub struct Theory {
    known: Option<Known>,
    /// A problem that was too large to be solved.
    refused: Option<Problem>,
}

/// A problem that is solved.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Known, Problem};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// assert_eq!(Known::solve_small(problem).unwrap().solution.capture_time, Some(3));
/// let large = Problem { field: Field { torus: false, n: 12 }, catchers: 6, ..problem };
/// assert!(Known::solve_small(large).is_none());
/// ```
pub struct Known {
    /// Who wins it and when.
    pub solution: Solution,
    /// The turns to capture from every position.
    pub table: Tablebase,
}

/// The most kept positions of a problem that is solved while a move is awaited: some tenths of a second.
const EXACT: u64 = 10_000_000;
/// The same for [`Strategy::Best`], which is exact only where that is cheap: some hundredths of a second.
const CHEAP: u64 = 1_000_000;

impl Theory {
    /// A theory that begins with a problem that was solved elsewhere.
    #[must_use]
    pub fn of(known: Known) -> Self {
        Theory { known: Some(known), refused: None }
    }

    /// The move of a strategy; see [`Strategy::choose`]. [`Strategy::Exact`] and, where the problem is small,
    /// [`Strategy::Best`] solve the problem for it once.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy, exact::*};
    /// # let field = Field { torus: false, n: 4 };
    /// # let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// let params = MatchParams { field, catchers: 2, steps: 1, turns: 16, blocked: false };
    /// let mut state = State::new();
    /// let placement = Theory::default().choose(Strategy::Exact, &params, &state, 0);
    /// assert_eq!(placement.len(), 2);
    /// ```
    pub fn choose(&mut self, strategy: Strategy, params: &MatchParams, state: &State, seed: u64) -> Pairs {
        let exact = self.exact_move(strategy, params, state, seed);
        exact.unwrap_or_else(|| strategy.choose(params, state, seed))
    }

    /// What decides that move, where all pieces are placed.
    pub(crate) fn criterion(
        &mut self,
        strategy: Strategy,
        params: &MatchParams,
        state: &State,
        seed: u64,
    ) -> Criterion {
        match self.exact_move(strategy, params, state, seed) {
            Some(_) => Criterion::Exact,
            None => strategy.criterion(params, state),
        }
    }

    /// The move of a strategy that knows the theory of the problem.
    fn exact_move(&mut self, strategy: Strategy, params: &MatchParams, state: &State, seed: u64) -> Option<Pairs> {
        let most = match strategy {
            Strategy::Exact => EXACT,
            Strategy::Best => CHEAP,
            _ => return None,
        };
        self.solved(params, most)?.best_move(params, state, seed)
    }

    fn solved(&mut self, params: &MatchParams, most: u64) -> Option<&Known> {
        let problem = Problem::of(params)?;
        if self.known.as_ref().is_none_or(|known| known.table.problem() != problem) {
            if self.refused == Some(problem) {
                return None;
            }
            let known = solve(problem, most);
            self.refused = known.is_none().then_some(problem);
            self.known = known.or(self.known.take());
        }
        self.known.as_ref().filter(|known| known.table.problem() == problem)
    }
}

fn solve(problem: Problem, most: u64) -> Option<Known> {
    if !has_at_most(problem, most) {
        return None;
    }
    let mut solver = Solver::new(problem, Goal::Tablebase, u64::MAX).ok()?;
    while solver.turn(&Sequential).is_some() {}
    let solution = solver.solution();
    Some(Known { solution, table: solver.table()? })
}

fn has_at_most(problem: Problem, kept: u64) -> bool {
    let cells = problem.field.cells() as u64;
    problem.cost(Goal::Tablebase).is_ok_and(|cost| cost.kept.saturating_mul(cells) <= kept)
}

impl Known {
    /// Whether [`Known::solve_small`] solves a problem.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, exact::*};
    /// let problem = Problem { field: Field { torus: false, n: 4 }, catchers: 2, steps: 1, blocked: false };
    /// assert!(Known::is_small(problem));
    /// assert!(!Known::is_small(Problem { field: Field { torus: false, n: 12 }, catchers: 6, ..problem }));
    /// ```
    #[must_use]
    pub fn is_small(problem: Problem) -> bool {
        has_at_most(problem, EXACT)
    }

    /// Solves a problem that is small enough to be solved while a move is awaited, in some tenths of a second. `None`
    /// if the problem is larger.
    ///
    /// ```
    /// # use boardlab_core::games::pursuit::{Field, MatchParams, State, Strategy, exact::*};
    /// # let field = Field { torus: false, n: 4 };
    /// # let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
    /// assert!(Known::solve_small(problem).is_some());
    /// assert!(Known::solve_small(Problem { field: Field { n: 12, ..field }, catchers: 6, ..problem }).is_none());
    /// ```
    #[must_use]
    pub fn solve_small(problem: Problem) -> Option<Self> {
        solve(problem, EXACT)
    }

    /// A best move. `None` for catchers that cannot force a capture: they should play for a mistake of the fugitive
    /// instead.
    fn best_move(&self, params: &MatchParams, state: &State, seed: u64) -> Option<Pairs> {
        match (state.side_to_move, state.fugitive) {
            (Side::Catchers, None) => Some(places(params.field, self.solution.placements.first()?)),
            (Side::Catchers, Some(from)) => {
                let forced = self.table.depth_to_capture(&state.catchers)[usize::from(from)] != NEVER;
                let joint = if forced { joint(&self.table, params, state, from) } else { return None };
                most_promising(&joint).map(JointMove::pairs)
            }
            (Side::Fugitive, _) => {
                let cells = safest_cells(params, state, &self.table.depth_to_capture(&state.catchers));
                let usual = Strategy::Area.choose(params, state, seed);
                let kept = end(params, state, &usual).is_some_and(|end| cells.contains(&end));
                if kept { Some(usual) } else { cells.first().map(|&cell| params.move_to(state, cell)) }
            }
        }
    }
}

/// Where a move of the fugitive ends.
fn end(params: &MatchParams, state: &State, pairs: &Pairs) -> Option<Cell> {
    let mut after = state.clone();
    params.apply(&mut after, pairs).ok()?;
    after.fugitive
}
