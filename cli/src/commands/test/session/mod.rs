mod check;
mod find;
mod problem;
mod problem_file;
mod recognise;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use super::request::Test;
use crate::command_error::CommandError;
use crate::input::find_game;
use crate::output::tell::tell;
use crate::programs::{Interrupt, RunLimits, Runner};
use check::{Checker, SampleVerdict};
use find::find;
use problem::{Problem, Sample};
use recognise::recognise;

/// The time for a sample where nobody names one.
const TIME_LIMIT: Duration = Duration::from_secs(2);

pub(super) fn run(request: &Test) -> Result<ExitCode, CommandError> {
    let cancel = Interrupt::on_signals()?;
    let problem = find(&request.samples)?;
    let checker = choose_checker(request, &problem.samples)?;
    // Every sample is read before the program runs: an input that cannot be parsed prints no verdict.
    let samples = problem.samples.iter().map(|sample| checker.expectation(sample)).collect::<Result<Vec<_>, _>>()?;
    let runner = Runner::new(request.program.sandbox, &request.command, limits(request, &problem))?;
    let (mut out, mut accepted) = (io::stdout().lock(), 0);
    for (sample, expected) in problem.samples.iter().zip(&samples) {
        let outcome = match runner.run(&sample.input, &cancel)? {
            None => return Ok(ExitCode::from(130)),
            Some(Err(fault)) => SampleVerdict { accepted: false, message: fault.message },
            Some(Ok(output)) => expected.check(&output)?,
        };
        accepted += usize::from(outcome.accepted);
        writeln!(out, "{}: {}", sample.name, outcome.message.trim_end().replace('\n', "\n  "))?;
    }
    writeln!(out, "{accepted} of {} samples accepted", samples.len())?;
    Ok(ExitCode::from(u8::from(accepted < samples.len())))
}

fn limits(request: &Test, problem: &Problem) -> RunLimits {
    let time = request.time_limit.or(problem.time_limit).unwrap_or(TIME_LIMIT);
    RunLimits { time, output: request.output_limit, memory: request.program.memory() }
}

/// The judge of the game that is named or recognised, else a comparison of lines.
fn choose_checker(request: &Test, samples: &[Sample]) -> Result<Checker, CommandError> {
    let options = request.options.clone();
    let relaxed = request.options.relaxed;
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
