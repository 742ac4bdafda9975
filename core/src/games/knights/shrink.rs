use super::model::{Case, Square};
use crate::game::ShrinkCursor;

/// Fewer knights, then knights nearer to the corner: first along the diagonal, then by rows and columns.
pub(super) fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
    let mut knights = case.knights.clone();
    if let Some(cut) = cursor.cut(knights.len(), 1) {
        knights.drain(cut);
        return Some(Case { knights });
    }
    if let Some((index, lower)) = cursor.lower_one(knights.iter().map(|knight| knight.x.min(knight.y)), 0) {
        let Square { x, y } = &mut knights[index];
        let by = (*x).min(*y) - lower;
        (*x, *y) = (*x - by, *y - by);
        return Some(Case { knights });
    }
    let (index, line) = cursor.lower_one(knights.iter().flat_map(|knight| [knight.x, knight.y]), 0)?;
    let knight = &mut knights[index / 2];
    *(if index % 2 == 0 { &mut knight.x } else { &mut knight.y }) = line;
    Some(Case { knights })
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; 1] {
    [case.knights.len()]
}
