use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::end::Side;
use super::field::{Cell, Step};
use super::memory::Memory;
use super::model::{Case, MatchParams, Move, State};
use super::strategy::{Candidate, Criterion, candidates};
use crate::boundary::view_struct;

view_struct! {
    /// A possible move of a side and its result.
    #[derive(Copy)]
    pub struct PursuitCandidate {
        /// Which catcher, from 0; none for the fugitive.
        pub catcher: Option<u16>,
        /// Where the piece would end.
        pub to: u16,
        /// The number of cells that the fugitive would then reach before any catcher; 0 if it would be caught at once.
        pub area: u32,
        /// Steps between the fugitive and the nearest catcher then.
        pub distance: u8,
    }

    /// The evidence for a move.
    #[cfg_attr(feature = "ts", ts(rename = "PursuitEvidence"))]
    pub struct PursuitExplanation {
        /// The move: the replay's, otherwise the strategy's.
        pub chosen: String,
        /// Where it leads, if it is legal: the cell of each catcher, or the cells of the fugitive's path, one for each
        /// step.
        pub leads: Vec<u16>,
        /// Whether it is the replay's.
        pub scripted: bool,
        /// The strategy of the side to move.
        pub strategy: String,
        /// What the strategy decides by; none for a move of the replay, and before both are placed.
        pub criterion: Option<Criterion>,
        /// A letter a cell, row by row: `f` where the fugitive is before any catcher, `c` where it is not. Empty before
        /// both are placed.
        pub territory: String,
        /// Cells of the fugitive.
        pub won: u32,
        /// The results of single moves, the best for the side first: 64 at most, and those that the chosen move is made
        /// of. Catchers move one at a time.
        pub candidates: Vec<PursuitCandidate>,
    }

    /// Information about one cell.
    #[cfg_attr(feature = "ts", ts(rename = "PursuitCell"))]
    pub struct PursuitCellInfo {
        /// Steps from the nearest catcher; none before their placement.
        pub catcher: Option<u8>,
        /// Turns that the fugitive takes there; none before its placement.
        pub turns: Option<u8>,
        /// The catchers that stand there, by their place in the list, from 0.
        pub catchers: Vec<u16>,
        /// The move that brings the fugitive there, if it is to move and can; the numbers that put a catcher there, if
        /// the catchers are to be placed.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        pub mv: Option<String>,
        /// The path of that move, one cell for each step.
        pub way: Vec<u16>,
        /// Where a catcher on the cell can go, the cell itself first, if the catchers are to move.
        pub steps: Vec<CatcherStep>,
    }

    /// A step of a catcher.
    pub struct CatcherStep {
        /// Where it leads.
        pub to: u16,
        /// Its two numbers in the move of its side.
        pub numbers: String,
    }
}

/// How many candidates are shown.
const SHOWN: usize = 64;

pub(super) fn explain(case: &Case, state: &State, memory: &mut Memory) -> PursuitExplanation {
    let territory = case.params.territory(state);
    let letter = |&first: &bool| if first { 'f' } else { 'c' };
    let chosen = memory.next(case, state);
    let leads = leads(&case.params, state, &chosen).unwrap_or_default();
    PursuitExplanation {
        candidates: shown(candidates(&case.params, state), &leads),
        leads,
        chosen: chosen.to_string(),
        criterion: criterion(case, state, memory),
        scripted: case.scripted(state).is_some(),
        strategy: case.player(state.side_to_move).to_string(),
        territory: territory.iter().map(letter).collect(),
        won: territory.iter().filter(|&&first| first).count() as u32,
    }
}

fn criterion(case: &Case, state: &State, memory: &mut Memory) -> Option<Criterion> {
    let decides = state.fugitive.is_some() && case.scripted(state).is_none();
    let strategy = case.player(state.side_to_move);
    decides.then(|| memory.theory.criterion(strategy, &case.params, state, case.seed))
}

/// The best candidates, and those of the chosen move, wherever they stand.
fn shown(all: Vec<Candidate>, leads: &[u16]) -> Vec<PursuitCandidate> {
    let is_chosen = |&Candidate { catcher, to, .. }: &Candidate| {
        catcher.map_or(leads.last(), |catcher| leads.get(usize::from(catcher))) == Some(&to)
    };
    let view = |Candidate { catcher, to, area, distance }| PursuitCandidate { catcher, to, area, distance };
    let kept = all.into_iter().enumerate().filter(|(nth, candidate)| *nth < SHOWN || is_chosen(candidate));
    kept.map(|(_, candidate)| view(candidate)).collect()
}

fn leads(params: &MatchParams, state: &State, mv: &Move) -> Option<Vec<u16>> {
    let pairs = mv.pairs(params, state)?;
    let mut after = state.clone();
    params.apply(&mut after, &pairs).ok()?;
    Some(match (state.side_to_move, state.fugitive) {
        (Side::Catchers, _) => after.catchers,
        (Side::Fugitive, None) => after.fugitive.into_iter().collect(),
        (Side::Fugitive, Some(_)) => params.path(state, &pairs).ok()?,
    })
}

impl MatchParams {
    /// Whether the fugitive gets to each cell before any catcher; empty before both are placed.
    pub(super) fn territory(&self, state: &State) -> Vec<bool> {
        let Some(fugitive) = state.fugitive else { return Vec::new() };
        let near = self.field.nearest(&state.catchers);
        let late = u8::from(state.side_to_move == Side::Catchers);
        let first = |(far, near): (u8, u8)| far.div_ceil(self.steps).saturating_add(late) <= near;
        self.field.distances(fugitive).into_iter().zip(near).map(first).collect()
    }
}

/// Information about the cell at a row and a column.
pub(super) fn cell_info(params: &MatchParams, state: &State, (row, column): (u64, u64)) -> Option<PursuitCellInfo> {
    let inside = |line: u64| u8::try_from(line).ok().filter(|&line| line < params.field.n);
    let cell = params.field.cell(inside(column)?, inside(row)?);
    let near = state.catchers.iter().map(|&catcher| params.field.distance(catcher, cell) as u8).min();
    let mv = move_to(params, state, cell);
    let way = mv.as_ref().and_then(|mv| mv.pairs(params, state)).filter(|_| state.fugitive.is_some());
    Some(PursuitCellInfo {
        catcher: near,
        turns: state.fugitive.map(|from| (params.field.distance(from, cell) as u8).div_ceil(params.steps)),
        catchers: (0..).zip(&state.catchers).filter(|&(_, &catcher)| catcher == cell).map(|(nth, _)| nth).collect(),
        way: way.and_then(|pairs| params.path(state, &pairs).ok()).unwrap_or_default(),
        steps: if state.catchers.contains(&cell) { steps(params, state, cell) } else { Vec::new() },
        mv: mv.map(|mv| mv.to_string()),
    })
}

fn steps(params: &MatchParams, state: &State, from: Cell) -> Vec<CatcherStep> {
    let step =
        |(step, to): (Step, Cell)| CatcherStep { to, numbers: Move::Pairs(Vec::from([step.pair()])).to_string() };
    let catchers_move = state.end.is_none() && state.side_to_move == Side::Catchers;
    if catchers_move { params.field.around(from).map(step).collect() } else { Vec::new() }
}

fn move_to(params: &MatchParams, state: &State, cell: Cell) -> Option<Move> {
    let may = state.end.is_none()
        && (!state.is_placed() || state.side_to_move == Side::Fugitive && params.reach(state)[usize::from(cell)]);
    may.then(|| Move::Pairs(params.move_to(state, cell)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::pursuit::{Options, Pursuit};
    use crate::{Input, Limits, Session};

    fn open(text: &str) -> Session<Pursuit> {
        Input::read(text, Limits::Statement, Options::default()).expect("a file").open(0).expect("its case")
    }

    #[test]
    fn a_catcher_knows_its_steps() {
        let mut torus = open("0 1 4 1 1 16 1 2 2 0 0");
        let Some(look) = torus.cell_info(0, (0, 0)) else { unreachable!("a cell") };
        let steps: Vec<(u16, &str)> = look.steps.iter().map(|step| (step.to, step.numbers.as_str())).collect();
        assert_eq!(steps, [(0, "0 0"), (1, "1 0"), (3, "-1 0"), (4, "0 1"), (12, "0 -1")]);
        let Some(free) = torus.cell_info(0, (1, 1)) else { unreachable!("a cell") };
        assert!(free.steps.is_empty() && free.mv.is_none());
        let Some(place) = open("0 5 1 1 20 area area").cell_info(0, (3, 1)) else { unreachable!("a cell") };
        assert_eq!(place.mv.as_deref(), Some("1 3"));
    }
}
