use std::io;

use boardlab::{Board, Reading, Release, board, seal};
use serde::{Deserialize, Serialize};

use super::key::{AtlasKey, Speed};

/// The atlas as it is shipped.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AtlasFile {
    pub(super) version: u8,
    /// The version of the program that wrote it. Those before the third have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) boardlab: Option<String>,
    /// The day on which that version was released, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) released: Option<String>,
    pub(super) entries: Vec<Entry>,
    /// The first version has none.
    #[serde(default)]
    pub(super) conjectures: Vec<Conjecture>,
    /// Conjectures that an entry contradicts. They are not written.
    #[serde(skip)]
    pub(super) broken: Vec<String>,
}

/// Raised whenever a reader of the version before would misunderstand the file.
pub(super) const VERSION: u8 = 3;

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
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    pub(super) field: Board,
    pub(super) n: u8,
    pub(super) steps: Speed,
    pub(super) reading: Reading,
    /// Lower and upper bound of the least number of catchers that win.
    pub(super) least: [u16; 2],
    /// Their capture time, and that of one more.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) time: Option<u16>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) more: Option<u16>,
    pub(super) kind: Kind,
    /// The theorem, or the proof of the bounds. Empty if the value was computed.
    pub(super) source: String,
    /// The cells of a best placement, x and y. Empty if none is known.
    pub(super) placement: Vec<(u8, u8)>,
    /// The command that computes it again, with its measured time and memory.
    pub(super) command: String,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) seconds: Option<f64>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) bytes: Option<u64>,
}

/// A conjecture about the least number of catchers, as the file of the atlas has it.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Conjecture {
    pub(super) id: String,
    pub(super) field: Board,
    pub(super) steps: Speed,
    pub(super) reading: Reading,
    /// Of the side N.
    pub(super) formula: String,
    /// The sides for which it agrees with the atlas, without a gap.
    pub(super) from: u8,
    pub(super) to: u8,
    /// The first side whose value is not known exactly: it could break there.
    pub(super) next: u8,
}

/// The evidence for an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
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

impl AtlasFile {
    /// An atlas of this program.
    pub(super) fn new(entries: Vec<Entry>, conjectures: Vec<Conjecture>, broken: Vec<String>) -> Self {
        let Release { boardlab, released } = Release::this();
        let (boardlab, released) = (Some(boardlab.into()), released.map(Into::into));
        AtlasFile { version: VERSION, boardlab, released, entries, conjectures, broken }
    }

    /// The text of the file.
    pub(super) fn text(&self) -> io::Result<String> {
        Ok(seal(0, self, b"\n")? + "\n")
    }

    pub(super) fn entry(&self, key: AtlasKey) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key() == key)
    }

    /// Checks that no entry tells less than an earlier atlas did.
    pub(super) fn covers(&self, earlier: &AtlasFile) -> Result<(), String> {
        for entry in &self.entries {
            for before in earlier.sharing(entry.key().source()) {
                let narrower = before.least[0] <= entry.least[0] && entry.least[1] <= before.least[1];
                let keeps = |now: Option<u16>, then: Option<u16>| then.is_none() || now == then;
                if !narrower || !keeps(entry.time, before.time) || !keeps(entry.more, before.more) {
                    return Err(format!("{}: the earlier atlas tells more, or other things", entry.key()));
                }
            }
        }
        Ok(())
    }

    /// The entries as CSV, with the same columns as the fields; a placement is x and y of every catcher with blanks
    /// between them.
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
        let entries = self.entries.len();
        let conjectures = self.conjectures.len();
        format!("{entries} entries: {theorem} theorems, {computed} computed, {bound} bounds; {conjectures} conjectures")
    }
}

impl Entry {
    pub(super) fn key(&self) -> AtlasKey {
        let torus = self.field == Board::Torus;
        let blocked = self.reading.is_blocked();
        AtlasKey { torus, blocked, speed: self.steps, n: self.n }
    }

    /// Its fields, empty where one is null.
    fn row(&self) -> [String; CSV_COLUMNS.len()] {
        fn known(value: Option<impl ToString>) -> String {
            value.map_or_else(String::new, |value| value.to_string())
        }
        let cells: Vec<String> = self.placement.iter().map(|(x, y)| format!("{x} {y}")).collect();
        let [low, high] = self.least;
        [
            board(self.key().field()).into(),
            self.n.to_string(),
            self.steps.to_string(),
            self.reading.name().into(),
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
}
