//! One number of catchers: certificates for what is said of them, as far as the limits allow.

use std::cell::OnceCell;
use std::fmt;

use boardlab::{Threads, bytes};
use boardlab_core::games::pursuit::exact::{Goal, MAX_DEPTH};
use indicatif::HumanCount;

use super::certificates::{self, Depths};
use super::checker::{self, Board, Flaw, Placement, check_capture, check_escape, check_survival, count, count_below};
use crate::budget::WorkLimits;
use crate::key::AtlasKey;

/// A second of the limit allows the checker to build this many sets of cells.
const SETS_PER_SECOND: u64 = 20_000_000;
/// The most turns that tables count exactly.
const MOST_TURNS: u16 = MAX_DEPTH as u16 - 1;
/// Stands for as many turns as it takes.
pub(super) const ANY_TURNS: u16 = u16::MAX;

/// What came of a claim.
pub(super) enum ClaimResult {
    Proven(String),
    /// It would exceed the limits.
    NotProven(String),
    Refuted(String),
}

impl fmt::Display for ClaimResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimResult::Proven(words) => f.write_str(words),
            ClaimResult::NotProven(words) => write!(f, "not proven: {words}"),
            ClaimResult::Refuted(words) => write!(f, "refuted: {words}"),
        }
    }
}

/// What may be spent on one claim.
pub(super) struct ClaimLimits {
    memory: u64,
    /// Time, as the number of sets that may be built.
    sets: u64,
    threads: Threads,
}

impl ClaimLimits {
    pub(super) fn new(limits: &WorkLimits) -> Self {
        let WorkLimits { resources, seconds } = limits;
        ClaimLimits {
            memory: resources.memory,
            sets: u64::from(*seconds) * SETS_PER_SECOND,
            threads: resources.threads(),
        }
    }
}

/// A number of catchers, of which it is said how many turns they need.
pub(super) struct Case<'a> {
    limits: &'a ClaimLimits,
    key: AtlasKey,
    board: Board,
    catchers: u16,
    turns: u16,
    /// What the solver finds, filled by the first claim that needs it. It holds `None` if the memory is too small.
    depths: OnceCell<Option<Depths>>,
}

impl<'a> Case<'a> {
    pub(super) fn new(limits: &'a ClaimLimits, key: AtlasKey, catchers: u16, turns: u16) -> Self {
        Case { limits, key, board: board_of(key), catchers, turns, depths: OnceCell::new() }
    }

    /// They never win.
    pub(super) fn escape(&self) -> ClaimResult {
        let claim = format!("K {} loses", self.catchers);
        self.certify(&claim, 1, 0, |depths| {
            let found = check_escape(self.board, self.catchers.into(), |placement| depths.never_caught(placement));
            judged(&claim, found, || format!("by a closed set for {} placements", self.placements()))
        })
    }

    /// They win in these turns. Without a start the solver finds one.
    pub(super) fn capture(&self, start: Option<Placement>) -> ClaimResult {
        let k = usize::from(self.catchers);
        let turns = self.turns;
        let claim = if turns == ANY_TURNS { format!("K {k} wins") } else { format!("K {k} wins in {turns}") };
        self.certify(&claim, 0, start.is_none().into(), |depths| {
            let start = start.or_else(|| depths.winning_placement(k, turns.min(MOST_TURNS) as u8));
            let Some(start) = start else { return ClaimResult::Refuted(format!("{claim}: no placement does")) };
            let ranking = depths.ranking(&start);
            let found = check_capture(self.board, &start, turns, &ranking);
            judged(&claim, found, || format!("by a ranking of {} positions", HumanCount(ranking.len() as u64)))
        })
    }

    /// They win on turn 1.
    pub(super) fn at_once(&self, start: &Placement) -> ClaimResult {
        let found = check_capture(self.board, start, 1, &certificates::at_once(self.board, start));
        judged(&format!("K {} wins in 1", self.catchers), found, || "because they stand next to every cell".into())
    }

    /// They do not win sooner.
    pub(super) fn survival(&self) -> ClaimResult {
        let claim = format!("K {} wins no sooner", self.catchers);
        let before = self.turns - 1;
        let checked = before.min(MOST_TURNS);
        self.certify(&claim, checked.into(), 0, |depths| {
            let safe = |turns: u16, placement: &[u16]| depths.safe(turns as u8, placement);
            match check_survival(self.board, self.catchers.into(), checked, safe) {
                Ok(()) if checked < before => ClaimResult::NotProven(format!("{claim}: tables count {checked} turns")),
                found => judged(&claim, found, || format!("by {checked} sets for {} placements", self.placements())),
            }
        })
    }

    /// Proves a claim from the turns to the capture, if the limits allow the tables of the solver, sets of the checker
    /// for so many turns, and so many searches through all placements. Otherwise it says what that would take.
    fn certify(
        &self,
        claim: &str,
        turns: u64,
        searches: u64,
        prove: impl FnOnce(&Depths) -> ClaimResult,
    ) -> ClaimResult {
        match self.depths(turns, searches) {
            Ok(depths) => prove(depths),
            Err(limit) => ClaimResult::NotProven(format!("{claim}: {limit}")),
        }
    }

    fn depths(&self, turns: u64, searches: u64) -> Result<&Depths, String> {
        let k = usize::from(self.catchers);
        let board = self.board;
        let problem = u8::try_from(self.catchers).ok().map(|catchers| self.key.problem(catchers));
        let cost = problem.and_then(|problem| Some((problem, problem.cost(Goal::Tablebase).ok()?)));
        let Some((problem, cost)) = cost else { return Err("the solver has no tables for so many catchers".into()) };
        // Beside the table of the solver: a set for each placement; on a torus one more, from before the first catcher
        // moves.
        let set = size_of::<checker::Cells>() as u64 * turns.min(1);
        let memory = cost.bytes.saturating_add(count(board, k).saturating_mul(set) << u8::from(board.torus));
        let sets = work(board, k).saturating_mul(turns).saturating_add(count(board, k) * searches);
        if memory > self.limits.memory || sets > self.limits.sets {
            let memory = bytes(memory);
            let seconds = sets / SETS_PER_SECOND;
            return Err(format!("beyond the limits, with {memory} and {seconds} seconds"));
        }
        // An escape shows when the analysis is complete; captures need the first turns only.
        let solve = || Depths::up_to(self.turns, problem, board, self.limits.memory, &self.limits.threads);
        self.depths.get_or_init(solve).as_ref().ok_or_else(|| "beyond the memory".into())
    }

    fn placements(&self) -> HumanCount {
        HumanCount(count(self.board, self.catchers.into()))
    }
}

fn judged(claim: &str, found: Result<(), Flaw>, how: impl FnOnce() -> String) -> ClaimResult {
    match found {
        Ok(()) => ClaimResult::Proven(format!("{claim}, {}", how())),
        Err(Flaw(why)) => ClaimResult::Refuted(format!("{claim}: {why}")),
    }
}

/// How many sets are put together to check a turn.
fn work(board: Board, catchers: usize) -> u64 {
    let numbered = (catchers - usize::from(board.torus)) as u64;
    let waiting = |cell: u16, size: u64| count_below((board.cells() - cell).into(), size);
    let tables = |moved: u64| {
        (0..board.cells()).map(move |cell| {
            waiting(cell, numbered - 1 - moved).saturating_mul(count_below(board.reach(cell).into(), moved))
        })
    };
    5 * (0..numbered).flat_map(tables).fold(count(board, catchers), u64::saturating_add)
}

/// The board of a case, as the checker has it.
pub(super) fn board_of(key: AtlasKey) -> Board {
    Board { torus: key.torus, n: key.n.into(), steps: key.steps().into(), blocked: key.blocked }
}
