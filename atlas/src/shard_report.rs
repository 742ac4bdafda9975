//! What is told of a shard: what it found, and why it has no more.

use boardlab::bytes;
use boardlab_core::games::pursuit::exact::Goal;

use super::budget::seconds;
use super::key::AtlasKey;
use super::shard::{Run, Shard, StopReason};

impl Shard {
    /// Whether larger limits would add to it.
    pub(super) fn is_cut_short(&self) -> bool {
        matches!(self.end, StopReason::Budget | StopReason::Interrupted)
    }

    /// One line.
    pub(super) fn report(&self, key: AtlasKey) -> String {
        let found = found(&self.runs);
        match (self.end, &self.dominating) {
            (StopReason::Done, _) => format!("{key}: done: {found}"),
            (StopReason::Catchers, Some(set)) => {
                format!("{key}: done: K {} are next to every cell, and fewer never win", set.len())
            }
            (StopReason::Catchers, None) => format!("{key}: {found}; the solver takes no more catchers"),
            (StopReason::Budget | StopReason::Interrupted, _) => {
                format!("{key}: {found}; stopped before K {}", self.runs.len() + 1) + &self.excess(key)
            }
        }
    }

    /// What the next problem needs beyond the limits.
    fn excess(&self, key: AtlasKey) -> String {
        let Ok(cost) = key.problem(self.runs.len() as u8 + 1).cost(Goal::Value) else { return String::new() };
        let work = cost.kept.saturating_mul(key.field().cells() as u64);
        let memory = format!(", which needs {}; --memory allows {}", bytes(cost.bytes), bytes(self.memory));
        let time = format!(", which needs {} seconds; --seconds allows {}", seconds(work), seconds(self.work));
        let exceeded = [(cost.bytes > self.memory, memory), (work > self.work, time)];
        exceeded.into_iter().filter(|(is_exceeded, _)| *is_exceeded).map(|(_, words)| words).collect()
    }
}

/// Who loses, and who wins how fast.
fn found(runs: &[Run]) -> String {
    let escapes = runs.iter().filter(|run| run.capture_time.is_none()).count();
    let lose = match escapes {
        0 => None,
        1 => Some("K 1 loses".into()),
        most => Some(format!("K 1 to {most} lose")),
    };
    let wins = runs.iter().filter_map(|run| Some(format!("K {} wins in {}", run.k, run.capture_time?)));
    let all: Vec<String> = lose.into_iter().chain(wins).collect();
    if all.is_empty() { "nothing is computed".into() } else { all.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_limit_that_is_exceeded_is_named() {
        let key: AtlasKey = "square-16-unlimited-blocked".parse().expect("a shard");
        let excess = |memory, work| Shard { memory, work, ..Shard::without_runs(key, None) }.excess(key);
        assert_eq!(excess(u64::MAX, u64::MAX), "");
        let [memory, time, both] = [(1, u64::MAX), (u64::MAX, 0), (1, 0)].map(|(memory, work)| excess(memory, work));
        assert!(memory.contains("--memory") && !memory.contains("--seconds"), "{memory}");
        assert!(time.ends_with("needs 1 seconds; --seconds allows 0"), "{time}");
        assert_eq!(both, memory + &time);
    }
}
