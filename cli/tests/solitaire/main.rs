//! Solitaire Chess on the command line: the scorer, the player, and the referee among hostile programs.

#![cfg(unix)]

mod hostile;
mod measure;
mod play;
mod runs;
mod score;

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use boardlab_tests::programs::{Run, usual_sandbox};
use serde_json::Value;

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");
/// Time enough for a program that ends by itself, on a machine however slow.
const LONG: &str = "60";
const SAMPLE: &str = "1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 2 1 1 torn\n1 1 3 4 1 dam\n1 1 1 1 1 1\n1 1 1 1 1 1\n";

fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> Run {
    let mut command = Command::cargo_bin("boardlab").expect("the binary is built");
    let output = command.args(arguments).write_stdin(input).output().expect("it runs");
    Run::from(output)
}

fn solitaire(arguments: &[&str], input: impl Into<Vec<u8>>) -> Run {
    run(&[&["solitaire"], arguments].concat(), input)
}

/// A path of this test run.
fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("a plain path").into()
}

fn file(name: &str, text: &str) -> String {
    fs::write(path(name), text).expect("the folder is writable");
    path(name)
}

fn ones() -> String {
    "1 1 1 1 1 1\n".repeat(6)
}

fn scored(game: &str) -> Value {
    serde_json::from_str(&solitaire(&["score", "--json"], game).out).expect("JSON")
}

/// The lines of JSON that the referee prints.
fn referee(params: &[&str], program: &[&str]) -> Vec<Value> {
    let patient: &[&str] = if params.contains(&"--time-limit") { &[] } else { &["--time-limit", LONG] };
    let sandbox: &[&str] = if params.contains(&"--sandbox") { &[] } else { &["--sandbox", usual_sandbox()] };
    let outcome = solitaire(&[&["referee", "--json"], params, patient, sandbox, &["--"], program].concat(), "");
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""), "{program:?}");
    outcome.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}
