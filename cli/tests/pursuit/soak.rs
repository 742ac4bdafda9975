//! Tournaments and solutions that are interrupted and killed at random moments: resumed, they end as if nothing had
//! happened, and leave nothing behind. And those with hostile robots, in which the others play as if they were alone.

use std::fs;
use std::path::Path;

use boardlab_tests::programs::soak;
use serde_json::Value;

use super::{BOARDLAB, LONG, READ, STAY, folder, has_bubblewrap, pursuit, robot, shown};

#[test]
fn tournaments_resume_to_the_same_results() {
    let table = folder("soak-tournament");
    // Each turn leaves a process, in another session where that cannot leave the sandbox.
    let leave = if has_bubblewrap() { "setsid sleep 1000 &" } else { "sleep 1000 &" };
    robot(&table.join("robots"), "stay", &format!("{READ}{leave}\n{STAY}\n"));
    soak(BOARDLAB, &table, |folder| {
        let (robots, results) = (table.join("robots"), folder.join("results.jsonl"));
        let fields = ["pursuit", "tournament", "--fields", "0 5 2 2 4, 1 5 2 2 4", "--players", "chase,stay"];
        let files = ["--robots", shown(&robots), "--results", shown(&results), "--time-limit", LONG, "--jobs", "2"];
        [fields.as_slice(), &files].concat().into_iter().map(String::from).collect()
    });
}

#[test]
fn a_solution_resumes_to_the_same_values() {
    for problem in ["square -n 10 -k 4 -s 2", "torus -n 9 -k 4 -s 1 --cache table"] {
        let table = folder("soak-solution");
        soak(BOARDLAB, &table, |folder| {
            let (table, work) = (folder.join("table"), folder.join("work"));
            let words = problem.replace("table", shown(&table));
            let files = ["--work", shown(&work), "--json", "--jobs", "2"];
            ["pursuit", "solve", "--field"].into_iter().chain(words.split(' ')).chain(files).map(String::from).collect()
        });
    }
}

/// What each does beside a right answer: it has more processes than it may, fills the disk, and kills what it reaches.
const HOSTILE: [(&str, &str); 3] = [
    ("fork", "i=0; while [ $i -lt 400 ]; do i=$((i+1)); sleep 1000 & done"),
    ("fill", "i=0; while :; do i=$((i+1)); head -c 100000000 /dev/zero > f$i || exit 0; done 2> /dev/null"),
    ("kill", "kill -9 $PPID"),
];

#[test]
fn hostile_robots_change_no_match_of_others() {
    let table = folder("soak-hostile");
    let robots = table.join("robots");
    robot(&robots, "stay", &format!("{READ}{STAY}\n"));
    for (name, attack) in HOSTILE {
        robot(&robots, name, &format!("{READ}{STAY}\n{attack}\n"));
    }
    let fair = matches(&table, "fair.jsonl", "chase,stay");
    let all = matches(&table, "all.jsonl", "chase,stay,fork,fill,kill");
    let is_fair =
        |played: &&Value| HOSTILE.iter().all(|(name, _)| played["catchers"] != *name && played["fugitive"] != *name);
    assert_eq!((fair.len(), all.len()), (8, 50));
    assert_eq!(all.iter().filter(is_fair).collect::<Vec<_>>(), fair.iter().collect::<Vec<_>>());
}

/// The matches of a tournament, in their order among the same players.
fn matches(table: &Path, file: &str, players: &str) -> Vec<Value> {
    let (robots, results) = (table.join("robots"), table.join(file));
    let fields = ["tournament", "--fields", "0 5 2 2 4, 1 5 2 2 4", "--players", players, "--jobs", "2"];
    let files = ["--robots", shown(&robots), "--results", shown(&results), "--time-limit", LONG];
    assert_eq!(pursuit(&[fields.as_slice(), &files].concat()).code, 0);
    let text = fs::read_to_string(results).expect("results");
    let mut played: Vec<Value> = text.lines().skip(1).map(|line| serde_json::from_str(line).expect("JSON")).collect();
    played.sort_by_key(|played| played["match"].as_u64());
    for played in &mut played {
        let fields = played.as_object_mut().expect("an object");
        // The numbers depend on who plays besides.
        fields.remove("digest");
        fields.remove("match");
    }
    played
}
