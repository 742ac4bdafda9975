//! What the size of an input is counted in.

use super::model::Case;

crate::size_units! {
    /// A knight.
    KNIGHT = "knight", "knight", "knights";
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; SIZE_UNITS.len()] {
    [case.knights.len()]
}
