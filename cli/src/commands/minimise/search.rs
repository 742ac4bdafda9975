use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::Minimiser;
use boardlab_core::SizePart;
use indicatif::ProgressBar;

use super::request::Minimise;
use super::trial::{Trial, Wrong};
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
    let trial = Trial { input, runner, against: None, cancel: &cancel };
    let Some(first) = trial.run(trial.input.text())? else {
        let message = if cancel.is_cancelled() { "interrupted" } else { "nothing goes wrong on this input" };
        tell(format_args!("boardlab: {message}"));
        return Ok(ExitCode::from(if cancel.is_cancelled() { 130 } else { 1 }));
    };
    print_least(&trial, first, request.tried.jobs.count())?;
    Ok(ExitCode::from(if cancel.is_cancelled() { 130 } else { 0 }))
}

/// Makes an input smaller on which the program goes wrong in this way, prints the least that was found, and tells what
/// is wrong on it.
pub(in crate::commands) fn print_least(trial: &Trial<'_>, first: Wrong, jobs: usize) -> Result<(), CommandError> {
    let mut search = Search { minimiser: trial.minimiser(), least: first, status: status_line(), told: Vec::new() };
    search.run(trial, jobs)?;
    let wrong = trial.describe(search.minimiser.best(), &search.least)?;
    tell(format_args!("boardlab: {wrong}"));
    Ok(io::stdout().lock().write_all(search.minimiser.best().as_bytes())?)
}

impl Search {
    /// Tries `jobs` inputs at a time. The result does not depend on `jobs`: results behind the first fault are
    /// dropped.
    fn run(&mut self, trial: &Trial<'_>, jobs: usize) -> Result<(), CommandError> {
        loop {
            self.tell_progress();
            let batch = self.upcoming(jobs);
            let mut results = Vec::new();
            let tasks = 0..batch.len() as u64;
            let take = |result: Result<_, CommandError>| {
                results.push(result?);
                Ok(())
            };
            run_in_order(&tasks, jobs, |nth| trial.run(&batch[nth as usize]), take)?;
            if batch.is_empty() || trial.cancel.is_cancelled() {
                self.status.finish_and_clear();
                return Ok(());
            }
            self.use_results(results);
        }
    }

    /// The next inputs, on the assumption that none of them has a fault.
    fn upcoming(&self, count: usize) -> Vec<String> {
        let mut ahead = self.minimiser.clone();
        let mut batch = Vec::new();
        while batch.len() < count
            && let Some(text) = ahead.next()
        {
            batch.push(text);
            ahead.report(false);
        }
        batch
    }

    fn use_results(&mut self, results: Vec<Option<Wrong>>) {
        for result in results {
            let same = result.filter(|wrong| wrong.is_like(&self.least));
            self.minimiser.next();
            self.minimiser.report(same.is_some());
            if let Some(wrong) = same {
                self.least = wrong;
                return;
            }
        }
    }

    /// Tells the size of the smallest input so far: on a terminal in one line, else in a new line whenever it changes.
    fn tell_progress(&mut self) {
        let size = self.minimiser.size();
        let words: Vec<String> = size.iter().map(ToString::to_string).collect();
        let line = format!("boardlab: {} tried: {}", self.minimiser.steps(), words.join(", "));
        if !self.status.is_hidden() {
            self.status.set_message(line);
        } else if self.told != size {
            self.told = size.into();
            tell(format_args!("{line}"));
        }
    }
}
