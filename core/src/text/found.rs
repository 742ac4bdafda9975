use alloc::string::String;
use core::fmt;

use super::keyed::{fill, keyed};
use super::place::{Place, Units};
use crate::boundary::view;

keyed! {
    /// What takes a cell, so that nothing else can stand there.
    ///
    /// Those that any game may have are declared here; a game has its own, too. In the words, `{line}` and `{column}`
    /// stand for the place where it is written.
    Occupant;
    /// Another piece.
    PIECE = "piece", "a cell taken by the piece at line {line}, column {column}";
}

view! {
    /// What stands at the place of an error. The list is closed: what takes a cell in a game is an [`Occupant`].
    ///
    /// ```
    /// use boardlab_core::games::knights::Knights;
    /// use boardlab_core::text::Found;
    /// use boardlab_core::{Input, Limits};
    /// let invalid = Input::<Knights>::read("1\n1\n0", Limits::Statement, ()).err().unwrap();
    /// assert_eq!(invalid.error.found, Found::End);
    /// ```
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Found {
        /// The text ends.
        End,
        /// A whole number that does not fit.
        Number {
            /// As written, cut after 24 characters.
            text: String,
        },
        /// Something else.
        Word {
            /// As written, cut after 24 characters, invisible ones named.
            text: String,
        },
        /// A cell that is taken.
        Taken {
            /// By what.
            #[cfg_attr(feature = "ts", ts(type = "Occupant"))]
            by: Occupant,
            /// Where that is written; none if it is not part of the input.
            place: Option<Place>,
        },
        /// The line ends.
        LineEnd,
        /// A row of another length.
        Length {
            /// How many values it has.
            count: u32,
        },
        /// A byte that is not UTF-8.
        Byte {
            /// Its value.
            value: u8,
        },
    }
}

impl Found {
    /// The same, places in the reader's units.
    pub(super) fn in_units(&self, units: Units<'_>) -> Self {
        match self {
            &Found::Taken { by, place } => Found::Taken { by, place: place.map(|place| place.in_units(units)) },
            other => other.clone(),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::End => f.write_str("the end of the input"),
            Found::Number { text } | Found::Word { text } => write!(f, "`{text}`"),
            Found::Taken { by, place } => fill(f, by.words(), |f, name| match (name, place) {
                (_, None) => Ok(()),
                ("line", Some(place)) => write!(f, "{}", place.line),
                (_, Some(place)) => write!(f, "{}", place.column),
            }),
            Found::LineEnd => f.write_str("the end of the line"),
            Found::Length { count } => write!(f, "{count}"),
            Found::Byte { value } => write!(f, "the byte 0x{value:02X}"),
        }
    }
}
