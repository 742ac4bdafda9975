use alloc::string::String;
use alloc::vec::Vec;

use super::field::{Cell, Field, SIDES};
use super::model::{Case, Start, State, Strategy, Terms};
use super::text::file;
use super::view::Side;
use crate::game::GenParams;
use crate::rng::SplitMix64;

/// Engine files of random terms and strategies.
pub(super) fn generate(seed: u64, params: GenParams) -> Vec<Case> {
    let mut seed = SplitMix64::new(seed);
    (0..params.cases).map(|_| random_match(&mut seed, params)).collect()
}

/// A robot's file of either role, at a random position that is not over. The params's number of cases does not count.
#[must_use]
pub fn generate_turn(seed: u64, params: GenParams) -> String {
    let mut seed = SplitMix64::new(seed);
    let terms = random_terms(&mut seed, params);
    file(&terms, &random_state(&mut seed, params, &terms))
}

fn random_match(seed: &mut SplitMix64, params: GenParams) -> Case {
    let terms = random_terms(seed, params);
    let mut name = || String::from(Strategy::ALL[seed.below(Strategy::ALL.len() as u64) as usize].name());
    let robots = [name(), name()];
    Case { start: Start::Match { robots, said: Vec::new(), score: None }, ..Case::of(terms) }
}

/// Mostly small: of two draws the smaller one.
fn small(seed: &mut SplitMix64, (low, high): (u64, u64)) -> u64 {
    seed.between(low, high).min(seed.between(low, high))
}

fn random_terms(seed: &mut SplitMix64, params: GenParams) -> Terms {
    let longest = [8, 20, u64::from(*SIDES.end())][small(seed, params.range(0, 2)) as usize];
    let torus = seed.below(2) == 1;
    let n = small(seed, params.range(u64::from(*SIDES.start()), longest)) as u8;
    let field = if params.is_adversarial(seed) { edge_field(seed, n) } else { Field { torus, n } };
    let (n, cells) = (u64::from(field.n), field.cells() as u64);
    let most = [4.min(cells - 1), n, cells - 1][small(seed, (0, 2)) as usize];
    let steps = [3, 2 * n][seed.below(2) as usize];
    let mut terms = Terms {
        field,
        catchers: small(seed, params.range(1, most)) as u16,
        steps: small(seed, params.range(1, steps)) as u8,
        turns: params.count(seed, 1, cells) as u16,
        blocked: false,
    };
    if params.is_adversarial(seed) {
        push_to_limit(seed, &mut terms);
    }
    terms
}

/// The smallest of both kinds; a torus of any side, which is left on either side.
fn edge_field(seed: &mut SplitMix64, n: u8) -> Field {
    Field { torus: seed.below(3) > 0, n: if seed.below(2) == 0 { *SIDES.start() } else { n } }
}

/// One of the terms becomes the most or the least there may be.
fn push_to_limit(seed: &mut SplitMix64, terms: &mut Terms) {
    match seed.below(5) {
        0 => terms.catchers = terms.field.cells() as u16 - 1,
        1 => terms.steps = 2 * terms.field.n,
        2 => terms.turns = 1,
        3 => terms.turns = terms.field.cells() as u16,
        _ => (terms.catchers, terms.steps) = (1, 1),
    }
}

fn random_state(seed: &mut SplitMix64, params: GenParams, terms: &Terms) -> State {
    let cells = terms.field.cells() as u64;
    let mut any = || seed.below(cells) as Cell;
    let fugitive = any();
    let mut catchers: Vec<Cell> = (0..terms.catchers).map(|_| any()).collect();
    catchers.iter_mut().filter(|cell| **cell == fugitive).for_each(|cell| *cell = (fugitive + 1) % cells as Cell);
    if params.is_adversarial(seed) {
        crowd(seed, terms.field, fugitive, &mut catchers);
    }
    let turn = small(seed, (0, u64::from(terms.turns) - 1)) as u16;
    let turn = if params.is_adversarial(seed) { terms.turns - 1 } else { turn };
    let due = if seed.below(2) == 0 { Side::Catchers } else { Side::Fugitive };
    match (turn, due) {
        (0, Side::Catchers) => State::new(),
        (0, Side::Fugitive) => State { due, catchers, ..State::new() },
        _ => State { turn, due, catchers, fugitive: Some(fugitive), ..State::new() },
    }
}

/// The catchers stand in one cell, or as many of them as there is room for beside the fugitive.
fn crowd(seed: &mut SplitMix64, field: Field, fugitive: Cell, catchers: &mut [Cell]) {
    let beside: Vec<Cell> = field.around(fugitive).map(|(_, cell)| cell).filter(|&cell| cell != fugitive).collect();
    if seed.below(2) == 0 {
        let first = catchers[0];
        catchers.fill(first);
    } else {
        catchers.iter_mut().zip(beside).for_each(|(catcher, cell)| *catcher = cell);
    }
}
