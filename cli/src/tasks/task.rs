use std::path::{Path, PathBuf};

use boardlab_core::Span;
use boardlab_core::scene::Scene;
use boardlab_task::protocol::{About, Answer, Fault, Frame, Question, TextPlace, VERSION};

use super::host::Host;
use crate::command_error::CommandError;
use crate::input::read_bytes;
use crate::output::file_name::display_name;

/// Rows and columns that a board may have.
const SIDE: u32 = 1000;

/// A task by its module.
pub(super) struct Task {
    file: PathBuf,
    host: Host,
    pub(super) about: About,
}

/// Why an input is not open.
pub(super) enum Unread {
    Fault(Fault),
    Error(CommandError),
}

impl Task {
    pub(super) fn load(file: &Path) -> Result<Self, CommandError> {
        let bytes = read_bytes(file).map_err(CommandError::file(file))?;
        let unusable = |problem: String| CommandError::unusable(display_name(file), problem);
        let mut host = Host::start(&bytes).map_err(unusable)?;
        let about: About = host.ask(&Question { call: "about".into(), ..Question::default() }).map_err(unusable)?;
        if about.version != VERSION {
            let found = about.version;
            return Err(unusable(format!(
                "it speaks version {found} of the interface, and this program version {VERSION}: build it again with the \
                 `boardlab-task` of this program, or take the program that belongs to it"
            )));
        }
        Ok(Task { file: file.into(), host, about })
    }

    /// Asks a question, with what the module calls an error as one.
    pub(super) fn ask(&mut self, call: &str, question: Question) -> Result<Answer, CommandError> {
        let answer: Result<Answer, String> = self.host.ask(&Question { call: call.into(), ..question });
        let answer = answer.map_err(|problem| self.unusable(problem))?;
        match answer.error {
            Some(error) => Err(self.unusable(format!("{call}: {error}"))),
            None => Ok(answer),
        }
    }

    pub(super) fn unusable(&self, problem: impl std::fmt::Display) -> CommandError {
        CommandError::unusable(display_name(&self.file), problem)
    }

    /// What an answer should have and does not.
    pub(super) fn missing<T>(&self, call: &str, part: Option<T>) -> Result<T, CommandError> {
        part.ok_or_else(|| self.unusable(format!("{call}: its answer is not that of a task")))
    }

    pub(super) fn open(&mut self, input: &str) -> Result<(), Unread> {
        let question = Question { input: Some(input.into()), ..Question::default() };
        match self.ask("open", question).map_err(Unread::Error)? {
            Answer { fault: Some(fault), .. } => Err(Unread::Fault(fault)),
            answer => self.missing("open", answer.line).map(drop).map_err(Unread::Error),
        }
    }

    /// Opens an input that a person named.
    pub(super) fn open_named(&mut self, name: &str, input: &str) -> Result<(), CommandError> {
        self.open(input).map_err(|unread| match unread {
            Unread::Error(error) => error,
            Unread::Fault(Fault { place, expected, found, fix }) => {
                let help = if fix.is_empty() { format!("write {expected}") } else { fix };
                let problem = format!("expected {expected}, found {found}");
                CommandError::malformed(name, input, span(input, place), problem, &help)
            }
        })
    }

    pub(super) fn frame(&mut self, ply: usize) -> Result<Frame, CommandError> {
        let answer = self.ask("frame", Question { ply: Some(ply), ..Question::default() })?;
        let frame = self.missing("frame", answer.frame)?;
        let Scene { board, version, .. } = &frame.scene;
        let is_drawn = [board.rows, board.columns].iter().all(|side| (1..=SIDE).contains(side));
        if !is_drawn || *version != boardlab_core::scene::VERSION {
            let problem = format!("its board cannot be drawn: it must have 1 to {SIDE} rows and columns");
            return Err(self.unusable(problem));
        }
        Ok(frame)
    }
}

/// The bytes of a place that is counted in UTF-16 units. What lies outside of the text is moved to its end.
fn span(text: &str, place: TextPlace) -> Span {
    let offset = |units: usize| {
        let mut passed = 0;
        let at = text.char_indices().find(|(_, sign)| {
            passed += sign.len_utf16();
            passed > units
        });
        at.map_or(text.len(), |(at, _)| at)
    };
    let start = offset(place.start);
    Span { start, end: offset(place.end).max(start) }
}
