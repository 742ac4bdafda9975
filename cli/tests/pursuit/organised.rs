//! What organisers of a tournament ask for: all robots of a folder, every replay, robots that changed or came late.

use std::fs;
use std::path::Path;

use boardlab_tests::programs::good;
use serde_json::Value;

use super::{LONG, READ, Run, STAY, folder, pursuit, robot, run, shown, write};

const FIELDS: &str = "0 5 2 2 4, 1 5 2 2 4";

fn tournament(folder: &Path, options: &[&str]) -> Run {
    let robots = folder.join("robots");
    let limits = ["tournament", "--fields", FIELDS, "--robots", shown(&robots), "--time-limit", LONG];
    pursuit(&[&limits[..], options].concat())
}

/// A robot that stays, and says so.
fn stay(folder: &Path, name: &str, more: &str) {
    robot(&folder.join("robots"), name, &format!("{READ}echo turn $t >&2\n{STAY}\n{more}\n"));
}

/// The names of the players in their order.
fn players(json: &str) -> Vec<String> {
    let json: Value = serde_json::from_str(json).expect("JSON");
    assert_eq!(json["boardlab"], env!("CARGO_PKG_VERSION"));
    let names =
        json["players"].as_array().expect("a list").iter().map(|row| row["name"].as_str().expect("a name").into());
    names.collect()
}

#[test]
fn all_stands_for_every_robot_of_the_folder() {
    let folder = folder("all");
    stay(&folder, "ben", "");
    stay(&folder, "anna", "");
    write(&folder.join("robots/notes/read.me"), "no robot\n");
    write(&folder.join("robots/.git/config"), "");
    write(&folder.join("robots/rules.txt"), "");
    let played = tournament(&folder, &["--players", "all,random", "--format", "json"]);
    assert_eq!(played.err.lines().count(), 1, "{}", played.err);
    assert!(played.err.contains("notes: it has no run, run.py or run.js to start"), "{}", played.err);
    let mut names = players(&good(played));
    names.sort();
    assert_eq!(names, ["anna", "ben", "random"]);
    let refused = |options: &[&str], why: &str| {
        let run = pursuit(&[&["tournament", "--fields", FIELDS], options].concat());
        assert!(run.code == 2 && run.err.contains(why), "{why}: {}", run.err);
    };
    refused(&["--players", "all"], "all: --robots DIR says where programs are");
    refused(&["--players", "all", "--robots", shown(&folder.join("robots/notes"))], "notes: there are no robots");
    let twice = tournament(&folder, &["--players", "anna,all"]);
    assert!(twice.code == 2 && twice.err.contains("`anna`: it is named twice"), "{}", twice.err);
}

#[test]
fn the_replay_of_every_match_is_kept_with_what_its_robots_wrote() {
    let folder = folder("keep");
    stay(&folder, "stay", "");
    let kept = folder.join("kept");
    let text = good(tournament(&folder, &["--players", "stay,chase", "--keep", shown(&kept), "--format", "json"]));
    let standings: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(fs::read_dir(&kept).expect("a folder").count(), 8 * 3);
    let file = |name: &str| fs::read_to_string(kept.join(name)).expect("a file");
    for number in 0..8 {
        let replay = file(&format!("match-{number}.txt"));
        let replayed = run(&["solve", "pursuit", shown(&kept.join(format!("match-{number}.txt")))], "");
        assert_eq!(replayed.out, replay);
        assert_eq!(standings["matches"][number]["replay"], replay);
    }
    // The second match is that of the robot against the strategy, the fifth the first one on the torus.
    assert_eq!(file("match-1-fugitive.txt"), "");
    assert!(file("match-1.txt").starts_with("0\n5\n2\n2\n4\nstay\nchase\n"), "{}", file("match-1.txt"));
    assert!(file("match-4.txt").starts_with("1\n5\n2\n2\n4\nstay\nstay\n"));
    let turns: String = (0..=4).map(|turn| format!("turn {turn}:\nturn {turn}\n")).collect();
    assert!(turns.starts_with(&file("match-1-catchers.txt")) && file("match-1-catchers.txt").contains("turn 1:"));
}

#[test]
fn only_the_matches_of_robots_that_changed_or_came_late_are_played() {
    let folder = folder("update");
    let played = folder.join("played");
    let counted = |name: &str| stay(&folder, name, &format!("[ $t = 0 ] && echo {name} >> {}", shown(&played)));
    // Without a sandbox a robot can write down that it has played.
    let go = |players: &str, options: &[&str]| {
        let results = folder.join("results.jsonl");
        let files =
            ["--results", shown(&results), "--sandbox", "none", "--format", "csv-matches", "--players", players];
        tournament(&folder, &[&files[..], options].concat())
    };
    let counts = || {
        let text = fs::read_to_string(&played).unwrap_or_default();
        let _ = fs::remove_file(&played);
        ["anna", "ben", "cara"].map(|name| text.lines().filter(|line| *line == name).count())
    };
    ["anna", "ben", "cara"].into_iter().for_each(counted);
    good(go("anna,ben", &[]));
    assert_eq!(counts(), [8, 8, 0]);
    // Cara came late, in front of the others.
    assert!(go("cara,anna,ben", &[]).err.contains("or add --update, and only what is new is played"));
    let late = go("cara,anna,ben", &["--update"]);
    assert!(late.err.contains("results.jsonl: 8 of 8 matches are as they were"), "{}", late.err);
    assert_eq!(counts(), [4, 4, 12]);
    // Ben was mended: another program, which moves as before.
    stay(&folder, "ben", &format!("[ $t = 0 ] && echo ben >> {} # mended", shown(&played)));
    let mended = go("cara,anna,ben", &["--update"]);
    assert!(mended.err.contains("results.jsonl: 8 of 18 matches are as they were"), "{}", mended.err);
    assert_eq!(counts(), [4, 12, 4]);
    assert_eq!(good(late), good(mended));
    // Nothing has changed, and then someone leaves.
    assert_eq!((go("cara,anna,ben", &["--update"]).err, counts()), (String::new(), [0, 0, 0]));
    let left = go("ben,anna", &["--update"]);
    assert!(left.err.contains("results.jsonl: 8 of 18 matches are as they were"), "{}", left.err);
    assert_eq!(counts(), [0, 0, 0]);
    assert_eq!(good(left).lines().count(), 1 + 8);
    // Other rules are another tournament.
    assert!(go("ben,anna", &["--update", "--seed", "3"]).err.contains("begun with --seed 0"));
    assert_eq!(pursuit(&["tournament", "--players", "chase", "--update"]).code, 2);
}
