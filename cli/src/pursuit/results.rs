use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::schedule::Schedule;
use super::settings::Settings;
use crate::failure::Failure;
use crate::input::read_json;

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
    pub(super) played: BTreeMap<u64, Entry>,
    file: Option<(PathBuf, File)>,
}

impl Results {
    /// Reads a results file, or begins a new one. The file must have the same settings. An incomplete last line is
    /// removed.
    pub(super) fn open(path: Option<&Path>, settings: &Settings, schedule: &Schedule) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Results { played: BTreeMap::new(), file: None }) };
        let name = path.display().to_string();
        let file_error = Failure::file(path);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(&file_error)?;
        file.try_lock().map_err(|_| Failure::unusable(&name, "another tournament is writing to it"))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(&file_error)?;
        let complete = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let played = entries(&bytes[..complete], settings, schedule).map_err(|why| Failure::unusable(&name, why))?;
        file.set_len(complete as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(&file_error)?;
        if complete == 0 {
            write(&mut file, settings).map_err(&file_error)?;
        }
        Ok(Results { played, file: Some((path.into(), file)) })
    }

    /// Adds a match and writes it to the file.
    pub(super) fn add(&mut self, entry: Entry) -> Result<(), Failure> {
        if let Some((path, file)) = &mut self.file {
            write(file, &entry).map_err(Failure::file(path))?;
        }
        self.played.insert(entry.number, entry);
        Ok(())
    }
}

/// Writes a line with one call, so that only the last line can be incomplete.
fn write(file: &mut File, what: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_string(what)?;
    line.push('\n');
    file.write_all(line.as_bytes())?;
    file.flush()
}

fn entries(bytes: &[u8], settings: &Settings, schedule: &Schedule) -> Result<BTreeMap<u64, Entry>, String> {
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let Some(head) = lines.next() else { return Ok(BTreeMap::new()) };
    let found: Settings = read_json(head)
        .map_err(|_| "this is no results file of a tournament, and is left as it is; name another".to_string())?;
    if let Some(what) = settings.difference(&found) {
        return Err(format!("it was begun with {what}; play with those again, or name another results file"));
    }
    let mut played = BTreeMap::new();
    for (number, line) in (2..).zip(lines) {
        let bad = |why: &dyn Display| format!("line {number}: {why}; without that line its match is played again");
        let entry: Entry = serde_json::from_slice(line).map_err(|error| bad(&error))?;
        entry.check(schedule).map_err(|why| bad(&why))?;
        if let Some(twice) = played.insert(entry.number, entry) {
            return Err(bad(&format!("match {} is there twice", twice.number)));
        }
    }
    Ok(played)
}

impl Entry {
    /// Checks that it can be the result of its match: a file may have been edited by hand.
    fn check(&self, schedule: &Schedule) -> Result<(), String> {
        if self.number >= schedule.matches() {
            return Err(format!("there is no match {}: the last one is {}", self.number, schedule.matches() - 1));
        }
        let (field, [catchers, fugitive]) = schedule.get(self.number);
        if (&self.field, &self.catchers, &self.fugitive) != (&field.line, &catchers.name, &fugitive.name) {
            let (field, catchers, fugitive) = (&field.line, &catchers.name, &fugitive.name);
            return Err(format!("match {} is {catchers} against {fugitive} on {field}", self.number));
        }
        let turns = field.case.params.turns;
        let loser = self.forfeit.as_ref().map(|forfeit| forfeit.side.as_str());
        let score = match (self.end.as_str(), loser) {
            _ if self.turn >= turns => None,
            ("caught", None) | ("forfeit", Some("fugitive")) => Some((turns - self.turn, self.turn)),
            ("escaped", None) | ("forfeit", Some("catchers")) => Some((0, turns)),
            _ => None,
        };
        match score {
            Some(score) if score == self.score => Ok(()),
            _ => Err(format!("match {} cannot have ended like this", self.number)),
        }
    }
}
