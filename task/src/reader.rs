use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use boardlab_core::text::{Fix, Scanner, escaped};
use boardlab_core::{Limits, Span};

use crate::grid::Grid;

/// What cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub(crate) span: Span,
    pub(crate) expected: String,
    pub(crate) found: String,
    pub(crate) fix: String,
}

/// Reads an input word by word, and knows where it is.
///
/// ```
/// use boardlab_task::Reader;
/// let mut input = Reader::new("2 3\n.#.\n..S\n");
/// let rows = input.number("the number of rows", 1..=50).unwrap();
/// let columns = input.number("the number of columns", 1..=50).unwrap();
/// let floor = input.grid("a row of the floor", rows, columns, ".#S").unwrap();
/// assert_eq!(floor.find('S'), Some((1, 2)));
/// assert!(input.is_at_end());
/// ```
pub struct Reader<'a> {
    text: &'a str,
    scanner: Scanner<'a>,
    last: Span,
}

impl<'a> Reader<'a> {
    /// Reads a text from its beginning.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Reader { text, scanner: Scanner::new(text, Limits::Statement), last: Span::default() }
    }

    /// Whether nothing but blanks is left.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.scanner.ahead().token().is_none()
    }

    /// The next word. `what` it is, is said if there is none.
    ///
    /// # Errors
    ///
    /// The text ends.
    pub fn word(&mut self, what: &str) -> Result<&'a str, Fault> {
        let Some(span) = self.scanner.token() else {
            self.last = Span { start: self.text.len(), end: self.text.len() };
            return Err(Fault { fix: Fix::ADD_MISSING.to_string(), ..self.fault(what) });
        };
        self.last = span;
        Ok(span.of(self.text))
    }

    /// The next word as a value of a type.
    ///
    /// # Errors
    ///
    /// The text ends, or the word is no such value.
    pub fn value<T: FromStr>(&mut self, what: &str) -> Result<T, Fault> {
        self.word(what)?.parse().map_err(|_| self.fault(what))
    }

    /// A number in a range, which includes its ends.
    ///
    /// # Errors
    ///
    /// The text ends, or there is no number of the range.
    pub fn number<N: FromStr + PartialOrd + Display>(
        &mut self,
        what: &str,
        range: RangeInclusive<N>,
    ) -> Result<N, Fault> {
        let expected = format!("{what}, a number from {} to {}", range.start(), range.end());
        let word = self.word(&expected)?;
        match word.parse() {
            Ok(number) if range.contains(&number) => Ok(number),
            Ok(_) => Err(Fault { fix: Fix::IN_RANGE.to_string(), ..self.fault(expected) }),
            Err(_) => Err(Fault { fix: Fix::WHOLE_NUMBER.to_string(), ..self.fault(expected) }),
        }
    }

    /// Rows of signs without blanks between them, each sign one of `marks`.
    ///
    /// # Errors
    ///
    /// A row is missing or of another length, or has another sign.
    pub fn grid(&mut self, what: &str, rows: usize, columns: usize, marks: &str) -> Result<Grid, Fault> {
        let mut cells = Vec::with_capacity(rows.min(1000));
        for _ in 0..rows {
            let row = self.word(what)?;
            if let Some((at, sign)) = row.char_indices().find(|(_, sign)| !marks.contains(*sign)) {
                let start = self.last.start + at;
                self.last = Span { start, end: start + sign.len_utf8() };
                return Err(self.fault(format!("{what}: each sign one of {marks}")));
            }
            if row.chars().count() != columns {
                return Err(self.fault(format!("{what} of {columns} signs")));
            }
            cells.push(row.chars().collect());
        }
        Ok(Grid::new(cells))
    }

    /// Says that the last word is wrong: `expected` should stand there.
    #[must_use]
    pub fn fault(&self, expected: impl Into<String>) -> Fault {
        Fault { span: self.last, expected: expected.into(), found: found(self.last.of(self.text)), fix: String::new() }
    }

    pub(crate) fn last(&self) -> Span {
        self.last
    }

    /// Ends an input: nothing may be left.
    pub(crate) fn end(&mut self) -> Result<(), Fault> {
        match self.scanner.token() {
            None => Ok(()),
            Some(rest) => {
                self.last = rest;
                Err(Fault {
                    fix: "remove what is left, or correct a count".into(),
                    ..self.fault("the end of the input")
                })
            }
        }
    }
}

/// Some text as a message quotes it.
pub(crate) fn found(text: &str) -> String {
    if text.is_empty() {
        return "the end of the text".into();
    }
    let cut = text.char_indices().nth(24).map(|(at, _)| at);
    format!("`{}{}`", escaped(&text[..cut.unwrap_or(text.len())]), if cut.is_some() { "…" } else { "" })
}
