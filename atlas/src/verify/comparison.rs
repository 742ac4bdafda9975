//! What follows from the laws and from the other entries, compared with what an atlas says.

use serde::Serialize;

use super::case::ClaimResult;
use crate::atlas_file::{AtlasFile, Conjecture, Entry};
use crate::key::AtlasKey;
use crate::merge::{combined, from_earlier};

/// It names the proofs of bounds otherwise.
const FIRST: u8 = 1;

/// The same atlas, made again from what its entries say was computed.
pub(super) struct Comparison {
    /// `None` for the first version.
    again: Option<AtlasFile>,
    /// Why it cannot be made.
    pub(super) contradiction: Option<String>,
}

impl Comparison {
    pub(super) fn of(atlas: &AtlasFile) -> Self {
        let largest = atlas.largest().unwrap_or_default();
        let shards: Vec<_> = AtlasKey::shards(largest).map(|key| from_earlier(key, atlas)).collect();
        match combined(&shards, largest, Some(atlas)) {
            Ok(again) => Comparison { again: (atlas.version > FIRST).then_some(again), contradiction: None },
            Err(why) => Comparison { again: None, contradiction: Some(why) },
        }
    }

    /// The fields that nothing is compared with.
    pub(super) fn not_compared(&self) -> &'static str {
        if self.again.is_some() { "seconds, bytes" } else { "kind, source, command, seconds, bytes" }
    }

    /// The fields of an entry that differ from what follows. Looser bounds are true, too, and have another proof.
    pub(super) fn entry(&self, found: &Entry) -> Vec<ClaimResult> {
        let Some(made) = self.again.as_ref().and_then(|again| again.entry(found.key())) else { return Vec::new() };
        let [[made_low, made_high], [low, high]] = [made.least, found.least];
        let least = difference("least", &made.least, &found.least);
        if let Some(looser) = least.clone().filter(|_| low <= made_low && made_high <= high) {
            return vec![ClaimResult::NotProven(format!("{looser}, which is looser"))];
        }
        let fields = [
            least,
            difference("time", &made.time, &found.time),
            difference("more", &made.more, &found.more),
            difference("kind", &made.kind, &found.kind),
            difference("source", &made.source, &found.source),
            difference("placement", &made.placement, &found.placement),
            difference("command", &made.command, &found.command),
        ];
        fields.into_iter().flatten().map(ClaimResult::Refuted).collect()
    }

    /// The conjectures that differ from what follows.
    pub(super) fn conjectures(&self, atlas: &AtlasFile) -> Vec<String> {
        let Some(again) = &self.again else { return Vec::new() };
        let [made, found] = [&again.conjectures, &atlas.conjectures];
        let count = difference("conjectures", &made.len(), &found.len());
        let pairs = made.iter().zip(found).filter_map(|(made, found): (&Conjecture, &Conjecture)| {
            difference(&format!("conjecture {}", made.id), made, found)
        });
        count.into_iter().chain(pairs).collect()
    }
}

fn difference<T: PartialEq + Serialize>(field: &str, made: &T, found: &T) -> Option<String> {
    let json = |value: &T| serde_json::to_string(value).unwrap_or_default();
    (made != found).then(|| format!("{field}: expected {}; found {}", json(made), json(found)))
}
