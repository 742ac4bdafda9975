//! The board for programs of others: the four languages print the same positions for the same calls, right and wrong
//! ones, and so do the programs of the book and of the examples.
#![cfg(unix)]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use boardlab_core::scene::{Misprint, Printed, Scene};
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

/// The positions that a program has printed; each line is one.
fn positions(out: &str) -> Result<Vec<Scene>, Misprint> {
    let mut printed = Printed::default();
    let position = |line| {
        printed.read(line).unwrap_or_else(|| panic!("no position: {line}"))?;
        Ok(printed.scene().expect("a position"))
    };
    out.lines().map(position).collect()
}

fn scenes(out: &str) -> Vec<Scene> {
    positions(out).unwrap_or_else(|wrong| panic!("{wrong}: {out}"))
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
fn the_same_calls_print_the_same_positions_and_the_same_mistakes() {
    for language in LANGUAGES {
        let program = Program::new("calls", language, &read(&format!("tests/kit/calls.{language}")));
        assert_held("tests/golden/scenes/kit.jsonl", &lines_of(&scenes(&good(program.play("")))));
        for (mistake, told) in [
            ("kind", "cells[0].kind: expected one of `plain`, `quiet`, `wall`, "),
            ("place", "paths[0].at[1]: expected a place from [0, 0] to [2, 3], found [3, 0]"),
            ("letter", "pieces[0].letter: expected up to three characters, found 走走走走"),
            ("labels", "board: expected field `rows`, found none"),
        ] {
            let wrong = positions(&good(program.play(mistake))).unwrap_err().to_string();
            assert!(wrong.starts_with(told), "{language}: {wrong}");
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
