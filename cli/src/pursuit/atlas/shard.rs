use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use boardlab_core::games::pursuit::exact::{Goal, MOST_CATCHERS, Progress, Solution};
use serde::{Deserialize, Serialize};

use super::budget::Budget;
use super::domination::smallest_dominating_set;
use super::place::{Place, Speed};
use crate::atomic_write::atomic_write;
use crate::failure::Failure;
use crate::pursuit::exact::{Threads, places, solved};

/// What was found out about a case: a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shard {
    pub(super) boardlab: String,
    /// Its case.
    pub(super) shard: String,
    /// What a problem might take: bytes, and states of the placements that are kept.
    pub(super) memory: u64,
    pub(super) work: u64,
    /// One catcher, then one more, and so on.
    pub(super) runs: Vec<Run>,
    /// Why no further.
    pub(super) end: End,
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
    /// x and y of the catchers, where they win.
    pub(super) placement: Option<Vec<(u8, u8)>>,
    pub(super) turns: u16,
    pub(super) states: u64,
    pub(super) bytes: u64,
    pub(super) seconds: f64,
}

/// Why a shard ends.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum End {
    /// The least number of catchers is known, and the time of one more.
    Done,
    /// The next problem would take more memory or more work than it might.
    Budget,
    /// No more catchers can be solved.
    Catchers,
    /// It was ended between two problems.
    Cut,
}

impl Shard {
    /// Works a case out as far as the budget goes, on from the runs that there are; what is known after each is kept.
    pub(super) fn work(
        place: Place,
        runs: Vec<Run>,
        budget: &Budget,
        crew: &Threads,
        mut see: impl FnMut(u8, &Progress),
        mut keep: impl FnMut(&Shard) -> Result<(), Failure>,
    ) -> Result<Self, Failure> {
        let everywhere = place.speed == Speed::Unlimited && !place.blocked;
        let dominating = everywhere.then(|| smallest_dominating_set(place.field()));
        // Where more are needed than can be solved, the solver would only say again what the theorem says.
        let is_reached = dominating.as_ref().is_none_or(|set| set.len() <= usize::from(MOST_CATCHERS));
        let mut shard = Shard {
            boardlab: env!("CARGO_PKG_VERSION").into(),
            shard: place.to_string(),
            memory: budget.memory,
            work: budget.work,
            runs,
            end: if is_reached { End::Cut } else { End::Catchers },
            dominating: dominating.map(|set| places(place.field(), &set)),
        };
        loop {
            keep(&shard)?;
            if shard.end != End::Cut {
                return Ok(shard);
            }
            shard.end = go_on(&mut shard.runs, place, budget, crew, &mut see);
        }
    }

    /// Reads one; none where there is no file.
    pub(super) fn read(place: Place, folder: &Path) -> Result<Option<Self>, String> {
        let file = Shard::file(place, folder);
        let bytes = match fs::read(&file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("{}: {error}", file.display())),
        };
        let told = |why: String| format!("{}: {why}; without that file it is done again", file.display());
        let shard: Shard = serde_json::from_slice(&bytes).map_err(|error| told(error.to_string()))?;
        shard.check(place).map_err(told)?;
        Ok(Some(shard))
    }

    /// Writes it so that there is all of it or nothing.
    pub(super) fn write(&self, place: Place, folder: &Path) -> Result<(), Failure> {
        let text = serde_json::to_string(self).map_err(io::Error::from)? + "\n";
        atomic_write(&Shard::file(place, folder), text.as_bytes())
    }

    fn file(place: Place, folder: &Path) -> PathBuf {
        folder.join(format!("{place}.json"))
    }

    /// Whether a budget could find out no more.
    pub(super) fn is_enough(&self, budget: &Budget) -> bool {
        match self.end {
            End::Done | End::Catchers => true,
            End::Budget => budget.memory <= self.memory && budget.work <= self.work,
            End::Cut => false,
        }
    }

    fn check(&self, place: Place) -> Result<(), String> {
        let ours = env!("CARGO_PKG_VERSION");
        let wins = self.runs.iter().filter(|run| run.capture_time.is_some()).count();
        let monotone = self.runs.is_sorted_by_key(|run| run.capture_time.is_some());
        match () {
            () if self.boardlab != ours => Err(format!("it is of boardlab {}, this is {ours}", self.boardlab)),
            () if self.shard != place.to_string() => Err(format!("it holds the shard {}", self.shard)),
            () if (1..).zip(&self.runs).any(|(k, run)| run.k != k || !run.is_sound(place)) => {
                Err("its runs are none of 1, 2, 3 and so on catchers on this board".into())
            }
            () if !monotone || wins > 2 => Err("more catchers lose where fewer win".into()),
            () if (self.end == End::Done) != is_done(&self.runs) => {
                Err("it says done and is not, or is and does not".into())
            }
            () => Ok(()),
        }
    }
}

/// Adds a run with one catcher more; why there is none after it, if there is none.
fn go_on(
    runs: &mut Vec<Run>,
    place: Place,
    budget: &Budget,
    crew: &Threads,
    see: &mut impl FnMut(u8, &Progress),
) -> End {
    let k = runs.len() as u8 + 1;
    match () {
        () if is_done(runs) => return End::Done,
        () if k > MOST_CATCHERS => return End::Catchers,
        () => {}
    }
    let Some(run) = Run::of(place, k, budget, crew, |progress| see(k, progress)) else { return End::Budget };
    runs.push(run);
    if is_done(runs) { End::Done } else { End::Cut }
}

fn is_done(runs: &[Run]) -> bool {
    runs.iter().filter(|run| run.capture_time.is_some()).count() == 2
}

impl Run {
    /// A problem, if the budget allows it.
    fn of(place: Place, k: u8, budget: &Budget, crew: &Threads, see: impl FnMut(&Progress)) -> Option<Self> {
        let (problem, mut see) = (place.problem(k), see);
        let kept = problem.cost(Goal::Value).ok()?.kept;
        if kept.saturating_mul(place.field().cells() as u64) > budget.work {
            return None;
        }
        let done = solved(problem, Goal::Value, budget.memory, crew, |progress| see(&progress)).ok()?;
        Some(Run::told(&done.solution, done.time))
    }

    fn told(solution: &Solution, time: Duration) -> Self {
        let first = solution.placements.first();
        Run {
            k: solution.problem.catchers,
            capture_time: solution.capture_time,
            placement: first.map(|cells| places(solution.problem.field, cells)),
            turns: solution.turns,
            states: solution.cost.states,
            bytes: solution.cost.bytes,
            seconds: (time.as_secs_f64() * 1000.0).ceil() / 1000.0,
        }
    }

    fn is_sound(&self, place: Place) -> bool {
        match (&self.placement, self.capture_time) {
            (None, None) => true,
            (Some(cells), Some(_)) => {
                cells.len() == usize::from(self.k) && cells.iter().all(|&(x, y)| x < place.n && y < place.n)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: Budget = Budget { memory: 1 << 30, work: 1 << 30 };

    fn work(runs: Vec<Run>, keep: impl FnMut(&Shard) -> Result<(), Failure>) -> Result<Shard, Failure> {
        let place = "square-4-2-default".parse().expect("a shard");
        Shard::work(place, runs, &BUDGET, &Threads(1), |_, _| {}, keep)
    }

    #[test]
    fn what_is_known_is_kept_after_every_problem() {
        let mut kept = Vec::new();
        let done = work(Vec::new(), |shard| {
            kept.push((shard.runs.len(), shard.is_enough(&BUDGET)));
            Ok(())
        });
        assert_eq!(kept, [(0, false), (1, false), (2, false), (3, true)]);
        // As where it is cut off after any of them.
        let runs = done.map_or(Vec::new(), |shard| shard.runs);
        for so_far in 0..runs.len() {
            let again = work(runs[..so_far].to_vec(), |_| Ok(())).map_or(Vec::new(), |shard| shard.runs);
            let told = |runs: &[Run]| runs.iter().map(|run| (run.k, run.capture_time)).collect::<Vec<_>>();
            assert_eq!(told(&again), told(&runs), "{so_far}");
        }
    }
}
