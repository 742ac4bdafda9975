//! The words of the game: what the parts of an input mean, what is wrong with an input, why a move is refused, what a
//! step did. The keys leave the core; error messages have the English words.

use strum::VariantNames;

use crate::game::{SizeUnit, Words};

/// All of them.
pub(super) const WORDS: Words =
    Words { fields: FIELDS, size_units: SIZE_UNITS, events: EventKind::VARIANTS, ..Words::NONE };

crate::text::words! {
    FIELDS: Field;
    /// A piece of a row of the board.
    TILE = "tile", "a piece of row", "column";
    /// The row of a removal.
    MOVE_ROW = "moveRow", "the row of removal";
    /// The column of a removal.
    MOVE_COLUMN = "moveColumn", "the column of removal";
    /// What replaces a removed piece.
    REPLY = "reply", "the reply to removal";
}

/// What the size of an input is counted in.
const SIZE_UNITS: &[SizeUnit] = &[
    SizeUnit::new(&["pieceType", "piece type", "piece types"]),
    SizeUnit::new(&["removal", "removal", "removals"]),
    SizeUnit::new(&["reply", "reply", "replies"]),
];

crate::game::refusals! {
    /// Why a move or a change of the input is refused.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::Refusal;
    /// use boardlab_core::CommonRefusal;
    /// assert_eq!(Refusal::SameCell.to_string(), "the next piece may not be that of the same tile");
    /// assert_eq!(Refusal::from(CommonRefusal::Over).to_string(), "the game is over");
    /// ```
    pub enum Refusal also Common {
        /// The tile is empty.
        Empty = "empty", "the tile is empty";
        /// The piece removed last does not lead there.
        OutOfReach = "outOfReach", "the piece removed last does not lead there";
        /// The next piece may not be that of the same tile.
        SameCell = "sameCell", "the next piece may not be that of the same tile";
        /// The reply differs from the right one.
        OtherReply = "otherReply", "the reply is another one";
        /// The transcript has no such fault here.
        NoFault = "noFault", "the transcript has no such fault here";
    }
}

/// What a step did, for the marks on the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub enum EventKind {
    /// A bonus was earned.
    Bonus,
    /// A transcript broke a rule.
    Fault,
}
