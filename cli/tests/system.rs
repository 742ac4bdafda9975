//! What the system has in store: files whose names are no text, a full disk, a pipe that nobody reads.
#![cfg(target_os = "linux")]

use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
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

/// Commands that name files and folders in `AT`; they run one after the other.
const NAMING: [&str; 18] = [
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
    "pursuit atlas --largest 3 --shards AT/shards --out AT/atlas.json",
    "pursuit atlas merge AT/shards --largest 3 --earlier AT/atlas.json --csv AT/atlas.csv",
    "pursuit atlas verify square-3-1-default --atlas AT/atlas.json",
    "man AT/man",
];

/// The same for what is not there.
const MISSING: [&str; 12] = [
    "solve knights AT/none",
    "compare knights AT/none AT/none",
    "explain-input knights AT/none",
    "minimise knights s/1.in --time-limit 60 -- AT/none",
    "test AT/none --time-limit 60 -- true",
    "test AT/none.in --time-limit 60 -- true",
    "solitaire score AT/none",
    "pursuit match AT/none",
    "pursuit tournament --players far --fields AT/none",
    "pursuit tournament --players none --robots AT/none",
    "pursuit atlas merge AT/none",
    "pursuit atlas verify --atlas AT/none",
];

/// A name in Latin-1, with an escape sequence.
const STRANGE: &[u8] = b"caf\xe9\x1b[2J";

/// A folder with what the commands read.
fn folder(name: impl AsRef<Path>) -> PathBuf {
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
        ("turn.txt", "0\n0 4\n2 1\n5 0\n-1 -1\n-1 -1\n-1 -1\n"),
        ("fields.txt", "0 4 2 1 5\n"),
        ("robots/silent/run.py", "raise SystemExit('it has nothing to say')\n"),
    ];
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it is writable");
        fs::write(path, text).expect("it is writable");
    }
    let solve = folder.join("solve");
    fs::write(&solve, format!("#!/bin/sh\nexec {BOARDLAB} solve knights\n")).expect("it is writable");
    fs::set_permissions(solve, Permissions::from_mode(0o755)).expect("its mode can be set");
    folder
}

/// Runs a command in a folder. `AT` stands for the name of a folder in it.
fn run_at(folder: &Path, line: &str, at: &[u8], [out, err]: [Stdio; 2]) -> Output {
    let word = |word: &str| match (word, word.strip_prefix("AT")) {
        ("BOARDLAB", _) => BOARDLAB.into(),
        ("ATLAS", _) => ATLAS.into(),
        (_, Some(rest)) => OsStr::from_bytes(&[at, rest.as_bytes()].concat()).to_owned(),
        (other, None) => other.into(),
    };
    let mut command = Command::new(BOARDLAB);
    command.current_dir(folder).args(line.split(' ').map(word)).stdin(Stdio::null()).stdout(out).stderr(err);
    command.spawn().and_then(std::process::Child::wait_with_output).expect("it runs")
}

fn run(folder: &Path, line: &str, out: Stdio, err: Stdio) -> Output {
    run_at(folder, line, b".", [out, err])
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

#[test]
fn a_name_need_not_be_text_and_does_not_drive_the_terminal() {
    // Tools that walk through the project do not expect such names.
    let scratch = tempfile::tempdir().expect("a folder");
    let here = folder(scratch.path());
    folder(here.join(OsStr::from_bytes(STRANGE)));
    for (code, line) in NAMING.map(|line| (0, line)).into_iter().chain(MISSING.map(|line| (2, line))) {
        let done = run_at(&here, line, STRANGE, [Stdio::piped(), Stdio::piped()]);
        let [out, err] = [done.stdout, done.stderr].map(|bytes| String::from_utf8(bytes).expect("it prints UTF-8"));
        assert_eq!(done.status.code(), Some(code), "{line}: {err}");
        let is_plain = |text: &str| !text.contains(|c: char| c.is_control() && c != '\n');
        assert!(is_plain(&out) && is_plain(&err), "{line}: {out:?} {err:?}");
        assert!(code == 0 || err.contains("caf\u{fffd}<U+001B>[2J/none"), "{line}: {err}");
    }
}

const MARK: &[u8] = b"\xef\xbb\xbf";

/// Puts a byte-order mark before every text in a folder.
fn mark(folder: &Path) {
    for path in fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("it is read").path()) {
        let end = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        if path.is_dir() {
            mark(&path);
        } else if ["in", "ans", "txt", "py", "json", "jsonl"].contains(&end) {
            let text = fs::read(&path).expect("it is there");
            let marked = if text.starts_with(MARK) { text } else { [MARK, &text].concat() };
            fs::write(&path, marked).expect("it is writable");
        }
    }
}

/// A command that runs twice reads what it has written.
#[test]
fn a_byte_order_mark_changes_nothing() {
    let [plain, marked] = ["plain", "marked"].map(folder);
    for line in NAMING.into_iter().flat_map(|line| [line, line]) {
        mark(&marked);
        let [expected, found] =
            [&plain, &marked].map(|folder| run_at(folder, line, b".", [Stdio::piped(), Stdio::piped()]));
        let said = String::from_utf8_lossy(&found.stderr);
        assert_eq!((found.status.code(), &*said), (Some(0), &*String::from_utf8_lossy(&expected.stderr)), "{line}");
        // These print times.
        if !line.starts_with("pursuit solve") && !line.starts_with("pursuit atlas merge") {
            assert_eq!(String::from_utf8_lossy(&found.stdout), String::from_utf8_lossy(&expected.stdout), "{line}");
        }
    }
}
