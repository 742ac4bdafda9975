use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::games::pursuit::Case;
use indicatif::ProgressBar;

use super::arena::{Arena, Played, start};
use super::fields::Field;
use super::matches::ended;
use super::player::Player;
use super::request::Tournament;
use super::results::{Entry, Forfeit, Results};
use super::schedule::Schedule;
use super::sheet::Sheet;
use super::words::side;
use crate::failure::Failure;
use crate::pool::as_done;
use crate::progress::progress;

/// Plays what was not played yet and prints what all of it came to.
pub(super) fn run(request: &Tournament) -> Result<ExitCode, Failure> {
    let schedule = Schedule::new(request)?;
    let mut results = Results::open(request.results.as_deref(), &schedule.settings(request)?)?;
    let arena = Arena::new(&request.limits)?;
    let bar = progress("matches", schedule.matches());
    play(&schedule, &arena, request.jobs.count(), &mut results, &bar)?;
    bar.finish_and_clear();
    if arena.cancel.is_cancelled() {
        tell_rest(request, &results, schedule.matches());
        return Ok(ExitCode::from(130));
    }
    let entries: Vec<&Entry> = results.played.values().collect();
    io::stdout().lock().write_all(Sheet::new(&schedule, &entries).print(request.format)?.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn play(
    schedule: &Schedule,
    arena: &Arena,
    jobs: usize,
    results: &mut Results,
    bar: &ProgressBar,
) -> Result<(), Failure> {
    let due: Vec<u64> = (0..schedule.matches()).filter(|number| !results.played.contains_key(number)).collect();
    bar.set_position(results.played.len() as u64);
    let work = |nth: u64| {
        let number = due[nth as usize];
        let (field, players) = schedule.at(number);
        if arena.cancel.is_cancelled() {
            return Ok(None);
        }
        let played = arena.play(&start(&field.case, players), players, |_| {})?;
        Ok(played.map(|played| entry(number, field, players, played)))
    };
    as_done(&(0..due.len() as u64), jobs, work, |_, entry: Result<Option<Entry>, Failure>| {
        let Some(entry) = entry.inspect_err(|_| arena.cancel.cancel())? else { return Ok(()) };
        bar.inc(1);
        bar.set_message(format!("{} against {}", entry.catchers, entry.fugitive));
        results.add(entry).inspect_err(|_| arena.cancel.cancel())
    })
}

fn entry(number: u64, field: &Field, players: [&Player; 2], played: Played) -> Entry {
    let Case { params, .. } = field.case;
    let forfeit = played.forfeit.map(|forfeit| Forfeit {
        side: side(forfeit.side).into(),
        reason: forfeit.reason,
        stderr: forfeit.complaint,
    });
    Entry {
        number,
        field: field.line.clone(),
        catchers: players[0].name.clone(),
        fugitive: players[1].name.clone(),
        turn: played.at.turn,
        end: ended(played.at.end.as_ref()).into(),
        score: played.at.score(&params).unwrap_or_default(),
        forfeit,
    }
}

fn tell_rest(request: &Tournament, results: &Results, matches: u64) {
    let played = results.played.len();
    eprintln!("boardlab: interrupted when {played} of {matches} matches were played");
    if let Some(file) = &request.results {
        eprintln!("boardlab: {} keeps them; the same command goes on from there", file.display());
    }
}
