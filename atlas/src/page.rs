//! What the page shows of an atlas, prepared: it neither evaluates a formula nor knows what its engine can solve.

use boardlab::{Board, Reading};
use boardlab_core::games::pursuit::exact::Known;
use serde::Serialize;

use super::atlas_file::{AtlasFile, Conjecture, Entry, Kind};
use super::conjectures;
use super::key::Speed;

#[derive(Serialize)]
struct Page<'a> {
    /// In the order of the atlas.
    rows: Vec<Row<'a>>,
    conjectures: &'a [Conjecture],
}

/// The entries of one board, reading and speed, from the shortest side on.
#[derive(Serialize)]
struct Row<'a> {
    field: Board,
    reading: Reading,
    steps: Speed,
    law: Option<Law>,
    entries: Vec<Shown<'a>>,
}

/// A formula for the turns to the capture.
#[derive(Serialize)]
struct Law {
    name: &'static str,
    catchers: u16,
    /// For each entry.
    turns: Vec<u16>,
    /// Sides whose turns are others. A theorem has none.
    misses: Vec<u8>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown<'a> {
    n: u8,
    least: [u16; 2],
    time: Option<u16>,
    more: Option<u16>,
    kind: Kind,
    placement: &'a [(u8, u8)],
    command: &'a str,
    seconds: Option<f64>,
    bytes: Option<u64>,
    conjectured: Option<Conjectured>,
    /// Whether it surely needs more catchers than the side before.
    is_up: bool,
    /// Whether the page's engine plays the placement without a mistake.
    is_exact: bool,
}

/// A value within the bounds of an entry.
#[derive(Serialize)]
struct Conjectured {
    k: u16,
    /// Its place in the list of conjectures.
    by: usize,
}

impl AtlasFile {
    /// What the page shows, an entry a line.
    pub(super) fn page(&self) -> Result<String, serde_json::Error> {
        let rows =
            self.entries.chunk_by(|one, other| row(one) == row(other)).map(|entries| self.row(entries)).collect();
        let text = serde_json::to_string(&Page { rows, conjectures: &self.conjectures })?;
        Ok(text.replace("{\"n\"", "\n{\"n\"").replace("{\"field\"", "\n{\"field\"").replace("{\"id\"", "\n{\"id\"")
            + "\n")
    }

    fn row<'a>(&'a self, entries: &'a [Entry]) -> Row<'a> {
        let before = std::iter::once(None).chain(entries.iter().map(Some));
        let (field, reading, steps) = row(&entries[0]);
        Row {
            field,
            reading,
            steps,
            law: Law::of(entries),
            entries: entries.iter().zip(before).map(|(entry, before)| self.shown(entry, before)).collect(),
        }
    }

    fn shown<'a>(&'a self, entry: &'a Entry, before: Option<&Entry>) -> Shown<'a> {
        let Entry { n, least, time, more, kind, ref placement, ref command, seconds, bytes, .. } = *entry;
        let conjectured = self.conjectured(entry);
        let is_up = before.is_some_and(|before| least[0] > before.least[1]);
        let is_exact = is_exact(entry);
        Shown { n, least, time, more, kind, placement, command, seconds, bytes, conjectured, is_up, is_exact }
    }

    /// What is conjectured where only bounds are known; `merge` keeps no formula that leaves them.
    fn conjectured(&self, entry: &Entry) -> Option<Conjectured> {
        let speaks = |one: &Conjecture| (one.field, one.reading, one.steps) == row(entry) && entry.n >= one.from;
        let by = self.conjectures.iter().position(|one| entry.least[0] < entry.least[1] && speaks(one))?;
        let k = conjectures::value(&self.conjectures[by].id, entry.n)?;
        Some(Conjectured { k, by })
    }
}

fn row(entry: &Entry) -> (Board, Reading, Speed) {
    (entry.field, entry.reading, entry.steps)
}

/// Who captures on turn 1 needs no theory.
fn is_exact(entry: &Entry) -> bool {
    let catchers = u8::try_from(entry.placement.len()).unwrap_or(u8::MAX);
    entry.time == Some(1) || Known::is_small(entry.key().problem(catchers))
}

impl Law {
    /// That of a row with S = 1.
    fn of(entries: &[Entry]) -> Option<Self> {
        let (name, catchers, formula): (_, _, fn(u16) -> u16) = match row(&entries[0]) {
            (Board::Square, _, Speed::Steps(1)) => ("mehrabian", 2, |n| n - 1),
            (Board::Torus, _, Speed::Steps(1)) => ("threeQuarters", 3, |n| 3 * n / 4),
            _ => return None,
        };
        let turns: Vec<u16> = entries.iter().map(|entry| formula(u16::from(entry.n))).collect();
        let is_other = |entry: &Entry, turns| entry.turns(catchers).is_some_and(|found| found != turns);
        let misses = entries.iter().zip(&turns).filter(|&(entry, &turns)| is_other(entry, turns));
        Some(Law { name, catchers, misses: misses.map(|(entry, _)| entry.n).collect(), turns })
    }
}

impl Entry {
    /// The turns to the capture with so many catchers, if they are known.
    fn turns(&self, catchers: u16) -> Option<u16> {
        let [low, high] = self.least;
        match catchers {
            _ if low < high => None,
            k if k == low => self.time,
            k if k == low + 1 => self.more,
            _ => None,
        }
    }
}
