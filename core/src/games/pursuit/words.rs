//! The words of the game: what the parts of an input mean, what is wrong with an input, why a move is refused, what a
//! step did. The keys leave the core; error messages have the English words.

use strum::VariantNames;

use crate::game::{SizeUnit, Words};

/// All of them.
pub(super) const WORDS: Words = Words {
    fields: FIELDS,
    notations: NOTATIONS,
    fixes: FIXES,
    size_units: SIZE_UNITS,
    events: EventKind::VARIANTS,
    ..Words::NONE
};

crate::text::words! {
    FIELDS: Field;
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

crate::text::words! {
    NOTATIONS: Notation;
    /// The number -1: the piece is not placed yet.
    NOT_PLACED = "notPlaced", "{value}, -1 before the placement";
    /// A move of a replay.
    REPLAY_MOVE = "replayMove", "whole numbers in line {index} of the replay";
}

crate::text::words! {
    FIXES: Fix;
    /// Write -1 twice.
    WRITE_NOT_PLACED = "writeNotPlaced", "write -1 -1: on turn 0 nobody has a cell before its placement";
    /// Write whole numbers, or `!` before the output of a robot.
    REPLAY_LINE = "replayLine", "write the numbers of the move, or `!` and then the whole output of the robot";
}

/// What the size of an input is counted in.
const SIZE_UNITS: &[SizeUnit] = &[
    SizeUnit::new(&["catcher", "catcher", "catchers"]),
    SizeUnit::new(&["cell", "cell", "cells"]),
    SizeUnit::new(&["move", "move", "moves"]),
];

crate::game::refusals! {
    /// Why a move or a change of the input is refused.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::Refusal;
    /// assert_eq!(Refusal::Numbers { expected: 4, found: 3 }.to_string(), "expected 4 numbers, found 3");
    /// ```
    pub enum Refusal also Common {
        /// A move has too many numbers, or too few.
        Numbers { expected, found } = "numbers", "expected {expected} numbers, found {found}";
        /// A number, counted from 1, is out of its range.
        OutOfRange { number, min, max } = "outOfRange", "number {number} must be from {min} to {max}";
        /// No pieces are placed yet: the programs place them.
        NotPlaced = "notPlaced", "the robots have the pieces to place: this file has none yet";
        /// A step goes along both axes. Its first number is given, counted from 1.
        Diagonal { number } = "diagonal", "the step at number {number} goes along both axes";
        /// A step leaves the square. Its first number is given, counted from 1.
        OffField { number } = "offField", "the step at number {number} leaves the square";
    }
}

/// What a step did, for the marks on the timeline.
///
/// ```
/// use boardlab_core::games::pursuit::EventKind;
/// assert_eq!(<&str>::from(EventKind::Caught), "caught");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub enum EventKind {
    /// The fugitive was caught.
    Caught,
    /// The fugitive escaped.
    Escaped,
    /// A robot broke a rule.
    Fault,
}
