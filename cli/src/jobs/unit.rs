use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::job::{Job, Settings};
use super::line::Line;
use crate::command_error::CommandError;
use crate::output::atomic_write::atomic_write;
use crate::output::sealed::{seal, unseal};

/// What came of a unit: the content of its file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unit<S, O> {
    pub(super) boardlab: String,
    /// The words of the command.
    pub(super) command: Vec<String>,
    /// The number of tasks of the job.
    pub(super) tasks: u64,
    /// The first task of the unit, and the one behind its last.
    pub(super) range: (u64, u64),
    pub(super) settings: S,
    /// What came of its tasks, in their order: of all, or up to one after which no other matters.
    pub(super) outcomes: Vec<O>,
}

pub(super) type UnitOf<J> = Unit<<J as Job>::Settings, <J as Job>::Outcome>;

/// What tells whose a file is, whatever its outcomes are.
#[derive(Deserialize)]
pub(super) struct Head {
    pub(super) boardlab: String,
    pub(super) command: Vec<String>,
}

/// The file of a unit.
pub(super) fn file_of(range: &Range<u64>, folder: &Path) -> PathBuf {
    folder.join(format!("unit-{}-{}.json", range.start, range.end))
}

/// The files of units in a folder, in the order of their names.
pub(super) fn files_in(folder: &Path) -> Result<Vec<PathBuf>, CommandError> {
    let is_unit = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("unit-") && name.ends_with(".json")
    };
    let entries = fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let files: io::Result<Vec<PathBuf>> = entries;
    let mut files: Vec<PathBuf> = files.map_err(CommandError::file(folder))?.into_iter().filter(is_unit).collect();
    files.sort();
    Ok(files)
}

/// Why a file is of no use.
pub(super) enum Unsound {
    /// It is to be made again.
    Damaged(String),
    /// It is of another job, or cannot be read.
    Refused(CommandError),
}

/// What stands in a file behind its digest.
fn content(file: &Path) -> Result<Vec<u8>, Unsound> {
    let mut bytes = fs::read(file).map_err(|error| Unsound::Refused(CommandError::file(file)(error)))?;
    let (_, content) = unseal(0, &mut bytes).map_err(|damage| Unsound::Damaged(damage.to_string()))?;
    Ok(content.to_vec())
}

/// Whose a file is.
pub(super) fn read_head(file: &Path) -> Result<Head, Unsound> {
    serde_json::from_slice(&content(file)?).map_err(|error| Unsound::Damaged(error.to_string()))
}

/// Reads the file of a unit of a job with these words.
pub(super) fn read_unit<J: Job>(job: &J, words: &[String], file: &Path) -> Result<UnitOf<J>, Unsound> {
    let other = |why: String| Unsound::Refused(CommandError::unusable(file.display(), why));
    let content = content(file)?;
    let damaged = |error: serde_json::Error| Unsound::Damaged(error.to_string());
    let head: Head = serde_json::from_slice(&content).map_err(damaged)?;
    let ours = env!("CARGO_PKG_VERSION");
    if head.boardlab != ours {
        return Err(other(format!(
            "it is of boardlab {}, this is {ours}; remove it, or name another folder",
            head.boardlab
        )));
    }
    if head.command != words {
        let command = head.command.join(" ");
        return Err(other(format!("it is of another job, `{command}`; remove it, or name another folder")));
    }
    let unit: UnitOf<J> = serde_json::from_slice(&content).map_err(damaged)?;
    if let Some(what) = job.settings().difference(&unit.settings) {
        return Err(other(format!("it was made with {what}; remove it, or name another folder")));
    }
    if !unit.is_whole(job) {
        return Err(Unsound::Damaged("it does not have what came of its tasks".into()));
    }
    Ok(unit)
}

impl<S: Settings, O> Unit<S, O> {
    pub(super) fn range(&self) -> Range<u64> {
        self.range.0..self.range.1
    }

    fn is_whole<J: Job<Settings = S, Outcome = O>>(&self, job: &J) -> bool {
        let Range { start, end } = self.range();
        let is_ended = self.outcomes.last().is_some_and(|last| job.ends(last));
        let missing = end.checked_sub(start).and_then(|tasks| tasks.checked_sub(self.outcomes.len() as u64));
        self.tasks == job.tasks() && end <= self.tasks && missing.is_some_and(|missing| missing == 0 || is_ended)
    }
}

/// Writes what came of a unit, as a whole.
pub(super) fn write_unit<J: Job>(
    job: &J,
    line: &Line,
    outcomes: Vec<J::Outcome>,
    file: &Path,
) -> Result<(), CommandError> {
    let unit = Unit {
        boardlab: env!("CARGO_PKG_VERSION").into(),
        command: line.words.clone(),
        tasks: line.tasks,
        range: (line.range.start, line.range.end),
        settings: job.settings(),
        outcomes,
    };
    atomic_write(file, (seal(0, &unit, b"\n")? + "\n").as_bytes())
}
