use alloc::string::String;
use alloc::vec::Vec;

use super::field::{Cell, Field, SIDES};
use super::model::{Case, MatchParams, Side, Start, State, Strategy};
use super::text::file;
use crate::game::GenParams;
use crate::rng::SplitMix64;

/// Match files of random parameters and strategies.
pub(super) fn generate(seed: u64, options: GenParams) -> impl Iterator<Item = Case> {
    let mut rng = SplitMix64::new(seed);
    (0..options.cases).map(move |_| random_match(&mut rng, options))
}

/// A turn file of either role, at a random position that is not over. The params's number of cases does not count.
#[must_use]
pub fn generate_turn(seed: u64, options: GenParams) -> String {
    let mut rng = SplitMix64::new(seed);
    let params = random_params(&mut rng, options);
    file(&params, &random_state(&mut rng, options, &params))
}

fn random_match(rng: &mut SplitMix64, options: GenParams) -> Case {
    let params = random_params(rng, options);
    let mut name = || String::from(Strategy::ALL[rng.below(Strategy::ALL.len() as u64) as usize].name());
    let robots = [name(), name()];
    Case { start: Start::Match { robots, moves: Vec::new(), score: None }, ..Case::of(params) }
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
