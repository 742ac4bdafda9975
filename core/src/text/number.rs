use super::bounds::Bounds;
use super::error::quote;
use super::fix::Fix;
use super::found::Found;

/// The value of ASCII digits, saturating; none if anything else stands there.
#[inline]
pub(super) fn digits(token: &[u8]) -> Option<u64> {
    token.iter().try_fold(0u64, |value, &byte| {
        let digit = byte.wrapping_sub(b'0');
        (digit < 10).then(|| value.saturating_mul(10).saturating_add(u64::from(digit)))
    })
}

pub(super) fn range_fix(value: u64, bounds: Bounds) -> Fix {
    if bounds.min <= value && value <= bounds.relaxed { Fix::LIFT_LIMITS } else { Fix::IN_RANGE }
}

/// Describes a token that is no plain number, and what would fix it.
pub(super) fn blame(token: &str) -> (Found, Fix) {
    let minus = token.strip_prefix('-').is_some_and(|rest| !rest.is_empty() && digits(rest.as_bytes()).is_some());
    if minus {
        return (Found::Number { text: quote(token) }, Fix::IN_RANGE);
    }
    let fix = if token.contains([',', ';', '(', ')', '[', ']', '{', '}']) {
        Fix::BLANKS_ONLY
    } else if token.chars().any(|c| c.is_numeric() && !c.is_ascii()) {
        Fix::ASCII_DIGITS
    } else if token.trim_start_matches(['+', '-']).starts_with(|c: char| c.is_ascii_digit() || c == '.') {
        Fix::WHOLE_NUMBER
    } else {
        Fix::REMOVE_WORD
    };
    (Found::Word { text: quote(token) }, fix)
}
