//! Looks for an input on which a program goes wrong.

mod request;
#[cfg(unix)]
mod search;

use std::process::ExitCode;

use crate::command_error::CommandError;
pub(crate) use request::Stress;

/// Tries random inputs, and prints the least one on which the program still goes wrong as on the first. The exit status
/// is 1 then, 0 if it goes wrong on none, and 130 after an interruption.
#[cfg(unix)]
pub(crate) fn stress(request: &Stress) -> Result<ExitCode, CommandError> {
    search::run(request)
}

#[cfg(not(unix))]
pub(crate) fn stress(_: &Stress) -> Result<ExitCode, CommandError> {
    Err(crate::programs::needs_unix("stress"))
}
