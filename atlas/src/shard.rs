use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use boardlab::{CommandError, Threads, atomic_write, coordinates, seal, solved, unseal};
use boardlab_core::games::pursuit::exact::{Goal, MOST_CATCHERS, Progress, Solution};
use serde::{Deserialize, Serialize};

use super::budget::Budget;
use super::domination::smallest_dominating_set;
use super::key::{AtlasKey, Speed};

/// The results for a key of the atlas: the content of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shard {
    pub(super) boardlab: String,
    /// Its case.
    pub(super) shard: String,
    /// The limits of a problem: bytes, and stored states.
    pub(super) memory: u64,
    pub(super) work: u64,
    /// The solved problems with 1, 2, 3 and so on catchers.
    pub(super) runs: Vec<Run>,
    /// Why there are no more runs.
    pub(super) end: StopReason,
    /// x and y of a smallest set of cells that dominates the board.
    pub(super) dominating: Option<Vec<(u8, u8)>>,
}

/// A problem that was solved.
#[derive(Serialize, Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Run {
    /// K.
    pub(super) k: u8,
    pub(super) capture_time: Option<u16>,
    /// x and y of the catchers, if they win.
    pub(super) placement: Option<Vec<(u8, u8)>>,
    pub(super) turns: u16,
    pub(super) states: u64,
    pub(super) bytes: u64,
    pub(super) seconds: f64,
}

/// Why a shard has no more runs.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum StopReason {
    /// The least number of catchers is known, and the time of one more.
    Done,
    /// The next problem needs more memory or work than the limits allow.
    Budget,
    /// The solver does not support more catchers.
    Catchers,
    /// The process ended between two problems.
    #[serde(rename = "cut")]
    Interrupted,
}

impl Shard {
    /// Adds runs as far as the budget allows. The shard is saved after each run.
    pub(super) fn work(
        key: AtlasKey,
        runs: Vec<Run>,
        budget: &Budget,
        threads: &Threads,
        mut on_progress: impl FnMut(u8, &Progress),
        mut save: impl FnMut(&Shard) -> Result<(), CommandError>,
    ) -> Result<Self, CommandError> {
        let everywhere = key.speed == Speed::Unlimited && !key.blocked;
        let dominating = everywhere.then(|| smallest_dominating_set(key.field())).flatten();
        // If more catchers are needed than the solver supports, the theorem decides alone.
        let is_small = |set: &Vec<_>| set.len() <= usize::from(MOST_CATCHERS);
        let is_reached = !everywhere || dominating.as_ref().is_some_and(is_small);
        let mut shard = Shard {
            boardlab: env!("CARGO_PKG_VERSION").into(),
            shard: key.to_string(),
            memory: budget.memory,
            work: budget.work,
            runs,
            end: if is_reached { StopReason::Interrupted } else { StopReason::Catchers },
            dominating: dominating.map(|set| coordinates(key.field(), &set)),
        };
        loop {
            save(&shard)?;
            if shard.end != StopReason::Interrupted {
                return Ok(shard);
            }
            shard.end = add_run(&mut shard.runs, key, budget, threads, &mut on_progress);
        }
    }

    /// A shard without runs: an earlier atlas has what was computed.
    pub(super) fn without_runs(key: AtlasKey, dominating: Option<Vec<(u8, u8)>>) -> Self {
        Shard {
            boardlab: env!("CARGO_PKG_VERSION").into(),
            shard: key.to_string(),
            memory: 0,
            work: 0,
            runs: Vec::new(),
            end: StopReason::Budget,
            dominating,
        }
    }

    /// Reads a shard. `None` if there is no file.
    pub(super) fn read(key: AtlasKey, folder: &Path) -> Result<Option<Self>, CommandError> {
        let file = Shard::file(key, folder);
        let mut bytes = match fs::read(&file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(CommandError::file(&file)(error)),
        };
        let unusable = |why: String| {
            CommandError::unusable(file.display(), format!("{why}; without that file it is computed again"))
        };
        let (_, content) = unseal(0, &mut bytes).map_err(|damage| unusable(damage.to_string()))?;
        let shard: Shard = serde_json::from_slice(content).map_err(|error| unusable(error.to_string()))?;
        shard.check(key).map_err(unusable)?;
        Ok(Some(shard))
    }

    /// Writes the shard atomically.
    pub(super) fn write(&self, key: AtlasKey, folder: &Path) -> Result<(), CommandError> {
        let text = seal(0, self, b"\n")? + "\n";
        atomic_write(&Shard::file(key, folder), text.as_bytes())
    }

    fn file(key: AtlasKey, folder: &Path) -> PathBuf {
        folder.join(format!("{key}.json"))
    }

    /// Whether a run with this budget would add nothing.
    pub(super) fn is_enough(&self, budget: &Budget) -> bool {
        match self.end {
            StopReason::Done | StopReason::Catchers => true,
            StopReason::Budget => budget.memory <= self.memory && budget.work <= self.work,
            StopReason::Interrupted => false,
        }
    }

    fn check(&self, key: AtlasKey) -> Result<(), String> {
        let ours = env!("CARGO_PKG_VERSION");
        let wins = self.runs.iter().filter(|run| run.capture_time.is_some()).count();
        let monotone = self.runs.is_sorted_by_key(|run| run.capture_time.is_some());
        if self.boardlab != ours {
            Err(format!("it is of boardlab {}, this is {ours}", self.boardlab))
        } else if self.shard != key.to_string() {
            Err(format!("it holds the shard {}", self.shard))
        } else if (1..).zip(&self.runs).any(|(k, run)| run.k != k || !run.is_sound(key)) {
            Err("its runs are none of 1, 2, 3 and so on catchers on this board".into())
        } else if !monotone || wins > 2 {
            Err("more catchers lose where fewer win".into())
        } else if (self.end == StopReason::Done) != is_done(&self.runs) {
            Err("it says done and is not, or is and does not".into())
        } else {
            Ok(())
        }
    }
}

/// Adds a run with one more catcher. Returns why no run can follow it.
fn add_run(
    runs: &mut Vec<Run>,
    key: AtlasKey,
    budget: &Budget,
    threads: &Threads,
    on_progress: &mut impl FnMut(u8, &Progress),
) -> StopReason {
    let k = runs.len() as u8 + 1;
    if is_done(runs) {
        return StopReason::Done;
    }
    if k > MOST_CATCHERS {
        return StopReason::Catchers;
    }
    let Some(run) = Run::of(key, k, budget, threads, |progress| on_progress(k, progress)) else {
        return StopReason::Budget;
    };
    runs.push(run);
    if is_done(runs) { StopReason::Done } else { StopReason::Interrupted }
}

fn is_done(runs: &[Run]) -> bool {
    runs.iter().filter(|run| run.capture_time.is_some()).count() == 2
}

impl Run {
    /// Solves a problem. `None` if it exceeds the budget.
    fn of(
        key: AtlasKey,
        k: u8,
        budget: &Budget,
        threads: &Threads,
        mut on_progress: impl FnMut(&Progress),
    ) -> Option<Self> {
        let problem = key.problem(k);
        let kept = problem.cost(Goal::Value).ok()?.kept;
        if kept.saturating_mul(key.field().cells() as u64) > budget.work {
            return None;
        }
        let done = solved(problem, Goal::Value, budget.memory, threads, |progress| on_progress(&progress)).ok()?;
        Some(Run::solved(&done.solution, done.time))
    }

    fn solved(solution: &Solution, time: Duration) -> Self {
        let first = solution.placements.first();
        Run {
            k: solution.problem.catchers,
            capture_time: solution.capture_time,
            placement: first.map(|cells| coordinates(solution.problem.field, cells)),
            turns: solution.turns,
            states: solution.cost.states,
            bytes: solution.cost.bytes,
            seconds: (time.as_secs_f64() * 1000.0).ceil() / 1000.0,
        }
    }

    fn is_sound(&self, key: AtlasKey) -> bool {
        match (&self.placement, self.capture_time) {
            (None, None) => true,
            (Some(cells), Some(_)) => {
                cells.len() == usize::from(self.k) && cells.iter().all(|&(x, y)| x < key.n && y < key.n)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: Budget = Budget { memory: 1 << 30, work: 1 << 30 };

    fn work(runs: Vec<Run>, save: impl FnMut(&Shard) -> Result<(), CommandError>) -> Result<Shard, CommandError> {
        let key = "square-4-2-default".parse().expect("a shard");
        Shard::work(key, runs, &BUDGET, &Threads(1), |_, _| {}, save)
    }

    #[test]
    fn what_is_known_is_kept_after_every_problem() {
        let mut kept = Vec::new();
        let done = work(Vec::new(), |shard| {
            kept.push((shard.runs.len(), shard.is_enough(&BUDGET)));
            Ok(())
        });
        assert_eq!(kept, [(0, false), (1, false), (2, false), (3, true)]);
        // The same after an interruption behind any run.
        let runs = done.map_or(Vec::new(), |shard| shard.runs);
        for so_far in 0..runs.len() {
            let again = work(runs[..so_far].to_vec(), |_| Ok(())).map_or(Vec::new(), |shard| shard.runs);
            let captures = |runs: &[Run]| runs.iter().map(|run| (run.k, run.capture_time)).collect::<Vec<_>>();
            assert_eq!(captures(&again), captures(&runs), "{so_far}");
        }
    }
}
