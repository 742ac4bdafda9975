use core::fmt;

use super::field::Field;
use crate::boundary::view;

view! {
    /// What should stand at the place of an error. Bounds go to 2^62; they are serialised as decimal text.
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
        /// One of some letters, in either case.
        Letter {
            /// What the letter means.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Of which piece or row.
            index: u32,
            /// The letters.
            of: &'static str,
        },
        /// The name of a cell of the board: a letter and a digit.
        CellName {
            /// What the cell is for.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Of which piece or order.
            index: u32,
        },
        /// A row of so many letters.
        Row {
            /// Which row, from 1.
            row: u32,
            /// How many.
            cells: u32,
        },
        /// A cell that is not under water, for the piece named.
        DryCell {
            /// What the cell is for.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Which piece.
            index: u32,
        },
        /// Nothing more in this line.
        LineEnd,
        /// A name without blanks.
        #[cfg(feature = "pursuit")]
        Name {
            /// What is named.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Of which side, from 1.
            index: u32,
        },
        /// The number -1: the piece is not placed yet.
        #[cfg(feature = "pursuit")]
        NotPlaced {
            /// Which coordinate.
            #[cfg_attr(feature = "ts", ts(type = "Field"))]
            field: Field,
            /// Of which piece, from 1; 0 where there is only one.
            index: u32,
        },
        /// A move of a replay.
        #[cfg(feature = "pursuit")]
        ReplayMove {
            /// The number of the move, from 1.
            index: u32,
        },
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
            Expected::Letter { field, index, of } => write!(f, "{field}{}, one of {of}", Index(index)),
            Expected::CellName { field, index } => write!(f, "{field}{}, a cell such as E5", Index(index)),
            Expected::Row { row, cells } => write!(f, "{cells} letters in row {row} of the map"),
            Expected::DryCell { field, index } => write!(f, "a cell above water for {field}{}", Index(index)),
            Expected::LineEnd => f.write_str("the end of the line"),
            #[cfg(feature = "pursuit")]
            Expected::Name { field, index } => write!(f, "{field}{}", Index(index)),
            #[cfg(feature = "pursuit")]
            Expected::NotPlaced { field, index } => write!(f, "{field}{}, -1 before the placement", Index(index)),
            #[cfg(feature = "pursuit")]
            Expected::ReplayMove { index } => write!(f, "whole numbers in line {index} of the replay"),
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
