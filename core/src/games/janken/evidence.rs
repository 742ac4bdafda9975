use alloc::string::ToString;
use alloc::vec::Vec;

use super::hex::{Hex, Hexes};
use super::model::{Case, Order, POINTS, Piece, State};
use super::rules::{Ground, judge};
use super::view::{
    Barrier, Closed, JankenCellInfo, JankenExplanation, Points, Reach, Refusal, Verdict, cell, cells, closed,
};

/// No way over 61 cells costs more.
const ANY_PRICE: usize = 61 * 4;

pub(super) fn explain(case: &Case, at: &State, order: Order) -> JankenExplanation {
    JankenExplanation {
        chosen: order.to_string(),
        verdict: verdict(case, at, order),
        reach: reach(case, at, order.from),
    }
}

pub(super) fn cell_info(case: &Case, at: &State, (row, column): (u64, u64)) -> Option<JankenCellInfo> {
    let hex = Hex::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?)?;
    Some(JankenCellInfo { reach: reach(case, at, hex) })
}

/// What comes of an order, and the way or the reason.
#[cold]
pub(super) fn verdict(case: &Case, at: &State, order: Order) -> Verdict {
    let Some(ground) = ground(case, at, order.from) else {
        return Verdict::Unsuccessful { reason: Refusal::NoUnit };
    };
    if let Some(unit) = standing(at, order.to) {
        return Verdict::Unsuccessful { reason: Refusal::Occupied { unit } };
    }
    let levels = ground.levels(case, ANY_PRICE);
    let Some(cost) = levels.iter().position(|level| level.has(order.to)) else {
        return Verdict::Unsuccessful { reason: Refusal::CutOff { by: cut_off(case, ground, order.to) } };
    };
    let way = cells(&ground.way(case, &levels, order.to));
    match usize::from(POINTS).checked_sub(cost) {
        Some(left) => {
            debug_assert_eq!(judge(case, at, order), Some(left as u8));
            Verdict::Successful { left: left as u8, way }
        }
        None => {
            Verdict::Unsuccessful { reason: Refusal::TooDear { missing: (cost - usize::from(POINTS)) as u32, way } }
        }
    }
}

fn ground(case: &Case, at: &State, from: Hex) -> Option<Ground> {
    let (side, kind) = at.unit_at(from)?;
    Some(Ground::of(case, at, side, kind, from))
}

/// The unit at a cell, by its place in the input.
fn standing(at: &State, hex: Hex) -> Option<u32> {
    at.units.iter().position(|unit| unit.at == hex).map(|id| id as u32)
}

/// What would have to give way for a cell to be reached at any price: zones alone, enemies as well, or the water.
fn cut_off(case: &Case, ground: Ground, to: Hex) -> Barrier {
    let calm = Ground { zone: Hexes::default(), barred_at_first: Hexes::default(), ..ground };
    let empty = Ground { enemies: Hexes::default(), ..calm };
    let opens = |ground: Ground| ground.levels(case, ANY_PRICE).iter().any(|level| level.has(to));
    match () {
        () if opens(calm) => Barrier::Zone,
        () if opens(empty) => Barrier::Enemy,
        () => Barrier::Water,
    }
}

/// Where the unit at a cell may go, and what stops it.
#[cold]
fn reach(case: &Case, at: &State, from: Hex) -> Option<Reach> {
    let ground = ground(case, at, from)?;
    let levels = ground.levels(case, usize::from(POINTS));
    let occupied = at.occupied();
    let points = |(spent, level): (usize, &Hexes)| {
        level.iter().map(move |hex| Points { at: cell(hex), left: POINTS - spent as u8, free: !occupied.has(hex) })
    };
    Some(Reach {
        unit: standing(at, from)?,
        field: levels.iter().enumerate().flat_map(points).collect(),
        closed: barriers(case, at, ground),
    })
}

fn barriers(case: &Case, at: &State, ground: Ground) -> Vec<Closed> {
    let enemies = |hex: Hex| standing(at, hex).into_iter().collect();
    let zone = ground.zone.without(case.water).without(ground.enemies);
    let mut all: Vec<Closed> = closed(case.water, Barrier::Water, |_| Vec::new()).collect();
    all.extend(closed(ground.enemies, Barrier::Enemy, enemies));
    all.extend(closed(zone, Barrier::Zone, |hex| stronger(at, ground.start, hex)));
    all
}

/// The enemies beside a cell that are strong against the unit at another.
fn stronger(at: &State, start: Hex, hex: Hex) -> Vec<u32> {
    let Some((side, kind)) = at.unit_at(start) else { return Vec::new() };
    let beside = Hexes::of(hex).beside();
    let closes = |unit: &Piece| unit.side != side && unit.kind == kind.beaten_by() && beside.has(unit.at);
    at.units.iter().zip(0..).filter(|(unit, _)| closes(unit)).map(|(_, id)| id).collect()
}
