//! Lets programs of others play.

mod program_game;

use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

use boardlab_core::games::solitaire::{Alphabet, Score};
use indicatif::ProgressBar;
use serde::Serialize;

use super::score_stats::ScoreStats;
use crate::arguments::SandboxChoice;
use crate::command_error::CommandError;
use crate::jobs::{Fingerprints, INTERRUPTED, Job, Report, Worker};
use crate::output::tell::tell;
use crate::output::untrusted::last_lines;
use crate::programs::{Interrupt, Programs, Shown};
use crate::release::Release;
use program_game::{GameParams, PlayedGame, play_program};

/// What was asked for.
pub(super) struct Request {
    pub(super) boards: Range<u64>,
    pub(super) alphabet: Alphabet,
    pub(super) limit: Duration,
    pub(super) memory: u64,
    pub(super) sandbox: SandboxChoice,
    pub(super) threads: usize,
    pub(super) json: bool,
    pub(super) command: Vec<OsString>,
}

/// Lets a program play every board and prints the scores. The exit status is 0 whatever the program did, and 130 after
/// an interruption. A task is a game.
pub(super) struct RefereeJob {
    request: Request,
    settings: Fingerprints,
}

impl RefereeJob {
    pub(super) fn new(request: Request) -> Result<Self, CommandError> {
        let settings = Fingerprints::of(&request.command)?;
        Ok(RefereeJob { request, settings })
    }
}

impl Job for RefereeJob {
    type Settings = Fingerprints;
    type Outcome = PlayedGame;
    type Worker<'a> = Games<'a>;
    type Report<'a> = RefereeReport;

    const THINGS: &'static str = "games";

    fn settings(&self) -> &Fingerprints {
        &self.settings
    }

    fn tasks(&self) -> u64 {
        self.request.boards.end - self.request.boards.start
    }

    fn threads(&self) -> usize {
        self.request.threads
    }

    fn worker(&self) -> Result<Games<'_>, CommandError> {
        let cancel = Interrupt::on_signals()?;
        let shown = Shown::of_command(&self.request.command);
        let shown = shown.map_err(CommandError::system("the current folder is not there"))?;
        Ok(Games { request: &self.request, programs: Programs::new(self.request.sandbox), shown, cancel })
    }

    fn report<'a, 'w: 'a>(&'a self, _: &'a Games<'w>, bar: &ProgressBar) -> Result<RefereeReport, CommandError> {
        let json = self.request.json;
        Ok(RefereeReport { json, bar: bar.clone(), scores: ScoreStats::default(), faults: 0, cpu: Duration::ZERO })
    }
}

/// Plays them.
pub(super) struct Games<'a> {
    request: &'a Request,
    programs: Programs,
    shown: Shown,
    cancel: Interrupt,
}

impl Worker for Games<'_> {
    type Outcome = PlayedGame;

    fn run(&self, task: u64) -> Result<Option<PlayedGame>, CommandError> {
        let Games { request, programs, shown, cancel } = self;
        let Request { alphabet, limit, memory, ref command, .. } = **request;
        let params = GameParams { alphabet, limit, memory, command, programs, shown, cancel };
        play_program(request.boards.start + task, &params).map_err(CommandError::not_started(command))
    }

    fn cancel(&self) {
        self.cancel.cancel();
    }

    fn is_cancelled(&self) -> bool {
        self.cancel.is_cancelled()
    }
}

/// What is printed.
pub(super) struct RefereeReport {
    json: bool,
    bar: ProgressBar,
    scores: ScoreStats,
    faults: u64,
    cpu: Duration,
}

/// A game as JSON. Times are in seconds.
#[derive(Serialize)]
struct GameLine<'a> {
    seed: u64,
    #[serde(flatten)]
    score: Score,
    moves: usize,
    fault: Option<&'a str>,
    wall: f64,
    cpu: Option<f64>,
    stderr: &'a str,
}

/// All games as JSON.
#[derive(Serialize)]
struct Summary {
    #[serde(flatten)]
    program: Release,
    boards: u64,
    mean: f64,
    standard_error: Option<f64>,
    min: u32,
    max: u32,
    faults: u64,
    cpu: f64,
}

const HEAD: &str = "      seed  score  removals  runs  numbers  pieces  alternation   wall s    cpu s";

impl Report for RefereeReport {
    type Outcome = PlayedGame;

    fn add(&mut self, played: PlayedGame) -> Result<(), CommandError> {
        self.print_head()?;
        self.scores.add(played.score().total);
        self.faults += u64::from(played.fault.is_some());
        self.cpu += played.cpu.unwrap_or_default();
        self.bar.set_message(format!("mean {:.1}", self.scores.mean()));
        if self.json {
            return self.print(&json(&game_line(&played))?);
        }
        self.print(&row(&played))?;
        self.bar.suspend(|| print_stderr(&played));
        Ok(())
    }

    fn finish(self) -> Result<ExitCode, CommandError> {
        self.print_summary()?;
        Ok(ExitCode::SUCCESS)
    }

    fn interrupted(self, _: u64) -> Result<ExitCode, CommandError> {
        self.print_summary()?;
        Ok(ExitCode::from(INTERRUPTED))
    }
}

impl RefereeReport {
    /// Prints the names of the columns before the first game: a program that cannot be started plays none.
    fn print_head(&self) -> Result<(), CommandError> {
        if self.json || self.scores.count() > 0 { Ok(()) } else { self.print(HEAD) }
    }

    fn print(&self, line: &str) -> Result<(), CommandError> {
        Ok(self.bar.suspend(|| writeln!(io::stdout().lock(), "{line}"))?)
    }

    fn print_summary(&self) -> Result<(), CommandError> {
        let scores = &self.scores;
        let summary = Summary {
            program: Release::this(),
            boards: scores.count(),
            mean: scores.mean(),
            standard_error: scores.error(),
            min: scores.min(),
            max: scores.max(),
            faults: self.faults,
            cpu: self.cpu.as_secs_f64(),
        };
        self.print(&if self.json { json(&summary)? } else { in_words(&summary) })
    }
}

fn in_words(summary: &Summary) -> String {
    let Summary { boards, mean, standard_error, min, max, faults, cpu, .. } = summary;
    let error = standard_error.map_or(String::new(), |error| format!(", standard error {error:.2}"));
    format!("boards {boards}, mean {mean:.2}{error}, minimum {min}, maximum {max}, faults {faults}, CPU {cpu:.3} s")
}

fn json(what: &impl Serialize) -> Result<String, CommandError> {
    Ok(serde_json::to_string(what).map_err(io::Error::from)?)
}

fn game_line(played: &PlayedGame) -> GameLine<'_> {
    GameLine {
        seed: played.seed,
        score: played.score(),
        moves: played.removals,
        fault: played.fault.as_deref(),
        wall: played.wall.as_secs_f64(),
        cpu: played.cpu.map(|cpu| cpu.as_secs_f64()),
        stderr: &played.errors,
    }
}

fn row(played: &PlayedGame) -> String {
    let Score { total, runs, numbers, pieces, alternation, .. } = played.score();
    let cpu = played.cpu.map_or("?".into(), |cpu| format!("{:.3}", cpu.as_secs_f64()));
    let fault = played.fault.as_ref().map_or(String::new(), |fault| format!("  {fault}"));
    format!(
        "{:>10}  {total:>5}  {:>8}  {runs:>4}  {numbers:>7}  {pieces:>6}  {alternation:>11}  {:>7.3}  {cpu:>7}{fault}",
        played.seed,
        played.removals,
        played.wall.as_secs_f64()
    )
}

/// Prints the end of standard error of a program that failed.
fn print_stderr(played: &PlayedGame) {
    for line in last_lines(&played.errors).filter(|_| played.fault.is_some()) {
        tell(format_args!("board {}, standard error: {line}", played.seed));
    }
}
