use std::io::{self, Write};
use std::process::ExitCode;

use indicatif::ProgressBar;

use super::end_name;
use super::engine::{Engine, PlayedMatch, match_start};
use super::fields::Field;
use super::messages::side;
use super::player::Player;
use super::results::{Entry, Forfeit, Results};
use super::schedule::Schedule;
use super::standings::Standings;
use crate::command_error::CommandError;
use crate::jobs::run_as_done;
use crate::output::progress::progress;
use crate::output::tell::tell;
use crate::pursuit::request::Tournament;

/// Plays the matches that are not in the results file and prints the standings.
pub(in crate::pursuit) fn run(request: &Tournament) -> Result<ExitCode, CommandError> {
    let schedule = Schedule::new(request)?;
    let mut results = Results::open(request.results.as_deref(), &schedule.settings(request)?)?;
    let engine = Engine::new(&request.limits)?;
    let bar = progress("matches", schedule.matches());
    play(&schedule, &engine, request.jobs.count(), &mut results, &bar)?;
    bar.finish_and_clear();
    if engine.cancel.is_cancelled() {
        report_interruption(request, &results, schedule.matches());
        return Ok(ExitCode::from(130));
    }
    let entries: Vec<&Entry> = results.played.values().collect();
    io::stdout().lock().write_all(Standings::new(&schedule, &entries).print(request.format)?.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn play(
    schedule: &Schedule,
    engine: &Engine,
    jobs: usize,
    results: &mut Results,
    bar: &ProgressBar,
) -> Result<(), CommandError> {
    let open: Vec<u64> = (0..schedule.matches()).filter(|number| !results.played.contains_key(number)).collect();
    bar.set_position(results.played.len() as u64);
    let work = |nth: u64| {
        let number = open[nth as usize];
        let (field, players) = schedule.get(number);
        if engine.cancel.is_cancelled() {
            return Ok(None);
        }
        let played = engine.play(&match_start(&field.case, players), players, |_| {})?;
        Ok(played.map(|played| entry(number, field, players, played)))
    };
    run_as_done(&(0..open.len() as u64), jobs, work, |_, entry: Result<Option<Entry>, CommandError>| {
        let Some(entry) = entry.inspect_err(|_| engine.cancel.cancel())? else { return Ok(()) };
        bar.inc(1);
        bar.set_message(format!("{} against {}", entry.catchers, entry.fugitive));
        results.add(entry).inspect_err(|_| engine.cancel.cancel())
    })
}

fn entry(number: u64, field: &Field, players: [&Player; 2], played: PlayedMatch) -> Entry {
    let forfeit = played.forfeit.map(|forfeit| Forfeit {
        side: side(forfeit.side).into(),
        reason: forfeit.reason,
        stderr: forfeit.stderr_tail,
    });
    Entry {
        number,
        field: field.line.clone(),
        catchers: players[0].name.clone(),
        fugitive: players[1].name.clone(),
        turn: played.end_state.turn,
        end: end_name(played.end_state.end.as_ref()).into(),
        score: played.score,
        forfeit,
    }
}

fn report_interruption(request: &Tournament, results: &Results, matches: u64) {
    let played = results.played.len();
    tell(format_args!("boardlab: interrupted when {played} of {matches} matches were played"));
    if let Some(file) = &request.results {
        tell(format_args!("boardlab: {} keeps them; the same command goes on from there", file.display()));
    }
}
