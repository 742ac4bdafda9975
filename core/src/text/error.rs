use alloc::string::String;
use core::fmt::{self, Write};

use super::escape::{escaped, is_invisible, width_of};
use super::expected::Expected;
use super::fix::Fix;
use super::found::Found;
use super::look_alike::look_alike;
use super::span::{Span, ends_line, line_column, line_start, line_without_mark, without_mark};
use super::text_of::text_of;

/// Why a text is not a valid input, where, and what would fix it.
///
/// ```
/// # use boardlab_core::games::knights::Knights;
/// # use boardlab_core::{Game, Limits};
/// # let text = "1\n1\n500 0\n";
/// # let error = Knights::parse(text, Limits::Statement).unwrap_err();
/// assert_eq!((error.line, error.column, error.span.of(text)), (3, 1, "500"));
/// assert_eq!(error.to_string(), "expected x of knight 1, a number from 0 to 499, found `500`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The place in the text; empty where something is missing.
    pub span: Span,
    /// Line of its start, from 1.
    pub line: u32,
    /// Column of its start in characters, from 1.
    pub column: u32,
    /// The case it stands in, from 1; 0 before the first.
    pub case: u32,
    /// What should stand there.
    pub expected: Expected,
    /// What stands there.
    pub found: Found,
    /// What would fix it.
    pub fix: Fix,
}

impl ParseError {
    /// An error at a span of a text.
    #[must_use]
    pub(crate) fn new(text: &str, span: Span, case: u32, expected: Expected, found: Found, fix: Fix) -> Self {
        let (line, column) = line_column(text, span.start);
        let fix = if span.of(text).contains(|c| look_alike(c).is_some()) { Fix::PLAIN_SIGNS } else { fix };
        ParseError { span, line, column, case, expected, found, fix }
    }

    /// The error as a compiler prints it: `name:line:column: error: ...`, the source line, a caret, the remedy.
    ///
    /// ```
    /// use boardlab_core::{Game, Limits, games::knights::Knights};
    /// let text = "1\n1\n0 O\n";
    /// let error = Knights::parse(text, Limits::Statement).unwrap_err();
    /// assert!(error.report("in.txt", text).to_string().starts_with("in.txt:3:3: error: expected y of knight 1"));
    /// ```
    #[must_use]
    pub fn report<'a>(&'a self, name: &'a str, text: &'a str) -> Report<'a> {
        Report { error: self, name, text }
    }
}

impl core::error::Error for ParseError {}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

/// Prints an error with its source line; see [`ParseError::report`].
pub struct Report<'a> {
    error: &'a ParseError,
    name: &'a str,
    text: &'a str,
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { line, column, span, fix, .. } = self.error;
        let excerpt = Excerpt { text: self.text, span: *span, help: fix };
        write!(f, "{}:{line}:{column}: error: {}\n{excerpt}", escaped(self.name), self.error)
    }
}

/// The line of a place in a text, cut to what a terminal shows, with carets under the place and, below, what helps.
///
/// ```
/// use boardlab_core::text::{Excerpt, Span};
/// let excerpt = Excerpt { text: "4 0\n1x 2\n", span: Span { start: 4, end: 6 }, help: "write a number" };
/// assert_eq!(excerpt.to_string(), " 2 | 1x 2\n   | ^^\n   = help: write a number\n");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Excerpt<'a, H> {
    /// The whole text.
    pub text: &'a str,
    /// The place in it.
    pub span: Span,
    /// What would fix the error there.
    pub help: H,
}

impl<H: fmt::Display> fmt::Display for Excerpt<'_, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, _) = line_column(self.text, self.span.start);
        let (before, after) = self.source_line();
        let gutter = width(line);
        writeln!(f, " {line} | {}{}", escaped(before), escaped(after))?;
        write!(f, " {:gutter$} | ", "")?;
        before
            .chars()
            .try_for_each(|c| if c == '\t' { f.write_char(c) } else { write!(f, "{:1$}", "", width_of(c)) })?;
        writeln!(f, "{:^<1$}", "", self.carets(after))?;
        writeln!(f, " {:gutter$} = help: {}", "", self.help)
    }
}

impl<H> Excerpt<'_, H> {
    /// The line around the place: before it, and from it on.
    fn source_line(&self) -> (&str, &str) {
        let bytes = self.text.as_bytes();
        let at = self.span.start;
        let start = line_start(&bytes[..at]);
        let end = (at..bytes.len()).find(|&i| bytes[i] == b'\r' || ends_line(bytes, i)).unwrap_or(bytes.len());
        let before = line_without_mark(&self.text[start..at], start);
        (keep_last(before, 60), keep_first(&self.text[at..end], 40))
    }

    fn carets(&self, after: &str) -> usize {
        let Span { start, end } = self.span;
        let shown = after.len().min(end - start);
        after.get(..shown).map_or(1, |token| escaped(token).width()).max(1)
    }
}

fn width(number: u32) -> usize {
    number.checked_ilog10().unwrap_or(0) as usize + 1
}

fn keep_first(text: &str, most: usize) -> &str {
    text.char_indices().nth(most).map_or(text, |(at, _)| &text[..at])
}

fn keep_last(text: &str, most: usize) -> &str {
    text.char_indices().rev().nth(most).map_or(text, |(at, c)| &text[at + c.len_utf8()..])
}

/// A token as an error shows it: cut after 24 characters; invisible characters are named by their code points, and
/// those that look like a blank or a minus by their names, too.
pub(crate) fn quote(token: &str) -> String {
    text_of(|shown| {
        for (count, c) in token.chars().enumerate() {
            match c {
                _ if count == 24 => return shown.write_char('…'),
                c if let Some(name) = look_alike(c) => write!(shown, "<U+{:04X} {name}>", c as u32)?,
                c if invisible(c) => write!(shown, "<U+{:04X}>", c as u32)?,
                c => shown.write_char(c)?,
            }
        }
        Ok(())
    })
}

fn invisible(c: char) -> bool {
    c.is_control() || c.is_whitespace() || is_invisible(c)
}

/// The text in a file's bytes, without a byte-order mark.
///
/// ```
/// use boardlab_core::text::decode;
/// assert_eq!(decode(b"4 0").unwrap(), "4 0");
/// assert_eq!(decode(b"\xef\xbb\xbf4 0").unwrap(), "4 0");
/// assert_eq!(decode(b"4 0\n1\xff").unwrap_err().line, 2);
/// ```
///
/// # Errors
///
/// The first byte that is not UTF-8.
pub fn decode(bytes: &[u8]) -> Result<&str, ParseError> {
    core::str::from_utf8(bytes).map(without_mark).map_err(|error| {
        let start = error.valid_up_to();
        let good = core::str::from_utf8(&bytes[..start]).unwrap_or_default();
        let found = Found::Byte { value: bytes[start] };
        ParseError::new(good, Span { start, end: start }, 0, Expected::Utf8, found, Fix::SAVE_AS_UTF8)
    })
}
