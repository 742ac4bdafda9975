use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use indicatif::ProgressBar;

use super::end_name;
use super::engine::{Engine, PlayedMatch, match_start, replay};
use super::fields::Field;
use super::messages::side;
use super::player::Player;
use super::results::{Entry, Forfeit, Results, update};
use super::schedule::Schedule;
use super::settings::Settings;
use super::standings::Standings;
use crate::command_error::CommandError;
use crate::jobs::{INTERRUPTED, InUnits, Job, Report, Worker, run_here};
use crate::output::atomic_write::{atomic_write, create_folder};
use crate::output::tell::tell;
use crate::pursuit::request::Tournament;

/// Plays the matches that are not in the results file and prints the standings.
pub(in crate::pursuit) fn run(request: Tournament) -> Result<ExitCode, CommandError> {
    let job = TournamentJob::new(request)?;
    if let Some(file) = job.request.results.as_deref().filter(|_| job.request.update) {
        update(file, &job.settings, &job.schedule)?;
    }
    let mut results = Results::open(job.request.results.as_deref(), &job.settings)?;
    run_here(&job, &mut results)
}

/// The same, in units.
pub(in crate::pursuit) fn in_units(request: Tournament) -> Result<Box<dyn InUnits>, CommandError> {
    Ok(Box::new(TournamentJob::new(request)?))
}

/// A task is a match.
struct TournamentJob {
    request: Tournament,
    schedule: Schedule,
    settings: Settings,
}

impl TournamentJob {
    fn new(request: Tournament) -> Result<Self, CommandError> {
        let schedule = Schedule::new(&request)?;
        let settings = schedule.settings(&request)?;
        Ok(TournamentJob { request, schedule, settings })
    }
}

impl Job for TournamentJob {
    type Settings = Settings;
    type Outcome = Entry;
    type Worker<'a> = MatchWorker<'a>;
    type Report<'a> = TournamentReport<'a>;

    const THINGS: &'static str = "matches";

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn tasks(&self) -> u64 {
        self.schedule.matches()
    }

    fn threads(&self) -> usize {
        self.request.jobs.count()
    }

    fn undivided(&self) -> Option<&'static str> {
        self.request.results.as_ref().map(|_| "--results is for one process: the file of each unit keeps its matches")
    }

    fn worker(&self) -> Result<MatchWorker<'_>, CommandError> {
        let kept = self.request.keep.as_deref();
        kept.map_or(Ok(()), create_folder)?;
        Ok(MatchWorker { schedule: &self.schedule, engine: Engine::new(&self.request.limits)?, kept })
    }

    fn report<'a, 'w: 'a>(
        &'a self,
        _: &'a MatchWorker<'w>,
        bar: &ProgressBar,
    ) -> Result<TournamentReport<'a>, CommandError> {
        Ok(TournamentReport { job: self, bar: bar.clone(), entries: Vec::new() })
    }
}

struct MatchWorker<'a> {
    schedule: &'a Schedule,
    engine: Engine,
    /// The folder of the replays.
    kept: Option<&'a Path>,
}

impl Worker for MatchWorker<'_> {
    type Outcome = Entry;

    fn run(&self, number: u64) -> Result<Option<Entry>, CommandError> {
        let (field, players) = self.schedule.get(number);
        let played = self.engine.play(&match_start(&field.case, players), players, |_| {})?;
        let Some(played) = played else { return Ok(None) };
        let text = self.kept.map(|_| replay(&field.case, players, &played));
        if let Some((folder, text)) = self.kept.zip(text.as_ref()) {
            let file = |what: &str| folder.join(format!("match-{number}{what}.txt"));
            atomic_write(&file(""), text.as_bytes())?;
            for (side, errors) in ["-catchers", "-fugitive"].into_iter().zip(&played.errors) {
                atomic_write(&file(side), errors.as_bytes())?;
            }
        }
        Ok(Some(Entry { replay: text, ..entry(number, field, players, played) }))
    }

    fn cancel(&self) {
        self.engine.cancel.cancel();
    }

    fn is_cancelled(&self) -> bool {
        self.engine.cancel.is_cancelled()
    }
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
        replay: None,
    }
}

/// Prints the standings when all was played.
struct TournamentReport<'a> {
    job: &'a TournamentJob,
    bar: ProgressBar,
    entries: Vec<Entry>,
}

impl Report for TournamentReport<'_> {
    type Outcome = Entry;

    fn add(&mut self, entry: Entry) -> Result<(), CommandError> {
        self.bar.set_message(format!("{} against {}", entry.catchers, entry.fugitive));
        self.entries.push(entry);
        Ok(())
    }

    fn finish(self) -> Result<ExitCode, CommandError> {
        let reading = &self.job.settings.reading;
        let standings = Standings::new(&self.job.schedule, reading, &self.entries);
        io::stdout().lock().write_all(standings.print(self.job.request.format)?.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }

    fn interrupted(self, played: u64) -> Result<ExitCode, CommandError> {
        let matches = self.job.tasks();
        tell(format_args!("boardlab: interrupted when {played} of {matches} matches were played"));
        if let Some(file) = &self.job.request.results {
            tell(format_args!("boardlab: {} keeps them; the same command goes on from there", file.display()));
        }
        Ok(ExitCode::from(INTERRUPTED))
    }
}
