//! What a problem needs beside its memory, told before it is solved.

use std::path::Path;
use std::time::Instant;

use boardlab_core::games::pursuit::Field;
use boardlab_core::games::pursuit::exact::{Cost, Goal, Method, Problem, Solver};
use indicatif::{HumanCount, HumanDuration};

use super::machine;
use super::messages::bytes;
use super::solved::to_the_end;
use super::threads::Threads;

/// A problem takes a moment if it has less than so many times what the measured one has.
const MOMENTS: u64 = 20;

/// The time, by the rate of a smaller board that is solved for it here and now. `None` if it takes a moment.
pub(super) fn time(problem: &Problem, goal: Goal, cost: &Cost, threads: &Threads) -> Option<String> {
    // The catchers win, so that most of its states are looked at.
    let Problem { field: Field { torus, .. }, catchers, .. } = *problem;
    let sample = Problem { field: Field { torus, n: 12 }, catchers: 3 + u8::from(torus), steps: 1, blocked: false };
    let stored = |problem: &Problem, cost: &Cost| cost.kept.saturating_mul(problem.field.cells() as u64);
    let sample_cost = sample.cost(goal).ok()?;
    let wanted = stored(problem, cost);
    let measured = stored(&sample, &sample_cost);
    if catchers < 2 || wanted / MOMENTS < measured {
        return None;
    }
    let begin = Instant::now();
    let solver = Solver::with(Method::Dense, sample, goal, u64::MAX).ok()?;
    to_the_end(solver, threads, |_, _| Ok::<(), ()>(())).ok()?;
    let rate = measured as f64 / begin.elapsed().as_secs_f64().max(1e-3);
    let time = HumanDuration(std::time::Duration::try_from_secs_f64(wanted as f64 / rate).ok()?);
    let rate = HumanCount(rate as u64);
    Some(format!(
        "about {time} if the catchers win, often less if not: {rate} stored states a second on a smaller board"
    ))
}

/// The room that the files take: of the last turn and of the one that replaces it; of a table.
pub(super) fn disk(
    problem: &Problem,
    cost: &Cost,
    most: u64,
    work: Option<&Path>,
    cache: Option<&Path>,
) -> Vec<String> {
    let turns = 2 * cost.bytes.min(most);
    let table = cost.kept.saturating_mul(problem.field.cells() as u64);
    let files = [(work, "up to ", turns), (cache, "", table)];
    let line = |(folder, at_most, needed): (Option<&Path>, &str, u64)| {
        let folder = folder?;
        let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
        let room = machine::room(there).map_or(String::new(), |room| format!(", which has room for {}", bytes(room)));
        Some(format!("{at_most}{} of disk in {}{room}", bytes(needed), folder.display()))
    };
    files.into_iter().filter_map(line).collect()
}
