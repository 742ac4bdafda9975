//! The words of the game: what the parts of an input mean, what is wrong with an input, why a move is refused, what a
//! step did. The keys leave the core; error messages have the English words.
//!
//! ```
//! use boardlab_core::games::robots::{Robots, words};
//! use boardlab_core::{Game, Limits};
//! assert_eq!((words::ROBOT_ROW.key(), words::YOU.key()), ("robotRow", "you"));
//! let error = Robots::parse("1 0\n15 15\n0 0\n", Limits::Statement).unwrap_err();
//! assert!(error.to_string().contains("your own start cell"));
//! ```

use strum::VariantNames;

use crate::game::{SizeUnit, Words};

/// All of them.
pub(super) const WORDS: Words =
    Words { fields: FIELDS, occupants: OCCUPANTS, size_units: SIZE_UNITS, events: EventKind::VARIANTS, ..Words::NONE };

crate::text::words! {
    FIELDS: Field;
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

crate::text::words! {
    OCCUPANTS: Occupant;
    /// You, before the first move.
    YOU = "you", "your own start cell";
}

/// What the size of an input is counted in.
const SIZE_UNITS: &[SizeUnit] =
    &[SizeUnit::new(&["robot", "robot", "robots"]), SizeUnit::new(&["teleport", "teleport", "teleports"])];

crate::game::refusals! {
    /// Why a move or a change of the input is refused.
    ///
    /// ```
    /// use boardlab_core::games::robots::Refusal;
    /// use boardlab_core::IllegalMove;
    /// assert_eq!(IllegalMove::from(Refusal::RobotThere).to_string(), "a robot stands there");
    /// ```
    pub enum Refusal also Common {
        /// A robot stands there.
        RobotThere = "robotThere", "a robot stands there";
        /// Debris lies where the teleport leads.
        DebrisThere = "debrisThere", "debris lies there";
        /// You stand where the teleport leads.
        YouThere = "youThere", "you stand there";
        /// It would push debris off the board.
        PushOffBoard = "pushOffBoard", "debris may not be pushed off the board";
        /// It would push debris onto debris.
        PushOntoDebris = "pushOntoDebris", "debris may not be pushed onto debris";
        /// That teleport has been used.
        Used = "used", "that teleport has been used";
    }
}

/// What a step did, for the marks on the timeline.
///
/// ```
/// use boardlab_core::games::robots::EventKind;
/// assert_eq!(<&str>::from(EventKind::Kill), "kill");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub enum EventKind {
    /// The game was won.
    Won,
    /// The game was lost.
    Lost,
    /// Robots were destroyed.
    Kill,
    /// You teleported.
    Teleport,
}
