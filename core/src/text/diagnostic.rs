//! What is wrong with a text, or odd in it, and what its words mean, as plain data with lines and columns.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::document::Document;
use super::error::{self, Fix, ParseError};
use super::field::Field;
use super::meaning::{self, TokenRole};
use super::note::{self, NoteKind};
use super::span::{Span, line_column};
use crate::boundary::{view, view_struct};

view_struct! {
    /// A place in a text: line and column from 1, start and end as offsets in the reader's own units.
    #[derive(Copy)]
    pub struct Place {
        /// Line, from 1.
        pub line: u32,
        /// Column in characters, from 1.
        pub column: u32,
        /// Offset of its start.
        pub start: u32,
        /// Offset just after its end.
        pub end: u32,
    }

    /// What came of parsing a text.
    pub struct Parsed {
        /// How many cases it has; 0 with an error.
        pub cases: u32,
        /// Oddities that were tolerated, one entry a kind.
        pub notes: Vec<Note>,
        /// What is wrong.
        pub error: Option<Diagnostic>,
    }

    /// Something odd that was tolerated: the first place, and how often it occurs.
    pub struct Note {
        /// What it is.
        pub kind: NoteKind,
        /// The first place.
        pub place: Place,
        /// How often.
        pub count: u32,
    }

    /// What a word of a text means.
    pub struct Meaning {
        /// Where it stands.
        pub place: Place,
        /// The case, from 1; 0 before the first.
        pub case: u32,
        /// What it is.
        pub means: TokenRole,
        /// Of which piece, row, order, side or word, from 1; 0 where there is only one.
        pub index: u32,
        /// The column of a row, the number of a word, from 1; 0 where there is only one.
        pub nth: u32,
        /// As written.
        pub text: String,
    }

    /// Why a text is not a valid input.
    pub struct Diagnostic {
        /// Where.
        pub place: Place,
        /// In which case, from 1; 0 before the first.
        pub case: u32,
        /// What should stand there.
        pub expected: Expected,
        /// What stands there.
        pub found: Found,
        /// What would mend it.
        pub mend: Fix,
    }
}

view! {
    /// What should stand there. Bounds go to 2^62 and are decimal text.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Expected {
        /// A whole number; `index` counts from 1, 0 where there is only one of the field.
        Number {
            /// What it means.
            field: Field,
            /// Of which piece.
            index: u32,
            /// Smallest value.
            min: String,
            /// Largest value.
            max: String,
        },
        /// A cell that nothing occupies yet.
        FreeCell {
            /// The first coordinate of the piece.
            field: Field,
            /// Which piece.
            index: u32,
        },
        /// One of some letters, in either case.
        Letter {
            /// What the letter means.
            field: Field,
            /// Of which piece or row.
            index: u32,
            /// The letters.
            of: &'static str,
        },
        /// The name of a cell of the board.
        CellName {
            /// What the cell is for.
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
        /// A cell that is not under water.
        DryCell {
            /// What the cell is for.
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
            field: Field,
            /// Of which side, from 1.
            index: u32,
        },
        /// -1: nobody is there yet.
        #[cfg(feature = "pursuit")]
        Nowhere {
            /// Which coordinate.
            field: Field,
            /// Of which piece, from 1; 0 where there is only one.
            index: u32,
        },
        /// What a side said, as a replay writes it.
        #[cfg(feature = "pursuit")]
        Said {
            /// Which word of the replay, from 1.
            index: u32,
        },
        /// Text in UTF-8.
        Utf8,
    }

    /// What stands there.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Found {
        /// Nothing: the text ends.
        End,
        /// A whole number that does not fit.
        Number {
            /// As written.
            text: String,
        },
        /// Something else.
        Word {
            /// As written, invisible characters named.
            text: String,
        },
        /// A cell that is taken: by the piece at a place, or by you at the start (null).
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

/// Turns a byte offset of the text into the reader's units.
type Units<'a> = &'a dyn Fn(usize) -> u32;

impl Place {
    /// The place of a span.
    #[must_use]
    pub fn of(text: &str, span: Span, units: Units<'_>) -> Self {
        let (line, column) = line_column(text, span.start);
        Place::at(line, column, span, units)
    }

    fn at(line: u32, column: u32, span: Span, units: Units<'_>) -> Self {
        Place { line, column, start: units(span.start), end: units(span.end) }
    }
}

impl Parsed {
    /// What came of a text, places in the reader's units.
    #[must_use]
    pub fn of(text: &str, parsed: &Result<Document, ParseError>, units: Units<'_>) -> Self {
        match parsed {
            Ok(document) => {
                let notes = document.notes.iter().map(|note| Note::of(text, note, units)).collect();
                Parsed { cases: document.cases.len() as u32, notes, error: None }
            }
            Err(error) => Parsed { cases: 0, notes: Vec::new(), error: Some(Diagnostic::of(error, units)) },
        }
    }
}

impl Note {
    fn of(text: &str, note: &note::Note, units: Units<'_>) -> Self {
        Note { kind: note.kind, place: Place::of(text, note.span, units), count: note.count }
    }
}

impl Meaning {
    /// What a word of a text means, its place in the reader's units.
    #[must_use]
    pub fn of(text: &str, meaning: &meaning::Meaning, units: Units<'_>) -> Self {
        let &meaning::Meaning { span, case, means, index, nth } = meaning;
        Meaning { place: Place::of(text, span, units), case, means, index, nth, text: span.of(text).into() }
    }
}

impl Diagnostic {
    /// An error, places in the reader's units.
    #[must_use]
    pub fn of(error: &ParseError, units: Units<'_>) -> Self {
        Diagnostic {
            place: Place::at(error.line, error.column, error.span, units),
            case: error.case,
            expected: Expected::of(error.expected),
            found: Found::of(&error.found, units),
            mend: error.mend,
        }
    }
}

impl Expected {
    fn of(expected: error::Expected) -> Self {
        match expected {
            error::Expected::Number { field, index, min, max } => {
                Expected::Number { field, index, min: min.to_string(), max: max.to_string() }
            }
            error::Expected::FreeCell { field, index } => Expected::FreeCell { field, index },
            error::Expected::Letter { field, index, of } => Expected::Letter { field, index, of },
            error::Expected::CellName { field, index } => Expected::CellName { field, index },
            error::Expected::Row { row, cells } => Expected::Row { row, cells },
            error::Expected::DryCell { field, index } => Expected::DryCell { field, index },
            error::Expected::LineEnd => Expected::LineEnd,
            #[cfg(feature = "pursuit")]
            error::Expected::Name { field, index } => Expected::Name { field, index },
            #[cfg(feature = "pursuit")]
            error::Expected::Nowhere { field, index } => Expected::Nowhere { field, index },
            #[cfg(feature = "pursuit")]
            error::Expected::Said { index } => Expected::Said { index },
            error::Expected::Utf8 => Expected::Utf8,
        }
    }
}

impl Found {
    fn of(found: &error::Found, units: Units<'_>) -> Self {
        match found {
            error::Found::End => Found::End,
            error::Found::Number { text } => Found::Number { text: text.clone() },
            error::Found::Word { text } => Found::Word { text: text.clone() },
            &error::Found::Taken { first } => {
                Found::Taken { first: first.map(|(span, line, column)| Place::at(line, column, span, units)) }
            }
            error::Found::LineEnd => Found::LineEnd,
            &error::Found::Row { cells } => Found::Row { cells },
            &error::Found::Water { drawn: (span, line, column) } => {
                Found::Water { drawn: Place::at(line, column, span, units) }
            }
            &error::Found::Byte { value } => Found::Byte { value },
        }
    }
}
