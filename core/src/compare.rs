//! Compares two outputs as a judge does, and aligns them for a person.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use similar::{Algorithm, capture_diff_slices};

use crate::game::{Kind, Options};
use crate::text::Document;
use crate::view::{view, view_struct};

view! {
    /// What a judge says of an output.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Verdict {
        /// The same bytes.
        Accepted,
        /// The same tokens in the same order; only blanks and line ends differ.
        Blanks,
        /// A token differs.
        Wrong {
            /// The first one.
            first: Difference,
        },
    }

    /// How a row of two aligned outputs compares.
    #[derive(Copy)]
    pub enum RowKind {
        /// The same text.
        Same,
        /// Only blanks differ.
        Blanks,
        /// Tokens differ.
        Changed,
        /// A line that is expected and not there.
        Missing,
        /// A line that is there and not expected.
        Extra,
    }
}

view_struct! {
    /// The first token that differs.
    pub struct Difference {
        /// The case, from 1.
        pub case: u32,
        /// The line in the output under test, from 1.
        pub line: u32,
        /// The token on that line, from 1.
        pub token: u32,
        /// The line in the right output, from 1.
        pub expected_line: u32,
        /// The token that is right; none if the output should have ended.
        pub expected: Option<String>,
        /// The token that is there; none if the output ends.
        pub found: Option<String>,
    }

    /// A row of two outputs side by side.
    pub struct Row {
        /// How the two compare.
        pub kind: RowKind,
        /// Line number in the right output, from 1; none for an extra line.
        pub expected: Option<u32>,
        /// Line number in the output under test, from 1; none for a missing line.
        pub found: Option<u32>,
        /// The first token that differs, from 1; 0 where none does.
        pub token: u32,
    }
}

/// The verdict on an output, case by case, so that neither output is held twice.
#[must_use]
pub fn verdict(game: &dyn Kind, text: &str, document: &Document, options: &Options, output: &str) -> Verdict {
    let mut judge = Judge::new(output);
    let mut right = String::new();
    for case in 0..document.cases.len() {
        right.clear();
        let written = game.answer(text, document, case..case + 1, options, &mut right);
        debug_assert!(written.is_ok(), "a String takes everything");
        if let Some(first) = judge.case(case as u32 + 1, &right) {
            return Verdict::Wrong { first };
        }
    }
    judge.end(document.cases.len() as u32)
}

struct Judge<'a> {
    output: &'a str,
    found: Tokens<'a>,
    /// Bytes that have agreed so far; none once one did not.
    agreed: Option<usize>,
    expected_lines: u32,
}

impl<'a> Judge<'a> {
    fn new(output: &'a str) -> Self {
        Judge { output, found: Tokens::new(output), agreed: Some(0), expected_lines: 0 }
    }

    /// The first difference within a case's output.
    fn case(&mut self, case: u32, right: &str) -> Option<Difference> {
        let same = |from: &usize| self.output.as_bytes()[*from..].starts_with(right.as_bytes());
        self.agreed = self.agreed.filter(same).map(|from| from + right.len());
        let lines = self.expected_lines;
        let differs = Tokens::new(right).find_map(|expected| {
            let found = self.found.next();
            (found.map(|token| token.text) != Some(expected.text))
                .then(|| self.difference(case, lines + expected.line, Some(expected.text), found))
        });
        self.expected_lines += right.lines().count() as u32;
        differs
    }

    fn end(mut self, last_case: u32) -> Verdict {
        let found = self.found.next();
        match found {
            Some(_) => Verdict::Wrong { first: self.difference(last_case, self.expected_lines + 1, None, found) },
            None if self.agreed == Some(self.output.len()) => Verdict::Accepted,
            None => Verdict::Blanks,
        }
    }

    fn difference(&self, case: u32, expected_line: u32, expected: Option<&str>, found: Option<Token<'_>>) -> Difference {
        let (line, token) = found.map_or_else(|| self.found.end(), |token| (token.line, token.number));
        let expected = expected.map(Into::into);
        Difference { case, line, token, expected_line, expected, found: found.map(|token| token.text.into()) }
    }
}

/// The tokens of a text with their places.
struct Tokens<'a> {
    lines: core::iter::Enumerate<core::str::Lines<'a>>,
    words: core::iter::Enumerate<core::str::SplitWhitespace<'a>>,
    line: u32,
}

#[derive(Clone, Copy)]
struct Token<'a> {
    text: &'a str,
    line: u32,
    number: u32,
}

impl<'a> Tokens<'a> {
    fn new(text: &'a str) -> Self {
        Tokens { lines: text.lines().enumerate(), words: "".split_whitespace().enumerate(), line: 0 }
    }

    /// The place after everything: where a missing token is missed.
    fn end(&self) -> (u32, u32) {
        (self.line + 1, 1)
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            if let Some((number, text)) = self.words.next() {
                return Some(Token { text, line: self.line, number: number as u32 + 1 });
            }
            let (line, words) = self.lines.next()?;
            self.line = line as u32 + 1;
            self.words = words.split_whitespace().enumerate();
        }
    }
}

/// Two outputs side by side, line by line, aligned so that a missing or extra line shifts nothing.
///
/// ```
/// use boardlab_core::compare::{RowKind, align};
/// let rows = align("a\nb\nc\n", "a\nc\n");
/// assert_eq!(rows.iter().map(|row| row.kind).collect::<Vec<_>>(), [RowKind::Same, RowKind::Missing, RowKind::Same]);
/// ```
#[must_use]
pub fn align(expected: &str, found: &str) -> Vec<Row> {
    let expected: Vec<&str> = expected.lines().collect();
    let found: Vec<&str> = found.lines().collect();
    let changes = capture_diff_slices(Algorithm::Myers, &expected, &found);
    changes.iter().flat_map(|change| pair(change.old_range(), change.new_range(), &expected, &found)).collect()
}

/// Rows of one stretch: lines face each other as far as both sides go.
fn pair(old: Range<usize>, new: Range<usize>, expected: &[&str], found: &[&str]) -> Vec<Row> {
    let row = |offset: usize| {
        let left = (offset < old.len()).then_some(old.start + offset);
        let right = (offset < new.len()).then_some(new.start + offset);
        let (kind, token) = compare_lines(left.map(|at| expected[at]), right.map(|at| found[at]));
        let number = |at: usize| at as u32 + 1;
        Row { kind, expected: left.map(number), found: right.map(number), token }
    };
    (0..old.len().max(new.len())).map(row).collect()
}

fn compare_lines(left: Option<&str>, right: Option<&str>) -> (RowKind, u32) {
    match (left, right) {
        (Some(left), Some(right)) if left == right => (RowKind::Same, 0),
        (Some(left), Some(right)) => match first_token(left, right) {
            0 => (RowKind::Blanks, 0),
            token => (RowKind::Changed, token),
        },
        (Some(_), None) => (RowKind::Missing, 0),
        (None, _) => (RowKind::Extra, 0),
    }
}

/// The first token, from 1, in which two lines differ; 0 if none does.
fn first_token(left: &str, right: &str) -> u32 {
    let (mut left, mut right) = (left.split_whitespace(), right.split_whitespace());
    (1..).find_map(|number| match (left.next(), right.next()) {
        (None, None) => Some(0),
        (a, b) if a == b => None,
        _ => Some(number),
    }).unwrap_or(0)
}
