use std::collections::BTreeSet;
use std::io::{self, Write};
use std::mem;
use std::path::Path;
use std::process::ExitCode;

use boardlab_task::protocol::{End, Question};

use super::compare::{judge, verdict};
use super::task::{Task, Unread};
use crate::command_error::CommandError;
use crate::commands::minimise::Minimise;
use crate::input::{note_keyboard_input, read_text};
use crate::output::file_name::display_name;
use crate::output::tell::tell;
use crate::programs::{Fault, Interrupt, Runner};

/// How a program goes wrong on an input.
enum Wrong {
    Output(End),
    Fault(Fault),
}

/// Runs a program on inputs of a task.
struct Trial<'a> {
    task: Task,
    runner: Runner<'a>,
    cancel: Interrupt,
}

/// Prints a smallest input on which a program goes wrong in the same way.
pub(crate) fn minimise(module: &Path, request: &Minimise) -> Result<ExitCode, CommandError> {
    let mut task = Task::load(module)?;
    if !task.about.can.iter().any(|ability| ability == "shrink") {
        return Err(task.unusable("it makes no smaller inputs: its `shrink` gives none"));
    }
    note_keyboard_input(&request.source.file);
    let input = read_text(&request.source.file)?;
    task.open_named(&display_name(&request.source.file), &input)?;
    let cancel = Interrupt::on_signals()?;
    let runner = Runner::trying(&request.tried, &request.tried.command)?;
    let mut trial = Trial { task, runner, cancel };
    let Some(first) = trial.run(&input)? else {
        let message = if trial.cancel.is_cancelled() { "interrupted" } else { "nothing goes wrong on this input" };
        tell(format_args!("boardlab: {message}"));
        return Ok(ExitCode::from(if trial.cancel.is_cancelled() { 130 } else { 1 }));
    };
    let (least, wrong, tried) = trial.search(input, first)?;
    tell(format_args!("boardlab: {tried} tried\nboardlab: {}", wrong.in_words()));
    io::stdout().lock().write_all(least.as_bytes())?;
    Ok(ExitCode::from(if trial.cancel.is_cancelled() { 130 } else { 0 }))
}

impl Wrong {
    /// Whether a program goes wrong in the same way: a refused output is not one with a bad score.
    fn is_like(&self, other: &Wrong) -> bool {
        let is_worse = |end: &End| matches!(end, End::Worse { .. });
        match (self, other) {
            (Wrong::Output(one), Wrong::Output(other)) => is_worse(one) == is_worse(other),
            (Wrong::Fault(one), Wrong::Fault(other)) => one.kind == other.kind,
            _ => false,
        }
    }

    fn in_words(&self) -> String {
        match self {
            Wrong::Output(end) => verdict(Some(end)),
            Wrong::Fault(fault) => fault.message.clone(),
        }
    }
}

impl Trial<'_> {
    /// How the program goes wrong on an input; none if it does not, or if the input cannot be read.
    fn run(&mut self, input: &str) -> Result<Option<Wrong>, CommandError> {
        match self.task.open(input) {
            Err(Unread::Fault(_)) => return Ok(None),
            Err(Unread::Error(error)) => return Err(error),
            Ok(()) => {}
        }
        match self.runner.run(input, &self.cancel)?.map(|run| run.outcome) {
            None => Ok(None),
            Some(Err(fault)) => Ok(Some(Wrong::Fault(fault))),
            Some(Ok(output)) => Ok(judge(&mut self.task, output)?.end.map(Wrong::Output)),
        }
    }

    /// Takes simpler inputs as long as there are some that fail. No text is tried twice, so that it comes to an end
    /// whatever the task calls simpler.
    fn search(&mut self, mut least: String, mut wrong: Wrong) -> Result<(String, Wrong, usize), CommandError> {
        let mut seen = BTreeSet::from([least.clone()]);
        let (mut nth, mut has_found) = (0, false);
        while !self.cancel.is_cancelled() {
            let Some(smaller) = self.shrink(&least, nth)? else {
                if !mem::take(&mut has_found) {
                    break;
                }
                nth = 0;
                continue;
            };
            let is_new = smaller.len() <= least.len() && seen.insert(smaller.clone());
            match if is_new { self.run(&smaller)? } else { None } {
                Some(found) if found.is_like(&wrong) => (least, wrong, has_found) = (smaller, found, true),
                _ => nth += 1,
            }
        }
        Ok((least, wrong, seen.len() - 1))
    }

    fn shrink(&mut self, input: &str, nth: usize) -> Result<Option<String>, CommandError> {
        let question = Question { input: Some(input.into()), nth: Some(nth), ..Question::default() };
        Ok(self.task.ask("shrink", question)?.input.flatten())
    }
}
