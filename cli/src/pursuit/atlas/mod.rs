//! The atlas of the exact theory: for every board, reading, speed and side the least number of catchers that win.

mod budget;
mod domination;
mod entry;
mod laws;
mod place;
mod shard;
mod siege;
mod truths;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boardlab_core::games::pursuit::exact::Progress;
use clap::{Args, Subcommand};
use indicatif::ProgressBar;

use super::exact::Means;
use crate::atomic_write::atomic_write;
use crate::failure::Failure;
use crate::interrupt::when_interrupted;
use crate::progress::progress;
use budget::Budget;
use entry::Sheet;
use place::{Place, SIDES};
use shard::Shard;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Atlas {
    #[command(subcommand)]
    part: Option<Part>,
    #[command(flatten)]
    whole: Whole,
}

#[derive(Subcommand)]
enum Part {
    /// Print the shards, one a line, the largest boards first.
    Plan {
        #[command(flatten)]
        extent: Extent,
    },
    /// Work shards out, each into a file of its own; what is there already is not done again.
    Shard {
        /// Shards, as `plan` prints them.
        #[arg(required = true, value_name = "ID")]
        shards: Vec<Place>,
        /// The folder of the files.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        #[command(flatten)]
        allowed: Allowed,
    },
    /// Check the files of all shards against each other and make the atlas of them.
    Merge {
        /// The folder of the files.
        folder: PathBuf,
        #[command(flatten)]
        extent: Extent,
        /// Where the atlas goes; standard output where nobody says.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

/// All of it in this process.
#[derive(Args)]
struct Whole {
    #[command(flatten)]
    extent: Extent,
    #[command(flatten)]
    allowed: Allowed,
    /// Keep every shard in a file here, and do only what is not there.
    #[arg(long, value_name = "DIR")]
    shards: Option<PathBuf>,
    /// Where the atlas goes; standard output where nobody says.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Args, Clone, Copy)]
struct Extent {
    /// The longest side.
    #[arg(long, value_name = "N", default_value_t = *SIDES.end(),
        value_parser = clap::value_parser!(u8).range(i64::from(*SIDES.start())..=i64::from(*SIDES.end())))]
    largest: u8,
}

#[derive(Args, Clone, Copy)]
struct Allowed {
    #[command(flatten)]
    means: Means,
    /// Most work for a problem: seconds in which a core of ours goes through its states, whatever yours takes.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
}

/// States of placements that are kept that count as a second. It is no measurement: the same command shall try the same
/// problems on every machine.
const STATES_A_SECOND: u64 = 200_000_000;

impl Allowed {
    fn budget(self) -> Budget {
        Budget { memory: self.means.memory, work: u64::from(self.seconds) * STATES_A_SECOND }
    }
}

/// Does what was asked for.
pub(super) fn run(request: &Atlas) -> Result<ExitCode, Failure> {
    match &request.part {
        None => whole(&request.whole)?,
        Some(Part::Plan { extent }) => plan(*extent)?,
        Some(Part::Shard { shards, out, allowed }) => {
            work(shards, Some(out), *allowed)?;
        }
        Some(Part::Merge { folder, extent, out }) => merge(&collected(folder, *extent)?, *extent, out.as_deref())?,
    }
    Ok(ExitCode::SUCCESS)
}

fn shards(extent: Extent) -> Vec<Place> {
    let mut shards: Vec<Place> = Place::shards(extent.largest).collect();
    // Large ones last would leave all but one worker idle in the end.
    shards.sort_by_key(|place| std::cmp::Reverse(place.n));
    shards
}

fn plan(extent: Extent) -> Result<(), Failure> {
    let lines: String = shards(extent).iter().map(|place| format!("{place}\n")).collect();
    Ok(io::stdout().lock().write_all(lines.as_bytes())?)
}

fn whole(request: &Whole) -> Result<(), Failure> {
    let done = work(&shards(request.extent), request.shards.as_deref(), request.allowed)?;
    merge(&done, request.extent, request.out.as_deref())
}

/// Works out what is not done yet.
fn work(places: &[Place], folder: Option<&Path>, allowed: Allowed) -> Result<Vec<(Place, Shard)>, Failure> {
    if let Some(folder) = folder {
        fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    let bar = progress("shards", places.len() as u64);
    let (shown, kept) = (bar.clone(), folder.map(Path::to_owned));
    when_interrupted(move || tell_rest(&shown, kept.as_deref()))?;
    let (budget, crew) = (allowed.budget(), allowed.means.crew());
    let one = |&place: &Place| {
        let known = folder.map_or(Ok(None), |folder| Shard::read(place, folder)).map_err(Failure::Usage)?;
        let see = |k: u8, progress: &Progress| bar.set_message(format!("{place}, K {k}, turn {}", progress.turn));
        let shard = match known {
            Some(shard) if shard.is_enough(&budget) => shard,
            begun => {
                let runs = begun.map_or(Vec::new(), |shard| shard.runs);
                let keep = |shard: &Shard| folder.map_or(Ok(()), |folder| shard.write(place, folder));
                Shard::work(place, runs, &budget, &crew, see, keep)?
            }
        };
        bar.inc(1);
        Ok((place, shard))
    };
    let done = places.iter().map(one).collect();
    bar.finish_and_clear();
    done
}

fn tell_rest(bar: &ProgressBar, folder: Option<&Path>) {
    let (done, all) = (bar.position(), bar.length().unwrap_or_default());
    bar.finish_and_clear();
    eprintln!("boardlab: interrupted when {done} of {all} shards were done");
    match folder {
        Some(folder) => {
            eprintln!("boardlab: {} keeps them; the same command goes on from there", folder.display());
        }
        None => eprintln!("boardlab: with --shards DIR they would be kept"),
    }
}

/// The files of all shards.
fn collected(folder: &Path, extent: Extent) -> Result<Vec<(Place, Shard)>, Failure> {
    let (mut found, mut missing) = (Vec::new(), Vec::new());
    for place in shards(extent) {
        match Shard::read(place, folder).map_err(Failure::Usage)? {
            Some(shard) => found.push((place, shard)),
            None => missing.push(place.to_string()),
        }
    }
    match missing.first() {
        None => Ok(found),
        Some(first) => Err(Failure::Usage(format!(
            "{0}: {1} shards are missing; `boardlab pursuit atlas shard {first} --out {0}` works the first one out",
            folder.display(),
            missing.len()
        ))),
    }
}

fn merge(shards: &[(Place, Shard)], extent: Extent, out: Option<&Path>) -> Result<(), Failure> {
    let contradiction = |why| Failure::Usage(format!("the shards contradict what is proven: {why}"));
    let atlas = laws::known(shards).map_err(contradiction)?;
    truths::check(&atlas).map_err(contradiction)?;
    let sheet = Sheet::of(&atlas, extent.largest);
    let text = serde_json::to_string(&sheet).map_err(io::Error::from)? + "\n";
    match out {
        Some(file) => atomic_write(file, text.as_bytes())?,
        None => io::stdout().lock().write_all(text.as_bytes())?,
    }
    eprintln!("boardlab: {}", sheet.told());
    Ok(())
}
