use boardlab_core::text::{Expected, Field, Found, Mend, NoteKind, line_column};
use boardlab_core::{Document, ParseError, Span};
use serde::Serialize;

/// Turns byte offsets of a text into UTF-16 offsets.
pub struct Places {
    ascii: bool,
    text: String,
}

impl Places {
    /// For most inputs, which are ASCII, the two are the same and nothing is kept.
    pub fn of(text: &str) -> Self {
        let ascii = text.is_ascii();
        Places { ascii, text: if ascii { String::new() } else { text.into() } }
    }

    fn utf16(&self, offset: usize) -> usize {
        if self.ascii { offset } else { self.text[..offset].encode_utf16().count() }
    }
}

/// A place in the text: line and column from 1, start and end as UTF-16 offsets.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    line: u32,
    column: u32,
    start: usize,
    end: usize,
}

impl Place {
    pub fn of(text: &str, span: Span, places: &Places) -> Self {
        let (line, column) = line_column(text, span.start);
        Place::at(line, column, span, places)
    }

    fn at(line: u32, column: u32, span: Span, places: &Places) -> Self {
        Place { line, column, start: places.utf16(span.start), end: places.utf16(span.end) }
    }
}

/// What came of parsing a text.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Parsed {
    cases: usize,
    notes: Vec<Note>,
    error: Option<Diagnostic>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    kind: NoteKind,
    place: Place,
    count: u32,
}

impl Parsed {
    pub fn of(document: &Document, error: Option<&ParseError>, text: &str, places: &Places) -> Self {
        let notes = document.notes.iter();
        let note = |note: &boardlab_core::text::Note| Note {
            kind: note.kind,
            place: Place::of(text, note.span, places),
            count: note.count,
        };
        Parsed {
            cases: document.cases.len(),
            notes: notes.map(note).collect(),
            error: error.map(|error| Diagnostic::of(error, places)),
        }
    }
}

/// Why a text is not a valid input.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Diagnostic {
    place: Place,
    case: u32,
    expected: ExpectedView,
    found: FoundView,
    mend: Mend,
}

/// What should stand there; bounds go to 2^62 and are decimal text.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Expected"))]
pub enum ExpectedView {
    Number { field: Field, index: u32, min: String, max: String },
    FreeCell { field: Field, index: u32 },
    Utf8,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Found"))]
pub enum FoundView {
    End,
    Number { text: String },
    Word { text: String },
    Taken { first: Option<Place> },
    Byte { value: u8 },
}

impl Diagnostic {
    pub fn of(error: &ParseError, places: &Places) -> Self {
        Diagnostic {
            place: Place::at(error.line, error.column, error.span, places),
            case: error.case,
            expected: expected(error.expected),
            found: found(&error.found, places),
            mend: error.mend,
        }
    }
}

fn expected(expected: Expected) -> ExpectedView {
    match expected {
        Expected::Number { field, index, min, max } => {
            ExpectedView::Number { field, index, min: min.to_string(), max: max.to_string() }
        }
        Expected::FreeCell { field, index } => ExpectedView::FreeCell { field, index },
        Expected::Utf8 => ExpectedView::Utf8,
    }
}

fn found(found: &Found, places: &Places) -> FoundView {
    match found {
        Found::End => FoundView::End,
        Found::Number { text } => FoundView::Number { text: text.clone() },
        Found::Word { text } => FoundView::Word { text: text.clone() },
        &Found::Taken { first } => FoundView::Taken {
            first: first.map(|(span, line, column)| Place::at(line, column, span, places)),
        },
        &Found::Byte { value } => FoundView::Byte { value },
    }
}
