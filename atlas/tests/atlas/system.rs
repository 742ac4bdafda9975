//! What the system has in store: files whose names are no text, a full disk, a pipe that nobody reads.

use boardlab_tests::programs::System;

use super::{ATLAS, SHIPPED};

const SYSTEM: System =
    System { program: ATLAS, scratch: env!("CARGO_TARGET_TMPDIR"), words: &[("ATLAS", SHIPPED)], fill: |_| {} };

/// Commands that write on standard error, each with its status.
const TALKATIVE: [(i32, &str); 2] = [(0, "--largest 3"), (0, "verify square-3-1-default --atlas ATLAS")];

/// Commands that print something on standard output.
const PRINTING: [&str; 3] = ["plan", "--help", "--version"];

/// Commands that name files and folders in `AT`; they run one after the other.
const NAMING: [&str; 3] = [
    "--largest 3 --shards AT/shards --out AT/atlas.json",
    "merge AT/shards --largest 3 --earlier AT/atlas.json --csv AT/atlas.csv",
    "verify square-3-1-default --atlas AT/atlas.json",
];

/// The same for what is not there.
const MISSING: [&str; 2] = ["merge AT/none", "verify --atlas AT/none"];

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
    SYSTEM.names_strangely(&NAMING, &MISSING);
}

#[test]
fn a_byte_order_mark_changes_nothing() {
    // What it prints has times.
    SYSTEM.marks(&NAMING, |line| line.starts_with("merge"));
}
