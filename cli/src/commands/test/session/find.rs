use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::problem::{Answer, Problem, Sample};
use super::problem_file::{is_of_another_kind, parse};
use crate::command_error::CommandError;
use crate::input::read_text;
use crate::output::file_name::{display_name, is_stdin};

/// Folders below the given one where tools leave samples: `oj` and cph.
const SUBFOLDERS: [&str; 2] = ["test", ".cph"];
/// The extensions of Competitive Companion's file of a problem, and of cph's.
const PROBLEMS: [&str; 2] = ["json", "prob"];

/// Reads the samples in a folder, one sample by its input, or those in a file of Competitive Companion or cph.
pub(super) fn find(place: &Path) -> Result<Problem, CommandError> {
    match place.is_dir() {
        true => in_folder(place),
        false if extension(place) == "in" => one(place),
        false => in_file(place),
    }
}

fn one(input: &Path) -> Result<Problem, CommandError> {
    let input = plain(input);
    let folder = input.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let files = files_in(folder).map_err(CommandError::file(folder))?;
    Ok(Problem { samples: vec![sample(input, &own_outputs(&files))?], time_limit: None })
}

/// A file of another name is taken if it looks like JSON.
fn in_file(place: &Path) -> Result<Problem, CommandError> {
    let is_named = is_stdin(place) || PROBLEMS.contains(&extension(place));
    let text = match read_text(place) {
        Err(CommandError::Parse(_)) if !is_named => String::new(),
        text => text?,
    };
    if !is_named && !text.trim_start().starts_with('{') {
        let wanted = "no samples in it; name their folder, an input NAME.in, or a file of Competitive Companion or cph";
        return Err(CommandError::unusable(display_name(place), wanted));
    }
    not_empty(place, parse(&display_name(place), &text)?)
}

fn in_folder(place: &Path) -> Result<Problem, CommandError> {
    let files = files(place)?;
    let own = own_outputs(&files);
    let inputs = files.iter().filter(|file| extension(file) == "in");
    let mut samples = inputs.map(|file| sample(file, &own)).collect::<Result<Vec<_>, _>>()?;
    let problem = only_problem(place, &files)?;
    let time_limit = problem.as_ref().and_then(|problem| problem.time_limit);
    samples.extend(problem.into_iter().flat_map(|problem| problem.samples));
    not_empty(place, Problem { samples, time_limit })
}

fn not_empty(place: &Path, problem: Problem) -> Result<Problem, CommandError> {
    let none =
        "there are no samples: neither NAME.in with NAME.ans or NAME.out, nor a file of Competitive Companion or cph";
    if problem.samples.is_empty() { Err(CommandError::unusable(display_name(place), none)) } else { Ok(problem) }
}

/// The files of a folder and of the folders in it that tools make. Shorter names first, so that 2 comes before 10.
fn files(folder: &Path) -> Result<Vec<PathBuf>, CommandError> {
    let mut files = files_in(folder).map_err(CommandError::file(folder))?;
    for below in SUBFOLDERS.map(|name| folder.join(name)) {
        if below.is_dir() {
            files.extend(files_in(&below).map_err(CommandError::file(&below))?);
        }
    }
    Ok(files)
}

fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let files = entries.iter().map(|entry| plain(&entry.path()).to_owned());
    let mut files: Vec<PathBuf> = files.filter(|path| path.is_file()).collect();
    files.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    Ok(files)
}

/// A path without the current folder before it.
fn plain(path: &Path) -> &Path {
    path.strip_prefix(".").unwrap_or(path)
}

fn extension(file: &Path) -> &str {
    file.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}

/// The sample of an input, with the answer beside it. `own`: see [`own_outputs`].
fn sample(input: &Path, own: &[&Path]) -> Result<Sample, CommandError> {
    Ok(Sample { input: read_text(input)?, name: display_name(input), answer: answer(input, own)? })
}

/// What problem setters give is an `.ans`; `oj` leaves an `.out`.
fn answer(input: &Path, own: &[&Path]) -> Result<Answer, CommandError> {
    let mut files = ["ans", "out"].map(|extension| input.with_extension(extension)).into_iter();
    let Some(file) = files.find(|file| file.is_file()) else { return Ok(Answer::None) };
    let name = display_name(&file);
    match own.iter().find(|own| extension(&file) == "out" && own.parent() == file.parent()) {
        None => Ok(Answer::in_file(&name, read_text(&file)?)),
        Some(own) => Ok(Answer::NotThis(format!("{name} is what a program wrote, as {} is", display_name(own)))),
    }
}

/// The outputs beside an answer: what a program wrote. Every output in their folder is then one.
fn own_outputs(files: &[PathBuf]) -> Vec<&Path> {
    let is_own = |file: &&Path| extension(file) == "out" && file.with_extension("ans").is_file();
    files.iter().map(PathBuf::as_path).filter(is_own).collect()
}

/// The problem in the only file of Competitive Companion or cph, if there is one.
fn only_problem(folder: &Path, files: &[PathBuf]) -> Result<Option<Problem>, CommandError> {
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
            Err(CommandError::unusable(
                folder.display(),
                format!("there are several problems; name one of {}", names.join(", ")),
            ))
        }
    }
}
