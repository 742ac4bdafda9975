//! What an entry says of numbers of catchers, claim by claim, and what proves or refutes it.

use std::collections::BTreeMap;

use boardlab::coordinates;
use boardlab_core::games::pursuit::{Cell, Field};

use super::case::{ANY_TURNS, Case, ClaimLimits, ClaimResult};
use super::checker::Placement;
use crate::atlas_file::Entry;
use crate::bounds::{Known, by_laws};
use crate::budget::WorkLimits;
use crate::domination::smallest_dominating_set;
use crate::key::AtlasKey;

/// x and y of a smallest set that dominates a board. `None` where it takes too long to find one.
type DominatingSet = Option<Vec<(u8, u8)>>;

/// Proves claims within limits.
pub(super) struct Prover {
    limits: ClaimLimits,
    /// By board and side, as far as they were needed.
    dominating: BTreeMap<(bool, u8), DominatingSet>,
}

impl Prover {
    pub(super) fn new(limits: &WorkLimits) -> Self {
        Prover { limits: ClaimLimits::new(limits), dominating: BTreeMap::new() }
    }

    /// What comes of everything that an entry says of numbers of catchers and turns.
    pub(super) fn results(&mut self, entry: &Entry) -> Vec<ClaimResult> {
        let key = entry.key();
        let [low, high] = entry.least;
        let start = start(key.field(), &entry.placement);
        let mut results = Vec::new();
        if low > 1 {
            results.push(self.loses(key, low - 1));
        }
        match entry.time {
            Some(time) => results.extend(self.wins_in(key, low, time, start.clone())),
            None => results.push(self.wins(key, high)),
        }
        if let Some(more) = entry.more {
            // With a catcher more, those that stand next to every cell still do.
            let start = start.filter(|_| entry.time == Some(1)).map(|start| with_more(start, low + 1));
            results.extend(self.wins_in(key, low + 1, more, start));
        }
        results
    }

    /// So many catchers never win: by a certificate, or by a law if that is beyond the limits.
    fn loses(&mut self, key: AtlasKey, catchers: u16) -> ClaimResult {
        let certified = Case::new(&self.limits, key, catchers, ANY_TURNS).escape();
        match certified {
            ClaimResult::NotProven(_) => self.by_law(key, catchers, false).unwrap_or(certified),
            certified => certified,
        }
    }

    /// So many catchers win, in a time that is not known: by a law, or by a certificate if none says so.
    fn wins(&mut self, key: AtlasKey, catchers: u16) -> ClaimResult {
        let by_law = self.by_law(key, catchers, true);
        by_law.unwrap_or_else(|| Case::new(&self.limits, key, catchers, ANY_TURNS).capture(None))
    }

    /// So many catchers win in so many turns, and not sooner. No turn comes before the first.
    fn wins_in(&mut self, key: AtlasKey, catchers: u16, turns: u16, start: Option<Placement>) -> Vec<ClaimResult> {
        let start = if start.is_none() && turns == 1 { self.next_to_every_cell(key.field(), catchers) } else { start };
        let case = Case::new(&self.limits, key, catchers, turns);
        match start {
            Some(start) if turns == 1 => vec![case.at_once(&start)],
            None if turns == 1 => vec![case.capture(None)],
            start => vec![case.capture(start), case.survival()],
        }
    }

    /// What a law says of whether so many catchers win. Dominating sets are looked for if nothing else tells.
    fn by_law(&mut self, key: AtlasKey, catchers: u16, wins: bool) -> Option<ClaimResult> {
        let without = by_laws(key, |_| None).ok().and_then(|known| result(&known, catchers, wins));
        if without.is_some() || !(wins || key.is_everywhere()) {
            return without;
        }
        self.find_dominating(key.field());
        let set = |torus| self.dominating.get(&(torus, key.n))?.as_deref();
        by_laws(key, set).ok().and_then(|known| result(&known, catchers, wins))
    }

    /// Finds smallest dominating sets of a board and of the square of its side.
    fn find_dominating(&mut self, field: Field) {
        for torus in [field.torus, false] {
            let field = Field { torus, ..field };
            let find = || smallest_dominating_set(field).map(|set| coordinates(field, &set));
            self.dominating.entry((torus, field.n)).or_insert_with(find);
        }
    }

    /// A placement of so many catchers next to every cell. What dominates a square dominates its torus.
    fn next_to_every_cell(&mut self, field: Field, catchers: u16) -> Option<Placement> {
        self.find_dominating(field);
        let sets = [field.torus, false].map(|torus| self.dominating.get(&(torus, field.n)).and_then(Option::as_ref));
        let set = sets.into_iter().flatten().find(|set| set.len() <= usize::from(catchers))?;
        start(field, set).map(|start| with_more(start, catchers))
    }
}

/// What bounds say of whether so many catchers win.
fn result(known: &Known, catchers: u16, wins: bool) -> Option<ClaimResult> {
    let claim = format!("K {catchers} {}", if wins { "wins" } else { "loses" });
    let (does_win, law) = if known.high.value <= catchers {
        (true, &known.high.proof)
    } else if known.low.value > catchers {
        (false, &known.low.proof)
    } else {
        return None;
    };
    Some(match does_win == wins {
        true => ClaimResult::Proven(format!("{claim}, by a law: {law}")),
        false => ClaimResult::Refuted(format!("{claim}: {law}")),
    })
}

/// The cells of catchers in ascending order. `None` if there are none.
fn start(field: Field, placement: &[(u8, u8)]) -> Option<Placement> {
    let mut cells: Vec<Cell> = placement.iter().map(|&(x, y)| field.cell(x, y)).collect();
    cells.sort_unstable();
    (!cells.is_empty()).then_some(cells)
}

/// A placement with catchers added where the first one stands.
fn with_more(mut start: Placement, catchers: u16) -> Placement {
    start.resize(catchers.into(), start[0]);
    start.sort_unstable();
    start
}
