//! The programs of others: what they read, and what their outputs are worth. Any move that the rules allow is right.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::end::{End, OutputError};
use super::model::{Case, MatchParams, Move, Pursuit, Start, State};
use super::notation::judge as judge_move;
use super::rules::play;
use super::{rules, text};
use crate::game::{AnswerWriter, ExternalProgram, Judged, Token, Tokens};

impl ExternalProgram<Pursuit> for Pursuit {
    fn program_input(&self, case: &Case, state: &State) -> Option<String> {
        state.end.is_none().then(|| text::file(&case.params, state))
    }

    fn parse_program_output(&self, case: &Case, state: &State, output: &str) -> Option<Move> {
        state.end.is_none().then(|| Move::of_output(&case.params, state, output))
    }

    fn to_replay(&self, case: &Case, moves: &[&Move]) -> Option<String> {
        let Start::Match { robots, .. } = &case.start else { return None };
        let mut state = State::new();
        for mv in moves {
            play(&case.params, &mut state, mv).ok()?;
        }
        let written = moves.iter().map(ToString::to_string).collect();
        let start = Start::Match { robots: robots.clone(), moves: written, score: state.score(&case.params) };
        Some(Case { start, ..case.clone() }.to_string())
    }
}

/// Writes the right output that agrees with `found` as long as the rules allow. For a turn file these are the numbers
/// of its move, a pair on each line. For a match file it is the replay, or its moves alone.
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
    out.set_move(1);
    for (nth, token) in read.right().iter().enumerate() {
        write!(out, "{token}{}", if nth % 2 == 0 { ' ' } else { '\n' })?;
    }
    let refusal = read.error.as_ref().map(|error| error.refusal().into());
    let moves = read.legal(params, state).map_or_else(String::new, |mv| mv.to_string());
    Ok(Judged { refusal, points: read.points(params, state), moves, ..Judged::default() })
}

fn judge_match(case: &Case, found: &mut Tokens<'_>, out: &mut dyn AnswerWriter) -> Result<Judged, fmt::Error> {
    let mut header = String::new();
    text::header(case, &mut header)?;
    let has_header = shows_header(found, &header);
    if has_header {
        out.write_str(&header)?;
        if !found.skip_words(&header) {
            return Ok(Judged::default());
        }
    }
    let free = Round::read(case, found.clone(), false);
    // Moves may be split over lines. A wrong output is read again with one move on each line, which gives the first
    // wrong place.
    let round = if free.is_right() { free } else { Round::read(case, found.clone(), true) };
    if !has_header && !round.is_right() {
        // Nothing tells where the moves of the next case begin.
        found.by_ref().for_each(drop);
    }
    Ok(Judged { without_header: !has_header, ..round.write(case, out, has_header)? })
}

/// Whether the seven values of a replay are next, right or wrong. A line of moves has at least two numbers, and no
/// names.
fn shows_header(found: &Tokens<'_>, header: &str) -> bool {
    let tokens: Vec<Token<'_>> = found.clone().take(HEADER_TOKENS).collect();
    let on_first_line = tokens.iter().take_while(|token| token.line == tokens[0].line).count();
    let is_name = |token: &Token<'_>| token.text.parse::<i64>().is_err();
    let named = tokens.len() == HEADER_TOKENS && tokens[HEADER_TOKENS - 2..].iter().all(is_name);
    found.begins_with(header) || tokens.is_empty() || on_first_line == 1 || named
}

const HEADER_TOKENS: usize = 7;

/// The numbers of a move in an output, as many as there are.
struct ProgramMove<'a> {
    tokens: Vec<Token<'a>>,
    error: Option<OutputError>,
    /// Whether numbers are missing at the end of the line, and text follows in another line.
    incomplete: bool,
}

impl<'a> ProgramMove<'a> {
    /// Reads the numbers of one move, from one line or from several.
    fn read(params: &MatchParams, state: &State, found: &mut Tokens<'a>, in_line: bool) -> Self {
        let count = 2 * params.pair_count(state);
        let line = found.peek().map_or(0, |token| token.line);
        let here = |token: Option<Token<'a>>| token.filter(|token| !in_line || token.line == line);
        let mut tokens = Vec::new();
        while tokens.len() < count && here(found.peek()).is_some() {
            tokens.extend(found.next());
        }
        let more = if in_line { found.clone().take_while(|token| token.line == line).count() } else { 0 };
        let (start, end) = (tokens.first().map_or(0, |first| first.start), found.cursor().at);
        let error = match judge_move(params, state, found.between(start, end)) {
            Ok(_) if more > 0 => Some(OutputError::Count { expected: count as u32, found: (count + more) as u32 }),
            judged => judged.err(),
        };
        let incomplete =
            tokens.len() < count && found.peek().is_some() && matches!(error, Some(OutputError::Count { .. }));
        ProgramMove { tokens, error, incomplete }
    }

    /// The move, if the rules allow it.
    fn legal(&self, params: &MatchParams, state: &State) -> Option<Move> {
        Some(Move::of_output(params, state, &self.text())).filter(|_| self.error.is_none())
    }

    fn text(&self) -> String {
        self.tokens.iter().map(|token| token.text).collect::<Vec<_>>().join(" ")
    }

    /// The points of both sides if it ends the round, as a wrong output does.
    fn points(&self, params: &MatchParams, state: &State) -> Vec<u32> {
        let mut after = state.clone();
        match &self.error {
            Some(error) => after.end = Some(End::Forfeit { side: state.side_to_move, error: error.clone() }),
            None => drop(play(params, &mut after, &Move::Output(self.text()))),
        }
        let points = after.score(params).map(|(catchers, fugitive)| [catchers, fugitive].map(u32::from).into());
        points.unwrap_or_default()
    }

    /// The numbers before the one that is wrong.
    fn right(&self) -> Vec<&'a str> {
        let right = match self.error {
            Some(
                OutputError::NotANumber { number, .. }
                | OutputError::Range { number, .. }
                | OutputError::Diagonal { number, .. }
                | OutputError::OffField { number, .. },
            ) => number as usize - 1,
            _ => self.tokens.len(),
        };
        self.tokens.iter().take(right).map(|token| token.text).collect()
    }
}

/// A replay, read up to its first wrong move.
struct Round {
    state: State,
    lines: Vec<String>,
    /// The same moves as a session writes them.
    moves: Vec<String>,
    /// The right beginning of the first wrong move; none while all moves are right.
    wrong_line: Option<String>,
    /// Whether a score follows the moves.
    scored: bool,
    judged: Judged,
}

impl Round {
    fn read(case: &Case, mut found: Tokens<'_>, in_lines: bool) -> Self {
        let (lines, moves) = (Vec::new(), Vec::new());
        let mut round = Round {
            state: rules::start(case),
            lines,
            moves,
            wrong_line: None,
            scored: false,
            judged: Judged::default(),
        };
        while round.state.end.is_none() && round.wrong_line.is_none() {
            match case.scripted(&round.state) {
                Some(mv) if found.begins_with(&mv.to_string()) => round.follow_script(case, &mv, &mut found),
                _ => round.read_move(&case.params, &mut found, in_lines),
            }
        }
        round.scored = found.nth(1).is_some_and(|token| token.text == ":");
        round
    }

    fn is_right(&self) -> bool {
        self.wrong_line.is_none()
    }

    /// Plays the move of the file, which is also the next one of the output.
    fn follow_script(&mut self, case: &Case, mv: &Move, found: &mut Tokens<'_>) {
        let line = mv.to_string();
        let skipped = found.skip_words(&line);
        let played = rules::follow(case, &mut self.state, mv);
        debug_assert!(skipped && played.is_ok(), "a move of a replay is played: {line} {played:?}");
        self.moves.push(line.clone());
        self.lines.push(line);
    }

    /// Reads a move that the program chose.
    fn read_move(&mut self, params: &MatchParams, found: &mut Tokens<'_>, in_lines: bool) {
        if found.peek().is_some_and(|token| token.text.starts_with('!')) {
            return self.read_failure(params, found);
        }
        let read = ProgramMove::read(params, &self.state, found, in_lines);
        let line = read.right().join(" ");
        match &read.error {
            None => self.take(params, &Move::of_output(params, &self.state, &line), line),
            Some(error) => {
                self.wrong_line = Some(line);
                let points = read.points(params, &self.state);
                self.judged = Judged {
                    refusal: Some(error.refusal().into()),
                    incomplete: read.incomplete,
                    points,
                    ..Judged::default()
                };
            }
        }
    }

    /// Reads a line `! ...`: an output that forfeits the round, as replays write it.
    fn read_failure(&mut self, params: &MatchParams, found: &mut Tokens<'_>) {
        let start = found.next().map_or(0, |token| token.start);
        found.rest_of_line();
        let line = found.between(start, found.cursor().at).trim_ascii();
        match line.parse() {
            Ok(mv) => self.take(params, &mv, line.into()),
            Err(unreadable) => {
                self.wrong_line = Some(String::new());
                self.judged.refusal = Some(unreadable.into());
            }
        }
    }

    fn take(&mut self, params: &MatchParams, mv: &Move, line: String) {
        match play(params, &mut self.state, mv) {
            Ok(()) => {
                self.state.scripted = false;
                self.moves.push(mv.to_string());
                self.lines.push(line);
            }
            Err(illegal) => {
                self.wrong_line = Some(String::new());
                self.judged.refusal = Some(illegal.into());
            }
        }
    }

    /// Writes the moves, and the score where the round ends. After moves alone it may be missing.
    fn write(self, case: &Case, out: &mut dyn AnswerWriter, has_header: bool) -> Result<Judged, fmt::Error> {
        for (number, line) in (1..).zip(self.lines.iter().chain(&self.wrong_line)) {
            out.set_move(number);
            out.write_str(line)?;
            out.write_str(if number as usize <= self.lines.len() { "\n" } else { "" })?;
        }
        let Some((catchers, fugitive)) = self.state.score(&case.params).filter(|_| self.is_right()) else {
            return Ok(Judged { moves: self.moves.join("; "), ..self.judged });
        };
        if has_header || self.scored {
            text::write_score(out, (catchers, fugitive))?;
        }
        let points = [catchers, fugitive].map(u32::from).into();
        Ok(Judged { points, moves: self.moves.join("; "), ..self.judged })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::pursuit::Options;
    use crate::{Input, Limits, Session};

    fn open(text: &str) -> Session<Pursuit> {
        Input::read(text, Limits::Statement, Options::default()).expect("a file").open(0).expect("its case")
    }

    #[test]
    fn a_line_is_recorded_as_a_replay() {
        let mut played = open("1 7 2 2 20 random far");
        played.solve(u32::MAX);
        let replay = played.to_replay(u32::MAX).expect("a replay");
        let mut again = open(&replay);
        again.solve(u32::MAX);
        assert_eq!(again.transcript(), played.transcript());
        assert!(replay.starts_with("1\n7\n2\n2\n20\nrandom\nfar\n"));
        assert_eq!(again.to_replay(u32::MAX).as_ref(), Some(&replay));
    }

    #[test]
    fn a_part_of_a_line_has_no_score_and_a_file_of_a_turn_no_replay() {
        let mut played = open("0 5 1 1 20 area area");
        played.step(0, "2 2").expect("a placement");
        played.step(1, "! #time-out").expect("a failure is a move");
        assert_eq!(played.to_replay(1).as_deref(), Some("0\n5\n1\n1\n20\narea\narea\n2 2\n"));
        assert_eq!(played.to_replay(2).as_deref(), Some("0\n5\n1\n1\n20\narea\narea\n2 2\n! #time-out\n20 : 0\n"));
        assert_eq!(open("0 0 5 1 1 20 1 3 3 0 0").to_replay(0), None);
    }
}
