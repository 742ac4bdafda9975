use std::collections::BTreeMap;
use std::process::ExitCode;

use indicatif::ProgressBar;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::command_error::CommandError;

/// Tasks, from 0 on, and a report of what came of them.
pub(crate) trait Job: Sync {
    /// What the outcomes depend on, beside the words of the command.
    type Settings: Settings;
    /// What came of a task.
    type Outcome: Serialize + DeserializeOwned + Send;
    /// Does the tasks.
    type Worker<'a>: Worker<Outcome = Self::Outcome>
    where
        Self: 'a;
    /// Prints.
    type Report<'a>: Report<Outcome = Self::Outcome>
    where
        Self: 'a;

    /// What the tasks are, in the plural.
    const THINGS: &'static str;

    fn settings(&self) -> &Self::Settings;

    fn tasks(&self) -> u64;

    /// The number of tasks that run at a time.
    fn threads(&self) -> usize;

    /// Whether what would come of later tasks does not matter.
    fn ends(&self, _: &Self::Outcome) -> bool {
        false
    }

    /// Why it cannot be divided.
    fn undivided(&self) -> Option<&'static str> {
        None
    }

    fn worker(&self) -> Result<Self::Worker<'_>, CommandError>;

    /// `bar`: hidden where nobody waits for tasks.
    fn report<'a, 'w: 'a>(
        &'a self,
        worker: &'a Self::Worker<'w>,
        bar: &ProgressBar,
    ) -> Result<Self::Report<'a>, CommandError>
    where
        Self: 'w;
}

/// What outcomes depend on.
pub(crate) trait Settings: Serialize + DeserializeOwned {
    /// The first difference, as what the found ones have. `None` if they are the same.
    fn difference(&self, found: &Self) -> Option<String>;
}

pub(crate) trait Worker: Sync {
    type Outcome;

    /// `None` if it was interrupted.
    fn run(&self, task: u64) -> Result<Option<Self::Outcome>, CommandError>;

    /// Interrupts the tasks that run: nobody waits for them.
    fn cancel(&self) {}

    fn is_cancelled(&self) -> bool {
        false
    }
}

pub(crate) trait Report: Sized {
    type Outcome;

    /// Takes the outcomes in the order of the tasks.
    fn add(&mut self, outcome: Self::Outcome) -> Result<(), CommandError>;

    /// After the last outcome.
    fn finish(self) -> Result<ExitCode, CommandError>;

    /// After an interruption. `done`: how many tasks are done and kept, in whatever order.
    fn interrupted(self, _done: u64) -> Result<ExitCode, CommandError> {
        Ok(ExitCode::from(INTERRUPTED))
    }
}

/// The exit status of a command that was interrupted.
pub(crate) const INTERRUPTED: u8 = 130;

/// Where the outcomes of earlier runs are, and where new ones are kept.
pub(crate) trait Kept<Outcome> {
    /// Those that are known, by their tasks.
    fn take_known(&mut self) -> BTreeMap<u64, Outcome>;

    /// Keeps one, as soon as it is there.
    fn keep(&mut self, outcome: &Outcome) -> Result<(), CommandError>;
}

/// Nothing is kept.
impl<Outcome> Kept<Outcome> for () {
    fn take_known(&mut self) -> BTreeMap<u64, Outcome> {
        BTreeMap::new()
    }

    fn keep(&mut self, _: &Outcome) -> Result<(), CommandError> {
        Ok(())
    }
}
