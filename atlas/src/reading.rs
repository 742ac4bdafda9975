//! Reads an atlas. The whole file is checked before anything of it is used: what is wrong is named with its place and
//! field, what was expected there, and what was found.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use boardlab::{CommandError, begins_sealed, unseal, without_mark};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::atlas_file::{AtlasFile, Entry, VERSION};
use super::earlier::{COMPUTED_TO_LOSE, COMPUTED_TO_WIN};
use super::key::{AtlasKey, SIDES};

/// The first names of the solver's proofs, and those of now.
const FIRST_NAMES: [(&str, &str); 2] =
    [("fewer computed to lose", COMPUTED_TO_LOSE), ("computed to win", COMPUTED_TO_WIN)];

/// The command of a shard began so when it was one of `boardlab`, and begins so now.
const FIRST_COMMAND: (&str, &str) = ("boardlab pursuit atlas shard ", "boardlab-atlas shard ");

/// What is read first: later versions may have other fields.
#[derive(Deserialize)]
struct Version {
    version: u8,
}

impl AtlasFile {
    pub(super) fn read(file: &Path) -> Result<Self, CommandError> {
        let bytes = fs::read(file).map_err(CommandError::file(file))?;
        AtlasFile::parse(bytes).map_err(|why| CommandError::unusable(file.display(), why))
    }

    /// Reads a file from its bytes. A digest need not be there, but has to be right.
    pub(super) fn parse(mut bytes: Vec<u8>) -> Result<Self, String> {
        let content = match begins_sealed(&bytes) && !bytes.is_empty() {
            true => {
                unseal(0, &mut bytes)
                    .map_err(|damage| format!("{damage}; without the field `digest` it is read as it stands"))?
                    .1
            }
            false => without_mark(&bytes),
        };
        let Version { version } = typed(content)?;
        if !(1..=VERSION).contains(&version) {
            return Err(format!("version: expected 1 to {VERSION}; found {version}"));
        }
        let mut atlas: AtlasFile = typed(content)?;
        atlas.entries.iter_mut().for_each(rename);
        atlas.check()?;
        Ok(atlas)
    }

    fn check(&self) -> Result<(), String> {
        let mut places = BTreeMap::new();
        for (place, entry) in self.entries.iter().enumerate() {
            entry.check().map_err(|fault| format!("entries[{place}]{}{fault}", named(entry)))?;
            if let Some(first) = places.insert(entry.key(), place) {
                return Err(format!(
                    "entries[{place}]: expected each case once; found {} again, as in entries[{first}]",
                    entry.key()
                ));
            }
        }
        let largest = self.largest().ok_or("entries: expected at least one; found none")?;
        match AtlasKey::all(largest).into_iter().find(|key| !places.contains_key(key)) {
            Some(key) => Err(format!("entries: expected all up to N = {largest}; found none for {key}")),
            None => Ok(()),
        }
    }

    /// The longest side.
    pub(super) fn largest(&self) -> Option<u8> {
        self.entries.iter().map(|entry| entry.n).max()
    }
}

/// A value with the fields and types of its kind, and no others.
fn typed<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| match error.path().iter().next() {
        Some(_) => error.to_string(),
        None => error.into_inner().to_string(),
    })?;
    json.end().map_err(|error| error.to_string())?;
    Ok(value)
}

/// Gives what earlier programs wrote the names of now.
fn rename(entry: &mut Entry) {
    for (first, now) in FIRST_NAMES {
        entry.source = entry.source.replace(first, now);
    }
    let (first, now) = FIRST_COMMAND;
    entry.command = entry.command.replace(first, now);
}

/// The name of an entry, if its side allows one.
fn named(entry: &Entry) -> String {
    if SIDES.contains(&entry.n) { format!(" ({}).", entry.key()) } else { ".".into() }
}

impl Entry {
    /// What does not fit together in it: the field, what is expected, and what is found.
    fn check(&self) -> Result<(), String> {
        let Entry { n, least: [low, high], time, more, placement, .. } = self;
        expect(SIDES.contains(n), "n", "3 to 16", n)?;
        let most = u16::from(*n) * u16::from(*n) - 1;
        expect(
            (1..=*high).contains(low) && *high <= most,
            "least",
            &format!("two of 1 to {most}, the lower first"),
            self.least,
        )?;
        expect(
            time.is_none_or(|time| time > 0 && low == high),
            "time",
            "turns from 1 on, or null where K is not known",
            time,
        )?;
        let is_slower = |more: &u16| time.is_some_and(|time| time < *more);
        expect(
            more.is_none_or(|more| more > 0 && low == high),
            "more",
            "turns from 1 on, or null where K is not known",
            more,
        )?;
        expect(!more.as_ref().is_some_and(is_slower), "more", "no more turns than `time` says", more)?;
        let count = placement.len();
        expect(
            count == 0 || (low == high && count == usize::from(*low)),
            "placement",
            "a cell of each catcher, or none",
            placement,
        )?;
        expect(
            placement.iter().all(|&(x, y)| x < *n && y < *n),
            "placement",
            &format!("x and y below {n}"),
            placement,
        )?;
        expect(self.seconds.is_none_or(|seconds| seconds >= 0.0), "seconds", "0 or more", self.seconds)?;
        let solved = [*low, low - 1].map(|catchers| self.key().command(catchers as u8));
        let expected = format!("`{}`, K {} or `{}`", solved[0], low - 1, self.key().shard_command());
        let is_known = solved.contains(&self.command) || self.command == self.key().shard_command();
        expect(is_known, "command", &expected, &self.command)
    }
}

fn expect(holds: bool, field: &str, expected: &str, found: impl Serialize) -> Result<(), String> {
    let fault = || format!("{field}: expected {expected}; found {}", serde_json::to_string(&found).unwrap_or_default());
    if holds { Ok(()) } else { Err(fault()) }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const SHIPPED: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/atlas.json"));

    /// What is wrong with the shipped atlas after a change.
    fn fault(change: impl FnOnce(&mut Value)) -> String {
        let mut atlas: Value = serde_json::from_slice(SHIPPED).expect("JSON");
        // Without its digest.
        atlas.as_object_mut().map(|atlas| atlas.remove("digest"));
        change(&mut atlas);
        AtlasFile::parse(atlas.to_string().into_bytes()).err().unwrap_or_default()
    }

    /// The same after a change of a field of the fourth entry, square-6-1-default.
    fn with(field: &str, value: Value) -> String {
        fault(|atlas| atlas["entries"][3][field] = value)
    }

    #[test]
    fn the_shipped_atlas_is_read() {
        assert_eq!(AtlasFile::parse(SHIPPED.to_vec()).map(|atlas| atlas.entries.len()), Ok(280));
        assert_eq!(fault(|_| {}), "");
    }

    #[test]
    fn an_atlas_of_a_version_without_its_program_is_read() {
        for version in [1, 2] {
            let old = |atlas: &mut Value| {
                atlas["version"] = version.into();
                atlas.as_object_mut().map(|atlas| atlas.remove("boardlab"));
            };
            assert_eq!(fault(old), "");
        }
        assert_eq!(fault(|atlas| atlas["version"] = 4.into()), "version: expected 1 to 3; found 4");
    }

    #[test]
    fn a_value_of_another_type_is_named_by_its_place() {
        for (field, value) in [
            ("field", json!("moon")),
            ("n", json!(256)),
            ("n", json!("5")),
            ("steps", json!(5)),
            ("steps", json!("fast")),
            ("reading", json!("")),
            ("time", json!(-1)),
            ("time", json!("soon")),
            ("more", json!(1.5)),
            ("kind", json!("guess")),
            ("source", json!(null)),
            ("command", json!(["boardlab"])),
            ("seconds", json!("1")),
            ("bytes", json!(-1)),
            ("extra", json!(1)),
        ] {
            let fault = with(field, value);
            assert!(fault.starts_with(&format!("entries[3].{field}: ")), "{fault}");
        }
        assert!(with("least", json!([2])).starts_with("entries[3].least"));
        assert!(with("least", json!([2, 70_000])).starts_with("entries[3].least[1]: "));
        assert!(with("placement", json!([[1, 1], [1, -1]])).starts_with("entries[3].placement[1][1]: "));
        for field in ["least", "time", "more", "seconds", "bytes", "command"] {
            let missing = fault(|atlas| _ = atlas["entries"][3].as_object_mut().map(|entry| entry.remove(field)));
            assert!(missing.starts_with("entries[3]: ") && missing.contains(&format!("`{field}`")), "{missing}");
        }
        let twice = String::from_utf8_lossy(SHIPPED).replacen("\"time\":2,", "\"time\":2,\"time\":2,", 1);
        let twice = twice.split_once("\"version\"").map(|(_, rest)| format!("{{\"version\"{rest}")).expect("a version");
        let fault = AtlasFile::parse(twice.into_bytes()).err().unwrap_or_default();
        assert!(fault.starts_with("entries[0]: ") && fault.contains("`time`"), "{fault}");
    }

    #[test]
    fn a_value_that_cannot_be_is_named_by_its_entry() {
        for (field, value) in [
            ("least", json!([3, 2])),
            ("least", json!([0, 2])),
            ("least", json!([257, 257])),
            ("time", json!(0)),
            ("more", json!(0)),
            ("more", json!(6)),
            ("placement", json!([[0, 0]])),
            ("placement", json!([[0, 0], [6, 0]])),
            ("seconds", json!(-0.5)),
            ("command", json!("rm")),
            ("command", json!("boardlab pursuit solve --field square -n 6 -k 3 -s 1")),
        ] {
            let fault = with(field, value);
            assert!(fault.starts_with(&format!("entries[3] (square-6-1-default).{field}: expected ")), "{fault}");
            assert!(fault.contains("; found "), "{fault}");
        }
        assert!(with("least", json!([2, 3])).starts_with("entries[3] (square-6-1-default).time: "));
        assert!(with("n", json!(17)).starts_with("entries[3].n: "));
        let twice = fault(|atlas| atlas["entries"][9] = atlas["entries"][3].clone());
        assert!(twice.starts_with("entries[9]: ") && twice.ends_with("entries[3]"), "{twice}");
        let gone = fault(|atlas| _ = atlas["entries"].as_array_mut().map(|entries| entries.remove(3)));
        assert!(gone.starts_with("entries: ") && gone.ends_with("square-6-1-default"), "{gone}");
        assert!(fault(|atlas| atlas["entries"] = json!([])).starts_with("entries: "));
    }

    #[test]
    fn what_is_no_atlas_of_a_known_version_is_refused() {
        for version in [json!(0), json!(4), json!("2"), json!(null)] {
            assert!(fault(|atlas| atlas["version"] = version).starts_with("version: "));
        }
        for text in ["", "{", "[]", "null", "{\"entries\": []}"] {
            assert!(AtlasFile::parse(text.into()).is_err(), "{text}");
        }
        assert!(fault(|atlas| atlas["digest"] = json!("0123456789abcdef")).contains("digest"));
        let formula = fault(|atlas| atlas["conjectures"][1]["formula"] = json!(1));
        assert!(formula.starts_with("conjectures[1].formula: "), "{formula}");
        assert!(AtlasFile::parse([SHIPPED, b"{}"].concat()).is_err());
    }
}
