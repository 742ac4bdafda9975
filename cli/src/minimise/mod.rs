//! Finds a smallest input on which a program still fails.

mod trial;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use boardlab_core::workbench::Minimiser;
use clap::Args;

use crate::arguments::{Jobs, bytes, seconds};
use crate::cancel_token::CancelToken;
use crate::failure::Failure;
use crate::fault::Fault;
use crate::memory::Memory;
use crate::pool::run_in_order;
use crate::run_program::Limits;
use crate::source::{Source, read};
use trial::Trial;

#[derive(Args)]
pub(crate) struct Minimise {
    #[command(flatten)]
    source: Source,
    /// Wall time of the program for an input.
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    time_limit: Duration,
    /// Bytes that the program may write for an input.
    #[arg(long, value_name = "BYTES", default_value = "64M", value_parser = bytes)]
    output_limit: u64,
    #[command(flatten)]
    memory: Memory,
    #[command(flatten)]
    jobs: Jobs,
    /// The program and its arguments; it reads the input on standard input and writes its output to standard output.
    #[arg(required = true, last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

struct Search {
    minimiser: Minimiser,
    /// The fault on the smallest input so far.
    least: Fault,
}

/// Prints a smallest input with the same kind of fault as the given one. The exit status is 1 if the given input has
/// no fault. After an interruption it is 130, and the smallest input so far is printed.
pub(crate) fn minimise(request: &Minimise) -> Result<ExitCode, Failure> {
    let cancel = CancelToken::on_signals().map_err(Failure::system("no signal can be waited for"))?;
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
