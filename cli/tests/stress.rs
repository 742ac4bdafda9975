//! `boardlab stress`: random inputs until a program goes wrong.
#![cfg(unix)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command as Process, Stdio};

use assert_cmd::Command;
use boardlab_core::{Limits, game};
use boardlab_tests::programs::Run;

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");

fn stress(arguments: &[&str], script: &str) -> Run {
    let mut command = Command::new(BOARDLAB);
    command.arg("stress").args(arguments).args(["--", "sh", "-c", script]);
    Run::from(command.output().expect("it runs"))
}

/// An empty folder of a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("stress").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("it is writable");
    folder
}

#[test]
fn a_program_that_is_wrong_from_the_second_case_on_is_found_and_its_input_made_small() {
    let found = stress(&["knights"], &format!("{BOARDLAB} solve knights | sed '2,$s/Bob/Alice/'"));
    assert_eq!(found.code, 1, "{}", found.err);
    let input = game("knights").expect("a game").read(found.out.clone(), Limits::Statement, &[]).expect("it is valid");
    assert_eq!(input.cases().len(), 2, "{}", found.out);
    let first = "it goes wrong on input 11 of the search, seed 11: wrong: case 3, line 3, token 3: expected `Bob`";
    assert!(found.err.contains(first), "{}", found.err);
    assert!(found.err.contains("wrong: case 2"), "{}", found.err);
}

#[test]
fn a_right_program_goes_through_and_the_number_of_threads_changes_nothing() {
    let right = stress(&["robots", "--count", "12"], &format!("{BOARDLAB} solve robots"));
    assert_eq!((right.code, right.out.as_str()), (0, ""), "{}", right.err);
    assert!(right.err.contains("nothing went wrong on 12 inputs"), "{}", right.err);
    let wrong = format!("{BOARDLAB} solve robots | sed 's/Won/Lost/'");
    let runs = ["1", "3"].map(|jobs| stress(&["robots", "--seed", "5", "--as-found", "--jobs", jobs], &wrong));
    assert_eq!(runs[0].code, 1, "{}", runs[0].err);
    assert_eq!((&runs[0].out, &runs[0].err), (&runs[1].out, &runs[1].err));
}

#[test]
fn another_program_can_be_the_judge_and_a_hang_is_a_fault() {
    let folder = folder("against");
    let bob = folder.join("bob.sh");
    fs::write(&bob, "cat > /dev/null; echo Case 1: Bob\n").expect("it is writable");
    let against = format!("sh {}", bob.display());
    let same = stress(&["knights", "--count", "3", "--against", &against], "cat > /dev/null; echo 'Case 1:  Bob'");
    assert_eq!(same.code, 0, "{}", same.err);
    let other = stress(&["knights", "--against", &against], "cat > /dev/null; echo Case 1: Alice");
    assert_eq!(other.code, 1, "{}", other.err);
    assert!(other.err.contains("expected `Case 1: Bob`"), "{}", other.err);
    let hangs = stress(&["knights", "--time-limit", "0.2", "--as-found"], "sleep 60");
    assert_eq!(hangs.code, 1);
    assert_eq!(
        hangs.err, "boardlab: it goes wrong on input 1 of the search, seed 1: it did not end within 0.2 s\n",
        "the program says nothing"
    );
    assert_eq!(stress(&["chess"], "true").code, 2);
}

#[test]
fn a_program_that_waits_too_long_once_is_right_and_one_that_is_late_again_is_not() {
    let folder = folder("late");
    // The first run finds no folder of this name.
    let late = |name: &str| format!("if mkdir {}/{name} 2>/dev/null; then sleep 60; fi", folder.display());
    let options = ["robots", "--count", "2", "--jobs", "1", "--time-limit", "5", "--sandbox", "none"];
    let once = stress(&options, &format!("{}; {BOARDLAB} solve robots", late("once")));
    assert_eq!((once.code, once.out.as_str()), (0, ""), "{}", once.err);
    let said = "runs that did not end within 5 s, but did when they were repeated: 1; this machine is busy\n";
    assert!(once.err.contains(said) && once.err.contains("nothing went wrong on 2 inputs"), "{}", once.err);
    let again = stress(&[&options[..], &["--as-found"]].concat(), &format!("{}; echo wrong", late("wrong")));
    assert!(again.code == 1 && again.err.contains("seed 1: wrong: case 1"), "{}", again.err);
}

#[test]
fn an_interruption_of_the_shrinking_prints_the_smallest_input_so_far() {
    let folder = folder("interrupted");
    let (runs, pipe) = (folder.join("runs"), folder.join("pipe"));
    assert!(Process::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let hang = format!("if [ $(wc -l < {}) = 3 ]; then echo > {}; sleep 1000; fi", runs.display(), pipe.display());
    let script = format!("echo >> {}; {hang}; echo wrong", runs.display());
    let options = ["stress", "robots", "--jobs", "1", "--time-limit", "600", "--sandbox", "none", "--"];
    let search = Process::new(BOARDLAB)
        .args(options)
        .args(["sh", "-c", &script])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    fs::read_to_string(&pipe).expect("it is at the third input");
    assert!(Process::new("kill").args(["-INT", &search.id().to_string()]).status().is_ok());
    let found: Run = search.wait_with_output().expect("it ends").into();
    assert_eq!(found.code, 130, "{}", found.err);
    assert!(found.err.contains("Ctrl-C ends that") && found.err.contains("boardlab: shrunk to"), "{}", found.err);
    assert!(game("robots").expect("a game").read(found.out, Limits::Statement, &[]).is_ok(), "{}", found.err);
}

#[test]
fn a_program_that_fails_in_silence_on_the_first_inputs_does_not_run() {
    for options in [&["robots"][..], &["robots", "--as-found", "--count", "1"]] {
        let none = stress(options, "exec sh /no/such/program.sh");
        assert_eq!((none.code, none.out.as_str()), (2, ""), "{}", none.err);
        let (first, more) = none.err.split_once('\n').expect("a line");
        assert!(first.starts_with("boardlab: your program does not run: sh: "), "{first}");
        assert!(
            first.contains("/no/such/program.sh") && first.contains("first 3 inputs") && more.is_empty(),
            "{first}"
        );
    }
}

#[test]
fn a_crash_on_the_first_input_is_found_if_the_program_runs_on_another_or_prints_before() {
    let folder = folder("crash");
    // It is right on the third input, also if that is run again because the machine was busy.
    let count = format!("echo >> {0}/runs; runs=$(wc -l < {0}/runs); [ $runs = 3 ] || [ $runs = 4 ]", folder.display());
    let options = ["robots", "--as-found", "--jobs", "1", "--sandbox", "none"];
    let crash = stress(&options, &format!("if {count}; then {BOARDLAB} solve robots; else exit 3; fi"));
    assert_eq!(crash.code, 1, "{}", crash.err);
    assert!(crash.err.contains("input 1 of the search, seed 1: it ended with exit status 3"), "{}", crash.err);
    assert!(!crash.out.is_empty());
    let prints = stress(&options, "echo Case 1; exit 3");
    assert!(prints.code == 1 && prints.err.contains("it ended with exit status 3"), "{}", prints.err);
}
