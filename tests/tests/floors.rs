//! The core's folders stand on floors: a file imports from lower floors and from its own folder only.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// From the lowest floor to the highest. Folders of one floor do not import each other.
const FLOORS: &[&[&str]] = &[
    &["boundary", "insertion_sort", "rng"],
    &["text"],
    &["game"],
    &["games::janken", "games::knights", "games::pursuit", "games::robots", "games::solitaire"],
    &["judge", "session", "workbench"],
    &["catalog"],
];

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src")
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = paths.flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|end| end == "rs")).collect()
}

/// The folder, as `FLOORS` names it, that a path of modules lies in.
fn folder_of(module: &str) -> Option<&'static str> {
    let mut folders = FLOORS.iter().flat_map(|floor| floor.iter().copied());
    folders.find(|folder| module.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with("::")))
}

fn floor_of(folder: &str) -> usize {
    FLOORS.iter().position(|floor| floor.contains(&folder)).unwrap()
}

/// The module that a file is: `judge/bench.rs` is `judge::bench`.
fn module_of(file: &Path) -> String {
    let path = file.strip_prefix(sources()).unwrap().with_extension("");
    let names: Vec<&str> = path.iter().map(|name| name.to_str().unwrap()).filter(|&name| name != "mod").collect();
    names.join("::")
}

/// The text without comments, and without the unit tests at its end.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    code.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
}

/// The paths that begin with `crate::`, from there on. `crate::game::{Game, Turn}` gives one for each name.
fn imports(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')).unwrap();
        let (path, behind) = rest.split_at(end);
        let names = behind.strip_prefix('{').map_or("", |list| list.split('}').next().unwrap());
        found.extend(names.split(',').map(|name| format!("{path}{}", name.trim())));
    }
    found
}

#[test]
fn no_import_goes_up() {
    let mut seen = BTreeSet::new();
    for file in rust_files(&sources()) {
        let module = module_of(&file);
        let Some(own) = folder_of(&module) else {
            assert!(["lib", "games"].contains(&&*module), "{module} stands on no floor");
            continue;
        };
        seen.insert(own);
        for import in imports(&code(&fs::read_to_string(&file).unwrap())) {
            let there = folder_of(&import)
                .unwrap_or_else(|| panic!("{module} imports crate::{import}, which stands on no floor"));
            assert!(there == own || floor_of(there) < floor_of(own), "{module} imports crate::{import}");
        }
    }
    assert_eq!(seen.len(), FLOORS.iter().map(|floor| floor.len()).sum::<usize>(), "{seen:?}");
}

#[test]
fn an_import_that_goes_up_is_seen() {
    let text = "use crate::session::Frame;\n// use crate::judge;\nfn f() -> crate::catalog::view::Board {}\nuse crate::{text, game::Turn};";
    let found: Vec<String> = imports(&code(text)).into_iter().collect();
    assert_eq!(found, ["catalog::view::Board", "game::Turn", "session::Frame", "text"]);
    assert_eq!(folder_of("games::pursuit::exact::row"), Some("games::pursuit"));
    assert!(floor_of("session") > floor_of("games::pursuit") && floor_of("game") > floor_of("text"));
}
