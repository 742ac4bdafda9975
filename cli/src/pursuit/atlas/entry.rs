use serde::Serialize;

use super::laws::{Atlas, Bound, Known};
use super::place::{Place, Speed};
use crate::pursuit::exact::board;

/// The atlas as it is shipped.
#[derive(Serialize)]
pub(super) struct Sheet {
    version: u8,
    entries: Vec<Entry>,
}

/// A case of it.
#[derive(Serialize)]
struct Entry {
    field: &'static str,
    n: u8,
    steps: Speed,
    reading: &'static str,
    /// Between which numbers the least number of catchers that win lies.
    least: [u16; 2],
    /// Their capture time, and that of one more.
    time: Option<u16>,
    more: Option<u16>,
    kind: Kind,
    /// The theorem, or what proves the bounds; empty where computation alone does.
    source: String,
    /// Best places, x and y; empty where none are known.
    placement: Vec<(u8, u8)>,
    /// What works it out again, and what that took where it was measured.
    command: String,
    seconds: Option<f64>,
    bytes: Option<u64>,
}

/// What an entry rests on.
#[derive(Serialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// A proof on paper.
    Theorem,
    /// The solver.
    Computed,
    /// Some of it is not known.
    Bound,
}

const EVERYWHERE: &str = "a fugitive that reaches every cell is caught by as many as dominate the board";
const MEHRABIAN: &str = "A. Mehrabian, The capture time of grids, Discrete Mathematics 311 (2011)";

impl Sheet {
    pub(super) fn of(atlas: &Atlas, largest: u8) -> Self {
        let entry = |place: Place| Some(Entry::of(place, atlas.get(&place.source())?));
        Sheet { version: 1, entries: Place::all(largest).into_iter().filter_map(entry).collect() }
    }

    /// How many entries are of each kind, in words.
    pub(super) fn told(&self) -> String {
        let count = |kind| self.entries.iter().filter(|entry| entry.kind == kind).count();
        let [theorem, computed, bound] = [Kind::Theorem, Kind::Computed, Kind::Bound].map(count);
        format!("{} entries: {theorem} theorems, {computed} computed, {bound} bounds", self.entries.len())
    }
}

impl Entry {
    fn of(place: Place, known: &Known) -> Self {
        let bare = Entry {
            field: board(place.field()),
            n: place.n,
            steps: place.speed,
            reading: place.reading().name(),
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
        bare.proven(place, known).placed(known).measured(place, known)
    }

    /// The times, and what proves all of it.
    fn proven(self, place: Place, known: &Known) -> Self {
        let least = known.least();
        let time = least.and_then(|least| known.time(least));
        let more = least.and_then(|least| known.time(least + 1).or_else(|| known.at_once(least + 1)));
        let (kind, source, time, more) = match least {
            Some(_) if place.is_everywhere() => (Kind::Theorem, EVERYWHERE.into(), Some(1), Some(1)),
            Some(2) if is_mehrabians(place) => (Kind::Theorem, MEHRABIAN.into(), Some(u16::from(place.n) - 1), more),
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

    /// The run of the least number of catchers, else the last one that showed an escape, else the whole shard.
    fn measured(self, place: Place, known: &Known) -> Self {
        let escape = || known.runs.get(&(known.low.value - 1));
        match known.least().and_then(|least| known.runs.get(&least)).or_else(escape) {
            Some(run) => {
                Entry { command: place.command(run.k), seconds: Some(run.seconds), bytes: Some(run.bytes), ..self }
            }
            None => Entry { command: format!("boardlab pursuit atlas shard {} --out .", place.source()), ..self },
        }
    }
}

fn is_mehrabians(place: Place) -> bool {
    !place.torus && place.speed == Speed::Steps(1)
}

fn proofs(low: &Bound, high: &Bound) -> String {
    format!("at least {}: {}; at most {}: {}", low.value, low.proof, high.value, high.proof)
}
