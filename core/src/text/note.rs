use super::span::Span;

/// An oddity that was tolerated: the first place, and the number of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it is.
    pub kind: NoteKind,
    /// The first place.
    pub span: Span,
    /// How often, at least 1.
    pub count: u32,
}

/// The oddities that a parser tolerates and reports.
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
