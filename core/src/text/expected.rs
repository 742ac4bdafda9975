use core::fmt;

use super::field::Field;
use super::keyed::{fill, keyed};
use crate::boundary::view;

keyed! {
    /// How a value of an input is written.
    ///
    /// Those that any game may have are declared here; a game has its own, too. In the words, `{value}` stands for the
    /// field with its index, `{index}` for the index alone, `{count}` for the number of values.
    Notation;
    /// A word without blanks.
    WORD = "word", "{value}";
}

view! {
    /// What should stand at the place of an error. The list is closed: what a value means, and how a game
    /// writes it, are a [`Field`] and a [`Notation`]. Bounds go to 2^62; they are serialised as decimal text.
    ///
    /// ```
    /// use boardlab_core::games::knights::{Knights, words};
    /// use boardlab_core::text::Expected;
    /// use boardlab_core::{Input, Limits};
    /// let invalid = Input::<Knights>::read("1\n1\n500 0\n", Limits::Statement, ()).err().unwrap();
    /// let expected = Expected::Number { field: words::KNIGHT_X, index: 1, min: 0, max: 499 };
    /// assert_eq!(invalid.error.expected, expected);
    /// ```
    #[derive(Copy)]
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Expected {
        /// A whole number from `min` to `max`; `index` counts from 1 (robot 3), 0 where there is only one.
        Number {
            /// What the number means.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Of which piece.
            index: u32,
            /// Smallest value.
            #[cfg_attr(feature = "serde", serde(serialize_with = "decimal"))]
            #[cfg_attr(feature = "ts", ts(type = "string"))]
            min: u64,
            /// Largest value, under the limits in force.
            #[cfg_attr(feature = "serde", serde(serialize_with = "decimal"))]
            #[cfg_attr(feature = "ts", ts(type = "string"))]
            max: u64,
        },
        /// A cell that nothing occupies yet, for the piece named.
        FreeCell {
            /// The first coordinate of the piece.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Which piece.
            index: u32,
        },
        /// One of some words.
        OneOf {
            /// What the word means.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Of which piece or row.
            index: u32,
            /// The words, as a message lists them.
            of: &'static str,
        },
        /// A value in a notation.
        Value {
            /// How it is written.
            #[cfg_attr(feature = "ts", ts(type = "Notation"))]
            notation: Notation,
            /// What it means.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Of which piece, row, order or side, from 1; 0 where there is only one.
            index: u32,
            /// How many values; 1 if the notation does not say.
            count: u32,
        },
        /// Nothing more in this line.
        LineEnd,
        /// Text in UTF-8.
        Utf8,
    }
}

/// JavaScript has no numbers of 64 bits.
#[cfg(feature = "serde")]
fn decimal<S: serde::Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(number)
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Expected::Number { field, index, min, max } => {
                write!(f, "{field}{}", Index(index))?;
                if min == max { write!(f, ", the number {min}") } else { write!(f, ", a number from {min} to {max}") }
            }
            Expected::FreeCell { field, index } => write!(f, "a free cell for {field}{}", Index(index)),
            Expected::OneOf { field, index, of } => write!(f, "{field}{}, one of {of}", Index(index)),
            Expected::Value { notation, field, index, count } => fill(f, notation.words(), |f, name| match name {
                "value" => write!(f, "{field}{}", Index(index)),
                "count" => write!(f, "{count}"),
                _ => write!(f, "{index}"),
            }),
            Expected::LineEnd => f.write_str("the end of the line"),
            Expected::Utf8 => f.write_str("text in UTF-8"),
        }
    }
}

struct Index(u32);

impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { Ok(()) } else { write!(f, " {}", self.0) }
    }
}
