use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boardlab_core::AnyInput;
use boardlab_core::text::line_column;
use clap::Args;

use crate::arguments::range;
use crate::command_error::CommandError;
use crate::input::{Source, read};
use crate::output::atomic_write::{atomic_write, create_folder};

#[derive(Args)]
pub(crate) struct Cases {
    #[command(flatten)]
    source: Source,
    /// The numbers of the cases to print, in this order. 5..9 are 5 to 8, and 5..=9 has 9, too: 3,1,5..=9.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', value_parser = numbers)]
    pick: Vec<RangeInclusive<usize>>,
    /// Write each case into a file of its own in this folder. The name is the number of the case.
    #[arg(long, value_name = "DIR")]
    split: Option<PathBuf>,
}

/// Prints an input that contains the picked cases, or writes one file for each case. Without options it lists the
/// lines of each case.
pub(crate) fn cases(request: &Cases) -> Result<ExitCode, CommandError> {
    let input = read(&request.source)?;
    let picked = picked(&request.pick, input.cases().len())?;
    match &request.split {
        Some(folder) => split(&*input, &picked, folder)?,
        None if request.pick.is_empty() => list(&*input)?,
        None => io::stdout().lock().write_all(input.gather(&picked).as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Parses a number, or a range of numbers. Numbers start at 1.
fn numbers(text: &str) -> Result<RangeInclusive<usize>, String> {
    let one = || text.parse::<u64>().ok().and_then(|number| Some(number..number.checked_add(1)?));
    let numbers = range(text).or_else(one).filter(|numbers| numbers.start > 0);
    let ends = numbers.and_then(|numbers| Some((numbers.start.try_into().ok()?, (numbers.end - 1).try_into().ok()?)));
    ends.map(|(first, last)| first..=last).ok_or_else(|| "write numbers from 1, such as 3,1,5..=9".into())
}

/// The indices of the picked cases, from 0. All cases if none were picked.
fn picked(pick: &[RangeInclusive<usize>], count: usize) -> Result<Vec<usize>, CommandError> {
    if let Some(&case) = pick.iter().map(RangeInclusive::end).find(|&&last| last > count) {
        return Err(CommandError::NoSuchCase { case, count });
    }
    let all = 1..=count;
    let ranges = if pick.is_empty() { std::slice::from_ref(&all) } else { pick };
    Ok(ranges.iter().cloned().flatten().map(|number| number - 1).collect())
}

fn split(input: &dyn AnyInput, order: &[usize], folder: &Path) -> Result<(), CommandError> {
    create_folder(folder)?;
    // Leading zeros make the alphabetical order of the files the order of the cases.
    let digits = input.cases().len().to_string().len();
    for &case in order {
        atomic_write(&folder.join(format!("{:0digits$}.in", case + 1)), input.gather(&[case]).as_bytes())?;
    }
    Ok(())
}

fn list(input: &dyn AnyInput) -> Result<(), CommandError> {
    let mut out = io::stdout().lock();
    let (mut line, mut at) = (1, 0);
    for (number, span) in (1..).zip(input.cases()) {
        // Each part of a long text is counted only once.
        let mut lines = |to: usize| {
            line += line_column(&input.text()[at..], to - at).0 - 1;
            at = to;
            line
        };
        writeln!(out, "case {number}: lines {} to {}", lines(span.start), lines(span.end))?;
    }
    Ok(())
}
