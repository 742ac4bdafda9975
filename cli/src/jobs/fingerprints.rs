use std::ffi::OsString;
use std::fs;
use std::path::Path;

use boardlab_core::fnv::fnv1a;
use serde::{Deserialize, Serialize};

use super::job::Settings;
use crate::command_error::CommandError;

/// The settings of a job that depends on the version and on files alone.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fingerprints {
    boardlab: String,
    /// Files that the words of a command name, with checksums.
    files: Vec<(String, String)>,
}

impl Fingerprints {
    pub(crate) fn of<'a>(words: impl IntoIterator<Item = &'a OsString>) -> Result<Self, CommandError> {
        let files = words.into_iter().filter(|word| Path::new(word).is_file());
        let print = |word: &OsString| Ok((word.to_string_lossy().into_owned(), fingerprint(Path::new(word))?));
        let files = files.map(print).collect::<Result<_, CommandError>>()?;
        Ok(Fingerprints { boardlab: env!("CARGO_PKG_VERSION").into(), files })
    }
}

/// A checksum of the content of a file.
pub(crate) fn fingerprint(file: &Path) -> Result<String, CommandError> {
    Ok(format!("{:016x}", fnv1a(fs::read(file).map_err(CommandError::file(file))?)))
}

impl Settings for Fingerprints {
    fn difference(&self, found: &Self) -> Option<String> {
        if self.boardlab != found.boardlab {
            return Some(format!("boardlab {:?}", found.boardlab));
        }
        let is_other = |file: &&(String, String)| !found.files.contains(file);
        let changed = self.files.iter().find(is_other).or_else(|| found.files.get(self.files.len()));
        changed.map(|(file, _)| format!("another {file:?}, which has changed since"))
    }
}
