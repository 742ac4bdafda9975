//! Runs a program on the samples of a problem.

mod request;
#[cfg(unix)]
mod session;

use std::process::ExitCode;

use crate::command_error::CommandError;
pub(crate) use request::Test;

/// Prints a verdict for each sample. The exit status is 0 if all are accepted, else 1.
#[cfg(unix)]
pub(crate) fn test(request: &Test) -> Result<ExitCode, CommandError> {
    session::run(request)
}

#[cfg(not(unix))]
pub(crate) fn test(_: &Test) -> Result<ExitCode, CommandError> {
    Err(crate::programs::needs_unix("test"))
}
