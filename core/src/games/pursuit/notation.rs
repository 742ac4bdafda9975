use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

use super::end::{Failure, OutputError};
use super::model::{MatchParams, Move, Pairs, State};
use super::words::Refusal;
use crate::game::CommonRefusal;
use crate::text::{quote, without_mark};

impl Move {
    /// The move of a program's output: its numbers if they are legal, otherwise the whole output.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Field, MatchParams, Move, State};
    /// let field = Field { torus: false, n: 5 };
    /// let params = MatchParams { field, catchers: 1, steps: 2, turns: 20, blocked: false };
    /// assert_eq!(Move::of_output(&params, &State::new(), "2\n2\n"), Move::Pairs(vec![(2, 2)]));
    /// assert_eq!(Move::of_output(&params, &State::new(), "2"), Move::Output("2".into()));
    /// ```
    #[must_use]
    pub fn of_output(params: &MatchParams, state: &State, output: &str) -> Self {
        judge(params, state, output).map_or_else(|_| Move::Output(output.into()), Move::Pairs)
    }

    /// The move of a line of a replay. Illegal numbers are kept as the output of a program.
    pub(super) fn of_replay(params: &MatchParams, state: &State, line: &str) -> Self {
        match line.parse() {
            Ok(Move::Pairs(_)) | Err(_) => Move::of_output(params, state, line),
            Ok(mv) => mv,
        }
    }

    /// The numbers of the move, if it is legal.
    pub(super) fn pairs(&self, params: &MatchParams, state: &State) -> Option<Pairs> {
        match self {
            Move::Pairs(pairs) => Some(pairs.clone()),
            Move::Output(text) => judge(params, state, text).ok(),
            Move::Fail(_) => None,
        }
    }
}

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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pairs(pairs) => {
                for (nth, (x, y)) in pairs.iter().enumerate() {
                    write!(f, "{}{x} {y}", if nth == 0 { "" } else { " " })?;
                }
                Ok(())
            }
            Move::Output(text) => write_output(f, text),
            Move::Fail(failure) => write!(f, "! #{failure}"),
        }
    }
}

/// Writes an output in one line: `\n` for a line break, `\u{3b}` for a character that is special in a transcript or
/// invisible.
fn write_output(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_str(if text.is_empty() { "!" } else { "! " })?;
    let mut chars = text.chars().enumerate().peekable();
    while let Some((nth, c)) = chars.next() {
        match c {
            '\r' if chars.peek().is_some_and(|&(_, next)| next == '\n') => {}
            '\n' | '\r' => f.write_str("\\n")?,
            ' ' if nth > 0 && chars.peek().is_some() => f.write_char(' ')?,
            '\\' | ';' | '*' => escape(f, c)?,
            '#' if nth == 0 => escape(f, c)?,
            c if c.is_control() || c.is_whitespace() => escape(f, c)?,
            c => f.write_char(c)?,
        }
    }
    Ok(())
}

fn escape(f: &mut fmt::Formatter<'_>, c: char) -> fmt::Result {
    write!(f, "\\u{{{:x}}}", c as u32)
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let Some(output) = text.strip_prefix('!') else { return Ok(Move::Pairs(pairs(text)?)) };
        let output = output.strip_prefix(' ').unwrap_or(output);
        match output.strip_prefix('#') {
            Some(failure) => Ok(Move::Fail(failure.parse()?)),
            None => unescaped(output).map(Move::Output).ok_or(CommonRefusal::Unreadable.into()),
        }
    }
}

fn pairs(text: &str) -> Result<Pairs, CommonRefusal> {
    let mut words = text.split_ascii_whitespace().map(|word| word.parse().map_err(|_| CommonRefusal::Unreadable));
    let mut pairs = Pairs::new();
    while let Some(x) = words.next() {
        pairs.push((x?, words.next().ok_or(CommonRefusal::Unreadable)??));
    }
    if pairs.is_empty() { Err(CommonRefusal::Unreadable) } else { Ok(pairs) }
}

fn unescaped(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        out.push_str(before);
        rest = if let Some(rest) = after.strip_prefix('n') {
            out.push('\n');
            rest
        } else {
            let (code, rest) = after.strip_prefix("u{")?.split_once('}')?;
            out.push(char::from_u32(u32::from_str_radix(code, 16).ok()?)?);
            rest
        };
    }
    out.push_str(rest);
    Some(out)
}

/// The failures without a number, and their names.
const FAILURES: [(Failure, &str); 7] = [
    (Failure::NotStarted, "not-started"),
    (Failure::TimeOut, "time-out"),
    (Failure::TooLong, "too-long"),
    (Failure::NoFile, "no-file"),
    (Failure::NotText, "not-text"),
    (Failure::Memory, "memory"),
    (Failure::Files, "files"),
];

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Exit { status } => write!(f, "exit {status}"),
            Failure::Signal { number } => write!(f, "signal {number}"),
            plain => f.write_str(FAILURES.iter().find(|(failure, _)| failure == plain).map_or("", |(_, word)| word)),
        }
    }
}

impl FromStr for Failure {
    type Err = CommonRefusal;

    fn from_str(text: &str) -> Result<Self, CommonRefusal> {
        let plain = FAILURES.iter().find(|(_, word)| *word == text).map(|&(failure, _)| failure);
        let numbered = || match text.split_once(' ')? {
            ("exit", status) => Some(Failure::Exit { status: status.parse().ok()? }),
            ("signal", number) => Some(Failure::Signal { number: number.parse().ok()? }),
            _ => None,
        };
        plain.or_else(numbered).ok_or(CommonRefusal::Unreadable)
    }
}
