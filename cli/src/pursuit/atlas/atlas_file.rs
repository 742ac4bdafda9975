use serde::{Serialize, Serializer};

use super::bounds::{Atlas, Bound, Known};
use super::conjectures::{Conjecture, conjectures};
use super::earlier::EarlierAtlas;
use super::key::{AtlasKey, Speed};
use crate::pursuit::exact::board;

/// The atlas as it is shipped.
#[derive(Serialize)]
pub(super) struct AtlasFile {
    version: u8,
    entries: Vec<Entry>,
    conjectures: Vec<Conjecture>,
    /// Conjectures that an entry contradicts. They are not written.
    #[serde(skip)]
    pub(super) broken: Vec<String>,
}

/// Raised whenever a reader of the version before would misunderstand the file.
const VERSION: u8 = 2;

const CSV_COLUMNS: [&str; 14] = [
    "field",
    "n",
    "steps",
    "reading",
    "least_from",
    "least_to",
    "time",
    "more",
    "kind",
    "source",
    "placement",
    "command",
    "seconds",
    "bytes",
];

/// An entry of the atlas.
#[derive(Serialize)]
struct Entry {
    #[serde(skip)]
    key: AtlasKey,
    field: &'static str,
    n: u8,
    steps: Speed,
    reading: &'static str,
    /// Lower and upper bound of the least number of catchers that win.
    least: [u16; 2],
    /// Their capture time, and that of one more.
    time: Option<u16>,
    more: Option<u16>,
    kind: Kind,
    /// The theorem, or the proof of the bounds. Empty if the value was computed.
    source: String,
    /// The cells of a best placement, x and y. Empty if none is known.
    placement: Vec<(u8, u8)>,
    /// The command that computes it again, with its measured time and memory.
    command: String,
    seconds: Option<f64>,
    bytes: Option<u64>,
}

/// The evidence for an entry.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A proof on paper.
    Theorem,
    /// The solver.
    Computed,
    /// Only bounds are known.
    Bound,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Theorem => "theorem",
            Kind::Computed => "computed",
            Kind::Bound => "bound",
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

const EVERYWHERE: &str = "a fugitive that reaches every cell is caught by as many as dominate the board";
const MEHRABIAN: &str = "A. Mehrabian, The capture time of grids, Discrete Mathematics 311 (2011)";

impl AtlasFile {
    pub(super) fn of(atlas: &Atlas, largest: u8) -> Self {
        let entry = |key: AtlasKey| Some(Entry::of(key, atlas.get(&key.source())?));
        let (conjectures, broken) = conjectures(atlas, largest);
        let entries = AtlasKey::all(largest).into_iter().filter_map(entry).collect();
        AtlasFile { version: VERSION, entries, conjectures, broken }
    }

    /// Checks that no entry tells less than an earlier atlas did.
    pub(super) fn covers(&self, earlier: &EarlierAtlas) -> Result<(), String> {
        for entry in &self.entries {
            for before in earlier.of(entry.key.source()) {
                let narrower = before.least[0] <= entry.least[0] && entry.least[1] <= before.least[1];
                let keeps = |now: Option<u16>, then: Option<u16>| then.is_none() || now == then;
                if !narrower || !keeps(entry.time, before.time) || !keeps(entry.more, before.more) {
                    return Err(format!("{}: the earlier atlas tells more, or other things", entry.key));
                }
            }
        }
        Ok(())
    }

    /// The entries as CSV, with the same columns as the fields; a placement is x and y of every catcher with blanks between them.
    pub(super) fn csv(&self) -> Result<Vec<u8>, csv::Error> {
        let mut table = csv::Writer::from_writer(Vec::new());
        table.write_record(CSV_COLUMNS)?;
        for entry in &self.entries {
            table.write_record(entry.row())?;
        }
        table.into_inner().map_err(|error| error.into_error().into())
    }

    /// The number of entries of each kind, as a sentence.
    pub(super) fn summary(&self) -> String {
        let count = |kind| self.entries.iter().filter(|entry| entry.kind == kind).count();
        let [theorem, computed, bound] = [Kind::Theorem, Kind::Computed, Kind::Bound].map(count);
        let (entries, conjectures) = (self.entries.len(), self.conjectures.len());
        format!("{entries} entries: {theorem} theorems, {computed} computed, {bound} bounds; {conjectures} conjectures")
    }
}

impl Entry {
    fn of(key: AtlasKey, known: &Known) -> Self {
        let bare = Entry {
            key,
            field: board(key.field()),
            n: key.n,
            steps: key.speed,
            reading: key.reading().name(),
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

    /// Its fields, empty where one is null.
    fn row(&self) -> [String; CSV_COLUMNS.len()] {
        fn known(value: Option<impl ToString>) -> String {
            value.map_or_else(String::new, |value| value.to_string())
        }
        let cells: Vec<String> = self.placement.iter().map(|(x, y)| format!("{x} {y}")).collect();
        let [low, high] = self.least;
        [
            self.field.into(),
            self.n.to_string(),
            self.steps.to_string(),
            self.reading.into(),
            low.to_string(),
            high.to_string(),
            known(self.time),
            known(self.more),
            self.kind.name().into(),
            self.source.clone(),
            cells.join(" "),
            self.command.clone(),
            known(self.seconds),
            known(self.bytes),
        ]
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
            None => Entry { command: format!("boardlab pursuit atlas shard {} --out .", key.source()), ..self },
        }
    }
}

fn is_mehrabians(key: AtlasKey) -> bool {
    !key.torus && key.speed == Speed::Steps(1)
}

fn proofs(low: &Bound, high: &Bound) -> String {
    format!("at least {}: {}; at most {}: {}", low.value, low.proof, high.value, high.proof)
}
