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

pub(crate) use compare::compare;
pub(crate) use draw::draw;
pub(crate) use make::{generate, solve};
#[cfg(unix)]
pub(crate) use minimise::minimise;
pub(crate) use new::{New, new};

/// The module that stands where a game is named, if one does.
pub(crate) fn module(game: &str) -> Option<&Path> {
    game.ends_with(".wasm").then(|| Path::new(game))
}
