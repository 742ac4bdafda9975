//! Compares an output with another one line by line.

use boardlab_core::judge::{Row, align};

use crate::output::untrusted::quoted;

/// The first line that differs, in words; `whole` is what they call the right output. `None` where only blanks differ.
pub(crate) fn first_difference(expected: &str, output: &str, whole: &str) -> Option<String> {
    let rows = align(expected, output);
    let row = rows.iter().find(|row| row.kind.differs())?;
    Some(describe(row, expected, output, whole))
}

fn describe(row: &Row, expected: &str, output: &str, whole: &str) -> String {
    let line = |text: &str, number: u32| quoted(text.lines().nth(number as usize - 1).unwrap_or_default());
    match (row.expected, row.found) {
        (Some(right), Some(found)) => {
            let wanted = line(expected, right);
            let written = line(output, found);
            format!("line {found}, token {}: expected {wanted} (line {right} of {whole}), found {written}", row.token)
        }
        (Some(right), None) => format!("line {right} of {whole} is missing: {}", line(expected, right)),
        (None, found) => {
            let found = found.unwrap_or(1);
            format!("line {found} is not in {whole}: {}", line(output, found))
        }
    }
}
