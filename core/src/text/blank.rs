/// Invisible blanks that texts copied from web pages contain: no-break, figure and narrow no-break space.
pub(super) const NO_BREAK: [&str; 3] = ["\u{a0}", "\u{2007}", "\u{202f}"];

pub(super) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\n' | '\r' | '\t' | '\u{a0}' | '\u{2007}' | '\u{202f}')
}
