use boardlab_core::games::janken::{Barrier, JankenBoard, JankenExplanation, OrderRefusal, OrderVerdict, UnitKind};

use super::words::count;

pub(super) fn reason(board: &JankenBoard, why: &JankenExplanation) -> String {
    let order = &why.chosen;
    match &why.verdict {
        OrderVerdict::Successful { left, .. } => format!("{order} succeeds: {}.", cost(why, *left)),
        OrderVerdict::Unsuccessful { reason } => format!("{order} fails: {}.", refused(board, reason)),
    }
}

/// What the cheapest path of a move costs.
fn cost(why: &JankenExplanation, left: u8) -> String {
    let all = why.reach.as_ref().and_then(|reach| reach.field.first()).map_or(left, |start| start.left);
    let points = count(all, "movement point", "movement points");
    let are = if left == 1 { "is" } else { "are" };
    format!("its cheapest path costs {} of {points}, so {left} {are} left", all.saturating_sub(left))
}

fn refused(board: &JankenBoard, reason: &OrderRefusal) -> String {
    match reason {
        OrderRefusal::NoUnit => "no unit is there".into(),
        OrderRefusal::Occupied { unit } => format!("{} is there", named(board, *unit)),
        OrderRefusal::TooDear { missing, .. } => format!("{} short", count(*missing, "point", "points")),
        OrderRefusal::CutOff { by: Barrier::Water } => "cut off by water".into(),
        OrderRefusal::CutOff { by: Barrier::Enemy } => "cut off by enemies".into(),
        OrderRefusal::CutOff { by: Barrier::Zone } => "cut off by stronger enemies".into(),
    }
}

fn named(board: &JankenBoard, unit: u32) -> String {
    let Some(unit) = board.units.get(unit as usize) else { return "a unit".into() };
    let kind = match unit.kind {
        UnitKind::Guardian => "guardian",
        UnitKind::Mage => "mage",
        UnitKind::Swordsman => "swordsman",
    };
    format!("side {}'s {kind}", unit.side + 1)
}
