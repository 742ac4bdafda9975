use alloc::vec::Vec;
use core::ops::Range;

use super::align::align_lines;
use super::annotated_output::{AnnotatedOutput, Moment};
use super::lines::Lines;
use super::parts::parts;
use super::report::{AlignedRow, Counts, Row, RowKind};

/// The aligned rows of two outputs. They are made part by part, so that one wrong case does not shift the others.
#[derive(Default)]
pub(super) struct Rows {
    kept: Vec<Kept>,
    pub(super) counts: Counts,
    /// The first lines, from 0, of the right output and of the one under test that no row shows yet.
    next: (usize, usize),
    /// The forbidden tokens in lines that no row shows yet.
    forbidden: Vec<ForbiddenToken>,
}

/// A row with its case and what it describes.
#[derive(Clone, Copy)]
struct Kept {
    row: Row,
    case: u32,
    moment: Moment,
}

/// A token that a rule forbids, and the move that it belongs to.
pub(super) struct ForbiddenToken {
    pub(super) line: u32,
    pub(super) token: u32,
    pub(super) case: u32,
    pub(super) moment: Moment,
}

impl ForbiddenToken {
    /// Applies it to its row, the first of some, and marks the extra rows that follow as unjudged. They belong
    /// to the same case, unless that row belongs to a later one or the rows after them belong to an earlier one: rows
    /// stay in the order of their cases.
    fn follow(&self, rows: &mut [Kept], next: u32) {
        let in_order = (rows[0].case..=next).contains(&self.case);
        for kept in rows.iter_mut().filter(|kept| kept.row.expected.is_none() && in_order) {
            (kept.case, kept.moment) = (self.case, self.moment);
        }
        rows[0].moment = if rows[0].case == self.case { self.moment } else { rows[0].moment };
        for kept in rows[1..].iter_mut().filter(|kept| kept.row.kind == RowKind::Extra) {
            kept.row.kind = RowKind::Unjudged;
        }
    }
}

impl Rows {
    pub(super) fn count(&self) -> usize {
        self.kept.len()
    }

    /// Aligns the lines of both outputs that no row shows yet, up to the lines `until` (from 0). `cases`: the first
    /// line of each case in the right output.
    pub(super) fn align_until(
        &mut self,
        right: &AnnotatedOutput,
        cases: &[u32],
        found: &Lines<'_>,
        until: (usize, usize),
    ) {
        let (expected, lines) = (self.next.0..until.0, self.next.1..until.1.max(self.next.1));
        self.next = (expected.end, lines.end);
        let first = self.kept.len();
        let case = |line: usize| cases.partition_point(|&start| start as usize <= line) as u32;
        let mut near = self.kept.last().map_or((1, Moment::default()), |last| (last.case, last.moment));
        for row in aligned(right, expected, found, lines) {
            if let Some(line) = row.expected {
                near = (case(line as usize - 1), right.moment(line as usize - 1));
            }
            self.kept.push(Kept { row, case: near.0, moment: near.1 });
        }
        self.mark_forbidden(first);
        self.kept[first..].iter().for_each(|kept| self.counts.add(kept.row.kind));
    }

    /// Records a forbidden. Its line differs, and the rest of the case is not judged.
    pub(super) fn mark(&mut self, forbidden: ForbiddenToken) {
        self.forbidden.push(forbidden);
    }

    fn mark_forbidden(&mut self, first: usize) {
        for forbidden in self.forbidden.drain(..) {
            let rows = &mut self.kept[first..];
            let Some(at) = rows.iter().position(|kept| kept.row.found == Some(forbidden.line)) else { continue };
            (rows[at].row.kind, rows[at].row.token) = (RowKind::Changed, forbidden.token);
            let until = rows[at + 1..].iter().position(|kept| kept.row.expected.is_some());
            let until = until.map_or(rows.len(), |behind| at + 1 + behind);
            let (own, others) = rows[at..].split_at_mut(until - at);
            forbidden.follow(own, others.first().map_or(u32::MAX, |next| next.case));
        }
    }

    /// A range of rows with their texts.
    pub(super) fn show(&self, rows: Range<usize>, right: &AnnotatedOutput, found: &Lines<'_>) -> Vec<AlignedRow> {
        let end = rows.end.min(self.kept.len());
        let shown = |&Kept { row, case, moment }: &Kept| {
            let expected = row.expected.map(|line| right.line(line as usize - 1));
            let found = row.found.map(|line| found.line(line as usize - 1));
            let [expected_text, found_text] = parts(expected, found, row.token);
            let Moment { ply, decided_at } = moment;
            AlignedRow { row, case, ply, decided_at, expected_text, found_text }
        };
        self.kept[rows.start.min(end)..end].iter().map(shown).collect()
    }

    /// The rows of a case, counted from 1.
    pub(super) fn of(&self, case: u32) -> impl Iterator<Item = Row> {
        let from = self.kept.partition_point(|kept| kept.case < case);
        self.kept[from..].iter().take_while(move |kept| kept.case == case).map(|kept| kept.row)
    }

    /// The rows with tokens that differ on both sides.
    pub(super) fn changed(&self) -> impl Iterator<Item = Row> {
        self.kept.iter().map(|kept| kept.row).filter(|row| row.kind == RowKind::Changed)
    }

    /// The nearest row whose tokens differ: from a row on, or backwards before it.
    pub(super) fn different(&self, from: usize, back: bool) -> Option<usize> {
        let from = from.min(self.kept.len());
        let differs = |kept: &Kept| kept.row.kind.differs();
        if back {
            return self.kept[..from].iter().rposition(differs);
        }
        self.kept[from..].iter().position(differs).map(|at| from + at)
    }

    /// The first row of a case, counted from 1.
    pub(super) fn of_case(&self, case: u32) -> Option<usize> {
        let at = self.kept.partition_point(|kept| kept.case < case);
        self.kept.get(at).is_some_and(|kept| kept.case == case).then_some(at)
    }
}

/// The rows of two ranges of lines. Most ranges are equal, which is checked first.
fn aligned(right: &AnnotatedOutput, expected: Range<usize>, found: &Lines<'_>, lines: Range<usize>) -> Vec<Row> {
    let (before, above) = (expected.start as u32, lines.start as u32);
    if expected.len() == lines.len() && right.stretch(expected.clone()) == found.stretch(lines.clone()) {
        let same = |nth| Row { kind: RowKind::Same, expected: Some(before + nth), found: Some(above + nth), token: 0 };
        return (1..=expected.len() as u32).map(same).collect();
    }
    let expected: Vec<&str> = expected.map(|line| right.line(line)).collect();
    let lines: Vec<&str> = lines.map(|line| found.line(line)).collect();
    let mut rows = align_lines(&expected, &lines);
    for row in &mut rows {
        row.expected = row.expected.map(|line| before + line);
        row.found = row.found.map(|line| above + line);
    }
    rows
}

impl Counts {
    fn add(&mut self, kind: RowKind) {
        *match kind {
            RowKind::Same => &mut self.same,
            RowKind::Blanks => &mut self.blanks,
            RowKind::Changed => &mut self.changed,
            RowKind::Missing => &mut self.missing,
            RowKind::Extra => &mut self.extra,
            RowKind::Unjudged => &mut self.unjudged,
        } += 1;
    }
}
