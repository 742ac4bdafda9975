use boardlab_core::Span;
use boardlab_core::scene::{Printed, Scene};

use crate::command_error::CommandError;

/// Where a game is named, this is a file of scenes.
pub(crate) const SCENES: &str = "scenes";

/// The positions that a program has printed, one after the other; what else it has printed is its log. There may be
/// more of them than there is room for.
pub(crate) struct Scenes<'a> {
    /// Of the text.
    name: &'a str,
    text: &'a str,
    /// Where the next line begins.
    next: usize,
    printed: Printed,
}

impl<'a> Scenes<'a> {
    pub(crate) fn of(name: &'a str, text: &'a str) -> Self {
        Scenes { name, text, next: 0, printed: Printed::default() }
    }

    /// Goes on to the next position. False if there is none.
    pub(crate) fn go_on(&mut self) -> Result<bool, CommandError> {
        while let Some(line) = self.text[self.next..].split_inclusive('\n').next() {
            let start = self.next;
            self.next += line.len();
            match self.printed.read(line) {
                Some(Ok(())) => return Ok(true),
                Some(Err(wrong)) => {
                    let at = start + wrong.at;
                    let span = Span { start: at, end: at };
                    return Err(CommandError::malformed(self.name, self.text, span, wrong.to_string(), HELP));
                }
                None => {}
            }
        }
        Ok(false)
    }

    /// The position that it has come to.
    pub(crate) fn scene(&self) -> Result<Scene, CommandError> {
        let none = || CommandError::unusable(self.name, "no line is a scene; docs/scenes.md says what one is");
        self.printed.scene().ok_or_else(none)
    }
}

const HELP: &str = "a line that begins as an object of JSON is a position; docs/scenes.md says what stands in one";
