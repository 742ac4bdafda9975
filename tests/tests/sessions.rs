//! Whose move it was, and where undo stands: what a session keeps beside its positions.

use crate::common::{game, open};
use boardlab_core::DynSession;
use wasm_bindgen_test::wasm_bindgen_test;

/// Two walks are safe at first; the solver takes one of them.
const ROBOTS: &str = "1 0\n15 25\n0 0\n";

fn session() -> Box<dyn DynSession> {
    open(game("robots"), ROBOTS)
}

/// The solver's first move, and another one.
fn moves() -> (String, &'static str) {
    let mut session = session();
    session.solve(1);
    let best = session.frame(1).mv.unwrap();
    let other = ["N", "S"].into_iter().find(|&mv| mv != best).unwrap();
    (best, other)
}

#[wasm_bindgen_test(unsupported = test)]
fn a_move_is_the_persons_or_the_solvers() {
    let (best, other) = moves();
    let mut session = session();
    session.solve(1);
    assert!(!session.frame(1).person);
    session.step(0, other).unwrap();
    assert!(session.frame(1).person && !session.frame(0).person);
    // A person who makes the solver's move is on its line again.
    session.step(0, &best).unwrap();
    assert_eq!((session.frame(1).person, session.line().branch), (false, None));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_move_is_the_solvers_once_it_has_chosen_the_same() {
    let (best, _) = moves();
    let mut session = session();
    session.step(0, &best).unwrap();
    assert_eq!((session.frame(1).person, session.line().branch), (true, Some(0)));
    session.main_line();
    session.solve(1);
    assert_eq!((session.frame(1).person, session.line().branch), (false, None));
}

#[wasm_bindgen_test(unsupported = test)]
fn undo_stands_behind_the_move_that_was_made() {
    let (_, other) = moves();
    let mut session = session();
    session.solve(3);
    session.step(0, other).unwrap();
    assert_eq!(session.ply(), 1);
    session.step(1, other).unwrap();
    assert_eq!(session.ply(), 2);
}
