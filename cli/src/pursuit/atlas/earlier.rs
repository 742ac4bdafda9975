//! What an earlier atlas says was computed: evidence beside the shards, for results that took long.

use std::fs;
use std::path::Path;

use boardlab_core::games::pursuit::exact::Goal;
use serde::Deserialize;

use super::key::AtlasKey;
use super::shard::Run;
use crate::failure::Failure;
use crate::input::read_json;

/// Versions of the file whose entries have these fields.
const VERSIONS: std::ops::RangeInclusive<u8> = 1..=2;

/// The proofs of bounds that the solver has found, as the file names them.
pub(super) const COMPUTED_TO_LOSE: &str = "the solver shows that fewer lose";
pub(super) const COMPUTED_TO_WIN: &str = "the solver shows that this many win";
/// The same in files of version 1.
const FIRST_NAMES: [&str; 2] = ["fewer computed to lose", "computed to win"];

/// An earlier file of the atlas.
#[derive(Deserialize)]
pub(super) struct EarlierAtlas {
    version: u8,
    entries: Vec<EarlierEntry>,
}

/// An entry of it; for the fields see `AtlasFile`.
#[derive(Deserialize)]
pub(super) struct EarlierEntry {
    field: String,
    n: u8,
    steps: serde_json::Value,
    reading: String,
    pub(super) least: [u16; 2],
    pub(super) time: Option<u16>,
    pub(super) more: Option<u16>,
    kind: String,
    source: String,
    pub(super) placement: Vec<(u8, u8)>,
    command: String,
    seconds: Option<f64>,
    bytes: Option<u64>,
}

impl EarlierAtlas {
    pub(super) fn read(file: &Path) -> Result<Self, Failure> {
        let bytes = fs::read(file).map_err(Failure::file(file))?;
        let unusable = |why: String| Failure::unusable(file.display(), why);
        let atlas: EarlierAtlas = read_json(&bytes).map_err(|error| unusable(error.to_string()))?;
        match VERSIONS.contains(&atlas.version) {
            true => Ok(atlas),
            false => Err(unusable(format!("it is of version {}; versions 1 and 2 can be read", atlas.version))),
        }
    }

    /// The entries of a key.
    pub(super) fn of(&self, key: AtlasKey) -> impl Iterator<Item = &EarlierEntry> {
        self.entries.iter().filter(move |entry| entry.key().is_some_and(|found| found.source() == key))
    }
}

impl EarlierEntry {
    fn key(&self) -> Option<AtlasKey> {
        let steps = self.steps.as_str().map_or_else(|| self.steps.to_string(), str::to_owned);
        // With one step both readings share a shard.
        let reading = if steps == "1" { "default" } else { &self.reading };
        format!("{}-{}-{steps}-{reading}", self.field, self.n).parse().ok()
    }

    /// The problems that were solved, as far as the entry tells: with the least number of catchers or, where they are not known to win, one less.
    pub(super) fn runs(&self, key: AtlasKey) -> Vec<Run> {
        let (Some(seconds), Some(bytes)) = (self.seconds, self.bytes) else { return Vec::new() };
        let run = |catchers: u16, capture_time: Option<u16>, placement| {
            let k = u8::try_from(catchers).ok()?;
            let cost = key.problem(k).cost(Goal::Value).ok()?;
            Some(Run {
                k,
                capture_time,
                placement,
                turns: capture_time.unwrap_or_default(),
                states: cost.states,
                bytes,
                seconds,
            })
        };
        let least = self.least[0];
        let named = |catchers: u16| key.command(catchers as u8) == self.command;
        match self.time {
            Some(_) if named(least) && self.placement.len() == usize::from(least) => {
                let more = self.more.and_then(|more| run(least + 1, Some(more), None));
                run(least, self.time, Some(self.placement.clone())).into_iter().chain(more).collect()
            }
            _ if least > 1 && named(least - 1) => run(least - 1, None, None).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// A number of catchers below which every number was computed to lose.
    pub(super) fn computed_low(&self) -> Option<u16> {
        let is_named = |name: &str| self.source.starts_with(&format!("at least {}: {name};", self.least[0]));
        (self.kind == "computed" || is_named(COMPUTED_TO_LOSE) || is_named(FIRST_NAMES[0])).then_some(self.least[0])
    }

    /// A number of catchers that was computed to win.
    pub(super) fn computed_high(&self) -> Option<u16> {
        let is_named = |name: &str| self.source.ends_with(&format!("at most {}: {name}", self.least[1]));
        let is_run = self.kind == "computed" && self.source.is_empty();
        (is_run || is_named(COMPUTED_TO_WIN) || is_named(FIRST_NAMES[1])).then_some(self.least[1])
    }
}
