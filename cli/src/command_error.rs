use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use boardlab_core::UnknownOption;
use boardlab_core::text::escaped;
use boardlab_core::text::{Excerpt, Span, line_column};
use boardlab_core::{InvalidInput, ParseError};
use thiserror::Error;

use crate::output::file_name::display_name;
use crate::output::untrusted::quoted;
use crate::slips::unstarted;

/// Why a command could not do its work. Each message ends with a line break.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "what the fields of a variant hold, its sentence and its message say")]
pub enum CommandError {
    /// An input cannot be parsed.
    #[error("{0}")]
    Parse(Box<BadInput>),
    /// A file of another tool has the wrong form.
    #[error("{0}")]
    Malformed(Box<MalformedFile>),
    /// A line of a dialogue that its protocol does not allow.
    #[error("{name}:{line}: error: {}\n", escaped(.problem))]
    Protocol { name: &'static str, line: u32, problem: String },
    /// No game has this name.
    #[error("boardlab: {}: no such game; {guess}here are {known}\n", escaped(.name))]
    UnknownGame { name: String, guess: String, known: String },
    /// The game does not have this option.
    #[error("boardlab: {}\n", escaped(&.0.to_string()))]
    UnknownOption(#[from] UnknownOption),
    /// The input does not have this case.
    #[error("boardlab: there is no case {case}: the input has {count}\n")]
    NoSuchCase { case: usize, count: usize },
    /// What an argument names cannot be used: its value, a file, a folder, a player.
    #[error("boardlab: {}: {}\n", escaped(.name), escaped(.problem))]
    Unusable { name: String, problem: String },
    /// What was asked for cannot be done: it contradicts itself, or this system or the memory do not allow it.
    #[error("boardlab: {}\n", escaped(.0))]
    Impossible(String),
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

/// An input that cannot be parsed. It is printed with the line of the error.
#[derive(Debug, Error)]
#[error("{}{guess}", error.report(.name, .text))]
pub struct BadInput {
    name: String,
    text: String,
    #[source]
    error: ParseError,
    /// What was likely meant, as a line of its own.
    guess: String,
}

/// A file that is not of the expected form. It is printed with the line of the error.
#[derive(Debug, Error)]
#[error("{}:{}:{}: error: {}\n{}", escaped(.name), .place.0, .place.1, escaped(.problem), .excerpt)]
pub struct MalformedFile {
    name: String,
    /// Line and column, from 1.
    place: (u32, u32),
    problem: String,
    /// The line, with what helps.
    excerpt: String,
}

impl CommandError {
    /// Says what is wrong at a place of a file, and what would help.
    pub(crate) fn malformed(name: &str, text: &str, span: Span, problem: String, help: &str) -> CommandError {
        let place = line_column(text, span.start);
        let excerpt = Excerpt { text, span, help }.to_string();
        CommandError::Malformed(Box::new(MalformedFile { name: name.into(), place, problem, excerpt }))
    }

    /// Names the input of an error. `text` is the whole input.
    pub(crate) fn parse(name: impl Into<String>, text: impl Into<String>, error: ParseError) -> CommandError {
        CommandError::Parse(Box::new(BadInput { name: name.into(), text: text.into(), error, guess: String::new() }))
    }

    /// The same error, with what was likely meant if it is one of a bad input.
    pub(crate) fn guessing(mut self, guess: Option<String>) -> CommandError {
        if let (CommandError::Parse(bad), Some(guess)) = (&mut self, guess) {
            bad.guess = format!("   = note: {guess}\n");
        }
        self
    }

    /// Names an input that cannot be parsed.
    pub(crate) fn invalid(name: impl Into<String>, invalid: InvalidInput) -> CommandError {
        CommandError::parse(name, invalid.text, *invalid.error)
    }

    /// Names what cannot be used, and says why.
    pub fn unusable(name: impl Display, problem: impl Display) -> CommandError {
        CommandError::Unusable { name: name.to_string(), problem: problem.to_string() }
    }

    /// Names the file of an error.
    pub fn file(path: &Path) -> impl Fn(io::Error) -> CommandError {
        move |source| CommandError::File { name: display_name(path), source }
    }

    /// Names what the system was asked for.
    pub(crate) fn system(what: impl Display) -> impl Fn(io::Error) -> CommandError {
        move |source| CommandError::System { what: what.to_string(), source }
    }

    /// Names the program that cannot be started, by its command.
    pub(crate) fn not_started(command: &[OsString]) -> impl Fn(io::Error) -> CommandError {
        move |source| {
            let name = command.first().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let guess = unstarted(&name).map_or(String::new(), |guess| format!("; {guess}"));
            let source = io::Error::new(source.kind(), format!("{source}{guess}"));
            CommandError::system(format!("{}: the program cannot be started", quoted(&name)))(source)
        }
    }

    /// The exit status: 2, as for wrong arguments. A closed pipe on standard output is no error: 0.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            CommandError::Output(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            CommandError::Malformed(_) | CommandError::System { .. } => ExitCode::from(2),
            CommandError::Parse(_)
            | CommandError::Protocol { .. }
            | CommandError::UnknownGame { .. }
            | CommandError::UnknownOption(_)
            | CommandError::NoSuchCase { .. }
            | CommandError::Unusable { .. }
            | CommandError::Impossible(_)
            | CommandError::File { .. }
            | CommandError::Internal(_)
            | CommandError::Output(_) => ExitCode::from(2),
        }
    }
}
