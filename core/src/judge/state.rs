use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::annotated_output::{AnnotatedOutput, Moment};
use super::case_index::CaseIndex;
use super::lines::Lines;
use super::report::{CaseScore, Comparison, Difference, LookAlike, Verdict};
use super::rows::{ForbiddenToken, Rows};
use crate::game::{Claim, Judged, Token, TokenCursor, Tokens};
use crate::input::{CaseJudge, DynInput, JudgeCase};
use crate::text::look_alike;

/// The state of a comparison: the output under test, the right output as far as it is written, and what was found so
/// far.
pub(super) struct JudgeState<'a> {
    pub(super) found: Lines<'a>,
    pub(super) right: AnnotatedOutput,
    pub(super) rows: Rows,
    pub(super) first: Option<Difference>,
    /// The first line of each case in the right output, from 0.
    cases: Vec<u32>,
    case_index: Option<CaseIndex>,
    /// Where the next case begins in the output under test; none while that is not known.
    next_case: Option<TokenCursor>,
    /// Where the current case was found, if other text stands before it.
    found_later: Option<TokenCursor>,
    /// Where text begins that belongs to no case.
    stray_start: Option<TokenCursor>,
    /// The least offset at which the next case may begin.
    floor: usize,
    /// How many bytes agree from the beginning; none once a byte differs.
    agreed: Option<usize>,
    wrong: u32,
    last_wrong: u32,
    wrong_cases: Vec<u32>,
    points: Vec<CaseScore>,
    /// What the output under test plays, by case.
    moves: Vec<(u32, String)>,
}

/// The most entries of the list of wrong cases.
const MOST_WRONG: usize = 1000;

impl<'a> JudgeState<'a> {
    pub(super) fn new(found: Cow<'a, str>) -> Self {
        JudgeState {
            found: Lines::new(found),
            right: AnnotatedOutput::default(),
            rows: Rows::default(),
            first: None,
            cases: Vec::new(),
            case_index: None,
            next_case: Some(TokenCursor::START),
            found_later: None,
            stray_start: None,
            floor: 0,
            agreed: Some(0),
            wrong: 0,
            last_wrong: 0,
            wrong_cases: Vec::new(),
            points: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Finds where the case with a header begins. If it does not follow the previous case, it is searched further down.
    fn find_case(&mut self, header: &str) {
        if self.next_case.is_none_or(|at| !Tokens::from(&self.found.text, at).begins_with(header)) {
            self.look_for(header);
        }
        if let Some(at) = self.next_case {
            let found = Tokens::from(&self.found.text, at);
            let start = found.peek().map_or(at.at, |token| token.start);
            self.floor = start + usize::from(found.begins_with(header));
        }
        self.cases.push(self.right.lines() as u32);
    }

    /// Searches the case further down. If the previous case was right, the text that is skipped belongs to no case.
    fn look_for(&mut self, header: &str) {
        let floor = self.next_case.map_or(self.floor, |at| at.at);
        let case_index = self.case_index.get_or_insert_with(|| CaseIndex::of(&self.found.text));
        self.found_later = case_index.find(&self.found.text, header, floor);
        self.stray_start = self.next_case.filter(|_| self.found_later.is_some());
        self.next_case = self.found_later.or(self.next_case);
    }

    /// Compares the case, whose right output is written. `next` is where the next case begins in the output under test
    /// if this one is wrong; most games cannot tell.
    fn end(&mut self, judged: Judged, next: Option<TokenCursor>) {
        let from = self.cases.last().map_or(0, |&line| line as usize);
        if let Some(again) = self.found_later.take() {
            let above = again.line as usize - 1;
            self.align_until(from, above - self.blanks_before(from, above));
        }
        if let Some(stray) = self.stray_start.take() {
            let difference = self.compare(stray, from, &Judged::default()).err();
            let case = (self.cases.len() as u32 - 1).max(1);
            self.go_wrong(
                difference.map(|difference| Difference { case, ..difference.at(self.position_before(from)) }),
            );
        }
        let compared = self.next_case.map(|at| self.compare(at, from, &judged));
        self.keep(judged.points, judged.moves);
        match compared {
            Some(Ok(end)) => self.agree(end),
            Some(Err(difference)) => {
                self.go_wrong(Some(Difference { refusal: judged.refusal, ..*difference }));
                self.next_case = next;
            }
            None => self.go_wrong(None),
        }
        self.right.end_case();
    }

    /// Ends the comparison. Changes nothing when it is called again.
    pub(super) fn finish(&mut self, input: &dyn DynInput) -> Comparison {
        self.end_output();
        let comparison = self.comparison(input.has_multiple_answers());
        match comparison.verdict {
            Verdict::Wrong { first } => {
                let form = self.form(&first, input);
                let look_alike = self.look_alike(first.line);
                let first = Difference { form, look_alike, ..self.dated(first, input) };
                Comparison { verdict: Verdict::Wrong { first }, ..comparison }
            }
            verdict => Comparison { verdict, ..comparison },
        }
    }

    /// A difference, decided where the line of the output under test parts from the right one, if that is earlier.
    pub(super) fn dated(&self, first: Difference, input: &dyn DynInput) -> Difference {
        let claim = first.found.as_ref().and_then(|_| self.claim(first.line, input));
        let decided_at = claim.map_or(first.decided_at, |claim| claim.moves_before().min(first.decided_at));
        Difference { decided_at, claim, reached: decided_at == 0 || input.knows_moves(), ..first }
    }

    /// See [`Game::claim`](crate::Game::claim); for a line of the output under test, from 1.
    pub(super) fn claim(&self, line: u32, input: &dyn DynInput) -> Option<Claim> {
        input.claim(self.found.line(line as usize - 1))
    }

    /// The first look-alike in a line of the output under test, from 1.
    fn look_alike(&self, line: u32) -> Option<LookAlike> {
        let mut characters = self.found.line(line as usize - 1).chars().zip(1..);
        characters.find_map(|(c, column)| Some(LookAlike { code: c.into(), name: look_alike(c)?, line, column }))
    }

    /// Tokens after the last case are wrong.
    fn end_output(&mut self) {
        let left = self.next_case.and_then(|at| {
            let mut found = Tokens::from(&self.found.text, at);
            let token = found.next()?;
            let lines = self.right.lines();
            Some(self.difference(self.position_before(lines), lines as u32 + 1, None, Some(token), &found))
        });
        if left.is_some() {
            self.go_wrong(left);
        }
        self.align_until(self.right.lines(), self.found.count());
    }

    fn comparison(&self, multiple_answers: bool) -> Comparison {
        let verdict = match &self.first {
            Some(first) => Verdict::Wrong { first: first.clone() },
            None if self.agreed == Some(self.found.text.len()) => Verdict::Accepted,
            None => Verdict::Blanks,
        };
        Comparison {
            verdict,
            multiple_answers,
            cases: self.cases.len() as u32,
            wrong_cases: self.wrong_cases.clone(),
            wrong: self.wrong,
            rows: self.rows.count() as u32,
            counts: self.rows.counts,
            points: self.points.clone(),
        }
    }

    /// The position that the line before a line describes.
    fn position_before(&self, line: usize) -> Moment {
        Moment::position(line.checked_sub(1).map_or(0, |before| self.right.moment(before).ply))
    }

    fn align_until(&mut self, right: usize, found: usize) {
        self.rows.align_until(&self.right, &self.cases, &self.found, (right, found));
    }

    /// The number of blank lines that begin the case in the right output and also stand above it in the output under
    /// test.
    fn blanks_before(&self, from: usize, above: usize) -> usize {
        let right = (from..self.right.lines()).take_while(|&line| self.right.line(line).trim_ascii().is_empty());
        right.zip((0..above).rev().take_while(|&line| self.found.is_blank(line))).count()
    }

    /// Compares the case whose right output begins at line `from` with what is found at a place. Returns where the case
    /// ends, or the first token that differs. For a case that breaks a rule, that token has no right one.
    fn compare(&mut self, at: TokenCursor, from: usize, judged: &Judged) -> Result<TokenCursor, Box<Difference>> {
        let text = self.right.text();
        let start = self.right.start(from);
        let right = &text[start..];
        let same = |agreed: &usize| self.found.text.as_bytes()[*agreed..].starts_with(right.as_bytes());
        self.agreed = self.agreed.filter(same).map(|agreed| agreed + right.len());
        let mut found = Tokens::from(&self.found.text, at);
        for expected in Tokens::from(text, TokenCursor::of_line(start, from as u32 + 1)) {
            let token = found.next();
            if token.is_none_or(|token| token.text != expected.text) {
                let moment = self.right.moment(expected.line as usize - 1);
                return Err(self.difference(moment, expected.line, Some(expected.text), token, &found).into());
            }
        }
        if judged.refusal.is_none() {
            return Ok(found.cursor());
        }
        let (before, token) = (found.cursor(), found.next());
        let difference = self.difference(self.right.now(), self.right.next_line(), None, token, &found);
        Err(Box::new(match judged.incomplete {
            true => Difference { line: before.line, token: before.number + 1, found: None, ..difference },
            false => difference,
        }))
    }

    fn difference(
        &self,
        moment: Moment,
        expected_line: u32,
        expected: Option<&str>,
        token: Option<Token<'_>>,
        found: &Tokens<'_>,
    ) -> Difference {
        let (line, number) = token.map_or_else(|| found.end(), |token| (token.line, token.number));
        Difference {
            case: self.cases.len() as u32,
            ply: moment.ply,
            decided_at: moment.decided_at,
            reached: false,
            claim: None,
            line,
            token: number,
            expected_line,
            expected: expected.map(Into::into),
            found: token.map(|token| token.text.into()),
            refusal: None,
            form: None,
            look_alike: None,
        }
    }

    /// Keeps the points and the moves of the output in the current case.
    fn keep(&mut self, points: Vec<u32>, moves: String) {
        let case = self.cases.len() as u32;
        self.points.extend((!points.is_empty()).then_some(CaseScore { case, points }));
        self.moves.extend((!moves.is_empty()).then_some((case, moves)));
    }

    /// The moves of the output under test in a case, if they are known.
    pub(super) fn moves(&self, case: u32) -> Option<&str> {
        let nth = self.moves.binary_search_by_key(&case, |moves| moves.0).ok()?;
        Some(&self.moves[nth].1)
    }

    /// Records that all tokens of a case agree. Its lines are aligned at once if the next case begins on a new line.
    fn agree(&mut self, end: TokenCursor) {
        self.next_case = Some(end);
        if Tokens::from(&self.found.text, end).peek().is_none_or(|next| next.line > end.line) {
            self.align_until(self.right.lines(), end.line as usize);
        }
    }

    /// Records that a case is wrong. There is no difference if nothing of the case was found.
    fn go_wrong(&mut self, difference: Option<Difference>) {
        let case = difference.as_ref().map_or(self.cases.len() as u32, |difference| difference.case);
        if self.last_wrong != case {
            self.wrong += 1;
            self.last_wrong = case;
            self.wrong_cases.extend((self.wrong_cases.len() < MOST_WRONG).then_some(case));
        }
        self.agreed = None;
        let Some(difference) = difference else { return };
        if difference.refusal.is_some() {
            let Difference { line, token, case, ply, decided_at, .. } = difference;
            self.rows.mark(ForbiddenToken { line, token, case, moment: Moment { ply, decided_at } });
        }
        self.first.get_or_insert(difference);
    }
}

impl CaseJudge for JudgeState<'_> {
    fn case(&mut self, header: &str, judge: &mut JudgeCase<'_>) {
        self.find_case(header);
        let end = TokenCursor { at: self.found.text.len(), ..TokenCursor::START };
        let mut found = Tokens::from(&self.found.text, self.next_case.unwrap_or(end));
        let judged = judge(&mut found, &mut self.right);
        debug_assert!(judged.is_ok(), "a text takes everything");
        let judged = judged.unwrap_or_default();
        let next = (header.is_empty() || judged.without_header).then(|| found.cursor());
        self.end(judged, next);
    }
}

impl Difference {
    fn at(self, Moment { ply, decided_at }: Moment) -> Self {
        Difference { ply, decided_at, ..self }
    }
}
