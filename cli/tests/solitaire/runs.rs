//! What the referee says of a run, and what luck programs meet in it.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use super::{LONG, file, path, referee, run, solitaire};

/// The page shows the same totals for this program.
#[test]
fn a_player_in_python_has_the_totals_that_the_page_shows() {
    let totals: Vec<i64> =
        include_str!("../../../tests/programs/solitaire_totals.txt").split_whitespace().flat_map(str::parse).collect();
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/solitaire_plain.py");
    let boards = referee(&["--boards", "1..9", "--jobs", "2"], &["python3", program]);
    let found: Vec<i64> = boards.iter().filter_map(|board| board["total"].as_i64()).collect();
    assert_eq!(found, totals);
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
    assert_eq!(sum["boardlab"], env!("CARGO_PKG_VERSION"));
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
        let boards = referee(
            &["--boards", "2..3", "--alphabet", "1,2", "--sandbox", "none"],
            &["python3", &script, &log, which],
        );
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
