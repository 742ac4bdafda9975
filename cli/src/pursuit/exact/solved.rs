use std::time::{Duration, Instant};

use boardlab_core::games::pursuit::exact::{Goal, Method, Problem, Progress, Refusal, Solution, Solver, Tablebase};

use super::crew::Threads;

/// A problem that is solved.
pub(in crate::pursuit) struct Solved {
    pub(in crate::pursuit) solution: Solution,
    /// The turns to capture from every position, where that was the goal.
    pub(in crate::pursuit) table: Option<Tablebase>,
    pub(in crate::pursuit) time: Duration,
}

/// Solves a problem and shows every turn that is looked ahead.
pub(in crate::pursuit) fn solved(
    problem: Problem,
    goal: Goal,
    most: u64,
    crew: &Threads,
    mut see: impl FnMut(Progress),
) -> Result<Solved, Refusal> {
    let began = Instant::now();
    let (mut solver, refusal) = match Solver::new(problem, goal, most) {
        Ok(solver) => (solver, None),
        // Escapes often take far less than the tables would.
        Err(refusal) => (Solver::with(Method::Sparse, problem, goal, most)?, Some(refusal)),
    };
    while let Some(progress) = solver.turn(crew) {
        see(progress);
    }
    if let Some(refusal) = refusal.filter(|_| solver.is_outgrown()) {
        return Err(refusal);
    }
    let (solution, time) = (solver.solution(), began.elapsed());
    Ok(Solved { solution, table: solver.table(), time })
}
