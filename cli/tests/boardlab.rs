//! The command line as a user meets it: what it prints, where, and with which status.

use std::fs;
#[cfg(unix)]
use std::io::Write;
#[cfg(target_os = "linux")]
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
#[cfg(unix)]
use std::process::Command as Process;
#[cfg(unix)]
use std::process::Stdio;

use assert_cmd::Command;
use boardlab_core::GAMES;
use boardlab_tests::golden::{REFUSED, Refused};

mod common;

use common::run;

const ROBOTS: &str = include_str!("../../tests/golden/robots/sample.in");
const ROBOTS_ANSWER: &str = include_str!("../../tests/golden/robots/sample.out");

/// A file of this test run with a text.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the folder is writable");
    path.to_str().expect("a plain path").into()
}

#[test]
fn solve_prints_the_judges_bytes() {
    let from_input = run(&["solve", "robots"], ROBOTS);
    assert_eq!((from_input.code, from_input.out.as_str(), from_input.err.as_str()), (0, ROBOTS_ANSWER, ""));
    let from_file = run(&["solve", "robots", &file("sample.in", ROBOTS)], "");
    assert_eq!((from_file.code, from_file.out.as_str()), (0, ROBOTS_ANSWER));
}

/// A match that takes minutes: its first moves can be read while it is played, and a terminal shows that it goes on.
#[test]
#[cfg(target_os = "linux")]
fn what_takes_long_is_printed_while_it_is_made() {
    let input = file("long.in", "1 100 4 3 10000 best best\n");
    for command in ["solve", "trace"] {
        let script = format!("exec {} {command} pursuit {input} > \"$FIFO\"", env!("CARGO_BIN_EXE_boardlab"));
        let fifo = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("long.fifo");
        let _ = fs::remove_file(&fifo);
        assert!(Process::new("mkfifo").arg(&fifo).status().expect("mkfifo runs").success());
        // Standard error is a terminal; `script` prints what that shows.
        let terminal = Process::new("script")
            .args(["-qefc", &script, "/dev/null"])
            .env("FIFO", &fifo)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it runs");
        let lines = BufReader::new(fs::File::open(&fifo).expect("it is opened for writing")).lines();
        assert_eq!(lines.take(9).filter_map(Result::ok).count(), 9, "{command}");
        // The pipe is closed, and the command ends.
        let shown = terminal.wait_with_output().expect("it ends").stdout;
        assert!(String::from_utf8_lossy(&shown).contains(" lines, "), "{command}");
    }
}

/// Standard input may never end: a terminal, or a pipe that nobody closes.
#[test]
#[cfg(unix)]
fn a_signal_ends_a_command_that_reads_its_input() {
    for command in [["minimise", "robots", "--", "true"].as_slice(), &["test", "-", "--game", "robots", "--", "true"]] {
        for signal in ["INT", "TERM"] {
            let mut reader = Process::new(env!("CARGO_BIN_EXE_boardlab"))
                .args(command)
                .stdin(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .expect("it runs");
            let mut input = reader.stdin.take().expect("a pipe");
            // More than a pipe holds: what is left over has been read.
            input.write_all(&[b' '; 1 << 20]).expect("it reads");
            assert!(Process::new("kill").args([&format!("-{signal}"), &reader.id().to_string()]).status().is_ok());
            drop(input);
            assert_eq!(reader.wait().expect("it ends").code(), None, "{signal} {command:?}");
        }
    }
}

/// A report that nobody can read is lost, and the status says the same.
#[test]
#[cfg(target_os = "linux")]
fn a_report_that_cannot_be_written_changes_no_status() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
    let mut command = Process::new(env!("CARGO_BIN_EXE_boardlab"));
    let status = command.args(["solve", "robots", &file("unheard.in", "1x\n")]).stderr(full).status().expect("it runs");
    assert_eq!(status.code(), Some(2));
}

#[test]
fn a_bad_input_points_and_prints_nothing() {
    let bad = run(&["solve", "robots", &file("bad.in", "2 0\n17 18\n17 1x\n0 0\n")], "");
    assert_eq!((bad.code, bad.out.as_str()), (2, ""));
    let lines: Vec<&str> = bad.err.lines().collect();
    assert!(lines[0].ends_with("bad.in:3:4: error: expected the column of robot 2, a number from 1 to 31, found `1x`"));
    assert_eq!(lines[1..3], [" 3 | 17 1x", "   |    ^^"]);
    assert!(lines[3].contains("help: write a plain whole number"), "{}", lines[3]);
}

#[test]
fn bytes_that_are_not_utf8_have_a_place() {
    let bad = run(&["solve", "knights"], b"1\n1\n0 \xff\n".as_slice());
    assert_eq!((bad.code, bad.out.as_str()), (2, ""));
    assert!(bad.err.starts_with("<stdin>:3:3: error: expected text in UTF-8, found the byte 0xFF"), "{}", bad.err);
}

/// Two bad inputs of every game, one of them not UTF-8, are reported as the core does. Its own tests hold all other
/// reports.
#[test]
fn what_is_printed_for_bad_inputs_is_the_report_of_the_core() {
    for game in GAMES {
        let mut bad = REFUSED.iter().filter(|refused| refused.game == game.name());
        let first = bad.next().expect("an input");
        let bytes = bad.find(|refused| str::from_utf8(&refused.input).is_err()).expect("an input that is not UTF-8");
        for refused in [first, bytes] {
            assert_reported(refused);
        }
    }
}

fn assert_reported(refused: &Refused) {
    let name = format!("{}.in", refused.name);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    fs::write(folder.join(&name), &refused.input).expect("the folder is writable");
    let mut command = Command::cargo_bin("boardlab").expect("the binary is built");
    let output = command.current_dir(&folder).args(["solve", refused.game, &name]).output().expect("it runs");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{name}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), refused.report, "{name}");
}

#[test]
fn limits_are_lifted_on_request() {
    let far = "1\n1\n4611686018427387904 4611686018427387904\n";
    let refused = run(&["solve", "knights"], far);
    assert!(refused.code == 2 && refused.err.contains("--limits lifted"), "{}", refused.err);
    assert_eq!(run(&["solve", "--limits", "lifted", "knights"], far).out, "Case 1: Bob\n");
    assert_eq!(run(&["solve", "--relaxed", "knights"], far).out, "Case 1: Bob\n");
    assert_eq!(run(&["solve", "--relaxed", "knights"], "1\n1\n4611686018427387905 0\n").code, 2);
}

#[test]
fn compare_judges_by_tokens() {
    let input = file("compare.in", ROBOTS);
    let judge = |output: &str| run(&["compare", "robots", &input, "-"], output);
    assert_eq!((judge(ROBOTS_ANSWER).code, judge(ROBOTS_ANSWER).out), (0, "accepted\n".into()));
    let blanks = judge(&ROBOTS_ANSWER.replace('\n', " \r\n"));
    assert_eq!((blanks.code, blanks.out.as_str()), (0, "accepted: only blanks differ\n"));
    let wrong = judge(&ROBOTS_ANSWER.replace("(15,15)", "(15,16)"));
    assert_eq!(wrong.code, 1);
    assert_eq!(
        wrong.out,
        "wrong: case 2, line 8, token 3: expected `(15,15)` (line 8 of the right output), found `(15,16)`\n\
        decided after 1 move of the right game: its next move is stay\n\
        Stay: every walk loses at once, and no teleport can be used.\n\
        this output does not tell its moves: the two games may have parted earlier\n\
        none of 54 known mistakes explains this output\n1 of 3 cases wrong\n"
    );
    let short = judge("Case 1:\n");
    assert!(short.code == 1 && short.out.contains("case 1, line 2, token 1: expected `Won`"), "{}", short.out);
    assert!(short.out.contains("found the end\n"), "{}", short.out);
    let long = judge(&format!("{ROBOTS_ANSWER}more"));
    assert!(long.code == 1 && long.out.contains("case 3") && long.out.contains("expected the end"), "{}", long.out);
}

/// A wrong output of every game, with what is printed of it; `BOARDLAB_WRITE=1` writes that anew.
#[test]
fn what_is_printed_for_wrong_outputs_is_held() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/judged");
    for game in GAMES.iter().map(|game| game.name()) {
        let path = |end: &str| folder.join(game).with_extension(end).to_str().expect("a plain path").to_owned();
        let judged = run(&["compare", game, &path("in"), &path("out")], "");
        assert_eq!((judged.code, judged.err.as_str()), (1, ""), "{game}");
        if std::env::var_os("BOARDLAB_WRITE").is_some() {
            fs::write(path("verdict"), &judged.out).expect("the folder is writable");
        }
        assert_eq!(judged.out, fs::read_to_string(path("verdict")).unwrap_or_default(), "{game}");
    }
}

#[test]
fn compare_needs_a_good_input() {
    assert_eq!(run(&["compare", "knights", &file("c.in", "1\n1\n0\n"), "-"], "Case 1: Bob\n").code, 2);
}

#[test]
fn compare_tells_the_move_and_its_evidence() {
    let output = "Game #1\nMove #1 (E5 -> E9): Successful (4 points left)\n";
    let input = include_str!("../../tests/golden/janken/sample.in");
    let judged = run(&["compare", "--json", "janken", &file("json.in", input), "-"], output);
    let outcome: serde_json::Value = serde_json::from_str(&judged.out).expect("an object");
    assert_eq!(
        (judged.code, &outcome["verdict"]["first"]["ply"], &outcome["move"]),
        (1, &1.into(), &"E5 -> E9".into())
    );
    assert_eq!(outcome["evidence"]["verdict"]["left"], 5);
    assert_eq!((&outcome["wrong"], &outcome["multipleAnswers"]), (&1.into(), &false.into()));
    assert_eq!(outcome["verdict"]["first"]["decidedAt"], 0);
}

/// What `--json` prints of a wrong output.
fn outcome(game: &str, input: &str, output: &str) -> serde_json::Value {
    let judged = run(&["compare", "--json", game, &file(&format!("{game}-judged.in"), input), "-"], output);
    assert_eq!((judged.code, judged.err.as_str()), (1, ""));
    serde_json::from_str(&judged.out).expect("an object")
}

#[test]
fn compare_names_the_known_mistakes_that_make_an_output() {
    let input = file("known.in", "2\n2\n2 0\n0 2\n1\n2 0\n");
    let printed = run(&["compare", "knights", &input, "-"], "Case 1: Alice\nCase 2: Alice\n").out;
    let name = "lets Alice win if any knight stands on a winning cell (rule nimSum)";
    assert!(printed.contains(&format!("\nthis is what a program prints that {name}\n")), "{printed}");
    let json = run(&["compare", "--json", "knights", &input, "-"], "Case 1: Alice\nCase 2: Alice\n").out;
    let known = r#""diagnosis":[{"mistake":"any-movable-knight-wins","rule":"nimSum","case":1,"ply":0,"move":null,"#;
    assert!(json.contains(known) && json.contains(r#""tried":12,"#), "{json}");
    let edge = file("known-edge.in", "1\n1\n3 4\n");
    let value = run(&["compare", "knights", &edge, "-"], "Case 1: Bob\n").out;
    assert!(value.contains("finds a 0 there (rule mex, cell (3, 4) of case 1: 0, not 4)\n"), "{value}");
    let short = file("known-short.in", "1\n2\n2 0\n0 2\n");
    let several = run(&["compare", "knights", &short, "-"], "Case 1: Alice\n").out;
    assert!(
        several.contains("makes one of these mistakes:\n") && several.contains(&format!("  {name}\n")),
        "{several}"
    );
    let none = run(&["compare", "knights", &input, "-"], "Case 1: Bob\nCase 2: Bob\n").out;
    assert!(none.contains("none of 12 known mistakes explains this output\n"), "{none}");
}

/// The first difference is the end of the game; what went wrong is a tie, moves before.
#[test]
fn compare_explains_the_move_at_which_a_known_mistake_leaves_the_right_game() {
    let input = file("parting.in", "2 0\n16 16\n1 1\n0 0\n");
    let end = "Final position: (16,1)\nNumber of cells with debris: 1\nNumber of robots remaining: 0\n";
    let output = format!("Case 1:\nLost game after making 15 moves.\n{end}");
    let printed = run(&["compare", "robots", &input, "-"], output).out;
    let place = printed.find("\nmove 7 of case 1 is N in the right game\nWalk north: ");
    assert!(place > printed.find("(rule row, from move 7 of case 1 on)\n"), "{printed}");
}

#[test]
fn compare_stops_before_the_first_move_that_differs() {
    let chase = ROBOTS_ANSWER.replace("after making 114", "after making 100");
    let early = outcome("robots", ROBOTS, &chase);
    assert_eq!(early["verdict"]["first"]["decidedAt"], 100);
    // Robots tells teleports and the end alone.
    assert_eq!(early["verdict"]["first"]["reached"], false);
    assert_eq!(early["verdict"]["first"]["claim"], serde_json::json!({ "kind": "end", "moves": 100 }));
    // The evidence is that of the move that the right output makes there.
    assert_eq!(early["move"], early["evidence"]["chosen"]);
    let counted = outcome("robots", ROBOTS, &ROBOTS_ANSWER.replace("remaining: 1", "remaining: 2"));
    assert_eq!((&counted["verdict"]["first"]["decidedAt"], &counted["move"]), (&114.into(), &().into()));
    // The start decides who wins; the evidence shows the winning moves.
    let winner = outcome("knights", "1\n2\n3 2\n1 1\n", "Case 1: Bob\n");
    assert_eq!((&winner["verdict"]["first"]["decidedAt"], &winner["move"]), (&0.into(), &().into()));
    assert!(winner["evidence"]["winning"].as_array().is_some_and(|moves| !moves.is_empty()), "{winner}");
}

#[test]
fn compare_tells_a_fault_of_form_and_no_move() {
    let output = ROBOTS_ANSWER.replace("Case ", "Case #");
    let input = file("form.in", ROBOTS);
    let json = run(&["compare", "--json", "robots", &input, "-"], &*output).out;
    let judged: serde_json::Value = serde_json::from_str(&json).expect("an object");
    assert_eq!((&judged["verdict"]["first"]["form"], &judged["move"]), (&"punctuation".into(), &().into()));
    assert!(judged["evidence"].is_null(), "{judged}");
    let printed = run(&["compare", "robots", &input, "-"], &*output).out;
    let lines: Vec<&str> = printed.lines().collect();
    assert!(lines.len() == 3 && lines[1].starts_with("form: "), "{printed}");
}

#[test]
fn compare_tells_of_form_and_missing_lines_beside_a_wrong_value() {
    let input = file("both.in", ROBOTS);
    let judge = |output: &str| run(&["compare", "robots", &input, "-"], output).out;
    let wrong = ROBOTS_ANSWER.replace("making 5 moves", "making 6 moves");
    assert_ne!(wrong, ROBOTS_ANSWER);
    let alone = judge(&wrong);
    assert!(!alone.contains("form, too") && !alone.contains("missing"), "{alone}");
    let lower = judge(&wrong.replace("Final", "final"));
    assert!(lower.contains("\nform, too: capital and small letters differ, line "), "{lower}");
    let fewer: String = wrong.split_inclusive('\n').filter(|line| !line.starts_with("Number")).collect();
    let lacks = ROBOTS_ANSWER.matches("Number").count();
    let judged = judge(&fewer);
    assert!(judged.contains(&format!("\nlines of the right output that are missing: {lacks}\n")), "{judged}");
}

#[test]
fn compare_accepts_any_legal_game_and_names_the_rule_against_another() {
    let board = "1 1 1 1 1 1\n".repeat(6);
    let input = ["compare", "solitaire", "--nodes", "9"];
    let board_file = file("legal.in", &board);
    let judge = |moves: &str| run(&[&input[..], &[&board_file, "-"]].concat(), format!("{board}{moves}"));
    let legal = judge("1 1 2\n1 2 1\n0 0\n");
    assert!(legal.code == 0 && legal.out.starts_with("legal\ncase 1: 6 points, the built-in player "), "{}", legal.out);
    let illegal = judge("1 1 2\n1 3 1\n0 0\n");
    let outcome = "illegal: case 1, line 8, token 1: found `1`: the piece removed last does not lead there\n";
    assert!(illegal.code == 1 && illegal.out.starts_with(outcome), "{}", illegal.out);
    assert!(illegal.out.contains("\ncase 1: 0 points, the built-in player "), "{}", illegal.out);
}

#[test]
fn compare_accepts_what_a_program_prints() {
    let sample = include_str!("../../tests/golden/solitaire/sample.in");
    let input = file("moves.in", sample);
    let judge = |moves: &str| run(&["compare", "solitaire", "--nodes", "9", &input, "-"], moves);
    let legal = judge("6 6\n\n5 6\n\n6 6\n\n1 1\n\n0 0\n");
    assert_eq!((legal.code, legal.out.as_str()), (0, "legal\ncase 1: 8 points, the built-in player 8\n"));
    let illegal = judge("6 6\n5 6\n6 6\n4 1\n0 0\n");
    let outcome = "illegal: case 1, line 4, token 1: found `4`: the piece removed last does not lead there\n\
        decided after 6 moves of this output: 6 6; dam; 5 6; springare; 6 6; torn\nThe game of the input removes the `1` at (1, 1).";
    assert!(illegal.code == 1 && illegal.out.starts_with(outcome), "{}", illegal.out);
    assert!(
        illegal.out.ends_with("\n1 of 1 cases wrong\ncase 1: 0 points, the built-in player 8\n"),
        "{}",
        illegal.out
    );
}

#[test]
fn explain_names_every_number_up_to_an_error() {
    let good = run(&["explain-input", "robots"], "1 0\n15 17\n0 0\n");
    let lines: Vec<&str> = good.out.lines().collect();
    assert_eq!((good.code, lines.len()), (0, 9));
    assert_eq!(lines[4..6], ["    15  the row of robot 1", "    17  the column of robot 1"]);
    assert_eq!(lines[7], "    0  the end of the input");
    let bad = run(&["explain-input", "robots"], "1 0\n15 x\n");
    assert_eq!((bad.code, bad.out.as_str()), (2, ""));
    let place = "    15  the row of robot 1\n<stdin>:2:4: error: expected the column of robot 1";
    assert!(bad.err.contains(place), "{}", bad.err);
}

#[test]
fn what_was_tolerated_is_noted_on_standard_error() {
    let odd = file("odd.in", "1 0\n015 016\n0 0\nrest\n");
    let place = |line: &str| format!("{odd}:{line}\n");
    let notes = place("2:1: note: a number begins with a zero that it does not need (the first of 2)")
        + &place("4:1: note: the text behind the end of the input is ignored");
    for command in [&["solve", "robots", &odd][..], &["trace", "robots", &odd], &["explain-input", "robots", &odd]] {
        let outcome = run(command, "");
        assert_eq!((outcome.code, &outcome.err), (0, &notes), "{command:?}");
    }
}

/// A pasted file must not drive the terminal.
#[test]
fn control_characters_are_printed_escaped() {
    let is_plain = |text: &str| !text.contains(|c: char| c.is_control() && c != '\n');
    let explained = run(&["explain-input", "robots"], "1 0\n15 17\n0 0\n\u{1b}[2J\u{7}\n");
    assert!(explained.code == 0 && is_plain(&explained.out), "{:?}", explained.out);
    assert!(explained.out.contains("4 | <U+001B>[2J<U+0007>\n"), "{}", explained.out);
    let bad = run(&["solve", "robots"], "1 0\n15 1\u{1b}[2J\n0 0\n");
    assert!(bad.code == 2 && is_plain(&bad.err), "{:?}", bad.err);
    let judged = run(&["compare", "robots", &file("escape.in", ROBOTS), "-"], "Case\u{1b}[2J 1:\n");
    assert!(judged.code == 1 && is_plain(&judged.out), "{:?}", judged.out);
    assert!(judged.out.contains("found `Case<U+001B>[2J`"), "{}", judged.out);
    let missing = run(&["solve", "robots", "no\u{1b}[2Jfile"], "");
    assert!(missing.code == 2 && missing.err.starts_with("boardlab: no<U+001B>[2Jfile: "), "{:?}", missing.err);
    let unknown = run(&["solve", "ro\u{1b}[2Jbots"], "");
    assert!(
        unknown.code == 2 && unknown.err.starts_with("boardlab: ro<U+001B>[2Jbots: no such game"),
        "{:?}",
        unknown.err
    );
}

#[test]
fn trace_prints_an_object_a_move() {
    let trace = run(&["trace", "robots"], ROBOTS);
    let lines: Vec<serde_json::Value> =
        trace.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 5 + 2 + 114);
    assert_eq!(lines[0]["move"], lines[0]["why"]["chosen"]);
    assert_eq!(lines[0]["why"]["walks"].as_array().map(Vec::len), Some(9));
    assert_eq!((&lines[6]["case"], &lines[6]["after"]["end"]), (&2.into(), &"lost".into()));
    assert_eq!(lines[7 + 29]["why"]["decided"], "teleport");
}

#[test]
fn trace_of_knights_names_every_winning_move() {
    let trace = run(&["trace", "knights"], "1\n2\n2 5\n3 5\n");
    let first: serde_json::Value = serde_json::from_str(trace.out.lines().next().expect("a move")).expect("JSON");
    let winning = first["why"]["winning"].as_array().expect("a list");
    assert!(winning.contains(&first["move"]));
    assert_ne!(first["why"]["nimSum"], 0);
    assert_eq!(first["after"]["nimSum"], 0);
}

#[test]
fn generate_is_the_same_for_ever() {
    let made = run(&["generate", "knights", "--seed", "7", "--cases", "3"], "");
    assert_eq!(made.code, 0);
    assert_eq!(made.out, run(&["generate", "knights", "--seed", "7", "--cases", "3"], "").out);
    assert_eq!(run(&["solve", "knights"], made.out).out.lines().count(), 3);
    assert!(run(&["generate", "knights", "--seed", "7", "--cases", "201"], "").err.contains("--limits lifted"));
    let robots = run(&["generate", "robots", "--seed", "1"], "").out;
    assert!(robots.starts_with(ROBOTS_OF_SEED_1), "{robots}");
}

const ROBOTS_OF_SEED_1: &str = "29 1\n24 31\n14 14";

const JANKEN: &str = include_str!("../../tests/golden/janken/zone-to-zone-way-round.in");

#[test]
fn a_reading_is_picked_by_its_name() {
    let solve = |reading: &[&str]| run(&[&["solve", "janken"], reading].concat(), JANKEN).out;
    let letter = include_str!("../../tests/golden/janken/zone-to-zone-way-round.out");
    assert_eq!([solve(&[]), solve(&["--reading", "letter"])], [letter, letter]);
    let cautious = include_str!("../../tests/golden/janken/zone-to-zone-way-round.cautious");
    assert_eq!(solve(&["--reading", "cautious"]), cautious);
    assert_eq!(run(&["compare", "janken", &file("reading.in", JANKEN), "-"], cautious).code, 1);
    // What is given is one value, whatever stands in it.
    for name in ["public", "cautious reading=letter"] {
        let unknown = run(&["solve", "janken", "--reading", name], JANKEN);
        let why = format!("`reading={name}`: the options are reading=letter, reading=cautious");
        assert!(unknown.code == 2 && unknown.err.contains(&why), "{}", unknown.err);
    }
}

#[test]
fn trace_of_janken_names_the_way_or_the_reason() {
    let trace = run(&["trace", "janken"], include_str!("../../tests/golden/janken/sample.in"));
    let lines: Vec<serde_json::Value> =
        trace.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!((&lines[0]["move"], &lines[0]["why"]["verdict"]["left"]), (&"E5 -> E9".into(), &5.into()));
    assert_eq!(lines[0]["why"]["verdict"]["way"].as_array().map(Vec::len), Some(5));
    assert_eq!(lines[1]["why"]["verdict"]["reason"]["kind"], "occupied");
}

#[test]
fn what_does_not_exist_is_said() {
    assert!(run(&["solve", "chess"], "").err.contains("no such game"));
    assert_eq!(run(&["solve", "robots", "/no/such/file"], "").code, 2);
    let reading = run(&["solve", "robots", "--reading", "cautious"], ROBOTS);
    assert!(reading.code == 2 && reading.err.contains("this game has no options"), "{}", reading.err);
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_boardlab"))
        .args(["generate", "knights", "--seed", "1", "--cases", "200"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

// --- what was likely meant -----------------------------------------------------------------------------------------

#[test]
fn a_likely_slip_is_told() {
    let input = file("slip.in", "1\n1\n1 0\n");
    let output = file("slip.out", "Case 1: Bob\n");
    let said = |arguments: &[&str]| {
        let run = run(arguments, "");
        assert!(run.code != 0, "{}", run.err);
        run.err
    };
    assert!(said(&["compare", "knights", &output, &input]).contains("this looks like an output, not like an input"));
    assert!(said(&["compare", "knights", &input, &input]).contains("the input comes first, then the output"));
    assert!(said(&["solve", &input]).contains("the game comes before the file"));
    assert!(said(&["solve", "robts"]).contains("did you mean robots?"));
    assert_eq!(run(&["solve", "Knights", &input], "").out, "Case 1: Bob\n");
    let program = env!("CARGO_BIN_EXE_boardlab");
    assert!(
        said(&["solve", "knights", program]).contains("this is a program, not an input; did you mean `boardlab test")
    );
    let source = file("slip.cpp", "int main() {}\n");
    for command in ["solve", "explain-input"] {
        assert!(said(&[command, "knights", &source]).contains("this is the source of a program"));
    }
}

#[test]
#[cfg(unix)]
fn a_program_of_this_folder_is_found_by_its_path() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("here");
    fs::create_dir_all(&folder).expect("the folder is writable");
    fs::write(folder.join("a_program"), "#!/bin/sh\n").expect("it is writable");
    let input = file("here.in", "1\n1\n1 0\n");
    let said = |program: &str| {
        let mut command = Command::cargo_bin("boardlab").expect("the binary is built");
        let run = command.current_dir(&folder).args(["minimise", "knights", &input, "--", program]).output();
        String::from_utf8(run.expect("it runs").stderr).expect("it prints UTF-8")
    };
    assert!(said("a_program").contains("did you mean `./a_program`?"), "{}", said("a_program"));
    // A source names what runs it.
    for (name, way) in [("mine.py", "for Python: -- python3 "), ("mine.js", "for JavaScript: -- node ")] {
        fs::write(folder.join(name), "#!/bin/sh\n").expect("it is writable");
        for program in [name.to_owned(), format!("./{name}")] {
            let said = said(&program);
            assert!(said.contains("cannot be started: ") && said.contains(&format!("; {way}{program}\n")), "{said}");
        }
    }
    fs::write(folder.join("mine.cpp"), "int main() {}\n").expect("it is writable");
    assert!(said("./mine.cpp").contains("; this is a source: compile it"), "{}", said("./mine.cpp"));
}

#[test]
fn help_groups_the_options_of_single_games_and_names_what_can_be_chosen() {
    let help = run(&["solve", "--help"], "").out;
    let games = GAMES.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
    for words in ["Pursuit:", "Solitaire Chess:", &games, "chase"] {
        assert!(help.contains(words), "{words}: {help}");
    }
    assert!(!help.contains("[default: -]") && !help.contains("--relaxed"), "{help}");
}

// --- completions and man pages --------------------------------------------------------------------------------------

#[test]
#[cfg(unix)]
fn bash_completes_the_commands_that_are_shown() {
    let script = file("completions.bash", &run(&["completions", "bash"], "").out);
    let completed = |words: &str| {
        let (last, at) = (words.split(' ').next_back().unwrap_or_default(), words.split(' ').count() - 1);
        let before = words.split(' ').nth(at.saturating_sub(1)).unwrap_or_default();
        let ask = format!(
            "source {script}; COMP_WORDS=({words}) COMP_CWORD={at}; _boardlab boardlab {last} {before}; echo ${{COMPREPLY[@]}}"
        );
        let reply = Process::new("bash").args(["-c", &ask]).output().expect("bash runs").stdout;
        String::from_utf8_lossy(&reply).trim_end().to_owned()
    };
    assert_eq!(completed("boardlab s"), "solve stress solitaire");
    assert_eq!(completed("boardlab p"), "package pursuit");
    assert_eq!(completed("boardlab package k"), "knights");
    assert_eq!(completed("boardlab validate p"), "picture");
    assert_eq!(completed("boardlab solve ro"), "robots");
    assert_eq!(completed("boardlab solve pursuit --reading b"), "blocked");
    assert_eq!(completed("boardlab solve pursuit --catchers ch"), "chase");
    assert_eq!(completed("boardlab test --game k"), "knights");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell], "");
        assert!(script.code == 0 && script.out.contains("explain-input"), "{shell}");
        assert!(!script.out.contains("supervise"), "{shell}");
    }
}

#[test]
fn every_command_that_is_shown_has_a_man_page() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("man");
    let _ = fs::remove_dir_all(&folder);
    assert_eq!(run(&["man", folder.to_str().expect("a plain path")], "").code, 0);
    let page = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    for name in ["boardlab", "boardlab-minimise", "boardlab-pursuit-solve", "boardlab-solitaire-play"] {
        let title = format!(".TH {name} 1");
        assert!(page(&format!("{name}.1")).contains(&title), "{name}");
    }
    assert!(page("boardlab-test.1").contains("Competitive Companion"));
    assert_eq!(page("boardlab-supervise.1"), "");
    assert_eq!(page("boardlab-help.1"), "");
}
