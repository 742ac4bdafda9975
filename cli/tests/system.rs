//! What the system has in store: files whose names are no text, a full disk, a pipe that nobody reads.
#![cfg(target_os = "linux")]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use boardlab_tests::programs::{System, write};

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");
const SYSTEM: System =
    System { program: BOARDLAB, scratch: env!("CARGO_TARGET_TMPDIR"), words: &[("BOARDLAB", BOARDLAB)], fill };

/// Commands that write on standard error, each with its status.
const TALKATIVE: [(i32, &str); 16] = [
    // What is odd or wrong in an input.
    (0, "solve robots odd.in"),
    (2, "solve knights bad.in"),
    (2, "explain-input knights bad.in"),
    (2, "compare robots no.in no.out"),
    (0, "generate knights --seed 1 --cases 201"),
    (43, "validate input knights"),
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
    "jobs plan -- solitaire measure --boards 0..2",
    "pursuit match match.txt --robots robots --time-limit 60",
];

/// Commands that name files and folders in `AT`; they run one after the other.
const NAMING: [&str; 16] = [
    "solve knights AT/s/1.in",
    "trace knights AT/s/1.in",
    "compare knights AT/s/1.in AT/s/1.ans",
    "explain-input knights AT/s/1.in",
    "cases knights AT/s/1.in --split AT/split",
    "minimise knights AT/s/1.in --time-limit 60 -- true",
    "test AT/s --time-limit 60 -- BOARDLAB solve knights",
    "test s --time-limit 60 -- AT/solve",
    "solitaire score AT/game.txt",
    "pursuit robot AT/turn.txt AT/move.txt",
    "pursuit match AT/match.txt --robots AT/robots --time-limit 60 --replay AT/replay.txt",
    "solve pursuit AT/replay.txt",
    "pursuit tournament --players chase,far --fields AT/fields.txt --results AT/results.jsonl",
    "pursuit solve --field square -n 3 -k 2 -s 1 --cache AT/tables",
    "man AT/man",
    "validate picture knights AT/s/1.in AT/s/1.ans AT",
];

/// It names what it writes alone, and writes nothing over it a second time.
const PACKAGE: &str = "package knights --out AT/packages";

/// The same for what is not there.
const MISSING: [&str; 12] = [
    "solve knights AT/none",
    "compare knights AT/none AT/none",
    "explain-input knights AT/none",
    "minimise knights s/1.in --time-limit 60 -- AT/none",
    "test AT/none --time-limit 60 -- true",
    "test AT/none.in --time-limit 60 -- true",
    "solitaire score AT/none",
    "package knights --out packages --binary AT/none",
    "validate output knights AT/none AT/none AT/none",
    "pursuit match AT/none",
    "pursuit tournament --players far --fields AT/none",
    "pursuit tournament --players none --robots AT/none",
];

/// Writes what the commands read.
fn fill(folder: &Path) {
    let board = "1 1 1 1 1 1\n".repeat(6);
    let files = [
        ("s/1.in", "1\n2\n3 2\n1 1\n"),
        ("s/1.ans", "Case 1: Alice\n"),
        ("bad.in", "1\n2\n3 2\n1 x\n"),
        ("odd.in", "1 0\n015 016\n0 0\nrest\n"),
        ("game.txt", &format!("{board}1 1 2\n1 2 1\n0 0\n")),
        ("match.txt", "0 4 2 1 5 silent silent\n"),
        ("turn.txt", "0\n0 4\n2 1\n5 0\n-1 -1\n-1 -1\n-1 -1\n"),
        ("fields.txt", "0 4 2 1 5\n"),
        ("robots/silent/run.py", "raise SystemExit('it has nothing to say')\n"),
    ];
    for (name, text) in files {
        write(&folder.join(name), text);
    }
    let solve = folder.join("solve");
    write(&solve, &format!("#!/bin/sh\nexec {BOARDLAB} solve knights\n"));
    fs::set_permissions(solve, Permissions::from_mode(0o755)).expect("its mode can be set");
}

#[test]
fn a_message_that_is_lost_ends_nothing() {
    SYSTEM.loses_messages(&TALKATIVE);
}

#[test]
fn a_result_that_is_lost_is_an_error() {
    SYSTEM.loses_results(&PRINTING);
}

#[test]
fn a_name_need_not_be_text_and_does_not_drive_the_terminal() {
    SYSTEM.names_strangely(&[&NAMING[..], &[PACKAGE]].concat(), &MISSING);
}

#[test]
fn a_byte_order_mark_changes_nothing() {
    // What solves a problem prints its time, and what runs a program that of the program.
    SYSTEM.marks(&NAMING, |line| line.starts_with("pursuit solve") || line.starts_with("test "));
}
