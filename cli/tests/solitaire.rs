//! Solitaire Chess on the command line: the scorer, the player, and the referee among hostile programs.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command as Process, Stdio};

use assert_cmd::Command;
use serde_json::Value;

struct Run {
    code: i32,
    out: String,
    err: String,
}

fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> Run {
    let mut command = Command::cargo_bin("boardlab").expect("the binary is built");
    let output = command.args(arguments).write_stdin(input).output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("it prints UTF-8");
    Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
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

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");

// --- score ---------------------------------------------------------------------------------------------------------

const SAMPLE: &str = "1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 2 1 1 torn\n1 1 3 4 1 dam\n1 1 1 1 1 1\n1 1 1 1 1 1\n";
const SAMPLE_GAME: &str = "6 6 dam\n5 6 springare\n6 6 torn\n1 1 lopare\n0 0\n";

fn ones() -> String {
    "1 1 1 1 1 1\n".repeat(6)
}

fn score(game: &str) -> Run {
    solitaire(&["score"], game)
}

fn scored(game: &str) -> Value {
    serde_json::from_str(&solitaire(&["score", "--json"], game).out).expect("JSON")
}

#[test]
fn a_legal_game_is_told_with_its_ledger() {
    let rows = "4 1 2 3 1 1\n4 1 1 1 1 1\n".to_string() + &"1 1 1 1 1 1\n".repeat(4);
    let game = "1 1 1\n5 1 1\n4 2 1\n5 3 1\n0 0\n";
    let legal = score(&format!("{rows}{game}"));
    assert_eq!((legal.code, legal.err.as_str()), (0, ""));
    let expected = "\
legal
total           10
  removals       4  1 each
  runs           6  2N for N >= 2 equal types in a row
  numbers        0  12 for 1 2 3 4 or 4 3 2 1, 8 for another order
  pieces         0  8 for torn, lopare, dam, springare in any order
  alternation    0  8K for K >= 2 sets one behind the other, kinds alternating
bonuses, as they were earned
   6  removals 2 to 4: a run of 3 x 1
";
    assert_eq!(legal.out, expected);
}

#[test]
fn json_has_these_keys_and_no_other() {
    let expected = r#"{"legal":true,"total":8,"removals":4,"runs":4,"numbers":0,"pieces":0,"alternation":0,"illegal_move":null,"why":null}"#;
    let sample = solitaire(&["score", "--json"], format!("{SAMPLE}{SAMPLE_GAME}"));
    assert_eq!((sample.code, sample.out.trim_end()), (0, expected));
    let illegal = solitaire(&["score", "--json"], format!("{SAMPLE}7 1 1\n0 0\n"));
    let expected = r#"{"legal":false,"total":0,"removals":0,"runs":0,"numbers":0,"pieces":0,"alternation":0,"illegal_move":1,"why":"line 7, move 1, `7 1 1`: off the board, whose rows and columns are 1 to 6"}"#;
    assert_eq!((illegal.code, illegal.out.trim_end()), (1, expected));
}

/// Sets and chains, seen from the command line.
#[test]
fn every_bonus_is_named() {
    let rows = "1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 2 1 1 1\n1 1 1 1 1 4\n1 1 1 1 1 1\n1 1 1 1 3 1\n";
    // 1 at 2 2, 2 at 3 3, 3 at 5 5 revealed, and so on: the tiles are those that the rules lead to.
    let game = "2 2 1\n3 3 1\n3 5 1\n3 4 1\n0 0\n";
    let ordered = score(&format!("{rows}{game}"));
    assert!(ordered.code == 0 && ordered.out.contains("a run of 2 x 1"), "{}", ordered.out);
    let sets = score(&format!("{SETS}{SETS_GAME}"));
    assert_eq!(sets.code, 0, "{}", sets.out);
    let bonuses: Vec<&str> = sets.out.lines().skip_while(|line| !line.starts_with("bonuses")).skip(1).collect();
    let expected = [
        "  12  removals 1 to 4: a number set in order, 1 2 3 4",
        "   8  removals 5 to 8: a piece set, torn lopare dam springare",
        "  16  removals 1 to 8: 2 sets, kinds alternating",
    ];
    assert_eq!(bonuses, expected);
    assert!(sets.out.contains("\ntotal           44\n"), "{}", sets.out);
}

/// 1 at 1 1, 2 at 1 2, 3 at 1 4, 4 at 1 1, torn at 5 1, lopare at 5 6, dam at 1 2, springare at 6 2.
const SETS: &str = "1 2 1 3 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\ntorn 1 1 1 1 lopare\n1 springare 1 1 1 1\n";
const SETS_GAME: &str = "1 1 4\n1 2 dam\n1 4 1\n1 1 1\n5 1 1\n5 6 1\n1 2 1\n6 2 1\n0 0\n";

#[test]
fn an_illegal_game_is_told_where_and_why() {
    let emptied = "1 1 1\n1 2 1\n1 1 1\n1 2 1\n1 1 blank\n1 2 blank\n";
    let cases = [
        (SAMPLE, "0 7 1\n", 1, 7, "off the board"),
        (SAMPLE, "6 6 dam\n\n6 6 1\n", 2, 9, "the 1 of 6 6 was removed from this tile just before"),
        (
            SAMPLE,
            "6 6 dam\n4 6 1\n",
            2,
            8,
            "the 1 of 6 6 was removed last and leads exactly 1 step away, in one of the eight directions; legal: 5 5, 5 6, 6 5",
        ),
        (
            SAMPLE,
            "4 6 1\n5 5 1\n",
            2,
            8,
            "the dam (queen) of 4 6 was removed last and leads along its row, its column or its diagonals, all the way to the edge; legal: 1 3, 1 6, 4 1, 6 4, 6 6",
        ),
        (&ones(), &format!("{emptied}1 1 1\n0 0\n"), 7, 13, "the tile is empty; legal: 1 3, 2 1, 2 2, 2 3"),
        (SAMPLE, "6 6 blank\n0 0\n", 1, 7, "behind bronze and silver the reply is a piece, never `blank`"),
        (&ones(), "1 1 1\n1 2 1\n1 1 1\n1 2 1\n1 1 1\n", 5, 11, "behind the gold piece of 1 1 the reply is `blank`"),
        (SAMPLE, "6 6\n0 0\n", 1, 7, "the reply to it is missing"),
        (SAMPLE, "6 6 dam\n5 6 springare\n", 3, 8, "the end `0 0` is missing"),
        (SAMPLE, "6 6 dam\n5 x 1\n", 2, 8, "expected the column of removal 2, a number from 0 to 9999, found `x`"),
    ];
    for (rows, game, number, line, why) in cases {
        let text = format!("{rows}{game}");
        let outcome = score(&text);
        let place = format!("illegal: 0 points\nline {line}, move {number}");
        assert!(
            outcome.code == 1 && outcome.out.starts_with(&place) && outcome.out.contains(why),
            "{game}{}",
            outcome.out
        );
        let json = scored(&text);
        assert_eq!((&json["legal"], &json["total"], &json["illegal_move"]), (&false.into(), &0.into(), &number.into()));
        assert!(json["why"].as_str().is_some_and(|said| said.contains(why)), "{json}");
    }
}

#[test]
fn an_unreadable_line_has_its_caret_and_a_bad_board_no_verdict() {
    let game = file("unreadable.txt", &format!("{SAMPLE}6 6 dam\n5 6 kung\n0 0\n"));
    let outcome = solitaire(&["score", &game], "");
    assert!(
        outcome.code == 1 && outcome.out.contains("unreadable.txt:8:5: error: expected the reply to removal 2"),
        "{}",
        outcome.out
    );
    assert!(outcome.out.contains("\n 8 | 5 6 kung\n   |     ^^^^\n"), "{}", outcome.out);
    for bad in ["", "1 1 1\n", &SAMPLE.replace("dam", "Dam")] {
        let outcome = score(bad);
        assert!(
            outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains("expected a piece of row"),
            "{}",
            outcome.err
        );
    }
    assert_eq!(solitaire(&["score", "/no/such/file"], "").code, 2);
}

#[test]
fn a_mark_and_other_line_ends_change_nothing() {
    let plain = score(&format!("{SAMPLE}{SAMPLE_GAME}")).out;
    let odd = format!("\u{feff}{SAMPLE}{SAMPLE_GAME}rest").replace('\n', "\r\n");
    assert_eq!(score(&odd).out, plain);
}

/// What `solve` prints is what `score` judges, for boards, replies, transcripts and dialogues.
#[test]
fn solve_and_score_agree() {
    let board = run(&["generate", "solitaire", "--seed", "5"], "").out;
    let dialogue = format!("{SAMPLE}\ndam\n\nspringare\n\ntorn\n\nlopare\n6 6\n5 6\n6 6\n1 1\n0 0\n");
    let cases: [(&str, &[&str]); 5] = [
        (&board, &["--nodes", "20"]),
        (&ones(), &["--alphabet", "1,springare", "--seed", "7", "--nodes", "20"]),
        (&format!("{board}dam\n1\n"), &["--nodes", "20"]),
        (&format!("{SAMPLE}{SAMPLE_GAME}"), &[]),
        (&dialogue, &[]),
    ];
    for (text, options) in cases {
        let input = |verb| [&[verb, "solitaire"], options].concat();
        let solved = run(&input("solve"), text);
        assert_eq!((solved.code, solved.err.as_str()), (0, ""));
        let judged = scored(&solved.out);
        assert_eq!(judged["legal"], true, "{judged}\n{}", solved.out);
        let traced = run(&input("trace"), text).out;
        let last: Value = serde_json::from_str(traced.lines().last().expect("a move")).expect("JSON");
        assert_eq!(last["after"]["score"]["total"], judged["total"]);
    }
}

// --- play ----------------------------------------------------------------------------------------------------------

#[test]
fn play_says_where_its_input_is_wrong() {
    let cases = [
        (String::new(), "<stdin>:1:1: error: expected a piece of row 1"),
        ("1 1 1\n".into(), "<stdin>:1:6: error: expected a piece of row 1"),
        (SAMPLE.replace("torn", "rook"), "<stdin>:3:11: error: expected a piece of row 3"),
        (SAMPLE.replace("dam\n", "dam 1\n"), "<stdin>:6: error: expected the end of the line"),
        (SAMPLE.into(), "<stdin>:7: error: expected the reply to `"),
        (format!("{SAMPLE}kung\n"), "<stdin>:7: error: expected the reply to `"),
        (format!("{SAMPLE}blank\n"), "<stdin>:7: error: expected a piece: `blank` comes behind gold alone"),
        (format!("{SAMPLE}{}", "x".repeat(20_000)), "<stdin>:7: error: expected a line of less than"),
    ];
    for (input, place) in cases {
        let outcome = solitaire(&["play", "--time", "0.01"], input);
        assert!(outcome.code == 2 && outcome.err.starts_with(place), "{place}\n{}", outcome.err);
    }
    let outcome = solitaire(&["play", "--time", "0.01"], [SAMPLE.as_bytes(), b"\xff\n"].concat());
    assert!(outcome.code == 2 && outcome.err.contains("the byte 0xFF"), "{}", outcome.err);
    // A piece behind gold: on a board of ones every third reply of a tile is `blank`.
    let outcome = solitaire(&["play", "--time", "0.01"], format!("{}{}", ones(), "1\n".repeat(200)));
    assert!(outcome.code == 2 && outcome.err.contains("expected `blank`"), "{}", outcome.err);
}

/// The program's moves and the judge's replies, as the pipes carried them, are the transcript that the scorer judges.
#[test]
fn what_the_referee_counts_is_what_the_scorer_counts() {
    let (heard, said) = (path("heard"), path("said"));
    let tapped = format!("tee {heard} | {BOARDLAB} solitaire play --time 0.05 | tee {said}");
    let boards = referee(&["--boards", "4..5", "--jobs", "1"], &["sh", "-c", &tapped]);
    let [board, sum] = &boards[..] else { panic!("{boards:?}") };
    assert_eq!((&board["seed"], &board["fault"], &sum["faults"]), (&4.into(), &Value::Null, &0.into()));
    let (heard, said) = (fs::read_to_string(heard).expect("heard"), fs::read_to_string(said).expect("said"));
    let replies = heard.lines().skip(6).chain([""]);
    let game: String = said.lines().zip(replies).map(|(mv, reply)| format!("{mv} {reply}\n")).collect();
    let rows: String = heard.lines().take(6).map(|row| format!("{row}\n")).collect();
    let judged = scored(&format!("{rows}{game}"));
    for key in ["total", "removals", "runs", "numbers", "pieces", "alternation"] {
        assert_eq!(judged[key], board[key], "{key}");
    }
    assert_eq!(rows, run(&["generate", "solitaire", "--seed", "4"], "").out);
}

#[test]
fn play_ends_legally_on_every_alphabet() {
    for alphabet in ["springare", "1", "4", "1,2", "torn,lopare,dam", "1,2,3,4", "2,torn", "all"] {
        let params = ["--boards", "0..2", "--alphabet", alphabet];
        let boards = referee(&params, &[BOARDLAB, "solitaire", "play", "--time", "0.05"]);
        let sum = boards.last().expect("a sum");
        assert_eq!((&sum["faults"], &sum["boards"]), (&0.into(), &2.into()), "{boards:?}");
        assert!(sum["min"].as_u64() > Some(0));
    }
}

// --- referee -------------------------------------------------------------------------------------------------------

/// The lines of JSON that the referee prints.
fn referee(params: &[&str], program: &[&str]) -> Vec<Value> {
    let patient: &[&str] = if params.contains(&"--time-limit") { &[] } else { &["--time-limit", LONG] };
    let outcome = solitaire(&[&["referee", "--json"], params, patient, &["--"], program].concat(), "");
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""), "{program:?}");
    outcome.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// What the referee says of a shell script on two boards, which must be the same, and that it played both.
fn fault_of(limit: &str, script: &str) -> String {
    let boards = referee(&["--boards", "3..5", "--jobs", "2", "--time-limit", limit], &["sh", "-c", script]);
    let [first, second, sum] = &boards[..] else { panic!("{boards:?}") };
    assert_eq!((&first["seed"], &second["seed"], &sum["boards"]), (&3.into(), &4.into(), &2.into()));
    assert_eq!((&first["total"], &second["total"]), (&0.into(), &0.into()));
    assert_eq!((&first["fault"], &sum["faults"]), (&second["fault"], &2.into()));
    first["fault"].as_str().expect("a fault").into()
}

/// Time enough for a program that ends by itself, on a machine however slow.
const LONG: &str = "60";
/// A game that is ended by its time.
const SHORT: &str = "0.2";

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

/// The page shows the same totals for this program.
#[test]
fn a_player_in_python_has_the_totals_that_the_page_shows() {
    let totals: Vec<i64> =
        include_str!("../../tests/programs/solitaire_totals.txt").split_whitespace().flat_map(str::parse).collect();
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/solitaire_plain.py");
    let boards = referee(&["--boards", "1..9", "--jobs", "2"], &["python3", program]);
    let found: Vec<i64> = boards.iter().filter_map(|board| board["total"].as_i64()).collect();
    assert_eq!(found, totals);
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
    let left = path("left");
    let script = format!("sleep 1000 & echo $! > {left}; echo 0 0");
    referee(&["--boards", "0..1"], &["sh", "-c", &script]);
    assert!(is_gone(&fs::read_to_string(left).expect("a number")));
}

#[test]
#[cfg(target_os = "linux")]
fn children_that_leave_the_session_are_ended() {
    let left = path("left-session");
    let script = format!("{LEAVE_SESSION} > {left}; echo 0 0");
    referee(&["--boards", "0..1"], &["sh", "-c", &script]);
    assert!(is_gone(&fs::read_to_string(left).expect("a number")));
}

/// The command of a process that starts another one in a session of its own, prints its number and ends.
const LEAVE_SESSION: &str = "python3 -c 'import os
ready, started = os.pipe()
child = os.fork()
if child == 0:
  os.setsid()
  os.write(started, b\"x\")
  os.dup2(os.open(\"/dev/null\", os.O_RDWR), 1)
  os.execvp(\"sleep\", [\"sleep\", \"1000\"])
os.read(ready, 1)
print(child)'";

/// Whether a process has ended; one that nobody waits for may still have its number.
fn is_gone(pid: &str) -> bool {
    let state = Process::new("ps").args(["-o", "stat=", "-p", pid.trim()]).output().expect("ps runs").stdout;
    state.is_empty() || state.starts_with(b"Z")
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

#[test]
fn a_run_is_summed_up() {
    let outcome = solitaire(
        &["referee", "--boards", "10..13", "--jobs", "2", "--time-limit", LONG, "--", "sh", "-c", "echo 1 1; echo 0 0"],
        "",
    );
    let lines: Vec<&str> = outcome.out.lines().collect();
    assert_eq!((outcome.code, lines.len()), (0, 5));
    for (line, seed) in lines[1..4].iter().zip(["10", "11", "12"]) {
        let words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!((words[0], &words[1..7]), (seed, &["1", "1", "0", "0", "0", "0"][..]));
    }
    assert!(lines[4].starts_with("boards 3, mean 1.00, standard error 0.00, minimum 1, maximum 1, faults 0, CPU "));
}

#[test]
fn the_mean_and_its_error_are_those_of_the_scores() {
    // A removal on the first board, none on the others: 1 0 0 0.
    let script = "read row; case \"$row\" in FIRST) echo 1 1;; esac; echo 0 0";
    let board = run(&["generate", "solitaire", "--seed", "0"], "").out;
    let script = script.replace("FIRST", &format!("'{}'", board.lines().next().expect("a row")));
    let boards = referee(&["--boards", "0..4"], &["sh", "-c", &script]);
    let sum = boards.last().expect("a sum");
    assert_eq!(
        (&sum["mean"], &sum["standard_error"], &sum["min"], &sum["max"]),
        (&0.25.into(), &0.25.into(), &0.into(), &1.into())
    );
}

/// A player of the types 1 and 2, the first legal tile or the last one, that writes down what it is told.
const ANY: &str = r"
import sys
log, last = open(sys.argv[1], 'w'), sys.argv[2] == 'last'
tops = [input().split() for _ in range(6)]
digs, at = {}, None
def legal(r, c):
    if tops[r][c] == 'blank': return False
    if at is None: return True
    a, b = abs(r - at[0]), abs(c - at[1])
    return max(a, b) == at[2] and (a == 0 or b == 0 or a == b)
while True:
    can = [(r, c) for r in range(6) for c in range(6) if legal(r, c)]
    if not can: break
    r, c = can[-1 if last else 0]
    print(r + 1, c + 1, flush=True)
    at = (r, c, int(tops[r][c]))
    tops[r][c] = input()
    digs[r, c] = digs.get((r, c), 0) + 1
    print(r, c, digs[r, c], tops[r][c], file=log)
print('0 0')
";

/// The k-th piece of a tile does not depend on who asks for it, nor when.
#[test]
fn two_programs_meet_the_same_luck() {
    let script = file("any.py", ANY);
    let outcome = |which: &str| -> Vec<(String, String)> {
        let log = path(&format!("luck-{which}"));
        let boards = referee(&["--boards", "2..3", "--alphabet", "1,2"], &["python3", &script, &log, which]);
        assert_eq!(boards[0]["fault"], Value::Null, "{}", boards[0]);
        let split = |line: &str| line.rsplit_once(' ').map(|(place, reply)| (place.into(), reply.into()));
        fs::read_to_string(log).expect("a log").lines().filter_map(split).collect()
    };
    let (first, last) = (outcome("first"), outcome("last"));
    assert_ne!(first[0].0, last[0].0, "they play in different orders");
    let known: BTreeMap<_, _> = first.into_iter().collect();
    let shared: Vec<_> = last.iter().filter(|(place, _)| known.contains_key(place)).collect();
    assert!(shared.len() >= 10, "{}", shared.len());
    assert!(shared.iter().all(|(place, reply)| known[place] == *reply));
    assert!(shared.iter().any(|(_, reply)| reply == "1") && shared.iter().any(|(_, reply)| reply == "2"));
}

#[test]
fn a_program_that_cannot_be_started_is_said() {
    let outcome = solitaire(&["referee", "--boards", "0..3", "--", "/no/such/program"], "");
    assert!(
        outcome.code == 2 && outcome.err.contains("`/no/such/program`: the program cannot be started"),
        "{}",
        outcome.err
    );
    assert_eq!(outcome.out, "", "a command that fails prints nothing");
    assert_eq!(solitaire(&["referee", "--boards", "0..3"], "").code, 2);
}

// --- measure and the options ---------------------------------------------------------------------------------------

#[test]
fn measure_prints_a_line_a_player() {
    let outcome = solitaire(
        &["measure", "--boards", "0..2", "--alphabet", "torn,lopare,dam", "--time", "0.01,0.02", "--jobs", "2"],
        "",
    );
    let names: Vec<String> = outcome.out.lines().skip(1).map(|line| line[..14].trim().into()).collect();
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""));
    assert_eq!(names, ["random", "greedy", "lookahead 8", "player 0.01 s", "player 0.02 s"]);
    for line in outcome.out.lines().skip(1) {
        let figures: Vec<f64> = line[14..].split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [boards, mean, _, min, max, ..] = figures[..] else { panic!("{line}") };
        assert!(boards == 2.0 && 0.0 < min && min <= mean && mean <= max, "{line}");
    }
}

#[test]
fn the_simple_players_are_the_same_for_ever() {
    let line = |out: String, name: &str| -> Vec<String> {
        let line = out.lines().find(|line| line.starts_with(name)).expect("a line").to_string();
        line[14..].split_whitespace().take(5).map(String::from).collect()
    };
    let measured = || solitaire(&["measure", "--boards", "0..3", "--time", "0.001"], "").out;
    let (once, again) = (measured(), measured());
    for name in ["random", "greedy", "lookahead 8"] {
        assert_eq!(line(once.clone(), name), line(again.clone(), name));
    }
}

#[test]
fn a_player_with_a_number_of_positions_scores_the_same_for_ever() {
    let outcome = solitaire(&["measure", "--boards", "0..2", "--alphabet", "torn,lopare,dam", "--nodes", "30"], "");
    let last = outcome.out.lines().last().unwrap_or_default();
    let figures: Vec<&str> = last[14..].split_whitespace().take(5).collect();
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""));
    assert!(last.starts_with("30 nodes  "), "{last}");
    assert_eq!(figures, ["2", "57.00", "10.00", "47", "67"]);
    assert!(!outcome.out.contains("\nplayer "), "times are measured only where they are asked for: {}", outcome.out);
    assert_eq!(solitaire(&["measure", "--boards", "0..2", "--nodes", "0"], "").code, 2);
}

#[test]
fn a_bad_option_is_said_kindly() {
    for bad in ["5", "5..5", "6..5", "a..b", "0..=5", "-1..2", "0..99999999999999999999"] {
        let outcome = solitaire(&["measure", &format!("--boards={bad}")], "");
        assert!(
            outcome.code == 2 && outcome.err.contains("0..200 are the 200 boards of the seeds 0 to 199"),
            "{}",
            outcome.err
        );
    }
    for bad in ["", "5", "1,rook", "1 2", "1,,2"] {
        let outcome = solitaire(&["measure", "--boards", "0..1", "--alphabet", bad], "");
        assert!(outcome.code == 2 && outcome.err.contains("join types by commas"), "{}", outcome.err);
    }
    for bad in ["0", "-1", "nan", "inf", "1e9", "soon"] {
        let outcome = solitaire(&["play", &format!("--time={bad}")], "");
        assert!(outcome.code == 2 && outcome.err.contains("a number of seconds above 0"), "{}", outcome.err);
    }
    assert_eq!(solitaire(&["measure", "--boards", "0..1", "--jobs", "0"], "").code, 2);
    assert_eq!(solitaire(&["measure"], "").code, 2);
}
