//! Files of ours that are read back, damaged in every region: each is refused by its name, and stays as it is.

use std::fs;
use std::path::Path;

use boardlab_tests::programs::{each_is_noticed, good};

use super::{READ, Run, STAY, folder, pursuit, robot, shown, write};

/// A robot plays without a damaged table, as it would without any.
#[test]
fn a_damaged_table_changes_no_move() {
    let folder = folder("damage-table");
    let (input, output, cache) = (folder.join("in.txt"), folder.join("out.txt"), folder.join("cache"));
    write(&input, "0\n0 4\n2 1\n16 0\n-1 -1\n-1 -1\n-1 -1\n");
    let answer = || {
        let _ = fs::remove_file(&output);
        let run = pursuit(&["robot", shown(&input), shown(&output), "--strategy", "exact", "--cache", shown(&cache)]);
        Run { out: fs::read_to_string(&output).expect("an output"), ..run }
    };
    let whole = answer();
    assert_eq!((whole.code, whole.err.as_str()), (0, ""));
    let file = cache.join("square-4-2-1-default.theory");
    each_is_noticed(&file, 13, answer, (0, &whole.out));
    // A table of other bytes, of the right size.
    let bytes = fs::read(&file).expect("a table");
    let head = bytes.iter().position(|&byte| byte == b'\n').expect("a line") + 1;
    fs::write(&file, [&bytes[..head], &vec![1; bytes.len() - head]].concat()).expect("the folder is writable");
    let other = answer();
    assert_eq!((other.code, &other.out), (0, &whole.out));
    assert!(other.err.contains(shown(&file)), "{}", other.err);
    fs::write(&file, bytes).expect("the folder is writable");
    assert_eq!(answer().err, "");
}

const TOURNAMENT: [&str; 5] = ["tournament", "--fields", "0 5 2 2 10", "--players", "chase,stay"];

/// Only the end of a results file can be missing: its match is played again.
#[test]
fn damaged_results_are_refused() {
    let folder = folder("damage-results");
    let (robots, file) = (folder.join("robots"), folder.join("results.jsonl"));
    robot(&robots, "stay", &format!("{READ}{STAY}\n"));
    let options = ["--robots", shown(&robots), "--results", shown(&file), "--time-limit", super::LONG];
    let play = || pursuit(&[&TOURNAMENT[..], &options].concat());
    let table = good(play());
    let whole = fs::read(&file).expect("results");
    for at in (0..whole.len()).step_by(3) {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        // The last line break aside: without it the last line is one that was cut.
        if at + 1 < whole.len() {
            fs::write(&file, &bytes).expect("the folder is writable");
            let outcome = play();
            let shows = String::from_utf8_lossy(&bytes);
            assert_eq!((outcome.code, outcome.out.as_str()), (2, ""), "{at}\n{shows}");
            assert!(outcome.err.contains(shown(&file)), "{}", outcome.err);
            assert_eq!(fs::read(&file).expect("results"), bytes, "{at}");
        }
    }
    fs::write(&file, &whole).expect("the folder is writable");
    assert_eq!(good(play()), table);
}

/// A line of another tournament is none of this one, though its fields, players and digest are right.
#[test]
fn a_line_of_other_results_is_refused() {
    let folder = folder("foreign-line");
    let (ours, others) = (folder.join("ours.jsonl"), folder.join("others.jsonl"));
    let play = |file: &Path, seed: &str| {
        let options = ["--fields", "0 4 1 1 5", "--players", "random", "--seed", seed, "--results", shown(file)];
        pursuit(&[&["tournament"], &options[..]].concat())
    };
    good(play(&ours, "1"));
    good(play(&others, "2"));
    let [ours_text, others_text] = [&ours, &others].map(|file| fs::read_to_string(file).expect("results"));
    let head = ours_text.lines().next().expect("a line");
    write(&ours, &format!("{head}\n{}\n", others_text.lines().nth(1).expect("a line")));
    let outcome = play(&ours, "1");
    assert_eq!((outcome.code, outcome.out.as_str()), (2, ""), "{}", outcome.err);
    assert!(outcome.err.contains(shown(&ours)), "{}", outcome.err);
}

/// What is no results file is left as it is, whatever line breaks it has.
#[test]
fn another_file_is_not_overwritten_by_results() {
    let folder = folder("foreign-results");
    for (name, bytes) in [
        ("line", b"my notes".as_slice()),
        ("lines", b"my notes\nand more"),
        ("bytes", b"\x89PNG\0\xFF"),
        ("brace", b"{ \"mine\": 1 }"),
        ("blank", b" "),
        ("breaks", b"\n\n"),
    ] {
        let file = folder.join(name);
        fs::write(&file, bytes).expect("the folder is writable");
        let options = ["tournament", "--fields", "0 4 1 1 5", "--players", "chase", "--results", shown(&file)];
        let outcome = pursuit(&options);
        assert_eq!(fs::read(&file).expect("a file"), bytes, "{name}");
        assert_eq!((outcome.code, outcome.out.as_str()), (2, ""), "{name}: {}", outcome.err);
        assert!(outcome.err.contains(shown(&file)), "{}", outcome.err);
    }
    // Behind results of ours, too, only the beginning of a line of ours is taken away.
    let file = folder.join("ours");
    let play = || pursuit(&["tournament", "--fields", "0 4 1 1 5", "--players", "chase", "--results", shown(&file)]);
    good(play());
    let bytes = [fs::read(&file).expect("results").as_slice(), b"my notes"].concat();
    fs::write(&file, &bytes).expect("the folder is writable");
    assert_eq!(play().code, 2);
    assert_eq!(fs::read(&file).expect("results"), bytes);
}
