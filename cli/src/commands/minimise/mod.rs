//! Finds a smallest input on which a program still fails.

mod request;
#[cfg(unix)]
mod search;
#[cfg(unix)]
mod trial;

use std::process::ExitCode;

use crate::command_error::CommandError;
pub(crate) use request::Minimise;
#[cfg(unix)]
pub(in crate::commands) use search::print_least;
#[cfg(unix)]
pub(in crate::commands) use trial::{Trial, Wrong, tell_late};

/// Prints a smallest input with the same kind of fault as the given one. The exit status is 1 if the given input has
/// no fault. After an interruption it is 130, and the smallest input so far is printed.
#[cfg(unix)]
pub(crate) fn minimise(request: &Minimise) -> Result<ExitCode, CommandError> {
    search::run(request)
}

#[cfg(not(unix))]
pub(crate) fn minimise(_: &Minimise) -> Result<ExitCode, CommandError> {
    Err(crate::programs::needs_unix("minimise"))
}
