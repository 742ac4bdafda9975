//! What the shards and the theorems say together. A bound is put down only with what proves it.

use std::collections::BTreeMap;

use super::place::{Place, Speed};
use super::shard::{Run, Shard};
use super::siege::fewest_to_trap;

/// What is known of a case.
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
    /// The same for a case that the laws compare with this one.
    fn carried(&self, from: Place) -> Self {
        let proof = if self.proof.starts_with(CARRIED) { self.proof.clone() } else { format!("{CARRIED}{from}") };
        Bound { value: self.value, proof }
    }
}

/// What begins a proof that is another case's.
const CARRIED: &str = "as in ";

/// What is known of every case.
pub(super) type Atlas = BTreeMap<Place, Known>;

impl Known {
    /// What a shard says by itself.
    fn of(place: Place, shard: &Shard) -> Self {
        let (wins, escapes): (Vec<&Run>, Vec<&Run>) = shard.runs.iter().partition(|run| run.capture_time.is_some());
        let low = Bound { value: escapes.len() as u16 + 1, proof: "fewer computed to lose".into() };
        let high = match wins.first() {
            Some(run) => Bound { value: run.k.into(), proof: "computed to win".into() },
            None => Bound { value: place.field().cells() as u16 - 1, proof: "all cells but one held".into() },
        };
        let runs = shard.runs.iter().map(|run| (run.k.into(), run.clone())).collect();
        Known { low, high, runs, dominating: Vec::new() }
    }

    /// The least number of catchers that win, where it is known.
    pub(super) fn least(&self) -> Option<u16> {
        (self.low.value == self.high.value).then_some(self.low.value)
    }

    /// Whether it takes as many as dominate the board: they win in turn 1.
    pub(super) fn is_dominated(&self) -> bool {
        self.least() == Some(self.dominating.len() as u16)
    }

    /// The capture time of so many catchers, where it was computed.
    pub(super) fn time(&self, catchers: u16) -> Option<u16> {
        self.runs.get(&catchers)?.capture_time
    }

    /// The same, where so many dominate the board.
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

/// Puts together what all shards say; an error names those that contradict each other.
pub(super) fn known(shards: &[(Place, Shard)]) -> Result<Atlas, String> {
    let sets: BTreeMap<(bool, u8), Vec<(u8, u8)>> =
        shards.iter().filter_map(|(place, shard)| Some(((place.torus, place.n), shard.dominating.clone()?))).collect();
    let mut atlas: Atlas = shards.iter().map(|(place, shard)| (*place, Known::of(*place, shard))).collect();
    for (place, known) in &mut atlas {
        if let Some(set) = sets.get(&(place.torus, place.n)) {
            dominate(*place, known, set)?;
        }
        besiege(*place, known)?;
    }
    while tighten(&mut atlas)? {}
    times(&atlas)?;
    Ok(atlas)
}

/// Catchers next to every cell win in turn 1, however fast the fugitive is. Against one that reaches every cell nothing else
/// wins: it always has a cell that no catcher is next to.
fn dominate(place: Place, known: &mut Known, set: &[(u8, u8)]) -> Result<(), String> {
    let value = set.len() as u16;
    known.dominating = set.to_vec();
    known.lower(Bound { value, proof: "as many dominate the board".into() });
    if place.is_everywhere() {
        known.raise(Bound { value, proof: "fewer leave a cell that none is next to".into() });
    }
    let wrong = known.runs.iter().find(|&(&k, run)| match k >= value {
        true => run.capture_time != Some(1),
        false => place.is_everywhere() && run.capture_time.is_some(),
    });
    match wrong {
        Some((k, _)) => Err(format!("{place}: what was computed for K {k} contradicts its domination number {value}")),
        None => consistent(place, known),
    }
}

/// Fewer than trap a fugitive anywhere never catch one that begins out of their reach.
fn besiege(place: Place, known: &mut Known) -> Result<(), String> {
    if let (Speed::Steps(steps), false) = (place.speed, place.blocked) {
        let value = fewest_to_trap(place.field(), steps);
        known.raise(Bound { value, proof: "fewer leave it a cell within reach that none is next to".into() });
    }
    consistent(place, known)
}

fn consistent(place: Place, known: &Known) -> Result<(), String> {
    let Known { low, high, .. } = known;
    if low.value <= high.value {
        return Ok(());
    }
    Err(format!(
        "{place}: at least {} catchers are needed ({}), and {} suffice ({})",
        low.value, low.proof, high.value, high.proof
    ))
}

/// Cases that are at least as hard for the catchers, each by a law.
///
/// A faster fugitive may do all that a slower one does, one that passes through catchers all that another does. A square
/// is folded onto one that is smaller by a row and a column by laying its last row and column onto those before: catchers
/// that win on the larger win, folded, on the smaller.
fn harder(place: Place) -> impl Iterator<Item = Place> {
    let faster = place.speed.faster().map(|speed| Place { speed, ..place }.source());
    let freer = place.blocked.then_some(Place { blocked: false, ..place });
    let larger = (!place.torus).then_some(Place { n: place.n + 1, ..place });
    // One step is the same under both readings, and has the shard of one: two steps of the other are as hard.
    let other = (place.speed == Speed::Steps(1) && !place.blocked).then_some(Place {
        blocked: true,
        speed: Speed::Steps(2),
        ..place
    });
    [faster, freer, larger, other].into_iter().flatten()
}

/// Carries bounds from a case to those that the laws compare it with; whether there was any to carry.
fn tighten(atlas: &mut Atlas) -> Result<bool, String> {
    let mut moved = false;
    for place in atlas.keys().copied().collect::<Vec<_>>() {
        for other in harder(place) {
            let (Some(easy), Some(hard)) = (atlas.get(&place), atlas.get(&other)) else { continue };
            let (low, high) = (easy.low.carried(place), hard.high.carried(other));
            moved |= change(atlas, other, |known| known.raise(low))?;
            moved |= change(atlas, place, |known| known.lower(high))?;
        }
    }
    Ok(moved)
}

fn change(atlas: &mut Atlas, place: Place, change: impl FnOnce(&mut Known) -> bool) -> Result<bool, String> {
    let Some(known) = atlas.get_mut(&place) else { return Ok(false) };
    let moved = change(known);
    consistent(place, known).map(|()| moved)
}

/// One catcher more is never slower, and as many are never slower where the fugitive has it harder.
fn times(atlas: &Atlas) -> Result<(), String> {
    for (&place, known) in atlas {
        for (&k, run) in &known.runs {
            let compare = |name: String, slower: Option<&Run>| match (run.capture_time, slower) {
                (time, Some(slower)) if rank(time) > rank(slower.capture_time) => {
                    Err(format!("{place}, K {k}: it takes longer than {name}"))
                }
                _ => Ok(()),
            };
            compare(format!("K {}", k - 1), known.runs.get(&(k - 1)))?;
            for other in harder(place) {
                compare(other.to_string(), atlas.get(&other).and_then(|known| known.runs.get(&k)))?;
            }
        }
    }
    Ok(())
}

/// An escape takes longer than any capture.
fn rank(time: Option<u16>) -> u16 {
    time.unwrap_or(u16::MAX)
}
