//! The atlas of the exact theory: the least number of catchers that win, for every board, reading, speed and side.

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

use boardlab_core::games::pursuit::exact::Progress;
use clap::{Args, Subcommand};
use indicatif::ProgressBar;

use crate::failure::Failure;
use crate::output::atomic_write::{AtomicFile, create_folder};
use crate::output::progress::progress;
use crate::output::tell::tell;
use crate::programs::interrupt::on_interrupt;
use atlas_file::AtlasFile;
use budget::{BEYOND_LIMITS, Extent, WorkLimits};
use key::AtlasKey;
use merge::{Outputs, merge, read_shards};
use shard::Shard;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Atlas {
    #[command(subcommand)]
    step: Option<Step>,
    #[command(flatten)]
    all_shards: AllShards,
}

#[derive(Subcommand)]
enum Step {
    /// Print the shards, one a line, the largest boards first.
    Plan {
        #[command(flatten)]
        extent: Extent,
    },
    /// Compute shards, each into a file of its own; a finished shard is not computed again.
    Shard {
        /// Shards, as `plan` prints them.
        #[arg(required = true, value_name = "ID")]
        shards: Vec<AtlasKey>,
        /// The folder of the files.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        #[command(flatten)]
        work_limits: WorkLimits,
    },
    /// Check the files of all shards against each other and combine them into the atlas. With an earlier atlas a shard that is missing is as
    /// that atlas has it.
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
    },
    /// Prove what an atlas says, without trust in the solver: certificates are checked by a program that shares nothing with it.
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

/// Runs a subcommand of `pursuit atlas`.
pub(super) fn run(request: &Atlas) -> Result<ExitCode, Failure> {
    match &request.step {
        None => all_shards(&request.all_shards)?,
        Some(Step::Plan { extent }) => plan(*extent)?,
        Some(Step::Shard { shards, out, work_limits }) => {
            let bar = begin(shards, Some(out))?;
            let report = |key, shard: &Shard| bar.suspend(|| tell(format_args!("boardlab: {}", shard.report(key))));
            let done = work(shards, Some(out), *work_limits, &bar, report)?;
            if done.iter().any(|(_, shard)| shard.is_cut_short()) {
                return Ok(ExitCode::from(BEYOND_LIMITS));
            }
        }
        Some(Step::Merge { folder, extent, out, earlier, csv }) => {
            on_interrupt(|| {})?;
            let earlier = earlier.as_deref().map(AtlasFile::read).transpose()?;
            let out = out.as_deref().map(AtomicFile::create).transpose()?;
            let csv = csv.as_deref().map(AtomicFile::create).transpose()?;
            merge(&read_shards(folder, *extent, earlier.as_ref())?, *extent, earlier.as_ref(), Outputs { out, csv })?;
        }
        Some(Step::Verify(request)) => return verify::run(request),
    }
    Ok(ExitCode::SUCCESS)
}

fn plan(extent: Extent) -> Result<(), Failure> {
    let lines: String = extent.shards().iter().map(|key| format!("{key}\n")).collect();
    Ok(io::stdout().lock().write_all(lines.as_bytes())?)
}

fn all_shards(request: &AllShards) -> Result<(), Failure> {
    let (keys, folder) = (request.extent.shards(), request.shards.as_deref());
    let bar = begin(&keys, folder)?;
    let out = request.out.as_deref().map(AtomicFile::create).transpose()?;
    let done = work(&keys, folder, request.work_limits, &bar, |_, _| {})?;
    merge(&done, request.extent, None, Outputs { out, csv: None })
}

/// Handles signals from now on, before there is a file to remove, and makes the folder of the shards.
fn begin(keys: &[AtlasKey], folder: Option<&Path>) -> Result<ProgressBar, Failure> {
    let bar = progress("shards", keys.len() as u64);
    let (shown, kept) = (bar.clone(), folder.map(Path::to_owned));
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
) -> Result<Vec<(AtlasKey, Shard)>, Failure> {
    let (budget, threads) = (work_limits.budget(), work_limits.resources.threads());
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
    let (done, all) = (bar.position(), bar.length().unwrap_or_default());
    bar.finish_and_clear();
    tell(format_args!("boardlab: interrupted when {done} of {all} shards were done"));
    match folder {
        Some(folder) => {
            tell(format_args!("boardlab: {} keeps them; the same command goes on from there", folder.display()));
        }
        None => tell("boardlab: with --shards DIR they would be kept"),
    }
}
