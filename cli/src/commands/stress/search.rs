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
use crate::commands::minimise::{Trial, Wrong, print_least, tell_late};
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
    /// The same, but not within its time at first.
    Late,
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
        matches!(tried, Tried::Wrong(_) | Tried::OutOfTime)
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
        Ok(StressReport { search, tried: 0, late: 0, found: None })
    }
}

/// On so many inputs, the first ones, a program must fail in silence to count as one that does not run.
const SILENT: u64 = 3;

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
    /// That the program does not run, if it ends on each of the first inputs before it prints anything, as on the first
    /// of them.
    fn refuse_unrunnable(&self, first: &Wrong) -> Result<(), CommandError> {
        let Some(fault) = first.before_any_output() else { return Ok(()) };
        for nth in 1..SILENT {
            let trial = self.trial(nth);
            if trial.run(trial.input.text())?.is_none_or(|wrong| wrong.before_any_output().is_none()) {
                return Ok(());
            }
        }
        let last = fault.message.lines().last().unwrap_or_default().trim_start();
        let why = format!("on each of the first {SILENT} inputs it prints nothing and ends with an error");
        Err(CommandError::Impossible(format!("your program does not run: {last}; {why}")))
    }

    fn trial(&self, nth: u64) -> Trial<'_> {
        Trial::new(self.job.input(nth), &self.runner, self.against.as_ref(), &self.cancel)
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
            None if self.is_cancelled() => None,
            None => Some(if trial.late() > 0 { Tried::Late } else { Tried::Right }),
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
    /// Those of them on which it was late at first.
    late: u64,
    found: Option<Wrong>,
}

impl Report for StressReport<'_> {
    type Outcome = Tried;

    fn add(&mut self, tried: Tried) -> Result<(), CommandError> {
        match tried {
            Tried::Right => self.tried += 1,
            Tried::Late => (self.tried, self.late) = (self.tried + 1, self.late + 1),
            Tried::Wrong(wrong) => self.found = Some(wrong),
            Tried::OutOfTime => {}
        }
        Ok(())
    }

    fn finish(mut self) -> Result<ExitCode, CommandError> {
        let Some(wrong) = self.found.take() else { return Ok(self.nothing_found(0)) };
        self.tell_late();
        if self.tried == 0 {
            self.search.refuse_unrunnable(&wrong)?;
        }
        tell_found(self.search, self.tried, wrong)?;
        Ok(ExitCode::from(if self.search.is_cancelled() { INTERRUPTED } else { 1 }))
    }

    fn interrupted(self, _: u64) -> Result<ExitCode, CommandError> {
        Ok(self.nothing_found(INTERRUPTED))
    }
}

impl StressReport<'_> {
    fn nothing_found(&self, status: u8) -> ExitCode {
        self.tell_late();
        let seed = self.search.job.request.seed;
        tell(format_args!("boardlab: nothing went wrong on {} inputs from seed {seed} on", self.tried));
        ExitCode::from(status)
    }

    fn tell_late(&self) {
        tell_late(self.late, self.search.runner.time_limit());
    }
}

/// Tells of an input on which the program goes wrong, and prints it or the least like it. `nth`: from 0.
fn tell_found(search: &Search<'_>, nth: u64, wrong: Wrong) -> Result<(), CommandError> {
    let Stress { seed, as_found, tried, .. } = &search.job.request;
    let trial = search.trial(nth);
    let text = trial.input.text();
    let reason = if *as_found { trial.describe(text, &wrong)? } else { trial.reason(text, &wrong)? };
    let seed = seed.wrapping_add(nth);
    tell(format_args!("boardlab: it goes wrong on input {} of the search, seed {seed}: {reason}", nth + 1));
    if *as_found {
        return Ok(io::stdout().lock().write_all(text.as_bytes())?);
    }
    tell("boardlab: smaller inputs are tried; Ctrl-C ends that and prints the smallest so far");
    print_least(&trial, wrong, tried.jobs.count())
}
