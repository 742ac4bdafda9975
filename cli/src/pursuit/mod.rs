//! Pursuit: a robot, the engine of matches between programs, tournaments, and the exact theory.

#[cfg(unix)]
mod answer;
mod atlas;
#[cfg(unix)]
mod engine;
mod exact;
#[cfg(unix)]
mod fields;
#[cfg(unix)]
mod matches;
#[cfg(unix)]
mod messages;
#[cfg(unix)]
mod player;
mod request;
#[cfg(unix)]
mod results;
mod robot;
#[cfg(unix)]
mod schedule;
#[cfg(unix)]
mod scratch;
#[cfg(unix)]
mod scratch_limits;
#[cfg(unix)]
mod scratch_root;
#[cfg(unix)]
mod settings;
#[cfg(unix)]
mod standings;
#[cfg(unix)]
mod tournament;
#[cfg(unix)]
mod turn;

use std::path::PathBuf;
use std::process::ExitCode;

use boardlab_core::games::pursuit::Strategy;
use clap::Subcommand;

use crate::failure::Failure;
use request::{Match, Rules, Tournament};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Be a robot of either role: read the statement's input file, write the answer.
    #[command(after_help = "\
        Exit status: 0 done; 2 an input that cannot be read, or a bad command: then nothing is written.\n\n\
        Example:\n  boardlab pursuit robot input.txt output.txt --strategy chase\n  \
        boardlab pursuit solve --field square -n 10 -k 4 -s 2 --cache tables\n  \
        boardlab pursuit robot input.txt output.txt --strategy exact --cache tables")]
    Robot {
        /// The statement's file for a robot; `-` for standard input.
        input: String,
        /// The output file.
        output: PathBuf,
        /// How it plays: random, chase, far, area, shadow, dominate, best or exact.
        #[arg(long, value_name = "NAME", default_value_t, value_parser = strategy)]
        strategy: Strategy,
        /// The folder of `solve --cache`. Small problems are solved on the way and kept there, too.
        #[arg(long, value_name = "DIR")]
        cache: Option<PathBuf>,
        #[command(flatten)]
        rules: Rules,
    },
    /// Let two robots play the match of an engine file; the last line is its score, `L-T : T`.
    #[command(after_help = [ROBOTS, MATCH].concat())]
    Match(Match),
    /// Let all play against all on a list of fields, in both roles, against themselves too.
    #[command(after_help = [TOURNAMENT, ROBOTS, "\nExamples:\n", TOURNAMENT_EXAMPLES].concat())]
    Tournament(Tournament),
    /// Compute who wins, how fast, and from which placement.
    #[command(after_help = SOLVE)]
    Solve(exact::Solve),
    /// Compute for every board, reading, speed and side how many catchers win, and how fast.
    #[command(after_help = ATLAS)]
    Atlas(atlas::Atlas),
}

const ROBOTS: &str = "\
A robot is a folder DIR/NAME with an executable `run`, else a `run.py` (python3), else a `run.js` (node); where there is no \
such folder, NAME is a built-in strategy: random, chase, far, area, shadow, dominate, best, exact.\n\
It is started anew every turn with two arguments, the names of its input file and its output file, in a scratch folder that \
is its own for the whole match: a file that it leaves there is there in its next turn. Behind the turn all that it \
started is ended (its process group alone, where this is not Linux). Its standard output goes nowhere; the end of its standard error is shown when it forfeits.\n\
--memory limits what each of its processes allocates (RLIMIT_DATA; address space that is only reserved does not count) and, on Linux, \
what each holds, shared memory included, measured 20 times a second; \
--output-limit every file that it writes. Behind a turn its scratch folder may hold 10000 files and folders, nested 32 deep. A robot runs with your rights: the limits guard against mistakes, not malice.\n";

const MATCH: &str = "\
Exit status: 0 when the match was played, with a forfeit too; 2 a bad input, robot or command; 130 interrupted.\n\n\
Examples:\n  boardlab pursuit match tests/t0py.txt --robots tests/robots --replay replay.txt\n  \
boardlab solve pursuit replay.txt";

const TOURNAMENT: &str = "\
A field is a line `F N K S L`: 0 for a square or 1 for a torus, its side, catchers, steps of the fugitive, turns. Blank lines \
and what follows a `#` are skipped.\n\
A results file gets a line a match as soon as it is played; the same command goes on where it was cut off.\n\
Programs are timed by the clock on the wall: let no more matches run at a time than the machine has cores.\n\
Exit status: 0 when all was played; 2 a bad field, robot or command; 130 interrupted.\n\n";

const TOURNAMENT_EXAMPLES: &str = "  \
boardlab pursuit tournament --players chase,area,best\n  \
boardlab pursuit tournament --fields '0 10 2 3 100, 1 10 3 1 100' --players r0py,js,area --robots tests/robots --results t.jsonl";

const SOLVE: &str = "\
The capture time counts the turns from the placement under best play of both; no more than that many turns are needed, and no \
fewer do. Memory is told before the run; a problem that needs more than --memory is refused.\n\
Exit status: 0 solved, whoever wins; 2 a bad or too large problem; 130 interrupted.\n\n\
Examples:\n  boardlab pursuit solve --field square -n 10 -k 4 -s 2\n  \
boardlab pursuit solve --field torus -n 12 -k 5 -s 2 --reading blocked --memory 8G --json";

const ATLAS: &str = "\
Squares and tori of 3 to 12 cells a side, both readings, a fugitive of 1 to 4 steps and one of 2N. An entry is a theorem with its \
source, computed, or bounds with what proves them.\n\
Alone it does all of it in this process. In parts: `plan` prints the shards, `shard` works some out into a folder, by as many \
processes and machines as there are, `merge` checks them against each other and makes the atlas.\n\
Exit status: 0 done; 2 a bad command, a shard that is missing or of another version, or shards that contradict each other; \
130 interrupted.\n\n\
Examples:\n  boardlab pursuit atlas --shards shards --out atlas.json\n  \
boardlab pursuit atlas plan | parallel boardlab pursuit atlas shard {} --out shards --jobs 1\n  \
boardlab pursuit atlas merge shards --out atlas.json";

fn strategy(name: &str) -> Result<Strategy, String> {
    name.parse().map_err(|_| format!("choose one of {}", Strategy::ALL.map(Strategy::name).join(", ")))
}

pub(crate) fn run(command: Command) -> Result<ExitCode, Failure> {
    match command {
        Command::Robot { input, output, strategy, cache, rules } => {
            robot::robot(&input, &output, strategy, cache.as_deref(), &rules)
        }
        Command::Atlas(request) => atlas::run(&request),
        Command::Solve(request) => exact::run(&request),
        #[cfg(unix)]
        Command::Match(request) => matches::run(&request),
        #[cfg(unix)]
        Command::Tournament(request) => tournament::run(&request),
        #[cfg(not(unix))]
        _ => Err(Failure::Impossible("the engine needs Unix: it ends programs by their process group".into())),
    }
}
