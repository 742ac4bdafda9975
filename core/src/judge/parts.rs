use alloc::string::String;
use alloc::vec::Vec;

use super::report::Part;
use crate::game::Tokens;

/// The number of bytes after which a line is cut.
const SHOWN: usize = 500;

/// Splits a line into parts, so that tokens that differ from the other line are parts of their own. Without another line it is the
/// token with the number `token`. If that number is 0, no token differs.
pub(super) fn parts(line: &str, facing: Option<&str>, token: u32) -> Vec<Part> {
    let line = cut(line);
    let mut facing = facing.map(Tokens::new);
    let (mut out, mut at) = (Vec::new(), 0);
    for own in Tokens::new(line) {
        let other = match &mut facing {
            Some(facing) => facing.next().map(|token| token.text) != Some(own.text),
            None => own.number == token,
        };
        if other && token > 0 {
            let end = own.start + own.text.len();
            add(&mut out, &line[at..own.start], false);
            add(&mut out, &line[own.start..end], true);
            at = end;
        }
    }
    add(&mut out, &line[at..], false);
    out
}

fn add(parts: &mut Vec<Part>, text: &str, other: bool) {
    if !text.is_empty() {
        parts.push(Part { text: String::from(text), other });
    }
}

/// The beginning of a line.
fn cut(line: &str) -> &str {
    let end = (0..=SHOWN.min(line.len())).rev().find(|&end| line.is_char_boundary(end));
    line.get(..end.unwrap_or(0)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str, facing: Option<&str>, token: u32) -> String {
        let part = |part: &Part| if part.other { alloc::format!("[{}]", part.text) } else { part.text.clone() };
        parts(line, facing, token).iter().map(part).collect()
    }

    #[test]
    fn tokens_that_differ_stand_apart() {
        assert_eq!(shown("a  b c", Some("a x c"), 2), "a  [b] c");
        assert_eq!(shown("a b c", Some("b c"), 1), "[a] [b] [c]");
        assert_eq!(shown("a b", Some("a  b"), 0), "a b");
        assert_eq!(shown("a b c", None, 2), "a [b] c");
        assert_eq!(shown("", None, 0), "");
    }

    #[test]
    fn a_long_line_is_cut_between_letters() {
        let line: String = core::iter::repeat_n('ж', 400).collect();
        assert_eq!(shown(&line, None, 0).len(), SHOWN);
    }
}
