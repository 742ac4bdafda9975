use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::games::pursuit::Case;
use indicatif::ProgressBar;

use super::Tournament;
use super::arena::{Arena, Played, start};
use super::fields::{Field, fields};
use super::matches::ended;
use super::player::{How, Player};
use super::results::{Entry, Forfeit, Results, Settings};
use super::sheet::Sheet;
use super::words::side;
use crate::fnv::fnv;
use crate::foreign::quoted;
use crate::pool::as_done;
use crate::progress::progress;
use crate::run::Failure;

/// Who plays whom where: fields, then catchers, then fugitives, in the order they were named.
pub(super) struct Schedule {
    pub(super) fields: Vec<Field>,
    pub(super) players: Vec<Player>,
}

/// Plays what was not played yet and prints what all of it came to.
pub(super) fn run(request: &Tournament) -> Result<ExitCode, Failure> {
    let schedule = Schedule::new(request)?;
    let mut results = Results::open(request.results.as_deref(), &schedule.settings(request)?)?;
    let arena = Arena::new(&request.limits)?;
    let bar = progress("matches", schedule.matches());
    play(&schedule, &arena, request.jobs.count(), &mut results, &bar)?;
    bar.finish_and_clear();
    if arena.stop.is_said() {
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
        if arena.stop.is_said() {
            return Ok(None);
        }
        let played = arena.play(&start(&field.case, players), players, |_| {})?;
        Ok(played.map(|played| entry(number, field, players, played)))
    };
    as_done(&(0..due.len() as u64), jobs, work, |_, entry: Result<Option<Entry>, Failure>| {
        let Some(entry) = entry.inspect_err(|_| arena.stop.say())? else { return Ok(()) };
        bar.inc(1);
        bar.set_message(format!("{} against {}", entry.catchers, entry.fugitive));
        results.add(entry).inspect_err(|_| arena.stop.say())
    })
}

fn entry(number: u64, field: &Field, players: [&Player; 2], played: Played) -> Entry {
    let Case { terms, .. } = field.case;
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
        score: played.at.score(&terms).unwrap_or_default(),
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

impl Schedule {
    fn new(request: &Tournament) -> Result<Self, Failure> {
        let names: Vec<&str> = request.players.iter().map(|name| name.trim()).collect();
        if let Some(twice) = names.iter().enumerate().find(|&(nth, name)| names[..nth].contains(name)) {
            return Err(Failure::Usage(format!("{}: it is named twice", quoted(twice.1))));
        }
        let folder = request.limits.robots.as_deref();
        let players = names.into_iter().map(|name| Player::find(name, folder)).collect::<Result<_, _>>()?;
        let fields = fields(request.fields.as_deref(), &request.rules)?;
        let lines: BTreeSet<&str> = fields.iter().map(|field| field.line.as_str()).collect();
        if lines.len() < fields.len() {
            return Err(Failure::Usage("a field is named twice; it would be played twice alike".into()));
        }
        Ok(Schedule { fields, players })
    }

    fn matches(&self) -> u64 {
        (self.fields.len() * self.players.len() * self.players.len()) as u64
    }

    /// A match of the schedule.
    fn at(&self, number: u64) -> (&Field, [&Player; 2]) {
        let (number, count) = (number as usize, self.players.len());
        let pair = [&self.players[number / count % count], &self.players[number % count]];
        (&self.fields[number / count / count], pair)
    }

    fn settings(&self, request: &Tournament) -> Result<Settings, Failure> {
        let limits = &request.limits;
        let milliseconds = u64::try_from(limits.time_limit.as_millis()).unwrap_or(u64::MAX);
        let players = self.players.iter().map(|player| Ok((player.name.clone(), player.print()?)));
        Ok(Settings {
            boardlab: env!("CARGO_PKG_VERSION").into(),
            fields: self.fields.iter().map(|field| field.line.clone()).collect(),
            players: players.collect::<Result<_, Failure>>()?,
            reading: request.rules.reading.name().into(),
            seed: request.rules.seed,
            limits: (milliseconds, limits.memory, limits.output_limit),
        })
    }
}

impl Player {
    /// What tells its program from the one that it was before a change.
    fn print(&self) -> Result<String, Failure> {
        let How::Program { file, .. } = &self.how else { return Ok("built in".into()) };
        let bytes = fs::read(file).map_err(|error| Failure::Usage(format!("{}: {error}", file.display())))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Ok(format!("{name} {:016x}", fnv(&bytes)))
    }
}
