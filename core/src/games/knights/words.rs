//! The words of the game: what the parts of an input mean, what is wrong with an input, why a move is refused, what a
//! step did. The keys leave the core; error messages have the English words.
//!
//! ```
//! use boardlab_core::games::knights::words;
//! assert_eq!([words::KNIGHT_COUNT, words::KNIGHT_X].map(|field| field.key()), ["knightCount", "knightX"]);
//! ```

use strum::VariantNames;

pub use crate::game::CommonRefusal as Refusal;
use crate::game::{SizeUnit, Words};

/// All of them.
pub(super) const WORDS: Words =
    Words { fields: FIELDS, size_units: SIZE_UNITS, events: EventKind::VARIANTS, ..Words::NONE };

crate::text::words! {
    FIELDS: Field;
    /// N.
    KNIGHT_COUNT = "knightCount", "the number of knights";
    /// X, counted downwards.
    KNIGHT_X = "knightX", "x of knight";
    /// Y, counted to the right.
    KNIGHT_Y = "knightY", "y of knight";
}

/// What the size of an input is counted in.
const SIZE_UNITS: &[SizeUnit] = &[SizeUnit::new(&["knight", "knight", "knights"])];

/// What a step did, for the marks on the timeline.
///
/// ```
/// use boardlab_core::games::knights::EventKind;
/// assert_eq!(<&str>::from(EventKind::Won), "won");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub enum EventKind {
    /// The player who moved has won.
    Won,
}
