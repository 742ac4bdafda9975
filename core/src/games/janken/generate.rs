use super::hex::{BOARD, Hex, Hexes};
use super::model::{Case, Order, POINTS, Piece, State, UnitKind};
use super::rules;
use super::rules::MoveContext;
use crate::game::GenParams;
use crate::rng::SplitMix64;

/// Cases as the statement allows them; most orders are given to units where they stand then.
pub(super) fn generate(seed: u64, params: GenParams) -> impl Iterator<Item = Case> {
    let mut rng = SplitMix64::new(seed);
    (0..params.cases).map(move |_| random_case(&mut rng, params))
}

/// How often each terrain comes on adversarial maps: nearly all water, islands, mountains, the dearest ways, open land.
const LANDS: [[u64; 5]; 5] = [[1, 0, 0, 0, 12], [4, 1, 1, 0, 6], [0, 0, 0, 1, 0], [1, 2, 3, 3, 1], [1, 0, 0, 0, 0]];

#[cold]
fn random_case(rng: &mut SplitMix64, params: GenParams) -> Case {
    let mut case = Case::default();
    let weights = if params.is_adversarial(rng) {
        LANDS[rng.below(LANDS.len() as u64) as usize]
    } else {
        // From open land to mountains and lakes, chosen for each case.
        [8, rng.below(6), rng.below(5), rng.below(4), rng.below(4)]
    };
    draw_map(rng, &weights, &mut case);
    let crowded = params.is_adversarial(rng);
    for side in 0..2 {
        for _ in 0..params.count(rng, 1, 10) {
            place(rng, side, crowded, &mut case);
        }
    }
    give_orders(rng, params, &mut case);
    case
}

fn draw_map(rng: &mut SplitMix64, weights: &[u64], case: &mut Case) {
    for hex in BOARD {
        let kind = weighted(rng, weights);
        case.set_terrain(hex, kind);
    }
}

/// An index, as often as its weight says.
fn weighted(rng: &mut SplitMix64, weights: &[u64]) -> usize {
    let mut pick = rng.below(weights.iter().sum());
    for (index, &weight) in weights.iter().enumerate() {
        if pick < weight {
            return index;
        }
        pick -= weight;
    }
    0
}

/// Sets a unit on a free cell above water; in a crowd, or where all is water, on any free one, which becomes an island.
fn place(rng: &mut SplitMix64, side: u8, crowded: bool, case: &mut Case) {
    let units = case.units.iter().fold(Hexes::default(), |units, unit| units | Hexes::of(unit.at));
    let kind = UnitKind::ALL[rng.below(3) as usize];
    let dry = BOARD - units - case.water;
    let beside = units.beside() - units;
    let from = if crowded && !beside.is_empty() {
        beside
    } else if dry.is_empty() {
        BOARD - units
    } else {
        dry
    };
    let Some(at) = pick(rng, from) else { return };
    if case.water.contains(at) {
        case.set_terrain(at, 0);
    }
    case.units.push(Piece { side, kind, at });
}

fn pick(rng: &mut SplitMix64, from: Hexes) -> Option<Hex> {
    let count = from.into_iter().count() as u64;
    from.into_iter().nth(rng.below(count.max(1)) as usize)
}

fn any(rng: &mut SplitMix64) -> Hex {
    pick(rng, BOARD).unwrap_or_default()
}

#[cold]
fn give_orders(rng: &mut SplitMix64, params: GenParams, case: &mut Case) {
    let mut state = rules::start(case);
    for _ in 0..params.count(rng, 1, 100) {
        let order = if params.is_adversarial(rng) { trap(rng, case, &state) } else { order(rng, &state) };
        rules::play(case, &mut state, order);
        case.orders.push(order);
    }
}

fn order(rng: &mut SplitMix64, state: &State) -> Order {
    let unit = state.units[rng.below(state.units.len() as u64) as usize].at;
    Order { from: if rng.below(10) == 0 { any(rng) } else { unit }, to: any(rng) }
}

/// An order that fails for one of the possible reasons, or barely succeeds.
fn trap(rng: &mut SplitMix64, case: &Case, state: &State) -> Order {
    let unit = state.units[rng.below(state.units.len() as u64) as usize];
    let free = BOARD - state.occupied();
    let (from, to) = match rng.below(6) {
        0 => (free, BOARD),
        1 => (Hexes::of(unit.at), Hexes::of(unit.at)),
        2 => (Hexes::of(unit.at), state.occupied()),
        3 => (Hexes::of(unit.at), case.water),
        nth => (Hexes::of(unit.at), verge(case, state, unit, nth == 4) - state.occupied()),
    };
    let any = any(rng);
    Order { from: pick(rng, from).unwrap_or(unit.at), to: pick(rng, to).unwrap_or(any) }
}

/// Points beyond what a unit has that are looked at.
const BEYOND: usize = 3;

/// The cells that a unit reaches with its last point, or would reach with a few more; or else the cells that no path
/// reaches.
fn verge(case: &Case, state: &State, unit: Piece, dear: bool) -> Hexes {
    let most = usize::from(POINTS);
    let levels = MoveContext::of(case, state, unit.side, unit.kind, unit.at).levels(case, most + BEYOND);
    let all = |levels: &[Hexes]| levels.iter().fold(Hexes::default(), |all, &level| all | level);
    if dear { all(levels.get(most..).unwrap_or_default()) } else { BOARD - all(&levels) - case.water }
}
