//! What the size of an input is counted in.

use super::model::Case;

crate::size_units! {
    /// A unit of either side.
    UNIT = "unit", "unit", "units";
    /// An order.
    ORDER = "order", "move", "moves";
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; SIZE_UNITS.len()] {
    [case.units.len(), case.orders.len()]
}
