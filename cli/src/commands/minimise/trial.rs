use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use boardlab_core::Minimiser;
use boardlab_core::{AnyInput, Limits};
use serde::{Deserialize, Serialize};

use crate::command_error::CommandError;
use crate::commands::compare::{first_difference, judge, message};
use crate::commands::lines;
use crate::output::tell::tell;
use crate::programs::{Fault, FaultKind, Finished, Interrupt, Runner};

/// What messages call a candidate.
const SMALLER: &str = "a smaller input";
/// What they call the output of the other program.
const OTHER: &str = "the program of --against";

/// Runs a program on inputs and judges what it writes.
pub(in crate::commands) struct Trial<'a> {
    pub(in crate::commands) input: Arc<dyn AnyInput>,
    pub(super) runner: &'a Runner<'a>,
    /// Another program, whose output is right instead of the judge's.
    pub(super) against: Option<&'a Runner<'a>>,
    pub(super) cancel: &'a Interrupt,
    /// The runs whose time was over, and that ended when they were repeated.
    late: AtomicU64,
}

/// How the program goes wrong on an input.
#[derive(Serialize, Deserialize)]
pub(in crate::commands) enum Wrong {
    /// It writes an output, which is wrong.
    Output(String),
    /// It writes none.
    Fault(Fault),
}

/// What became of a smaller input.
pub(super) enum Tried {
    /// The program wrote this.
    Written(String),
    /// It went wrong, or not.
    Known(Option<Wrong>),
}

impl Wrong {
    /// Whether the program goes wrong in the same way on another input.
    pub(super) fn is_like(&self, other: &Wrong) -> bool {
        self.fault() == other.fault()
    }

    /// The fault, if the program ended with an error before it printed anything.
    pub(in crate::commands) fn before_any_output(&self) -> Option<&Fault> {
        match self {
            Wrong::Fault(fault) if fault.output.as_ref().is_some_and(|output| output.trim().is_empty()) => Some(fault),
            _ => None,
        }
    }

    fn fault(&self) -> Option<FaultKind> {
        match self {
            Wrong::Output(_) => None,
            Wrong::Fault(fault) => Some(fault.kind),
        }
    }
}

impl<'a> Trial<'a> {
    pub(in crate::commands) fn new(
        input: Arc<dyn AnyInput>,
        runner: &'a Runner<'a>,
        against: Option<&'a Runner<'a>>,
        cancel: &'a Interrupt,
    ) -> Self {
        Trial { input, runner, against, cancel, late: AtomicU64::new(0) }
    }

    /// How many runs were late only once.
    pub(in crate::commands) fn late(&self) -> u64 {
        self.late.load(Ordering::Relaxed)
    }

    /// A minimiser of the input. If that is within the statement's limits, so are the smaller ones.
    pub(super) fn minimiser(&self) -> Minimiser {
        let within = self.input.with_text(self.input.text().into(), Limits::Statement);
        within.unwrap_or_else(|_| self.input.clone()).minimiser()
    }

    /// How the program goes wrong on a valid input. `None` if it does not, or if the run was cancelled.
    pub(in crate::commands) fn run(&self, text: &str) -> Result<Option<Wrong>, CommandError> {
        match self.outcome(self.runner, text)? {
            None => Ok(None),
            Some(Err(fault)) => Ok(Some(Wrong::Fault(fault))),
            Some(Ok(output)) => {
                let is_wrong = match self.against {
                    None => self.smaller(text)?.judge(&output).is_wrong(),
                    Some(other) => self.difference(other, text, &output)?.is_some(),
                };
                Ok(is_wrong.then_some(Wrong::Output(output)))
            }
        }
    }

    /// What becomes of a run. A program that hardly ran before its time was over is run once more: on a busy machine
    /// every program is late now and then. `None` if the run was cancelled.
    fn outcome(&self, runner: &Runner<'_>, text: &str) -> Result<Option<Result<String, Fault>>, CommandError> {
        let first = runner.run(text, self.cancel)?;
        if !first.as_ref().is_some_and(Finished::hardly_ran) {
            return Ok(first.map(|run| run.outcome));
        }
        let second = runner.run(text, self.cancel)?.map(|run| run.outcome);
        let is_late = |outcome: &Result<_, Fault>| matches!(outcome, Err(fault) if fault.kind == FaultKind::TimeOut);
        if second.as_ref().is_some_and(|outcome| !is_late(outcome)) {
            self.late.fetch_add(1, Ordering::Relaxed);
        }
        Ok(second)
    }

    /// What becomes of a smaller input. What the program writes is judged later, unless another program is the judge.
    pub(super) fn candidate(&self, text: &str) -> Result<Tried, CommandError> {
        if self.against.is_some() {
            return self.run(text).map(Tried::Known);
        }
        Ok(match self.outcome(self.runner, text)? {
            None => Tried::Known(None),
            Some(Ok(output)) => Tried::Written(output),
            Some(Err(fault)) => Tried::Known(Some(Wrong::Fault(fault))),
        })
    }

    /// The first difference from what the other program writes. `None` if there is none, or if the run was cancelled.
    fn difference(&self, other: &Runner<'_>, text: &str, output: &str) -> Result<Option<String>, CommandError> {
        match self.outcome(other, text)? {
            None => Ok(None),
            Some(Ok(right)) => Ok(lines::first_difference(&right, output, OTHER)),
            Some(Err(fault)) => Err(CommandError::Impossible(format!("{OTHER} fails: {}", fault.message))),
        }
    }

    /// How the program goes wrong on an input, in a line.
    pub(in crate::commands) fn reason(&self, text: &str, wrong: &Wrong) -> Result<String, CommandError> {
        match wrong {
            Wrong::Output(output) if self.against.is_none() => {
                Ok(first_difference(&*self.smaller(text)?, output).unwrap_or_default())
            }
            Wrong::Output(_) => Ok(self.describe(text, wrong)?.lines().next().unwrap_or_default().into()),
            Wrong::Fault(fault) => Ok(fault.in_a_line()),
        }
    }

    /// How the program goes wrong on an input, in words; of a wrong output, the position that decides it and why.
    pub(in crate::commands) fn describe(&self, text: &str, wrong: &Wrong) -> Result<String, CommandError> {
        match wrong {
            Wrong::Output(output) if let Some(other) = self.against => {
                Ok(self.difference(other, text, output)?.unwrap_or_default())
            }
            Wrong::Output(output) => {
                Ok(message(&judge(&self.smaller(text)?, output)?).trim_end().replace('\n', "\n  "))
            }
            Wrong::Fault(fault) => Ok(fault.message.clone()),
        }
    }

    /// The input of a candidate, within the wider limits: those that it was made within are known to the minimiser.
    fn smaller(&self, text: &str) -> Result<Arc<dyn AnyInput>, CommandError> {
        let input = self.input.with_text(text.into(), Limits::Relaxed);
        input.map_err(|invalid| CommandError::invalid(SMALLER, invalid))
    }
}

/// Tells of runs whose time was over, and that ended when they were repeated.
pub(in crate::commands) fn tell_late(late: u64, limit: Duration) {
    if late > 0 {
        let limit = limit.as_secs_f64();
        tell(format_args!(
            "boardlab: runs that did not end within {limit} s, but did when they were repeated: {late}; this machine is busy"
        ));
    }
}
