use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::line::Line;
use super::plan_line::PlanLine;
use super::unit::{Unsound, files_in, read_head};
use super::units::{InUnits, Size};
use crate::command_error::CommandError;
use crate::output::atomic_write::create_folder;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Print the units of a long job, one a line.
    #[command(after_help = PLAN)]
    Plan {
        #[command(flatten)]
        size: PlanSize,
        /// The command whose work is divided, without `boardlab`.
        #[arg(required = true, last = true, value_name = "COMMAND")]
        command: Vec<String>,
    },
    /// Run a unit, and write what comes of it into a file of its own.
    #[command(after_help = RUN)]
    Run {
        /// A line of the plan.
        #[arg(required_unless_present = "plan", conflicts_with = "plan")]
        line: Option<String>,
        #[command(flatten)]
        planned: PlanLine,
        /// The folder of the files; it is made if it is not there.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Print what the command prints, from the files of all its units.
    #[command(after_help = MERGE)]
    Merge {
        /// The folder of the files.
        folder: PathBuf,
        /// Print the lines of the plan that are still to be run, instead.
        #[arg(long)]
        missing: bool,
    },
}

#[derive(Args)]
#[group(multiple = false)]
pub(crate) struct PlanSize {
    /// The number of tasks of a unit: of matches, games or inputs.
    #[arg(long, value_name = "TASKS", value_parser = clap::value_parser!(u64).range(1..))]
    size: Option<u64>,
    /// The number of units [default: 100, or one a task].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    units: Option<u64>,
}

/// The number of units where nobody says one.
const UNITS: u64 = 100;

const PLAN: &str = "\
The commands are `pursuit tournament`, `solitaire measure`, `solitaire referee` and `stress`. A unit runs as many tasks at a time as \
--jobs of the command says, else as the machine has cores.\n\n\
Examples:\n  boardlab jobs plan --size 20 -- pursuit tournament --players chase,area,best --jobs 1 > plan.txt\n  \
boardlab jobs plan --units 8 -- solitaire measure --boards 0..1000 --nodes 2000 > plan.txt";

const RUN: &str = "\
Run it in the folder in which the plan was made, or one with the same robots and programs. A file that is there and sound is left \
as it is.\n\
Exit status: 0 the file is there; 2 a bad line, or robots or programs that have changed; 130 interrupted, without a file.\n\n\
Examples:\n  boardlab jobs run --plan plan.txt --unit 0 --out done\n  \
xargs -d '\\n' -P 2 -n 1 boardlab jobs run --out done < plan.txt";

const MERGE: &str = "\
Exit status: that of the command; 2 where units are missing or damaged, or are of another job.\n\n\
Examples:\n  boardlab jobs merge done\n  boardlab jobs merge done --missing > rest.txt";

/// Finds the job of a command.
pub(crate) type Planned = dyn Fn(&[String]) -> Result<Box<dyn InUnits>, CommandError>;

pub(crate) fn run(command: &Command, planned: &Planned) -> Result<ExitCode, CommandError> {
    match command {
        Command::Plan { size, command } => planned(command)?.plan(command, size.size()),
        Command::Run { line, planned: numbered, out } => {
            let line = match line {
                Some(line) => Some(line.parse().map_err(|why| CommandError::unusable("jobs run", why))?),
                None => numbered.read(str::parse)?,
            };
            let Some(line): Option<Line> = line else { unreachable!("clap wants one of them") };
            create_folder(out)?;
            planned(&line.words)?.run(&line, out)
        }
        Command::Merge { folder, missing } => merge(folder, *missing, planned),
    }
}

impl PlanSize {
    fn size(&self) -> Size {
        self.size.map_or(Size::Units(self.units.unwrap_or(UNITS)), Size::Tasks)
    }
}

fn merge(folder: &Path, missing: bool, planned: &Planned) -> Result<ExitCode, CommandError> {
    let files = files_in(folder)?;
    let mut damaged = None;
    for file in &files {
        match read_head(file) {
            Ok(head) => return planned(&head.command)?.merge(&head.command, &files, folder, missing),
            Err(Unsound::Refused(error)) => return Err(error),
            Err(Unsound::Damaged(why)) => damaged = damaged.or(Some(CommandError::unusable(file.display(), why))),
        }
    }
    let nothing = || CommandError::unusable(folder.display(), "no unit is there; run the lines of the plan first");
    Err(damaged.unwrap_or_else(nothing))
}
