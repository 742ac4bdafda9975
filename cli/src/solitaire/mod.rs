//! Solitaire Chess: scores games, plays them, referees programs, and measures the built-in players.

mod clock;
pub(crate) mod judge_protocol;
mod live_game;
mod measure;
mod messages;
mod play;
mod player;
#[cfg(unix)]
mod referee;
mod score;
mod score_stats;

use std::ffi::OsString;
use std::ops::Range;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use boardlab_core::games::solitaire::Alphabet;
use clap::{Args, Subcommand};

use crate::arguments::{Jobs, ProgramOptions, range, seconds};
use crate::command_error::CommandError;
use crate::jobs::{InUnits, run_here};
use measure::MeasureJob;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Judge a game as the official scorer does.
    #[command(after_help = "\
        A game is six rows of six words, then a line `r c REPLY` for each removal (REPLY is a type or `blank`), then a line `0 0`.\n\
        Exit status: 0 legal, 1 illegal, 2 a board that cannot be read or a bad command.\n\n\
        Examples:\n  boardlab solitaire score game.txt\n  \
        boardlab solve solitaire board.txt | boardlab solitaire score --json")]
    Score {
        /// The game; standard input if none is named.
        #[arg(default_value = "-", hide_default_value = true)]
        file: PathBuf,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Play the statement's protocol on standard input and output.
    #[command(after_help = "\
        Reads six rows of six words, prints `r c`, reads the reply, and so on. It ends when no removal is legal.\n\n\
        Example:\n  boardlab solitaire referee --boards 0..20 -- boardlab solitaire play --time 0.1")]
    Play {
        /// CPU time of the whole game, the start of the program included.
        #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
        time: Duration,
    },
    /// Let any program play boards made from seeds: prints a line for each board, then a summary.
    #[command(after_help = "\
        A board and the pieces beneath it depend only on its seed and the types: all programs play the same game.\n\
        An illegal move, a line that cannot be read or an end without `0 0` scores 0, with the reason.\n\
        After `0 0` a program has a second to exit; then it is ended with all that it started (without bubblewrap only its process\n\
        group). Its score stays valid. CPU time is that of all that it started (without bubblewrap, of what it waited for).\n\
        Exit status: 0 when all boards were played, 2 a bad command or a program that cannot be started.\n\n\
        Examples:\n  boardlab solitaire referee --boards 0..200 -- ./player\n  \
        boardlab solitaire referee --boards 0..50 --alphabet 1,2 --json -- python3 player.py")]
    Referee(Referee),
    /// Let the built-in players play the same boards: prints a line for each player.
    #[command(after_help = "\
        CPU time is that of one game on one core. The times are budgets, as in `play`. With --nodes, the player of the page is\n\
        measured; its scores are the same on every machine.\n\n\
        Examples:\n  boardlab solitaire measure --boards 0..200 --alphabet 1,2,3,4 --time 0.1 --time 1\n  \
        boardlab solitaire measure --boards 0..100 --nodes 20000")]
    Measure(Measure),
}

#[derive(Args)]
struct GameOptions {
    /// The seeds of the boards, from A up to B, which is excluded; A..=B includes it.
    #[arg(long, value_name = "A..B", value_parser = boards)]
    boards: Range<u64>,
    /// The types that are drawn, joined by commas, or `all`.
    #[arg(long, value_name = "TYPES", default_value = "all", value_parser = alphabet)]
    alphabet: Alphabet,
    #[command(flatten)]
    jobs: Jobs,
}

#[derive(Args)]
pub(crate) struct Referee {
    #[command(flatten)]
    games: GameOptions,
    /// Wall time of a game.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time_limit: Duration,
    #[command(flatten)]
    program: ProgramOptions,
    /// Print JSON: a line for each board, and one for the summary.
    #[arg(long)]
    json: bool,
    /// The program and its arguments.
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

#[derive(Args)]
pub(crate) struct Measure {
    #[command(flatten)]
    games: GameOptions,
    /// CPU time per game of the searching player. May be repeated [default: 0.1 and 1, unless --nodes is given].
    #[arg(long = "time", value_name = "SECONDS", value_delimiter = ',', value_parser = seconds)]
    times: Vec<Duration>,
    /// Positions that the player of the page searches for each move. May be repeated.
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Vec<u64>,
    /// Print JSON: a line for each game, and one for each player behind its games.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(command: Command) -> Result<ExitCode, CommandError> {
    match command {
        Command::Score { file, json } => score::score(&file, json),
        Command::Play { time } => play::play(time),
        Command::Referee(request) => referee(request),
        Command::Measure(request) => run_here(&measure(request)?, &mut ()),
    }
}

fn measure(Measure { games, mut times, nodes, json }: Measure) -> Result<MeasureJob, CommandError> {
    if times.is_empty() && nodes.is_empty() {
        times = vec![Duration::from_millis(100), Duration::from_secs(1)];
    }
    let GameOptions { boards, alphabet, jobs } = games;
    MeasureJob::new(measure::Request { boards, alphabet, times, nodes, threads: jobs.count(), json })
}

/// The job of `measure`.
pub(crate) fn measure_in_units(request: Measure) -> Result<Box<dyn InUnits>, CommandError> {
    Ok(Box::new(measure(request)?))
}

#[cfg(unix)]
fn referee(request: Referee) -> Result<ExitCode, CommandError> {
    run_here(&referee_job(request)?, &mut ())
}

/// The job of `referee`.
#[cfg(unix)]
pub(crate) fn referee_in_units(request: Referee) -> Result<Box<dyn InUnits>, CommandError> {
    Ok(Box::new(referee_job(request)?))
}

#[cfg(unix)]
fn referee_job(request: Referee) -> Result<referee::RefereeJob, CommandError> {
    let Referee { games: GameOptions { boards, alphabet, jobs }, time_limit, program, json, command } = request;
    referee::RefereeJob::new(referee::Request {
        boards,
        alphabet,
        limit: time_limit,
        memory: program.memory(),
        sandbox: program.sandbox,
        threads: jobs.count(),
        json,
        command,
    })
}

#[cfg(not(unix))]
fn referee(_: Referee) -> Result<ExitCode, CommandError> {
    Err(crate::programs::needs_unix("the referee"))
}

#[cfg(not(unix))]
pub(crate) fn referee_in_units(_: Referee) -> Result<Box<dyn InUnits>, CommandError> {
    Err(crate::programs::needs_unix("the referee"))
}

fn boards(text: &str) -> Result<Range<u64>, String> {
    range(text).ok_or_else(|| {
        "write A..B with A less than B: 0..200 are the 200 boards of the seeds 0 to 199; 0..=199 are the same".into()
    })
}

fn alphabet(text: &str) -> Result<Alphabet, String> {
    text.parse()
        .map_err(|_| "join types by commas (1 2 3 4 torn lopare dam springare: `1,2,torn`), or write `all`".into())
}
