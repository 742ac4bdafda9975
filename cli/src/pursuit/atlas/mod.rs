//! The atlas of the exact theory: the least number of catchers that win, for every board, reading, speed and side.

mod atlas_file;
mod bounds;
mod budget;
mod conjectures;
mod domination;
mod earlier;
mod key;
mod known_values;
mod shard;
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

use crate::atomic_write::{AtomicFile, create_folder};
use crate::failure::Failure;
use crate::interrupt::on_interrupt;
use crate::progress::progress;
use crate::tell::tell;
use atlas_file::AtlasFile;
use budget::{Extent, WorkLimits};
use earlier::EarlierAtlas;
use key::AtlasKey;
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
    /// Check the files of all shards against each other and combine them into the atlas.
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
            work(shards, Some(out), *work_limits, &bar)?;
        }
        Some(Step::Merge { folder, extent, out, earlier, csv }) => {
            on_interrupt(|| {})?;
            let earlier = earlier.as_deref().map(EarlierAtlas::read).transpose()?;
            let out = out.as_deref().map(AtomicFile::create_only).transpose()?;
            let csv = csv.as_deref().map(AtomicFile::create).transpose()?;
            merge(&read_shards(folder, *extent)?, *extent, earlier.as_ref(), Outputs { out, csv })?;
        }
        Some(Step::Verify(request)) => return verify::run(request),
    }
    Ok(ExitCode::SUCCESS)
}

fn shards(extent: Extent) -> Vec<AtlasKey> {
    let mut shards: Vec<AtlasKey> = AtlasKey::shards(extent.largest).collect();
    // A large shard at the end would leave all but one worker idle.
    shards.sort_by_key(|key| std::cmp::Reverse(key.n));
    shards
}

fn plan(extent: Extent) -> Result<(), Failure> {
    let lines: String = shards(extent).iter().map(|key| format!("{key}\n")).collect();
    Ok(io::stdout().lock().write_all(lines.as_bytes())?)
}

fn all_shards(request: &AllShards) -> Result<(), Failure> {
    let (keys, folder) = (shards(request.extent), request.shards.as_deref());
    let bar = begin(&keys, folder)?;
    let out = request.out.as_deref().map(AtomicFile::create_only).transpose()?;
    let done = work(&keys, folder, request.work_limits, &bar)?;
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

/// The files of all shards.
fn read_shards(folder: &Path, extent: Extent) -> Result<Vec<(AtlasKey, Shard)>, Failure> {
    let (mut found, mut missing) = (Vec::new(), Vec::new());
    for key in shards(extent) {
        match Shard::read(key, folder)? {
            Some(shard) => found.push((key, shard)),
            None => missing.push(key.to_string()),
        }
    }
    match missing.first() {
        None => Ok(found),
        Some(first) => {
            let command = format!("boardlab pursuit atlas shard {first} --out {}", folder.display());
            let problem = format!("{} shards are missing; `{command}` computes the first one", missing.len());
            Err(Failure::unusable(folder.display(), problem))
        }
    }
}

/// The files of an atlas.
struct Outputs {
    /// Standard output if there is none.
    out: Option<AtomicFile>,
    csv: Option<AtomicFile>,
}

fn merge(
    shards: &[(AtlasKey, Shard)],
    extent: Extent,
    earlier: Option<&EarlierAtlas>,
    outputs: Outputs,
) -> Result<(), Failure> {
    let contradiction = |why| Failure::Impossible(format!("the shards contradict what is proven: {why}"));
    let atlas = bounds::known(shards, earlier).map_err(contradiction)?;
    known_values::check(&atlas).map_err(contradiction)?;
    let atlas_file = AtlasFile::of(&atlas, extent.largest);
    earlier.map_or(Ok(()), |earlier| atlas_file.covers(earlier)).map_err(contradiction)?;
    let text = serde_json::to_string(&atlas_file).map_err(io::Error::from)? + "\n";
    if let Some(file) = outputs.csv {
        file.commit(&atlas_file.csv().map_err(io::Error::other)?)?;
    }
    match outputs.out {
        Some(file) => file.commit(text.as_bytes())?,
        None => io::stdout().lock().write_all(text.as_bytes())?,
    }
    atlas_file.broken.iter().for_each(|why| tell(format_args!("boardlab: {why}; it is left out")));
    tell(format_args!("boardlab: {}", atlas_file.summary()));
    Ok(())
}
