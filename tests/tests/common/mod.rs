//! Shared by the test files; each uses a part.
#![allow(dead_code)]

use boardlab_core::{Document, GAMES, Kind, Limits, Options, Player};
use boardlab_tests::random;

pub(crate) fn game(name: &str) -> &'static dyn Kind {
    boardlab_core::game(name).unwrap_or_else(|| panic!("no game is called {name}"))
}

pub(crate) fn parsed(kind: &dyn Kind, text: &str) -> Document {
    let parsed = kind.parse(text, Limits::Statement);
    parsed.unwrap_or_else(|error| panic!("{}", error.report(kind.name(), text)))
}

/// The options that keep a test short: Solitaire Chess searches as long as it may.
pub(crate) fn terms(kind: &dyn Kind) -> Options {
    kind.options(brief(kind)).unwrap()
}

fn brief(kind: &dyn Kind) -> &'static str {
    if kind.name() == "solitaire" { "nodes=20" } else { "" }
}

/// The judge's output for a whole valid input.
pub(crate) fn answer(kind: &dyn Kind, text: &str) -> String {
    answer_with(kind, text, brief(kind))
}

/// The same under options such as `reading=cautious`.
pub(crate) fn answer_with(kind: &dyn Kind, text: &str, options: &str) -> String {
    let document = parsed(kind, text);
    let options = kind.options(options).unwrap();
    let mut out = String::new();
    kind.answer(text, &document, 0..document.cases.len(), &options, &mut out).unwrap();
    out
}

/// Random valid inputs of every game, from this crate and from the game itself.
pub(crate) fn inputs(seeds: u64, cases: usize) -> Vec<(&'static dyn Kind, String)> {
    let mut inputs = Vec::new();
    for &kind in GAMES {
        for seed in 0..seeds {
            inputs.push((kind, random::input(kind.name(), seed, cases)));
            // A fresh board of Solitaire Chess is a whole game of its search.
            if kind.name() != "solitaire" || seed % 10 == 0 {
                inputs.push((kind, kind.generate(seed, cases)));
            }
        }
    }
    inputs
}

/// Every case of some random inputs that a person could play to its end.
pub(crate) fn players(seeds: u64) -> Vec<(&'static dyn Kind, String, Box<dyn Player>)> {
    let mut players = Vec::new();
    for (kind, text) in inputs(seeds, 2) {
        for &span in &parsed(kind, &text).cases {
            let case = kind.print(&text, span);
            if case.lines().count() < 60 {
                players.push((kind, case, kind.open(&text, span, &terms(kind))));
            }
        }
    }
    players
}

/// An input made of printed cases.
pub(crate) fn whole(kind: &dyn Kind, cases: &[String]) -> String {
    match kind.name() {
        "robots" => cases.concat() + "0 0\n",
        "solitaire" => cases.concat(),
        _ => format!("{}\n{}", cases.len(), cases.concat()),
    }
}
