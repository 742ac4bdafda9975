use alloc::string::String;
use core::fmt::Write;

use super::hex::{BOARD, Hexes};
use super::{Case, Hex, Janken, Kind, Order, Piece, State, rules};
use crate::game::Game;
use crate::seed::Seed;

/// Cases as the statement allows them; most orders are given to units where they stand then.
pub(super) fn generate(seed: u64, cases: usize) -> String {
    let mut seed = Seed::new(seed);
    let mut text = String::new();
    let mut written = writeln!(text, "{cases}");
    for _ in 0..cases {
        written = written.and_then(|()| write!(text, "{}", random_case(&mut seed)));
    }
    debug_assert!(written.is_ok(), "a String takes everything");
    text
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
        let mut pick = seed.below(weights.iter().sum());
        let kind = weights
            .iter()
            .position(|&weight| {
                pick < weight || {
                    pick -= weight;
                    false
                }
            })
            .unwrap_or(0);
        let cells = if kind == 4 { &mut case.water } else { &mut case.costs[kind] };
        *cells = cells.or(Hexes::of(hex));
    }
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
