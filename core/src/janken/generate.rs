use alloc::vec::Vec;

use super::hex::{BOARD, Hexes};
use super::{Case, Hex, Janken, Kind, Order, Piece, State, rules};
use crate::game::Game;
use crate::seed::Seed;
use crate::tools::Shape;

/// Cases as the statement allows them; most orders are given to units where they stand then.
pub(super) fn generate(seed: u64, shape: Shape) -> Vec<Case> {
    let mut seed = Seed::new(seed);
    (0..shape.cases).map(|_| random_case(&mut seed)).collect()
}

#[cold]
fn random_case(seed: &mut Seed) -> Case {
    let mut case = Case::default();
    draw_map(seed, &mut case);
    for side in 0..2 {
        for _ in 0..seed.between(1, 10) {
            place(seed, side, &mut case);
        }
    }
    give_orders(seed, &mut case);
    case
}

/// From open land to mountains and lakes, by the luck of the case.
fn draw_map(seed: &mut Seed, case: &mut Case) {
    let weights = [8, seed.below(6), seed.below(5), seed.below(4), seed.below(4)];
    for hex in BOARD.iter() {
        let kind = weighted(seed, &weights);
        let cells = if kind == 4 { &mut case.water } else { &mut case.costs[kind] };
        *cells = cells.or(Hexes::of(hex));
    }
}

/// An index, as often as its weight says.
fn weighted(seed: &mut Seed, weights: &[u64]) -> usize {
    let mut pick = seed.below(weights.iter().sum());
    for (index, &weight) in weights.iter().enumerate() {
        if pick < weight {
            return index;
        }
        pick -= weight;
    }
    0
}

/// Sets a unit on a free cell above water.
fn place(seed: &mut Seed, side: u8, case: &mut Case) {
    let taken = case.units.iter().fold(case.water, |taken, unit| taken.or(Hexes::of(unit.at)));
    let kind = Kind::ALL[seed.below(3) as usize];
    case.units.extend(pick(seed, BOARD.without(taken)).map(|at| Piece { side, kind, at }));
}

fn pick(seed: &mut Seed, from: Hexes) -> Option<Hex> {
    let count = from.iter().count() as u64;
    from.iter().nth(seed.below(count.max(1)) as usize)
}

fn any(seed: &mut Seed) -> Hex {
    pick(seed, BOARD).unwrap_or_default()
}

#[cold]
fn give_orders(seed: &mut Seed, case: &mut Case) {
    let mut at = Janken::start(case);
    for _ in 0..seed.between(1, 100) {
        let order = order(seed, &at);
        rules::play(case, &mut at, order);
        case.orders.push(order);
    }
}

fn order(seed: &mut Seed, at: &State) -> Order {
    let unit = at.units[seed.below(at.units.len() as u64) as usize].at;
    Order { from: if seed.below(10) == 0 { any(seed) } else { unit }, to: any(seed) }
}
