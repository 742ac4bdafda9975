use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::mem;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::schedule::Schedule;
use super::settings::Settings;
use crate::command_error::CommandError;
use crate::jobs::{Kept, Settings as _};
use crate::output::atomic_write::atomic_write;
use crate::output::sealed::{Damage, Seed, begins_sealed, seal, unseal};
use crate::output::tell::tell;

/// A match that was played: a line of a results file.
#[derive(Serialize, Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    /// Its number in the schedule.
    #[serde(rename = "match")]
    pub(super) number: u64,
    pub(super) field: String,
    pub(super) catchers: String,
    pub(super) fugitive: String,
    /// The turn in which it ended.
    pub(super) turn: u16,
    /// caught, escaped or forfeit.
    pub(super) end: String,
    /// The points of both.
    pub(super) score: (u16, u16),
    pub(super) forfeit: Option<Forfeit>,
    /// The match in the statement's form, if replays are kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) replay: Option<String>,
}

#[derive(Serialize, Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Forfeit {
    /// catchers or fugitive.
    pub(super) side: String,
    pub(super) reason: String,
    pub(super) stderr: String,
}

/// The played matches, and the file that stores them.
pub(super) struct Results {
    played: BTreeMap<u64, Entry>,
    file: Option<ResultsFile>,
}

/// A line for the settings, then one for each match. Each is sealed, and the digest of a match begins with that of the
/// settings: lines of other tournaments are told apart.
struct ResultsFile {
    path: PathBuf,
    file: File,
    /// The digest of the settings.
    settings: Seed,
}

impl Results {
    /// Reads a results file, or begins a new one. The file must have the same settings. An incomplete last line is
    /// removed.
    pub(super) fn open(path: Option<&Path>, settings: &Settings) -> Result<Self, CommandError> {
        let Some(path) = path else { return Ok(Results { played: BTreeMap::new(), file: None }) };
        let name = path.display().to_string();
        let file_error = CommandError::file(path);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(&file_error)?;
        file.try_lock().map_err(|_| CommandError::unusable(&name, IN_USE))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(&file_error)?;
        let head = line(0, settings)?;
        let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let rest = bytes.split_off(end);
        let is_ours = if end == 0 { head.as_bytes().starts_with(&rest) } else { begins_sealed(&rest) };
        if end == 0 {
            bytes.extend(head.as_bytes());
        }
        let read = if is_ours { entries(&mut bytes, settings) } else { Err(NOT_OURS.into()) };
        let (digest, played) = read.map_err(|why| CommandError::unusable(&name, why))?;
        file.set_len(end as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(&file_error)?;
        if end == 0 {
            write(&mut file, &head).map_err(&file_error)?;
        }
        Ok(Results { played, file: Some(ResultsFile { path: path.into(), file, settings: digest }) })
    }
}

impl Kept<Entry> for Results {
    fn take_known(&mut self) -> BTreeMap<u64, Entry> {
        mem::take(&mut self.played)
    }

    fn keep(&mut self, entry: &Entry) -> Result<(), CommandError> {
        let Some(ResultsFile { path, file, settings }) = &mut self.file else { return Ok(()) };
        write(file, &line(*settings, entry)?).map_err(CommandError::file(path))
    }
}

const IN_USE: &str = "another tournament is writing to it";
const NOT_OURS: &str = "this is no results file of a tournament, and is left as it is; name another";

fn line(seed: Seed, what: &impl Serialize) -> io::Result<String> {
    Ok(seal(seed, what, b"\n")? + "\n")
}

/// Writes a line with one call, so that only the last line can be incomplete.
fn write(file: &mut File, line: &str) -> io::Result<()> {
    file.write_all(line.as_bytes())?;
    file.flush()
}

/// Takes over what a results file of other players or fields has of these: the matches that would be the same. It is
/// replaced as a whole. A file that differs in more is left as it is.
pub(super) fn update(path: &Path, settings: &Settings, schedule: &Schedule) -> Result<(), CommandError> {
    if !path.exists() {
        return Ok(());
    }
    let file_error = CommandError::file(path);
    let mut file = File::open(path).map_err(&file_error)?;
    file.try_lock().map_err(|_| CommandError::unusable(path.display(), IN_USE))?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(&file_error)?;
    let head = bytes.iter().position(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let Ok((_, found)) = settings_of(&mut bytes[..head].to_vec()) else { return Ok(()) };
    if !is_near(settings, &found) || settings.difference(&found).is_none() {
        return Ok(());
    }
    bytes.truncate(bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1));
    let (_, played) = entries(&mut bytes, &found).map_err(|why| CommandError::unusable(path.display(), why))?;
    let all = played.len();
    let kept: Vec<Entry> =
        played.into_values().filter_map(|entry| taken_over(entry, &found, settings, schedule)).collect();
    let head = line(0, settings)?;
    let (digest, _) = settings_of(&mut head.clone().into_bytes()).map_err(CommandError::Internal)?;
    let lines = kept.iter().map(|entry| line(digest, entry)).collect::<io::Result<String>>()?;
    atomic_write(path, (head + &lines).as_bytes())?;
    tell(format_args!("boardlab: {}: {} of {all} matches are as they were", path.display(), kept.len()));
    Ok(())
}

/// Whether only players and fields differ.
fn is_near(settings: &Settings, found: &Settings) -> bool {
    settings.with_those_of(found).difference(found).is_none()
}

/// A match with its number in another schedule. `None` if it is not in that, or if a player has changed.
fn taken_over(entry: Entry, found: &Settings, settings: &Settings, schedule: &Schedule) -> Option<Entry> {
    let is_same = |name: &String| {
        let program =
            |of: &Settings| of.players.iter().find(|(known, _)| known == name).map(|(_, print)| print.clone());
        program(found) == program(settings)
    };
    let number = schedule.number(&entry.field, &entry.catchers, &entry.fugitive)?;
    (is_same(&entry.catchers) && is_same(&entry.fugitive)).then_some(Entry { number, ..entry })
}

/// The settings of a first line, and their digest.
fn settings_of(line: &mut [u8]) -> Result<(Seed, Settings), String> {
    let (digest, head) = unseal(0, line).map_err(|damage| match damage {
        Damage::NoDigest => NOT_OURS.to_string(),
        Damage::Differs => "its first line is damaged, or was changed; name another results file".into(),
    })?;
    Ok((digest, serde_json::from_slice(head).map_err(|_| NOT_OURS.to_string())?))
}

/// The digest of the settings, and the matches, of complete lines.
fn entries(bytes: &mut [u8], settings: &Settings) -> Result<(Seed, BTreeMap<u64, Entry>), String> {
    let mut lines = bytes.split_inclusive_mut(|&byte| byte == b'\n');
    let (digest, found) = settings_of(lines.next().unwrap_or_default())?;
    if let Some(what) = settings.difference(&found) {
        let again = format!("it was begun with {what}; play with those again, or name another results file");
        return Err(match is_near(settings, &found) {
            true => again + ", or add --update, and only what is new is played",
            false => again,
        });
    }
    let mut played = BTreeMap::new();
    for (number, line) in (2..).zip(lines) {
        let bad = |why: &dyn Display| format!("line {number}: {why}; without that line its match is played again");
        let (_, entry) = unseal(digest, line).map_err(|damage| bad(&damage))?;
        let entry: Entry = serde_json::from_slice(entry).map_err(|error| bad(&error))?;
        if let Some(twice) = played.insert(entry.number, entry) {
            return Err(bad(&format!("match {} is there twice", twice.number)));
        }
    }
    Ok((digest, played))
}
