//! How contests and tools name the files of a sample, and where they leave them.

use std::path::{Path, PathBuf};

/// Folders in which tools and packages leave samples: `oj`, acmx, Kattis and others.
const FOLDERS: [&str; 8] = ["test", "tests", "testcases", "sample", "samples", "data/sample", "data/secret", ".cph"];
/// What an input's text file is called, and its answers.
const TEXTS: [(&str, [&str; 3]); 2] = [("input", ["answer", "output", "out"]), ("in", ["ans", "out", "output"])];

/// The folders below a given one in which samples are looked for.
pub(super) fn folders(place: &Path, below: &[PathBuf]) -> Vec<PathBuf> {
    let named = FOLDERS.map(|name| place.join(name)).into_iter().filter(|folder| folder.is_dir());
    // Themis has one for each test: TEST01.
    let numbered = below.iter().filter(|folder| is_numbered_test(folder)).cloned();
    named.chain(numbered).collect()
}

fn is_numbered_test(folder: &Path) -> bool {
    let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_ascii_lowercase();
    name.strip_prefix("test").is_some_and(is_number)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Where the answer to an input may be, the likeliest first. `None`: the name is not an input's.
pub(super) fn answers(file: &Path) -> Option<Vec<PathBuf>> {
    let extension = extension(file);
    match extension.to_ascii_lowercase().as_str() {
        "in" => Some(with_extensions(file, ["ans", "out", "a"])),
        // Themis and others in Vietnam.
        "inp" => Some(with_extensions(file, ["ans", "out", "oup"])),
        "txt" => text_answers(file),
        // Polygon: 01 and 01.a.
        "" if file.file_name().and_then(|name| name.to_str()).is_some_and(is_number) => {
            there(vec![file.with_extension("a")])
        }
        _ => None,
    }
}

/// Without an answer beside it, a file of such a name may be anything.
fn there(answers: Vec<PathBuf>) -> Option<Vec<PathBuf>> {
    answers.iter().any(|answer| answer.is_file()).then_some(answers)
}

/// In small letters, and in capital ones.
fn with_extensions(file: &Path, extensions: [&str; 3]) -> Vec<PathBuf> {
    let both = extensions.into_iter().flat_map(|name| [name.to_string(), name.to_ascii_uppercase()]);
    both.map(|name| file.with_extension(name)).collect()
}

/// As in `in1.txt`, `input.txt` and `a_input0.txt`.
fn text_answers(file: &Path) -> Option<Vec<PathBuf>> {
    let stem = file.file_stem()?.to_str()?;
    let before_number = stem.trim_end_matches(|last: char| last.is_ascii_digit());
    let number = &stem[before_number.len()..];
    let (word, answers) = TEXTS.iter().find(|(word, _)| before_number.ends_with(word))?;
    let before = before_number.strip_suffix(word)?;
    if before.ends_with(char::is_alphanumeric) {
        return None;
    }
    there(answers.iter().map(|answer| file.with_file_name(format!("{before}{answer}{number}.txt"))).collect())
}

pub(super) fn extension(file: &Path) -> &str {
    file.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}

/// The source that a problem of cph is of: `.a.cpp_0123.prob` is of `a.cpp`.
pub(super) fn source_of(problem: &Path) -> Option<&str> {
    let name = problem.file_name()?.to_str()?;
    name.strip_prefix('.')?.rsplit_once('_').map(|(source, _)| source)
}
