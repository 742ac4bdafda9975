use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

use boardlab_core::games::solitaire::Alphabet;

use super::clock::cpu;
use super::figures::Figures;
use super::player::{Kind, Player};
use super::table::{Table, game};
use crate::failure::Failure;
use crate::pool::in_order;
use crate::progress::progress;

/// What was asked for.
pub(super) struct Request {
    pub(super) boards: Range<u64>,
    pub(super) alphabet: Alphabet,
    pub(super) times: Vec<Duration>,
    pub(super) jobs: usize,
}

struct Measured {
    total: u32,
    cpu: Duration,
    nodes: Option<u64>,
}

/// Lets the built-in players play the same boards and prints a line each.
pub(super) fn measure(request: &Request) -> Result<ExitCode, Failure> {
    let simple = [Kind::Random, Kind::Greedy, Kind::Lookahead(8)];
    let kinds: Vec<Kind> = simple.into_iter().chain(request.times.iter().copied().map(Kind::Timed)).collect();
    let bar = progress("games", (request.boards.end - request.boards.start).saturating_mul(kinds.len() as u64));
    let print = |line: &str| bar.suspend(|| writeln!(io::stdout().lock(), "{line}"));
    print("player          boards    mean   error   min   max  CPU s a game  nodes a second")?;
    for kind in kinds {
        bar.set_message(kind.to_string());
        let mut line = Line::default();
        let play = |board| played(kind, board, request.alphabet);
        in_order(&request.boards, request.jobs, play, |measured| {
            bar.inc(1);
            measured.map(|measured| line.add(&measured))
        })?;
        print(&line.print(kind))?;
    }
    bar.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}

fn played(kind: Kind, board: u64, alphabet: Alphabet) -> Result<Measured, Failure> {
    let began = cpu();
    let (mut table, mut player) = (Table::of_seed(board, alphabet), Player::new(kind, board));
    let unheard = |why| Failure::Internal(format!("board {board}: {why}"));
    game(&mut table, |position| player.choose(position), |table, _| table.draw().map(|_| ()).map_err(unheard))?;
    Ok(Measured { total: table.score().total, cpu: cpu().saturating_sub(began), nodes: player.nodes() })
}

/// What one player did.
#[derive(Default)]
struct Line {
    scores: Figures,
    cpu: Duration,
    nodes: Option<u64>,
}

impl Line {
    fn add(&mut self, measured: &Measured) {
        self.scores.add(measured.total);
        self.cpu += measured.cpu;
        self.nodes = measured.nodes.map(|nodes| nodes + self.nodes.unwrap_or(0));
    }

    fn print(&self, kind: Kind) -> String {
        let (scores, cpu) = (&self.scores, self.cpu.as_secs_f64());
        let error = scores.error().map_or("-".into(), |error| format!("{error:.2}"));
        let speed = self.nodes.map_or("-".into(), |nodes| format!("{:.0}", nodes as f64 / cpu.max(1e-9)));
        let (count, mean, min, max) = (scores.count(), scores.mean(), scores.min(), scores.max());
        let each = cpu / count.max(1) as f64;
        format!("{kind:<14}{count:>8}{mean:>8.2}{error:>8}{min:>6}{max:>6}{each:>14.4}{speed:>16}")
    }
}
