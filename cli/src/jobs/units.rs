//! A job whose type nobody needs to know, in units.

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boardlab_core::fnv::fnv1a;
use indicatif::ProgressBar;

use super::job::{INTERRUPTED, Job, Report};
use super::line::Line;
use super::run::{Ran, run_in_turn};
use super::unit::{UnitOf, Unsound, file_of, read_unit, write_unit};
use crate::command_error::CommandError;
use crate::output::tell::tell;

/// How large units are.
#[derive(Clone, Copy)]
pub(crate) enum Size {
    Tasks(u64),
    /// So many units, as far as there are tasks.
    Units(u64),
}

/// A job that can be divided.
pub(crate) trait InUnits {
    /// Prints the lines of its plan.
    fn plan(&self, words: &[String], size: Size) -> Result<ExitCode, CommandError>;

    /// Runs a unit.
    fn run(&self, line: &Line, folder: &Path) -> Result<ExitCode, CommandError>;

    /// Prints what the command prints; or the lines of the plan that are missing.
    fn merge(
        &self,
        words: &[String],
        files: &[PathBuf],
        folder: &Path,
        missing: bool,
    ) -> Result<ExitCode, CommandError>;
}

impl<J: Job> InUnits for J {
    fn plan(&self, words: &[String], size: Size) -> Result<ExitCode, CommandError> {
        if let Some(why) = self.undivided() {
            return Err(CommandError::Impossible(why.into()));
        }
        let size = match size {
            Size::Tasks(tasks) => tasks,
            Size::Units(units) => self.tasks().div_ceil(units),
        };
        print_lines(self, words, parts(0..self.tasks(), size))
    }

    fn run(&self, line: &Line, folder: &Path) -> Result<ExitCode, CommandError> {
        if (line.tasks, line.settings) != (self.tasks(), digest(self)?) {
            let problem =
                "the robots, the programs or the files of this job are others than when it was planned; plan it anew";
            return Err(CommandError::unusable("jobs run", problem));
        }
        let file = file_of(&line.range, folder);
        match file.exists().then(|| read_unit(self, &line.words, &file)) {
            Some(Ok(_)) => return Ok(ExitCode::SUCCESS),
            Some(Err(Unsound::Refused(error))) => return Err(error),
            Some(Err(Unsound::Damaged(_))) | None => {}
        }
        let worker = self.worker()?;
        let mut outcomes = Vec::new();
        let push = |outcome| {
            outcomes.push(outcome);
            Ok(())
        };
        let ran = run_in_turn(self, &worker, line.range.clone(), BTreeMap::new(), |_| Ok(()), push)?;
        if ran == Ran::Interrupted {
            tell("boardlab: interrupted; the unit has no file, and the same line runs it again");
            return Ok(ExitCode::from(INTERRUPTED));
        }
        write_unit(self, line, outcomes, &file)?;
        Ok(ExitCode::SUCCESS)
    }

    fn merge(
        &self,
        words: &[String],
        files: &[PathBuf],
        folder: &Path,
        missing: bool,
    ) -> Result<ExitCode, CommandError> {
        let units = sound_units(self, words, files, missing)?;
        let open = open_tasks(self, &units);
        if missing {
            let size = units.iter().map(|(_, unit)| unit.range.1 - unit.range.0).max().unwrap_or(1);
            return print_lines(self, words, open.into_iter().flat_map(|gap| parts(gap, size)));
        }
        if !open.is_empty() {
            return Err(CommandError::unusable(folder.display(), missing_tasks(self, &open, folder)));
        }
        let worker = self.worker()?;
        let mut report = self.report(&worker, &ProgressBar::hidden())?;
        for outcome in units.into_iter().flat_map(|(_, unit)| unit.outcomes) {
            let is_last = self.ends(&outcome);
            report.add(outcome)?;
            if is_last {
                break;
            }
        }
        report.finish()
    }
}

/// The units of files in the order of their tasks. Where what is missing is asked for, one that is damaged is left out.
fn sound_units<'a, J: Job>(
    job: &J,
    words: &[String],
    files: &'a [PathBuf],
    missing: bool,
) -> Result<Vec<(&'a Path, UnitOf<J>)>, CommandError> {
    let mut units = Vec::new();
    for file in files {
        match read_unit(job, words, file) {
            Ok(unit) => units.push((file.as_path(), unit)),
            Err(Unsound::Damaged(why)) if missing => tell(format_args!("boardlab: {}: {why}", file.display())),
            Err(Unsound::Damaged(why)) => {
                return Err(CommandError::unusable(file.display(), format!("{why}; run its line of the plan again")));
            }
            Err(Unsound::Refused(error)) => return Err(error),
        }
    }
    units.sort_by_key(|(_, unit)| unit.range);
    if let Some([(first, one), (second, _)]) =
        units.array_windows().find(|[(_, one), (_, next)]| one.range.1 > next.range.0)
    {
        let task = one.range.1 - 1;
        let problem = format!("task {task} is in {}, too; remove one of both files", first.display());
        return Err(CommandError::unusable(second.display(), problem));
    }
    Ok(units)
}

/// Ranges of tasks that no unit has, as far as they matter.
fn open_tasks<J: Job>(job: &J, units: &[(&Path, UnitOf<J>)]) -> Vec<Range<u64>> {
    let mut open = Vec::new();
    let mut next = 0;
    for (_, unit) in units {
        let range = unit.range();
        open.push(next..range.start);
        next = range.end;
        if unit.outcomes.last().is_some_and(|last| job.ends(last)) {
            next = job.tasks();
            break;
        }
    }
    open.push(next..job.tasks());
    open.retain(|gap| !gap.is_empty());
    open
}

fn missing_tasks<J: Job>(job: &J, open: &[Range<u64>], folder: &Path) -> String {
    let missing: u64 = open.iter().map(|gap| gap.end - gap.start).sum();
    let (tasks, things) = (job.tasks(), J::THINGS);
    let first = open.first().map_or(0, |gap| gap.start);
    let folder = folder.display();
    let rest = format!("`boardlab jobs merge {folder} --missing` prints what is to be run");
    format!("{missing} of {tasks} {things} are missing, from number {first} on; {rest}")
}

/// Divides tasks.
fn parts(tasks: Range<u64>, size: u64) -> impl Iterator<Item = Range<u64>> {
    let end = tasks.end;
    tasks.step_by(size.max(1) as usize).map(move |start| start..end.min(start.saturating_add(size)))
}

fn print_lines<J: Job>(
    job: &J,
    words: &[String],
    ranges: impl Iterator<Item = Range<u64>>,
) -> Result<ExitCode, CommandError> {
    let mut line = Line { range: 0..0, tasks: job.tasks(), settings: digest(job)?, words: words.to_vec() };
    let mut out = BufWriter::new(io::stdout().lock());
    for range in ranges {
        line.range = range;
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The digest of the settings.
fn digest<J: Job>(job: &J) -> Result<u64, CommandError> {
    Ok(fnv1a(serde_json::to_vec(job.settings()).map_err(io::Error::from)?))
}
