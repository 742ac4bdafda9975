/// The name of a character that looks like a blank or like the minus of the keyboard, and is neither. Texts that were
/// copied from a page or a document have them.
///
/// ```
/// use boardlab_core::text::look_alike;
/// assert_eq!(look_alike('\u{2003}'), Some("EM SPACE"));
/// assert_eq!((look_alike(' '), look_alike('-')), (None, None));
/// ```
#[must_use]
pub fn look_alike(c: char) -> Option<&'static str> {
    Some(match c {
        '\u{b}' => "LINE TABULATION",
        '\u{c}' => "FORM FEED",
        '\u{a0}' => "NO-BREAK SPACE",
        '\u{2000}' => "EN QUAD",
        '\u{2001}' => "EM QUAD",
        '\u{2002}' => "EN SPACE",
        '\u{2003}' => "EM SPACE",
        '\u{2004}' => "THREE-PER-EM SPACE",
        '\u{2005}' => "FOUR-PER-EM SPACE",
        '\u{2006}' => "SIX-PER-EM SPACE",
        '\u{2007}' => "FIGURE SPACE",
        '\u{2008}' => "PUNCTUATION SPACE",
        '\u{2009}' => "THIN SPACE",
        '\u{200a}' => "HAIR SPACE",
        '\u{202f}' => "NARROW NO-BREAK SPACE",
        '\u{205f}' => "MEDIUM MATHEMATICAL SPACE",
        '\u{2212}' => "MINUS SIGN",
        '\u{3000}' => "IDEOGRAPHIC SPACE",
        _ => return None,
    })
}
