mod archive;
mod check;
mod find;
mod layout;
mod problem;
mod problem_file;
mod recognise;

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use super::request::Test;
use crate::command_error::CommandError;
use crate::input::find_game;
use crate::output::colour::coloured;
use crate::output::tell::tell;
use crate::output::untrusted::last_lines;
use crate::programs::{Finished, Interrupt, RunLimits, Runner};
use check::{Checker, Expectation, SampleVerdict};
use find::find;
use problem::{Problem, Sample};
use recognise::recognise;

/// The time for a sample where nobody names one.
const TIME_LIMIT: Duration = Duration::from_secs(2);

pub(super) fn run(request: &Test) -> Result<ExitCode, CommandError> {
    // While standard input is read, a signal ends this process.
    let problem = find(&request.samples, &request.command)?;
    let cancel = Interrupt::on_signals()?;
    let checker = choose_checker(request, &problem.samples)?;
    // Every sample is read before the program runs: an input that cannot be parsed prints no verdict.
    let samples = problem.samples.iter().map(|sample| checker.expectation(sample)).collect::<Result<Vec<_>, _>>()?;
    let runner = Runner::new(request.program.sandbox, &request.command, limits(request, &problem))?;
    let runner = runner.with_files(problem.files.clone());
    let mut out = anstream::stdout().lock();
    let mut accepted = 0;
    for (sample, expected) in problem.samples.iter().zip(&samples) {
        let Some(run) = runner.run(&sample.input, &cancel)? else { return Ok(ExitCode::from(130)) };
        let verdict = verdict(expected, &run)?;
        accepted += usize::from(verdict.accepted);
        let (first, more) = verdict.message.split_once('\n').unwrap_or((&verdict.message, ""));
        writeln!(out, "{}: {} ({})", sample.name, coloured(first, verdict.accepted), used(&run))?;
        more.lines().chain(verdict.diff.lines()).try_for_each(|line| writeln!(out, "  {line}"))?;
    }
    writeln!(out, "{accepted} of {} samples accepted", samples.len())?;
    Ok(ExitCode::from(u8::from(accepted < samples.len())))
}

/// Of a right output whose program does not end well, both is told: judges call it a run-time error.
fn verdict(expected: &Expectation, run: &Finished) -> Result<SampleVerdict, CommandError> {
    match &run.outcome {
        Ok(output) => {
            let verdict = expected.check(output)?;
            let errors = last_lines(&run.stderr_tail).map(|line| format!("\nstandard error: {line}"));
            let message = errors.fold(verdict.message.trim_end().to_string(), |message, line| message + &line);
            Ok(SampleVerdict { message, ..verdict })
        }
        Err(fault) => {
            let output = fault.output.as_deref().filter(|output| !output.trim().is_empty());
            let is_right = output.map(|output| expected.check(output)).transpose()?.is_some_and(|seen| seen.accepted);
            let also = if is_right { "\nits output is right; judges call this a run-time error" } else { "" };
            Ok(SampleVerdict { accepted: false, message: format!("{}{also}", fault.message), diff: String::new() })
        }
    }
}

/// The time and the memory of a run.
fn used(run: &Finished) -> String {
    let time = format!("{:.3} s", run.time.as_secs_f64());
    match run.memory {
        Some(bytes) => format!("{time}, {:.1} MB", bytes as f64 / f64::from(1 << 20)),
        None => time,
    }
}

fn limits(request: &Test, problem: &Problem) -> RunLimits {
    let time = request.time_limit.or(problem.time_limit).unwrap_or(TIME_LIMIT);
    RunLimits { time, output: request.output_limit, memory: request.program.memory_or(problem.memory_limit) }
}

/// The judge of the game that is named or recognised, else a comparison of lines.
fn choose_checker(request: &Test, samples: &[Sample]) -> Result<Checker, CommandError> {
    let options = request.options.clone();
    let relaxed = request.options.lifts_limits();
    if let Some(name) = &request.game {
        return Ok(Checker::Game { game: find_game(name)?, options, relaxed, outputs_are_judged: false });
    }
    if let Some(game) = recognise(samples, &options) {
        tell(format_args!("boardlab: the samples are of {}, whose judge decides", game.name()));
        return Ok(Checker::Game { game, options, relaxed, outputs_are_judged: true });
    }
    if relaxed || !options.is_empty() {
        return Err(CommandError::Impossible(
            "these options need a game, and the samples are of none; see --game".into(),
        ));
    }
    samples.iter().try_for_each(|sample| sample.needed().map(drop))?;
    tell("boardlab: the samples are of no game that is known here: their lines are compared");
    Ok(Checker::Lines)
}
