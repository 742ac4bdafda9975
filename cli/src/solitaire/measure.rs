use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

use boardlab_core::games::solitaire::{Alphabet, play_out};

use super::clock::cpu_time;
use super::live_game::{LiveGame, play_to_end};
use super::player::{Player, PlayerKind};
use super::score_stats::ScoreStats;
use crate::command_error::CommandError;
use crate::jobs::run_in_order;
use crate::output::progress::progress;

/// What was asked for.
pub(super) struct Request {
    pub(super) boards: Range<u64>,
    pub(super) alphabet: Alphabet,
    pub(super) times: Vec<Duration>,
    pub(super) nodes: Vec<u64>,
    pub(super) jobs: usize,
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

struct Measured {
    total: u32,
    cpu: Duration,
    nodes: Option<u64>,
}

/// Lets the built-in players play the same boards and prints a line for each player.
pub(super) fn measure(request: &Request) -> Result<ExitCode, CommandError> {
    let entrants = entrants(request);
    let bar = progress("games", (request.boards.end - request.boards.start).saturating_mul(entrants.len() as u64));
    let print = |line: &str| bar.suspend(|| writeln!(io::stdout().lock(), "{line}"));
    print("player          boards    mean   error   min   max  CPU s a game  nodes a second")?;
    for entrant in entrants {
        bar.set_message(entrant.to_string());
        let mut line = PlayerStats::default();
        let play = |board| match entrant {
            Entrant::Player(kind) => play_board(kind, board, request.alphabet),
            Entrant::Nodes(nodes) => Ok(play_by_nodes(nodes, board, request.alphabet)),
        };
        run_in_order(&request.boards, request.jobs, play, |measured| {
            bar.inc(1);
            measured.map(|measured| line.add(&measured))
        })?;
        print(&line.print(entrant))?;
    }
    bar.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}

fn entrants(request: &Request) -> Vec<Entrant> {
    let simple = [PlayerKind::Random, PlayerKind::Greedy, PlayerKind::Lookahead(8)];
    let timed = request.times.iter().copied().map(PlayerKind::Timed);
    let players = simple.into_iter().chain(timed).map(Entrant::Player);
    players.chain(request.nodes.iter().copied().map(Entrant::Nodes)).collect()
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

    fn print(&self, entrant: Entrant) -> String {
        let scores = &self.scores;
        let cpu = self.cpu.as_secs_f64();
        let error = scores.error().map_or("-".into(), |error| format!("{error:.2}"));
        let speed = self.nodes.map_or("-".into(), |nodes| format!("{:.0}", nodes as f64 / cpu.max(1e-9)));
        let (count, mean, min, max) = (scores.count(), scores.mean(), scores.min(), scores.max());
        let each = cpu / count.max(1) as f64;
        format!("{entrant:<14}{count:>8}{mean:>8.2}{error:>8}{min:>6}{max:>6}{each:>14.4}{speed:>16}")
    }
}
