use alloc::vec::Vec;

use super::model::{MatchParams, Move, OutputError, Pairs, State};
use crate::text::{quote, without_mark};

/// Judges the output of a program at a position whose round is not over. It must consist of the right number of whole
/// numbers, separated by blanks and line breaks, and be a legal move. Errors have the line and the number of the wrong
/// number, from 1.
///
/// ```
/// use boardlab_core::games::pursuit::{Field, State, MatchParams, OutputError, judge};
/// let field = Field { torus: false, n: 10 };
/// let params = MatchParams { field, catchers: 2, steps: 3, turns: 100, blocked: false };
/// assert_eq!(judge(&params, &State::new(), "1 1\n5 5\n"), Ok(vec![(1, 1), (5, 5)]));
/// let off = OutputError::Range { number: 3, line: 2, value: 10, min: 0, max: 9 };
/// assert_eq!(judge(&params, &State::new(), "1 1\n10 5\n"), Err(off));
/// ```
///
/// # Errors
///
/// The first thing that is wrong.
pub fn judge(params: &MatchParams, state: &State, output: &str) -> Result<Pairs, OutputError> {
    let numbers = numbers(output)?;
    let (expected, found) = (2 * params.pair_count(state) as u32, numbers.len() as u32);
    if expected != found {
        return Err(OutputError::Count { expected, found });
    }
    let pairs: Pairs = numbers.chunks_exact(2).map(|pair| (pair[0].0, pair[1].0)).collect();
    params.check(state, &pairs).map_err(|error| error.in_lines(|number| numbers[number as usize - 1].1))?;
    Ok(pairs)
}

/// The numbers of an output, each with its line.
impl Move {
    /// The numbers of the move, if it is legal.
    pub(super) fn pairs(&self, params: &MatchParams, state: &State) -> Option<Pairs> {
        match self {
            Move::Pairs(pairs) => Some(pairs.clone()),
            Move::Output(text) => judge(params, state, text).ok(),
            Move::Fail(_) => None,
        }
    }
}

fn numbers(output: &str) -> Result<Vec<(i32, u32)>, OutputError> {
    let mut numbers = Vec::new();
    for (line, text) in lines(without_mark(output)) {
        for word in text.split([' ', '\t']).filter(|word| !word.is_empty()) {
            let number = numbers.len() as u32 + 1;
            let value = whole(word).ok_or_else(|| OutputError::NotANumber { number, line, text: quote(word) })?;
            numbers.push((value, line));
        }
    }
    Ok(numbers)
}

/// LF, CRLF and CR each end a line.
fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let parts = text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'));
    (1..).zip(parts)
}

/// A whole number of ASCII digits, with a minus or not; one that is too long becomes the largest or smallest there is.
fn whole(word: &str) -> Option<i32> {
    let (sign, digits) = word.strip_prefix('-').map_or((1, word), |digits| (-1, digits));
    let value = |value: i32, byte: u8| value.saturating_mul(10).saturating_add(i32::from(byte - b'0'));
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| sign * digits.bytes().fold(0, value))
}
