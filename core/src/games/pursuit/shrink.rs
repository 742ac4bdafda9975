use alloc::vec::Vec;

use super::field::{Cell, Field, SIDES};
use super::model::{Case, MatchParams, Side, Start, State};
use crate::game::ShrinkCursor;

/// Fewer moves of a replay, fewer catchers, a square for a torus, then smaller parameters, then cells nearer to the
/// first.
pub(super) fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
    let mut simpler = case.clone();
    let found = match &mut simpler.start {
        Start::Match { moves, score, .. } => fewer_moves(cursor, moves, score),
        Start::Turn(state) => fewer_catchers(cursor, &mut simpler.params, state),
    };
    let found = found || lower_params(cursor, &mut simpler);
    found.then_some(simpler)
}

/// A replay with fewer moves is not a whole game, so its score is removed.
fn fewer_moves(
    cursor: &mut ShrinkCursor,
    moves: &mut Vec<alloc::string::String>,
    score: &mut Option<(u16, u16)>,
) -> bool {
    if cursor.index_in(score.is_some().into()).is_some() {
        *score = None;
        return true;
    }
    let count = moves.len() as u64;
    if let Some(kept) = cursor.lower(count, 0) {
        (*score, _) = (None, moves.truncate(kept as usize));
        return true;
    }
    cursor.cut(moves.len(), 0).map(|cut| (*score, _) = (None, moves.drain(cut))).is_some()
}

fn fewer_catchers(cursor: &mut ShrinkCursor, params: &mut MatchParams, state: &mut State) -> bool {
    let cut = cursor.cut(state.catchers.len(), 1);
    cut.map(|cut| {
        state.catchers.drain(cut);
        params.catchers = state.catchers.len() as u16;
    })
    .is_some()
}

/// The parameters one after the other; the cells keep their columns and rows on a smaller field.
fn lower_params(cursor: &mut ShrinkCursor, case: &mut Case) -> bool {
    let MatchParams { field, catchers, steps, turns, .. } = case.params;
    if cursor.index_in(field.torus.into()).is_some() {
        case.params.field.torus = false;
        return true;
    }
    if let Some(n) = cursor.lower(field.n.into(), u64::from(*SIDES.start())) {
        case.resize(n as u8);
        return true;
    }
    if let Some(turns) = cursor.lower(turns.into(), 1) {
        case.params.turns = turns as u16;
        return true;
    }
    if let Some(steps) = cursor.lower(steps.into(), 1) {
        case.params.steps = steps as u8;
        return true;
    }
    match &mut case.start {
        Start::Turn(state) if !state.catchers.is_empty() => lower_cells(cursor, field, state),
        _ => cursor.lower(catchers.into(), 1).map(|catchers| case.params.catchers = catchers as u16).is_some(),
    }
}

fn lower_cells(cursor: &mut ShrinkCursor, field: Field, state: &mut State) -> bool {
    // Turn 0 has another file: there is no fugitive yet.
    if let Some(turn) = cursor.lower(state.turn.into(), 1) {
        state.turn = turn as u16;
        return true;
    }
    let cells = || state.fugitive.iter().chain(&state.catchers);
    let lines = cells().flat_map(|&cell| <[u8; 2]>::from(field.xy(cell)));
    let Some((index, line)) = cursor.lower_one(lines.map(u64::from), 0) else { return false };
    let lowered = |cell: &mut Cell| {
        let (x, y) = field.xy(*cell);
        *cell = if index % 2 == 0 { field.cell(line as u8, y) } else { field.cell(x, line as u8) };
    };
    state.fugitive.iter_mut().chain(&mut state.catchers).nth(index / 2).map(lowered).is_some()
}

impl Case {
    /// Changes the side of the field. Pieces keep their columns and rows, as far as the field has them.
    pub(super) fn resize(&mut self, n: u8) {
        let (old, new) = (self.params.field, Field { n, ..self.params.field });
        let line = |line: u8| line.min(n - 1);
        let move_over = |cell: &mut Cell| {
            let (x, y) = old.xy(*cell);
            *cell = new.cell(line(x), line(y));
        };
        if let Start::Turn(state) = &mut self.start {
            state.fugitive.iter_mut().chain(&mut state.catchers).for_each(move_over);
        }
        self.params.field = new;
    }
}

impl State {
    /// Whether the catchers are placed: their cells are known.
    pub(super) fn is_placed(&self) -> bool {
        self.turn > 0 || self.side_to_move == Side::Fugitive
    }
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; 3] {
    let moves = match &case.start {
        Start::Match { moves, .. } => moves.len(),
        Start::Turn(_) => 0,
    };
    [case.params.catchers.into(), case.params.field.cells(), moves]
}
