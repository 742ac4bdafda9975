//! Tournaments that are interrupted and killed at random moments: resumed, they end as if nothing had happened, and
//! leave nothing behind.

use boardlab_tests::programs::soak;

use super::{BOARDLAB, LONG, READ, STAY, folder, has_bubblewrap, robot, shown};

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
