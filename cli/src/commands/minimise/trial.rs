use std::sync::Arc;

use boardlab_core::Minimiser;
use boardlab_core::{AnyInput, Limits};
use serde::{Deserialize, Serialize};

use crate::command_error::CommandError;
use crate::commands::compare::{judge, message};
use crate::commands::lines;
use crate::programs::{Fault, FaultKind, Interrupt, Runner};

/// What messages call a candidate.
const SMALLER: &str = "a smaller input";
/// What they call the output of the other program.
const OTHER: &str = "the program of --against";

/// Runs a program on inputs and judges what it writes.
pub(in crate::commands) struct Trial<'a> {
    pub(in crate::commands) input: Arc<dyn AnyInput>,
    pub(in crate::commands) runner: &'a Runner<'a>,
    /// Another program, whose output is right instead of the judge's.
    pub(in crate::commands) against: Option<&'a Runner<'a>>,
    pub(in crate::commands) cancel: &'a Interrupt,
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

    fn fault(&self) -> Option<FaultKind> {
        match self {
            Wrong::Output(_) => None,
            Wrong::Fault(fault) => Some(fault.kind),
        }
    }
}

impl Trial<'_> {
    /// A minimiser of the input. If that is within the statement's limits, so are the smaller ones.
    pub(super) fn minimiser(&self) -> Minimiser {
        let within = self.input.with_text(self.input.text().into(), Limits::Statement);
        within.unwrap_or_else(|_| self.input.clone()).minimiser()
    }

    /// How the program goes wrong on a valid input. `None` if it does not, or if the run was cancelled.
    pub(in crate::commands) fn run(&self, text: &str) -> Result<Option<Wrong>, CommandError> {
        match self.runner.run(text, self.cancel)?.map(|run| run.outcome) {
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

    /// What becomes of a smaller input. What the program writes is judged later, unless another program is the judge.
    pub(super) fn candidate(&self, text: &str) -> Result<Tried, CommandError> {
        if self.against.is_some() {
            return self.run(text).map(Tried::Known);
        }
        Ok(match self.runner.run(text, self.cancel)?.map(|run| run.outcome) {
            None => Tried::Known(None),
            Some(Ok(output)) => Tried::Written(output),
            Some(Err(fault)) => Tried::Known(Some(Wrong::Fault(fault))),
        })
    }

    /// The first difference from what the other program writes. `None` if there is none, or if the run was cancelled.
    fn difference(&self, other: &Runner<'_>, text: &str, output: &str) -> Result<Option<String>, CommandError> {
        match other.run(text, self.cancel)?.map(|run| run.outcome) {
            None => Ok(None),
            Some(Ok(right)) => Ok(lines::first_difference(&right, output, OTHER)),
            Some(Err(fault)) => Err(CommandError::Impossible(format!("{OTHER} fails: {}", fault.message))),
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
