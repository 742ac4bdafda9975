use super::model::Case;
use crate::game::ShrinkCursor;

/// Fewer robots, fewer teleports, then rows and columns nearer to the first.
pub(super) fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
    let mut simpler = case.clone();
    if let Some(cut) = cursor.cut(case.robots.len(), 1) {
        simpler.robots.drain(cut);
        return Some(simpler);
    }
    if let Some(cut) = cursor.cut(case.teleports.len(), 0) {
        simpler.teleports.drain(cut);
        return Some(simpler);
    }
    let lines = case.robots.iter().chain(&case.teleports).flat_map(|&(row, column)| [row, column]);
    let (index, line) = cursor.lower_one(lines.map(u64::from), 0)?;
    if let Some(cell) = simpler.robots.iter_mut().chain(&mut simpler.teleports).nth(index / 2) {
        *(if index % 2 == 0 { &mut cell.0 } else { &mut cell.1 }) = line as u8;
    }
    Some(simpler)
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; 2] {
    [case.robots.len(), case.teleports.len()]
}
