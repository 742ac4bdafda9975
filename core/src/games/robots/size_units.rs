//! What the size of an input is counted in.

crate::size_units! {
    /// A robot.
    ROBOT = "robot", "robot", "robots";
    /// An entry of the teleport list.
    TELEPORT = "teleport", "teleport", "teleports";
}
