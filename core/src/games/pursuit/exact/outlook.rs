//! The exact theory as data for the page: the cost of a problem, the progress, the solution, and the values of
//! positions of a match.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::advice::{counted, placements, safest_cells, turn_of};
use super::problem::{Cost, Goal, LONGEST_SIDE, MOST_CATCHERS, Problem, Progress, Solution};
use super::solver::MAX_DEPTH;
use super::tablebase::Tablebase;
use crate::boundary::view_struct;
use crate::games::pursuit::end::Side;
use crate::games::pursuit::model::{MatchParams, State};

view_struct! {
    /// The cost of a problem. Large numbers are decimal text.
    pub struct TheoryCost {
        /// Placements of the catchers times cells of the fugitive. `None` if there are too many catchers or cells.
        pub states: Option<String>,
        /// Placements that are kept.
        pub kept: String,
        /// Bytes of memory.
        pub bytes: String,
        /// Whether it fits.
        pub fits: bool,
        /// The most catchers with which the problem fits. `None` if it does not fit even with one.
        pub catchers: Option<u8>,
        /// The greatest number of catchers and the longest side that can be solved.
        pub limits: (u8, u8),
    }

    /// The progress of a problem. Large numbers are decimal text.
    pub struct TheoryProgress {
        /// Turns looked ahead.
        pub turn: u16,
        /// Positions of the kept placements that are lost in this turn and not before.
        pub lost: String,
        /// Kept placements from which every cell is lost since this turn.
        pub won: String,
    }

    /// The solution of a problem.
    pub struct TheoryResult {
        /// Turns from the placement to the capture under best play. `None` if the fugitive escapes for ever.
        pub capture_time: Option<u16>,
        /// Turns looked ahead.
        pub turns: u16,
        /// The best placements up to symmetry, as moves, at most 64.
        pub placements: Vec<String>,
        /// How many there are.
        pub total: u32,
    }

    /// The value of a position under best play of both sides.
    pub struct TheoryOutlook {
        /// The turn of the position.
        pub turn: u16,
        /// The side to move.
        pub side_to_move: Side,
        /// The turn of the round in which the fugitive is caught. `None` if it is never caught. The number of turns
        /// of the round is ignored.
        pub capture: Option<u16>,
        /// Whether it may also be a later one: a table has the same value for 254 turns and for more.
        pub or_later: bool,
    }
}

/// The cost of the problem of a match, with a limit of memory in bytes.
///
/// ```
/// use boardlab_core::games::pursuit::exact::takes;
/// use boardlab_core::games::pursuit::{Field, MatchParams};
/// let field = Field { torus: false, n: 12 };
/// let params = MatchParams { field, catchers: 6, steps: 1, turns: 144, blocked: false };
/// let cost = takes(&params, 1 << 30);
/// assert!(!cost.fits && cost.catchers.is_some_and(|fewer| fewer < 6));
/// ```
#[must_use]
pub fn takes(params: &MatchParams, most: u64) -> TheoryCost {
    let found = cost(params);
    let fits = |cost: &Cost| cost.bytes <= most;
    let fewer =
        |catchers: &u8| cost(&MatchParams { catchers: (*catchers).into(), ..*params }).as_ref().is_some_and(fits);
    TheoryCost {
        states: found.map(|cost| cost.states.to_string()),
        kept: found.map_or(0, |cost| cost.kept).to_string(),
        bytes: found.map_or(0, |cost| cost.bytes).to_string(),
        fits: found.as_ref().is_some_and(fits),
        catchers: (1..=MOST_CATCHERS).rev().find(fewer),
        limits: (MOST_CATCHERS, LONGEST_SIDE),
    }
}

fn cost(params: &MatchParams) -> Option<Cost> {
    Problem::of(params)?.cost(Goal::Tablebase).ok()
}

/// ```
/// use boardlab_core::games::pursuit::exact::{Goal, Problem, Sequential, Solver, TheoryProgress};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let mut solver = Solver::new(problem, Goal::Value, 1 << 30).unwrap();
/// let progress = TheoryProgress::from(solver.turn(&Sequential).unwrap());
/// assert_eq!((progress.turn, progress.won.as_str()), (1, "0"));
/// ```
impl From<Progress> for TheoryProgress {
    fn from(Progress { turn, lost, won }: Progress) -> Self {
        TheoryProgress { turn, lost: lost.to_string(), won: won.to_string() }
    }
}

/// ```
/// use boardlab_core::games::pursuit::exact::{Known, Problem, TheoryResult};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 4 };
/// let problem = Problem { field, catchers: 2, steps: 1, blocked: false };
/// let result = TheoryResult::from(&Known::solve_small(problem).unwrap().solution);
/// assert_eq!((result.capture_time, result.placements.len() as u32), (Some(3), result.total));
/// ```
impl From<&Solution> for TheoryResult {
    fn from(found: &Solution) -> Self {
        TheoryResult {
            capture_time: found.capture_time,
            turns: found.turns,
            placements: placements(found),
            total: found.placements.len() as u32,
        }
    }
}

/// The value of a position whose round is not over: the result of [`advise`](super::advise) without the moves.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Known, Problem, outlook};
/// use boardlab_core::games::pursuit::{Field, MatchParams, State};
/// let field = Field { torus: false, n: 4 };
/// let params = MatchParams { field, catchers: 2, steps: 1, turns: 16, blocked: false };
/// let known = Known::solve_small(Problem::of(&params).unwrap()).unwrap();
/// let state = State { turn: 1, catchers: vec![0, 15], fugitive: Some(1), ..State::new() };
/// assert_eq!(outlook(&known.table, &known.solution, &params, &state).capture, Some(1));
/// ```
#[must_use]
pub fn outlook(table: &Tablebase, solution: &Solution, params: &MatchParams, state: &State) -> TheoryOutlook {
    let turns = || table.depth_to_capture(&state.catchers);
    let value = match (state.side_to_move, state.fugitive) {
        (Side::Catchers, None) => solution.capture_time,
        (Side::Catchers, Some(from)) => counted(turns()[usize::from(from)]),
        (Side::Fugitive, _) => {
            let turns = turns();
            safest_cells(params, state, &turns).first().and_then(|&cell| counted(turns[usize::from(cell)]))
        }
    };
    let or_later = !state.catchers.is_empty() && value == Some(MAX_DEPTH.into());
    TheoryOutlook {
        turn: state.turn,
        side_to_move: state.side_to_move,
        capture: value.map(|value| turn_of(state, value)),
        or_later,
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::super::{Sequential, Solver, advise};
    use super::*;
    use crate::games::pursuit::rules::play;
    use crate::games::pursuit::{Field, NEVER};

    fn params(n: u8, catchers: u16) -> MatchParams {
        MatchParams { field: Field { torus: false, n }, catchers, steps: 1, turns: 9, blocked: false }
    }

    fn solved(params: &MatchParams) -> (Tablebase, Solution) {
        let problem = Problem::of(params).expect("few catchers");
        let mut solver = Solver::new(problem, Goal::Tablebase, u64::MAX).expect("it fits");
        while solver.turn(&Sequential).is_some() {}
        let solution = solver.solution();
        (solver.table().expect("the table was the goal"), solution)
    }

    #[test]
    fn best_play_keeps_the_turn_of_the_capture_and_a_mistake_moves_it() {
        let params = params(4, 2);
        let (table, solution) = solved(&params);
        let mut state = State::new();
        let mut captures = vec![outlook(&table, &solution, &params, &state).capture];
        for mv in [TheoryResult::from(&solution).placements[0].as_str(), "3 3", "0 0 0 0"] {
            play(&params, &mut state, &mv.parse().expect("a move")).expect("a right one");
            captures.push(outlook(&table, &solution, &params, &state).capture);
            assert_eq!(captures.last(), Some(&advise(&table, &solution, &params, &state).capture));
        }
        assert_eq!(captures[0], Some(3), "two catchers win in N-1 turns");
        assert!(
            captures[1] == captures[0] && captures[2] <= captures[1],
            "the fugitive's cell may cost turns: {captures:?}"
        );
        assert!(captures[3] > captures[2], "a catcher that rests loses a turn: {captures:?}");
    }

    #[test]
    fn an_escape_has_no_turn() {
        let params = params(4, 1);
        let (table, solution) = solved(&params);
        assert_eq!(outlook(&table, &solution, &params, &State::new()).capture, None);
        assert_eq!(TheoryResult::from(&solution).placements, [""; 0]);
    }

    #[test]
    fn as_many_turns_as_a_table_tells_may_be_more() {
        let params = params(4, 2);
        let (table, solution) = solved(&params);
        let far = |&turns: &u8| if matches!(turns, 0 | NEVER) { turns } else { MAX_DEPTH };
        let far =
            Tablebase::from_bytes(table.problem(), table.bytes().iter().map(far).collect()).expect("of that size");
        let mut state = State::new();
        let capture_in = |state: &State, table| {
            let TheoryOutlook { capture, or_later, .. } = outlook(table, &solution, &params, state);
            (capture, or_later)
        };
        assert_eq!(capture_in(&state, &far), (Some(3), false), "of a placement all turns are known");
        for mv in [TheoryResult::from(&solution).placements[0].as_str(), "3 3"] {
            play(&params, &mut state, &mv.parse().expect("a move")).expect("a right one");
            assert_eq!((capture_in(&state, &far), capture_in(&state, &table).1), ((Some(254), true), false));
        }
    }

    #[test]
    fn what_does_not_fit_names_what_would() {
        let small = takes(&params(4, 2), 1 << 30);
        assert!(small.fits && small.states.as_deref() == Some("2176"), "{small:?}");
        let large = takes(&params(12, 6), 1 << 30);
        assert!(!large.fits && large.catchers.is_some_and(|catchers| catchers < 6), "{large:?}");
        assert_eq!(takes(&params(12, 100), 1 << 30).states, None);
    }
}
