use std::fs;
use std::process::{Command, Stdio};

use boardlab_tests::programs::{each_is_noticed, write_resealed};
use serde_json::Value;

use super::{BOARDLAB, Run, folder, pursuit, shown};

fn solve(problem: &str, options: &[&str]) -> Run {
    let words: Vec<&str> = problem.split(' ').collect();
    let numbers = ["solve", "--field", words[0], "-n", words[1], "-k", words[2], "-s", words[3]];
    pursuit(&[&numbers, options].concat())
}

fn json(problem: &str, options: &[&str]) -> Value {
    let outcome = solve(problem, &[&["--json"], options].concat());
    assert_eq!((outcome.code, outcome.out.lines().count()), (0, 1), "{}", outcome.err);
    serde_json::from_str(&outcome.out).expect("JSON")
}

#[test]
fn a_capture_and_an_escape_are_told_in_words() {
    let outcome = solve("square 5 2 1", &[]);
    assert_eq!(outcome.code, 0, "{}", outcome.err);
    assert_eq!(outcome.line(0), "square 5 x 5, K 2, S 1: caught in 4 turns");
    assert!(outcome.line(1).ends_with("best placements up to symmetry, x and y of every catcher:"), "{}", outcome.out);
    assert!(outcome.out.lines().last().is_some_and(|line| line.starts_with("8,125 states, ")), "{}", outcome.out);
    assert!(outcome.err.starts_with("boardlab: square 5 x 5, K 2, S 1: 8,125 states, "), "{}", outcome.err);
    assert!(outcome.err.contains("of which it may have 4 GiB"), "{}", outcome.err);
    let outcome = solve("torus 4 2 1", &[]);
    assert_eq!(outcome.line(0), "torus 4 x 4, K 2, S 1: the fugitive escapes for ever");
    assert_eq!((outcome.code, outcome.out.lines().count()), (0, 2), "{}", outcome.err);
}

#[test]
fn json_has_what_programs_need() {
    let found = json("square 4 3 8", &["--reading", "blocked"]);
    assert_eq!(found["capture_time"], Value::Null);
    assert_eq!((found["placement"].clone(), found["placement_count"].clone()), (Value::Null, 0.into()));
    let found = json("square 4 2 2", &[]);
    let known = [("n", 4), ("k", 2), ("s", 2), ("capture_time", 4), ("states", 136 * 16)];
    for (key, value) in known {
        assert_eq!(found[key], value, "{key}");
    }
    assert_eq!((found["field"].as_str(), found["reading"].as_str()), (Some("square"), Some("default")));
    assert!(found["bytes"].as_u64() > Some(0) && found["seconds"].as_f64() > Some(0.0), "{found}");
    let placements = found["placements"].as_array().expect("a list");
    assert_eq!(placements.first(), Some(&found["placement"]));
    assert_eq!(placements.len() as u64, found["placement_count"].as_u64().expect("a number"));
    let cell = |place: &Value| place[0].as_u64() < Some(4) && place[1].as_u64() < Some(4);
    assert!(placements.iter().all(|set| set.as_array().expect("catchers").iter().all(cell)), "{found}");
}

/// Times that were worked out elsewhere.
#[test]
fn the_solver_meets_the_truths() {
    let torus = |n: usize| (format!("torus {n} 3 1"), [2, 3, 4, 5, 5, 6, 7, 8, 8, 9][n - 4]);
    let square = |n: u64| (format!("square {n} 2 1"), n - 1);
    for (problem, time) in (4..=13).map(torus).chain((3..=13).map(square)) {
        assert_eq!(json(&problem, &[])["capture_time"], time, "{problem}");
    }
}

#[test]
fn the_answer_is_the_same_whatever_the_jobs() {
    let plain = |jobs: &str| {
        let mut found = json("torus 6 4 2", &["--jobs", jobs]);
        found["seconds"] = Value::Null;
        found
    };
    assert_eq!(plain("1"), plain("3"));
}

#[test]
fn an_escape_that_few_placements_prove_needs_no_tables() {
    let outcome = solve("torus 12 7 3", &["--memory", "256M"]);
    assert!(outcome.code == 0 && outcome.out.contains("the fugitive escapes for ever"), "{}", outcome.err);
}

#[test]
fn what_would_not_fit_is_refused_with_what_it_needs() {
    let outcome = solve("square 12 5 2", &["--memory", "1M"]);
    assert!(outcome.code == 2 && outcome.out.is_empty(), "{}", outcome.err);
    let refusal = outcome.err.lines().last().expect("a reason");
    let needs =
        "this needs 7 GiB of memory, and --memory allows 1 MiB; allow it 8G, for which a machine with 8 GiB would do";
    assert!(refusal.contains(needs), "{refusal}");
    assert!(refusal.ends_with(", or ask for a smaller board or fewer catchers"), "{refusal}");
    let outcome = solve("torus 16 8 2", &["--memory", "8000T", "--cache", "nowhere"]);
    let refusal = outcome.err.lines().last().expect("a reason");
    assert_eq!((outcome.code, outcome.err.lines().count()), (2, 1), "{refusal}");
    assert!(refusal.contains(" this process may have ") && refusal.contains("a machine with 1024 TiB"), "{refusal}");
    let bad = [
        ("square 5 9 1", "at most 8 catchers can be solved exactly"),
        ("square 100 9999 1", "-k 9999: at most 8 catchers can be solved exactly"),
        ("square 40 1 1", "at most 32 cells a side can be solved exactly"),
        ("square 3 9 1", "-k 9: fewer catchers than cells, here at most 8"),
        ("square 3 2 7", "-s 7: at most 2N steps, here 6"),
        ("square 2 1 1", "2 is not in 3..=100"),
        ("disc 3 1 1", "[possible values: square, torus]"),
        ("square 3 0 1", "0 is not in 1.."),
    ];
    for (problem, why) in bad {
        let outcome = solve(problem, &[]);
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{problem}: {}", outcome.err);
    }
    for memory in ["0", "x", "1X", "-1", "1e99", "", "GG"] {
        let outcome = solve("square 3 1 1", &[&format!("--memory={memory}")]);
        assert!(outcome.code == 2 && outcome.err.contains("write a number of bytes"), "{memory}: {}", outcome.err);
    }
    for memory in ["1000000", "0.5G", "20M", "20MB", "20MiB", "100k"] {
        assert_eq!(solve("square 3 1 1", &["--memory", memory]).code, 0, "{memory}");
    }
}

#[test]
fn what_it_needs_is_said_before_it_starts() {
    let folder = folder("needs");
    let (work, cache) = (folder.join("work"), folder.join("table"));
    let outcome = solve("torus 9 4 1", &["--work", shown(&work), "--cache", shown(&cache)]);
    let lines: Vec<&str> = outcome.err.lines().collect();
    assert!(lines[0].contains(" placements kept, 2.4 MiB of memory, of which it may have 4 GiB"), "{}", outcome.err);
    assert!(lines[1].starts_with("boardlab: up to 4.7 MiB of disk in "), "{}", outcome.err);
    assert!(lines[2].starts_with("boardlab: 1 MiB of disk in ") && lines[2].contains("table"), "{}", outcome.err);
    assert_eq!(lines.len(), 3, "a small problem takes a moment: {}", outcome.err);
    let longer = solve("square 13 4 3", &[]);
    let time = longer.err.lines().nth(1).expect("a time");
    assert!(
        time.starts_with("boardlab: about ") && time.contains(" if the catchers win, often less if not: "),
        "{time}"
    );
}

#[test]
fn finished_turns_are_kept_and_those_of_another_problem_refused() {
    let folder = folder("work");
    let work = ["--work", shown(&folder)];
    let seconds = |run: Run| {
        let mut found: Value = serde_json::from_str(&run.out).expect("JSON");
        (found["seconds"].take().as_f64().expect("a number"), found, run.err)
    };
    let (first, found, told) = seconds(solve("torus 7 4 2", &[&work[..], &["--json"]].concat()));
    assert!(!told.contains("goes on behind turn"), "{told}");
    let (in_all, again, told) = seconds(solve("torus 7 4 2", &[&work[..], &["--json"]].concat()));
    assert!(told.contains("boardlab: goes on behind turn ") && told.contains("turns keeps, after "), "{told}");
    assert!(again == found && in_all > 0.0 && first > 0.0, "{again}");
    let refused = |problem: &str, options: &[&str], why: &str| {
        let run = solve(problem, &[&work[..], options].concat());
        assert!(run.code == 2 && run.out.is_empty() && run.err.contains(why), "{why}: {}", run.err);
        assert!(run.err.ends_with("remove it, or name another folder\n"), "{}", run.err);
    };
    refused("torus 7 3 2", &[], "turns: it is of torus 7 x 7, K 4, S 2, this is torus 7 x 7, K 3, S 2; ");
    refused("torus 7 4 2", &["--reading", "blocked"], "this is torus 7 x 7, K 4, S 2, reading blocked; ");
    refused("torus 7 4 2", &["--cache", shown(&folder)], "it is of a run without --cache, this is one with --cache; ");
    let file = folder.join("turns");
    let mut bytes = fs::read(&file).expect("a file");
    let version = bytes.windows(10).position(|bytes| bytes.starts_with(b"boardlab\":")).expect("a version");
    bytes[version + 11] = b'9';
    write_resealed(&file, &bytes);
    refused("torus 7 4 2", &[], "it is of boardlab 9.");
}

#[test]
fn every_damaged_bit_of_kept_turns_is_noticed() {
    let folder = folder("work-damaged");
    let run = || solve("square 4 2 1", &["--work", shown(&folder)]);
    assert_eq!(run().code, 0);
    each_is_noticed(&folder.join("turns"), 3, run, (2, ""));
}

#[test]
fn an_interruption_ends_it_at_once() {
    let mut solver = Command::new(BOARDLAB)
        .args(["pursuit", "solve", "--field", "square", "-n", "13", "-k", "4", "-s", "3"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut outcome = std::io::BufReader::new(solver.stderr.take().expect("standard error"));
    let mut lines = std::iter::from_fn(|| {
        let mut line = String::new();
        std::io::BufRead::read_line(&mut outcome, &mut line).ok().filter(|&bytes| bytes > 0).map(|_| line)
    });
    // The signal is waited for before this is told.
    assert!(lines.next().is_some_and(|line| line.contains(" states, ")));
    let interrupted = Command::new("kill").args(["-INT", &solver.id().to_string()]).status();
    assert!(interrupted.expect("kill runs").success());
    assert_eq!(lines.last().as_deref(), Some("boardlab: interrupted\n"));
    let output = solver.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(130), 0));
}
