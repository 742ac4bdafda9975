use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use super::problem::Solution;
use super::tablebase::Tablebase;
use crate::boundary::view_struct;
use crate::games::pursuit::end::Side;
use crate::games::pursuit::field::{Cell, Map, NEVER, Step};
use crate::games::pursuit::model::{MatchParams, Move, Pairs, State};
use crate::games::pursuit::strategy::places;

view_struct! {
    /// The value and the best moves of a position.
    #[derive(Default)]
    pub struct PursuitTheory {
        /// Turns to the capture, including the coming one. Once the catchers are placed, 254 means 254 turns or more.
        /// `None` if the fugitive escapes for ever.
        pub value: Option<u16>,
        /// The turn of the capture by that value; turn 0 is the placement. `None` if the fugitive escapes for ever.
        pub capture: Option<u16>,
        /// For every cell, the turns to the capture of a fugitive there when the catchers are about to move. 0: a
        /// catcher stands there. 254: 254 turns or more. 255: it escapes for ever. Empty before the catchers are
        /// placed.
        pub turns: Vec<u8>,
        /// The best moves of the side to move, as [`Move`] writes them, at most 64. Of symmetric placements there is
        /// one.
        pub best: Vec<String>,
        /// The number of best moves. Moves of the fugitive that end on the same cell count once.
        pub total: u32,
        /// For each catcher, if they are to move, the cells that some best move leads it to.
        pub catchers: Vec<Vec<u16>>,
        /// The cells where the fugitive's best moves end, if it is to move.
        pub fugitive: Vec<u16>,
    }
}

/// How many best moves are written.
const WRITTEN: usize = 64;

/// The value and the best moves of a position whose round is not over, from the table of its problem.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Known, Problem, advise};
/// use boardlab_core::games::pursuit::{Field, MatchParams, State};
/// let field = Field { torus: false, n: 4 };
/// let params = MatchParams { field, catchers: 2, steps: 1, turns: 16, blocked: false };
/// let known = Known::solve_small(Problem::of(&params).unwrap()).unwrap();
/// let state = State { turn: 1, catchers: vec![0, 15], fugitive: Some(1), ..State::new() };
/// let theory = advise(&known.table, &known.solution, &params, &state);
/// assert_eq!((theory.value, theory.catchers[0].as_slice()), (Some(1), [1].as_slice()));
/// ```
#[must_use]
pub fn advise(table: &Tablebase, solution: &Solution, params: &MatchParams, state: &State) -> PursuitTheory {
    let turns = if state.catchers.is_empty() { Map::new() } else { table.depth_to_capture(&state.catchers) };
    let theory = match (state.side_to_move, state.fugitive) {
        (Side::Catchers, None) => placing(solution),
        (Side::Catchers, Some(from)) => moving(&joint(table, params, state, from), state, turns[usize::from(from)]),
        (Side::Fugitive, _) => fleeing(params, state, &turns),
    };
    PursuitTheory { capture: theory.value.map(|value| turn_of(state, value)), turns, ..theory }
}

/// The turn of a capture after `value` moves of the catchers.
pub(super) fn turn_of(state: &State, value: u16) -> u16 {
    // If the catchers are to move, their move belongs to this turn. On turn 0 they only choose their cells.
    let spent = u16::from(state.side_to_move == Side::Catchers && state.fugitive.is_some());
    value + state.turn.saturating_sub(spent)
}

fn placing(solution: &Solution) -> PursuitTheory {
    PursuitTheory {
        value: solution.capture_time,
        best: placements(solution),
        total: solution.placements.len() as u32,
        ..PursuitTheory::default()
    }
}

/// The best placements as moves, at most 64.
pub(super) fn placements(solution: &Solution) -> Vec<String> {
    let text = |cells: &Vec<Cell>| Move::Pairs(places(solution.problem.field, cells)).to_string();
    solution.placements.iter().take(WRITTEN).map(text).collect()
}

fn moving(joint: &[JointMove], state: &State, value: u8) -> PursuitTheory {
    let best = best(joint);
    let mut catchers = vec![Vec::new(); state.catchers.len()];
    for choice in &best {
        for (cells, &to) in catchers.iter_mut().zip(&choice.to) {
            if !cells.contains(&to) {
                cells.push(to);
            }
        }
    }
    PursuitTheory {
        value: counted(value),
        best: best.iter().take(WRITTEN).map(|choice| Move::Pairs(choice.pairs()).to_string()).collect(),
        total: best.len() as u32,
        catchers,
        ..PursuitTheory::default()
    }
}

fn fleeing(params: &MatchParams, state: &State, turns: &Map) -> PursuitTheory {
    let cells = safest_cells(params, state, turns);
    let value = cells.first().map_or(0, |&cell| turns[usize::from(cell)]);
    let text = |&cell: &Cell| Move::Pairs(params.move_to(state, cell)).to_string();
    PursuitTheory {
        value: counted(value),
        best: cells.iter().take(WRITTEN).map(text).collect(),
        total: cells.len() as u32,
        fugitive: cells,
        ..PursuitTheory::default()
    }
}

pub(super) fn counted(turns: u8) -> Option<u16> {
    (turns != NEVER).then_some(turns.into())
}

/// The cells where the fugitive, which is to move, is safe for longest.
pub(super) fn safest_cells(params: &MatchParams, state: &State, turns: &Map) -> Vec<Cell> {
    let reach = params.reach(state);
    let ends = || (0..reach.len() as Cell).filter(|&cell| reach[usize::from(cell)]);
    let most = ends().map(|cell| turns[usize::from(cell)]).max();
    ends().filter(|&cell| Some(turns[usize::from(cell)]) == most).collect()
}

/// A joint move of the catchers.
#[derive(Clone)]
pub(super) struct JointMove {
    /// Where each of them comes to.
    pub(super) to: Vec<Cell>,
    steps: Vec<Step>,
    /// Turns to the capture after it at the longest, and after all replies together.
    longest: u8,
    sum: u32,
}

impl JointMove {
    /// Its move.
    pub(super) fn pairs(&self) -> Pairs {
        self.steps.iter().map(|step| step.pair()).collect()
    }
}

/// The joint moves that lead to the soonest capture.
pub(super) fn best(joint: &[JointMove]) -> Vec<&JointMove> {
    let least = joint.iter().map(|choice| choice.longest).min();
    joint.iter().filter(|choice| Some(choice.longest) == least).collect()
}

/// The best of them against a fugitive that may err: the one with the least sum of depths over all replies.
pub(super) fn most_promising(joint: &[JointMove]) -> Option<&JointMove> {
    joint.iter().min_by_key(|choice| (choice.longest, choice.sum))
}

/// All joint moves of the catchers against a fugitive.
pub(super) fn joint(table: &Tablebase, params: &MatchParams, state: &State, from: Cell) -> Vec<JointMove> {
    let mut all = vec![JointMove { to: Vec::new(), steps: Vec::new(), longest: 0, sum: 0 }];
    for &cell in &state.catchers {
        let longer = |partial: &JointMove| {
            let partial = partial.clone();
            params.field.around(cell).map(move |(step, to)| {
                let mut joint = partial.clone();
                joint.to.push(to);
                joint.steps.push(step);
                joint
            })
        };
        all = all.iter().flat_map(longer).collect();
    }
    let free: Vec<bool> = params.field.distances(from).into_iter().map(|far| far <= params.steps).collect();
    for choice in &mut all {
        (choice.longest, choice.sum) = after(table, params, choice, from, &free);
    }
    all
}

/// Turns to the capture after a joint move: at the longest, and over all cells that the fugitive reaches.
fn after(table: &Tablebase, params: &MatchParams, choice: &JointMove, from: Cell, free: &[bool]) -> (u8, u32) {
    if choice.to.contains(&from) {
        return (0, 0);
    }
    let turns = table.depth_to_capture(&choice.to);
    let over = |reached: &mut dyn Iterator<Item = bool>| {
        let all = reached.zip(&turns).filter(|(reached, _)| *reached);
        all.fold((0, 0), |(most, sum), (_, &turns)| (most.max(turns), sum + u32::from(turns)))
    };
    if params.blocked {
        over(&mut params.ways(from, &choice.to).into_iter().map(|far| far <= params.steps))
    } else {
        over(&mut free.iter().copied())
    }
}
