use core::fmt::{self, Write};

/// A text for a terminal: characters that would move the cursor, change the direction of writing or stay invisible are
/// named by their code points. Tabs and blanks stay.
///
/// ```
/// use boardlab_core::text::escaped;
/// assert_eq!(escaped("17\u{1b}[2J").to_string(), "17<U+001B>[2J");
/// ```
#[must_use]
pub fn escaped(text: &str) -> Escaped<'_> {
    Escaped(text)
}

/// See [`escaped`].
pub struct Escaped<'a>(&'a str);

impl Escaped<'_> {
    /// The number of characters that are written.
    pub(super) fn width(&self) -> usize {
        self.0.chars().map(width_of).sum()
    }
}

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| if is_escaped(c) { write!(f, "<U+{:04X}>", c as u32) } else { f.write_char(c) })
    }
}

/// The number of characters that a character is written as.
pub(super) fn width_of(c: char) -> usize {
    match c as u32 {
        _ if !is_escaped(c) => 1,
        0..=0xFFFF => "<U+0000>".len(),
        _ => "<U+00000>".len(),
    }
}

fn is_escaped(c: char) -> bool {
    c != '\t' && (c.is_control() || is_invisible(c))
}

/// Characters that show nothing by themselves: soft hyphens, marks of direction, joiners, byte order marks.
pub(super) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
