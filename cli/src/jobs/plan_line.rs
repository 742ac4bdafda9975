use std::fs;
use std::path::PathBuf;

use clap::Args;

use crate::command_error::CommandError;

/// A line of a plan, by its number: a task of an array of tasks.
#[derive(Args)]
pub struct PlanLine {
    /// What `plan` has printed; --unit names a line of it.
    #[arg(long, value_name = "FILE", requires = "unit")]
    plan: Option<PathBuf>,
    /// Which line of the plan, from 0.
    #[arg(long, value_name = "N", requires = "plan")]
    unit: Option<usize>,
}

impl PlanLine {
    /// The line, read as whoever wrote the plan reads it. `None` if no plan is named.
    pub fn read<T>(&self, parse: impl FnOnce(&str) -> Result<T, String>) -> Result<Option<T>, CommandError> {
        let Some((plan, unit)) = self.plan.as_deref().zip(self.unit) else { return Ok(None) };
        let unusable = |problem| CommandError::unusable(plan.display(), problem);
        let text = fs::read_to_string(plan).map_err(CommandError::file(plan))?;
        let lines = text.lines().count();
        let line = text.lines().nth(unit);
        let line = line.ok_or_else(|| unusable(format!("there is no unit {unit}: it has {lines}, counted from 0")))?;
        parse(line).map(Some).map_err(unusable)
    }
}
