use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use boardlab_core::{AnyInput, DynGame, Limits};
use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};

use super::request::Stress;
use crate::command_error::CommandError;
use crate::commands::minimise::{Trial, Wrong, print_least};
use crate::input::find_game;
use crate::jobs::{Fingerprints, INTERRUPTED, Job, Report, Worker};
use crate::output::tell::tell;
use crate::programs::{Interrupt, Runner};

/// A search of inputs on which a program goes wrong. A task is an input.
pub(super) struct StressJob {
    request: Stress,
    game: &'static dyn DynGame,
    /// The words of the other program; none if the judge says what is right.
    against: Vec<OsString>,
    settings: Fingerprints,
}

/// What came of an input.
#[derive(Serialize, Deserialize)]
pub(super) enum Tried {
    Right,
    Wrong(Wrong),
    /// It was not tried: the time was over.
    OutOfTime,
}

impl StressJob {
    pub(super) fn new(request: Stress) -> Result<Self, CommandError> {
        let game = find_game(&request.game)?;
        let against: Vec<OsString> =
            request.against.iter().flat_map(|command| command.split_whitespace()).map(OsString::from).collect();
        let settings = Fingerprints::of(against.iter().chain(&request.tried.command))?;
        Ok(StressJob { request, game, against, settings })
    }

    /// A random input of the search.
    fn input(&self, nth: u64) -> Arc<dyn AnyInput> {
        let text = self.game.searched(self.request.seed, nth);
        self.game.read(text, Limits::Statement, &[]).unwrap_or_else(|_| unreachable!("what is generated is valid"))
    }
}

impl Job for StressJob {
    type Settings = Fingerprints;
    type Outcome = Tried;
    type Worker<'a> = Search<'a>;
    type Report<'a> = StressReport<'a>;

    const THINGS: &'static str = "inputs";

    fn settings(&self) -> &Fingerprints {
        &self.settings
    }

    fn tasks(&self) -> u64 {
        self.request.count
    }

    fn threads(&self) -> usize {
        self.request.tried.jobs.count()
    }

    fn ends(&self, tried: &Tried) -> bool {
        !matches!(tried, Tried::Right)
    }

    fn undivided(&self) -> Option<&'static str> {
        self.request.time.map(|_| "with --time the machine decides which inputs are tried; say --count instead")
    }

    fn worker(&self) -> Result<Search<'_>, CommandError> {
        let Stress { tried, time, .. } = &self.request;
        Ok(Search {
            job: self,
            runner: Runner::trying(tried, &tried.command)?,
            against: (!self.against.is_empty()).then(|| Runner::trying(tried, &self.against)).transpose()?,
            until: time.map(|time| Instant::now() + time),
            cancel: Interrupt::on_signals()?,
        })
    }

    fn report<'a, 'w: 'a>(&'a self, search: &'a Search<'w>, _: &ProgressBar) -> Result<StressReport<'a>, CommandError> {
        Ok(StressReport { search, tried: 0, found: None })
    }
}

/// Tries inputs.
pub(super) struct Search<'a> {
    job: &'a StressJob,
    runner: Runner<'a>,
    against: Option<Runner<'a>>,
    /// The time after which no other input is tried.
    until: Option<Instant>,
    cancel: Interrupt,
}

impl Search<'_> {
    fn trial(&self, nth: u64) -> Trial<'_> {
        let input = self.job.input(nth);
        Trial { input, runner: &self.runner, against: self.against.as_ref(), cancel: &self.cancel }
    }
}

impl Worker for Search<'_> {
    type Outcome = Tried;

    fn run(&self, nth: u64) -> Result<Option<Tried>, CommandError> {
        if self.until.is_some_and(|until| Instant::now() >= until) {
            return Ok(Some(Tried::OutOfTime));
        }
        let trial = self.trial(nth);
        Ok(match trial.run(trial.input.text())? {
            Some(wrong) => Some(Tried::Wrong(wrong)),
            None => (!self.is_cancelled()).then_some(Tried::Right),
        })
    }

    fn cancel(&self) {
        self.cancel.cancel();
    }

    fn is_cancelled(&self) -> bool {
        self.cancel.is_cancelled()
    }
}

/// Tells what was found. It does not depend on the number of threads.
pub(super) struct StressReport<'a> {
    search: &'a Search<'a>,
    /// The inputs on which the program does not go wrong.
    tried: u64,
    found: Option<Wrong>,
}

impl Report for StressReport<'_> {
    type Outcome = Tried;

    fn add(&mut self, tried: Tried) -> Result<(), CommandError> {
        match tried {
            Tried::Right => self.tried += 1,
            Tried::Wrong(wrong) => self.found = Some(wrong),
            Tried::OutOfTime => {}
        }
        Ok(())
    }

    fn finish(self) -> Result<ExitCode, CommandError> {
        let StressReport { search, tried, found } = self;
        let Some(wrong) = found else { return Ok(nothing_found(search.job, tried, 0)) };
        let seed = search.job.request.seed.wrapping_add(tried);
        tell(format_args!("boardlab: it goes wrong on input {} of the search, seed {seed}", tried + 1));
        tell_found(&search.job.request, &search.trial(tried), wrong)?;
        Ok(ExitCode::from(if search.is_cancelled() { INTERRUPTED } else { 1 }))
    }

    fn interrupted(self, _: u64) -> Result<ExitCode, CommandError> {
        Ok(nothing_found(self.search.job, self.tried, INTERRUPTED))
    }
}

fn nothing_found(job: &StressJob, tried: u64, status: u8) -> ExitCode {
    tell(format_args!("boardlab: nothing went wrong on {tried} inputs from seed {} on", job.request.seed));
    ExitCode::from(status)
}

fn tell_found(request: &Stress, trial: &Trial<'_>, wrong: Wrong) -> Result<(), CommandError> {
    if !request.as_found {
        return print_least(trial, wrong, request.tried.jobs.count());
    }
    let text = trial.input.text();
    tell(format_args!("boardlab: {}", trial.describe(text, &wrong)?));
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}
