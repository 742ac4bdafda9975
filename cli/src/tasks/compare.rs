use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use boardlab_core::text::escaped;
use boardlab_task::protocol::{End, Fault, Question, TextPlace};
use serde::Serialize;

use super::task::Task;
use crate::command_error::CommandError;
use crate::input::read_text;
use crate::output::colour::coloured;
use crate::output::file_name::display_name;

/// What became of an output.
#[derive(Serialize)]
pub(super) struct Judgement {
    /// How many of its moves are legal.
    pub(super) moves: usize,
    /// What the position after them is worth.
    score: Option<String>,
    /// Why it goes no further, or may not end there; none if it is right.
    pub(super) end: Option<End>,
}

/// Prints the verdict on an output.
pub(crate) fn compare(module: &Path, input: &Path, output: &Path, json: bool) -> Result<ExitCode, CommandError> {
    let mut task = Task::load(module)?;
    task.open_named(&display_name(input), &read_text(input)?)?;
    let judgement = judge(&mut task, read_text(output)?)?;
    let is_wrong = judgement.end.is_some();
    let mut out = io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, &judgement).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        let verdict = verdict(judgement.end.as_ref());
        writeln!(anstream::AutoStream::auto(&mut out), "{}\n{}", coloured(&verdict, !is_wrong), worth(&judgement))?;
    }
    Ok(ExitCode::from(u8::from(is_wrong)))
}

/// Replays an output on the input that is open.
pub(super) fn judge(task: &mut Task, output: String) -> Result<Judgement, CommandError> {
    let answer = task.ask("replay", Question { output: Some(output), ..Question::default() })?;
    let moves = task.missing("replay", answer.line)?.plies;
    let end = task.missing("replay", answer.end)?;
    Ok(Judgement { moves, score: task.frame(moves)?.score, end })
}

/// The verdict in a line.
pub(super) fn verdict(end: Option<&End>) -> String {
    let at = |place: &TextPlace| format!("line {}, column {}", place.line, place.column);
    let verdict = match end {
        None => "legal".into(),
        Some(End::Fault { fault: Fault { place, expected, found, .. } }) => {
            format!("unreadable: {}: expected {expected}, found {found}", at(place))
        }
        Some(End::Refused { place, mv, rule }) => format!("illegal: {}: `{mv}`: {rule}", at(place)),
        Some(End::Unfinished { place, rule }) => format!("unfinished: {}: {rule}", at(place)),
        Some(End::Worse { score, expected, .. }) => format!("worse: score {score}, expected {expected}"),
    };
    escaped(&verdict).to_string()
}

fn worth(judgement: &Judgement) -> String {
    let moves = if judgement.moves == 1 { "1 move".into() } else { format!("{} moves", judgement.moves) };
    let score = judgement.score.as_ref().map_or(String::new(), |score| format!(", score {}", escaped(score)));
    format!("{moves}{score}")
}
