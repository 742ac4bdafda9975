//! What is expected and found in inputs that cannot be read, and what fixes them.

crate::input_errors! {
    NOTATIONS: Notation;
    /// The number -1: the piece is not placed yet.
    NOT_PLACED = "notPlaced", "{value}, -1 before the placement";
    /// A move of a replay.
    REPLAY_MOVE = "replayMove", "whole numbers in line {index} of the replay";
}

crate::input_errors! {
    FIXES: Fix;
    /// Write -1 twice.
    WRITE_NOT_PLACED = "writeNotPlaced", "write -1 -1: on turn 0 nobody has a cell before its placement";
    /// Write whole numbers, or `!` before the output of a robot.
    REPLAY_LINE = "replayLine", "write the numbers of the move, or `!` and then the whole output of the robot";
}
