//! What the parts of an input mean.

crate::fields! {
    /// R.
    ROBOT_COUNT = "robotCount", "the number of robots";
    /// T.
    TELEPORT_COUNT = "teleportCount", "the number of teleports";
    /// The row of a robot.
    ROBOT_ROW = "robotRow", "the row of robot";
    /// The column of a robot.
    ROBOT_COLUMN = "robotColumn", "the column of robot";
    /// The row of a teleport.
    TELEPORT_ROW = "teleportRow", "the row of teleport";
    /// The column of a teleport.
    TELEPORT_COLUMN = "teleportColumn", "the column of teleport";
}
