//! Runs a program on the samples of a problem.

mod request;
#[cfg(unix)]
mod session;

use std::process::ExitCode;

use crate::failure::Failure;
pub(crate) use request::Test;

/// Prints a verdict for each sample. The exit status is 0 if all are accepted, else 1.
#[cfg(unix)]
pub(crate) fn test(request: &Test) -> Result<ExitCode, Failure> {
    session::run(request)
}

#[cfg(not(unix))]
pub(crate) fn test(_: &Test) -> Result<ExitCode, Failure> {
    Err(crate::programs::needs_unix("test"))
}
