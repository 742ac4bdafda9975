use alloc::string::ToString;
use alloc::vec::Vec;

use super::hex::{Hex, Hexes};
use super::model::{Case, Order, POINTS, Piece, State};
use super::rules::{MoveContext, judge};
use super::view::{
    Barrier, Closed, JankenCellInfo, JankenExplanation, JankenStep, OrderRefusal, OrderVerdict, Points, Reach, cell,
    cells, closed,
};

/// The cost of a path through 61 cells is at most this.
const ANY_PRICE: usize = 61 * 4;

pub(super) fn explain(case: &Case, state: &State, order: Order) -> JankenExplanation {
    JankenExplanation {
        chosen: order.to_string(),
        verdict: verdict(case, state, order),
        reach: reach(case, state, order.from),
    }
}

pub(super) fn cell_info(case: &Case, state: &State, (row, column): (u64, u64)) -> Option<JankenCellInfo> {
    let hex = Hex::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?)?;
    Some(JankenCellInfo { reach: reach(case, state, hex) })
}

/// An order that was judged at a position.
pub(super) fn step(case: &Case, before: &State, order: Order) -> JankenStep {
    JankenStep { from: cell(order.from), to: cell(order.to), verdict: verdict(case, before, order) }
}

/// The result of an order, with the path or the reason.
#[cold]
fn verdict(case: &Case, state: &State, order: Order) -> OrderVerdict {
    let Some(context) = context(case, state, order.from) else {
        return OrderVerdict::Unsuccessful { reason: OrderRefusal::NoUnit };
    };
    if let Some(unit) = standing(state, order.to) {
        return OrderVerdict::Unsuccessful { reason: OrderRefusal::Occupied { unit } };
    }
    let levels = context.levels(case, ANY_PRICE);
    let Some(cost) = levels.iter().position(|level| level.contains(order.to)) else {
        return OrderVerdict::Unsuccessful { reason: OrderRefusal::CutOff { by: cut_off(case, context, order.to) } };
    };
    let way = cells(&context.way(case, &levels, order.to));
    match usize::from(POINTS).checked_sub(cost) {
        Some(left) => {
            debug_assert_eq!(judge(case, state, order), Some(left as u8));
            OrderVerdict::Successful { left: left as u8, way }
        }
        None => OrderVerdict::Unsuccessful {
            reason: OrderRefusal::TooDear { missing: (cost - usize::from(POINTS)) as u32, way },
        },
    }
}

fn context(case: &Case, state: &State, from: Hex) -> Option<MoveContext> {
    let (side, kind) = state.unit_at(from)?;
    Some(MoveContext::of(case, state, side, kind, from))
}

/// The unit at a cell, by its place in the input.
fn standing(state: &State, hex: Hex) -> Option<u32> {
    state.units.iter().position(|unit| unit.at == hex).map(|id| id as u32)
}

/// What blocks every path to a cell at any cost: zones alone, enemies too, or water.
fn cut_off(case: &Case, context: MoveContext, to: Hex) -> Barrier {
    let calm = MoveContext { zone: Hexes::default(), barred_at_first: Hexes::default(), ..context };
    let empty = MoveContext { enemies: Hexes::default(), ..calm };
    let opens = |context: MoveContext| context.levels(case, ANY_PRICE).iter().any(|level| level.contains(to));
    if opens(calm) {
        Barrier::Zone
    } else if opens(empty) {
        Barrier::Enemy
    } else {
        Barrier::Water
    }
}

/// Where the unit on a cell can go, and what blocks it.
#[cold]
fn reach(case: &Case, state: &State, from: Hex) -> Option<Reach> {
    let context = context(case, state, from)?;
    let levels = context.levels(case, usize::from(POINTS));
    let occupied = state.occupied();
    let points = |(spent, level): (usize, &Hexes)| {
        level.into_iter().map(move |hex| Points {
            at: cell(hex),
            left: POINTS - spent as u8,
            free: !occupied.contains(hex),
        })
    };
    Some(Reach {
        unit: standing(state, from)?,
        field: levels.iter().enumerate().flat_map(points).collect(),
        closed: barriers(case, state, context),
    })
}

fn barriers(case: &Case, state: &State, context: MoveContext) -> Vec<Closed> {
    let enemies = |hex: Hex| standing(state, hex).into_iter().collect();
    let zone = context.zone - case.water - context.enemies;
    let mut all: Vec<Closed> = closed(case.water, Barrier::Water, |_| Vec::new()).collect();
    all.extend(closed(context.enemies, Barrier::Enemy, enemies));
    all.extend(closed(zone, Barrier::Zone, |hex| stronger(state, context.start, hex)));
    all
}

/// The enemies beside a cell that are strong against the unit at another.
fn stronger(state: &State, start: Hex, hex: Hex) -> Vec<u32> {
    let Some((side, kind)) = state.unit_at(start) else { return Vec::new() };
    let beside = Hexes::of(hex).beside();
    let closes = |unit: &Piece| unit.side != side && unit.kind == kind.beaten_by() && beside.contains(unit.at);
    state.units.iter().zip(0..).filter(|(unit, _)| closes(unit)).map(|(_, id)| id).collect()
}
