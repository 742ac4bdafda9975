use std::time::{Duration, Instant};

use boardlab_core::games::pursuit::exact::{Goal, Method, Problem, Progress, Refusal, Solution, Solver, Tablebase};

use super::threads::Threads;

/// A solved problem.
pub struct Solved {
    pub solution: Solution,
    /// The depth to capture of every position, if that was the goal.
    pub table: Option<Tablebase>,
    pub time: Duration,
}

/// Solves a problem and reports every turn of the analysis.
pub fn solved(
    problem: Problem,
    goal: Goal,
    most: u64,
    threads: &Threads,
    mut on_progress: impl FnMut(Progress),
) -> Result<Solved, Refusal> {
    let began = Instant::now();
    let (mut solver, refusal) = match Solver::new(problem, goal, most) {
        Ok(solver) => (solver, None),
        // An escape often needs far less memory than full tables.
        Err(refusal) => (Solver::with(Method::Sparse, problem, goal, most)?, Some(refusal)),
    };
    while let Some(progress) = solver.turn(threads) {
        on_progress(progress);
    }
    if let Some(refusal) = refusal.filter(|_| solver.is_outgrown()) {
        return Err(refusal);
    }
    let solution = solver.solution();
    let time = began.elapsed();
    Ok(Solved { solution, table: solver.table(), time })
}
