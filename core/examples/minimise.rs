//! How fast inputs are made smaller, and how small they become:
//! `cargo run --release -p boardlab-core --example minimise`.

use std::time::Instant;

use boardlab_core::GenParams;
use boardlab_core::{DynGame, Limits, game};

/// A game, a word that the right output has, or else the input, and how many cases there are at first.
const TASKS: [(&str, &str, usize); 6] = [
    ("robots", "Won game after making 7", 200),
    ("robots", "teleport to (15,15)", 200),
    ("janken", "(0 points left)", 50),
    ("knights", "Bob", 100),
    ("pursuit", "dominate", 20),
    ("solitaire", "dam", 20),
];

fn main() {
    println!("game       words in    out  bytes in    out   steps   steps/s");
    for (name, word, cases) in TASKS {
        let game = game(name).expect("the game exists");
        let text = game.generate(7, GenParams { size: 60, adversarial: 40, ..GenParams::plain(cases) });
        report(game, &text, word);
    }
}

fn report(game: &dyn DynGame, text: &str, word: &str) {
    let fails = |text: &str| {
        if game.name() == "pursuit" || game.name() == "solitaire" {
            text.contains(word)
        } else {
            output(game, text).contains(word)
        }
    };
    assert!(fails(text), "the input of {} has no `{word}`", game.name());
    let began = Instant::now();
    let input = game.read(text.into(), Limits::Statement, &[]).expect("it is valid");
    let mut minimiser = input.minimiser();
    while let Some(candidate) = minimiser.next() {
        minimiser.report(fails(&candidate));
    }
    let took = began.elapsed().as_secs_f64();
    let steps = minimiser.steps();
    let best = minimiser.best();
    let words = |text: &str| text.split_ascii_whitespace().count();
    let (before, after) = (words(text), words(best));
    let rate = steps as f64 / took;
    println!("{:10}{before:9}{after:7}{:10}{:7}{steps:8}{rate:10.0}", game.name(), text.len(), best.len());
}

fn output(game: &dyn DynGame, text: &str) -> String {
    let input = game.read(text.into(), Limits::Statement, &[]).expect("it is valid");
    input.answer()
}
