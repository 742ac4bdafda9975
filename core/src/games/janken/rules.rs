//! The cheapest path of an order, found on sets of cells: the cells that cost k points are next to cells that cost k -
//! 1 to k - 4. Ten steps of a few shifts replace a queue.

use alloc::vec::Vec;

use super::hex::{BOARD, Hex, Hexes};
use super::model::{Case, Order, POINTS, State, UnitKind};

/// What restricts the path of a unit: the cells that it may enter, and those from which it may go on.
#[derive(Clone, Copy)]
pub(super) struct MoveContext {
    pub(super) start: Hex,
    /// Units of the other side: they are never entered.
    pub(super) enemies: Hexes,
    /// Cells next to an enemy that beats it: a path may end there, but not continue.
    pub(super) zone: Hexes,
    /// Cells that its first step may not enter: the zone, in the reading `cautious`.
    pub(super) barred_at_first: Hexes,
}

impl MoveContext {
    /// The context of a unit of a side and kind that stands on a cell.
    pub(super) fn of(case: &Case, state: &State, side: u8, kind: UnitKind, start: Hex) -> Self {
        let other = &state.standing[usize::from(1 - side)];
        let zone = other[kind.beaten_by() as usize].beside();
        let barred = case.cautious && zone.contains(start);
        MoveContext {
            start,
            enemies: other[0] | other[1] | other[2],
            zone,
            barred_at_first: if barred { zone } else { Hexes::default() },
        }
    }

    /// Calls `seen` with each cost from 1 and the cells that are reached at exactly that cost, until no new cell can be
    /// reached.
    ///
    /// This is Dijkstra's algorithm on sets of cells. Entering a cell costs 1 to 4 points, so a level consists of cells
    /// next to the four levels before it.
    #[inline(always)]
    pub(super) fn spread(self, case: &Case, most: usize, mut seen: impl FnMut(usize, Hexes) -> bool) {
        let mut unseen = BOARD - self.enemies - case.water - Hexes::of(self.start);
        // The neighbours of the last four levels, the latest level first.
        let first = Hexes::of(self.start).beside() - self.barred_at_first;
        let mut border = [first, Hexes::default(), Hexes::default(), Hexes::default()];
        for spent in 1..=most {
            let entered = (0..4).fold(Hexes::default(), |all, cost| all | (border[cost] & case.costs[cost]));
            let level = entered & unseen;
            unseen -= level;
            if seen(spent, level) {
                return;
            }
            let next = (level - self.zone).beside();
            border = [next, border[0], border[1], border[2]];
            if border.iter().all(|border| border.is_empty()) {
                return;
            }
        }
    }

    /// The cost of the cheapest path to a cell, if it is at most `most`.
    #[inline(always)]
    pub(super) fn cost(self, case: &Case, to: Hex, most: usize) -> Option<usize> {
        let mut cost = None;
        self.spread(case, most, |spent, level| {
            if level.contains(to) {
                cost = Some(spent);
            }
            cost.is_some()
        });
        cost
    }

    /// The levels up to a cost. The first one is the start alone.
    #[inline(never)]
    pub(super) fn levels(self, case: &Case, most: usize) -> Vec<Hexes> {
        let mut levels = alloc::vec![Hexes::of(self.start)];
        self.spread(case, most, |_, level| {
            levels.push(level);
            false
        });
        levels
    }

    /// One cheapest path to a cell of a level, from the start. Of equal paths, the one through upper cells.
    pub(super) fn way(self, case: &Case, levels: &[Hexes], to: Hex) -> Vec<Hex> {
        let mut way = alloc::vec![to];
        let mut spent = levels.iter().position(|level| level.contains(to)).unwrap_or(0);
        while spent > 0 {
            let last = way[way.len() - 1];
            spent -= case.cost(last);
            way.extend(self.before(levels[spent], last).next());
        }
        way.reverse();
        way
    }

    /// The cells of a level from which a cell may be entered. A cell barred at first is never reached by the first
    /// step.
    fn before(self, level: Hexes, to: Hex) -> impl Iterator<Item = Hex> {
        let start = Hexes::of(self.start);
        let from = (level - self.zone) | (level & start);
        (from & Hexes::of(to).beside()).into_iter()
    }
}

/// The points left if an order succeeds.
#[inline]
pub(super) fn judge(case: &Case, state: &State, order: Order) -> Option<u8> {
    let (side, kind) = state.unit_at(order.from)?;
    if state.occupied().contains(order.to) {
        return None;
    }
    let spent = MoveContext::of(case, state, side, kind, order.from).cost(case, order.to, usize::from(POINTS))?;
    Some(POINTS - spent as u8)
}

pub(super) fn start(case: &Case) -> State {
    let mut standing = [[Hexes::default(); 3]; 2];
    for unit in &case.units {
        standing[usize::from(unit.side)][unit.kind as usize].insert(unit.at);
    }
    State { units: case.units.clone(), standing, done: 0 }
}

/// Carries out an order. A refused order moves nothing.
pub(super) fn play(case: &Case, state: &mut State, order: Order) -> Option<u8> {
    let left = judge(case, state, order);
    state.done += 1;
    if let (Some(_), Some((side, kind))) = (left, state.unit_at(order.from)) {
        let standing = &mut state.standing[usize::from(side)][kind as usize];
        *standing = (*standing - Hexes::of(order.from)) | Hexes::of(order.to);
        state.units.iter_mut().filter(|unit| unit.at == order.from).for_each(|unit| unit.at = order.to);
    }
    left
}
