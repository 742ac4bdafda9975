//! Tasks of anybody: modules of WebAssembly that answer what docs/own-task.md describes. Where a game is named, the
//! file of a module stands for its task.

mod compare;
mod draw;
mod host;
mod make;
#[cfg(unix)]
mod minimise;
mod new;
mod task;

use std::path::Path;
#[cfg(not(unix))]
use std::process::ExitCode;

#[cfg(not(unix))]
use crate::command_error::CommandError;
#[cfg(not(unix))]
use crate::commands::minimise::Minimise;
#[cfg(not(unix))]
use crate::programs::needs_unix;

pub(crate) use compare::compare;
pub(crate) use draw::draw;
pub(crate) use make::{generate, solve};
#[cfg(unix)]
pub(crate) use minimise::minimise;
pub(crate) use new::{New, new};

#[cfg(not(unix))]
pub(crate) fn minimise(_: &Path, _: &Minimise) -> Result<ExitCode, CommandError> {
    Err(needs_unix("minimise"))
}

/// The module that stands where a game is named, if one does.
pub(crate) fn module(game: &str) -> Option<&Path> {
    game.ends_with(".wasm").then(|| Path::new(game))
}
