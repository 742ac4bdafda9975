//! What the size of an input is counted in.

use super::model::Case;

crate::size_units! {
    /// A robot.
    ROBOT = "robot", "robot", "robots";
    /// An entry of the teleport list.
    TELEPORT = "teleport", "teleport", "teleports";
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; SIZE_UNITS.len()] {
    [case.robots.len(), case.teleports.len()]
}
