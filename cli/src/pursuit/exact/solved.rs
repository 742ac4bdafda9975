use std::convert::Infallible;
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
    let solver = Solver::with(method(&problem, goal, most)?, problem, goal, most)?;
    let told = |_: &mut Solver, progress| -> Result<(), Infallible> {
        on_progress(progress);
        Ok(())
    };
    let Ok(solver) = to_the_end(solver, threads, told);
    let (solution, table) = found(solver, most)?;
    Ok(Solved { solution, table, time: began.elapsed() })
}

/// The method for so much memory. An escape often needs far less than full tables, unless every value is wanted.
pub(super) fn method(problem: &Problem, goal: Goal, most: u64) -> Result<Method, Refusal> {
    match problem.cost(goal)?.bytes {
        bytes if bytes <= most => Ok(Method::Best),
        bytes if goal == Goal::Tablebase => Err(Refusal::Memory { bytes, most }),
        _ => Ok(Method::Sparse),
    }
}

/// Looks ahead as far as there is anything to find.
pub(super) fn to_the_end<E>(
    mut solver: Solver,
    threads: &Threads,
    mut on_turn: impl FnMut(&mut Solver, Progress) -> Result<(), E>,
) -> Result<Solver, E> {
    while let Some(progress) = solver.turn(threads) {
        on_turn(&mut solver, progress)?;
    }
    Ok(solver)
}

/// What a solver has found; or that it needs full tables, which do not fit.
pub(super) fn found(solver: Solver, most: u64) -> Result<(Solution, Option<Tablebase>), Refusal> {
    let solution = solver.solution();
    match solver.is_outgrown() {
        true => Err(Refusal::Memory { bytes: solution.cost.bytes, most }),
        false => Ok((solution, solver.table())),
    }
}
