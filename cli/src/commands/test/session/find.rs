use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::archive;
use super::layout::{answers, extension, folders, source_of};
use super::problem::{Answer, Problem, Sample};
use super::problem_file::{is_of_another_kind, parse};
use crate::command_error::CommandError;
use crate::input::read_text;
use crate::output::file_name::{display_name, is_stdin};

/// The extensions of Competitive Companion's file of a problem, and of cph's.
const PROBLEMS: [&str; 2] = ["json", "prob"];

/// Reads the samples in a folder or in an archive, one sample by its input, or those in a file of Competitive Companion
/// or cph. `command` tells which of several problems is meant: that of its source.
pub(super) fn find(place: &Path, command: &[OsString]) -> Result<Problem, CommandError> {
    if place.is_dir() {
        return in_folder(place, command);
    }
    if extension(place).eq_ignore_ascii_case("zip") {
        return archive::unpacked(place, |folder| in_folder(folder, command));
    }
    match answers(place) {
        Some(_) => one(place),
        None => in_file(place),
    }
}

fn one(input: &Path) -> Result<Problem, CommandError> {
    let input = plain(input);
    let folder = input.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let files = files_in(folder).map_err(CommandError::file(folder))?;
    Ok(Problem::of(vec![sample(input, &own_outputs(&files))?]))
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

fn in_folder(place: &Path, command: &[OsString]) -> Result<Problem, CommandError> {
    let files = files(place)?;
    let own = own_outputs(&files);
    let inputs = files.iter().filter(|file| answers(file).is_some());
    let samples = inputs.map(|file| sample(file, &own)).collect::<Result<Vec<_>, _>>()?;
    let mut problem = only_problem(place, &files, command)?.unwrap_or_else(|| Problem::of(Vec::new()));
    problem.samples.splice(..0, samples);
    not_empty(place, problem)
}

fn not_empty(place: &Path, problem: Problem) -> Result<Problem, CommandError> {
    let none = "there are no samples: neither NAME.in with NAME.ans or NAME.out, nor others that `boardlab test --help` \
                lists, nor a file of Competitive Companion or cph";
    if problem.samples.is_empty() { Err(CommandError::unusable(display_name(place), none)) } else { Ok(problem) }
}

/// The files of a folder and of the folders in it that tools make. Shorter names first, so that 2 comes before 10.
fn files(folder: &Path) -> Result<Vec<PathBuf>, CommandError> {
    let entries = entries(folder).map_err(CommandError::file(folder))?;
    let below: Vec<PathBuf> = entries.iter().filter(|path| path.is_dir()).cloned().collect();
    let mut files: Vec<PathBuf> = entries.into_iter().filter(|path| path.is_file()).collect();
    for below in folders(folder, &below) {
        files.extend(files_in(&below).map_err(CommandError::file(&below))?);
    }
    Ok(files)
}

fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(entries(folder)?.into_iter().filter(|path| path.is_file()).collect())
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let mut entries: Vec<PathBuf> = entries.iter().map(|entry| plain(&entry.path()).to_owned()).collect();
    entries.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    Ok(entries)
}

/// A path without the current folder before it.
fn plain(path: &Path) -> &Path {
    path.strip_prefix(".").unwrap_or(path)
}

/// The sample of an input, with the answer beside it. `own`: see [`own_outputs`].
fn sample(input: &Path, own: &[&Path]) -> Result<Sample, CommandError> {
    Ok(Sample { input: read_text(input)?, name: display_name(input), answer: answer(input, own)? })
}

/// What problem setters give is an `.ans`; `oj` leaves an `.out`.
fn answer(input: &Path, own: &[&Path]) -> Result<Answer, CommandError> {
    let mut files = answers(input).unwrap_or_default().into_iter();
    let Some(file) = files.find(|file| file.is_file()) else { return Ok(Answer::None) };
    let name = display_name(&file);
    match own.iter().find(|own| is_output(&file) && own.parent() == file.parent()) {
        None => Ok(Answer::in_file(&name, read_text(&file)?)),
        Some(own) => Ok(Answer::NotThis(format!("{name} is what a program wrote, as {} is", display_name(own)))),
    }
}

fn is_output(file: &Path) -> bool {
    extension(file).eq_ignore_ascii_case("out")
}

/// The outputs beside an answer: what a program wrote. Every output in their folder is then one.
fn own_outputs(files: &[PathBuf]) -> Vec<&Path> {
    let is_own = |file: &&Path| is_output(file) && file.with_extension("ans").is_file();
    files.iter().map(PathBuf::as_path).filter(is_own).collect()
}

/// The problem in the only file of Competitive Companion or cph, or in that of the command's source.
fn only_problem(folder: &Path, files: &[PathBuf], command: &[OsString]) -> Result<Option<Problem>, CommandError> {
    let mut found: Vec<(&Path, String)> = Vec::new();
    for file in files.iter().filter(|file| PROBLEMS.contains(&extension(file))) {
        let text = read_text(file)?;
        if extension(file) == "prob" || !is_of_another_kind(&text) {
            found.push((file, text));
        }
    }
    let is_only = found.len() == 1;
    let mut meant = found.iter().filter(|(file, _)| is_only || is_of_source(file, command));
    match (meant.next(), meant.next()) {
        (Some((file, text)), None) => parse(&display_name(file), text).map(Some),
        (None, _) if found.is_empty() => Ok(None),
        _ => {
            let names: Vec<String> = found.iter().map(|(file, _)| display_name(file)).collect();
            let several = format!("there are several problems; name one of {}", names.join(", "));
            Err(CommandError::unusable(folder.display(), several))
        }
    }
}

/// Whether a command runs the source of a problem of cph, or what was built from it.
fn is_of_source(problem: &Path, command: &[OsString]) -> bool {
    let stem = |file: &Path| file.file_stem().map(std::ffi::OsStr::to_owned);
    let source = source_of(problem).and_then(|source| stem(Path::new(source)));
    source.is_some() && command.iter().any(|word| stem(Path::new(word)) == source)
}
