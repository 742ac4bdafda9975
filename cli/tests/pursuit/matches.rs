use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{LONG, READ, ROBOTS, STAY, Table, folder, pursuit, robot, run, shown, write};

/// The statement's match file, as the repository ships it.
const T0PY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/t0py.txt");

fn examples(file: &Path, options: &[&str]) -> super::Run {
    pursuit(&[&["match", shown(file), "--robots", ROBOTS, "--time-limit", LONG], options].concat())
}

#[test]
fn the_statements_match_runs_and_its_replay_is_the_same() {
    let folder = folder("t0py");
    let (short, replay) = (folder.join("short.txt"), folder.join("replay.txt"));
    let file = fs::read_to_string(T0PY).expect("the file is there");
    assert_eq!(file, "0\n10\n2\n3\n100\nr0py\nr1py\n");
    // The same in fewer turns: a program is started for each.
    write(&short, &file.replace("100", "6"));
    let played = examples(&short, &["--replay", shown(&replay)]);
    assert_eq!((played.code, played.err.as_str()), (0, ""));
    assert_eq!(
        played.out,
        "square 10 x 10, K 2, S 3, L 6: catchers r0py, fugitive r1py\nthe fugitive was not caught in 6 turns\n\
        the fugitive r1py wins\n0 : 6\n"
    );
    let written = fs::read_to_string(&replay).expect("a replay");
    assert_eq!(written.lines().count(), 7 + 12 + 1);
    assert_eq!(run(&["solve", "pursuit", shown(&replay)], "").out, written);
}

/// Python, JavaScript and a shell, in both roles on both kinds of field.
#[test]
fn the_example_robots_play_by_the_rules() {
    let file = folder("examples").join("match.txt");
    let ends = |params: &str, catchers: &str, fugitive: &str| {
        write(&file, &format!("{params} {catchers} {fugitive}\n"));
        let played = examples(&file, &[]);
        assert_eq!((played.code, played.err.as_str()), (0, ""));
        played.line(1).to_string()
    };
    assert_eq!(ends("0 5 2 1 25", "r0py", "sh"), "the fugitive was caught on turn 2");
    assert_eq!(ends("1 5 3 1 25", "js", "sh"), "the fugitive was caught on turn 1");
    assert_eq!(ends("1 5 1 2 3", "r0py", "r1py"), "the fugitive was not caught in 3 turns");
    assert_eq!(ends("0 5 2 2 3", "sh", "js"), "the fugitive was not caught in 3 turns");
    assert_eq!(ends("1 4 1 3 3", "js", "js"), "the fugitive was not caught in 3 turns");
}

/// The fugitive runs into a catcher in its own turn: a program's round ends in that very turn.
#[test]
fn a_capture_ends_the_match_and_scores() {
    let table = Table::new("capture");
    robot(&table.robots(), "it", &format!("{READ}[ $t = 1 ] && {{ printf '1 0\\n0 0\\n' > $2; exit; }}\n{STAY}\n"));
    robot(&table.robots(), "prey", &format!("{READ}[ $t = 0 ] && {{ echo 1 0 > $2; exit; }}\n{STAY}\n"));
    let played = table.play("it", "prey");
    assert_eq!((played.line(1), played.line(2)), ("the fugitive was caught on turn 1", "the catchers it win"));
    assert_eq!(played.line(3), "9 : 1");
    assert_eq!(table.solved(), "0\n5\n2\n2\n10\nit\nprey\n0 0 4 4\n1 0\n1 0 0 0\n9 : 1\n");
}

#[test]
fn a_robot_is_given_the_statements_files() {
    let table = Table::in_sandbox("files", "none");
    let log = table.folder.join("log");
    robot(&table.robots(), "it", &format!("{READ}cat \"$1\" >> {}\n{STAY}\n", shown(&log)));
    table.play("it", "it");
    let log = fs::read_to_string(log).expect("a log");
    let first = "0\n0 5\n2 2\n10 0\n-1 -1\n-1 -1\n-1 -1\n1\n0 5\n2 2\n10 0\n-1 -1\n0 0\n4 4\n0\n0 5\n2 2\n10 1\n0 4\n0 0\n4 4\n1\n";
    assert!(log.starts_with(first), "{log}");
}

#[test]
fn json_has_these_keys_and_no_other() {
    let table = Table::with("json", &["--json", "--time-limit", LONG, "--reading", "blocked"]);
    robot(&table.robots(), "it", "#!/bin/sh\necho oh >&2; exit 7\n");
    let played = table.play("best", "it");
    let mut outcome: Value = serde_json::from_str(&played.out).expect("JSON");
    let longest = outcome["longest"].take();
    assert!(longest.as_array().is_some_and(|times| times.iter().all(Value::is_f64)), "{longest}");
    let expected = r#"{"torus":false,"n":5,"k":2,"s":2,"l":10,"reading":"blocked","robots":["best","it"],"turn":0,"end":"forfeit","winner":"catchers","score":[10,0],"forfeit":{"side":"fugitive","reason":"turn 0: it ended with exit status 7","stderr":"oh\n"},"longest":null}"#;
    assert_eq!(outcome, serde_json::from_str::<Value>(expected).expect("JSON"));
    let caught: Value = serde_json::from_str(&table.play("best", "random").out).expect("JSON");
    assert_eq!(
        (&caught["end"], &caught["forfeit"], &caught["winner"]),
        (&"caught".into(), &Value::Null, &"catchers".into())
    );
}

/// `run` comes before `run.py`, a folder before a strategy; strategies need no folder.
#[test]
fn a_player_is_a_folder_or_a_strategy() {
    let table = Table::new("kinds");
    let exits = |status: u8| format!("import sys\nsys.exit({status})\n");
    write(&table.robots().join("it/run.js"), "process.exit(5)\n");
    let end = |fugitive: &str| table.play("best", fugitive).line(1).to_string();
    assert!(end("it").ends_with("exit status 5"), "{}", end("it"));
    write(&table.robots().join("it/run.py"), &exits(6));
    assert!(end("it").ends_with("exit status 6"));
    robot(&table.robots(), "it", "#!/bin/sh\nexit 7\n");
    assert!(end("it").ends_with("exit status 7"));
    assert!(end("random").starts_with("the fugitive was caught"));
    robot(&table.robots(), "random", "#!/bin/sh\nexit 8\n");
    assert!(end("random").ends_with("exit status 8"));
    let file = table.folder.join("plain.txt");
    write(&file, "0 6 2 1 30 best best\n");
    assert_eq!(pursuit(&["match", shown(&file)]).line(3), "25 : 5");
}

#[test]
fn what_cannot_be_played_is_said() {
    let table = Table::new("bad");
    fs::create_dir_all(table.robots().join("empty")).expect("the folder is writable");
    write(&table.robots().join("plain/run"), "#!/bin/sh\n");
    let players = [
        ("nobody", "`nobody`: no such robot; in "),
        ("nobody", "there are the robots empty, plain; the built-in strategies are random, chase, far"),
        ("empty", "it has no run, run.py or run.js to start"),
        ("plain", "it is not executable; try `chmod +x "),
        ("..", "`..`: no such robot"),
        ("empty/../plain", "no such robot"),
        ("/bin", "no such robot"),
    ];
    for (name, why) in players {
        let outcome = table.play(name, "best");
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{name}: {}", outcome.err);
    }
    let file = table.folder.join("file.txt");
    let files = [
        ("0\n5\n2\n2\n10\nbest\n", "file.txt:6:5: error: expected the folder of robot 2"),
        ("0\n5\n2\n2\n26\nbest best\n", "file.txt:5:1: error: expected"),
        ("1\n0 10\n2 3\n100 0\n-1 -1\n1 1\n5 5\n", "this is a turn file; a match needs a match file"),
        ("0 5 2 2 10 best best\n0 0 1 1\n", "this is a replay; `boardlab solve pursuit` goes on with it"),
        ("0 5 2 2 10 best best\n0 5 2 2 10 far far\n", "one file is expected, not 2"),
        ("0 5 2 2 10 none best\n", "`none`: no such strategy; the built-in strategies are"),
    ];
    for (text, why) in files {
        write(&file, text);
        let outcome = pursuit(&["match", shown(&file)]);
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{text}{}", outcome.err);
    }
    write(&file, "0 5 2 2 10 best best\n");
    let outcome = pursuit(&["match", shown(&file), "--replay", shown(&table.folder.join("no/folder"))]);
    assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains("no/folder"), "{}", outcome.err);
}
