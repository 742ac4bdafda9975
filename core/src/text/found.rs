use alloc::string::String;
use core::fmt;

use super::place::{Place, Units};
use crate::boundary::view;

view! {
    /// What stands at the place of an error.
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
        /// A cell that is taken: by the piece first named at a place, or by you at the start (none).
        Taken {
            /// Where the first piece is written.
            first: Option<Place>,
        },
        /// The line ends.
        LineEnd,
        /// A row of another length.
        Row {
            /// How many letters it has.
            cells: u32,
        },
        /// Water, drawn on the map at a place.
        Water {
            /// Where its letter is written.
            drawn: Place,
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
            Found::Taken { first } => Found::Taken { first: first.map(|place| place.in_units(units)) },
            Found::Water { drawn } => Found::Water { drawn: drawn.in_units(units) },
            other => other.clone(),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::End => f.write_str("the end of the input"),
            Found::Number { text } | Found::Word { text } => write!(f, "`{text}`"),
            Found::Taken { first: Some(Place { line, column, .. }) } => {
                write!(f, "a cell taken by the piece at line {line}, column {column}")
            }
            Found::Taken { first: None } => f.write_str("your own start cell"),
            Found::LineEnd => f.write_str("the end of the line"),
            Found::Row { cells } => write!(f, "{cells}"),
            Found::Water { drawn: Place { line, column, .. } } => {
                write!(f, "the water at line {line}, column {column}")
            }
            Found::Byte { value } => write!(f, "the byte 0x{value:02X}"),
        }
    }
}
