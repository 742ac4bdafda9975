use alloc::string::String;
use alloc::vec::Vec;

use super::align::matches;
use super::report::Part;
use crate::game::Tokens;

/// The number of bytes after which a line is cut.
const SHOWN: usize = 500;

/// Splits two aligned lines into parts, so that tokens without an equal one in the other line are parts of their own.
/// Equal tokens are found as equal lines are, so that a missing token marks no other. If the number `token` is 0, no
/// token differs. Of a line that stands alone, the token with that number does.
pub(super) fn parts(expected: Option<&str>, found: Option<&str>, token: u32) -> [Option<Vec<Part>>; 2] {
    let (Some(expected), Some(found)) = (expected.map(cut), found.map(cut)) else {
        return [expected, found].map(|line| line.map(|line| split(cut(line), &|nth| nth + 1 == token as usize)));
    };
    if token == 0 {
        return [expected, found].map(|line| Some(split(line, &|_| false)));
    }
    let equal = matches(&words(expected), &words(found));
    let differs = |nth: usize, of: fn(&(usize, usize)) -> usize| !equal.iter().any(|pair| of(pair) == nth);
    [Some(split(expected, &|nth| differs(nth, |pair| pair.0))), Some(split(found, &|nth| differs(nth, |pair| pair.1)))]
}

fn words(line: &str) -> Vec<&str> {
    Tokens::new(line).map(|token| token.text).collect()
}

/// Splits a line so that tokens that differ, counted from 0, are parts of their own.
fn split(line: &str, differs: &dyn Fn(usize) -> bool) -> Vec<Part> {
    let mut out = Vec::new();
    let mut at = 0;
    for (_, token) in Tokens::new(line).enumerate().filter(|&(nth, _)| differs(nth)) {
        let end = token.start + token.text.len();
        add(&mut out, &line[at..token.start], false);
        add(&mut out, &line[token.start..end], true);
        at = end;
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

    fn shown(expected: Option<&str>, found: Option<&str>, token: u32) -> [String; 2] {
        let part = |part: &Part| if part.other { alloc::format!("[{}]", part.text) } else { part.text.clone() };
        parts(expected, found, token).map(|line| line.iter().flatten().map(part).collect())
    }

    #[test]
    fn tokens_that_differ_stand_apart() {
        assert_eq!(shown(Some("a  b c"), Some("a x c"), 2), ["a  [b] c", "a [x] c"]);
        assert_eq!(shown(Some("a b c"), Some("b c"), 1), ["[a] b c", "b c"]);
        assert_eq!(shown(Some("b c"), Some("b c d"), 3), ["b c", "b c [d]"]);
        assert_eq!(shown(Some("a b"), Some("a  b"), 0), ["a b", "a  b"]);
        assert_eq!(shown(Some("a b c"), None, 2), ["a [b] c", ""]);
        assert_eq!(shown(None, Some(""), 0), ["", ""]);
    }

    #[test]
    fn a_long_line_is_cut_between_letters() {
        let line: String = core::iter::repeat_n('ж', 400).collect();
        assert_eq!(shown(Some(&line), None, 0)[0].len(), SHOWN);
    }
}
