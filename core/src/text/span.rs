//! Where something stands in a text: bytes, lines and columns.

/// A stretch of a text, in bytes: `start..end`, both on character boundaries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset just after the last byte.
    pub end: usize,
}

impl Span {
    /// The text it covers.
    ///
    /// ```
    /// use boardlab_core::Span;
    /// assert_eq!(Span { start: 2, end: 4 }.of("4 17 18"), "17");
    /// ```
    #[must_use]
    pub fn of(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or_default()
    }
}

/// Line and column (both from 1, columns in characters) of a byte offset. LF, CRLF and CR each end a line; a
/// byte-order mark has no column.
///
/// ```
/// use boardlab_core::text::line_column;
/// assert_eq!(line_column("4 0\r\n17 18", 8), (2, 4));
/// ```
#[must_use]
pub fn line_column(text: &str, offset: usize) -> (u32, u32) {
    let before = &text.as_bytes()[..offset];
    let start = line_start(before);
    let line = 1 + before[..start].iter().enumerate().filter(|&(at, _)| ends_line(before, at)).count();
    let column = 1 + line_without_mark(Span { start, end: offset }.of(text), start).chars().count();
    (line as u32, column as u32)
}

/// The line that begins at an offset, without the byte-order mark that a text may begin with.
pub(super) fn line_without_mark(line: &str, start: usize) -> &str {
    if start == 0 { without_mark(line) } else { line }
}

/// A text without the byte-order mark that editors, and shells of Windows, put before it. It says how the text is
/// encoded, and is no part of it.
///
/// ```
/// use boardlab_core::text::without_mark;
/// assert_eq!(without_mark("\u{feff}4 0"), "4 0");
/// ```
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix(MARK).unwrap_or(text)
}

/// The byte-order mark.
pub(super) const MARK: char = '\u{feff}';

/// Where the line that the last byte stands in begins.
pub(crate) fn line_start(bytes: &[u8]) -> usize {
    let ended = |&at: &usize| ends_line(bytes, at);
    (0..bytes.len()).rev().find(ended).map_or(0, |at| at + 1)
}

/// A CR that an LF follows does not end the line: the LF does.
pub(crate) fn ends_line(bytes: &[u8], at: usize) -> bool {
    bytes[at] == b'\n' || bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n')
}
