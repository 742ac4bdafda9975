use super::span::Span;

/// Something odd that was tolerated: the first place, and how often it occurs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it is.
    pub kind: NoteKind,
    /// The first place.
    pub span: Span,
    /// How often, at least 1.
    pub count: u32,
}

/// The oddities that a parser tolerates and tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoteKind {
    /// The line that ends the input is not there.
    MissingTerminator,
    /// Text after the end of the input was ignored.
    IgnoredRest,
    /// A number begins with a zero it does not need.
    LeadingZeros,
    /// A no-break space stands for a blank.
    NoBreakSpaces,
    /// Small letters stand for capitals.
    SmallLetters,
}
