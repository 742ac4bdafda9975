//! `boardlab test`: programs on the samples that other tools leave.
#![cfg(unix)]

#[cfg(target_os = "linux")]
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
#[cfg(target_os = "linux")]
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use boardlab_tests::programs::Run;

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");
const ROBOTS: &str = include_str!("../../tests/golden/robots/sample.in");
const ROBOTS_ANSWER: &str = include_str!("../../tests/golden/robots/sample.out");
const ADD: &str = "read a b; echo $((a + b))";

/// An empty folder of this test run.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("samples").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder is writable");
    folder
}

/// Writes files: names and texts.
fn put(folder: &Path, files: &[(&str, &str)]) {
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it is writable");
        fs::write(path, text).expect("it is writable");
    }
}

/// Tests a shell script in a folder, with time enough on a machine however slow.
fn test(folder: &Path, arguments: &[&str], script: &str) -> Run {
    let mut command = Command::new(BOARDLAB);
    command.current_dir(folder).arg("test").args(arguments).args(["--time-limit", "60", "--", "sh", "-c", script]);
    let run = Run::from(command.output().expect("it runs"));
    Run { out: without_use(&run.out), ..run }
}

/// What is printed without the time and the memory of each sample, which must be there.
fn without_use(printed: &str) -> String {
    let line = |line: &str| match line.strip_suffix(" MB)").and_then(|line| line.rsplit_once(" (")) {
        Some((verdict, used)) => {
            assert!(used.contains(" s, "), "{line}");
            format!("{verdict}\n")
        }
        None => format!("{line}\n"),
    };
    printed.lines().map(line).collect()
}

fn problem(tests: &[(&str, &str)], more: &str) -> String {
    let test = |(input, output): &(&str, &str)| serde_json::json!({ "input": input, "output": output }).to_string();
    let tests: Vec<String> = tests.iter().map(test).collect();
    format!("{{\"name\": \"A\", \"url\": \"https://example.org/a\", \"tests\": [{}]{more}}}", tests.join(", "))
}

#[test]
fn what_oj_leaves_is_compared_line_by_line() {
    let here = folder("oj");
    put(&here, &[("test/sample-1.in", "1 2\n"), ("test/sample-1.out", "3\n")]);
    put(&here, &[("test/sample-10.in", "2 2\n"), ("test/sample-10.out", "4 \n")]);
    put(&here, &[("test/sample-2.in", "5 5\n"), ("test/sample-2.out", "10\n"), ("package.json", "{\"name\": \"x\"}")]);
    let all = test(&here, &[], ADD);
    let verdicts = "test/sample-1.in: accepted\ntest/sample-2.in: accepted\n\
        test/sample-10.in: accepted: only blanks differ\n3 of 3 samples accepted\n";
    assert_eq!((all.code, all.out.as_str()), (0, verdicts), "{}", all.err);
    assert!(all.err.contains("of no game that is known here"), "{}", all.err);
    let wrong = test(&here, &["test"], "read a b; echo $((a + b)) | sed s/10/11/; [ $a = 2 ] && echo more; true");
    assert_eq!(wrong.code, 1);
    assert_eq!(
        wrong.out.lines().skip(1).collect::<Vec<_>>(),
        [
            "test/sample-2.in: wrong: line 1, token 1: expected `10` (line 1 of the sample), found `11`",
            "  (- is right, + is what it wrote)",
            "  - 10",
            "  + 11",
            "test/sample-10.in: wrong: line 2 is not in the sample: `more`",
            "  (- is right, + is what it wrote)",
            "    4 ",
            "  + more",
            "1 of 3 samples accepted"
        ]
    );
}

#[test]
fn a_game_is_recognised_and_its_judge_decides() {
    let here = folder("companion");
    put(
        &here,
        &[("problem.json", &problem(&[(ROBOTS, ROBOTS_ANSWER), (ROBOTS, ROBOTS_ANSWER)], ", \"timeLimit\": 100"))],
    );
    let right = test(&here, &["problem.json"], &format!("{BOARDLAB} solve robots"));
    assert_eq!((right.code, right.out.lines().last()), (0, Some("2 of 2 samples accepted")), "{}", right.err);
    assert!(right.err.contains("the samples are of robots, whose judge decides"), "{}", right.err);
    let wrong = test(&here, &[], &format!("{BOARDLAB} solve robots | sed s/114/100/"));
    assert_eq!(wrong.code, 1, "{}", wrong.err);
    assert!(wrong.out.starts_with("problem.json, sample 1: wrong: case 3, line "), "{}", wrong.out);
    let why = "\n  decided after 100 moves of the right game: its next move is E\n  Walk east: it leaves 1 robot";
    assert!(wrong.out.contains(why) && wrong.out.contains("cases wrong\n"), "{}", wrong.out);
}

#[test]
fn a_named_game_needs_no_output_and_contradicts_a_wrong_one() {
    let here = folder("named");
    put(&here, &[("a.in", "1\n1\n1 0\n"), ("b.in", "1\n1\n1 0\n"), ("b.ans", "Case 1: Alice\n")]);
    let unnamed = test(&here, &[], "true");
    assert_eq!((unnamed.code, unnamed.out.as_str()), (2, ""), "{}", unnamed.err);
    assert!(unnamed.err.contains("a.in: the sample has no output to compare with"), "{}", unnamed.err);
    let named = test(&here, &["--game", "knights"], &format!("{BOARDLAB} solve knights"));
    assert_eq!((named.code, named.out.lines().last()), (0, Some("2 of 2 samples accepted")), "{}", named.err);
    assert!(named.err.starts_with("b.in: note: the judge does not accept the sample's own output"), "{}", named.err);
    put(&here, &[("b.in", "1\n1\n1 x\n")]);
    let bad = test(&here, &["--game", "knights"], "true");
    assert_eq!((bad.code, bad.out.as_str()), (2, ""));
    assert!(bad.err.starts_with("b.in:3:3: error: expected y of knight 1"), "{}", bad.err);
}

/// A program that prints 4 for everything.
const FOUR: &str = "echo 4";

#[test]
fn an_answer_is_never_what_the_program_wrote() {
    let here = folder("own");
    put(&here, &[("1.in", "1 2\n"), ("1.ans", "3\n"), ("1.out", "4\n")]);
    let wrong = test(&here, &[], FOUR);
    assert_eq!((wrong.code, wrong.out.lines().last()), (1, Some("0 of 1 samples accepted")), "{}", wrong.err);
    assert_eq!(test(&here, &[], ADD).code, 0);
    assert_eq!(test(&here, &["./1.in"], FOUR).code, 1);
    // Where one output is a program's, the others beside it are, too.
    put(&here, &[("2.in", "2 2\n"), ("2.out", "4\n")]);
    for place in [".", "2.in", "./2.in"] {
        let unknown = test(&here, &[place], FOUR);
        assert_eq!((unknown.code, unknown.out.as_str()), (2, ""), "{place}: {}", unknown.err);
        assert!(unknown.err.starts_with("boardlab: 2.in: ") && unknown.err.contains("2.out"), "{}", unknown.err);
        assert!(unknown.err.contains("1.out"), "{}", unknown.err);
    }
    // In another folder, or where none is known to be a program's, an output is an answer.
    put(&here, &[("test/3.in", "2 2\n"), ("test/3.out", "4\n"), ("2.ans", "4\n")]);
    assert_eq!(test(&here, &[], ADD).out.lines().last(), Some("3 of 3 samples accepted"));
    let mixed = folder("mixed");
    put(&mixed, &[("1.in", "1 2\n"), ("1.ans", "3\n"), ("2.in", "2 2\n"), ("2.out", "4\n")]);
    let run = test(&mixed, &[], FOUR);
    assert_eq!((run.code, run.out.lines().last()), (1, Some("1 of 2 samples accepted")), "{}", run.err);
}

#[test]
fn an_empty_file_is_no_answer() {
    let here = folder("empty");
    for (name, text) in
        [("a.out", ""), ("a.ans", ""), ("a.ans", " \r\n"), ("a.ans", "\u{feff}"), ("a.ans", "\u{feff}\r\n")]
    {
        put(&here, &[("a.in", "1\n1\n1 0\n"), (name, text)]);
        for script in ["true", "echo Case 1: Bob"] {
            let run = test(&here, &[], script);
            assert_eq!((run.code, run.out.as_str()), (2, ""), "{name} {text:?}: {}", run.err);
            assert!(run.err.starts_with("boardlab: a.in: ") && run.err.contains(name), "{}", run.err);
        }
        let judged = |script: &str| test(&here, &["--game", "knights"], script);
        let right = judged("echo Case 1: Bob");
        assert_eq!((right.code, right.out.lines().next()), (0, Some("a.in: accepted")), "{}", right.err);
        assert!(right.err.starts_with("a.in: note: ") && right.err.contains(name), "{}", right.err);
        assert_eq!(judged("true").code, 1);
    }
}

#[test]
fn samples_are_found_as_contests_and_tools_lay_them_out() {
    for (input, answer) in [
        ("data/sample/1.in", "data/sample/1.ans"),
        ("data/secret/2.in", "data/secret/2.ans"),
        ("tests/01", "tests/01.a"),
        ("tests/sample-1.in", "tests/sample-1.out"),
        ("testcases/0.in", "testcases/0.ans"),
        ("TEST01/ADD.INP", "TEST01/ADD.OUT"),
        ("A.IN", "A.OUT"),
        ("in1.txt", "ans1.txt"),
        ("in1.txt", "out1.txt"),
        ("a_input0.txt", "a_output0.txt"),
        ("input.txt", "output.txt"),
        ("input01.txt", "answer01.txt"),
    ] {
        let here = folder("layout");
        // Other texts, and a number that is no test.
        put(
            &here,
            &[
                ("main.txt", "x"),
                ("plugin.txt", "x"),
                ("input7.txt", "x"),
                ("7", "x"),
                (input, "1 2\n"),
                (answer, "3\n"),
            ],
        );
        for place in [".", input] {
            let run = test(&here, &[place], ADD);
            let accepted = format!("{input}: accepted\n1 of 1 samples accepted\n");
            assert_eq!((run.code, run.out.as_str()), (0, accepted.as_str()), "{place}: {}", run.err);
        }
        assert_eq!(test(&here, &[], FOUR).code, 1, "{input}");
    }
}

#[test]
fn an_archive_is_a_folder() {
    let here = folder("archive");
    let mut archive = zip::ZipWriter::new(fs::File::create(here.join("a.zip")).expect("it is writable"));
    for (name, text) in [("a/tests/1.in", "1 2\n"), ("a/tests/1.ans", "3\n")] {
        archive.start_file(name, zip::write::SimpleFileOptions::default()).expect("it is writable");
        archive.write_all(text.as_bytes()).expect("it is writable");
    }
    archive.finish().expect("it is writable");
    let run = test(&here, &["a.zip"], ADD);
    assert_eq!(
        (run.code, run.out.as_str()),
        (0, "a.zip/a/tests/1.in: accepted\n1 of 1 samples accepted\n"),
        "{}",
        run.err
    );
    put(&here, &[("b.zip", "no archive")]);
    let bad = test(&here, &["b.zip"], ADD);
    assert!(bad.code == 2 && bad.err.starts_with("boardlab: b.zip: "), "{}", bad.err);
}

#[test]
fn the_files_and_the_memory_of_the_problem_are_the_programs() {
    let here = folder("files");
    let named =
        r#", "input": {"type": "file", "fileName": "add.in"}, "output": {"type": "file", "fileName": "add.out"}"#;
    put(&here, &[("p.json", &problem(&[("1 2\n", "3\n"), ("5 5\n", "10\n")], named)), ("add.in", "mine")]);
    let run = test(&here, &["p.json"], "read a b < add.in; echo $((a + b)) > add.out; echo talk");
    assert_eq!((run.code, run.out.lines().last()), (0, Some("2 of 2 samples accepted")), "{}{}", run.out, run.err);
    assert_eq!(fs::read_to_string(here.join("add.in")).expect("it is there"), "mine");
    assert!(!here.join("add.out").exists());
    let none = test(&here, &["p.json"], ADD);
    assert_eq!((none.code, none.out.lines().next()), (1, Some("p.json, sample 1: it left no file add.out")));
    put(&here, &[("p.json", &problem(&[("1 2\n", "3\n")], ", \"memoryLimit\": 16"))]);
    let large = "x=$(head -c 40000000 /dev/zero | tr '\\0' x); echo 3";
    assert_eq!(test(&here, &["p.json"], large).code, 1);
    assert_eq!(test(&here, &["p.json", "--memory", "512"], large).code, 0);
}

#[test]
fn the_problem_of_the_source_is_meant_where_there_are_several() {
    let here = folder("several");
    put(&here, &[(".cph/.a.cpp_01.prob", &problem(&[("1 2\n", "3\n")], ""))]);
    put(&here, &[(".cph/.b.py_02.prob", &problem(&[("1 2\n", "4\n")], ""))]);
    put(&here, &[("a", "#!/bin/sh\necho 3\n"), ("b.py", "echo 4")]);
    for (program, accepted) in [("a", ".a.cpp_01.prob"), ("b.py", ".b.py_02.prob")] {
        let mut command = Command::new(BOARDLAB);
        let run = Run::from(command.current_dir(&here).args(["test", "--", "sh", program]).output().expect("it runs"));
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.starts_with(&format!(".cph/{accepted}, sample 1: accepted")), "{}", run.out);
    }
    let which = test(&here, &[], ADD);
    assert!(which.code == 2 && which.err.contains("name one of"), "{}", which.err);
}

#[test]
fn a_right_output_with_a_bad_exit_status_is_told_and_standard_error_is_shown() {
    let here = folder("status");
    put(&here, &[("a.in", "1 2\n"), ("a.ans", "3\n")]);
    let right = test(&here, &[], "read a b; echo $((a + b)); exit 1");
    let lines = ["a.in: it ended with exit status 1", "  its output is right; judges call this a run-time error"];
    assert_eq!((right.code, right.out.lines().take(2).collect::<Vec<_>>()), (1, lines.to_vec()), "{}", right.err);
    assert!(!test(&here, &[], "echo 4; exit 1").out.contains("right"));
    let talks = test(&here, &[], "echo so >&2; echo 3");
    assert_eq!(talks.out.lines().nth(1), Some("  standard error: so"), "{}", talks.out);
}

#[test]
fn one_input_is_tested_with_the_answer_beside_it() {
    let here = folder("one");
    put(&here, &[("in 1/a b.in", "1 2\n"), ("in 1/a b.ans", "3\n"), ("in 1/c.in", "1 2\n"), ("in 1/c.ans", "9\n")]);
    for place in ["in 1/a b.in", "./in 1/a b.in", here.join("in 1/a b.in").to_str().expect("a plain path")] {
        let run = test(&here, &[place], ADD);
        let accepted = format!("{}: accepted\n1 of 1 samples accepted\n", place.strip_prefix("./").unwrap_or(place));
        assert_eq!((run.code, run.out.as_str()), (0, accepted.as_str()), "{}", run.err);
    }
    for (place, found) in [("in 1/a b.ans", "a b.ans: "), ("in 1/d.in", "d.in: "), (BOARDLAB, "boardlab: ")] {
        let run = test(&here, &[place], ADD);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{place}");
        assert!(run.err.starts_with("boardlab: ") && run.err.contains(found), "{}", run.err);
        assert!(place.ends_with(".in") || run.err.contains("NAME.in"), "{}", run.err);
    }
    // A problem by any name.
    put(&here, &[("in 1/problem", &problem(&[("1 2\n", "3\n")], ""))]);
    assert_eq!(test(&here, &["in 1/problem"], ADD).code, 0);
}

#[test]
fn a_mark_at_the_beginning_makes_nothing_wrong() {
    let here = folder("mark");
    let marked = |text: &str| format!("\u{feff}{text}");
    let marking = r"printf '\357\273\277'; read a b; echo $((a + b))";
    put(&here, &[("a.in", "1 2\n"), ("a.ans", &marked("3\n"))]);
    for script in [ADD, marking] {
        let run = test(&here, &[], script);
        assert_eq!((run.code, run.out.lines().next()), (0, Some("a.in: accepted")), "{}", run.err);
    }
    put(&here, &[("a.ans", &marked("3\r\n"))]);
    assert_eq!(test(&here, &[], marking).out.lines().next(), Some("a.in: accepted: only blanks differ"));
    let file = marked(&problem(&[(&marked(ROBOTS), &marked(ROBOTS_ANSWER)), (ROBOTS, ROBOTS_ANSWER)], ""));
    put(&here, &[("p/p.json", &file), ("p/p.prob", &file)]);
    for place in ["p/p.json", "p/p.prob"] {
        let solve = format!(r"printf '\357\273\277'; {BOARDLAB} solve robots");
        let run = test(&here, &[place], &solve);
        assert_eq!((run.code, run.out.lines().last()), (0, Some("2 of 2 samples accepted")), "{}", run.err);
        assert!(run.err.contains("the samples are of robots"), "{}", run.err);
    }
}

/// Other systems refuse such names themselves.
#[test]
#[cfg(target_os = "linux")]
fn a_name_need_not_be_text_and_does_not_drive_the_terminal() {
    // Tools that walk through the project do not expect such names.
    let scratch = tempfile::tempdir().expect("a folder");
    let here = scratch.path();
    for (name, shown) in [(&b"caf\xe9"[..], "caf\u{fffd}"), (b"a\x1b[2J\n", "a<U+001B>[2J<U+000A>")] {
        let path = |end: &str| here.join(OsStr::from_bytes(&[name, end.as_bytes()].concat()));
        fs::write(path(".in"), "1 2\n").and_then(|()| fs::write(path(".ans"), "3\n")).expect("it is writable");
        for place in [OsStr::new("."), path(".in").file_name().expect("a name")] {
            let mut command = Command::new(BOARDLAB);
            command.current_dir(here).arg("test").arg(place).args(["--", "sh", "-c", ADD]);
            let output = command.output().expect("it runs");
            let printed = String::from_utf8(output.stdout).expect("it prints UTF-8");
            assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
            assert_eq!(without_use(&printed), format!("{shown}.in: accepted\n1 of 1 samples accepted\n"));
        }
        fs::remove_file(path(".in")).expect("it is there");
    }
}

#[test]
fn what_cph_leaves_is_read_and_how_a_program_fails_is_said() {
    let here = folder("cph");
    put(&here, &[(".cph/.a.cpp_0123.prob", &problem(&[("1 2\n", "3\n"), ("", "")], ", \"interactive\": false"))]);
    let missing = test(&here, &[], ADD);
    assert_eq!(missing.code, 2, "{}", missing.out);
    put(&here, &[(".cph/.a.cpp_0123.prob", &problem(&[("1 2\n", "3\n"), ("7 7\n", "14\n")], ""))]);
    let crash = test(&here, &[], "read a b; if [ $a = 7 ]; then echo gone >&2; exit 3; fi; echo 3");
    let verdicts = ".cph/.a.cpp_0123.prob, sample 1: accepted\n\
        .cph/.a.cpp_0123.prob, sample 2: it ended with exit status 3\n    gone\n1 of 2 samples accepted\n";
    assert_eq!((crash.code, crash.out.as_str()), (1, verdicts), "{}", crash.err);
}

#[test]
fn the_time_of_the_problem_is_the_limit() {
    let here = folder("time");
    put(&here, &[("p.json", &problem(&[("1 2\n", "3\n")], ", \"timeLimit\": 200"))]);
    let mut command = Command::new(BOARDLAB);
    let output = command.current_dir(&here).args(["test", "--", "sh", "-c", "while :; do :; done"]).output();
    let printed = String::from_utf8(output.expect("it runs").stdout).expect("it prints UTF-8");
    assert!(printed.contains("it did not end within 0.2 s"), "{printed}");
}

#[test]
fn a_bad_problem_points() {
    let here = folder("bad");
    let cases = [
        (
            "{\n  \"tests\": [{\"input\": \"1\", \"output\": }]\n}\n",
            "p.prob:2:38: error: expected value\n",
            "as a whole",
        ),
        ("{\n  \"tests\": 7\n}\n", "p.prob:2:12: error: invalid type: integer `7`, expected a sequence\n", ".cph"),
        ("7", "p.prob:1:1: error: invalid type: integer `7`, expected an object", "Competitive Companion"),
        ("{\"name\": \"A\"}", "p.prob:1:13: error: missing field `tests`\n", "Competitive Companion"),
        ("", "p.prob:1:1: error: EOF while parsing a value\n", "no JSON"),
    ];
    for (text, first, help) in cases {
        put(&here, &[("p.prob", text)]);
        let bad = test(&here, &[], ADD);
        assert_eq!((bad.code, bad.out.as_str()), (2, ""), "{text}");
        assert!(bad.err.starts_with(first) && bad.err.contains(" = help: ") && bad.err.contains(help), "{}", bad.err);
    }
}

#[test]
fn what_cannot_be_tested_is_refused() {
    let here = folder("refused");
    let refused = |arguments: &[&str], words: &str| {
        let found = test(&here, arguments, ADD);
        assert!(found.code == 2 && found.out.is_empty() && found.err.contains(words), "{words}: {}", found.err);
    };
    refused(&[], "there are no samples");
    refused(&["elsewhere"], "elsewhere: ");
    put(&here, &[("a.json", &problem(&[("1 2\n", "3\n")], ""))]);
    refused(&["--game", "chess"], "no such game");
    refused(&["--reading", "cautious"], "these options need a game");
    put(&here, &[("b.json", &problem(&[("1 2\n", "3\n")], ", \"interactive\": true"))]);
    refused(&[], "name one of a.json, b.json");
    refused(&["b.json"], "the problem is interactive");
    let none = Command::new(BOARDLAB).current_dir(&here).args(["test", "a.json", "--", "/no/such"]).output();
    assert_eq!(none.expect("it runs").status.code(), Some(2));
}
