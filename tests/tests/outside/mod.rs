//! A game that is written outside the core goes through everything that is generic in it.

mod chomp;

use std::sync::Arc;

use crate::laws::refusals_change_nothing;
use boardlab_core::GenParams;
use boardlab_core::judge::Verdict;
use boardlab_core::{Input, Limits, Session, Turn};
use boardlab_tests::SCALE;
use chomp::{Chomp, Move};
use wasm_bindgen_test::wasm_bindgen_test;

fn read(text: &str) -> Arc<Input<Chomp>> {
    Arc::new(Input::read(text, Limits::Statement, ()).unwrap())
}

fn session(text: &str) -> Session<Chomp> {
    read(text).open(0).unwrap()
}

fn answer(text: &str) -> String {
    read(text).answer()
}

#[wasm_bindgen_test(unsupported = test)]
fn a_session_plays_explains_and_branches() {
    let mut session = session("1\n3 3\n");
    assert_eq!(
        session.explain(0),
        Some(vec![Move { row: 1, column: 1 }]),
        "the square bar is won by taking its diagonal"
    );
    assert!(session.solve(u32::MAX));
    let plies = session.line().plies;
    assert_eq!((session.frame(plies).turn, session.frame(1).board), (Turn::Over, vec![3, 1, 1]));
    assert_eq!(plies % 2, 0, "the second player takes the last cell");
    session.step(1, "1 1").unwrap();
    assert_eq!(session.line().moves, "1: 1 1");
    assert!(session.undo() && session.line().plies == 2);
    session.main_line();
    assert_eq!((session.line().plies, session.line().branch), (1, None));
}

/// By a strategy that is stolen: whatever the second player had for an answer, the first could have begun with.
#[wasm_bindgen_test(unsupported = test)]
fn the_first_player_wins_every_bar_but_the_smallest() {
    for seed in 0..10 * SCALE as u64 {
        let text = Input::<Chomp>::generate(seed, GenParams::plain(3));
        let cases = text.lines().skip(1).map(|bar| if bar == "1 1" { " Second" } else { " First" });
        for (line, expected) in answer(&text).lines().zip(cases) {
            assert!(line.contains(expected), "{line} of\n{text}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_judge_finds_the_token_that_differs() {
    let text = "2\n1 1\n2 3\n";
    let judged = |output: &str| read(text).comparer(output).finish();
    assert_eq!(judged(&answer(text)).verdict, Verdict::Accepted);
    let Verdict::Wrong { first } = judged("Case 1: Second\nCase 2: First 1 1\n").verdict else { panic!("it is wrong") };
    assert_eq!((first.case, first.line, first.token, first.ply, first.decided_at), (2, 2, 4, 1, 0));
    assert_eq!((first.expected.as_deref(), first.found.as_deref()), (Some("2"), Some("1")));
}

#[wasm_bindgen_test(unsupported = test)]
fn an_input_that_fails_is_made_small() {
    let fails = |text: &str| read(text).cases().iter().any(|span| span.of(text).starts_with('4'));
    let text = (0..).map(|seed| Input::<Chomp>::generate(seed, GenParams::plain(9))).find(|text| fails(text)).unwrap();
    let mut minimiser = read(&text).minimiser();
    while let Some(candidate) = minimiser.next() {
        minimiser.report(fails(&candidate));
    }
    assert_eq!(minimiser.best(), "1\n4 1\n");
    assert_eq!(minimiser.size().iter().map(ToString::to_string).collect::<Vec<_>>(), ["1 case"]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_case_is_edited_and_printed_back() {
    let text = "2\n7 1\n2 3\n";
    assert_eq!(read(text).edit(1, "bar 5 6"), Some(Ok("2\n7 1\n5 6\n".into())));
    assert_eq!(read(text).gather(&[1, 0]), "2\n2 3\n7 1\n");
    assert!(Input::<Chomp>::read("1\n8 1\n", Limits::Statement, ()).is_err());
}

#[wasm_bindgen_test(unsupported = test)]
fn a_refusal_changes_nothing() {
    refusals_change_nothing::<Chomp>("1\n2 2\n", &["2 2", "2 2", "3 1", "1 1", "1 1"]);
}
