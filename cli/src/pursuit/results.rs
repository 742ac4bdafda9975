use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// Everything that the result of a match depends on: the first line of a results file.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    pub(super) boardlab: String,
    pub(super) fields: Vec<String>,
    /// Names and fingerprints of the programs.
    pub(super) players: Vec<(String, String)>,
    pub(super) reading: String,
    pub(super) seed: u64,
    /// Milliseconds, bytes of memory in MB, bytes of output.
    pub(super) limits: (u64, u32, u32),
}

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
    file: Option<File>,
}

impl Results {
    /// Reads a results file, or begins a new one. The file must have the same settings. An incomplete last line is
    /// removed.
    pub(super) fn open(path: Option<&Path>, settings: &Settings) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Results { played: BTreeMap::new(), file: None }) };
        let name = path.display().to_string();
        let file_error = Failure::file(path);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(&file_error)?;
        file.try_lock().map_err(|_| Failure::Usage(format!("{name}: another tournament is writing to it")))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(&file_error)?;
        let complete = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let played = entries(&bytes[..complete], settings).map_err(|why| Failure::Usage(format!("{name}: {why}")))?;
        file.set_len(complete as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(&file_error)?;
        if complete == 0 {
            write(&mut file, settings).map_err(file_error)?;
        }
        Ok(Results { played, file: Some(file) })
    }

    /// Adds a match and writes it to the file.
    pub(super) fn add(&mut self, entry: Entry) -> Result<(), Failure> {
        if let Some(file) = &mut self.file {
            write(file, &entry).map_err(Failure::system("the results cannot be kept"))?;
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

fn entries(bytes: &[u8], settings: &Settings) -> Result<BTreeMap<u64, Entry>, String> {
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let Some(head) = lines.next() else { return Ok(BTreeMap::new()) };
    let found: Settings = serde_json::from_slice(head)
        .map_err(|_| "this is no results file of a tournament, and is left as it is; name another".to_string())?;
    if let Some(what) = settings.difference(&found) {
        return Err(format!("it was begun with {what}; play with those again, or name another results file"));
    }
    let entry = |(number, line): (usize, &[u8])| {
        let entry: Entry = serde_json::from_slice(line)
            .map_err(|error| format!("line {number}: {error}; without that line its match is played again"))?;
        Ok((entry.number, entry))
    };
    (2..).zip(lines).map(entry).collect()
}

impl Settings {
    /// Describes the first difference between two settings.
    fn difference(&self, found: &Settings) -> Option<String> {
        let others = |what: &str, found: &dyn std::fmt::Debug| Some(format!("{what} {found:?}"));
        let names = |settings: &Settings| settings.players.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        let changed = self.players.iter().zip(&found.players).find(|(ours, found)| ours != found);
        match () {
            () if self == found => None,
            () if self.boardlab != found.boardlab => others("boardlab", &found.boardlab),
            () if self.fields != found.fields => others("the fields", &found.fields.join(", ")),
            () if names(self) != names(found) => others("the players", &names(found).join(",")),
            () if self.reading != found.reading => others("--reading", &found.reading),
            () if self.seed != found.seed => others("--seed", &found.seed),
            () if self.limits != found.limits => others("the limits (ms, MB, bytes)", &found.limits),
            () => changed.map(|((name, _), _)| format!("another program of {name:?}, which has changed since")),
        }
    }
}
