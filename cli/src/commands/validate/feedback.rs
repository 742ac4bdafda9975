use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use crate::command_error::CommandError;
use crate::input::read_text;

/// The folder in which a judge looks for more than the verdict. What lies in it stays there from one pass to the next.
pub(super) struct Feedback(PathBuf);

impl Feedback {
    pub(super) fn new(folder: PathBuf) -> Self {
        Feedback(folder)
    }

    pub(super) fn write(&self, name: &str, text: &str) -> Result<(), CommandError> {
        let path = self.0.join(name);
        fs::write(&path, text).map_err(CommandError::file(&path))
    }

    pub(super) fn append(&self, name: &str, text: &str) -> Result<(), CommandError> {
        let path = self.0.join(name);
        let file = OpenOptions::new().append(true).create(true).open(&path);
        file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(CommandError::file(&path))
    }

    /// What an earlier pass has left; `None` if there is no such file.
    pub(super) fn read(&self, name: &str) -> Result<Option<String>, CommandError> {
        let path = self.0.join(name);
        path.exists().then(|| read_text(&path)).transpose()
    }
}
