//! Whether a difference is one of form: what is printed may be right, but not how.

use alloc::vec::Vec;

use super::diagnosis::FormMistake;
use super::report::{Difference, FormFault, Row, RowKind};
use super::shape::{Deviation, deviation, is_number, is_punctuation, shape};
use super::state::JudgeState;
use crate::game::{CommonRefusal, IllegalMove, Tokens};
use crate::input::DynInput;
use crate::text::without_mark;

/// The lines that are searched for faults of form: who makes one makes it again and again.
const MOST_ROWS: usize = 1000;

impl JudgeState<'_> {
    /// The fault of form behind the first difference. `None` if it is a difference of content. All lines must be
    /// aligned.
    pub(super) fn form(&self, first: &Difference, input: &dyn DynInput) -> Option<FormFault> {
        if Tokens::new(&self.found.text).next().is_none() {
            return Some(FormFault::Empty);
        }
        if self.echoes(first, input) {
            return Some(FormFault::Echo);
        }
        match (first.refusal.map(is_unreadable), &first.found) {
            (Some(true), Some(word)) => form_of_word(word),
            (Some(true), None) if self.is_last(first.line) => Some(FormFault::Ends),
            (Some(_), _) => None,
            (None, None) => Some(FormFault::Ends),
            (None, Some(_)) if !input.output_lines().is_empty() => self.form_of_line(first, input),
            (None, Some(_)) if first.expected.is_none() => Some(FormFault::Extra),
            (None, Some(word)) => self.form_without_lines(first, word),
        }
    }

    /// The faults of form in the lines that differ, a kind once, each where it is first seen. The first difference may
    /// be one, or the output may have one beside an answer that is wrong.
    pub(super) fn forms(&self, first: &Difference, input: &dyn DynInput) -> Vec<FormMistake> {
        let mut forms: Vec<FormMistake> = Vec::new();
        forms.extend(first.form.map(|fault| FormMistake { fault, line: first.line, token: first.token }));
        let lines = input.output_lines();
        for row in self.rows.changed().take(MOST_ROWS) {
            let (Some(right), Some(line)) = (row.expected, row.found) else { continue };
            let (right, found) = (self.right.line(right as usize - 1), self.found.line(line as usize - 1));
            if let Deviation::Form(fault) = deviation(right, found)
                && forms.iter().all(|known| known.fault != fault)
                && lines.iter().any(|example| shape(example, found).is_some())
            {
                forms.push(FormMistake { fault, line, token: row.token });
            }
        }
        forms
    }

    /// Whether nothing stands in the output below a line, from 1.
    fn is_last(&self, line: u32) -> bool {
        (line as usize..self.found.count()).all(|below| self.found.is_blank(below))
    }

    /// Whether the output is the input. Where one output is right, other text may follow; where many are, a line of the
    /// input may be a move that a rule forbids.
    fn echoes(&self, first: &Difference, input: &dyn DynInput) -> bool {
        let mut found = Tokens::new(&self.found.text);
        let whole = Tokens::new(without_mark(input.text()))
            .all(|token| found.next().is_some_and(|other| other.text == token.text));
        let is_move = first.found.is_some() && first.refusal.is_some_and(|rule| !is_unreadable(rule));
        whole && (!input.has_multiple_answers() || found.next().is_none() && !is_move)
    }

    fn form_of_line(&self, first: &Difference, input: &dyn DynInput) -> Option<FormFault> {
        let (right, found) = self.faced(first)?;
        let shape = input.output_lines().iter().find_map(|line| shape(line, found));
        let is_extra = self.row(first).is_some_and(|row| row.kind == RowKind::Extra);
        match (shape, deviation(right, found)) {
            (Some(_), Deviation::Form(form)) => Some(form),
            (Some(shape), Deviation::Number { left }) if shape.label != Some(left) => None,
            _ if self.only(RowKind::Missing, first, input) => Some(FormFault::Missing),
            _ if self.only(RowKind::Extra, first, input) => Some(FormFault::Extra),
            (None, _) => Some(if is_extra { FormFault::Extra } else { FormFault::Line }),
            (Some(_), Deviation::Number { .. }) => Some(FormFault::Label),
            (Some(_), Deviation::Words) => None,
        }
    }

    /// The fault if the game declares no lines: the line is right but for its form, or a number is missing where one is
    /// expected.
    fn form_without_lines(&self, first: &Difference, word: &str) -> Option<FormFault> {
        let (right, found) = self.faced(first)?;
        match deviation(right, found) {
            Deviation::Form(form) if shape(right, found).is_some() => Some(form),
            _ => first.expected.as_ref().filter(|due| is_number(due)).and_then(|_| form_of_word(word)),
        }
    }

    /// The right line and the line under test that face each other at a difference. Both agree up to it. If the line
    /// under test goes on after the right one, its extra part faces an empty text. `None` if the output breaks its
    /// lines in other places.
    fn faced(&self, first: &Difference) -> Option<(&str, &str)> {
        let found = self.found.line(first.line as usize - 1);
        let before = first.token as usize - 1;
        let right = self.right.line(first.expected_line as usize - 1);
        if parts_at(right, found, before) == Some(first.expected.as_deref()) {
            return Some((right, found));
        }
        let above = (0..first.expected_line as usize - 1).rev().map(|line| self.right.line(line));
        let above = above.into_iter().find(|line| !line.trim_ascii().is_empty())?;
        let rest = Tokens::new(found).nth(before)?.start;
        (parts_at(above, found, before) == Some(None)).then_some(("", &found[rest..]))
    }

    /// Whether all rows that differ in the case are of this kind, the row of the first difference included. False if
    /// its lines tell of a move: such a line may be missing or extra and nothing else differs.
    fn only(&self, kind: RowKind, first: &Difference, input: &dyn DynInput) -> bool {
        let Some(row) = self.row(first).filter(|row| row.kind == kind) else { return false };
        let lines = [
            row.expected.map(|line| self.right.line(line as usize - 1)),
            row.found.map(|line| self.found.line(line as usize - 1)),
        ];
        lines.into_iter().flatten().all(|line| input.claim(line).is_none())
            && self.rows.of(first.case).all(|row| !row.kind.differs() || row.kind == kind)
    }

    /// The row of a difference: that of the right line if it is missing, else that of the line under test.
    fn row(&self, first: &Difference) -> Option<Row> {
        let rows = || self.rows.of(first.case);
        let missing = rows().find(|row| row.expected == Some(first.expected_line) && row.kind == RowKind::Missing);
        missing.or_else(|| rows().find(|row| row.found == Some(first.line)))
    }
}

fn is_unreadable(refusal: IllegalMove) -> bool {
    refusal == CommonRefusal::Unreadable.into()
}

/// The token of the right line after the first `tokens`, if those are the same in both lines.
fn parts_at<'a>(right: &'a str, found: &str, tokens: usize) -> Option<Option<&'a str>> {
    let (mut right, mut found) = (Tokens::new(right), Tokens::new(found));
    let mut same = || matches!((right.next(), found.next()), (Some(one), Some(other)) if one.text == other.text);
    (0..tokens).all(|_| same()).then(|| right.next().map(|token| token.text))
}

/// The fault of a word where a number is expected. `None` if the word is a number.
fn form_of_word(word: &str) -> Option<FormFault> {
    if is_number(word) {
        return None;
    }
    let has_digits = word.bytes().any(|byte| byte.is_ascii_digit());
    let has_words = word.chars().any(|sign| sign == '.' || !sign.is_ascii_digit() && !is_punctuation(sign));
    Some(if has_digits && !has_words { FormFault::Punctuation } else { FormFault::Line })
}
