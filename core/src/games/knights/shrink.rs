use super::model::{Case, Square};
use crate::game::ShrinkCursor;

/// Fewer knights, then knights nearer to the corner: first along the diagonal, then by rows and columns.
pub(super) fn shrink(case: &Case, nth: usize) -> Result<Case, usize> {
    let mut nth = ShrinkCursor::new(nth);
    let mut knights = case.knights.clone();
    if let Some(cut) = nth.cut(knights.len(), 1) {
        knights.drain(cut);
        return Ok(Case { knights });
    }
    if let Some((index, lower)) = nth.lower_one(knights.iter().map(|knight| knight.x.min(knight.y)), 0) {
        let Square { x, y } = &mut knights[index];
        let by = (*x).min(*y) - lower;
        (*x, *y) = (*x - by, *y - by);
        return Ok(Case { knights });
    }
    let lower = nth.lower_one(knights.iter().flat_map(|knight| [knight.x, knight.y]), 0);
    let (index, line) = nth.found(lower)?;
    let knight = &mut knights[index / 2];
    *(if index % 2 == 0 { &mut knight.x } else { &mut knight.y }) = line;
    Ok(Case { knights })
}
