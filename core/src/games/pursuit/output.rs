//! Judges what a program wrote for a file of this game: any move that the rules allow is right.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::judge::judge as judge_move;
use super::model::{Case, MatchParams, Move, Start, State};
use super::rules::play;
use super::view::Wrong;
use super::{rules, text};
use crate::game::{AnswerWriter, Judged, Token, Tokens};

/// Writes the right output that agrees with `found` as long as the rules allow. For a robot's file these are the numbers of its move, a
/// pair on each line. For an engine file it is the replay; moves that the file itself gives must be repeated.
pub(super) fn judge(case: &Case, found: &mut Tokens<'_>, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
    match &case.start {
        Start::Turn(state) => judge_turn(&case.params, state, found, out),
        Start::Match { .. } => judge_match(case, found, out),
    }
}

fn judge_turn(
    params: &MatchParams,
    state: &State,
    found: &mut Tokens<'_>,
    out: &mut dyn AnswerWriter,
) -> Result<Judged, fmt::Error> {
    let read = ProgramMove::read(params, state, found, false);
    out.set_ply(1);
    for (nth, token) in read.right().iter().enumerate() {
        write!(out, "{token}{}", if nth % 2 == 0 { ' ' } else { '\n' })?;
    }
    Ok(Judged { why: read.wrong.as_ref().map(Wrong::illegal), ..Judged::default() })
}

fn judge_match(case: &Case, found: &mut Tokens<'_>, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
    let mut header = String::new();
    text::header(case, &mut header)?;
    out.write_str(&header)?;
    if !header.split_ascii_whitespace().all(|expected| found.next().is_some_and(|token| token.text == expected)) {
        return Ok(Judged::default());
    }
    let free = Round::read(case, found.clone(), false);
    // Moves may be split over lines. A wrong output is read again with one move on each line, which gives the first wrong place.
    let round = if free.is_right() { free } else { Round::read(case, found.clone(), true) };
    round.write(case, out)
}

/// The numbers of a move in an output, as many as there are.
struct ProgramMove<'a> {
    tokens: Vec<Token<'a>>,
    wrong: Option<Wrong>,
    /// Whether numbers are missing at the end of the line, and text follows in another line.
    incomplete: bool,
}

impl<'a> ProgramMove<'a> {
    /// Reads the numbers of one move, from one line or from several.
    fn read(params: &MatchParams, state: &State, found: &mut Tokens<'a>, in_line: bool) -> Self {
        let count = 2 * params.pairs_due(state);
        let line = found.peek().map_or(0, |token| token.line);
        let here = |token: Option<Token<'a>>| token.filter(|token| !in_line || token.line == line);
        let mut tokens = Vec::new();
        while tokens.len() < count && here(found.peek()).is_some() {
            tokens.extend(found.next());
        }
        let more = if in_line { found.clone().take_while(|token| token.line == line).count() } else { 0 };
        let (start, end) = (tokens.first().map_or(0, |first| first.start), found.place().at);
        let wrong = match judge_move(params, state, found.between(start, end)) {
            Ok(_) if more > 0 => Some(Wrong::Count { expected: count as u32, found: (count + more) as u32 }),
            judged => judged.err(),
        };
        let incomplete = tokens.len() < count && found.peek().is_some() && matches!(wrong, Some(Wrong::Count { .. }));
        ProgramMove { tokens, wrong, incomplete }
    }

    /// The numbers before the one that is wrong.
    fn right(&self) -> Vec<&'a str> {
        let right = match self.wrong {
            Some(
                Wrong::Word { number, .. }
                | Wrong::Range { number, .. }
                | Wrong::Diagonal { number, .. }
                | Wrong::OffField { number, .. },
            ) => number as usize - 1,
            _ => self.tokens.len(),
        };
        self.tokens.iter().take(right).map(|token| token.text).collect()
    }
}

/// A replay, read up to its first wrong move.
struct Round {
    state: State,
    said: Vec<String>,
    /// The right beginning of the first wrong move; none while all moves are right.
    wrong_line: Option<String>,
    judged: Judged,
}

impl Round {
    fn read(case: &Case, mut found: Tokens<'_>, in_lines: bool) -> Self {
        let state = rules::start(case);
        let mut round = Round { state, said: Vec::new(), wrong_line: None, judged: Judged::default() };
        while round.state.end.is_none() && round.wrong_line.is_none() {
            match case.scripted(&round.state) {
                Some(mv) => round.follow_script(case, &mv, &mut found),
                None => round.read_move(&case.params, &mut found, in_lines),
            }
        }
        round
    }

    fn is_right(&self) -> bool {
        self.wrong_line.is_none()
    }

    /// Compares the next move with the one that the file gives: only that one is right.
    fn follow_script(&mut self, case: &Case, mv: &Move, found: &mut Tokens<'_>) {
        let line = mv.to_string();
        let same =
            line.split_ascii_whitespace().all(|expected| found.next().is_some_and(|token| token.text == expected));
        if same && rules::follow(case, &mut self.state, mv).is_ok() {
            self.said.push(line);
        } else {
            self.wrong_line = Some(line);
        }
    }

    /// Reads a move that the program chose.
    fn read_move(&mut self, params: &MatchParams, found: &mut Tokens<'_>, in_lines: bool) {
        if found.peek().is_some_and(|token| token.text.starts_with('!')) {
            return self.read_failure(params, found);
        }
        let read = ProgramMove::read(params, &self.state, found, in_lines);
        let line = read.right().join(" ");
        match &read.wrong {
            None => self.take(params, &Move::of_output(params, &self.state, &line), line),
            Some(wrong) => {
                self.wrong_line = Some(line);
                self.judged = Judged { why: Some(wrong.illegal()), incomplete: read.incomplete, ..Judged::default() };
            }
        }
    }

    /// Reads a line `! ...`: an output that forfeits the round, as replays write it.
    fn read_failure(&mut self, params: &MatchParams, found: &mut Tokens<'_>) {
        let start = found.next().map_or(0, |token| token.start);
        found.rest_of_line();
        let line = found.between(start, found.place().at).trim_ascii();
        match line.parse() {
            Ok(mv) => self.take(params, &mv, line.into()),
            Err(unreadable) => {
                self.wrong_line = Some(String::new());
                self.judged.why = Some(unreadable);
            }
        }
    }

    fn take(&mut self, params: &MatchParams, mv: &Move, line: String) {
        match play(params, &mut self.state, mv) {
            Ok(()) => {
                self.state.scripted = false;
                self.said.push(line);
            }
            Err(illegal) => {
                self.wrong_line = Some(String::new());
                self.judged.why = Some(illegal);
            }
        }
    }

    fn write(self, case: &Case, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
        for (ply, line) in (1..).zip(self.said.iter().chain(&self.wrong_line)) {
            out.set_ply(ply);
            out.write_str(line)?;
            out.write_str(if ply as usize <= self.said.len() { "\n" } else { "" })?;
        }
        let Some((catchers, fugitive)) = self.state.score(&case.params).filter(|_| self.is_right()) else {
            return Ok(self.judged);
        };
        text::write_score(out, (catchers, fugitive))?;
        Ok(Judged { points: [catchers, fugitive].map(u32::from).into(), ..self.judged })
    }
}
