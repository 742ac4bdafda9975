use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use boardlab_core::games::pursuit::exact::{Goal, Method, Problem, Progress, Refusal, Solution, Solver};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use serde::Serialize;

use super::cache::save;
use super::messages::{board, bytes, coordinates, cost_message, problem_words, refusal_message};
use super::request::Solve;
use super::solved::{Solved, found, method, to_the_end};
use super::work::Work;
use super::{machine, needs};
use crate::command_error::CommandError;
use crate::output::tell::tell;
use crate::programs::on_interrupt;
use crate::pursuit::request::Reading;

/// The most placements that are printed as text, and as JSON.
const TEXT_PLACEMENTS: usize = 8;
const JSON_PLACEMENTS: usize = 64;

/// Solves a problem and prints who wins, how fast and from where.
pub(in crate::pursuit) fn run(request: &Solve) -> Result<ExitCode, CommandError> {
    let problem = request.problem()?;
    let goal = if request.cache.is_some() { Goal::Tablebase } else { Goal::Value };
    let bar = turns();
    let on_progress = |progress: Progress| bar.set_message(progress_message(&progress));
    let Solved { solution, table, time } = solve(request, problem, goal, &bar, on_progress)?;
    bar.finish_and_clear();
    if let (Some(folder), Some(table)) = (&request.cache, &table) {
        save(folder, &solution, table)?;
    }
    let text = if request.json { json(&solution, time)? } else { text(&solution, time) };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Says what the problem needs, and solves it: from the turn on that a folder keeps.
fn solve(
    request: &Solve,
    problem: Problem,
    goal: Goal,
    bar: &ProgressBar,
    mut on_progress: impl FnMut(Progress),
) -> Result<Solved, CommandError> {
    let allowed = request.resources.memory;
    let most = machine::memory().map_or(allowed, |memory| memory.min(allowed));
    let threads = request.resources.threads();
    let refusal = |refusal| CommandError::Impossible(refusal_message(&problem, refusal, allowed));
    let method = method(&problem, goal, most).map_err(refusal)?;
    let mut work = request.work.as_deref().map(|folder| Work::new(folder, &problem, goal)).transpose()?;
    tell_interruption(bar, work.as_ref())?;
    tell_needs(request, &problem, goal, method, most).map_err(refusal)?;
    let began = Instant::now();
    let kept = work.as_mut().map(|work| work.resume(method, problem, goal, most)).transpose()?;
    let solver = match kept.transpose().map_err(refusal)?.flatten() {
        Some(solver) => solver,
        None => Solver::with(method, problem, goal, most).map_err(refusal)?,
    };
    let solver = to_the_end(solver, &threads, |solver, progress| {
        on_progress(progress);
        work.as_mut().map_or(Ok(()), |work| work.keep(solver))
    })?;
    let (solution, table) = found(solver, most).map_err(refusal)?;
    let time = work.map_or_else(|| began.elapsed(), |work| work.time());
    Ok(Solved { solution, table, time })
}

fn tell_needs(request: &Solve, problem: &Problem, goal: Goal, method: Method, most: u64) -> Result<(), Refusal> {
    let cost = problem.cost(goal)?;
    let threads = request.resources.threads();
    tell(format_args!("boardlab: {}", cost_message(problem, &cost, most, threads.0)));
    if method == Method::Sparse {
        tell("boardlab: all placements do not fit; those that decide whether the fugitive escapes are tried alone");
    }
    let disk = needs::disk(problem, &cost, most, request.work.as_deref(), request.cache.as_deref());
    let time = needs::time(problem, goal, &cost, &threads);
    time.into_iter().chain(disk).for_each(|line| tell(format_args!("boardlab: {line}")));
    Ok(())
}

fn tell_interruption(bar: &ProgressBar, work: Option<&Work>) -> Result<(), CommandError> {
    let bar = bar.clone();
    let kept = work.map(|work| work.file.clone());
    on_interrupt(move || {
        bar.finish_and_clear();
        match kept.filter(|file| file.exists()) {
            Some(file) => {
                let file = file.display();
                tell(format_args!(
                    "boardlab: interrupted; {file} keeps a turn, and the same command goes on from there"
                ));
            }
            None => tell("boardlab: interrupted"),
        }
    })
}

/// A progress line with the turn of the analysis.
fn turns() -> ProgressBar {
    let style = ProgressStyle::with_template("{elapsed}  {msg}");
    let bar = ProgressBar::new_spinner().with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.set_message("turn 1");
    bar
}

fn progress_message(progress: &Progress) -> String {
    let Progress { turn, lost, won } = *progress;
    format!("turn {turn}: {} states lost in it, {} placements won", HumanCount(lost), HumanCount(won))
}

/// The solution as JSON.
#[derive(Serialize)]
struct JsonReport<'a> {
    field: &'a str,
    n: u8,
    k: u8,
    s: u8,
    reading: &'a str,
    capture_time: Option<u16>,
    placement: Option<&'a Vec<(u8, u8)>>,
    placements: &'a [Vec<(u8, u8)>],
    placement_count: usize,
    turns: u16,
    states: u64,
    kept: u64,
    bytes: u64,
    seconds: f64,
}

fn json(solution: &Solution, time: Duration) -> Result<String, CommandError> {
    let problem = solution.problem;
    let placements: Vec<_> =
        solution.placements.iter().take(JSON_PLACEMENTS).map(|cells| coordinates(problem.field, cells)).collect();
    let found = JsonReport {
        field: board(problem.field),
        n: problem.field.n,
        k: problem.catchers,
        s: problem.steps,
        reading: Reading::of(problem.blocked).name(),
        capture_time: solution.capture_time,
        placement: placements.first(),
        placements: &placements,
        placement_count: solution.placements.len(),
        turns: solution.turns,
        states: solution.cost.states,
        kept: solution.cost.kept,
        bytes: solution.cost.bytes,
        seconds: time.as_secs_f64(),
    };
    Ok(serde_json::to_string(&found).map_err(io::Error::from)? + "\n")
}

fn text(solution: &Solution, time: Duration) -> String {
    let outcome = match solution.capture_time {
        Some(1) => "caught in 1 turn".into(),
        Some(turns) => format!("caught in {turns} turns"),
        None => "the fugitive escapes for ever".into(),
    };
    format!("{}: {outcome}\n{}{}", problem_words(&solution.problem), rows(solution), time_message(solution, time))
}

/// The placements, one per line.
fn rows(solution: &Solution) -> String {
    let count = solution.placements.len();
    let header = match count {
        0 => return String::new(),
        1 => "the best placement".into(),
        2..=TEXT_PLACEMENTS => format!("the {count} best placements"),
        _ => format!("{TEXT_PLACEMENTS} of {} best placements", HumanCount(count as u64)),
    };
    let row = |cells: &Vec<_>| {
        let pairs = coordinates(solution.problem.field, cells).into_iter().map(|(x, y)| format!("  {x} {y}"));
        pairs.chain(["\n".into()]).collect::<String>()
    };
    let rows: String = solution.placements.iter().take(TEXT_PLACEMENTS).map(row).collect();
    format!("{header} up to symmetry, x and y of every catcher:\n{rows}")
}

fn time_message(solution: &Solution, time: Duration) -> String {
    let states = solution.cost.states;
    let seconds = time.as_secs_f64();
    let speed = HumanCount((states as f64 / seconds.max(1e-9)) as u64);
    let states = HumanCount(states);
    let memory = bytes(solution.cost.bytes);
    let turns = solution.turns;
    format!("{states} states, {turns} turns looked ahead, {memory}, {seconds:.2} s, {speed} states a second\n")
}
