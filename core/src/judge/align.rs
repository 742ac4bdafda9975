use alloc::vec::Vec;
use core::ops::Range;

use super::report::{Row, RowKind};
use crate::game::Tokens;
use crate::text::without_mark;

/// Two outputs side by side, line by line, aligned so that a missing or extra line shifts nothing.
///
/// Lines are matched by Myers' greedy O(ND) difference (Algorithmica 1, 1986). Outputs that differ in more than
/// some 500 lines are aligned line by line. A byte-order mark is no part of a line.
///
/// ```
/// use boardlab_core::judge::{RowKind, align};
/// let rows = align("a\nb\nc\n", "a\nc\n");
/// assert_eq!(rows.iter().map(|row| row.kind).collect::<Vec<_>>(), [RowKind::Same, RowKind::Missing, RowKind::Same]);
/// ```
#[must_use]
pub fn align(expected: &str, found: &str) -> Vec<Row> {
    align_lines(&lines(expected), &lines(found))
}

/// Like [`align`], for texts that are split into lines.
pub(super) fn align_lines(expected: &[&str], found: &[&str]) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut at = (0, 0);
    for same in matches(expected, found) {
        pair(&mut rows, at.0..same.0, at.1..same.1, expected, found);
        at = (same.0 + 1, same.1 + 1);
        pair(&mut rows, same.0..at.0, same.1..at.1, expected, found);
    }
    pair(&mut rows, at.0..expected.len(), at.1..found.len(), expected, found);
    rows
}

#[inline(never)]
fn lines(text: &str) -> Vec<&str> {
    without_mark(text).lines().collect()
}

/// Differences after which the search for an alignment gives up: its memory grows with their square. A library for it
/// would be 20 kB of an engine.
const MOST_DIFFERENCES: usize = 512;

/// Pairs of equal lines in order: a longest common subsequence, or `None` if the search gives up.
pub(super) fn matches(expected: &[&str], found: &[&str]) -> Vec<(usize, usize)> {
    let mut rounds: Vec<Vec<usize>> = Vec::new();
    let mut reach = alloc::vec![0; 2 * MOST_DIFFERENCES + 3];
    for differences in 0..=MOST_DIFFERENCES {
        let ended = advance(&mut reach, differences, expected, found);
        rounds.push(reach[MOST_DIFFERENCES - differences..=MOST_DIFFERENCES + 2 + differences].to_vec());
        if ended {
            return backtrack(&rounds, expected.len(), found.len());
        }
    }
    Vec::new()
}

/// One round of the greedy search: `reach[k]` is how many expected lines diagonal k has passed.
fn advance(reach: &mut [usize], differences: usize, expected: &[&str], found: &[&str]) -> bool {
    let middle = MOST_DIFFERENCES + 1;
    for diagonal in (middle - differences..=middle + differences).step_by(2) {
        // Nothing has passed the diagonal above the highest one.
        let down = diagonal == middle - differences || reach[diagonal - 1] < reach[diagonal + 1];
        let mut left = match (differences, down) {
            (0, _) => 0,
            (_, true) => reach[diagonal + 1],
            (_, false) => reach[diagonal - 1] + 1,
        };
        while left + middle >= diagonal
            && expected.get(left).is_some_and(|line| found.get(left + middle - diagonal) == Some(line))
        {
            left += 1;
        }
        reach[diagonal] = left;
        if left >= expected.len() && left + middle >= diagonal + found.len() {
            return true;
        }
    }
    false
}

/// Walks the rounds back from the end and collects the lines that matched.
fn backtrack(rounds: &[Vec<usize>], mut left: usize, mut right: usize) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for differences in (1..rounds.len()).rev() {
        let before = &rounds[differences - 1];
        // A round keeps its diagonals from -differences - 1 to differences + 1.
        let reach = |diagonal: isize| before[(diagonal + differences as isize) as usize];
        let diagonal = left as isize - right as isize;
        let edge = differences as isize;
        let down = diagonal == -edge || diagonal != edge && reach(diagonal - 1) < reach(diagonal + 1);
        let start = if down { reach(diagonal + 1) } else { reach(diagonal - 1) + 1 };
        while left > start {
            (left, right) = (left - 1, right - 1);
            pairs.push((left, right));
        }
        if down { right -= 1 } else { left -= 1 }
    }
    pairs.extend((0..left).rev().map(|at| (at, at)));
    pairs.reverse();
    pairs
}

/// Rows of one stretch: lines are aligned one by one as far as both sides go.
#[inline(never)]
fn pair(rows: &mut Vec<Row>, old: Range<usize>, new: Range<usize>, expected: &[&str], found: &[&str]) {
    for offset in 0..old.len().max(new.len()) {
        let left = (offset < old.len()).then_some(old.start + offset);
        let right = (offset < new.len()).then_some(new.start + offset);
        let (kind, token) = compare_lines(left.map(|at| expected[at]), right.map(|at| found[at]));
        let number = |at: usize| at as u32 + 1;
        rows.push(Row { kind, expected: left.map(number), found: right.map(number), token });
    }
}

fn compare_lines(left: Option<&str>, right: Option<&str>) -> (RowKind, u32) {
    match (left, right) {
        (Some(left), Some(right)) if left == right => (RowKind::Same, 0),
        (Some(left), Some(right)) => match first_token(left, right) {
            0 => (RowKind::Blanks, 0),
            token => (RowKind::Changed, token),
        },
        (Some(lone), None) | (None, Some(lone)) if lone.trim_ascii().is_empty() => (RowKind::Blanks, 0),
        (Some(_), None) => (RowKind::Missing, 0),
        (None, _) => (RowKind::Extra, 0),
    }
}

/// The first token, from 1, in which two lines differ; 0 if none does.
fn first_token(left: &str, right: &str) -> u32 {
    let (mut left, mut right) = (Tokens::new(left), Tokens::new(right));
    loop {
        match (left.next(), right.next()) {
            (None, None) => return 0,
            (Some(a), Some(b)) if a.text == b.text => {}
            _ => return left.cursor().number.max(right.cursor().number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::RowKind;
    use crate::rng::SplitMix64;
    use alloc::string::{String, ToString};

    /// A longest common subsequence by the plain table.
    fn longest(a: &[&str], b: &[&str]) -> usize {
        let mut best = alloc::vec![alloc::vec![0; b.len() + 1]; a.len() + 1];
        for i in 0..a.len() {
            for j in 0..b.len() {
                best[i + 1][j + 1] = if a[i] == b[j] { best[i][j] + 1 } else { best[i][j + 1].max(best[i + 1][j]) };
            }
        }
        best[a.len()][b.len()]
    }

    fn random_lines(rng: &mut SplitMix64) -> String {
        (0..rng.below(12)).map(|_| ["a\n", "b\n", "c\n"][rng.below(3) as usize]).collect()
    }

    #[test]
    fn an_alignment_is_complete_and_the_longest() {
        let mut rng = SplitMix64::new(1);
        for _ in 0..20_000 {
            let (left, right) = (random_lines(&mut rng), random_lines(&mut rng));
            let rows = align(&left, &right);
            let (a, b): (Vec<&str>, Vec<&str>) = (left.lines().collect(), right.lines().collect());
            let numbers = |pick: fn(&Row) -> Option<u32>| rows.iter().filter_map(pick).collect::<Vec<_>>();
            assert_eq!(numbers(|row| row.expected), (1..=a.len() as u32).collect::<Vec<_>>(), "{left:?} {right:?}");
            assert_eq!(numbers(|row| row.found), (1..=b.len() as u32).collect::<Vec<_>>(), "{left:?} {right:?}");
            let same = rows.iter().filter(|row| row.kind == RowKind::Same).count();
            assert!(same >= longest(&a, &b), "{left:?} {right:?} {rows:?}");
        }
    }

    #[test]
    fn a_row_names_its_first_token_that_differs() {
        let kinds =
            |left: &str, right: &str| align(left, right).iter().map(|row| (row.kind, row.token)).collect::<Vec<_>>();
        assert_eq!(kinds("a b c\n", "a  b c \n"), [(RowKind::Blanks, 0)]);
        assert_eq!(kinds("a b c\n", "a b d\n"), [(RowKind::Changed, 3)]);
        assert_eq!(kinds("a b\n", "a b c\n"), [(RowKind::Changed, 3)]);
        assert_eq!(kinds("a\n \nb\n", "a\nb\n"), [(RowKind::Same, 0), (RowKind::Blanks, 0), (RowKind::Same, 0)]);
        assert_eq!(kinds("a\n", "a\n\n"), [(RowKind::Same, 0), (RowKind::Blanks, 0)]);
        assert_eq!(kinds("a\n", "a\nb\n"), [(RowKind::Same, 0), (RowKind::Extra, 0)]);
        assert_eq!(kinds("\u{feff}a\n", "a\n"), [(RowKind::Same, 0)]);
        assert_eq!(kinds("a\n", "\u{feff}a\n"), [(RowKind::Same, 0)]);
    }

    #[test]
    fn too_many_differences_are_aligned_line_by_line() {
        let left: String = (0..2000).map(|n| n.to_string() + "\n").collect();
        let rows = align(&left, &left.replace('1', "x"));
        assert_eq!(rows.len(), 2000);
        assert_eq!((rows[0].kind, rows[1].kind, rows[1].token), (RowKind::Same, RowKind::Changed, 1));
    }
}
