use std::fs;

use serde_json::Value;

use super::{BOARDLAB, SAMPLE, ones, path, referee, run, scored, solitaire};

#[test]
fn play_says_where_its_input_is_wrong() {
    let cases = [
        (String::new(), "<stdin>:1:1: error: expected a piece of row 1"),
        ("1 1 1\n".into(), "<stdin>:1:6: error: expected a piece of row 1"),
        (SAMPLE.replace("torn", "rook"), "<stdin>:3:11: error: expected a piece of row 3"),
        (SAMPLE.replace("dam\n", "dam 1\n"), "<stdin>:6: error: expected the end of the line"),
        (SAMPLE.into(), "<stdin>:7: error: expected the reply to `"),
        (format!("{SAMPLE}kung\n"), "<stdin>:7: error: expected the reply to `"),
        (format!("{SAMPLE}blank\n"), "<stdin>:7: error: expected a piece: `blank` comes behind gold alone"),
        (format!("{SAMPLE}{}", "x".repeat(20_000)), "<stdin>:7: error: expected a line of less than"),
    ];
    for (input, place) in cases {
        let outcome = solitaire(&["play", "--time", "0.01"], input);
        assert!(outcome.code == 2 && outcome.err.starts_with(place), "{place}\n{}", outcome.err);
    }
    let outcome = solitaire(&["play", "--time", "0.01"], [SAMPLE.as_bytes(), b"\xff\n"].concat());
    assert!(outcome.code == 2 && outcome.err.contains("the byte 0xFF"), "{}", outcome.err);
    // A piece behind gold: on a board of ones every third reply of a tile is `blank`.
    let outcome = solitaire(&["play", "--time", "0.01"], format!("{}{}", ones(), "1\n".repeat(200)));
    assert!(outcome.code == 2 && outcome.err.contains("expected `blank`"), "{}", outcome.err);
}

/// The program's moves and the judge's replies, as the pipes carried them, are the transcript that the scorer judges.
#[test]
fn what_the_referee_counts_is_what_the_scorer_counts() {
    let (heard, said) = (path("heard"), path("said"));
    let tapped = format!("tee {heard} | {BOARDLAB} solitaire play --time 0.05 | tee {said}");
    let boards = referee(&["--boards", "4..5", "--jobs", "1", "--sandbox", "none"], &["sh", "-c", &tapped]);
    let [board, sum] = &boards[..] else { panic!("{boards:?}") };
    assert_eq!((&board["seed"], &board["fault"], &sum["faults"]), (&4.into(), &Value::Null, &0.into()));
    let (heard, said) = (fs::read_to_string(heard).expect("heard"), fs::read_to_string(said).expect("said"));
    let replies = heard.lines().skip(6).chain([""]);
    let game: String = said.lines().zip(replies).map(|(mv, reply)| format!("{mv} {reply}\n")).collect();
    let rows: String = heard.lines().take(6).map(|row| format!("{row}\n")).collect();
    let judged = scored(&format!("{rows}{game}"));
    for key in ["total", "removals", "runs", "numbers", "pieces", "alternation"] {
        assert_eq!(judged[key], board[key], "{key}");
    }
    assert_eq!(rows, run(&["generate", "solitaire", "--seed", "4"], "").out);
}

#[test]
fn play_ends_legally_on_every_alphabet() {
    for alphabet in ["springare", "1", "4", "1,2", "torn,lopare,dam", "1,2,3,4", "2,torn", "all"] {
        let params = ["--boards", "0..2", "--alphabet", alphabet];
        let boards = referee(&params, &[BOARDLAB, "solitaire", "play", "--time", "0.05"]);
        let sum = boards.last().expect("a sum");
        assert_eq!((&sum["faults"], &sum["boards"]), (&0.into(), &2.into()), "{boards:?}");
        assert!(sum["min"].as_u64() > Some(0));
    }
}
