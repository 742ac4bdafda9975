//! Makes the entries of an atlas from what is known.

use boardlab::Board;

use super::atlas_file::{AtlasFile, Entry, Kind};
use super::bounds::{Atlas, Bound, Known};
use super::conjectures::conjectures;
use super::key::{AtlasKey, Speed};

const EVERYWHERE: &str = "a fugitive that reaches every cell is caught by as many as dominate the board";
const MEHRABIAN: &str = "A. Mehrabian, The capture time of grids, Discrete Mathematics 311 (2011)";

impl AtlasFile {
    pub(super) fn of(atlas: &Atlas, largest: u8) -> Self {
        let entry = |key: AtlasKey| Some(Entry::of(key, atlas.get(&key.source())?));
        let (conjectures, broken) = conjectures(atlas, largest);
        let entries = AtlasKey::all(largest).into_iter().filter_map(entry).collect();
        AtlasFile::new(entries, conjectures, broken)
    }
}

impl Entry {
    fn of(key: AtlasKey, known: &Known) -> Self {
        let bare = Entry {
            field: Board::of(key.field()),
            n: key.n,
            steps: key.speed,
            reading: key.reading(),
            least: [known.low.value, known.high.value],
            time: None,
            more: None,
            kind: Kind::Bound,
            source: String::new(),
            placement: Vec::new(),
            command: String::new(),
            seconds: None,
            bytes: None,
        };
        bare.proven(key, known).placed(known).measured(key, known)
    }

    /// Adds the capture times and the proof.
    fn proven(self, key: AtlasKey, known: &Known) -> Self {
        let least = known.least();
        let time = least.and_then(|least| known.time(least));
        let more = least.and_then(|least| known.time(least + 1).or_else(|| known.at_once(least + 1)));
        let (kind, source, time, more) = match least {
            Some(_) if key.is_everywhere() => (Kind::Theorem, EVERYWHERE.into(), Some(1), Some(1)),
            Some(2) if is_mehrabians(key) => (Kind::Theorem, MEHRABIAN.into(), Some(u16::from(key.n) - 1), more),
            Some(_) if time.is_some() => (Kind::Computed, String::new(), time, more),
            Some(_) if known.is_dominated() => (Kind::Computed, known.high.proof.clone(), Some(1), Some(1)),
            _ => (Kind::Bound, proofs(&known.low, &known.high), time, more),
        };
        Entry { kind, source, time, more, ..self }
    }

    fn placed(self, known: &Known) -> Self {
        let computed = known.least().and_then(|least| known.runs.get(&least)?.placement.clone());
        let dominating = || known.is_dominated().then(|| known.dominating.clone());
        Entry { placement: computed.or_else(dominating).unwrap_or_default(), ..self }
    }

    /// Adds the command and its cost: of the least number of catchers, else of the last escape, else of the whole
    /// shard.
    fn measured(self, key: AtlasKey, known: &Known) -> Self {
        let escape = || known.runs.get(&(known.low.value - 1));
        match known.least().and_then(|least| known.runs.get(&least)).or_else(escape) {
            Some(run) => {
                Entry { command: key.command(run.k), seconds: Some(run.seconds), bytes: Some(run.bytes), ..self }
            }
            None => Entry { command: key.shard_command(), ..self },
        }
    }
}

fn is_mehrabians(key: AtlasKey) -> bool {
    !key.torus && key.speed == Speed::Steps(1)
}

fn proofs(low: &Bound, high: &Bound) -> String {
    format!("at least {}: {}; at most {}: {}", low.value, low.proof, high.value, high.proof)
}
