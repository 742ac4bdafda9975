use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{BOARDLAB, LONG, READ, Run, STAY, folder, is_gone, pursuit, robot, shown, write};

/// Two small fields that the robots below know.
const FIELDS: &str = "0 5 2 2 10, 1 5 2 2 8";

/// Robots of a folder: one that stays where it is, one that forfeits as catchers behind a comma and a quote.
fn robots(folder: &Path) -> PathBuf {
    let robots = folder.join("robots");
    robot(&robots, "stay", &format!("{READ}{STAY}\n"));
    robot(&robots, "bad", &format!("{READ}[ $t$role = 10 ] && {{ echo '\"x\",' > $2; exit; }}\n{STAY}\n"));
    robots
}

fn tournament(folder: &Path, options: &[&str]) -> Run {
    let robots = folder.join("robots");
    let players = ["--players", "chase,stay,bad", "--robots", shown(&robots), "--time-limit", LONG];
    pursuit(&[&["tournament", "--fields", FIELDS], &players[..], options].concat())
}

fn good(run: Run) -> String {
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.out
}

#[test]
fn the_table_has_players_and_turns_of_capture() {
    let folder = folder("table");
    robots(&folder);
    let outcome = good(tournament(&folder, &[]));
    assert_eq!(outcome, TABLE);
}

const TABLE: &str = "\
rank  player  as catchers  as fugitive    total  share %  forfeits
   1  chase            24           54       78     72.1         0
   2  stay              0           42       42     39.0         0
   2  bad               0           42       42     39.0         6

Turns of capture, catchers down, fugitives across; - not caught; c or f and a turn: catchers or fugitive forfeit in it

square 5 x 5, K 2, S 2, L 10
        chase   stay    bad
chase       -      3      3
stay        -      -      -
bad        c1     c1     c1

torus 5 x 5, K 2, S 2, L 8
        chase   stay    bad
chase       -      3      3
stay        -      -      -
bad        c1     c1     c1
";

#[test]
fn the_table_is_the_same_whatever_the_jobs() {
    let folder = folder("jobs");
    robots(&folder);
    let outcome = |jobs: &str| good(tournament(&folder, &["--jobs", jobs, "--format", "json"]));
    assert_eq!(outcome("1"), outcome("3"));
}

#[test]
fn a_tournament_goes_on_where_it_was_cut() {
    let folder = folder("cut");
    robots(&folder);
    let results = folder.join("results.jsonl");
    let play = || good(tournament(&folder, &["--jobs", "2", "--results", shown(&results)]));
    let whole = play();
    let kept = fs::read_to_string(&results).expect("results");
    assert_eq!(kept.lines().count(), 1 + 18);
    let lines = |text: &str| text.lines().map(String::from).collect::<BTreeSet<_>>();
    // Behind the whole of it, in the middle of a line, behind a line, in the head.
    let third = kept.match_indices('\n').nth(3).expect("a line").0 + 1;
    for cut in [kept.len(), kept.len() - 10, third + 20, third, 30] {
        fs::write(&results, &kept[..cut]).expect("the folder is writable");
        assert_eq!(play(), whole, "{cut}");
        assert_eq!(lines(&fs::read_to_string(&results).expect("results")), lines(&kept), "{cut}");
    }
}

/// What a file has is not played again, and what was changed in it is refused.
#[test]
fn kept_matches_are_taken_as_they_are() {
    let folder = folder("kept");
    robots(&folder);
    let results = folder.join("results.jsonl");
    let csv = || good(tournament(&folder, &["--results", shown(&results), "--format", "csv-matches"]));
    let first = csv();
    let row = "1,5,2,2,8,stay,stay,7,escaped,0,8,,";
    assert!(first.lines().any(|line| line == row), "{first}");
    let kept = fs::read_to_string(&results).expect("results");
    let refused = |text: &str, why: &str| {
        fs::write(&results, text).expect("the folder is writable");
        let outcome = tournament(&folder, &["--results", shown(&results)]);
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{why}: {}", outcome.err);
        assert!(outcome.err.contains("played again"), "{why}: {}", outcome.err);
        assert_eq!(fs::read_to_string(&results).expect("results"), text);
    };
    refused(&kept.replacen('\n', "\ngarbage\n", 1), "line 2: ");
    // The changes agree with each other and with the rules.
    for (from, to) in [
        (r#""turn":7,"end":"escaped","score":[0,8]"#, r#""turn":3,"end":"caught","score":[5,3]"#),
        (r#""turn":7,"end":"escaped""#, r#""turn":6,"end":"escaped""#),
        (r#"{"digest":"#, r#"{"digits":"#),
    ] {
        let stay = kept.lines().position(|line| line.contains(r#""catchers":"stay","fugitive":"stay","turn":7"#));
        let stay = stay.expect("a line");
        let edited: String = (0..).zip(kept.lines()).fold(String::new(), |text, (number, line)| {
            text + &if number == stay { line.replacen(from, to, 1) } else { line.into() } + "\n"
        });
        assert_ne!(edited, kept, "{from}");
        refused(&edited, &format!("line {}: ", stay + 1));
    }
    let last = kept.lines().last().expect("a line");
    refused(&format!("{kept}{last}\n"), "line 20: match ");
    // A line that is missing is played again, in whatever order the others are.
    let mut lines: Vec<&str> = kept.lines().collect();
    lines.swap(3, 9);
    lines.remove(5);
    write(&results, &(lines.join("\n") + "\n"));
    assert_eq!(csv(), first);
    assert_eq!(fs::read_to_string(&results).expect("results").lines().count(), kept.lines().count());
}

#[test]
fn a_file_of_another_tournament_is_left_alone() {
    let folder = folder("other");
    robots(&folder);
    let results = folder.join("results.jsonl");
    let results = shown(&results);
    good(tournament(&folder, &["--results", results]));
    let kept = fs::read(results).expect("results");
    let refused = |options: &[&str], why: &str| {
        let robots = folder.join("robots");
        let outcome = pursuit(
            &[&["tournament", "--robots", shown(&robots), "--time-limit", LONG, "--results", results], options]
                .concat(),
        );
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{why}: {}", outcome.err);
        assert_eq!(fs::read(results).expect("results"), kept, "{why}");
    };
    let players = ["--players", "chase,stay,bad"];
    let fields = ["--fields", FIELDS];
    refused(&[&["--players", "chase,stay"], &fields[..]].concat(), r#"begun with the players "chase,stay,bad"; play"#);
    refused(&[&players, &["--fields", "0 5 2 2 10"][..]].concat(), r#"with the fields "0 5 2 2 10, 1 5 2 2 8"; play"#);
    refused(&[&players, &fields, &["--seed", "1"][..]].concat(), "with --seed 0; play");
    refused(&[&players, &fields, &["--reading", "blocked"][..]].concat(), r#"with --reading "default"; play"#);
    refused(
        &[&players, &fields, &["--memory", "99"][..]].concat(),
        "with the limits (ms, MB, bytes) (600000, 512, 1048576)",
    );
    robot(&folder.join("robots"), "bad", "#!/bin/sh\n");
    refused(&[&players, &fields[..]].concat(), r#"another program of "bad", which has changed since"#);
    let notes = folder.join("notes.txt");
    write(&notes, "my notes\nand more\n");
    let outcome = tournament(&folder, &["--results", shown(&notes)]);
    assert!(outcome.code == 2 && outcome.err.contains("no results file of a tournament"), "{}", outcome.err);
    assert_eq!(fs::read_to_string(notes).expect("notes"), "my notes\nand more\n");
}

/// A limit on the size of files stands for a full disk.
#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = folder("full");
    let results = folder.join("results.jsonl");
    let limited = |options: &[&str]| {
        let script = "ulimit -f 1; trap '' XFSZ; exec \"$@\"";
        let outcome = Command::new("sh").args(["-c", script, "sh", BOARDLAB, "pursuit"]).args(options).output();
        let outcome = outcome.expect("it runs");
        (outcome.status.code(), String::from_utf8_lossy(&outcome.stderr).into_owned())
    };
    let (code, outcome) =
        limited(&["tournament", "--players", "chase,far,area", "--fields", FIELDS, "--results", shown(&results)]);
    assert!(code == Some(2) && outcome.contains(&format!("boardlab: {}: ", shown(&results))), "{outcome}");
    let file = folder.join("match.txt");
    write(&file, "0 5 2 2 10 best best\n");
    if cfg!(target_os = "linux") {
        let outcome = pursuit(&["match", shown(&file), "--replay", "/dev/full"]);
        assert!(outcome.code == 2 && outcome.err.contains("boardlab: /dev/full: "), "{}", outcome.err);
        assert_eq!(outcome.out, "");
    }
}

#[test]
fn csv_and_json_say_the_same() {
    let folder = folder("formats");
    robots(&folder);
    let outcome = |format: &str| good(tournament(&folder, &["--format", format]));
    let json: Value = serde_json::from_str(&outcome("json")).expect("JSON");
    let (players, matches) = (json["players"].as_array().expect("a list"), json["matches"].as_array().expect("a list"));
    assert_eq!((players.len(), matches.len()), (3, 18));
    let rows: Vec<Vec<String>> = outcome("csv").lines().map(cells).collect();
    assert_eq!(rows[0], ["player", "catchers", "fugitive", "total", "share", "forfeits", "rank"]);
    for (row, player) in rows[1..].iter().zip(players) {
        assert_eq!(row[0], player["name"].as_str().expect("a name"));
        for (cell, key) in [(1, "catchers"), (2, "fugitive"), (3, "total"), (5, "forfeits"), (6, "rank")] {
            assert_eq!(row[cell], player[key].to_string(), "{key}");
        }
    }
    let rows: Vec<Vec<String>> = outcome("csv-matches").lines().map(cells).collect();
    assert!(rows.iter().all(|row| row.len() == 13), "{rows:?}");
    for (row, entry) in rows[1..].iter().zip(matches) {
        assert_eq!(row[..5].join(" "), entry["field"].as_str().expect("a field"));
        assert_eq!(row[12], entry["forfeit"]["reason"].as_str().unwrap_or_default());
    }
    assert!(rows.iter().any(|row| row[12] == "turn 1: line 1, number 1: `\"x\",` is not a whole number"), "{rows:?}");
    let sum: u64 = players.iter().map(|player| player["total"].as_u64().expect("points")).sum();
    assert_eq!(sum, 9 * (10 + 8), "every match shares out L points");
}

/// The cells of a row, by RFC 4180.
fn cells(row: &str) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    let mut chars = row.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => cells.last_mut().expect("a cell").extend(chars.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            c => cells.last_mut().expect("a cell").push(c),
        }
    }
    cells
}

#[test]
fn fields_are_read_from_a_file_or_a_list() {
    let file = folder("fields").join("fields.txt");
    let played = |fields: &str| pursuit(&["tournament", "--players", "chase", "--fields", fields]);
    write(&file, "# small ones\n0 4 1 1 5\n\n  1  4 1 1   6 # a torus\n");
    let rows = good(played(shown(&file)));
    assert!(
        rows.contains("\nsquare 4 x 4, K 1, S 1, L 5\n") && rows.contains("\ntorus 4 x 4, K 1, S 1, L 6\n"),
        "{rows}"
    );
    assert_eq!(good(played("0 4 1 1 5,1 4 1 1 6")), rows);
    let bad = [
        ("0 4 1 1 5\n0 2 1 1 4\n", "fields.txt:2:3: error: expected"),
        ("0 4 1 1 5\n\n0 4 16 1 5\n", "fields.txt:3:5: error: expected"),
        ("0 4 1 1\n", "fields.txt:1: a field has five numbers, F N K S L, not 4: `0 4 1 1`"),
        ("0 4 1 1 5 6\n", "fields.txt:1: a field has five numbers, F N K S L, not 6"),
        ("0 4 1 1 5\n0 4 1 1 5\n", "a field is named twice"),
        ("# nothing\n", "no field; write a line"),
    ];
    for (text, why) in bad {
        write(&file, text);
        let outcome = played(shown(&file));
        assert!(outcome.code == 2 && outcome.out.is_empty() && outcome.err.contains(why), "{text}{}", outcome.err);
    }
    assert!(played("/no/such/file").err.starts_with("boardlab: /no/such/file: "));
    let twice = pursuit(&["tournament", "--players", "chase,chase"]);
    assert!(twice.code == 2 && twice.err.contains("`chase`: it is named twice"), "{}", twice.err);
    assert_eq!(pursuit(&["tournament"]).code, 2);
}

#[test]
fn our_own_fields_are_at_least_twelve() {
    let outcome: Value =
        serde_json::from_str(&good(pursuit(&["tournament", "--players", "random", "--format", "json"]))).expect("JSON");
    let fields: BTreeSet<&str> =
        outcome["matches"].as_array().expect("a list").iter().filter_map(|entry| entry["field"].as_str()).collect();
    let number = |field: &str, nth: usize| -> u32 {
        field.split(' ').nth(nth).and_then(|word| word.parse().ok()).expect("a number")
    };
    let spread = |nth: usize| {
        let values = fields.iter().map(|field| number(field, nth));
        (values.clone().min(), values.max())
    };
    assert!(fields.len() >= 12);
    assert_eq!([spread(0), spread(1)], [(Some(0), Some(1)), (Some(4), Some(40))]);
    assert_eq!(spread(3), (Some(1), Some(4)));
}

#[test]
fn an_interrupted_tournament_keeps_what_was_played() {
    let folder = folder("interrupt");
    let (pipe, results, robots) = (folder.join("started"), folder.join("results.jsonl"), folder.join("robots"));
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    robot(&robots, "hang", &format!("#!/bin/sh\necho $$ > {}\nsleep 1000\n", shown(&pipe)));
    let arguments = ["pursuit", "tournament", "--fields", "0 4 1 1 5", "--players", "chase,hang", "--jobs", "1"];
    let files = ["--robots", shown(&robots), "--results", shown(&results)];
    let more = [&["--time-limit", LONG, "--sandbox", "none"], &files[..]].concat();
    let engine = Command::new(BOARDLAB)
        .args(arguments)
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let program = fs::read_to_string(&pipe).expect("a number");
    let interrupted = Command::new("kill").args(["-INT", &engine.id().to_string()]).status();
    assert!(interrupted.expect("kill runs").success());
    let output = engine.wait_with_output().expect("it ends");
    let outcome = String::from_utf8_lossy(&output.stderr);
    assert!(
        outcome.contains("interrupted when 1 of 4 matches were played") && outcome.contains("goes on from there"),
        "{outcome}"
    );
    assert_eq!((output.status.code(), output.stdout.len()), (Some(130), 0));
    assert!(is_gone(&program));
    let kept = fs::read_to_string(results).expect("results");
    assert!(kept.lines().count() == 2 && kept.contains(r#""catchers":"chase","fugitive":"chase""#), "{kept}");
}
