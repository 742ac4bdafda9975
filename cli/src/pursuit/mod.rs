//! Pursuit: a robot, the engine of matches between programs, tournaments, and the exact theory.

pub(crate) mod exact;
#[cfg(unix)]
mod matches;
pub(crate) mod request;
mod robot;

use std::path::PathBuf;
use std::process::ExitCode;

use boardlab_core::games::pursuit::Strategy;
use clap::Subcommand;

use crate::command_error::CommandError;
use crate::jobs::InUnits;
use request::{Match, Rules, Tournament};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play one turn as a robot of either role: read the statement's input file, write the move.
    #[command(after_help = "\
        Exit status: 0 done; 2 an input that cannot be read, or a bad command: then nothing is written.\n\n\
        Example:\n  boardlab pursuit robot input.txt output.txt --strategy chase\n  \
        boardlab pursuit solve --field square -n 10 -k 4 -s 2 --cache tables\n  \
        boardlab pursuit robot input.txt output.txt --strategy exact --cache tables")]
    Robot {
        /// The statement's file for a robot; `-` for standard input.
        input: PathBuf,
        /// The output file.
        output: PathBuf,
        /// The strategy: random, chase, far, area, shadow, dominate, best or exact.
        #[arg(long, value_name = "NAME", default_value_t, value_parser = strategy)]
        strategy: Strategy,
        /// The folder of `solve --cache`. Small problems that are not in it are solved and stored there.
        #[arg(long, value_name = "DIR")]
        cache: Option<PathBuf>,
        #[command(flatten)]
        rules: Rules,
    },
    /// Play the match of a match file between two robots. The last line is its score, `L-T : T`.
    #[command(after_help = [ROBOTS, MATCH].concat())]
    Match(Match),
    /// Play a tournament: all players against all, and against themselves, in both roles, on a list of fields.
    #[command(after_help = [TOURNAMENT, ROBOTS, "\nExamples:\n", TOURNAMENT_EXAMPLES].concat())]
    Tournament(Tournament),
    /// Compute who wins, how fast, and from which placement.
    #[command(after_help = SOLVE)]
    Solve(exact::Solve),
}

const ROBOTS: &str = "\
A robot is a folder DIR/NAME with an executable `run`, else a `run.py` (python3), else a `run.js` (node); where there is no \
such folder, NAME is a built-in strategy: random, chase, far, area, shadow, dominate, best, exact.\n\
It is started once a turn with two arguments, the names of its input file and its output file. It runs in a scratch folder of \
its own, which is kept for the whole match: a file that it writes there is there in its next turn. After the turn all processes \
that it started are ended (without bubblewrap only its process group). Its standard output is discarded; the end of its \
standard error is shown if it forfeits.\n\
--output-limit limits every file that it writes. Its scratch folder may hold four times that (at least 4 MiB, in blocks of 4096 bytes) \
and 10000 files and folders; it is measured 20 times a second.\n\
In bubblewrap it sees the system, the PATH and its own folder, writes to its scratch folder alone, and has no network; --memory bounds all \
its processes together. Without bubblewrap it has your rights: the limits of each process guard against mistakes, not malice.\n";

const MATCH: &str = "\
Exit status: 0 when the match was played, even if a side forfeited; 2 a bad input, robot or command; 130 interrupted.\n\n\
Examples:\n  boardlab pursuit match tests/t0py.txt --robots tests/robots --replay replay.txt\n  \
boardlab solve pursuit replay.txt";

const TOURNAMENT: &str = "\
A field is a line `F N K S L`: 0 for a square or 1 for a torus, its side, catchers, steps of the fugitive, turns. Blank lines \
and text after a `#` are ignored.\n\
A results file gets a line for each match as soon as it is played. After an interruption the same command continues.\n\
The time of a program is wall time: run no more matches at a time than the machine has cores.\n\
Exit status: 0 when all was played; 2 a bad field, robot or command; 130 interrupted.\n\n";

const TOURNAMENT_EXAMPLES: &str = "  \
boardlab pursuit tournament --players chase,area,best\n  \
boardlab pursuit tournament --fields '0 10 2 3 100, 1 10 3 1 100' --players r0py,js,area --robots tests/robots --results t.jsonl";

const SOLVE: &str = "\
The capture time is the number of turns from the placement to the capture if both sides play best. What a problem needs \
is printed before the run; one that needs more memory than --memory allows or the machine has is refused. After an interruption the same \
command goes on behind the last turn that --work keeps.\n\
Exit status: 0 solved, whoever wins; 2 a bad or too large problem; 130 interrupted.\n\n\
Examples:\n  boardlab pursuit solve --field square -n 10 -k 4 -s 2\n  \
boardlab pursuit solve --field torus -n 12 -k 5 -s 2 --reading blocked --memory 8G --json\n  \
boardlab pursuit solve --field torus -n 13 -k 5 -s 2 --work turns";

fn strategy(name: &str) -> Result<Strategy, String> {
    name.parse().map_err(|_| format!("choose one of {}", Strategy::ALL.map(Strategy::name).join(", ")))
}

pub(crate) fn run(command: Command) -> Result<ExitCode, CommandError> {
    match command {
        Command::Robot { input, output, strategy, cache, rules } => {
            robot::robot(&input, &output, strategy, cache.as_deref(), &rules)
        }
        Command::Solve(request) => exact::run(&request),
        #[cfg(unix)]
        Command::Match(request) => matches::run(&request),
        #[cfg(unix)]
        Command::Tournament(request) => matches::tournament::run(request),
        #[cfg(not(unix))]
        Command::Match(_) | Command::Tournament(_) => Err(crate::programs::needs_unix("the engine of matches")),
    }
}

/// The job of a tournament.
#[cfg(unix)]
pub(crate) fn in_units(request: Tournament) -> Result<Box<dyn InUnits>, CommandError> {
    matches::tournament::in_units(request)
}

#[cfg(not(unix))]
pub(crate) fn in_units(_: Tournament) -> Result<Box<dyn InUnits>, CommandError> {
    Err(crate::programs::needs_unix("the engine of matches"))
}
