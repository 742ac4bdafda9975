//! Every call of the interface of docs/own-task.md, with what is wrong with each.

use boardlab_core::rng::SplitMix64;
use boardlab_task::{Best, Board, Fault, Reader, Refusal, Scene, Table, Task};
use boardlab_tests::SCALE;
use serde_json::{Value, json};

use super::walk::{Walk, to_and_fro};

fn opened(input: &str) -> Table<Walk> {
    let mut table = Table::default();
    assert_eq!(ask(&mut table, json!({"call": "open", "input": input}))["line"]["plies"], 0);
    table
}

#[expect(clippy::needless_pass_by_value, reason = "a question is written where it is asked")]
fn ask(table: &mut Table<Walk>, question: Value) -> Value {
    serde_json::from_str(&table.ask(&question.to_string())).expect("an answer is JSON")
}

fn line(plies: usize, branch: Option<usize>, moves: &str, home: &[usize]) -> Value {
    let events: Vec<Value> = home.iter().map(|ply| json!({"ply": ply, "kind": "home"})).collect();
    let done = home.last() == Some(&plies);
    json!({"line": {"plies": plies, "done": done, "branch": branch, "moves": moves, "events": events}})
}

#[test]
fn a_module_says_what_it_is_and_can() {
    let about = ask(&mut Table::default(), json!({"call": "about"}));
    let can = ["score", "moves", "cells", "answer", "generate", "shrink"];
    let (sample, output) = ("4\n", "2\n1 1\n1 2\n");
    let mv = "1 or -1 and how far";
    assert_eq!(
        about,
        json!({"version": 1, "name": "walk", "title": "Walk", "sample": sample, "output": output, "move": mv, "can": can})
    );
}

#[test]
fn an_input_is_opened_or_its_fault_is_told() {
    let mut table = Table::default();
    let fault =
        |table: &mut Table<Walk>, input: &str| ask(table, json!({"call": "open", "input": input}))["fault"].clone();
    assert_eq!(
        fault(&mut table, "\n  x\n"),
        json!({
            "place": {"line": 2, "column": 3, "start": 3, "end": 4},
            "expected": "the length, a number from 2 to 1000000", "found": "`x`",
            "fix": "write a plain whole number, such as 15"
        })
    );
    assert_eq!(fault(&mut table, "1")["fix"], "choose a number in the range");
    assert_eq!(fault(&mut table, " ")["found"], "the end of the text");
    assert_eq!(ask(&mut table, json!({"call": "open", "input": "\u{feff}3"})), line(0, None, "", &[]));
    let rest = fault(&mut table, "3\n\u{1F600} 5");
    assert_eq!(rest["expected"], "the end of the input");
    // In UTF-16 units, as JavaScript counts.
    assert_eq!(rest["place"], json!({"line": 2, "column": 1, "start": 2, "end": 4}));
    let frame = ask(&mut table, json!({"call": "frame", "ply": 0}));
    assert_eq!(frame["frame"]["scene"]["board"]["columns"], 3, "what was open stays open");
}

/// The higher the better: the answer climbs by five.
#[derive(Clone)]
struct Climb(i64);

impl Task for Climb {
    const NAME: &'static str = "climb";
    const INPUT: &'static str = "";
    const MOVE: &'static str = "how far";
    const BEST: Option<Best> = Some(Best::Highest);
    type Move = i64;

    fn read(_: &mut Reader<'_>) -> Result<Self, Fault> {
        Ok(Climb(0))
    }
    fn play(&mut self, far: &i64) -> Result<(), Refusal> {
        self.0 += far;
        Ok(())
    }
    fn draw(&self) -> Scene {
        Scene::new(Board { rows: 1, columns: 1, ..Board::default() })
    }
    fn score(&self) -> Option<i64> {
        Some(self.0)
    }
    fn answer(&self) -> Option<Vec<i64>> {
        Some(vec![5])
    }
}

#[test]
fn a_score_as_good_as_that_of_the_answer_is_right_and_a_better_one_too() {
    let mut table = Table::<Climb>::default();
    table.ask(r#"{"call":"open","input":""}"#);
    let mut end = |output: &str| {
        let answer = table.ask(&json!({"call": "replay", "output": output}).to_string());
        serde_json::from_str::<Value>(&answer).expect("an answer is JSON")["end"]["expected"].clone()
    };
    assert_eq!([end("1 3"), end("2 3"), end("6")], [json!("5"), Value::Null, Value::Null]);
}

#[test]
fn an_output_is_played_to_its_end() {
    // What the answer to another input is worth is forgotten.
    let mut table = opened("3");
    assert_eq!(ask(&mut table, json!({"call": "replay", "output": "1\n1 2"}))["end"], Value::Null);
    ask(&mut table, json!({"call": "open", "input": "4"}));
    let mut replay = |output: &str| ask(&mut table, json!({"call": "replay", "output": output}));
    let right = replay("2\n1 1\n 1  2 \n");
    assert_eq!(right, json!({"line": line(2, None, "", &[2])["line"], "end": null}));
    let end = |answer: Value| (answer["line"]["plies"].as_u64(), answer["end"].clone());
    let place = json!({"line": 3, "column": 1, "start": 6, "end": 9});
    let refused = json!({"kind": "refused", "place": place, "move": "1 3", "rule": "the walker stays on the line"});
    assert_eq!(end(replay("2\n1 1\n1 3\n")), (Some(1), refused));
    let unfinished = end(replay("1\n1 2\n"));
    assert_eq!((unfinished.0, &unfinished.1["kind"]), (Some(1), &json!("unfinished")));
    assert_eq!(unfinished.1["rule"], "the walker must come to the end");
    assert_eq!(unfinished.1["place"], json!({"line": 2, "column": 4, "start": 5, "end": 5}));
    let unread = end(replay("2\n1 1\n1 O\n1 1\n"));
    assert_eq!((unread.0, &unread.1["fault"]["expected"]), (Some(1), &json!("1 or -1 and how far")));
    let worse = end(replay("4\n1 1\n-1 1\n1 1\n1 2\n"));
    let place = json!({"line": 5, "column": 4, "start": 18, "end": 18});
    assert_eq!(worse, (Some(4), json!({"kind": "worse", "place": place, "score": "5", "expected": "3"})));
    let counted = end(replay("3\n1 1\n1 2\n"));
    assert_eq!((counted.0, &counted.1["fault"]["place"]["line"]), (Some(2), &json!(1)));
    assert_eq!(counted.1["fault"]["expected"], "2, the number of moves that follow");
    assert_eq!(end(replay("")).1["fault"]["expected"], "the number of moves");
    assert_eq!(end(replay("0\n")).1["kind"], "unfinished");
}

#[test]
fn a_position_has_its_picture_its_score_and_its_moves() {
    let mut table = opened("4");
    ask(&mut table, json!({"call": "replay", "output": "2\n1 1\n1 2\n"}));
    let scene = json!({
        "version": 1, "title": "Walk, move 1: 1 1", "board": {"rows": 1, "columns": 4}, "score": "1",
        "pieces": [{"at": [0, 1], "figure": "person", "kind": "first", "name": "walker"}]
    });
    let moves = json!([{"move": "1 1", "cells": [[0, 1], [0, 2]]}, {"move": "-1 1", "cells": [[0, 1], [0, 0]]}]);
    assert_eq!(
        ask(&mut table, json!({"call": "frame", "ply": 1})),
        json!({"frame": {
            "ply": 1, "move": "1 1", "person": false, "done": false, "score": "1", "scene": scene, "moves": moves
        }})
    );
    let last = ask(&mut table, json!({"call": "frame", "ply": 99}))["frame"].clone();
    assert_eq!((&last["ply"], &last["done"], &last["moves"]), (&json!(2), &json!(true), &json!([])));
    assert_eq!(last["scene"]["event"], "home");
}

#[test]
fn a_persons_moves_are_a_branch() {
    let mut table = opened("5");
    ask(&mut table, json!({"call": "replay", "output": "3\n1 1\n1 1\n1 2\n"}));
    let step =
        |table: &mut Table<Walk>, ply: usize, mv: &str| ask(table, json!({"call": "step", "ply": ply, "move": mv}));
    assert_eq!(step(&mut table, 1, "1  1"), line(3, None, "", &[3]), "the line goes on with it");
    assert_eq!(step(&mut table, 1, "-1 1"), line(2, Some(1), "1: -1 1", &[]));
    assert_eq!(step(&mut table, 2, "1 4"), line(3, Some(1), "1: -1 1; 1 4", &[3]));
    assert_eq!(step(&mut table, 2, "1 1"), line(3, Some(1), "1: -1 1; 1 1", &[]), "what it did is forgotten");
    assert_eq!(step(&mut table, 2, "1 4"), line(3, Some(1), "1: -1 1; 1 4", &[3]));
    let refused = step(&mut table, 3, "1 1");
    assert_eq!(refused, json!({"refused": {"move": "1 1", "rule": "the walker stays on the line"}}));
    assert_eq!(step(&mut table, 3, "x")["refused"]["rule"], "not a move: a move is 1 or -1 and how far");
    let person = |table: &mut Table<Walk>, ply: usize| {
        ask(table, json!({"call": "frame", "ply": ply}))["frame"]["person"].clone()
    };
    assert_eq!([1, 2].map(|ply| person(&mut table, ply)), [false, true]);
    let peeked = ask(&mut table, json!({"call": "peek", "ply": 1, "move": "1 2"}))["frame"].clone();
    assert_eq!((&peeked["ply"], &peeked["score"], &peeked["move"]), (&json!(2), &json!("3"), &json!("1 2")));
    assert!(ask(&mut table, json!({"call": "peek", "ply": 1, "move": "1 9"}))["refused"].is_object());
    assert_eq!(ask(&mut table, json!({"call": "transcript"})), json!({"output": "3\n1 1\n-1 1\n1 4\n"}));
    let branch = |table: &mut Table<Walk>, moves: &str| ask(table, json!({"call": "branch", "moves": moves}));
    assert_eq!(branch(&mut table, ""), line(3, None, "", &[3]));
    assert_eq!(branch(&mut table, "1: -1 1; 1 4"), line(3, Some(1), "1: -1 1; 1 4", &[3]));
    assert!(branch(&mut table, "1: -1 1; 1 9")["refused"].is_object());
    assert_eq!(ask(&mut table, json!({"call": "transcript"})), json!({"output": "2\n1 1\n-1 1\n"}));
    assert!(branch(&mut table, "nothing")["error"].is_string());
    let again = ask(&mut table, json!({"call": "replay", "output": "1\n1 4\n"}));
    assert_eq!(again["line"], line(1, None, "", &[1])["line"], "an output leaves the branch");
}

#[test]
fn inputs_and_answers_are_made() {
    let mut table = opened("9");
    assert_eq!(ask(&mut table, json!({"call": "answer"})), json!({"output": "1\n1 8\n"}));
    let made = |table: &mut Table<Walk>, seed: &str| ask(table, json!({"call": "generate", "seed": seed, "size": 100}));
    let first = made(&mut table, "7");
    assert_eq!(first, made(&mut table, "7"));
    assert!((0..9).any(|seed| made(&mut table, &seed.to_string()) != first));
    let shrunk = |table: &mut Table<Walk>, nth: usize| ask(table, json!({"call": "shrink", "input": "8", "nth": nth}));
    assert_eq!(
        [0, 1, 2].map(|nth| shrunk(&mut table, nth)["input"].clone()),
        [json!("4\n"), json!("7\n"), json!(null)]
    );
    assert!(ask(&mut table, json!({"call": "shrink", "input": "x", "nth": 0}))["fault"].is_object());
    assert_eq!(ask(&mut table, json!({"call": "answer"})), json!({"output": "1\n1 8\n"}), "the same is open");
    assert_eq!(ask(&mut opened("5000"), json!({"call": "answer"})), json!({"output": null}));
}

#[test]
fn a_wrong_question_is_told_what_it_lacks() {
    let mut table: Table<Walk> = Table::default();
    let mut error = |question: &str| {
        let answer: Value = serde_json::from_str(&table.ask(question)).expect("an answer is JSON");
        answer["error"].as_str().expect("an error").to_string()
    };
    assert!(error("{").starts_with("the question is no JSON: "));
    assert_eq!(error(r#"{"call":"fly"}"#), "there is no such call");
    assert_eq!(error(r#"{"call":"open"}"#), "the question has no `input`");
    for call in ["replay", "branch", "frame", "step", "peek", "transcript", "answer"] {
        let question = json!({"call": call, "output": "", "moves": "", "ply": 0, "move": ""});
        assert_eq!(error(&question.to_string()), "no input is open: ask `open` first", "{call}");
    }
    assert!(error(r#"{"call":"generate","seed":"-1","size":0}"#).contains("`seed`"));
    assert!(error(r#"{"call":"generate","seed":"1","size":101}"#).contains("`size`"));
}

/// Few positions are kept; the others are played from there.
#[test]
fn every_position_of_a_long_line_is_found() {
    let steps = 3000;
    let mut table = opened("1000000");
    ask(&mut table, json!({"call": "replay", "output": to_and_fro(steps)}));
    let at = |ply: usize| ply / 3 + ply % 3;
    let mut random = SplitMix64::new(7);
    let check = |table: &mut Table<Walk>, ply: usize| {
        let frame = ask(table, json!({"call": "frame", "ply": ply}))["frame"].clone();
        assert_eq!((&frame["score"], &frame["ply"]), (&json!(ply.to_string()), &json!(ply)));
        assert_eq!(frame["scene"]["pieces"][0]["at"], json!([0, at(ply)]));
    };
    for _ in 0..10 * SCALE {
        let ply = random.below(steps as u64) as usize;
        check(&mut table, ply);
        // A branch, and back: what was kept of it is forgotten.
        let stepped = ask(&mut table, json!({"call": "step", "ply": ply, "move": "1 2000"}));
        assert_eq!(stepped["line"]["plies"], ply + 1);
        let frame = ask(&mut table, json!({"call": "frame", "ply": ply + 1}))["frame"].clone();
        assert_eq!(frame["score"], (ply + 2000).to_string());
        ask(&mut table, json!({"call": "branch", "moves": ""}));
        check(&mut table, steps.min(ply + 1));
    }
}
