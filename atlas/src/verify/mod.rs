//! `verify`: proves what entries of an atlas say, without trust in the solver.

mod case;
mod certificates;
mod checker;
mod claims;
mod comparison;
#[cfg(test)]
mod naive;
#[cfg(test)]
mod tests;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use boardlab::{CommandError, tell};
use clap::Args;

use super::atlas_file::{AtlasFile, Entry};
use super::budget::{BEYOND_LIMITS, Extent, WorkLimits};
use super::key::{AtlasKey, entry_key};
use case::ClaimResult;
use claims::Prover;
use comparison::Comparison;

#[derive(Args)]
pub(super) struct Verify {
    /// Entries, such as square-10-2-default [default: all that the atlas has, and its conjectures].
    #[arg(value_name = "ENTRY", value_parser = entry_key)]
    entries: Vec<AtlasKey>,
    /// The atlas.
    #[arg(long, value_name = "FILE", default_value = "atlas.json")]
    atlas: PathBuf,
    #[command(flatten)]
    extent: Extent,
    #[command(flatten)]
    work_limits: WorkLimits,
}

/// The exit status when something is refuted, or the file is none of an atlas.
const REFUTED: u8 = 1;

/// Entries, by what came of them.
#[derive(Default)]
struct Tally {
    whole: u32,
    part: u32,
    none: u32,
    refuted: u32,
}

/// Reads the whole atlas, compares what follows from it, and proves the entries one after the other.
pub(super) fn run(request: &Verify) -> Result<ExitCode, CommandError> {
    let bytes = fs::read(&request.atlas).map_err(CommandError::file(&request.atlas))?;
    let atlas = match AtlasFile::parse(bytes) {
        Ok(atlas) => atlas,
        Err(why) => {
            tell(CommandError::unusable(request.atlas.display(), why));
            return Ok(ExitCode::from(REFUTED));
        }
    };
    let keys = asked(request, &atlas)?;
    let comparison = Comparison::of(&atlas);
    let mut prover = Prover::new(&request.work_limits);
    let mut tally = Tally::default();
    let mut refuted: Vec<String> = comparison.contradiction.iter().cloned().collect();
    if request.entries.is_empty() {
        refuted.extend(comparison.conjectures(&atlas));
    }
    refuted.iter().try_for_each(|why| writeln!(io::stdout().lock(), "refuted: {why}"))?;
    for key in keys {
        let Some(entry) = atlas.entry(key) else { continue };
        let mut results = comparison.entry(entry);
        results.extend(prover.results(entry));
        tally.add(&results);
        let words: Vec<String> = results.iter().map(ToString::to_string).collect();
        writeln!(io::stdout().lock(), "{key}: {}", words.join("; "))?;
    }
    let Tally { whole, part, none, refuted: wrong } = tally;
    let conjectures = if request.entries.is_empty() { "" } else { "conjectures, " };
    let wrong = wrong as usize + refuted.len();
    let unread = comparison.not_compared();
    tell(format_args!(
        "boardlab: {whole} entries proven whole, {part} in part, {none} not at all; {wrong} refuted; \
         not checked: {conjectures}{unread}"
    ));
    Ok(if wrong > 0 {
        ExitCode::from(REFUTED)
    } else if part + none > 0 {
        ExitCode::from(BEYOND_LIMITS)
    } else {
        ExitCode::SUCCESS
    })
}

/// The cases of the entries.
fn asked(request: &Verify, atlas: &AtlasFile) -> Result<Vec<AtlasKey>, CommandError> {
    if let Some(missing) = request.entries.iter().find(|&&key| atlas.entry(key).is_none()) {
        return Err(CommandError::unusable(missing, "it is not in this atlas"));
    }
    let all = atlas.entries.iter().map(Entry::key).filter(|key| key.n <= request.extent.largest);
    Ok(if request.entries.is_empty() { all.collect() } else { request.entries.clone() })
}

impl Tally {
    fn add(&mut self, results: &[ClaimResult]) {
        let count = |is: fn(&ClaimResult) -> bool| results.iter().filter(|result| is(result)).count();
        let refuted = count(|result| matches!(result, ClaimResult::Refuted(_)));
        let open = count(|result| matches!(result, ClaimResult::NotProven(_)));
        if refuted > 0 {
            self.refuted += 1;
        } else if open == 0 {
            self.whole += 1;
        } else if open < results.len() {
            self.part += 1;
        } else {
            self.none += 1;
        }
    }
}
