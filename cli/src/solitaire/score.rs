use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::Span;
use boardlab_core::game::{Budget, Game};
use boardlab_core::games::solitaire::{Memory, Move, Piece, Score, Solitaire, State, Verdict, Wrong, judge, ledger};
use serde::Serialize;

use super::words::{bonus, line, wrong};
use crate::failure::Failure;
use crate::input::{shown, tell_keyboard, text};
use crate::untrusted::quoted;

/// A verdict for programs; all is 0 in an illegal game.
#[derive(Serialize)]
struct Judged {
    legal: bool,
    #[serde(flatten)]
    score: Score,
    /// The number of the move that is wrong, from 1.
    illegal_move: Option<u32>,
    why: Option<String>,
}

/// Judges a game and prints the verdict.
pub(super) fn score(file: &str, json: bool) -> Result<ExitCode, Failure> {
    tell_keyboard(file);
    let text = text(file)?;
    let verdict = judge(&text).map_err(|error| Failure::Input(error.report(shown(file), &text).to_string()))?;
    let mut out = io::stdout().lock();
    match json {
        true => writeln!(out, "{}", serde_json::to_string(&judged(&verdict, &text)).map_err(io::Error::from)?)?,
        false => out.write_all(told(&verdict, file, &text).as_bytes())?,
    }
    Ok(ExitCode::from(u8::from(!matches!(verdict, Verdict::Legal(_)))))
}

fn judged(verdict: &Verdict, text: &str) -> Judged {
    let illegal_move = if let Verdict::Illegal { number, .. } = verdict { Some(*number) } else { None };
    Judged { legal: illegal_move.is_none(), score: verdict.score(), illegal_move, why: place_and_reason(verdict, text) }
}

/// Which move is wrong and why, in a sentence; none of a legal game.
pub(super) fn reason(verdict: &Verdict, text: &str) -> Option<String> {
    let Verdict::Illegal { number, line: place, why, state } = verdict else { return None };
    let said = match why {
        Wrong::NoEnd | Wrong::Unreadable(_) => String::new(),
        _ => format!(", {}", quoted(&line(text, *place))),
    };
    Some(format!("move {number}{said}: {}", wrong(why, state)))
}

fn place_and_reason(verdict: &Verdict, text: &str) -> Option<String> {
    let Verdict::Illegal { line, .. } = verdict else { return None };
    Some(format!("line {line}, {}", reason(verdict, text)?))
}

fn told(verdict: &Verdict, file: &str, text: &str) -> String {
    match verdict {
        Verdict::Legal(score) => format!("legal\n{}{}", parts(score), bonuses(&replayed(text))),
        Verdict::Illegal { why, state, .. } => {
            let report = match why {
                Wrong::Unreadable(error) => error.report(shown(file), text).to_string(),
                _ => String::new(),
            };
            let reason = place_and_reason(verdict, text).unwrap_or_default();
            format!("illegal: 0 points\n{reason}\n{report}{}", lost(state))
        }
    }
}

/// What a game had when it went wrong.
fn lost(state: &State) -> String {
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
    let span = Span { start: text.find(|c| c != '\u{feff}').unwrap_or(0), end: text.len() };
    let case = Solitaire::case(text, span, &Default::default());
    let (mut state, mut memory) = (Solitaire::start(&case), Memory::default());
    while let Some(mv) = Solitaire::choose(&case, &state, &mut memory, &mut Budget::nodes(1)) {
        if mv == Move::Stop || Solitaire::play(&case, &mut state, &mv).is_err() {
            break;
        }
    }
    state.removed.iter().map(|&(_, piece)| piece).collect()
}
