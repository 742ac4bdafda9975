//! What the page relies on, through the boundary, in a browser.
#![cfg(target_arch = "wasm32")]

use boardlab_web::{InputSession, Theory, begins_output, decode, generate, parse, recognise, searched, workbench};
use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const ROBOTS: &str = include_str!("../../tests/golden/robots/sample.in");
const ROBOTS_ANSWER: &str = include_str!("../../tests/golden/robots/sample.out");
const FAR: &str = "1\n2\n4611686018427387904 4611686018427387904\n9007199254740993 1\n";

fn session(game: &str, text: &str, relaxed: bool) -> InputSession {
    parse(game, text.into(), relaxed, "").ok().expect("the game is known")
}

fn done<T>(result: Result<T, wasm_bindgen::JsError>) -> T {
    result.ok().expect("the call is allowed")
}

/// A member of a member of an object: `get(&frame, "board.robots.0")`.
fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| Reflect::get(&value, &key.into()).expect("an object"))
}

fn text(value: &JsValue) -> String {
    JSON::stringify(value).expect("plain data").into()
}

#[wasm_bindgen_test]
fn a_sample_is_answered_in_ranges() {
    let session = session("robots", ROBOTS, false);
    assert_eq!(text(&get(&done(session.parsed()), "cases")), "3");
    let answer: String = (0..3).map(|case| done(session.answer(case, 1))).collect();
    assert_eq!(answer, ROBOTS_ANSWER);
    assert_eq!(done(session.answer(0, usize::MAX)), ROBOTS_ANSWER);
    assert_eq!(done(session.answer(9, 1)), "");
}

#[wasm_bindgen_test]
fn frames_are_plain_objects() {
    let mut session = session("robots", ROBOTS, false);
    done(session.open(0));
    let line = done(session.solve(1000));
    assert_eq!((text(&get(&line, "plies")), text(&get(&line, "done"))), ("5".into(), "true".into()));
    let frame = done(session.frame(0));
    assert_eq!(text(&get(&frame, "board.you")), "[14,14]");
    assert_eq!(text(&get(&frame, "board.robots.0")), r#"{"id":0,"at":[16,17]}"#);
    assert_eq!(text(&get(&frame, "turn")), r#"{"kind":"player","player":0}"#);
    assert_eq!(text(&get(&done(session.frame(5)), "board.end")), r#""won""#);
    assert_eq!(Array::from(&get(&done(session.explain(0)), "walks")).length(), 9);
    assert!(done(session.explain(5)).is_null());
}

#[wasm_bindgen_test]
fn a_refused_move_says_why_and_a_branch_comes_back() {
    let mut session = session("robots", ROBOTS, false);
    done(session.open(0));
    done(session.solve(1000));
    assert_eq!(text(&done(session.step(0, "teleport 1"))), r#"{"kind":"noSuchPiece"}"#);
    assert_eq!(text(&done(session.step(0, "sideways"))), r#"{"kind":"unreadable"}"#);
    let moves = get(&done(session.step(1, "S")), "moves");
    assert_eq!(moves.as_string().as_deref(), Some("1: S"));
    assert!(get(&done(session.replay("")), "branch").is_null());
    assert_eq!(text(&get(&done(session.replay("1: S")), "branch")), "1");
}

#[wasm_bindgen_test]
fn far_coordinates_cross_whole() {
    let mut session = session("knights", FAR, true);
    done(session.open(0));
    let frame = done(session.frame(0));
    assert_eq!(text(&get(&frame, "board.knights.1.x")), r#""9007199254740993""#);
    let map = done(session.region("4611686018427387904", "4611686018427387904", 1, 1, 1.0));
    assert_eq!(text(&get(&frame, "board.knights.0.grundy")), map[0].to_string());
    assert!(session.region("18446744073709551615", "0", 1, 1, 1.0).is_err());
}

#[wasm_bindgen_test]
fn errors_point_in_utf16() {
    let error = get(&done(session("robots", "1 0\n𝟙 1\n", false).parsed()), "error");
    assert_eq!(text(&get(&error, "place")), r#"{"line":2,"column":1,"start":4,"end":6}"#);
    assert_eq!(text(&get(&error, "fix")), r#""asciiDigits""#);
    let bytes = done(decode(b"1 0\n\xff"));
    assert_eq!(text(&get(&bytes, "found")), r#"{"kind":"byte","value":255}"#);
}

#[wasm_bindgen_test]
fn a_bad_text_answers_nothing() {
    let mut session = session("knights", "1\n1\n0 500\n", false);
    assert!(session.answer(0, 1).is_err());
    assert!(session.open(0).is_err());
    assert!(session.frame(0).is_err());
}

#[wasm_bindgen_test]
fn a_seed_makes_the_same_input() {
    let input = done(generate("knights", "18446744073709551615", 2, 50, 0));
    assert_eq!(input, done(generate("knights", "18446744073709551615", 2, 50, 0)));
    assert_eq!(text(&get(&done(session("knights", &input, false).parsed()), "cases")), "2");
    assert!(generate("knights", "-1", 2, 50, 0).is_err());
    assert_eq!(done(searched("knights", "7", 0)), done(generate("knights", "7", 1, 0, 0)));
}

#[wasm_bindgen_test]
fn a_text_belongs_to_the_game_that_is_open_or_to_the_only_other() {
    let found = |open| done(recognise("1\n1\n7 9\n", open, false));
    assert_eq!((found("robots").as_deref(), found("knights").as_deref()), (Some("knights"), Some("knights")));
    assert_eq!(done(recognise("neither", "robots", true)), None);
    assert!(recognise("", "chess", false).is_err());
    assert!(done(begins_output("robots", "Case 1:\n")) && !done(begins_output("robots", "1 0\n")));
}

#[wasm_bindgen_test]
fn an_output_is_judged_and_its_rows_tell_of_moments() {
    let bench = done(workbench("robots", ROBOTS.into(), false, ""));
    assert_eq!(done(bench.wrong(ROBOTS_ANSWER)), None);
    let output = ROBOTS_ANSWER.replace("making 2 moves", "making 3 moves");
    assert_eq!(done(bench.wrong(&output)), Some(2));
    let mut comparer = done(bench.judge(output));
    assert_eq!(text(&done(comparer.step(3))).contains(r#""of":3"#), true);
    let verdict = get(&done(comparer.finish()), "verdict");
    assert_eq!((text(&get(&verdict, "kind")), text(&get(&verdict, "first.ply"))), (r#""wrong""#.into(), "2".into()));
    let row = comparer.different(0, false).expect("a row differs");
    let parts = get(&done(comparer.rows(row, row + 1)), "0.foundText");
    assert_eq!(text(&get(&parts, "1")), r#"{"text":"3","other":true}"#);
    let diagnosis = done(comparer.diagnose(u32::MAX));
    assert_eq!((text(&get(&diagnosis, "mistakes")), text(&get(&diagnosis, "form"))), ("[]".into(), "[]".into()));
    assert_eq!(text(&get(&diagnosis, "tried")), text(&get(&diagnosis, "of")));
}

#[wasm_bindgen_test]
fn an_output_is_diagnosed() {
    let bench = done(workbench("knights", "1\n2\n2 0\n0 2\n".into(), false, ""));
    let mut comparer = done(bench.judge("Case 1: Alice\n".into()));
    assert_eq!(text(&get(&done(comparer.diagnose(1)), "tried")), "1");
    let known = get(&done(comparer.diagnose(u32::MAX)), "mistakes.1");
    assert_eq!(
        (text(&get(&known, "mistake")), text(&get(&known, "rule"))),
        (r#""bob-moves-first""#.into(), r#""loser""#.into())
    );
    assert!(get(&known, "move").is_null());
}

#[wasm_bindgen_test]
fn places_of_meanings_and_cases_count_as_the_page_does() {
    let bench = done(workbench("robots", "\u{a0}1 0\n2 3\n0 0\n".into(), false, ""));
    let meanings = done(bench.meanings(5, 8));
    assert_eq!(text(&get(&meanings, "0.place.start")), "5");
    assert_eq!(text(&get(&meanings, "1.text")), r#""3""#);
    assert_eq!(bench.folds(), [1, 8]);
}

#[wasm_bindgen_test]
fn an_input_is_gathered_edited_and_made_smaller() {
    let bench = done(workbench("robots", ROBOTS.into(), false, ""));
    let second = done(bench.gather(vec![1]));
    assert_eq!(text(&get(&done(session("robots", &second, false).parsed()), "cases")), "1");
    assert!(done(bench.edit(0, "robot 1 1")).as_string().is_some_and(|text| text.starts_with("5 0\n")));
    assert_eq!(text(&done(bench.edit(0, "robot 17 18"))), r#"{"kind":"occupied"}"#);
    let mut minimiser = done(done(workbench("robots", second, false, "")).minimise());
    while let Some(candidate) = get(&done(minimiser.progress()), "candidate").as_string() {
        minimiser.report(candidate.contains("17 17"));
    }
    assert_eq!(get(&done(minimiser.progress()), "best").as_string().as_deref(), Some("1 0\n17 17\n0 0\n"));
}

#[wasm_bindgen_test]
fn a_robot_of_pursuit_reads_its_file_and_is_heard() {
    let mut session = session("pursuit", "0 10 2 3 100 r0 r1\n1 1 5 5\n3 3\n", false);
    done(session.open(0));
    done(session.solve(2));
    let file = "0\n0 10\n2 3\n100 1\n3 3\n1 1\n5 5\n";
    assert_eq!(done(session.program_input(2)).as_deref(), Some(file));
    assert_eq!(done(session.parse_program_output(2, "1 0\n0 -1\n")).as_deref(), Some("1 0 0 -1"));
    let wrong = done(session.parse_program_output(2, "1 0\n1 1\n")).expect("the match continues");
    done(session.step(2, &wrong));
    let frame = done(session.frame(3));
    assert_eq!(text(&get(&frame, "board.end.error")), r#"{"kind":"diagonal","number":3,"line":2}"#);
    assert_eq!(text(&get(&frame, "board.score")), "[0,100]");
    assert!(done(session.program_input(3)).is_none() && done(session.parse_program_output(3, "1 0 0 -1")).is_none());
    assert_eq!(text(&done(session.step(2, "1 0 1 1"))), r#"{"kind":"diagonal","number":3}"#);
}

#[wasm_bindgen_test]
fn the_exact_theory_is_solved_and_asked() {
    let mut theory = done(Theory::new(false, 4, 2, 1, false));
    let cost = done(theory.cost(1e9));
    assert_eq!((text(&get(&cost, "states")), text(&get(&cost, "fits"))), (r#""2176""#.into(), "true".into()));
    assert!(theory.result().is_err() && theory.begin(100.0).is_err());
    done(theory.begin(1e9));
    let mut turns = 0;
    while !done(theory.turn()).is_null() {
        turns += 1;
    }
    let result = done(theory.result());
    assert_eq!((text(&get(&result, "captureTime")), text(&get(&result, "turns"))), ("3".into(), turns.to_string()));
    let beside = "0\n0 4\n2 1\n9 1\n0 0\n0 1\n3 3\n";
    assert_eq!(text(&get(&done(theory.ask(beside)), "value")), "1");
    let course = done(theory.course(vec!["0\n0 4\n2 1\n9 0\n-1 -1\n-1 -1\n-1 -1\n".into(), beside.into()]));
    assert_eq!(
        text(&course),
        r#"[{"turn":0,"sideToMove":"catchers","capture":3,"orLater":false},{"turn":1,"sideToMove":"catchers","capture":1,"orLater":false}]"#
    );
    assert!(theory.ask("0\n0 5\n2 1\n9 1\n0 0\n0 1\n3 3\n").is_err(), "another field");
    assert!(theory.ask("0 4 2 1 9 a b\n").is_err() && theory.ask("nonsense").is_err());
    assert!(Theory::new(false, 2, 1, 1, false).is_err() && Theory::new(false, 4, 1, 9, false).is_err());
}
