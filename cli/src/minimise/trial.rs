use std::ffi::OsString;

use boardlab_core::DynWorkbench;
use boardlab_core::judge::{Verdict, verdict};
use boardlab_core::workbench::Minimiser;
use boardlab_core::{Limits as Bounds, Options};

use super::fault::{Fault, Kind};
use super::feed::{Limits, feed};
use crate::cancel_token::CancelToken;
use crate::compare::difference;
use crate::failure::Failure;
use crate::input::{Input, maker};

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
        Ok(Trial { game: maker(input.game.name())?, options: &input.options, limits, command, cancel })
    }

    /// The input is valid within the limits that it was read under; what is smaller keeps within the statement's if it does.
    pub(super) fn minimiser(&self, input: &Input) -> Result<Minimiser, Failure> {
        let statement = Minimiser::new(self.game, &input.text, Bounds::Statement);
        let minimiser = statement.or_else(|_| Minimiser::new(self.game, &input.text, Bounds::Relaxed));
        minimiser.map_err(|error| Failure::Input(error.report("input", &input.text).to_string()))
    }

    /// What goes wrong on a valid input; nothing, also when it was cancelled.
    pub(super) fn fault(&self, text: &str) -> Result<Option<Fault>, Failure> {
        let fed = feed(self.command, text, self.limits, self.cancel).map_err(Failure::not_started(self.command))?;
        Ok(match fed {
            None => None,
            Some(Err(fault)) => Some(fault),
            Some(Ok(output)) => self.judge(text, &output),
        })
    }

    fn judge(&self, text: &str, output: &str) -> Option<Fault> {
        let document = self.game.parse(text, Bounds::Relaxed).ok()?;
        match verdict(self.game, text, &document, self.options, output) {
            Verdict::Accepted | Verdict::Blanks => None,
            Verdict::Wrong { first } => Some(Fault { kind: Kind::Wrong, words: difference(&first) }),
        }
    }
}
