//! Combines the shards with the theorems. Every bound has its proof.

use std::collections::BTreeMap;

use super::atlas_file::AtlasFile;
use super::domination::dominates;
use super::earlier::{COMPUTED_TO_LOSE, COMPUTED_TO_WIN};
use super::key::{AtlasKey, Speed};
use super::shard::{Run, Shard};
use super::trapping::fewest_to_trap;
use super::walls::best_plan;

/// What is known about an atlas key.
pub(super) struct Known {
    /// The least number of catchers that win is from `low` to `high`.
    pub(super) low: Bound,
    pub(super) high: Bound,
    /// Problems that were solved, by K.
    pub(super) runs: BTreeMap<u16, Run>,
    /// x and y of a smallest dominating set.
    pub(super) dominating: Vec<(u8, u8)>,
}

/// A bound and what proves it.
#[derive(Clone)]
pub(super) struct Bound {
    pub(super) value: u16,
    pub(super) proof: String,
}

impl Bound {
    /// The bound for another key that a law compares with this one.
    fn carried(&self, from: AtlasKey) -> Self {
        let proof = if self.proof.starts_with(CARRIED) { self.proof.clone() } else { format!("{CARRIED}{from}") };
        Bound { value: self.value, proof }
    }
}

/// The prefix of a proof that refers to another key.
const CARRIED: &str = "as in ";

/// What is known about every key.
pub(super) type Atlas = BTreeMap<AtlasKey, Known>;

impl Known {
    /// The bounds that follow from the runs of one shard.
    fn of(key: AtlasKey, runs: &[Run]) -> Self {
        let (wins, escapes): (Vec<&Run>, Vec<&Run>) = runs.iter().partition(|run| run.capture_time.is_some());
        let low = Bound { value: escapes.len() as u16 + 1, proof: COMPUTED_TO_LOSE.into() };
        let high = match wins.first() {
            Some(run) => Bound { value: run.k.into(), proof: COMPUTED_TO_WIN.into() },
            None => Bound { value: key.field().cells() as u16 - 1, proof: "only one cell is left free".into() },
        };
        let runs = runs.iter().map(|run| (run.k.into(), run.clone())).collect();
        Known { low, high, runs, dominating: Vec::new() }
    }

    /// The least number of catchers that win, if it is known.
    pub(super) fn least(&self) -> Option<u16> {
        (self.low.value == self.high.value).then_some(self.low.value)
    }

    /// Whether the least number of catchers is the domination number: they win on turn 1.
    pub(super) fn is_dominated(&self) -> bool {
        self.least() == Some(self.dominating.len() as u16)
    }

    /// The computed capture time for this number of catchers.
    pub(super) fn time(&self, catchers: u16) -> Option<u16> {
        self.runs.get(&catchers)?.capture_time
    }

    /// 1, if this number of catchers can dominate the board.
    pub(super) fn at_once(&self, catchers: u16) -> Option<u16> {
        let most = self.dominating.len() as u16;
        (most > 0 && catchers >= most).then_some(1)
    }

    fn raise(&mut self, low: Bound) -> bool {
        let better = low.value > self.low.value;
        if better {
            self.low = low;
        }
        better
    }

    fn lower(&mut self, high: Bound) -> bool {
        let better = high.value < self.high.value;
        if better {
            self.high = high;
        }
        better
    }
}

/// Combines all shards and what an earlier atlas says. An error names what contradicts each other.
pub(super) fn known(shards: &[(AtlasKey, Shard)], earlier: Option<&AtlasFile>) -> Result<Atlas, String> {
    let mut sets: BTreeMap<(bool, u8), &[(u8, u8)]> = BTreeMap::new();
    for (key, shard) in shards {
        let Some(set) = &shard.dominating else { continue };
        if !dominates(key.field(), set) {
            return Err(format!("{key}: what it calls a dominating set leaves a cell that none is next to"));
        }
        sets.insert((key.torus, key.n), set);
    }
    let mut atlas: Atlas = shards.iter().map(|(key, shard)| (*key, Known::of(*key, &shard.runs))).collect();
    for (key, known) in &mut atlas {
        if let Some(earlier) = earlier {
            apply_earlier(*key, known, earlier)?;
        }
        apply_laws(*key, known, |torus| sets.get(&(torus, key.n)).copied())?;
    }
    while tighten(&mut atlas)? {}
    check_times(&atlas)?;
    Ok(atlas)
}

/// What the laws say of a case by itself. `set` is a smallest dominating set of its square or torus.
pub(super) fn by_laws<'a>(key: AtlasKey, set: impl Fn(bool) -> Option<&'a [(u8, u8)]>) -> Result<Known, String> {
    let mut known = Known::of(key, &[]);
    apply_laws(key, &mut known, set)?;
    Ok(known)
}

fn apply_laws<'a>(
    key: AtlasKey,
    known: &mut Known,
    set: impl Fn(bool) -> Option<&'a [(u8, u8)]>,
) -> Result<(), String> {
    match (set(key.torus), set(false)) {
        (Some(set), _) => apply_domination(key, known, set)?,
        (None, Some(set)) => apply_square_domination(key, known, set)?,
        (None, None) => {}
    }
    apply_trapping(key, known)?;
    apply_walls(key, known)
}

/// What an earlier atlas computed counts where the shards have nothing, and must not differ where they have it.
fn apply_earlier(key: AtlasKey, known: &mut Known, earlier: &AtlasFile) -> Result<(), String> {
    for entry in earlier.sharing(key) {
        for run in entry.runs() {
            let k = u16::from(run.k);
            let found = known.runs.entry(k).or_insert_with(|| run.clone());
            if found.capture_time != run.capture_time {
                let where_from = "in its shard and in the earlier atlas, or in two entries";
                return Err(format!("{key}, K {k}: different results {where_from}"));
            }
        }
        let bound = |value, proof: &str| Bound { value, proof: proof.into() };
        entry.computed_low().map(|value| known.raise(bound(value, COMPUTED_TO_LOSE)));
        entry.computed_high().map(|value| known.lower(bound(value, COMPUTED_TO_WIN)));
    }
    consistent(key, known)
}

/// Catchers next to every cell win on turn 1, however fast the fugitive is. Against one that reaches every cell nothing
/// else wins: it always has a cell that no catcher is next to.
fn apply_domination(key: AtlasKey, known: &mut Known, set: &[(u8, u8)]) -> Result<(), String> {
    let value = set.len() as u16;
    known.dominating = set.to_vec();
    known.lower(Bound { value, proof: "this many can be on or next to every cell".into() });
    if key.is_everywhere() {
        known.raise(Bound { value, proof: "fewer leave a cell that none is next to".into() });
    }
    let wrong = known.runs.iter().find(|&(&k, run)| match k >= value {
        true => run.capture_time != Some(1),
        false => key.is_everywhere() && run.capture_time.is_some(),
    });
    match wrong {
        Some((k, _)) => Err(format!("{key}: what was computed for K {k} contradicts its domination number {value}")),
        None => consistent(key, known),
    }
}

/// On a torus whose smallest set is not known: the set of the square dominates it, too, and a catcher is next to five
/// cells at most.
fn apply_square_domination(key: AtlasKey, known: &mut Known, set: &[(u8, u8)]) -> Result<(), String> {
    known.lower(Bound {
        value: set.len() as u16,
        proof: "this many can be on or next to every cell of the square".into(),
    });
    if key.is_everywhere() {
        let value = key.field().cells().div_ceil(5) as u16;
        known.raise(Bound {
            value,
            proof: "fewer leave a cell that none is next to because each is next to five at most".into(),
        });
    }
    consistent(key, known)
}

/// If no placement traps the fugitive on any cell, it is never caught.
fn apply_trapping(key: AtlasKey, known: &mut Known) -> Result<(), String> {
    if let (Speed::Steps(steps), false) = (key.speed, key.blocked) {
        let value = fewest_to_trap(key.field(), steps);
        known.raise(Bound { value, proof: "fewer leave it a cell within reach that none is next to".into() });
    }
    consistent(key, known)
}

/// Walls of catchers win. A computed capture time is no longer than theirs.
fn apply_walls(key: AtlasKey, known: &mut Known) -> Result<(), String> {
    let Some((plan, turns)) = best_plan(key) else { return Ok(()) };
    let value = plan.catchers();
    let late = known.runs.get(&value).filter(|run| rank(run.capture_time) > turns);
    if late.is_some() {
        return Err(format!("{key}: what was computed for K {value} contradicts a law: {} in {turns} turns", plan.law));
    }
    known.lower(Bound { value, proof: plan.law });
    consistent(key, known)
}

fn consistent(key: AtlasKey, known: &Known) -> Result<(), String> {
    let Known { low, high, .. } = known;
    if low.value <= high.value {
        return Ok(());
    }
    Err(format!(
        "{key}: at least {} catchers are needed ({}), and {} suffice ({})",
        low.value, low.proof, high.value, high.proof
    ))
}

/// Cases that are at least as hard for the catchers, each by a law.
///
/// A faster fugitive can do all that a slower one can. A fugitive that may pass through catchers can do all that
/// another one can. Folding the last row and column of a square onto their neighbours maps it to a square that is
/// smaller by one: catchers that win on the larger square also win on the smaller one.
fn harder(key: AtlasKey) -> impl Iterator<Item = AtlasKey> {
    let faster = key.speed.faster().map(|speed| AtlasKey { speed, ..key }.source());
    let freer = key.blocked.then_some(AtlasKey { blocked: false, ..key });
    let larger = (!key.torus).then_some(AtlasKey { n: key.n + 1, ..key });
    // With one step both readings share a shard. So it is compared with two steps of the other reading, too.
    let other = (key.speed == Speed::Steps(1) && !key.blocked).then_some(AtlasKey {
        blocked: true,
        speed: Speed::Steps(2),
        ..key
    });
    [faster, freer, larger, other].into_iter().flatten()
}

/// Carries bounds between the keys that a law compares. Returns whether any bound changed.
fn tighten(atlas: &mut Atlas) -> Result<bool, String> {
    let mut moved = false;
    for key in atlas.keys().copied().collect::<Vec<_>>() {
        for other in harder(key) {
            let (Some(easy), Some(hard)) = (atlas.get(&key), atlas.get(&other)) else { continue };
            let (low, high) = (easy.low.carried(key), hard.high.carried(other));
            moved |= change(atlas, other, |known| known.raise(low))?;
            moved |= change(atlas, key, |known| known.lower(high))?;
        }
    }
    Ok(moved)
}

fn change(atlas: &mut Atlas, key: AtlasKey, change: impl FnOnce(&mut Known) -> bool) -> Result<bool, String> {
    let Some(known) = atlas.get_mut(&key) else { return Ok(false) };
    let moved = change(known);
    consistent(key, known).map(|()| moved)
}

/// Checks that capture times do not grow with the number of catchers, and do not shrink on harder keys.
fn check_times(atlas: &Atlas) -> Result<(), String> {
    for (&key, known) in atlas {
        for (&k, run) in &known.runs {
            let compare = |name: String, slower: Option<&Run>| match (run.capture_time, slower) {
                (time, Some(slower)) if rank(time) > rank(slower.capture_time) => {
                    Err(format!("{key}, K {k}: it takes longer than {name}"))
                }
                _ => Ok(()),
            };
            compare(format!("K {}", k - 1), known.runs.get(&(k - 1)))?;
            for other in harder(key) {
                compare(other.to_string(), atlas.get(&other).and_then(|known| known.runs.get(&k)))?;
            }
        }
    }
    Ok(())
}

/// Orders an escape after all captures.
fn rank(time: Option<u16>) -> u16 {
    time.unwrap_or(u16::MAX)
}
