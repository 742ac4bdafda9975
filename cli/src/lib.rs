//! All of `boardlab`: its programs call [`main`]. Beside that the crate shows what `boardlab-atlas` needs, and nothing
//! else.

// Elsewhere the commands that run programs are missing, and what only they need is unused.
#![cfg_attr(not(unix), allow(dead_code, unused_imports))]

mod arguments;
mod command_error;
mod commands;
mod input;
mod jobs;
mod output;
#[cfg(unix)]
mod programs;
#[cfg(not(unix))]
#[path = "programs/elsewhere.rs"]
mod programs;
mod pursuit;
mod release;
mod slips;
mod solitaire;
mod tasks;

use std::fmt::Display;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use boardlab_core::GenParams;
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

use arguments::GAME_NAMES;
use commands::solve::InputKind;
use input::{InputOptions, LimitsOption, Source, note_keyboard_input, read, read_file};
use jobs::InUnits;
use tasks::module;

pub use command_error::CommandError;
pub use jobs::PlanLine;
pub use output::atomic_write::{AtomicFile, atomic_write, create_folder};
pub use output::progress::progress;
pub use output::sealed::{Damage, Seed, begins_sealed, seal, unseal, without_mark};
pub use output::tell::tell;
pub use programs::on_interrupt;
pub use pursuit::exact::{Board, Resources, Threads, board, bytes, coordinates, solve_command, solved};
pub use pursuit::request::Reading;
pub use release::Release;

/// Solve, trace, compare and generate board-game contest tasks.
#[derive(Parser)]
#[command(
    version,
    after_help = "Exit status: 0 done or accepted, 1 a wrong output or an illegal game, 2 a bad input or command."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// What the help of the commands says that take a module and have no other help at their end.
const MODULES: &str =
    "The module of a task (.wasm) may stand in the place of a game; docs/own-task.md says how to write one.";

#[derive(Subcommand)]
enum Command {
    /// Print the judge's exact output.
    #[command(after_help = MODULES)]
    Solve {
        #[command(flatten)]
        source: Source,
    },
    /// Print one JSON object for each move, with its evidence.
    Trace {
        #[command(flatten)]
        source: Source,
    },
    /// Judge an output. Exit status 0: accepted, legal, or only blanks differ; 1: wrong or illegal.
    #[command(after_help = MODULES)]
    Compare {
        /// The game.
        #[arg(value_parser = GAME_NAMES)]
        game: String,
        /// The input.
        input: PathBuf,
        /// The output to judge; `-` for standard input.
        output: PathBuf,
        /// Print an object with the verdict, the first difference, and the move and the evidence of the position that
        /// decides it.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        options: InputOptions,
    },
    /// Print every line of an input, and under it what each token means.
    ExplainInput {
        /// The game.
        #[arg(value_parser = GAME_NAMES)]
        game: String,
        /// The input; standard input if none is named.
        #[arg(default_value = "-", hide_default_value = true)]
        file: PathBuf,
        #[command(flatten)]
        limits: LimitsOption,
    },
    /// Print a valid input made from a seed.
    #[command(after_help = MODULES)]
    Generate {
        /// The game.
        #[arg(value_parser = GAME_NAMES)]
        game: String,
        /// The seed. The same seed always gives the same input.
        #[arg(long)]
        seed: u64,
        /// The number of cases.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        cases: u32,
        /// The size of the cases: 0 the smallest legal ones, 50 any, 100 the statement's limits.
        #[arg(long, value_name = "0..100", default_value_t = GenParams::ANY, value_parser = hundredths())]
        size: u8,
        /// The share of edge cases that often break programs.
        #[arg(long, alias = "nastiness", value_name = "0..100", default_value_t = 0, value_parser = hundredths())]
        adversarial: u8,
        #[command(flatten)]
        limits: LimitsOption,
        /// A match file, or a turn file of either role.
        #[arg(long, value_name = "KIND", help_heading = "Pursuit")]
        kind: Option<InputKind>,
    },
    /// Begin a task of your own: write a crate whose module the page and this program play, judge and draw.
    #[command(after_help = "\
        docs/own-task.md leads on from there. `draw`, `compare`, `solve`, `generate` and `minimise` take a module (.wasm) where they take the \
        name of a game.\n\nExample:\n  boardlab new maze")]
    New(tasks::New),
    /// List the cases of an input, pick some in any order, or write each into a file.
    Cases(commands::cases::Cases),
    /// Run a program on smaller and smaller inputs, and print the smallest one on which it still fails.
    #[command(after_help = "\
        Wrong is an output that is not accepted, a crash, a time-out or too much output; the way in which the program goes wrong\n\
        stays the same. Progress goes to standard error. Exit status: 0 done, 1 the program does not go wrong, 2 a bad input or\n\
        command, 130 interrupted, with the least input so far. The module of a task (.wasm) may stand in the place of a game.\n\n\
        Example:\n  boardlab minimise robots failing.txt -- ./mine > least.txt")]
    Minimise(commands::minimise::Minimise),
    /// Run a program on random inputs until it goes wrong, and print the smallest input on which it still does.
    #[command(after_help = "\
        Wrong is what it is for `minimise`. From the eleventh input on an input has many cases where the format allows it, so that a\n\
        program is wrong, too, that keeps something from one case to the next. Seeds, progress and the reason go to standard error.\n\
        Exit status: 0 nothing found, 1 found, 2 a bad command, 130 interrupted.\n\n\
        Examples:\n  boardlab stress robots -- ./mine > failing.txt\n  boardlab stress knights --against ./slow --time 60 -- python3 mine.py")]
    Stress(commands::stress::Stress),
    /// Run a program on the samples of a problem, and print a verdict for each.
    #[command(after_help = "\
        Samples are NAME.in with NAME.ans or NAME.out, NAME.inp, in1.txt with ans1.txt, input.txt with output.txt, or 01 with 01.a, also in \
        test/, tests/, testcases/, data/sample/ or TEST01/; a .prob of cph; a .json of Competitive Companion. An .out beside an .ans is what a \
        program wrote. Of several .prob that of the program's source is taken. Files, time and memory that a problem names are the program's.\n\
        Exit status: 0 all accepted, 1 not all, 2 a sample that cannot be read or a bad command, 130 interrupted.\n\n\
        Examples:\n  boardlab test . -- ./mine\n  boardlab test 1.in -- ./mine\n  boardlab test problem.json --game robots -- python3 mine.py")]
    Test(commands::test::Test),
    /// Draw a position as SVG: for a paper, a worksheet, an editorial.
    #[command(after_help = "\
        The picture goes to standard output unless a file or a folder is named. docs/scenes.md describes what --json prints. `scenes` in \
        the place of a game draws what a program has printed, and the module of a task (.wasm) its positions.\n\n\
        Examples:\n  boardlab draw robots input.txt --case 3 --ply 20 --svg out.svg\n  \
        boardlab draw janken input.txt --output mine.txt --theme print > why.svg\n  \
        boardlab draw solitaire input.txt --all frames\n  boardlab draw scenes printed.jsonl --ply 3 --svg out.svg")]
    Draw(commands::draw::Draw),
    /// Write a game as a problem package: statement, tests, validators, right and wrong programs.
    #[command(after_help = "\
        The package is DIR/GAME, in the format of Kattis and the ICPC, version 2023-07-draft. Its validators are a copy of `boardlab`: \
        --binary names the one for the judge's system. docs/packages.md describes how judges use it.\n\n\
        Example:\n  boardlab package robots --out packages")]
    Package(commands::package::Package),
    /// Judge as the validators of a problem package do: exit status 42 accepted, 43 wrong.
    #[command(after_help = "\
        `boardlab package` writes packages that call it. What is wrong goes to standard error, or to judgemessage.txt in the feedback \
        folder; there are also score.txt, nextpass.in, and pictures. Another exit status is a fault of the judge.\n\n\
        Examples:\n  boardlab validate input robots < 1.in\n  boardlab validate output robots 1.in 1.ans feedback < mine.txt")]
    Validate {
        #[command(subcommand)]
        what: commands::validate::Validate,
    },
    /// Divide a long job into units that any scheduler can run: plan, run, merge.
    Jobs {
        #[command(subcommand)]
        command: jobs::Command,
    },
    /// Print the completions of a shell.
    #[command(after_help = "\
        Examples:\n  boardlab completions bash > ~/.local/share/bash-completion/completions/boardlab\n  \
        boardlab completions fish > ~/.config/fish/completions/boardlab.fish")]
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Write the man pages into a folder, one for each command.
    #[command(after_help = "Example:\n  boardlab man ~/.local/share/man/man1")]
    Man {
        /// The folder; it is made if it is not there.
        folder: PathBuf,
    },
    /// Pursuit: play as a robot, run matches and tournaments, compute the exact theory.
    Pursuit {
        #[command(subcommand)]
        command: pursuit::Command,
    },
    /// Solitaire Chess: score a game, play it, referee a program, measure the players.
    Solitaire {
        #[command(subcommand)]
        command: solitaire::Command,
    },
    /// Run programs, one after another, for the process at the other end of standard input.
    #[command(hide = true)]
    #[cfg(unix)]
    Supervise {
        /// What each may use, as JSON.
        limits: String,
    },
}

/// A number from 0 to 100.
fn hundredths() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(..=i64::from(GenParams::MOST))
}

/// Runs `boardlab` with the arguments of this process.
pub fn main() -> ExitCode {
    run(|cli: Cli| command(cli.command))
}

/// Runs a command line: reads the arguments of this process, does what they ask for, and tells what went wrong.
pub fn run<Arguments: Parser>(command: impl FnOnce(Arguments) -> Result<ExitCode, CommandError>) -> ExitCode {
    let done = Arguments::try_parse().map_or_else(|answer| print_usage(&answer), command);
    match done.and_then(flushed) {
        Ok(code) => code,
        Err(error) => {
            let code = error.exit_code();
            if code != ExitCode::SUCCESS {
                tell(error);
            }
            code
        }
    }
}

/// Prints what was asked for by `--help` or `--version`, or what is wrong with the arguments. That is lost where
/// standard error cannot be written.
fn print_usage(answer: &clap::Error) -> Result<ExitCode, CommandError> {
    match answer.print() {
        Err(error) if !answer.use_stderr() => Err(error.into()),
        _ => Ok(ExitCode::from(answer.exit_code() as u8)),
    }
}

/// Writes what standard output still holds: a text need not end with a line break.
fn flushed(code: ExitCode) -> Result<ExitCode, CommandError> {
    io::stdout().flush()?;
    Ok(code)
}

fn command(command: Command) -> Result<ExitCode, CommandError> {
    match command {
        Command::Solve { source } => match module(&source.game) {
            Some(module) => tasks::solve(module, &source.file),
            None => commands::solve::solve(&*read(&source)?),
        },
        Command::Trace { source } => commands::solve::trace(&*read(&source)?),
        Command::Compare { game, input, output, json, options } => match module(&game) {
            Some(module) => tasks::compare(module, &input, &output, json),
            None => commands::compare::compare(&read_file(&game, &input, &options)?, &output, json),
        },
        Command::ExplainInput { game, file, limits } => {
            note_keyboard_input(&file);
            commands::explain::explain_input(&game, &file, limits.limits())
        }
        Command::Generate { game, seed, cases, size, adversarial, limits, kind } => match module(&game) {
            Some(module) => tasks::generate(module, seed, size.into()),
            None => {
                let relaxed = limits.are_lifted();
                let params = GenParams { cases: cases as usize, size, adversarial, relaxed };
                commands::solve::generate(&game, seed, params, kind)
            }
        },
        Command::New(request) => tasks::new(&request),
        Command::Cases(request) => commands::cases::cases(&request),
        Command::Minimise(request) => match module(&request.source.game) {
            Some(module) => tasks::minimise(module, &request),
            None => commands::minimise::minimise(&request),
        },
        Command::Stress(request) => commands::stress::stress(request),
        Command::Test(request) => commands::test::test(&request),
        Command::Draw(request) => match module(&request.source.game) {
            Some(module) => tasks::draw(module, &request),
            None => commands::draw::draw(&request),
        },
        Command::Package(request) => commands::package::package(&request),
        Command::Validate { what } => commands::validate::validate(&what),
        Command::Jobs { command } => jobs::run(&command, &planned),
        Command::Completions { shell } => commands::manual::completions(&Cli::command(), shell),
        Command::Man { folder } => commands::manual::man_pages(Cli::command(), &folder),
        Command::Pursuit { command } => pursuit::run(command),
        Command::Solitaire { command } => solitaire::run(command),
        #[cfg(unix)]
        Command::Supervise { limits } => Ok(programs::supervise(&limits)?),
    }
}

/// The job of a command that can be divided.
fn planned(words: &[String]) -> Result<Box<dyn InUnits>, CommandError> {
    let name = words.iter().take(2).map(String::as_str).collect::<Vec<_>>().join(" ");
    let refused = |why: &dyn Display| CommandError::unusable(&name, why);
    let parsed = Cli::try_parse_from(["boardlab"].into_iter().chain(words.iter().map(String::as_str)));
    let first = |error: clap::Error| refused(&error.to_string().lines().next().unwrap_or_default());
    match parsed.map_err(first)?.command {
        Command::Stress(request) => commands::stress::in_units(request),
        Command::Pursuit { command: pursuit::Command::Tournament(request) } => pursuit::in_units(request),
        Command::Solitaire { command: solitaire::Command::Measure(request) } => solitaire::measure_in_units(request),
        Command::Solitaire { command: solitaire::Command::Referee(request) } => solitaire::referee_in_units(request),
        _ => Err(refused(&"it cannot be divided; `boardlab jobs plan --help` says what can")),
    }
}
