//! How fast inputs are made smaller, and how small they become:
//! `cargo run --release -p boardlab-core --example minimise`.

use std::time::Instant;

use boardlab_core::game::GenParams;
use boardlab_core::workbench::Minimiser;
use boardlab_core::{DynWorkbench, workbench};
use boardlab_core::{Limits, game};

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
        let workbench = workbench(name).expect("the game exists");
        let text = workbench.generate(7, GenParams { size: 60, adversarial: 40, ..GenParams::plain(cases) });
        report(workbench, &text, word);
    }
}

fn report(workbench: &'static dyn DynWorkbench, text: &str, word: &str) {
    let fails = |text: &str| {
        if workbench.name() == "pursuit" || workbench.name() == "solitaire" {
            text.contains(word)
        } else {
            output(workbench, text).contains(word)
        }
    };
    assert!(fails(text), "the input of {} has no `{word}`", workbench.name());
    let began = Instant::now();
    let mut minimiser = Minimiser::new(workbench, text, Limits::Statement).expect("it is valid");
    while let Some(candidate) = minimiser.next() {
        minimiser.report(fails(&candidate));
    }
    let took = began.elapsed().as_secs_f64();
    let steps = minimiser.steps();
    let best = minimiser.best();
    let words = |text: &str| text.split_ascii_whitespace().count();
    let (before, after) = (words(text), words(best));
    let rate = steps as f64 / took;
    println!("{:10}{before:9}{after:7}{:10}{:7}{steps:8}{rate:10.0}", workbench.name(), text.len(), best.len());
}

fn output(workbench: &dyn DynWorkbench, text: &str) -> String {
    let game = game(workbench.name()).expect("it is a game");
    let document = game.parse(text, Limits::Statement).expect("it is valid");
    let mut out = String::new();
    game.answer(text, &document, 0..document.cases.len(), &game.options("").expect("no options"), &mut out)
        .expect("a String takes everything");
    out
}
