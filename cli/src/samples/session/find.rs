use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::problem::{Problem, Sample};
use super::problem_file::{is_of_another_kind, parse};
use crate::failure::Failure;
use crate::file_name::{display_name, is_stdin};
use crate::input::read_text;

/// Folders below the given one where tools leave samples: `oj` and cph.
const SUBFOLDERS: [&str; 2] = ["test", ".cph"];
/// The extensions of the output that belongs to an `.in`: of `oj`, and of what problem setters give.
const OUTPUTS: [&str; 2] = ["out", "ans"];
const PROBLEMS: [&str; 2] = ["json", "prob"];

/// Reads the samples in a folder, or in a file of Competitive Companion or cph.
pub(super) fn find(place: &Path) -> Result<Problem, Failure> {
    if is_stdin(place) || place.is_file() {
        return not_empty(place, parse(&display_name(place), &read_text(place)?)?);
    }
    let files = files(place)?;
    let inputs = files.iter().filter(|file| extension(file) == "in");
    let mut samples = inputs.map(|file| pair(file)).collect::<Result<Vec<_>, _>>()?;
    let problem = only_problem(place, &files)?;
    let time_limit = problem.as_ref().and_then(|problem| problem.time_limit);
    samples.extend(problem.into_iter().flat_map(|problem| problem.samples));
    not_empty(place, Problem { samples, time_limit })
}

fn not_empty(place: &Path, problem: Problem) -> Result<Problem, Failure> {
    let none = "there are no samples: neither NAME.in with NAME.out, nor a file of Competitive Companion or cph";
    if problem.samples.is_empty() { Err(Failure::unusable(display_name(place), none)) } else { Ok(problem) }
}

/// The files of a folder and of the folders in it that tools make. Shorter names first, so that 2 comes before 10.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = files_in(folder).map_err(Failure::file(folder))?;
    for below in SUBFOLDERS.map(|name| folder.join(name)) {
        if below.is_dir() {
            files.extend(files_in(&below).map_err(Failure::file(&below))?);
        }
    }
    Ok(files)
}

fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let shown = |path: PathBuf| path.strip_prefix(".").map_or_else(|_| path.clone(), Path::to_path_buf);
    let mut files: Vec<PathBuf> =
        entries.iter().map(|entry| shown(entry.path())).filter(|path| path.is_file()).collect();
    files.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    Ok(files)
}

fn extension(file: &Path) -> &str {
    file.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}

/// The sample of an `.in`, with the output beside it if there is one.
fn pair(input: &Path) -> Result<Sample, Failure> {
    let output = OUTPUTS.map(|extension| input.with_extension(extension)).into_iter().find(|output| output.is_file());
    let expected = output.map(|output| read_text(&output)).transpose()?;
    Ok(Sample { input: read_text(input)?, name: display_name(input), expected })
}

/// The problem in the only file of Competitive Companion or cph, if there is one.
fn only_problem(folder: &Path, files: &[PathBuf]) -> Result<Option<Problem>, Failure> {
    let mut found: Vec<(String, String)> = Vec::new();
    for file in files.iter().filter(|file| PROBLEMS.contains(&extension(file))) {
        let text = read_text(file)?;
        if extension(file) == "prob" || !is_of_another_kind(&text) {
            found.push((display_name(file), text));
        }
    }
    match &found[..] {
        [] => Ok(None),
        [(name, text)] => parse(name, text).map(Some),
        several => {
            let names: Vec<&str> = several.iter().map(|(name, _)| name.as_str()).collect();
            Err(Failure::unusable(
                folder.display(),
                format!("there are several problems; name one of {}", names.join(", ")),
            ))
        }
    }
}
