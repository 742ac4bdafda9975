//! What the system has in store: a full disk, a pipe that nobody reads.
#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");
const ATLAS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../www/public/atlas.json");

/// Commands that write on standard error, each with its status.
const TALKATIVE: [(i32, &str); 17] = [
    // What is odd or wrong in an input.
    (0, "solve robots odd.in"),
    (2, "solve knights bad.in"),
    (2, "explain-input knights bad.in"),
    (2, "compare robots no.in no.out"),
    (0, "generate knights --seed 1 --cases 201"),
    // What comes of a program.
    (0, "minimise knights s/1.in --time-limit 60 -- true"),
    (1, "minimise knights s/1.in --time-limit 60 -- BOARDLAB solve knights"),
    (1, "test s --time-limit 60 -- true"),
    (2, "test s --time-limit 60 -- /no/such/program"),
    (0, "solitaire referee --boards 0..2 --time-limit 60 -- ls /no/such/file"),
    (2, "solitaire referee --boards 0..2 --time-limit 60 -- /no/such/program"),
    (0, "pursuit match match.txt --robots robots --time-limit 60"),
    // What a long computation costs and finds.
    (0, "pursuit solve --field square -n 3 -k 2 -s 1"),
    (0, "pursuit atlas --largest 3"),
    (0, "pursuit atlas verify square-3-1-default --atlas ATLAS"),
    // What is wrong with a command.
    (2, "solve --no-such-option"),
    (2, "solve chess"),
];

/// Commands that print something on standard output.
const PRINTING: [&str; 20] = [
    "--help",
    "--version",
    "help minimise",
    "test --help",
    "solve knights s/1.in",
    "trace knights s/1.in",
    "compare knights s/1.in s/1.ans",
    "compare --json knights s/1.in s/1.ans",
    "explain-input knights s/1.in",
    "generate knights --seed 1",
    "cases knights s/1.in",
    "cases knights s/1.in --pick 1",
    "minimise knights s/1.in --time-limit 60 -- true",
    "test s --time-limit 60 -- BOARDLAB solve knights",
    "completions fish",
    "solitaire score game.txt",
    "solitaire referee --boards 0..2 --time-limit 60 -- BOARDLAB solitaire play --time 0.1",
    "solitaire measure --boards 0..2 --nodes 1",
    "pursuit match match.txt --robots robots --time-limit 60",
    "pursuit atlas plan",
];

/// A folder with what the commands read.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("system").join(name);
    let _ = fs::remove_dir_all(&folder);
    let board = "1 1 1 1 1 1\n".repeat(6);
    let files = [
        ("s/1.in", "1\n2\n3 2\n1 1\n"),
        ("s/1.ans", "Case 1: Alice\n"),
        ("bad.in", "1\n2\n3 2\n1 x\n"),
        ("odd.in", "1 0\n015 016\n0 0\nrest\n"),
        ("game.txt", &format!("{board}1 1 2\n1 2 1\n0 0\n")),
        ("match.txt", "0 4 2 1 5 silent silent\n"),
        ("robots/silent/run.py", "raise SystemExit('it has nothing to say')\n"),
    ];
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it is writable");
        fs::write(path, text).expect("it is writable");
    }
    folder
}

fn run(folder: &Path, line: &str, out: Stdio, err: Stdio) -> Output {
    let word = |word| match word {
        "BOARDLAB" => BOARDLAB,
        "ATLAS" => ATLAS,
        other => other,
    };
    let mut command = Command::new(BOARDLAB);
    command.current_dir(folder).args(line.split(' ').map(word)).stdin(Stdio::null()).stdout(out).stderr(err);
    command.spawn().and_then(std::process::Child::wait_with_output).expect("it runs")
}

fn full_disk() -> Stdio {
    File::options().write(true).open("/dev/full").expect("the device is there").into()
}

fn unread_pipe() -> Stdio {
    let (reader, writer) = io::pipe().expect("a pipe");
    drop(reader);
    writer.into()
}

#[test]
fn a_message_that_is_lost_ends_nothing() {
    let here = folder("messages");
    for (code, line) in TALKATIVE {
        let told = run(&here, line, Stdio::piped(), Stdio::piped());
        assert_eq!((told.status.code(), told.stderr.is_empty()), (Some(code), false), "{line}: {told:?}");
        for lost in [full_disk(), unread_pipe()] {
            let untold = run(&here, line, Stdio::piped(), lost);
            assert_eq!(untold.status.code(), Some(code), "{line}");
            assert_eq!(untold.stdout.is_empty(), told.stdout.is_empty(), "{line}");
        }
    }
}

#[test]
fn a_result_that_is_lost_is_an_error() {
    let here = folder("results");
    for line in PRINTING {
        let printed = run(&here, line, Stdio::piped(), Stdio::null());
        assert_eq!((printed.status.code(), printed.stdout.is_empty()), (Some(0), false), "{line}");
        let lost = run(&here, line, full_disk(), Stdio::piped());
        let said = String::from_utf8_lossy(&lost.stderr);
        assert_eq!(lost.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains("boardlab: standard output cannot be written: "), "{line}: {said}");
        assert_eq!(run(&here, line, full_disk(), full_disk()).status.code(), Some(2), "{line}");
        // Who has read enough need not be told.
        let left = run(&here, line, unread_pipe(), Stdio::piped());
        assert_eq!(left.status.code(), Some(0), "{line}: {}", String::from_utf8_lossy(&left.stderr));
    }
}
