use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::workbench::Minimiser;

use super::request::Minimise;
use super::trial::Trial;
use crate::cancel_token::CancelToken;
use crate::failure::Failure;
use crate::fault::Fault;
use crate::pool::run_in_order;
use crate::run_program::Limits;
use crate::source::read;

struct Search {
    minimiser: Minimiser,
    /// The fault on the smallest input so far.
    least: Fault,
}

/// See [`minimise`](super::minimise).
pub(super) fn run(request: &Minimise) -> Result<ExitCode, Failure> {
    let cancel = CancelToken::on_signals()?;
    let input = read(&request.source)?;
    let limits = Limits { time: request.time_limit, output: request.output_limit, memory: request.memory.bytes() };
    let trial = Trial::new(&input, limits, &request.command, &cancel)?;
    let Some(first) = trial.fault(&input.text)? else {
        let message = if cancel.is_cancelled() { "interrupted" } else { "nothing goes wrong on this input" };
        eprintln!("boardlab: {message}");
        return Ok(ExitCode::from(if cancel.is_cancelled() { 130 } else { 1 }));
    };
    let mut search = Search { minimiser: trial.minimiser(&input)?, least: first };
    search.print_progress();
    search.run(&trial, request.jobs.count())?;
    eprintln!("boardlab: {}", search.least.message);
    io::stdout().lock().write_all(search.minimiser.best().as_bytes())?;
    Ok(ExitCode::from(if cancel.is_cancelled() { 130 } else { 0 }))
}

impl Search {
    /// Tries `jobs` inputs at a time. The result does not depend on `jobs`: results behind the first fault are
    /// dropped.
    fn run(&mut self, trial: &Trial<'_>, jobs: usize) -> Result<(), Failure> {
        loop {
            let batch = self.upcoming(jobs);
            let mut faults = Vec::new();
            let tasks = 0..batch.len() as u64;
            let take = |fault: Result<_, Failure>| {
                faults.push(fault?);
                Ok(())
            };
            run_in_order(&tasks, jobs, |nth| trial.fault(&batch[nth as usize]), take)?;
            if batch.is_empty() || trial.cancel.is_cancelled() {
                return Ok(());
            }
            self.use_results(faults);
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

    fn use_results(&mut self, faults: Vec<Option<Fault>>) {
        for fault in faults {
            let same = fault.filter(|fault| fault.kind == self.least.kind);
            self.minimiser.next();
            self.minimiser.report(same.is_some());
            if let Some(fault) = same {
                self.least = fault;
                self.print_progress();
                return;
            }
        }
    }

    fn print_progress(&self) {
        let size: Vec<String> = self.minimiser.size().iter().map(ToString::to_string).collect();
        eprintln!("boardlab: {} tried: {}", self.minimiser.steps(), size.join(", "));
    }
}
