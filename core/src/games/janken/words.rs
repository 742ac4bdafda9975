//! The words of the game: what the parts of an input mean, what is wrong with an input, why a move is refused, what a
//! step did. The keys leave the core; error messages have the English words.
//!
//! ```
//! use boardlab_core::games::janken::words;
//! assert_eq!((words::ORDER_FROM.key(), words::CELL_NAME.key()), ("orderFrom", "cellName"));
//! assert_eq!((words::WATER.key(), words::ON_BOARD.key()), ("water", "onBoard"));
//! ```

use strum::VariantNames;

pub use crate::game::CommonRefusal as Refusal;
use crate::game::{SizeUnit, Words};

/// All of them.
pub(super) const WORDS: Words = Words {
    fields: FIELDS,
    notations: NOTATIONS,
    occupants: OCCUPANTS,
    fixes: FIXES,
    size_units: SIZE_UNITS,
    events: EventKind::VARIANTS,
};

crate::text::words! {
    FIELDS: Field;
    /// The terrain of a row.
    TERRAIN = "terrain", "the terrain of row", "column";
    /// How many units a side has.
    UNIT_COUNT = "unitCount", "the number of units of side";
    /// What a unit is.
    UNIT_KIND = "unitKind", "the kind of unit";
    /// Where a unit stands.
    UNIT_CELL = "unitCell", "the cell of unit";
    /// V.
    ORDER_COUNT = "orderCount", "the number of moves";
    /// Where an order begins.
    ORDER_FROM = "orderFrom", "the first cell of move";
    /// Where an order leads.
    ORDER_TO = "orderTo", "the second cell of move";
}

crate::text::words! {
    NOTATIONS: Notation;
    /// A cell of the board: a letter and a digit.
    CELL_NAME = "cellName", "{value}, a cell such as E5";
    /// A row of letters.
    ROW = "row", "{count} letters in row {index} of the map";
    /// A cell of the board that is not under water.
    CELL_ABOVE_WATER = "cellAboveWater", "a cell on land for {value}";
}

crate::text::words! {
    OCCUPANTS: Occupant;
    /// Water, drawn on the map.
    WATER = "water", "the water at line {line}, column {column}";
}

crate::text::words! {
    FIXES: Fix;
    /// Name a cell that the board has.
    ON_BOARD = "onBoard", "name a cell of the board: A5 to A9, B4 to B9, ... I1 to I5";
    /// Give the row its length.
    ROW_LENGTH = "rowLength", "the rows have 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters, separated by blanks";
    /// Move the piece, or put another terrain there.
    ABOVE_WATER = "aboveWater", "move the unit, or let another terrain stand there";
}

/// What the size of an input is counted in.
const SIZE_UNITS: &[SizeUnit] =
    &[SizeUnit::new(&["unit", "unit", "units"]), SizeUnit::new(&["order", "move", "moves"])];

/// What a step did, for the marks on the timeline.
///
/// ```
/// use boardlab_core::games::janken::EventKind;
/// assert_eq!(<&str>::from(EventKind::Refused), "refused");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub enum EventKind {
    /// An order was refused.
    Refused,
}
