use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use boardlab_core::text::escaped;
use thiserror::Error;

use crate::untrusted::quoted;

/// Why a command could not do its work. Each message ends with a line break.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// An input has an error: the report with its place.
    #[error("{0}")]
    Input(String),
    /// What was asked for does not exist, or cannot be done.
    #[error("boardlab: {}\n", escaped(.0))]
    Usage(String),
    /// A file or a folder cannot be read or written.
    #[error("boardlab: {name}: {source}\n")]
    File { name: String, source: io::Error },
    /// The system refuses something else, such as to start a program.
    #[error("boardlab: {what}: {source}\n")]
    System { what: String, source: io::Error },
    /// A bug in this program.
    #[error("boardlab: {0}\n")]
    Internal(String),
    /// Standard output cannot be written.
    #[error("boardlab: standard output cannot be written: {0}\n")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Names the file of an error.
    pub(crate) fn file(path: &Path) -> impl Fn(io::Error) -> Failure {
        move |source| Failure::File { name: escaped(&path.to_string_lossy()).to_string(), source }
    }

    /// Names what the system was asked for.
    pub(crate) fn system(what: impl Display) -> impl Fn(io::Error) -> Failure {
        move |source| Failure::System { what: what.to_string(), source }
    }

    /// Names the program that cannot be started, by its command.
    pub(crate) fn not_started(command: &[OsString]) -> impl Fn(io::Error) -> Failure {
        let name = command.first().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Failure::system(format!("{}: the program cannot be started", quoted(&name)))
    }

    /// 2, as for wrong arguments. A closed pipe on standard output is no error: 0.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            _ => ExitCode::from(2),
        }
    }
}
