use super::model::Case;
use crate::game::ShrinkCursor;

/// Fewer robots, fewer teleports, then rows and columns nearer to the first.
pub(super) fn shrink(case: &Case, nth: usize) -> Result<Case, usize> {
    let mut nth = ShrinkCursor::new(nth);
    let mut simpler = case.clone();
    if let Some(cut) = nth.cut(case.robots.len(), 1) {
        simpler.robots.drain(cut);
        return Ok(simpler);
    }
    if let Some(cut) = nth.cut(case.teleports.len(), 0) {
        simpler.teleports.drain(cut);
        return Ok(simpler);
    }
    let lines = case.robots.iter().chain(&case.teleports).flat_map(|&(row, column)| [row, column]);
    let lower = nth.lower_one(lines.map(u64::from), 0);
    let (index, line) = nth.found(lower)?;
    if let Some(cell) = simpler.robots.iter_mut().chain(&mut simpler.teleports).nth(index / 2) {
        *(if index % 2 == 0 { &mut cell.0 } else { &mut cell.1 }) = line as u8;
    }
    Ok(simpler)
}
