//! Robots that fill the disk of the scratch folders: whoever does forfeits, alone, and a full disk decides no match.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;

use super::{
    BOARDLAB, LONG, READ, Run, STAY, Table, allows_namespaces, has_bubblewrap, robot, run_command, sandboxes, shown,
    write,
};

/// A right answer, and something besides.
fn besides(script: &str) -> String {
    format!("{READ}{STAY}\n{script}\n")
}

/// Files of a million bytes, more of them than a small disk has room for. It ends as if nothing had happened.
const FILL: &str =
    "i=0; while [ $i -lt 20 ]; do i=$((i+1)); head -c 1000000 /dev/zero > f$i; done 2> /dev/null; exit 0";

/// A disk of 8 MB for temporary files, where the system allows it; elsewhere a folder. A script runs before the
/// command.
fn on_small_disk(table: &Table, before: &str, arguments: &[&str]) -> Run {
    let disk = table.folder.join("disk");
    fs::create_dir_all(&disk).expect("the folder is writable");
    let script = format!("export TMPDIR=\"$1\"; shift; {before}\nexec \"$@\"");
    let mut command = Command::new(if allows_namespaces() { "unshare" } else { "sh" });
    if allows_namespaces() {
        command.args(["-rm", "sh"]);
    }
    let mount = if allows_namespaces() { "mount -t tmpfs -o size=8m disk \"$1\" || exit 77\n" } else { "" };
    command.args(["-c", &format!("{mount}{script}"), "sh", shown(&disk), BOARDLAB, "pursuit"]);
    run_command(&mut command, &[arguments, &["--sandbox", table.sandbox]].concat(), "")
}

fn played(table: &Table, catchers: &str, fugitive: &str, before: &str) -> Run {
    let (file, robots) = (table.folder.join("match.txt"), table.robots());
    write(&file, &format!("0\n5\n2\n2\n10\n{catchers}\n{fugitive}\n"));
    let arguments = ["match", shown(&file), "--robots", shown(&robots), "--time-limit", LONG, "--json"];
    on_small_disk(table, before, &arguments)
}

fn json(run: &Run) -> Value {
    assert_eq!(run.code, 0, "{}", run.err);
    serde_json::from_str(&run.out).expect("JSON")
}

#[test]
fn who_fills_its_scratch_folder_forfeits_alone() {
    for sandbox in sandboxes() {
        who_fills_it_forfeits(&Table::in_sandbox("disk-fill", sandbox));
    }
}

fn who_fills_it_forfeits(table: &Table) {
    robot(&table.robots(), "stay", &besides(""));
    let endless = |step: &str| format!("i=0; while :; do i=$((i+1)); {step}; done 2> /dev/null");
    let attacks = [
        FILL.to_string(),
        // Ended while they run.
        endless("head -c 1000000 /dev/zero > f$i"),
        endless("echo x > f$i"),
        "python3 -c 'import os, itertools\nfor i in itertools.count(): os.mkdir(str(i))'".into(),
        format!("{} & wait", endless("mkdir -p d/e; head -c 100000 /dev/zero > d/e/f$i")),
        // Ended before that, and as a failure.
        "head -c 1000000 /dev/zero > 1 && cat 1 > 2 && cat 1 > 3 && cat 1 > 4 && cat 1 > 5; exit 9".into(),
    ];
    let sides = [("it", "stay", "catchers"), ("stay", "it", "fugitive")];
    for (attack, (catchers, fugitive, loser)) in attacks.iter().zip(sides.into_iter().cycle()) {
        robot(&table.robots(), "it", &besides(attack));
        let end = json(&played(table, catchers, fugitive, ""));
        assert_eq!((&end["end"], &end["forfeit"]["side"]), (&"forfeit".into(), &loser.into()), "{attack}: {end}");
        let reason = end["forfeit"]["reason"].as_str().unwrap_or_default();
        assert!(reason.starts_with("turn 0: its scratch folder has more than "), "{attack}: {reason}");
    }
}

#[test]
fn what_is_within_the_limits_may_stay() {
    let table = Table::new("disk-within");
    robot(&table.robots(), "it", &besides("for i in 1 2 3; do head -c 1000000 /dev/zero > f$i || exit 9; done"));
    assert_eq!(json(&played(&table, "it", "it", ""))["end"], "escaped");
    // The bound grows with the length that a file may have.
    let files = besides("for i in 1 2 3 4; do head -c 2900000 /dev/zero > f$i || exit 9; done");
    for (limit, end) in [("3000000", "escaped"), ("2900000", "forfeit")] {
        let table = Table::with("disk-more", &["--time-limit", LONG, "--json", "--output-limit", limit]);
        robot(&table.robots(), "it", &files);
        assert_eq!(json(&table.play("it", "it"))["end"], end, "{limit}");
    }
}

/// A robot that needs room on the disk, and keeps its files from turn to turn.
const NEEDY: &str = "head -c 1000000 /dev/zero > 1 && cat 1 > 2 && cat 1 > 3 || exit 9
echo x >> log; [ $(wc -l < log) -eq $((t + 1)) ] || exit 8
rm 1 2 3";

#[test]
fn matches_beside_a_full_disk_end_as_they_would_without() {
    if !has_bubblewrap() {
        // Scratch folders then share a disk.
        return;
    }
    let table = Table::new("disk-tournament");
    for (name, script) in [("fill", FILL), ("needy", NEEDY), ("stay", "")] {
        robot(&table.robots(), name, &besides(script));
    }
    let robots = table.robots();
    let fields: Vec<String> = (3..6).map(|turns| format!("0 5 2 2 {turns}")).collect();
    let fields = fields.join(",");
    let options = ["tournament", "--fields", &fields, "--players", "fill,needy,stay", "--robots", shown(&robots)];
    let tournament = |jobs: &str| {
        let more = ["--time-limit", LONG, "--format", "json", "--jobs", jobs];
        json(&on_small_disk(&table, "", &[&options[..], &more].concat()))
    };
    let [alone, beside] = ["1", "3"].map(tournament);
    for played in alone["matches"].as_array().expect("a list") {
        let names = [&played["catchers"], &played["fugitive"]];
        let fills = names.iter().position(|name| **name == "fill");
        let sides = ["catchers", "fugitive"];
        assert_eq!(played["forfeit"]["side"].as_str(), fills.map(|side| sides[side]), "{played}");
    }
    assert_eq!(alone, beside);
}

/// Nobody forfeits, and nothing is kept of the match.
#[test]
fn a_disk_without_room_is_an_error_and_no_result() {
    if !allows_namespaces() {
        // No disk can be made that is full.
        return;
    }
    let table = Table::in_sandbox("disk-full", "none");
    robot(&table.robots(), "it", &besides(""));
    let full = "head -c 9000000 /dev/zero > \"$TMPDIR/other\" 2> /dev/null";
    let end = played(&table, "it", "it", full);
    assert_eq!((end.code, end.out.as_str()), (2, ""), "{}", end.err);
    assert!(end.err.contains(shown(&table.folder.join("disk"))), "{}", end.err);
    let (robots, results) = (table.robots(), table.folder.join("results.jsonl"));
    let options = ["tournament", "--fields", "0 5 2 2 10", "--players", "it,stay", "--time-limit", LONG];
    robot(&robots, "stay", &besides(""));
    let files = ["--robots", shown(&robots), "--results", shown(&results)];
    let tournament = |before: &str| on_small_disk(&table, before, &[&options[..], &files].concat());
    assert_eq!(tournament(full).code, 2);
    assert_eq!(lines(&results), 1);
    assert_eq!(tournament("").code, 0);
    assert_eq!(lines(&results), 1 + 4);
}

fn lines(file: &Path) -> usize {
    fs::read_to_string(file).expect("results").lines().count()
}

#[test]
fn a_sandbox_has_nothing_to_fill_but_its_scratch_folder() {
    if !has_bubblewrap() {
        return;
    }
    let table = Table::new("disk-outside");
    robot(&table.robots(), "stay", &besides(""));
    let outside = ["/dev", "/dev/shm", "/tmp", "/scratch/..", "/usr", "${0%/*}"];
    let fill =
        outside.map(|folder| FILL.replace("> f$i", &format!("> \"{folder}/f$i\"")).replace("; exit 0", "")).join("\n");
    robot(&table.robots(), "it", &besides(&format!("{fill}\nrm -f /dev/shm/f* /tmp/f*; exit 0")));
    for (catchers, fugitive) in [("it", "stay"), ("stay", "it")] {
        let end = json(&played(&table, catchers, fugitive, ""));
        assert!(
            end["end"] == "escaped" || end["forfeit"]["reason"].as_str().is_some_and(|why| why.contains("scratch")),
            "{end}"
        );
    }
}
