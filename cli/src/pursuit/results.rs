use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// All that the result of a match depends on: the first line of a results file.
#[derive(Serialize, Deserialize, PartialEq, Eq, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    pub(super) boardlab: String,
    pub(super) fields: Vec<String>,
    /// Names, each with what tells its program from another.
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
    /// The turn it ended in.
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

/// The matches that were played, and the file that keeps them.
pub(super) struct Results {
    pub(super) played: BTreeMap<u64, Entry>,
    file: Option<File>,
}

impl Results {
    /// Those of a file that was begun with the same settings, or of none. Its last line may be torn: it is cut off.
    pub(super) fn open(path: Option<&Path>, settings: &Settings) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Results { played: BTreeMap::new(), file: None }) };
        let name = path.display().to_string();
        let told = Failure::file(path);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(&told)?;
        file.try_lock().map_err(|_| Failure::Usage(format!("{name}: another tournament is writing to it")))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(&told)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let played = entries(&bytes[..whole], settings).map_err(|why| Failure::Usage(format!("{name}: {why}")))?;
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(&told)?;
        if whole == 0 {
            write(&mut file, settings).map_err(told)?;
        }
        Ok(Results { played, file: Some(file) })
    }

    /// Adds a match and keeps it at once.
    pub(super) fn add(&mut self, entry: Entry) -> Result<(), Failure> {
        if let Some(file) = &mut self.file {
            write(file, &entry).map_err(Failure::system("the results cannot be kept"))?;
        }
        self.played.insert(entry.number, entry);
        Ok(())
    }
}

/// Writes a line at once, so that a torn one can only be the last.
fn write(file: &mut File, what: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_string(what)?;
    line.push('\n');
    file.write_all(line.as_bytes())?;
    file.flush()
}

fn entries(bytes: &[u8], settings: &Settings) -> Result<BTreeMap<u64, Entry>, String> {
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let Some(head) = lines.next() else { return Ok(BTreeMap::new()) };
    let theirs: Settings = serde_json::from_slice(head)
        .map_err(|_| "this is no results file of a tournament, and is left as it is; name another".to_string())?;
    if let Some(what) = settings.difference(&theirs) {
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
    /// What others have that are not the same.
    fn difference(&self, theirs: &Settings) -> Option<String> {
        let others = |what: &str, theirs: &dyn std::fmt::Debug| Some(format!("{what} {theirs:?}"));
        let names = |settings: &Settings| settings.players.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        let changed = self.players.iter().zip(&theirs.players).find(|(ours, theirs)| ours != theirs);
        match () {
            () if self == theirs => None,
            () if self.boardlab != theirs.boardlab => others("boardlab", &theirs.boardlab),
            () if self.fields != theirs.fields => others("the fields", &theirs.fields.join(", ")),
            () if names(self) != names(theirs) => others("the players", &names(theirs).join(",")),
            () if self.reading != theirs.reading => others("--reading", &theirs.reading),
            () if self.seed != theirs.seed => others("--seed", &theirs.seed),
            () if self.limits != theirs.limits => others("the limits (ms, MB, bytes)", &theirs.limits),
            () => changed.map(|((name, _), _)| format!("another program of {name:?}, which has changed since")),
        }
    }
}
