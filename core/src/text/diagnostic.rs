//! Errors, oddities and the meanings of tokens, as plain data with lines and columns.

use alloc::string::String;
use alloc::vec::Vec;

use super::error::ParseError;
use super::expected::Expected;
use super::fix::Fix;
use super::found::Found;
use super::meaning::{self, TokenRole};
use super::note::{self, NoteKind};
use super::place::{Place, Units};
use super::span::Span;
use crate::boundary::view_struct;

view_struct! {
    /// The result of parsing a text.
    pub struct Parsed {
        /// How many cases it has; 0 with an error.
        pub cases: u32,
        /// Oddities that were tolerated, one entry a kind.
        pub notes: Vec<Note>,
        /// What is wrong.
        pub error: Option<Diagnostic>,
    }

    /// An oddity that was tolerated: the first place, and the number of places.
    pub struct Note {
        /// What it is.
        pub kind: NoteKind,
        /// The first place.
        pub place: Place,
        /// How often.
        pub count: u32,
    }

    /// What a token of a text means.
    pub struct Meaning {
        /// Where it stands.
        pub place: Place,
        /// The case, from 1; 0 before the first.
        pub case: u32,
        /// What it is.
        pub role: TokenRole,
        /// The number of its piece, row, order, side or move, from 1; 0 if there is only one.
        pub index: u32,
        /// Its number within that row or move, from 1; 0 if there is only one.
        pub nth: u32,
        /// As written.
        pub text: String,
    }

    /// Why a text is not a valid input.
    ///
    /// ```
    /// use boardlab_core::view::Parsed;
    /// use boardlab_core::{Limits, ReadError, game};
    /// let read = game("knights").unwrap().read("1\n1\n500 0\n".into(), Limits::Statement, &[]);
    /// let Err(ReadError::Text(invalid)) = read else { panic!() };
    /// let diagnostic = Parsed::invalid(&invalid.error, &|offset| offset as u32).error.unwrap();
    /// assert_eq!((diagnostic.case, diagnostic.place.line, diagnostic.fix.key()), (1, 3, "liftLimits"));
    /// ```
    pub struct Diagnostic {
        /// Where.
        pub place: Place,
        /// In which case, from 1; 0 before the first.
        pub case: u32,
        /// What should stand there.
        pub expected: Expected,
        /// What stands there.
        pub found: Found,
        /// What would fix it.
        #[cfg_attr(feature = "ts", ts(type = "Fix"))]
        pub fix: Fix,
    }
}

impl Parsed {
    /// Describes a valid text, with places in the reader's units.
    ///
    /// ```
    /// use boardlab_core::view::Parsed;
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("1 0\n15 17\n".into(), Limits::Statement, &[]).unwrap();
    /// let parsed = Parsed::valid(input.text(), input.cases(), input.notes(), &|offset| offset as u32);
    /// assert_eq!((parsed.cases, parsed.notes[0].place.line), (1, 2));
    /// ```
    #[must_use]
    pub fn valid(text: &str, cases: &[Span], notes: &[note::Note], units: Units<'_>) -> Self {
        let notes = notes.iter().map(|note| Note::of(text, note, units)).collect();
        Parsed { cases: cases.len() as u32, notes, error: None }
    }

    /// Describes a text with an error, with places in the reader's units.
    ///
    /// ```
    /// use boardlab_core::view::Parsed;
    /// use boardlab_core::{Limits, ReadError, game};
    /// let read = game("robots").unwrap().read("x".into(), Limits::Statement, &[]);
    /// let Err(ReadError::Text(invalid)) = read else { panic!() };
    /// let parsed = Parsed::invalid(&invalid.error, &|offset| offset as u32);
    /// assert_eq!(parsed.error.unwrap().place.end, 1);
    /// ```
    #[must_use]
    pub fn invalid(error: &ParseError, units: Units<'_>) -> Self {
        Parsed { cases: 0, notes: Vec::new(), error: Some(Diagnostic::of(error, units)) }
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
        let &meaning::Meaning { span, case, role, index, nth } = meaning;
        Meaning { place: Place::of(text, span, units), case, role, index, nth, text: span.of(text).into() }
    }
}

impl Diagnostic {
    /// An error, places in the reader's units.
    #[must_use]
    pub fn of(error: &ParseError, units: Units<'_>) -> Self {
        Diagnostic {
            place: Place::in_bytes(error.span, error.line, error.column).in_units(units),
            case: error.case,
            expected: error.expected,
            found: error.found.in_units(units),
            fix: error.fix,
        }
    }
}
