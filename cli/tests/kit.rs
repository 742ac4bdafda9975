//! The board for programs of others: the four languages print the same scenes for the same calls, refuse the same
//! mistakes, and the programs of the book and of the examples print scenes.
#![cfg(unix)]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use boardlab_core::scene::{Scene, printed};
use boardlab_tests::programs::{Run, good, read};

mod common;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const LANGUAGES: [&str; 4] = ["py", "js", "cpp", "rs"];

/// A program in a folder of its own, with the board beside it.
struct Program {
    folder: PathBuf,
    language: &'static str,
}

impl Program {
    fn new(name: &str, language: &'static str, source: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kit").join(format!("{name}-{language}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("the folder is writable");
        let kit = if language == "cpp" { "boardlab.hpp".into() } else { format!("boardlab.{language}") };
        fs::write(folder.join(format!("mine.{language}")), source).expect("the folder is writable");
        fs::copy(Path::new(ROOT).join("kit").join(&kit), folder.join(kit)).expect("the board");
        let program = Program { folder, language };
        if let Some(compiler) = program.compiler() {
            good(program.run(&compiler, ""));
        }
        program
    }

    fn compiler(&self) -> Option<Vec<&'static str>> {
        match self.language {
            // As whoever compiles for the page, and with what a careful author turns on.
            "cpp" => Some("c++ -std=c++17 -fno-exceptions -Wall -Wextra -Werror mine.cpp -o mine".split(' ').collect()),
            "rs" => Some("rustc --edition 2021 -D warnings mine.rs -o mine".split(' ').collect()),
            _ => None,
        }
    }

    fn play(&self, input: &str) -> Run {
        let output = self.folder.join("output.txt").exists().then_some("output.txt");
        match self.language {
            "py" => self.run(&["python3", "mine.py"], input),
            "js" => self.run(&["node", "boardlab.js", "mine.js"].into_iter().chain(output).collect::<Vec<_>>(), input),
            _ => self.run(&["./mine"], input),
        }
    }

    fn run(&self, command: &[&str], input: &str) -> Run {
        fs::write(self.folder.join("input.txt"), input).expect("the folder is writable");
        let input = fs::File::open(self.folder.join("input.txt")).expect("the input");
        let mut run = Command::new(command[0]);
        run.args(&command[1..]).current_dir(&self.folder).stdin(Stdio::from(input));
        run.env("LC_ALL", "C").env("RUST_BACKTRACE", "0").output().expect("it runs").into()
    }
}

/// The scenes that a program has printed; each line is one.
fn scenes(out: &str) -> Vec<Scene> {
    let scene = |line: &str| printed(line).unwrap_or_else(|| panic!("no scene: {line}")).unwrap();
    out.lines().map(scene).collect()
}

fn lines_of(scenes: &[Scene]) -> String {
    scenes.iter().map(|scene| serde_json::to_string(scene).unwrap() + "\n").collect()
}

/// A file that is made by the code. `BOARDLAB_WRITE=1` writes it anew, to be looked at.
fn assert_held(file: &str, made: &str) {
    if env::var_os("BOARDLAB_WRITE").is_some() {
        fs::write(Path::new(ROOT).join(file), made).expect("it is writable");
    }
    assert!(read(file) == made, "{file}: BOARDLAB_WRITE=1 writes it");
}

#[test]
fn the_same_calls_print_the_same_scenes_and_the_same_mistakes_are_refused() {
    for language in LANGUAGES {
        let program = Program::new("calls", language, &read(&format!("tests/kit/calls.{language}")));
        let scenes = scenes(&good(program.play("")));
        assert_held("tests/golden/scenes/kit.jsonl", &lines_of(&scenes));
        for (mistake, expected, found) in [
            ("kind", "kind: one of plain, quiet, wall, ", "wal"),
            ("place", "a place ", "3"),
            ("letter", "letter: up to 3 characters", ""),
            ("name", "the name of a piece that is there", "robto"),
        ] {
            let run = program.play(mistake);
            assert!(run.code != 0 && run.out.lines().count() == 1, "{language}, {mistake}: {}", run.out);
            let told =
                run.err.lines().rev().find_map(|line| line.split_once("boardlab: expected ")).unwrap_or_default().1;
            let (was_expected, was_found) = told.split_once(", found ").unwrap_or_default();
            assert!(was_expected.starts_with(expected) && was_found.contains(found), "{language}: {}", run.err);
        }
    }
}

#[test]
fn the_programs_of_the_book_print_the_same_scenes() {
    let book = read("docs/scenes.md");
    let mut seen = Vec::new();
    for (language, fence) in LANGUAGES.into_iter().zip(["python", "js", "cpp", "rust"]) {
        let source = book.split_once(&format!("```{fence}\n")).expect("a program").1.split_once("```").unwrap().0;
        seen.push(scenes(&good(Program::new("book", language, source).play(""))));
    }
    assert_eq!(seen[0].iter().map(|scene| &*scene.sentence).collect::<Vec<_>>(), ["", "The robot has seen two cells."]);
    assert!(seen.iter().all(|scenes| *scenes == seen[0]), "{seen:?}");
}

#[test]
fn the_examples_show_what_the_book_shows_of_them() {
    for (name, count, ply, last) in [("graph", 10, 5, "d(9) = 4; 9 → []"), ("walk", 12, 11, "11: D → #")] {
        let file = |end: &str| format!("examples/{name}/{end}");
        let printed = ["py", "js"].map(|language| {
            let program = Program::new(name, language, &read(&file(&format!("{name}.{language}"))));
            if Path::new(ROOT).join(file("output.txt")).exists() {
                fs::write(program.folder.join("output.txt"), read(&file("output.txt"))).expect("it is writable");
            }
            good(program.play(&read(&file("input.txt"))))
        });
        let [python, javascript] = printed.each_ref().map(|printed| scenes(printed));
        assert_eq!(python, javascript, "{name}");
        assert_eq!((python.len(), &*python[count - 1].sentence), (count, last));
        let picture = common::run(&["draw", "scenes", "--ply", &ply.to_string()], &*printed[0]);
        assert_eq!((picture.code, &*picture.err), (0, ""));
        assert_held(&format!("docs/{name}.svg"), &picture.out);
    }
}
