//! `boardlab-atlas`, the atlas of the exact theory of Pursuit: the least number of catchers that win, for every board,
//! reading, speed and side.

// These panic where the stream cannot be written; `tell` and `writeln!` do not.
#![warn(clippy::dbg_macro, clippy::print_stderr, clippy::print_stdout)]

mod atlas_file;
mod bounds;
mod budget;
mod conjectures;
mod domination;
mod earlier;
mod entries;
mod key;
mod known_values;
mod merge;
mod page;
mod reading;
mod shard;
mod shard_report;
mod sweep;
mod trapping;
mod verify;
mod walls;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boardlab::{AtomicFile, CommandError, PlanLine, create_folder, on_interrupt, progress, tell};
use boardlab_core::games::pursuit::exact::Progress;
use clap::{Args, Parser, Subcommand};
use indicatif::ProgressBar;

use atlas_file::AtlasFile;
use budget::{BEYOND_LIMITS, Extent, WorkLimits};
use key::AtlasKey;
use merge::{FoundShards, Outputs, merge};
use shard::Shard;

/// Pursuit: compute how many catchers win, and how fast, for every board, reading, number of steps and side.
#[derive(Parser)]
#[command(version, after_help = HELP, args_conflicts_with_subcommands = true)]
struct Atlas {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    all_shards: AllShards,
}

#[derive(Subcommand)]
enum Command {
    /// Print the shards, one a line, the largest boards first.
    Plan {
        #[command(flatten)]
        extent: Extent,
    },
    /// Compute shards, each into a file of its own; a finished shard is not computed again.
    #[command(alias = "shard")]
    Run {
        /// Shards, as `plan` prints them.
        #[arg(required_unless_present = "plan", conflicts_with = "plan", value_name = "ID")]
        shards: Vec<AtlasKey>,
        #[command(flatten)]
        planned: PlanLine,
        /// The folder of the files.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        #[command(flatten)]
        work_limits: WorkLimits,
    },
    /// Check the files of all shards against each other and combine them into the atlas. With an earlier atlas a shard
    /// that is missing is as that atlas has it.
    Merge {
        /// The folder of the files.
        folder: PathBuf,
        #[command(flatten)]
        extent: Extent,
        /// The file of the atlas [default: standard output].
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        /// An earlier atlas: what it says was computed counts where the shards have nothing.
        #[arg(long, value_name = "FILE")]
        earlier: Option<PathBuf>,
        /// Write the entries as CSV, too.
        #[arg(long, value_name = "FILE")]
        csv: Option<PathBuf>,
        /// Print the shards that are still to be run, instead.
        #[arg(long, conflicts_with_all = ["out", "csv"])]
        missing: bool,
    },
    /// Print what the page shows of an atlas: with the values of conjectures, and what the page's engine can play.
    Page {
        /// The atlas.
        #[arg(long, value_name = "FILE", default_value = "atlas.json")]
        atlas: PathBuf,
    },
    /// Prove what an atlas says, without trust in the solver: certificates are checked by a program that shares nothing
    /// with it.
    Verify(verify::Verify),
}

/// All shards in this process.
#[derive(Args)]
struct AllShards {
    #[command(flatten)]
    extent: Extent,
    #[command(flatten)]
    work_limits: WorkLimits,
    /// Keep every shard in a file in this folder, and compute only those that are missing.
    #[arg(long, value_name = "DIR")]
    shards: Option<PathBuf>,
    /// The file of the atlas [default: standard output].
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

const HELP: &str = "\
Squares and tori of 3 to 16 cells a side, both readings, a fugitive of 1 to 4 steps and one of 2N. An entry is a \
theorem with its source, a computed value, or two bounds with their proofs.\n\
Without a subcommand the whole atlas is computed in this process. It can also be computed in parts: `plan` \
prints the names of the shards, `run` computes some into a folder, on any number of processes and machines, \
`merge` checks them against each other and writes the atlas. `verify` proves what an atlas says by certificates, \
which a short program checks that shares nothing with the solver. `page` prints what the page shows of it.\n\
Exit status: 0 done, or all that was asked is proven; 1 `verify` refutes something, or its file is no atlas; 2 a \
bad command, a shard that is missing, damaged or of another version, or shards that contradict each other; 3 \
--memory or --seconds did not allow all: a shard has no more, or claims are not proven; 130 interrupted.\n\n\
Examples:\n  boardlab-atlas --shards shards --out atlas.json\n  \
boardlab-atlas plan | parallel boardlab-atlas run {} --out shards --jobs 1\n  \
boardlab-atlas merge shards --out atlas.json\n  \
boardlab-atlas merge new --earlier atlas.json --out atlas.json";

fn main() -> ExitCode {
    boardlab::run(|request: Atlas| run(&request))
}

fn run(request: &Atlas) -> Result<ExitCode, CommandError> {
    match &request.command {
        None => all_shards(&request.all_shards)?,
        Some(Command::Plan { extent }) => print_keys(&extent.shards())?,
        Some(Command::Run { shards, planned, out, work_limits }) => {
            let planned = planned.read(str::parse)?.map(|key| vec![key]);
            let shards = &planned.unwrap_or_else(|| shards.clone());
            let bar = begin(shards, Some(out))?;
            let report = |key, shard: &Shard| bar.suspend(|| tell(format_args!("boardlab: {}", shard.report(key))));
            let done = work(shards, Some(out), *work_limits, &bar, report)?;
            if done.iter().any(|(_, shard)| shard.is_cut_short()) {
                return Ok(ExitCode::from(BEYOND_LIMITS));
            }
        }
        Some(Command::Merge { folder, extent, earlier, missing: true, .. }) => {
            let earlier = earlier.as_deref().map(AtlasFile::read).transpose()?;
            print_keys(&FoundShards::read(folder, *extent, earlier.as_ref())?.missing)?;
        }
        Some(Command::Merge { folder, extent, out, earlier, csv, .. }) => {
            on_interrupt(|| {})?;
            let earlier = earlier.as_deref().map(AtlasFile::read).transpose()?;
            let out = out.as_deref().map(AtomicFile::create).transpose()?;
            let csv = csv.as_deref().map(AtomicFile::create).transpose()?;
            merge(
                &FoundShards::read(folder, *extent, earlier.as_ref())?.all()?,
                *extent,
                earlier.as_ref(),
                Outputs { out, csv },
            )?;
        }
        Some(Command::Page { atlas }) => {
            let page = AtlasFile::read(atlas)?.page().map_err(io::Error::other)?;
            io::stdout().lock().write_all(page.as_bytes())?;
        }
        Some(Command::Verify(request)) => return verify::run(request),
    }
    Ok(ExitCode::SUCCESS)
}

fn print_keys(keys: &[AtlasKey]) -> Result<(), CommandError> {
    let lines: String = keys.iter().map(|key| format!("{key}\n")).collect();
    Ok(io::stdout().lock().write_all(lines.as_bytes())?)
}

fn all_shards(request: &AllShards) -> Result<(), CommandError> {
    let keys = request.extent.shards();
    let folder = request.shards.as_deref();
    let bar = begin(&keys, folder)?;
    let out = request.out.as_deref().map(AtomicFile::create).transpose()?;
    let done = work(&keys, folder, request.work_limits, &bar, |_, _| {})?;
    merge(&done, request.extent, None, Outputs { out, csv: None })
}

/// Handles signals from now on, before there is a file to remove, and makes the folder of the shards.
fn begin(keys: &[AtlasKey], folder: Option<&Path>) -> Result<ProgressBar, CommandError> {
    let bar = progress("shards", keys.len() as u64);
    let shown = bar.clone();
    let kept = folder.map(Path::to_owned);
    on_interrupt(move || report_interruption(&shown, kept.as_deref()))?;
    folder.map_or(Ok(()), create_folder)?;
    Ok(bar)
}

/// Computes the shards that are missing or not finished.
fn work(
    keys: &[AtlasKey],
    folder: Option<&Path>,
    work_limits: WorkLimits,
    bar: &ProgressBar,
    on_done: impl Fn(AtlasKey, &Shard),
) -> Result<Vec<(AtlasKey, Shard)>, CommandError> {
    let budget = work_limits.budget();
    let threads = work_limits.resources.threads();
    let one = |&key: &AtlasKey| {
        let known = folder.map_or(Ok(None), |folder| Shard::read(key, folder))?;
        let on_progress = |k: u8, progress: &Progress| bar.set_message(format!("{key}, K {k}, turn {}", progress.turn));
        let shard = match known {
            Some(shard) if shard.is_enough(&budget) => shard,
            begun => {
                let runs = begun.map_or(Vec::new(), |shard| shard.runs);
                let save = |shard: &Shard| folder.map_or(Ok(()), |folder| shard.write(key, folder));
                Shard::work(key, runs, &budget, &threads, on_progress, save)?
            }
        };
        bar.inc(1);
        on_done(key, &shard);
        Ok((key, shard))
    };
    let done = keys.iter().map(one).collect();
    bar.finish_and_clear();
    done
}

fn report_interruption(bar: &ProgressBar, folder: Option<&Path>) {
    let done = bar.position();
    let all = bar.length().unwrap_or_default();
    bar.finish_and_clear();
    tell(format_args!("boardlab: interrupted when {done} of {all} shards were done"));
    match folder {
        Some(folder) => {
            tell(format_args!("boardlab: {} keeps them; the same command goes on from there", folder.display()));
        }
        None => tell("boardlab: with --shards DIR they would be kept"),
    }
}
