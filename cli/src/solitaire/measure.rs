use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

use boardlab_core::games::solitaire::{Alphabet, play_out};
use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};

use super::clock::cpu_time;
use super::live_game::{LiveGame, play_to_end};
use super::player::{Player, PlayerKind};
use super::score_stats::ScoreStats;
use crate::command_error::CommandError;
use crate::jobs::{Fingerprints, Job, Report, Worker};
use crate::release::Release;

/// Lets the built-in players play the same boards. A task is a game; those of a player follow each other.
pub(super) struct MeasureJob {
    boards: Range<u64>,
    alphabet: Alphabet,
    entrants: Vec<Entrant>,
    threads: usize,
    json: bool,
    settings: Fingerprints,
}

/// What was asked for.
pub(super) struct Request {
    pub(super) boards: Range<u64>,
    pub(super) alphabet: Alphabet,
    pub(super) times: Vec<Duration>,
    pub(super) nodes: Vec<u64>,
    pub(super) threads: usize,
    pub(super) json: bool,
}

/// What is measured.
#[derive(Clone, Copy)]
enum Entrant {
    /// A player of the command line.
    Player(PlayerKind),
    /// The player of the page, with this many positions for each move. Its games are the same on every machine.
    Nodes(u64),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Player(kind) => kind.fmt(f),
            Entrant::Nodes(nodes) => f.pad(&format!("{nodes} nodes")),
        }
    }
}

/// A game that was played.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Measured {
    total: u32,
    cpu: Duration,
    nodes: Option<u64>,
}

impl MeasureJob {
    pub(super) fn new(request: Request) -> Result<Self, CommandError> {
        let entrants = entrants(&request);
        let Request { boards, alphabet, threads, json, .. } = request;
        Ok(MeasureJob { boards, alphabet, entrants, threads, json, settings: Fingerprints::of([])? })
    }

    fn boards(&self) -> u64 {
        self.boards.end - self.boards.start
    }

    /// Who plays in a task, and the seed of the board.
    fn game(&self, task: u64) -> (Entrant, u64) {
        (self.entrants[(task / self.boards()) as usize], self.boards.start + task % self.boards())
    }
}

fn entrants(request: &Request) -> Vec<Entrant> {
    let simple = [PlayerKind::Random, PlayerKind::Greedy, PlayerKind::Lookahead(8)];
    let timed = request.times.iter().copied().map(PlayerKind::Timed);
    let players = simple.into_iter().chain(timed).map(Entrant::Player);
    players.chain(request.nodes.iter().copied().map(Entrant::Nodes)).collect()
}

impl Job for MeasureJob {
    type Settings = Fingerprints;
    type Outcome = Measured;
    type Worker<'a> = Games<'a>;
    type Report<'a> = MeasureReport<'a>;

    const THINGS: &'static str = "games";

    fn settings(&self) -> &Fingerprints {
        &self.settings
    }

    fn tasks(&self) -> u64 {
        self.boards().saturating_mul(self.entrants.len() as u64)
    }

    fn threads(&self) -> usize {
        self.threads
    }

    fn worker(&self) -> Result<Games<'_>, CommandError> {
        Ok(Games(self))
    }

    fn report<'a, 'w: 'a>(&'a self, _: &'a Games<'w>, bar: &ProgressBar) -> Result<MeasureReport<'a>, CommandError> {
        let report = MeasureReport { job: self, bar: bar.clone(), task: 0, stats: PlayerStats::default() };
        if !self.json {
            report.print("player          boards    mean   error   min   max  CPU s a game  nodes a second")?;
        }
        Ok(report)
    }
}

/// Plays them.
pub(super) struct Games<'a>(&'a MeasureJob);

impl Worker for Games<'_> {
    type Outcome = Measured;

    fn run(&self, task: u64) -> Result<Option<Measured>, CommandError> {
        let (entrant, board) = self.0.game(task);
        match entrant {
            Entrant::Player(kind) => play_board(kind, board, self.0.alphabet).map(Some),
            Entrant::Nodes(nodes) => Ok(Some(play_by_nodes(nodes, board, self.0.alphabet))),
        }
    }
}

fn play_by_nodes(nodes: u64, board: u64, alphabet: Alphabet) -> Measured {
    let began = cpu_time();
    let total = play_out(board, alphabet, nodes).total;
    Measured { total, cpu: cpu_time().saturating_sub(began), nodes: None }
}

fn play_board(kind: PlayerKind, board: u64, alphabet: Alphabet) -> Result<Measured, CommandError> {
    let began = cpu_time();
    let mut game = LiveGame::of_seed(board, alphabet);
    let mut player = Player::new(kind, board);
    let no_reply = |why| CommandError::Internal(format!("board {board}: {why}"));
    play_to_end(
        &mut game,
        |position| player.choose(position),
        |game, _| game.draw_reply().map(|_| ()).map_err(no_reply),
    )?;
    Ok(Measured { total: game.score().total, cpu: cpu_time().saturating_sub(began), nodes: player.nodes() })
}

/// Prints a line for each player.
pub(super) struct MeasureReport<'a> {
    job: &'a MeasureJob,
    bar: ProgressBar,
    /// The next task.
    task: u64,
    /// Of the player whose games are taken.
    stats: PlayerStats,
}

/// A game as JSON. Times are in seconds.
#[derive(Serialize)]
struct GameLine<'a> {
    player: &'a str,
    seed: u64,
    total: u32,
    cpu: f64,
    nodes: Option<u64>,
}

/// All games of a player as JSON.
#[derive(Serialize)]
struct PlayerLine<'a> {
    #[serde(flatten)]
    program: Release,
    player: &'a str,
    boards: u64,
    mean: f64,
    standard_error: Option<f64>,
    min: u32,
    max: u32,
    cpu: f64,
    nodes: Option<u64>,
}

impl Report for MeasureReport<'_> {
    type Outcome = Measured;

    fn add(&mut self, measured: Measured) -> Result<(), CommandError> {
        let (entrant, seed) = self.job.game(self.task);
        let player = entrant.to_string();
        self.task += 1;
        self.stats.add(&measured);
        if self.job.json {
            let Measured { total, cpu, nodes } = measured;
            self.print_json(&GameLine { player: &player, seed, total, cpu: cpu.as_secs_f64(), nodes })?;
        }
        if self.task.is_multiple_of(self.job.boards()) {
            let stats = std::mem::take(&mut self.stats);
            match self.job.json {
                true => self.print_json(&stats.line(&player))?,
                false => self.print(&stats.row(entrant))?,
            }
        }
        self.bar.set_message(player);
        Ok(())
    }

    fn finish(self) -> Result<ExitCode, CommandError> {
        Ok(ExitCode::SUCCESS)
    }
}

impl MeasureReport<'_> {
    fn print(&self, line: &str) -> Result<(), CommandError> {
        Ok(self.bar.suspend(|| writeln!(io::stdout().lock(), "{line}"))?)
    }

    fn print_json(&self, line: &impl Serialize) -> Result<(), CommandError> {
        self.print(&serde_json::to_string(line).map_err(io::Error::from)?)
    }
}

/// The results of one player.
#[derive(Default)]
struct PlayerStats {
    scores: ScoreStats,
    cpu: Duration,
    nodes: Option<u64>,
}

impl PlayerStats {
    fn add(&mut self, measured: &Measured) {
        self.scores.add(measured.total);
        self.cpu += measured.cpu;
        self.nodes = measured.nodes.map(|nodes| nodes + self.nodes.unwrap_or(0));
    }

    fn line<'a>(&self, player: &'a str) -> PlayerLine<'a> {
        let scores = &self.scores;
        PlayerLine {
            program: Release::this(),
            player,
            boards: scores.count(),
            mean: scores.mean(),
            standard_error: scores.error(),
            min: scores.min(),
            max: scores.max(),
            cpu: self.cpu.as_secs_f64(),
            nodes: self.nodes,
        }
    }

    fn row(&self, entrant: Entrant) -> String {
        let scores = &self.scores;
        let cpu = self.cpu.as_secs_f64();
        let error = scores.error().map_or("-".into(), |error| format!("{error:.2}"));
        let speed = self.nodes.map_or("-".into(), |nodes| format!("{:.0}", nodes as f64 / cpu.max(1e-9)));
        let (count, mean, min, max) = (scores.count(), scores.mean(), scores.min(), scores.max());
        let each = cpu / count.max(1) as f64;
        format!("{entrant:<14}{count:>8}{mean:>8.2}{error:>8}{min:>6}{max:>6}{each:>14.4}{speed:>16}")
    }
}
