use std::ffi::OsString;

use boardlab_core::DynWorkbench;
use boardlab_core::workbench::Minimiser;
use boardlab_core::{Limits as Bounds, Options};

use crate::cancel_token::CancelToken;
use crate::compare::first_difference;
use crate::failure::Failure;
use crate::fault::{Fault, FaultKind};
use crate::input::{Input, find_workbench};
use crate::run_program::{Limits, run_program};

/// Runs a program on inputs and judges what it writes.
pub(super) struct Trial<'a> {
    game: &'static dyn DynWorkbench,
    options: &'a Options,
    limits: Limits,
    command: &'a [OsString],
    pub(super) cancel: &'a CancelToken,
}

impl<'a> Trial<'a> {
    pub(super) fn new(
        input: &'a Input,
        limits: Limits,
        command: &'a [OsString],
        cancel: &'a CancelToken,
    ) -> Result<Self, Failure> {
        Ok(Trial { game: find_workbench(input.game.name())?, options: &input.options, limits, command, cancel })
    }

    /// A minimiser of a valid input. If the input is within the statement's limits, so are the smaller ones.
    pub(super) fn minimiser(&self, input: &Input) -> Result<Minimiser, Failure> {
        let statement = Minimiser::new(self.game, &input.text, Bounds::Statement);
        let minimiser = statement.or_else(|_| Minimiser::new(self.game, &input.text, Bounds::Relaxed));
        minimiser.map_err(|error| Failure::parse("input", &*input.text, error))
    }

    /// The fault on a valid input. `None` if there is none, or if the run was cancelled.
    pub(super) fn fault(&self, text: &str) -> Result<Option<Fault>, Failure> {
        match run_program(self.command, text, self.limits, self.cancel)? {
            None => Ok(None),
            Some(Err(fault)) => Ok(Some(fault)),
            Some(Ok(output)) => self.judge(text, &output),
        }
    }

    fn judge(&self, text: &str, output: &str) -> Result<Option<Fault>, Failure> {
        let document =
            self.game.parse(text, Bounds::Relaxed).map_err(|error| Failure::parse("a smaller input", text, error))?;
        let difference = first_difference(self.game, text, &document, self.options, output);
        Ok(difference.map(|message| Fault { kind: FaultKind::Wrong, message }))
    }
}
