use boardlab_core::judge::verdict;
use boardlab_core::workbench::Minimiser;
use boardlab_core::{DynWorkbench, Limits as Bounds};

use crate::commands::compare::{judge, message};
use crate::failure::Failure;
use crate::input::{Input, find_workbench};
use crate::programs::{Fault, FaultKind, Interrupt, Runner};

/// Runs a program on inputs and judges what it writes.
pub(super) struct Trial<'a> {
    game: &'static dyn DynWorkbench,
    input: &'a Input,
    runner: Runner<'a>,
    pub(super) cancel: &'a Interrupt,
}

/// How the program goes wrong on an input.
pub(super) enum Wrong {
    /// It writes an output, which is wrong.
    Output(String),
    /// It writes none.
    Fault(Fault),
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

impl<'a> Trial<'a> {
    pub(super) fn new(input: &'a Input, runner: Runner<'a>, cancel: &'a Interrupt) -> Result<Self, Failure> {
        Ok(Trial { game: find_workbench(input.game.name())?, input, runner, cancel })
    }

    /// A minimiser of the input. If that is within the statement's limits, so are the smaller ones.
    pub(super) fn minimiser(&self) -> Result<Minimiser, Failure> {
        let text = &self.input.text;
        let statement = Minimiser::new(self.game, text, Bounds::Statement);
        let minimiser = statement.or_else(|_| Minimiser::new(self.game, text, Bounds::Relaxed));
        minimiser.map_err(|error| Failure::parse("input", &**text, error))
    }

    /// How the program goes wrong on a valid input. `None` if it does not, or if the run was cancelled.
    pub(super) fn run(&self, text: &str) -> Result<Option<Wrong>, Failure> {
        match self.runner.run(text, self.cancel)? {
            None => Ok(None),
            Some(Err(fault)) => Ok(Some(Wrong::Fault(fault))),
            Some(Ok(output)) => {
                let Input { document, options, .. } = self.smaller(text)?;
                let is_wrong = verdict(self.game, text, &document, &options, &output).is_wrong();
                Ok(is_wrong.then_some(Wrong::Output(output)))
            }
        }
    }

    /// How the program goes wrong on an input, in words; of a wrong output, the position that decides it and why.
    pub(super) fn describe(&self, text: &str, wrong: &Wrong) -> Result<String, Failure> {
        match wrong {
            Wrong::Output(output) => {
                Ok(message(&judge(&self.smaller(text)?, output)?).trim_end().replace('\n', "\n  "))
            }
            Wrong::Fault(fault) => Ok(fault.message.clone()),
        }
    }

    /// A text as an input of the same game and options.
    fn smaller(&self, text: &str) -> Result<Input, Failure> {
        let parsed = self.game.parse(text, Bounds::Relaxed);
        let document = parsed.map_err(|error| Failure::parse("a smaller input", text, error))?;
        Ok(Input { game: self.input.game, text: text.into(), document, options: self.input.options.clone() })
    }
}
