use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::diagnosis::{self, Diagnosis, MistakenFrame, Search};
use super::report::{AlignedRow, Comparison, Difference, Progress, RowKind, Verdict};
use super::shape::renumbered;
use super::state::JudgeState;
use crate::game::{Budget, Claim, Workbench};
use crate::input::{DynInput, Input};

/// A comparison of an output with the right one, some cases at a time.
///
/// ```
/// use boardlab_core::judge::Verdict;
/// use boardlab_core::{Limits, game};
/// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
/// let mut comparer = input.comparer("Case 1:\nWon");
/// while comparer.step(100).cases < 1 {}
/// let Verdict::Wrong { first } = comparer.finish().verdict else { panic!() };
/// assert_eq!((first.line, first.expected.as_deref(), first.found.as_deref()), (2, Some("Lost"), Some("Won")));
/// ```
pub struct Comparer<'a> {
    input: Arc<dyn DynInput>,
    next: usize,
    state: JudgeState<'a>,
    search: Option<Search>,
}

impl<'a> Comparer<'a> {
    #[must_use]
    pub(crate) fn new(input: Arc<dyn DynInput>, output: impl Into<Cow<'a, str>>) -> Self {
        Comparer { input, next: 0, state: JudgeState::new(output.into()), search: None }
    }

    /// Compares up to `cases` more cases and returns the progress.
    ///
    /// ```
    /// # use boardlab_core::judge::Verdict;
    /// # use boardlab_core::{Limits, game};
    /// # let read = |text: &str| game("robots").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
    /// # let text = "1 0\n15 17\n0 0\n";
    /// # let mut comparer = read(text).comparer("Case 1:\nWon game after making 16 moves.\n");
    /// let progress = comparer.step(1);
    /// assert_eq!((progress.cases, progress.of), (1, 1));
    /// assert_eq!(progress.first.unwrap().line, 2);
    /// ```
    pub fn step(&mut self, cases: usize) -> Progress {
        let of = self.input.cases().len();
        let end = self.next.saturating_add(cases).min(of);
        self.input.judge_cases(self.next..end, &mut self.state);
        self.next = end;
        let first = self.state.first.clone().map(|first| self.state.dated(first, &*self.input));
        Progress { cases: end as u32, of: of as u32, first, rows: self.state.rows.count() as u32 }
    }

    /// Compares the remaining cases and returns the result. A second call returns the same result.
    ///
    /// ```
    /// # use boardlab_core::judge::Verdict;
    /// # use boardlab_core::{Limits, game};
    /// # let read = |text: &str| game("robots").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
    /// # let text = "1 0\n15 17\n0 0\n";
    /// # let mut comparer = read(text).comparer("Case 1:\nWon game after making 16 moves.\n");
    /// let comparison = comparer.finish();
    /// assert_eq!((comparison.wrong, comparison.cases, comparison.multiple_answers), (1, 1, false));
    /// ```
    pub fn finish(&mut self) -> Comparison {
        self.step(self.input.cases().len());
        self.state.finish(&*self.input)
    }

    /// What is known of the cause: the output is compared with what every known mistake makes, as far as the budget
    /// reaches, a case for each of its units. Another call goes on from there. The remaining cases are compared before.
    ///
    /// ```
    /// use boardlab_core::{Budget, Limits, game};
    /// let text = "2\n2\n2 1\n2 1\n2\n2 1\n3 3\n";
    /// let input = game("knights").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
    /// let mut comparer = input.comparer("Case 1: Alice\nCase 2: Alice\n");
    /// let diagnosis = comparer.diagnose(&mut Budget::nodes(u64::MAX));
    /// assert_eq!(diagnosis.tried, diagnosis.of);
    /// assert!(diagnosis.mistakes.iter().any(|known| (known.mistake, known.case) == ("any-movable-knight-wins", 1)));
    /// ```
    pub fn diagnose(&mut self, budget: &mut Budget<'_>) -> Diagnosis {
        let Verdict::Wrong { first } = self.finish().verdict else { return Diagnosis::default() };
        let search = self.search.get_or_insert_with(|| Search::of(&first));
        search.go_on(&self.input, &self.state.found.text, budget);
        Diagnosis { form: self.state.forms(&first, &*self.input), ..search.diagnosis(&*self.input) }
    }

    /// The position of a case (from 1) after `ply` moves, or the last one, in the game of a program that makes a known
    /// mistake, by its key. Where many outputs are right, the moves are those of the output under test. `None` if the
    /// game has no such mistake or no such position, or if a piece is beyond the board.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let input = game("robots").unwrap().read("2 0\n16 16\n1 1\n0 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let frame = input.comparer("").mistaken("column-before-row", 1, 0).unwrap();
    /// assert_eq!((frame.ply, frame.pieces[0].piece, frame.pieces[0].at), (0, "you", (14, 14)));
    /// ```
    #[must_use]
    pub fn mistaken(&self, key: &str, case: u32, ply: u32) -> Option<MistakenFrame> {
        let nth = self.input.mistakes().keys.iter().position(|&known| known == key)?;
        diagnosis::mistaken_frame(&self.input, nth, (case.checked_sub(1)? as usize, ply), &self.state.found.text)
    }

    /// The part of the output under test that belongs to the first wrong case, as the output for an input of this case
    /// alone. `None` if it is not wrong in the same way there: then it is unclear where the case begins or ends in the
    /// whole output.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let knights = game("knights").unwrap();
    /// let input = knights.read("2\n1\n1 0\n1\n2 0\n".into(), Limits::Statement, &[]).unwrap();
    /// let mut comparer = input.clone().comparer("Case 1: Bob\nCase 2: Bob\n");
    /// let alone = knights.read(input.gather(&[1]), Limits::Statement, &[]).unwrap();
    /// assert_eq!(comparer.reduced(&*alone).as_deref(), Some("Case 1: Bob\n"));
    /// ```
    pub fn reduced(&mut self, alone: &dyn DynInput) -> Option<String> {
        let Verdict::Wrong { first } = self.finish().verdict else { return None };
        let (above, part) = self.part(first.case)?;
        let Verdict::Wrong { first: found } = verdict(alone, &part) else { return None };
        let of = |first: &Difference| (first.token, first.ply, first.decided_at, first.form, first.refusal);
        (found.line + above == first.line && of(&found) == of(&first)).then_some(part)
    }

    /// The lines of a case (from 1) in the output under test, renumbered as the first case, and before them in the pair
    /// the number of lines above them.
    fn part(&self, case: u32) -> Option<(u32, String)> {
        let found = &self.state.found;
        let mut lines = self.state.rows.of(case).filter_map(|row| row.found).map(|line| line as usize - 1);
        let first = lines.find(|&line| !found.is_blank(line))?;
        let end = lines.last().unwrap_or(first) + 1;
        let head = renumbered(found.line(first), self.input.output_lines(), case, "1");
        let head = head.unwrap_or_else(|| found.line(first).into());
        Some((first as u32, [&head, "\n", found.stretch(first + 1..end)].concat()))
    }

    /// The rows in a range, counted from 0, as far as they are ready.
    ///
    /// ```
    /// # use boardlab_core::judge::Verdict;
    /// # use boardlab_core::{Limits, game};
    /// # let read = |text: &str| game("robots").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
    /// # let text = "1 0\n15 17\n0 0\n";
    /// # let mut comparer = read(text).comparer("Case 1:\nWon game after making 16 moves.\n");
    /// use boardlab_core::judge::RowKind;
    /// comparer.finish();
    /// let kinds: Vec<RowKind> = comparer.rows(0, 3).iter().map(|row| row.row.kind).collect();
    /// assert_eq!(kinds, [RowKind::Same, RowKind::Changed, RowKind::Missing]);
    /// ```
    #[must_use]
    pub fn rows(&self, from: usize, to: usize) -> Vec<AlignedRow> {
        let mut rows = self.state.rows.show(from..to.max(from), &self.state.right, &self.state.found);
        for AlignedRow { row, decided_at, .. } in &mut rows {
            let named = row.found.and_then(|line| self.state.claim(line, &*self.input)).map(Claim::moves_before);
            *decided_at = match (row.kind, named) {
                (RowKind::Changed, Some(named)) => named.min(*decided_at),
                (RowKind::Extra, Some(named)) => named,
                _ => *decided_at,
            };
        }
        rows
    }

    /// The nearest row with tokens that differ: at or after row `from`, or with `back` before it.
    ///
    /// ```
    /// # use boardlab_core::judge::Verdict;
    /// # use boardlab_core::{Limits, game};
    /// # let read = |text: &str| game("robots").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
    /// # let text = "1 0\n15 17\n0 0\n";
    /// # let mut comparer = read(text).comparer("Case 1:\nWon game after making 16 moves.\n");
    /// comparer.finish();
    /// assert_eq!((comparer.different(0, false), comparer.different(1, true)), (Some(1), None));
    /// ```
    #[must_use]
    pub fn different(&self, from: usize, back: bool) -> Option<usize> {
        self.state.rows.different(from, back)
    }

    /// The first row of a case, counted from 1.
    ///
    /// ```
    /// # use boardlab_core::judge::Verdict;
    /// # use boardlab_core::{Limits, game};
    /// # let read = |text: &str| game("robots").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
    /// # let text = "1 0\n15 17\n0 0\n";
    /// # let mut comparer = read(text).comparer("Case 1:\nWon game after making 16 moves.\n");
    /// comparer.finish();
    /// assert_eq!((comparer.row_of(1), comparer.row_of(2)), (Some(0), None));
    /// ```
    #[must_use]
    pub fn row_of(&self, case: u32) -> Option<usize> {
        self.state.rows.of_case(case)
    }

    /// The legal moves that the output under test makes in a case, counted from 1, as
    /// [`Session::replay`](crate::Session::replay) reads a branch. None where the output has no moves of its own, or a
    /// session of the case cannot play them.
    ///
    /// ```
    /// use boardlab_core::games::pursuit::{Options, Pursuit};
    /// use boardlab_core::{Input, Limits};
    /// use std::sync::Arc;
    /// let input = Input::<Pursuit>::read("0 5 1 1 20 area far", Limits::Statement, Options::default()).unwrap();
    /// let mut comparer = Arc::new(input).comparer("2 2\n");
    /// comparer.finish();
    /// assert!(comparer.moves(1).is_some_and(|moves| moves.starts_with("0: 2 2")));
    /// ```
    #[must_use]
    pub fn moves(&self, case: u32) -> Option<String> {
        self.state.moves(case).map(|moves| format!("0: {moves}"))
    }

    /// The right output as far as it is written. If many are right, it is the one that agrees longest with the output
    /// under test.
    ///
    /// ```
    /// # use boardlab_core::judge::Verdict;
    /// # use boardlab_core::{Limits, game};
    /// # let read = |text: &str| game("robots").unwrap().read(text.into(), Limits::Statement, &[]).unwrap();
    /// # let text = "1 0\n15 17\n0 0\n";
    /// # let mut comparer = read(text).comparer("Case 1:\nWon game after making 16 moves.\n");
    /// comparer.finish();
    /// assert_eq!(comparer.right(), read(text).answer());
    /// ```
    #[must_use]
    pub fn right(&self) -> &str {
        self.state.right.text()
    }
}

/// The verdict on an output.
pub(crate) fn verdict(input: &dyn DynInput, output: &str) -> Verdict {
    let mut state = JudgeState::new(output.into());
    input.judge_cases(0..input.cases().len(), &mut state);
    state.finish(input).verdict
}

impl<G: Workbench> Input<G> {
    /// The verdict on an output.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// use boardlab_core::judge::Verdict;
    /// assert_eq!(input.judge(&input.answer()), Verdict::Accepted);
    /// assert!(input.judge("Case 1:\n").is_wrong());
    /// ```
    #[must_use]
    pub fn judge(&self, output: &str) -> Verdict {
        verdict(self, output)
    }

    /// A comparison of an output, which may have up to 4 GB, with the right one.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// use std::sync::Arc;
    /// let mut comparer = Arc::new(input).comparer("Case 1:\n");
    /// assert_eq!(comparer.finish().wrong, 1);
    /// ```
    #[must_use]
    pub fn comparer<'a>(self: Arc<Self>, output: impl Into<Cow<'a, str>>) -> Comparer<'a> {
        Comparer::new(self, output)
    }
}
