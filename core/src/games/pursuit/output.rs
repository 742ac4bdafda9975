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

/// The right output that goes on as `found` does: of a robot's file its numbers, a pair a line; of an engine file the
/// replay, whose moves are the file's as far as it has any.
pub(super) fn judge(case: &Case, found: &mut Tokens<'_>, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
    match &case.start {
        Start::Turn(at) => judge_turn(&case.params, at, found, out),
        Start::Match { .. } => judge_match(case, found, out),
    }
}

fn judge_turn(
    params: &MatchParams,
    at: &State,
    found: &mut Tokens<'_>,
    out: &mut dyn AnswerWriter,
) -> Result<Judged, fmt::Error> {
    let word = ProgramMove::read(params, at, found, false);
    out.set_ply(1);
    for (nth, token) in word.right().iter().enumerate() {
        write!(out, "{token}{}", if nth % 2 == 0 { ' ' } else { '\n' })?;
    }
    Ok(Judged { why: word.wrong.as_ref().map(Wrong::illegal), ..Judged::default() })
}

fn judge_match(case: &Case, found: &mut Tokens<'_>, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
    let mut head = String::new();
    text::head(case, &mut head)?;
    out.write_str(&head)?;
    if !head.split_ascii_whitespace().all(|word| found.next().is_some_and(|token| token.text == word)) {
        return Ok(Judged::default());
    }
    let free = Round::hear(case, found.clone(), false);
    // Moves may lie in any lines. In an output that goes wrong they are read a line each, which shows the first place.
    let round = if free.is_right() { free } else { Round::hear(case, found.clone(), true) };
    round.write(case, out)
}

/// The numbers that a side says, as far as they are there.
struct ProgramMove<'a> {
    tokens: Vec<Token<'a>>,
    wrong: Option<Wrong>,
    /// Numbers are missing, and what comes next stands in another line.
    incomplete: bool,
}

impl<'a> ProgramMove<'a> {
    /// Reads as many numbers as are due, in one line or in any.
    fn read(params: &MatchParams, at: &State, found: &mut Tokens<'a>, in_line: bool) -> Self {
        let due = 2 * params.pairs_due(at);
        let line = found.peek().map_or(0, |token| token.line);
        let here = |token: Option<Token<'a>>| token.filter(|token| !in_line || token.line == line);
        let mut tokens = Vec::new();
        while tokens.len() < due && here(found.peek()).is_some() {
            tokens.extend(found.next());
        }
        let more = if in_line { found.clone().take_while(|token| token.line == line).count() } else { 0 };
        let (start, end) = (tokens.first().map_or(0, |first| first.start), found.place().at);
        let wrong = match judge_move(params, at, found.between(start, end)) {
            Ok(_) if more > 0 => Some(Wrong::Count { expected: due as u32, found: (due + more) as u32 }),
            judged => judged.err(),
        };
        let incomplete = tokens.len() < due && found.peek().is_some() && matches!(wrong, Some(Wrong::Count { .. }));
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

/// A replay as far as it is right.
struct Round {
    at: State,
    said: Vec<String>,
    /// What is right of the move that goes wrong.
    begun: Option<String>,
    judged: Judged,
}

impl Round {
    fn hear(case: &Case, mut found: Tokens<'_>, in_lines: bool) -> Self {
        let at = rules::start(case);
        let mut round = Round { at, said: Vec::new(), begun: None, judged: Judged::default() };
        while round.at.end.is_none() && round.begun.is_none() {
            match case.scripted(&round.at) {
                Some(word) => round.repeat(case, &word, &mut found),
                None => round.listen(&case.params, &mut found, in_lines),
            }
        }
        round
    }

    fn is_right(&self) -> bool {
        self.begun.is_none()
    }

    /// A move that the file has: no other is right.
    fn repeat(&mut self, case: &Case, word: &Move, found: &mut Tokens<'_>) {
        let line = word.to_string();
        let same = line.split_ascii_whitespace().all(|word| found.next().is_some_and(|token| token.text == word));
        if same && rules::follow(case, &mut self.at, word).is_ok() {
            self.said.push(line);
        } else {
            self.begun = Some(line);
        }
    }

    /// A move that the program chose.
    fn listen(&mut self, params: &MatchParams, found: &mut Tokens<'_>, in_lines: bool) {
        if found.peek().is_some_and(|token| token.text.starts_with('!')) {
            return self.listen_to_output(params, found);
        }
        let word = ProgramMove::read(params, &self.at, found, in_lines);
        let line = word.right().join(" ");
        match &word.wrong {
            None => self.take(params, &Move::of_output(params, &self.at, &line), line),
            Some(wrong) => {
                self.begun = Some(line);
                self.judged = Judged { why: Some(wrong.illegal()), incomplete: word.incomplete, ..Judged::default() };
            }
        }
    }

    /// A forfeit as a replay writes it.
    fn listen_to_output(&mut self, params: &MatchParams, found: &mut Tokens<'_>) {
        let start = found.next().map_or(0, |token| token.start);
        found.rest_of_line();
        let line = found.between(start, found.place().at).trim_ascii();
        match line.parse() {
            Ok(word) => self.take(params, &word, line.into()),
            Err(unreadable) => {
                self.begun = Some(String::new());
                self.judged.why = Some(unreadable);
            }
        }
    }

    fn take(&mut self, params: &MatchParams, word: &Move, line: String) {
        match play(params, &mut self.at, word) {
            Ok(()) => {
                self.at.scripted = false;
                self.said.push(line);
            }
            Err(illegal) => {
                self.begun = Some(String::new());
                self.judged.why = Some(illegal);
            }
        }
    }

    fn write(self, case: &Case, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
        for (ply, line) in (1..).zip(self.said.iter().chain(&self.begun)) {
            out.set_ply(ply);
            out.write_str(line)?;
            out.write_str(if ply as usize <= self.said.len() { "\n" } else { "" })?;
        }
        let Some((catchers, fugitive)) = self.at.score(&case.params).filter(|_| self.is_right()) else {
            return Ok(self.judged);
        };
        text::write_score(out, (catchers, fugitive))?;
        Ok(Judged { points: [catchers, fugitive].map(u32::from).into(), ..self.judged })
    }
}
