//! What people use beside the board: changes of an input, random inputs, smaller inputs.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Janken;
use super::hex::{BOARD, Hex, Hexes};
use super::mistakes::{Mistake, Player};
use super::model::{Case, Order, POINTS, Piece, State, UnitKind};
use super::rules::{self, MoveContext};
use super::text::TERRAINS;
use crate::game::{CommonRefusal, GenParams, InputFraming, Misreading, Mistakes, ShrinkCursor, Workbench, parse_index};
use crate::rng::SplitMix64;

impl Workbench for Janken {
    const FRAMING: InputFraming = InputFraming::Counted;
    const MISTAKES: Mistakes = Mistake::KNOWN;
    const MISTAKE_NAMES: &'static [&'static str] = Mistake::NAMES;

    fn misread(mistake: Option<usize>) -> Option<Box<dyn Misreading<Self>>> {
        Some(Player::with(mistake.map(|nth| Mistake::ALL[nth])))
    }

    /// Changes a data set by a word and its cells: `terrain E5 M`, `unit E5 1 G` (side 1 or 2), `move E5 F4`,
    /// `remove E5`, `order 3 E5 E9` (the third order, or a new one behind the last), `drop 3`.
    #[cold]
    fn edit(case: &Case, change: &str) -> Result<Case, CommonRefusal> {
        let mut words = change.split_ascii_whitespace();
        let mut next = || words.next().ok_or(CommonRefusal::Unreadable);
        let mut case = case.clone();
        match next()? {
            "terrain" => terrain(&mut case, next()?.parse()?, next()?)?,
            "unit" => unit(&mut case, next()?.parse()?, next()?, next()?)?,
            "move" => shift(&mut case, next()?.parse()?, next()?.parse()?)?,
            "remove" => remove(&mut case, next()?.parse()?)?,
            "order" => order(&mut case, next()?, Order { from: next()?.parse()?, to: next()?.parse()? })?,
            "drop" => drop_order(&mut case, next()?)?,
            _ => return Err(CommonRefusal::Unreadable),
        }
        Ok(case)
    }

    /// A case as the statement allows it; most orders are given to units where they stand then.
    #[cold]
    fn random_case(rng: &mut SplitMix64, _: u64, params: GenParams) -> Case {
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

    /// Fewer orders, fewer units, simpler terrain, simpler units, then cells with lower numbers: first a unit with its
    /// orders, then alone. Finally neighbours in the list of units change places where the second has the lower cell:
    /// neither can be lowered to the other's.
    fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
        let mut simpler = case.clone();
        if let Some(cut) = cursor.cut(case.orders.len(), 1) {
            simpler.orders.drain(cut);
        } else if let Some(cut) = cursor.cut(case.units.len(), 2) {
            simpler.units.drain(cut);
        } else if let Some(cut) = cursor.cut((BOARD - case.costs[0]).into_iter().count(), 0) {
            let rough = (BOARD - case.costs[0]).into_iter();
            rough.skip(cut.start).take(cut.len()).for_each(|hex| simpler.set_terrain(hex, 0));
        } else if let Some((index, terrain)) =
            cursor.lower_one(BOARD.into_iter().map(|hex| case.terrain(hex) as u64), 0)
        {
            simpler.set_terrain(Hex::of_index(index), terrain as usize);
        } else if let Some((index, kind)) = cursor.lower_one(case.units.iter().map(|unit| unit.kind as u64), 0) {
            simpler.units[index].kind = UnitKind::ALL[kind as usize];
        } else if let Some((index, cell)) = cursor.lower_one(case.units.iter().map(|unit| unit.at.index() as u64), 0) {
            simpler.rename(case.units[index].at, Hex::of_index(cell as usize));
        } else if let Some((index, cell)) = cursor.lower_one(simpler.cells().map(|hex| hex.index() as u64), 0) {
            simpler.cells().nth(index).into_iter().for_each(|hex| *hex = Hex::of_index(cell as usize));
        } else {
            let falls = case.falls();
            let index = cursor.index_in(falls.len()).map(|nth| falls[nth])?;
            (simpler.units[index].at, simpler.units[index + 1].at) = (case.units[index + 1].at, case.units[index].at);
        }
        Some(simpler)
    }

    fn size(case: &Case) -> impl Iterator<Item = usize> {
        [case.units.len(), case.orders.len()].into_iter()
    }
}

fn terrain(case: &mut Case, hex: Hex, letter: &str) -> Result<(), CommonRefusal> {
    let known = |index: &usize| TERRAINS.as_bytes()[2 * index..=2 * index] == *letter.as_bytes();
    let index = (0..5).find(known).ok_or(CommonRefusal::Unreadable)?;
    if index == 4 && case.units.iter().any(|unit| unit.at == hex) {
        return Err(CommonRefusal::Occupied);
    }
    case.set_terrain(hex, index);
    Ok(())
}

/// The units stand side by side in the list: a new one comes behind the last of its side.
fn unit(case: &mut Case, hex: Hex, side: &str, kind: &str) -> Result<(), CommonRefusal> {
    let side = match side {
        "1" => 0,
        "2" => 1,
        _ => return Err(CommonRefusal::Unreadable),
    };
    let kind = UnitKind::ALL.into_iter().find(|known| known.letter() == kind).ok_or(CommonRefusal::Unreadable)?;
    free(case, hex)?;
    let behind = case.units.partition_point(|unit| unit.side <= side);
    case.units.insert(behind, Piece { side, kind, at: hex });
    Ok(())
}

fn free(case: &Case, hex: Hex) -> Result<(), CommonRefusal> {
    let taken = case.water.contains(hex) || case.units.iter().any(|unit| unit.at == hex);
    if taken { Err(CommonRefusal::Occupied) } else { Ok(()) }
}

fn shift(case: &mut Case, from: Hex, to: Hex) -> Result<(), CommonRefusal> {
    free(case, to)?;
    case.units.iter_mut().find(|unit| unit.at == from).ok_or(CommonRefusal::NoSuchPiece)?.at = to;
    Ok(())
}

/// Every side keeps one unit at least.
fn remove(case: &mut Case, hex: Hex) -> Result<(), CommonRefusal> {
    let index = case.units.iter().position(|unit| unit.at == hex).ok_or(CommonRefusal::NoSuchPiece)?;
    let side = case.units[index].side;
    if case.units.iter().filter(|unit| unit.side == side).count() < 2 {
        return Err(CommonRefusal::LastPiece);
    }
    case.units.remove(index);
    Ok(())
}

fn order(case: &mut Case, number: &str, order: Order) -> Result<(), CommonRefusal> {
    let index = parse_index(number)?;
    match case.orders.get_mut(index) {
        Some(known) => *known = order,
        None => case.orders.push(order),
    }
    Ok(())
}

fn drop_order(case: &mut Case, number: &str) -> Result<(), CommonRefusal> {
    let index = parse_index(number)?;
    if case.orders.len() < 2 {
        return Err(CommonRefusal::LastPiece);
    }
    if index >= case.orders.len() {
        return Err(CommonRefusal::NoSuchPiece);
    }
    case.orders.remove(index);
    Ok(())
}

/// How often each terrain comes on adversarial maps: nearly all water, islands, mountains, the dearest ways, open land.
const LANDS: [[u64; 5]; 5] = [[1, 0, 0, 0, 12], [4, 1, 1, 0, 6], [0, 0, 0, 1, 0], [1, 2, 3, 3, 1], [1, 0, 0, 0, 0]];

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
        let order = if params.is_adversarial(rng) { trap(rng, case, &state) } else { random_order(rng, &state) };
        rules::play(case, &mut state, order);
        case.orders.push(order);
    }
}

fn random_order(rng: &mut SplitMix64, state: &State) -> Order {
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

impl Case {
    /// Every cell of the case: where the units stand, where the orders begin and end.
    fn cells(&mut self) -> impl Iterator<Item = &mut Hex> {
        let orders = self.orders.iter_mut().flat_map(|order| [&mut order.from, &mut order.to]);
        self.units.iter_mut().map(|unit| &mut unit.at).chain(orders)
    }

    /// The indexes of the units whose cell has a higher number than the next unit's.
    fn falls(&self) -> Vec<usize> {
        let pairs = self.units.windows(2).enumerate();
        pairs.filter(|(_, pair)| pair[0].at.index() > pair[1].at.index()).map(|(index, _)| index).collect()
    }

    /// Replaces a cell by another one everywhere.
    fn rename(&mut self, from: Hex, to: Hex) {
        self.cells().filter(|hex| **hex == from).for_each(|hex| *hex = to);
    }
}
