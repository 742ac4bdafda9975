use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::edit::edit;
use super::end::Side;
use super::field::{Cell, Field, SIDES};
use super::mistakes::{Mistake, Player};
use super::model::{Case, MatchParams, Pursuit, Start, State, Strategy};
use super::text::file;
use super::words::Refusal;
use crate::game::{GenParams, InputFraming, Misreading, Mistakes, ShrinkCursor, Workbench};
use crate::rng::SplitMix64;

impl Workbench for Pursuit {
    const FRAMING: InputFraming = InputFraming::Bare;
    const MISTAKES: Mistakes = Mistake::KNOWN;
    const MISTAKE_NAMES: &'static [&'static str] = Mistake::NAMES;

    fn misread(mistake: Option<usize>) -> Option<Box<dyn Misreading<Self>>> {
        Some(Player::with(mistake.map(|nth| Mistake::ALL[nth])))
    }

    fn edit(case: &Case, change: &str) -> Result<Case, Refusal> {
        edit(case, change)
    }

    /// A match file of random parameters and strategies.
    fn random_case(rng: &mut SplitMix64, _: u64, options: GenParams) -> Case {
        let params = random_params(rng, options);
        let mut name = || String::from(Strategy::ALL[rng.below(Strategy::ALL.len() as u64) as usize].name());
        let robots = [name(), name()];
        Case { start: Start::Match { robots, moves: Vec::new(), score: None }, ..Case::of(params) }
    }

    /// Fewer moves of a replay, fewer catchers, a square for a torus, then smaller parameters, then cells nearer to the
    /// first.
    fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
        let mut simpler = case.clone();
        let found = match &mut simpler.start {
            Start::Match { moves, score, .. } => fewer_moves(cursor, moves, score),
            Start::Turn(state) => fewer_catchers(cursor, &mut simpler.params, state),
        };
        let found = found || lower_params(cursor, &mut simpler);
        found.then_some(simpler)
    }

    fn size(case: &Case) -> impl Iterator<Item = usize> {
        let moves = match &case.start {
            Start::Match { moves, .. } => moves.len(),
            Start::Turn(_) => 0,
        };
        [case.params.catchers.into(), case.params.field.cells(), moves].into_iter()
    }
}

/// A turn file of either role, at a random position that is not over. The params's number of cases does not count.
///
/// ```
/// use boardlab_core::games::pursuit::{Options, Pursuit, generate_turn};
/// use boardlab_core::GenParams;
/// use boardlab_core::{Input, Limits};
/// let file = generate_turn(7, GenParams::plain(1));
/// assert!(Input::<Pursuit>::read(file, Limits::Statement, Options::default()).is_ok());
/// ```
#[must_use]
pub fn generate_turn(seed: u64, options: GenParams) -> String {
    let mut rng = SplitMix64::new(seed);
    let params = random_params(&mut rng, options);
    file(&params, &random_state(&mut rng, options, &params))
}

/// A number that is mostly small: the smaller of two draws.
fn small(rng: &mut SplitMix64, (low, high): (u64, u64)) -> u64 {
    rng.between(low, high).min(rng.between(low, high))
}

fn random_params(rng: &mut SplitMix64, options: GenParams) -> MatchParams {
    let longest = [8, 20, u64::from(*SIDES.end())][small(rng, options.range(0, 2)) as usize];
    let torus = rng.below(2) == 1;
    let n = small(rng, options.range(u64::from(*SIDES.start()), longest)) as u8;
    let field = if options.is_adversarial(rng) { edge_field(rng, n) } else { Field { torus, n } };
    let n = u64::from(field.n);
    let cells = field.cells() as u64;
    let most = [4, n, cells - 1][small(rng, (0, 2)) as usize];
    let steps = [3, 2 * n][rng.below(2) as usize];
    let mut params = MatchParams {
        field,
        catchers: small(rng, options.range(1, most)) as u16,
        steps: small(rng, options.range(1, steps)) as u8,
        turns: options.count(rng, 1, cells) as u16,
        blocked: false,
    };
    if options.is_adversarial(rng) {
        push_to_limit(rng, &mut params);
    }
    params
}

/// One of the smallest fields, or a torus of any side.
fn edge_field(rng: &mut SplitMix64, n: u8) -> Field {
    Field { torus: rng.below(3) > 0, n: if rng.below(2) == 0 { *SIDES.start() } else { n } }
}

/// Sets one of the parameters to its largest or smallest value.
fn push_to_limit(rng: &mut SplitMix64, params: &mut MatchParams) {
    match rng.below(5) {
        0 => params.catchers = params.field.cells() as u16 - 1,
        1 => params.steps = 2 * params.field.n,
        2 => params.turns = 1,
        3 => params.turns = params.field.cells() as u16,
        _ => (params.catchers, params.steps) = (1, 1),
    }
}

fn random_state(rng: &mut SplitMix64, options: GenParams, params: &MatchParams) -> State {
    let cells = params.field.cells() as u64;
    let mut any = || rng.below(cells) as Cell;
    let fugitive = any();
    let mut catchers: Vec<Cell> = (0..params.catchers).map(|_| any()).collect();
    catchers.iter_mut().filter(|cell| **cell == fugitive).for_each(|cell| *cell = (fugitive + 1) % cells as Cell);
    if options.is_adversarial(rng) {
        crowd(rng, params.field, fugitive, &mut catchers);
    }
    let turn = small(rng, (0, u64::from(params.turns) - 1)) as u16;
    let turn = if options.is_adversarial(rng) { params.turns - 1 } else { turn };
    let side_to_move = if rng.below(2) == 0 { Side::Catchers } else { Side::Fugitive };
    match (turn, side_to_move) {
        (0, Side::Catchers) => State::new(),
        (0, Side::Fugitive) => State { side_to_move, catchers, ..State::new() },
        _ => State { turn, side_to_move, catchers, fugitive: Some(fugitive), ..State::new() },
    }
}

/// All catchers in one cell, or as many as possible next to the fugitive.
fn crowd(rng: &mut SplitMix64, field: Field, fugitive: Cell, catchers: &mut [Cell]) {
    let beside: Vec<Cell> = field.around(fugitive).map(|(_, cell)| cell).filter(|&cell| cell != fugitive).collect();
    if rng.below(2) == 0 {
        let first = catchers[0];
        catchers.fill(first);
    } else {
        catchers.iter_mut().zip(beside).for_each(|(catcher, cell)| *catcher = cell);
    }
}

/// A replay with fewer moves is not a whole game, so its score is removed.
fn fewer_moves(cursor: &mut ShrinkCursor, moves: &mut Vec<String>, score: &mut Option<(u16, u16)>) -> bool {
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
