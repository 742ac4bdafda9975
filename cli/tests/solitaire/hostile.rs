//! Programs that do what they should not.

use std::fs;
use std::process::{Command as Process, Stdio};

use serde_json::Value;

use boardlab_tests::programs::{is_gone, own_time, sandboxes, sleepers};

use super::{BOARDLAB, LONG, path, referee, solitaire};

/// A game that is ended by its time.
const SHORT: &str = "0.2";

/// What the referee says of a shell script on two boards, which must be the same, and that it played both.
fn fault_of(limit: &str, script: &str) -> String {
    let boards = referee(&["--boards", "3..5", "--jobs", "2", "--time-limit", limit], &["sh", "-c", script]);
    let [first, second, sum] = &boards[..] else { panic!("{boards:?}") };
    assert_eq!((&first["seed"], &second["seed"], &sum["boards"]), (&3.into(), &4.into(), &2.into()));
    assert_eq!((&first["total"], &second["total"]), (&0.into(), &0.into()));
    assert_eq!((&first["fault"], &sum["faults"]), (&second["fault"], &2.into()));
    first["fault"].as_str().expect("a fault").into()
}

#[test]
fn a_program_that_goes_wrong_is_told_why() {
    let cases = [
        ("exit 0", "it ended behind 0 removals, without `0 0`"),
        ("echo 1 1; exit 0", "it ended behind 1 removal, without `0 0`"),
        ("exit 3", "it ended with exit status 3 behind 0 removals, without `0 0`"),
        ("kill -SEGV $$", "it was ended by signal 11 (SIGSEGV) behind 0 removals, without `0 0`"),
        ("echo hello", "line 1 of its output cannot be read: expected two numbers, `r c`, found `hello`"),
        (
            "echo; echo 1 1; echo 1 2 3",
            "line 3 of its output cannot be read: expected two numbers, `r c`, found `1 2 3`",
        ),
        ("echo 1 x", "move 1: expected the column of removal 1, a number from 0 to 9999, found `x`"),
        ("echo +1 1", "move 1: expected the row of removal 1, a number from 0 to 9999, found `+1`"),
        ("echo -1 1", "move 1: expected the row of removal 1, a number from 0 to 9999, found `-1`"),
        ("echo 7 1", "move 1, `7 1`: off the board, whose rows and columns are 1 to 6"),
        ("printf '1 \\377\\n'", "line 1 of its output cannot be read: not UTF-8, found `1 \u{fffd}`"),
        (
            "printf '\\033[2Jx\\n'",
            "line 1 of its output cannot be read: expected two numbers, `r c`, found `<U+001B>[2Jx`",
        ),
        (
            "tr '\\0' x < /dev/zero",
            &format!(
                "line 1 of its output cannot be read: more than 200 bytes in a line, found `{}...`",
                "x".repeat(40)
            ),
        ),
        ("yes ''", "line 65537 of its output cannot be read: more than 65536 bytes of output, found ``"),
        ("exec >&-; sleep 100", "it closed its output and did not exit behind 0 removals, without `0 0`"),
    ];
    for (script, fault) in cases {
        assert_eq!(fault_of(LONG, script), fault, "{script}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn the_memory_of_a_program_is_limited() {
    let shared = "import mmap, time; shared = mmap.mmap(-1, 80 << 20)
for _ in range(80): shared.write(bytes(1 << 20))
time.sleep(1000)";
    for script in ["data = bytearray(80 << 20)", shared] {
        let options = ["--boards", "0..1", "--memory", "64", "--time-limit", LONG];
        let boards = referee(&options, &["python3", "-c", script]);
        let fault = "it ran out of memory, of which it may have 64 MB behind 0 removals, without `0 0`";
        assert_eq!(boards[0]["fault"], fault, "{script}");
    }
}

#[test]
fn a_program_that_does_not_end_is_ended() {
    let cases = [
        "sleep 100",
        "trap '' TERM INT HUP; while :; do sleep 1; done",
        "while :; do echo complaint >&2; done",
        "sleep 100 & sleep 100 & wait",
        "exec <&-; sleep 100",
        "kill -STOP $$",
    ];
    for script in cases {
        assert_eq!(
            fault_of(SHORT, script),
            "it reached the time limit of 0.2 s behind 0 removals, without `0 0`",
            "{script}"
        );
    }
}

#[test]
fn a_child_that_holds_the_pipes_does_not_hold_the_referee() {
    assert_eq!(fault_of(LONG, "sleep 100 & exit 0"), "it ended behind 0 removals, without `0 0`");
    assert_eq!(
        fault_of(LONG, "setsid sleep 3 & exit 5"),
        "it ended with exit status 5 behind 0 removals, without `0 0`"
    );
}

#[test]
fn an_illegal_move_is_told_by_the_scorers_words() {
    let params = ["--boards", "0..1", "--alphabet", "1"];
    let boards = referee(&params, &["sh", "-c", "echo 1 1; echo 3 1; cat"]);
    let fault = "move 2, `3 1`: the 1 of 1 1 was removed last and leads exactly 1 step away, in one of the eight directions; legal: 1 2, 2 1, 2 2";
    assert_eq!((&boards[0]["fault"], &boards[0]["moves"]), (&fault.into(), &1.into()));
    let boards = referee(&params, &["sh", "-c", "echo 1 1; read row; echo 1 1; cat"]);
    let fault = "move 2, `1 1`: the 1 of 1 1 was removed from this tile just before, and no piece leads to its own tile; legal: 1 2, 2 1, 2 2";
    assert_eq!(boards[0]["fault"], fault);
}

#[test]
fn behind_the_end_the_score_stands() {
    for script in [
        "echo 1 1; echo 0 0; sleep 100",
        "echo 1 1; echo 0 0; yes",
        "echo 1 1; printf '0 0'",
        "exec <&-; echo 1 1; echo 0 0; exit 9",
    ] {
        let boards = referee(&["--boards", "0..1"], &["sh", "-c", script]);
        assert_eq!((&boards[0]["fault"], &boards[0]["total"]), (&Value::Null, &1.into()), "{script}");
    }
}

#[test]
fn children_left_behind_are_ended() {
    let time = own_time("referee");
    for sandbox in sandboxes() {
        // Only a sandbox ends what has left the session.
        let leave = if sandbox == "bwrap" { "setsid sleep" } else { "sleep" };
        let script = format!("{leave} {time} & echo 0 0");
        referee(&["--boards", "0..1", "--sandbox", sandbox], &["sh", "-c", &script]);
        assert_eq!(sleepers(&time), 0, "{sandbox}");
    }
}

#[test]
fn an_interrupted_referee_ends_its_programs() {
    let pipe = path("started");
    let _ = fs::remove_file(&pipe);
    assert!(Process::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let script = format!("echo $$ > {pipe}; sleep 1000");
    let mut referee = Process::new(BOARDLAB)
        .args([
            "solitaire",
            "referee",
            "--boards",
            "0..1000000",
            "--jobs",
            "1",
            "--time-limit",
            "600",
            "--sandbox",
            "none",
            "--",
            "sh",
            "-c",
            &script,
        ])
        .stdout(Stdio::null())
        .spawn()
        .expect("it runs");
    let program = fs::read_to_string(&pipe).expect("a number");
    assert!(!is_gone(&program));
    let interrupted = Process::new("kill").args(["-INT", &referee.id().to_string()]).status();
    assert!(interrupted.expect("kill runs").success());
    assert_eq!(referee.wait().expect("it ends").code(), Some(130));
    assert!(is_gone(&program));
}

#[test]
fn the_complaint_of_a_faulty_program_is_shown_and_cut() {
    let script = "i=0; while [ $i -lt 2000 ]; do echo \"complaint $i\" >&2; i=$((i+1)); done; exit 1";
    let outcome = solitaire(&["referee", "--boards", "7..8", "--time-limit", LONG, "--", "sh", "-c", script], "");
    let lines: Vec<&str> = outcome.err.lines().collect();
    assert_eq!((outcome.code, lines.len(), lines[9]), (0, 10, "board 7, standard error: complaint 1999"));
    let boards = referee(&["--boards", "7..8"], &["sh", "-c", script]);
    let kept = boards[0]["stderr"].as_str().expect("a text");
    assert!(kept.len() <= 2_000 && kept.ends_with("complaint 1999\n"), "{}", kept.len());
}
