//! `boardlab stress`: random inputs until a program goes wrong.
#![cfg(unix)]

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use boardlab_core::{Limits, game};
use boardlab_tests::programs::Run;

const BOARDLAB: &str = env!("CARGO_BIN_EXE_boardlab");

fn stress(arguments: &[&str], script: &str) -> Run {
    let mut command = Command::new(BOARDLAB);
    command.arg("stress").args(arguments).args(["--", "sh", "-c", script]);
    Run::from(command.output().expect("it runs"))
}

#[test]
fn a_program_that_is_wrong_from_the_second_case_on_is_found_and_its_input_made_small() {
    let found = stress(&["knights"], &format!("{BOARDLAB} solve knights | sed '2,$s/Bob/Alice/'"));
    assert_eq!(found.code, 1, "{}", found.err);
    let input = game("knights").expect("a game").read(found.out.clone(), Limits::Statement, &[]).expect("it is valid");
    assert_eq!(input.cases().len(), 2, "{}", found.out);
    assert!(found.err.contains("it goes wrong on input 11 of the search, seed 11"), "{}", found.err);
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
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("stress");
    fs::create_dir_all(&folder).expect("it is writable");
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
    assert!(hangs.err.contains("it did not end within 0.2 s"), "{}", hangs.err);
    assert_eq!(stress(&["chess"], "true").code, 2);
}
