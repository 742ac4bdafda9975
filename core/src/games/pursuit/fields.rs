//! What the parts of an input mean.

crate::fields! {
    /// R.
    ROLE = "role", "the role";
    /// F.
    FIELD_KIND = "fieldKind", "the kind of the field";
    /// N.
    FIELD_SIDE = "fieldSide", "the side of the field";
    /// K.
    CATCHER_COUNT = "catcherCount", "the number of catchers";
    /// S.
    STEP_COUNT = "stepCount", "the number of steps of the fugitive";
    /// L.
    TURN_COUNT = "turnCount", "the number of turns";
    /// T.
    TURN = "turn", "the turn";
    /// EX.
    FUGITIVE_X = "fugitiveX", "x of the fugitive";
    /// EY.
    FUGITIVE_Y = "fugitiveY", "y of the fugitive";
    /// CX.
    CATCHER_X = "catcherX", "x of catcher";
    /// CY.
    CATCHER_Y = "catcherY", "y of catcher";
    /// The folder of a robot.
    ROBOT_NAME = "robotName", "the folder of robot";
    /// The points of a side.
    POINTS = "points", "the points of side";
    /// The colon between the points.
    SCORE_COLON = "scoreColon", "the colon between the points";
    /// The numbers of a move in a replay.
    MOVE_NUMBER = "moveNumber", "the numbers of move", "number";
    /// The output of a program in a replay, with the `!` before it.
    PROGRAM_OUTPUT = "programOutput", "the output of the robot, move";
}
