use alloc::string::String;
use alloc::vec::Vec;

use super::{Case, Cell, Field, SIDES, Side, Start, State, Strategy, Terms, file};
use crate::seed::Seed;
use crate::tools::Shape;

/// Engine files of random terms and strategies, one value a line.
pub(super) fn generate(seed: u64, shape: Shape) -> Vec<Case> {
    let mut seed = Seed::new(seed);
    (0..shape.cases).map(|_| random_match(&mut seed)).collect()
}

/// A robot's file of either role, at a random position that is not over.
#[must_use]
pub fn generate_turn(seed: u64) -> String {
    let mut seed = Seed::new(seed);
    let terms = random_terms(&mut seed);
    file(&terms, &random_state(&mut seed, &terms))
}

fn random_match(seed: &mut Seed) -> Case {
    let terms = random_terms(seed);
    let mut name = || String::from(Strategy::ALL[seed.below(Strategy::ALL.len() as u64) as usize].name());
    let robots = [name(), name()];
    Case { start: Start::Match { robots, said: Vec::new(), score: None }, ..Case::of(terms) }
}

/// Mostly small: of two draws the smaller one.
fn small(seed: &mut Seed, low: u64, high: u64) -> u64 {
    seed.between(low, high).min(seed.between(low, high))
}

fn random_terms(seed: &mut Seed) -> Terms {
    let longest = [8, 20, u64::from(*SIDES.end())][small(seed, 0, 2) as usize];
    let field = Field { torus: seed.below(2) == 1, n: small(seed, u64::from(*SIDES.start()), longest) as u8 };
    let cells = field.cells() as u64;
    let most = [4.min(cells - 1), u64::from(field.n), cells - 1][small(seed, 0, 2) as usize];
    let steps = [3, 2 * u64::from(field.n)][seed.below(2) as usize];
    Terms {
        field,
        catchers: small(seed, 1, most) as u16,
        steps: small(seed, 1, steps) as u8,
        turns: seed.between(1, cells) as u16,
        blocked: false,
    }
}

fn random_state(seed: &mut Seed, terms: &Terms) -> State {
    let cells = terms.field.cells() as u64;
    let mut any = || seed.below(cells) as Cell;
    let fugitive = any();
    let mut catchers: Vec<Cell> = (0..terms.catchers).map(|_| any()).collect();
    catchers.iter_mut().filter(|cell| **cell == fugitive).for_each(|cell| *cell = (fugitive + 1) % cells as Cell);
    let turn = small(seed, 0, u64::from(terms.turns) - 1) as u16;
    let due = if seed.below(2) == 0 { Side::Catchers } else { Side::Fugitive };
    match (turn, due) {
        (0, Side::Catchers) => State::new(),
        (0, Side::Fugitive) => State { due, catchers, ..State::new() },
        _ => State { turn, due, catchers, fugitive: Some(fugitive), ..State::new() },
    }
}
