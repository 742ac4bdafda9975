use super::span::{Span, line_column};
use crate::boundary::view_struct;

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
}

/// Turns a byte offset of the text into the reader's units.
pub(super) type Units<'a> = &'a dyn Fn(usize) -> u32;

impl Place {
    /// The place of a span, in the reader's units.
    ///
    /// ```
    /// use boardlab_core::Span;
    /// use boardlab_core::view::Place;
    /// let place = Place::of("4 0\n17", Span { start: 4, end: 6 }, &|offset| offset as u32);
    /// assert_eq!((place.line, place.column, place.start), (2, 1, 4));
    /// ```
    #[must_use]
    pub fn of(text: &str, span: Span, units: &dyn Fn(usize) -> u32) -> Self {
        let (line, column) = line_column(text, span.start);
        Place::in_bytes(span, line, column).in_units(units)
    }

    /// The place of a span whose line and column are known, in bytes.
    pub(crate) const fn in_bytes(span: Span, line: u32, column: u32) -> Self {
        Place { line, column, start: span.start as u32, end: span.end as u32 }
    }

    pub(super) fn in_units(self, units: Units<'_>) -> Self {
        Place { start: units(self.start as usize), end: units(self.end as usize), ..self }
    }
}
