//! What an earlier atlas says was computed: evidence beside the shards, for results that took long.

use boardlab_core::games::pursuit::exact::Goal;

use super::atlas_file::{AtlasFile, Entry, Kind};
use super::key::{AtlasKey, Speed};
use super::shard::Run;

/// The proofs of bounds that the solver has found, as the file names them.
pub(super) const COMPUTED_TO_LOSE: &str = "the solver shows that fewer lose";
pub(super) const COMPUTED_TO_WIN: &str = "the solver shows that this many win";

impl AtlasFile {
    /// The entries that share the shard of a key: with one step two readings do.
    pub(super) fn sharing(&self, key: AtlasKey) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.key().source() == key)
    }

    /// A smallest set of cells that dominates the board of a key, as the entry that has one names it.
    pub(super) fn dominating(&self, key: AtlasKey) -> Option<Vec<(u8, u8)>> {
        let entry = (key.speed == Speed::Unlimited && !key.blocked).then(|| self.entry(key)).flatten();
        entry.filter(|entry| entry.kind == Kind::Theorem).map(|entry| entry.placement.clone())
    }
}

impl Entry {
    /// The problems that were solved, as far as the entry tells: with the least number of catchers or, where they are
    /// not known to win, one less.
    pub(super) fn runs(&self) -> Vec<Run> {
        let (Some(seconds), Some(bytes)) = (self.seconds, self.bytes) else { return Vec::new() };
        let run = |catchers: u16, capture_time: Option<u16>, placement| {
            let k = u8::try_from(catchers).ok()?;
            let cost = self.key().problem(k).cost(Goal::Value).ok()?;
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
        match self.time {
            Some(_) if self.is_run() => {
                let more = self.more.and_then(|more| run(least + 1, Some(more), None));
                run(least, self.time, Some(self.placement.clone())).into_iter().chain(more).collect()
            }
            _ if least > 1 && self.names(least - 1) => run(least - 1, None, None).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether its command solves the problem with so many catchers.
    fn names(&self, catchers: u16) -> bool {
        u8::try_from(catchers).is_ok_and(|catchers| self.key().command(catchers) == self.command)
    }

    /// Whether the least number of catchers was computed to win, and all smaller ones to lose.
    fn is_run(&self) -> bool {
        self.time.is_some() && self.placement.len() == usize::from(self.least[0]) && self.names(self.least[0])
    }

    /// A number of catchers below which every number was computed to lose.
    pub(super) fn computed_low(&self) -> Option<u16> {
        let is_named = self.source.starts_with(&format!("at least {}: {COMPUTED_TO_LOSE};", self.least[0]));
        (self.kind == Kind::Computed || self.is_run() || is_named).then_some(self.least[0])
    }

    /// A number of catchers that was computed to win.
    pub(super) fn computed_high(&self) -> Option<u16> {
        let is_named = self.source.ends_with(&format!("at most {}: {COMPUTED_TO_WIN}", self.least[1]));
        (self.is_run() || is_named).then_some(self.least[1])
    }
}
