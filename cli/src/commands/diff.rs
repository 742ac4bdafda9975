//! The lines around the first difference of two outputs.

use std::fmt::Display;
use std::sync::Arc;

use boardlab_core::AnyInput;
use boardlab_core::judge::{AlignedRow, Part, Row, align};
use boardlab_core::text::escaped;

use crate::output::colour::coloured;

/// Rows that are shown before the first difference, and from it on.
const BEFORE: usize = 2;
const FROM: usize = 6;

/// Both lines of a row.
struct Pair {
    right: Option<String>,
    found: Option<String>,
    differs: bool,
}

/// Between an output and the right one of a game. Empty where many are right: none of them is the one to come to.
pub(crate) fn of_game(input: &Arc<dyn AnyInput>, output: &str) -> String {
    let mut comparer = input.clone().comparer(output);
    let first = comparer.finish();
    let at = comparer.different(0, false).filter(|_| !first.multiple_answers);
    let rows = at.map(|at| comparer.rows(at.saturating_sub(BEFORE), at + FROM)).unwrap_or_default();
    printed(rows.iter().map(Pair::of))
}

/// Between an output and an expected one.
pub(crate) fn of_lines(expected: &str, output: &str) -> String {
    let rows = align(expected, output);
    let Some(at) = rows.iter().position(|row| row.kind.differs()) else { return String::new() };
    let rows = &rows[at.saturating_sub(BEFORE)..rows.len().min(at + FROM)];
    printed(rows.iter().map(|row| Pair::in_lines(row, expected, output)))
}

impl Pair {
    fn of(row: &AlignedRow) -> Self {
        let line = |parts: &Option<Vec<Part>>| {
            parts.as_ref().map(|parts| parts.iter().map(|part| part.text.as_str()).collect::<String>())
        };
        Pair { right: line(&row.expected_text), found: line(&row.found_text), differs: row.row.kind.differs() }
    }

    fn in_lines(row: &Row, expected: &str, output: &str) -> Self {
        let line = |text: &str, number: Option<u32>| {
            number.and_then(|number| text.lines().nth(number as usize - 1)).map(Into::into)
        };
        Pair { right: line(expected, row.expected), found: line(output, row.found), differs: row.kind.differs() }
    }
}

fn printed(pairs: impl Iterator<Item = Pair>) -> String {
    let mut lines: Vec<String> = pairs.flat_map(Pair::lines).collect();
    if !lines.is_empty() {
        lines.insert(0, "(- is right, + is what it wrote)\n".into());
    }
    lines.concat()
}

impl Pair {
    /// What is printed of it.
    fn lines(self) -> Vec<String> {
        let shown = |sign: &str, text: &str| format!("{sign} {}", escaped(text));
        let line = |text: &dyn Display| format!("{text}\n");
        match (self.differs, self.right, self.found) {
            (false, right, found) => right.or(found).map(|text| line(&shown(" ", &text))).into_iter().collect(),
            (true, right, found) => {
                let right = right.map(|text| line(&coloured(shown("-", &text), true)));
                let found = found.map(|text| line(&coloured(shown("+", &text), false)));
                right.into_iter().chain(found).collect()
            }
        }
    }
}
