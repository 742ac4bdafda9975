//! Looks for an input on which a program goes wrong.

mod request;
#[cfg(unix)]
mod search;

use std::process::ExitCode;

use crate::command_error::CommandError;
use crate::jobs::InUnits;
#[cfg(unix)]
use crate::jobs::run_here;
pub(crate) use request::Stress;

/// Tries random inputs, and prints the least one on which the program still goes wrong as on the first. The exit status
/// is 1 then, 0 if it goes wrong on none, and 130 after an interruption.
#[cfg(unix)]
pub(crate) fn stress(request: Stress) -> Result<ExitCode, CommandError> {
    run_here(&search::StressJob::new(request)?, &mut ())
}

/// The same, in units.
#[cfg(unix)]
pub(crate) fn in_units(request: Stress) -> Result<Box<dyn InUnits>, CommandError> {
    Ok(Box::new(search::StressJob::new(request)?))
}

#[cfg(not(unix))]
pub(crate) fn stress(_: Stress) -> Result<ExitCode, CommandError> {
    Err(crate::programs::needs_unix("stress"))
}

#[cfg(not(unix))]
pub(crate) fn in_units(_: Stress) -> Result<Box<dyn InUnits>, CommandError> {
    Err(crate::programs::needs_unix("stress"))
}
