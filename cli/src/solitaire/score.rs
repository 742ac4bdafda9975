use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use boardlab_core::Span;
use boardlab_core::games::solitaire::{
    Memory, Move, Piece, Score, Solitaire, State, TranscriptError, TranscriptVerdict, judge, ledger,
};
use boardlab_core::{Budget, Game};
use serde::Serialize;

use super::messages::{bonus, describe_wrong, line};
use crate::command_error::CommandError;
use crate::input::{note_keyboard_input, read_text};
use crate::output::file_name::display_name;
use crate::output::untrusted::quoted;

/// The verdict as JSON. All numbers are 0 for an illegal game.
#[derive(Serialize)]
struct JsonReport {
    legal: bool,
    #[serde(flatten)]
    score: Score,
    /// The number of the illegal move, from 1.
    illegal_move: Option<u32>,
    why: Option<String>,
}

/// Judges a game and prints the verdict.
pub(super) fn score(file: &Path, json: bool) -> Result<ExitCode, CommandError> {
    note_keyboard_input(file);
    let text = read_text(file)?;
    let verdict = judge(&text).map_err(|error| CommandError::parse(display_name(file), &*text, error))?;
    let mut out = io::stdout().lock();
    match json {
        true => writeln!(out, "{}", serde_json::to_string(&json_report(&verdict, &text)).map_err(io::Error::from)?)?,
        false => out.write_all(text_report(&verdict, file, &text).as_bytes())?,
    }
    Ok(ExitCode::from(u8::from(!matches!(verdict, TranscriptVerdict::Legal(_)))))
}

fn json_report(verdict: &TranscriptVerdict, text: &str) -> JsonReport {
    let illegal_move = if let TranscriptVerdict::Illegal { number, .. } = verdict { Some(*number) } else { None };
    JsonReport {
        legal: illegal_move.is_none(),
        score: verdict.score(),
        illegal_move,
        why: place_and_reason(verdict, text),
    }
}

/// Which move is illegal and why, as a sentence. `None` for a legal game.
pub(super) fn reason(verdict: &TranscriptVerdict, text: &str) -> Option<String> {
    let TranscriptVerdict::Illegal { number, line: line_number, why, state } = verdict else { return None };
    let cause = match why {
        TranscriptError::NoEnd | TranscriptError::Unreadable(_) => String::new(),
        _ => format!(", {}", quoted(&line(text, *line_number))),
    };
    Some(format!("move {number}{cause}: {}", describe_wrong(why, state)))
}

fn place_and_reason(verdict: &TranscriptVerdict, text: &str) -> Option<String> {
    let TranscriptVerdict::Illegal { line, .. } = verdict else { return None };
    Some(format!("line {line}, {}", reason(verdict, text)?))
}

fn text_report(verdict: &TranscriptVerdict, file: &Path, text: &str) -> String {
    match verdict {
        TranscriptVerdict::Legal(score) => format!("legal\n{}{}", parts(score), bonuses(&replayed(text))),
        TranscriptVerdict::Illegal { why, state, .. } => {
            let report = match why {
                TranscriptError::Unreadable(error) => error.report(&display_name(file), text).to_string(),
                _ => String::new(),
            };
            let reason = place_and_reason(verdict, text).unwrap_or_default();
            format!("illegal: 0 points\n{reason}\n{report}{}", lost_points(state))
        }
    }
}

/// The points that a game had before the illegal move.
fn lost_points(state: &State) -> String {
    let removed: Vec<Piece> = state.removed.iter().map(|&(_, piece)| piece).collect();
    format!("what it had before, all of it lost:\n{}{}", parts(&state.tally.score()), bonuses(&removed))
}

fn parts(score: &Score) -> String {
    let part = |name: &str, points: u32, what: &str| format!("  {name:<12}{points:>4}  {what}\n");
    [
        format!("total         {:>4}\n", score.total),
        part("removals", score.removals, "1 each"),
        part("runs", score.runs, "2N for N >= 2 equal types in a row"),
        part("numbers", score.numbers, "12 for 1 2 3 4 or 4 3 2 1, 8 for another order"),
        part("pieces", score.pieces, "8 for torn, lopare, dam, springare in any order"),
        part("alternation", score.alternation, "8K for K >= 2 sets one behind the other, kinds alternating"),
    ]
    .concat()
}

fn bonuses(removed: &[Piece]) -> String {
    let ledger = ledger(removed.iter().copied());
    let lines: String = ledger.iter().map(|entry| format!("{}\n", bonus(entry, removed))).collect();
    match ledger.is_empty() {
        true => "no bonus\n".into(),
        false => format!("bonuses, as they were earned\n{lines}"),
    }
}

/// The pieces removed in a legal game.
fn replayed(text: &str) -> Vec<Piece> {
    let span = Span { start: 0, end: text.len() };
    let Some(case) = Solitaire::case(text, span, &Default::default()) else { return Vec::new() };
    let mut state = Solitaire::start(&case);
    let mut memory = Memory::default();
    while let Some(mv) = Solitaire::choose(&case, &state, &mut memory, &mut Budget::nodes(1)) {
        if mv == Move::Stop || Solitaire::play(&case, &mut state, &mv).is_err() {
            break;
        }
    }
    state.removed.iter().map(|&(_, piece)| piece).collect()
}
