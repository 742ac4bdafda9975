use alloc::format;
use alloc::string::String;
use core::fmt;

use super::escape::escaped;
use super::span::{Span, line_column};

/// An oddity that was tolerated: the first place, and the number of places.
///
/// ```
/// use boardlab_core::{Limits, game};
/// let text = "1\n1\n07 009\n";
/// let input = game("knights").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
/// let note = input.notes()[0];
/// assert_eq!((note.span.of(text), note.count), ("07", 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it is.
    pub kind: NoteKind,
    /// The first place.
    pub span: Span,
    /// How often, at least 1.
    pub count: u32,
}

/// The oddities that a parser tolerates and reports. The list is closed: they are oddities of texts, not of a game.
///
/// ```
/// use boardlab_core::games::robots::Robots;
/// use boardlab_core::text::NoteKind;
/// use boardlab_core::{Input, Limits};
/// let input = Input::<Robots>::read("1 0\n15 17\n", Limits::Statement, ()).unwrap();
/// assert_eq!(input.notes()[0].kind, NoteKind::MissingTerminator);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoteKind {
    /// The line that ends the input is missing.
    MissingTerminator,
    /// Text after the end of the input was ignored.
    IgnoredRest,
    /// A number has leading zeros.
    LeadingZeros,
    /// A no-break space was read as a blank.
    NoBreakSpaces,
    /// Small letters were read as capitals.
    SmallLetters,
}

impl Note {
    /// The note as a compiler prints it: `name:line:column: note: ...`.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let input = game("knights").unwrap().read("1\n1\n0 007\n".into(), Limits::Statement, &[]).unwrap();
    /// let note = input.notes()[0].report("in.txt", input.text());
    /// assert_eq!(note, "in.txt:3:3: note: a number begins with a zero that it does not need");
    /// ```
    #[must_use]
    pub fn report(&self, name: &str, text: &str) -> String {
        let (line, column) = line_column(text, self.span.start);
        let more = if self.count > 1 { format!(" (the first of {})", self.count) } else { String::new() };
        format!("{}:{line}:{column}: note: {}{more}", escaped(name), self.kind)
    }
}

impl fmt::Display for NoteKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoteKind::MissingTerminator => "the line that ends the input is missing",
            NoteKind::IgnoredRest => "the text behind the end of the input is ignored",
            NoteKind::LeadingZeros => "a number begins with a zero that it does not need",
            NoteKind::NoBreakSpaces => "a no-break space is read as a blank",
            NoteKind::SmallLetters => "a small letter is read as a capital one",
        })
    }
}
