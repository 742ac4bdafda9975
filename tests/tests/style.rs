//! What neither the formatter nor the linter holds.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn comments_are_within_120_columns_and_no_match_is_of_the_empty_tuple() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = [
        "atlas",
        "cli/src",
        "cli/tests",
        "core",
        "examples",
        "fuzz/src",
        "fuzz/fuzz_targets",
        "task",
        "tests/src",
        "tests/tests",
        "web",
    ];
    let files: Vec<PathBuf> = folders.iter().flat_map(|folder| files_of(&root.join(folder))).collect();
    assert!(files.len() > 300);
    for file in files {
        for (number, line) in (1..).zip(fs::read_to_string(&file).unwrap().lines()) {
            let is_long = line.trim_start().starts_with("//") && line.chars().count() > 120;
            let has_match = line.contains(concat!("match (", ") {"));
            assert!(!is_long && !has_match, "{}:{number}: {line}", file.display());
        }
    }
}

fn files_of(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = |path: PathBuf| if path.is_dir() { files_of(&path) } else { vec![path] };
    entries.flat_map(files).filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}
