use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::Minimiser;
use boardlab_core::SizePart;
use indicatif::ProgressBar;

use super::request::Minimise;
use super::trial::{Trial, Tried, Wrong, tell_late};
use crate::command_error::CommandError;
use crate::input::read;
use crate::jobs::run_in_order;
use crate::output::progress::status_line;
use crate::output::tell::tell;
use crate::programs::{Interrupt, Runner};

struct Search {
    minimiser: Minimiser,
    /// How the program goes wrong on the smallest input so far.
    least: Wrong,
    /// One line that is written anew on a terminal.
    status: ProgressBar,
    /// The size that was told last where there is no terminal.
    told: Vec<SizePart>,
}

/// See [`minimise`](super::minimise).
pub(super) fn run(request: &Minimise) -> Result<ExitCode, CommandError> {
    // While standard input is read, a signal ends this process.
    let input = read(&request.source)?;
    let cancel = Interrupt::on_signals()?;
    let runner = Runner::trying(&request.tried, &request.tried.command)?;
    let trial = Trial::new(input, &runner, None, &cancel);
    let Some(first) = trial.run(trial.input.text())? else {
        let message = if cancel.is_cancelled() { "interrupted" } else { "nothing goes wrong on this input" };
        tell(format_args!("boardlab: {message}"));
        return Ok(ExitCode::from(if cancel.is_cancelled() { 130 } else { 1 }));
    };
    print_least(&trial, first, request.tried.jobs.count())?;
    Ok(ExitCode::from(if cancel.is_cancelled() { 130 } else { 0 }))
}

/// Makes an input smaller on which the program goes wrong in this way, prints the smallest that was found, and tells
/// what is wrong on it.
pub(in crate::commands) fn print_least(trial: &Trial<'_>, first: Wrong, jobs: usize) -> Result<(), CommandError> {
    let mut search = Search { minimiser: trial.minimiser(), least: first, status: status_line(), told: Vec::new() };
    search.run(trial, jobs)?;
    search.status.finish_and_clear();
    search.tell_result();
    tell_late(trial.late(), trial.runner.time_limit());
    let wrong = trial.describe(search.minimiser.best(), &search.least)?;
    tell(format_args!("boardlab: {wrong}"));
    Ok(io::stdout().lock().write_all(search.minimiser.best().as_bytes())?)
}

impl Search {
    /// Tries `jobs` inputs at a time. The result does not depend on `jobs`: what was run ahead is dropped where the
    /// search goes another way.
    fn run(&mut self, trial: &Trial<'_>, jobs: usize) -> Result<(), CommandError> {
        if let (Wrong::Output(output), None) = (&self.least, &trial.against) {
            self.minimiser.judge(output);
        }
        loop {
            self.tell_progress();
            let batch = self.upcoming(jobs);
            let mut results = Vec::new();
            let tasks = 0..batch.len() as u64;
            let take = |result: Result<_, CommandError>| {
                results.push(result?);
                Ok::<(), CommandError>(())
            };
            run_in_order(&tasks, jobs, |nth| trial.candidate(&batch[nth as usize]), take)?;
            if batch.is_empty() || trial.cancel.is_cancelled() {
                return Ok(());
            }
            for (text, result) in batch.iter().zip(results) {
                if self.minimiser.next().as_ref() != Some(text) {
                    break;
                }
                self.use_result(result);
            }
        }
    }

    /// The next inputs, on the assumption that the likeliest becomes of each.
    fn upcoming(&self, count: usize) -> Vec<String> {
        let mut ahead = self.minimiser.clone();
        let mut batch = Vec::new();
        while batch.len() < count
            && let Some(text) = ahead.next()
        {
            batch.push(text);
            ahead.presume();
        }
        batch
    }

    fn use_result(&mut self, result: Tried) {
        let (taken, wrong) = match (result, &self.least) {
            (Tried::Written(output), Wrong::Output(_)) => (self.minimiser.judge(&output), Some(Wrong::Output(output))),
            (Tried::Written(_), Wrong::Fault(_)) => (self.report(false), None),
            (Tried::Known(wrong), least) => {
                let is_like = wrong.as_ref().is_some_and(|wrong| wrong.is_like(least));
                (self.report(is_like), wrong)
            }
        };
        if let Some(wrong) = wrong.filter(|_| taken) {
            self.least = wrong;
        }
    }

    /// Reports whether a candidate fails, and returns that.
    fn report(&mut self, fails: bool) -> bool {
        self.minimiser.report(fails);
        fails
    }

    /// Tells the size of the smallest input so far: on a terminal in one line, else in a new line whenever it changes.
    fn tell_progress(&mut self) {
        let size = self.minimiser.size();
        let line = format!("boardlab: {} tried: {}", self.minimiser.steps(), in_words(size));
        if !self.status.is_hidden() {
            self.status.set_message(line);
        } else if self.told != size {
            self.told = size.into();
            tell(format_args!("{line}"));
        }
    }

    fn tell_result(&self) {
        let (size, runs) = (in_words(self.minimiser.size()), self.minimiser.steps());
        match self.minimiser.is_least() {
            true => tell(format_args!("boardlab: least, nothing simpler fails: {size}; {runs} tried")),
            false => tell(format_args!("boardlab: shrunk to {size}; {runs} tried")),
        }
    }
}

fn in_words(size: &[SizePart]) -> String {
    size.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
