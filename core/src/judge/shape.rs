//! Lines that are the same but for their form, and the example that a line is like.

use alloc::string::String;

use super::report::FormFault;

/// How a line under test first deviates from the right one.
#[derive(Clone, Copy)]
pub(super) enum Deviation {
    Form(FormFault),
    /// A number is another one. `left`: how many bytes of the line under test stand from it on.
    Number {
        left: usize,
    },
    Words,
}

pub(super) fn deviation<'a>(mut right: &'a str, mut found: &'a str) -> Deviation {
    loop {
        let left = found.len();
        match advance(&mut right, &mut found) {
            Advance::Same => {}
            Advance::Numbers(one, other) if one == other => {}
            Advance::Numbers(..) => return Deviation::Number { left },
            Advance::Form(form) => return Deviation::Form(form),
            Advance::End if is_signs(right) && is_signs(found) => return Deviation::Form(FormFault::Punctuation),
            Advance::End | Advance::Other => return Deviation::Words,
        }
    }
}

/// The shape of a line that is like an example.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// The number of bytes of the line from its last number on that only counts cases or moves.
    pub(super) label: Option<usize>,
}

/// The shape of a text that is like an example, faults of form apart. The text may be the whole line, the beginning of
/// it, or the line with more text after it.
pub(super) fn shape<'a>(mut line: &'a str, mut text: &'a str) -> Option<Shape> {
    let mut label = None;
    let mut agrees = false;
    loop {
        let left = text.len();
        match advance(&mut line, &mut text) {
            Advance::Numbers(_, number) if number.len() > 1 && number.starts_with('0') => return None,
            Advance::Numbers(example, _) => (label, agrees) = (if example == LABEL { Some(left) } else { label }, true),
            Advance::Same => agrees = true,
            Advance::Form(_) => {}
            Advance::End => {
                let is_whole = text.starts_with(|sign| is_blank(sign) || is_punctuation(sign));
                return (agrees && (text.is_empty() || line.is_empty() && is_whole)).then_some(Shape { label });
            }
            Advance::Other => return None,
        }
    }
}

/// Whether a text begins as an output does that has lines like these.
pub(crate) fn begins_output(examples: &[&str], text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty());
    first.is_some_and(|line| examples.iter().any(|example| shape(example, line).is_some()))
}

/// The line with its number that only counts replaced by `to`, if that number is `from`.
pub(super) fn renumbered(line: &str, examples: &[&str], from: u32, to: &str) -> Option<String> {
    let left = examples.iter().find_map(|example| shape(example, line))?.label?;
    let (before, rest) = line.split_at(line.len() - left);
    let number = number(rest)?;
    (number.parse() == Ok(from)).then(|| [before, to, &rest[number.len()..]].concat())
}

/// How two texts go on.
enum Advance<'a> {
    Same,
    /// Both with a number.
    Numbers(&'a str, &'a str),
    /// Differently, but only in form.
    Form(FormFault),
    /// Differently.
    Other,
    /// One of them does not.
    End,
}

/// The number of an example that only counts cases or moves.
const LABEL: &str = "1";
/// The sign of an example that stands for any letter.
const ANY_LETTER: char = '@';

/// Passes what comes next in both texts, or in one of them what the other does not have.
fn advance<'a>(right: &mut &'a str, found: &mut &'a str) -> Advance<'a> {
    let (Some(one), Some(other)) = (right.chars().next(), found.chars().next()) else { return Advance::End };
    if let (Some(number), Some(other)) = (number(right), number(found)) {
        (*right, *found) = (&right[number.len()..], &found[other.len()..]);
        return Advance::Numbers(number, other);
    }
    let form = match (is_blank(one), is_blank(other)) {
        (true, true) => {
            let [one, other] = [&mut *right, &mut *found].map(pass_blanks);
            return if other.is_ascii() || one == other { Advance::Same } else { Advance::Form(FormFault::Blanks) };
        }
        // What is missing on one side, a sign or a blank, is told by what follows the blank of the other.
        (true, false) if is_punctuation(other) && behind_blanks(right) != Some(other) => pass(found, other),
        (false, true) if is_punctuation(one) && behind_blanks(found) != Some(one) => pass(right, one),
        (true, false) => blank(right),
        (false, true) => blank(found),
        (false, false) if one == other || one == ANY_LETTER && other.is_ascii_alphabetic() => {
            pass(right, one);
            pass(found, other);
            return Advance::Same;
        }
        (false, false) if one.eq_ignore_ascii_case(&other) => {
            pass(right, one);
            pass(found, other);
            FormFault::LetterCase
        }
        (false, false) if is_punctuation(other) && meet(right, found) => pass(found, other),
        (false, false) if is_punctuation(one) && meet(right, found) => pass(right, one),
        (false, false) => return Advance::Other,
    };
    Advance::Form(form)
}

fn behind_blanks(text: &str) -> Option<char> {
    text[blanks(text)..].chars().next()
}

/// How many bytes of blanks a text begins with.
fn blanks(text: &str) -> usize {
    text.find(|sign| !is_blank(sign)).unwrap_or(text.len())
}

/// Whether two texts continue in the same way after all signs.
fn meet(right: &str, found: &str) -> bool {
    let next = |text: &str| text.chars().find(|&sign| !is_blank(sign) && !is_punctuation(sign) || sign == ANY_LETTER);
    match (next(right), next(found)) {
        (Some(one), Some(other)) => {
            let same_kind = one.is_ascii_digit() && other.is_ascii_digit() || one == ANY_LETTER;
            same_kind || one.eq_ignore_ascii_case(&other)
        }
        (one, other) => one == other,
    }
}

fn pass(text: &mut &str, sign: char) -> FormFault {
    *text = &text[sign.len_utf8()..];
    FormFault::Punctuation
}

fn blank(text: &mut &str) -> FormFault {
    pass_blanks(text);
    FormFault::Blanks
}

fn pass_blanks<'a>(text: &mut &'a str) -> &'a str {
    let (blanks, rest) = text.split_at(blanks(text));
    *text = rest;
    blanks
}

/// Whether a word is a number and nothing else.
pub(super) fn is_number(word: &str) -> bool {
    number(word) == Some(word)
}

/// The number that a text begins with, with its sign.
fn number(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let sign = usize::from(matches!(bytes.first(), Some(b'-' | b'+')));
    let digits = bytes[sign..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    (digits > 0).then(|| &text[..sign + digits])
}

/// Web pages are full of no-break spaces.
fn is_blank(sign: char) -> bool {
    sign.is_ascii_whitespace() || sign == '\u{a0}'
}

/// Also dashes, arrows and the wide signs of Chinese and Japanese texts.
pub(super) fn is_punctuation(sign: char) -> bool {
    sign.is_ascii_punctuation()
        || matches!(sign, '\u{2010}'..='\u{2bff}' | '\u{ff01}'..='\u{ff0f}' | '\u{ff1a}'..='\u{ff20}')
}

fn is_signs(text: &str) -> bool {
    text.chars().all(|sign| is_blank(sign) || is_punctuation(sign))
}
