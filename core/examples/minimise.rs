//! How fast inputs are made smaller, and how small they become: `cargo run --release -p boardlab-core --example minimise`.

use std::time::Instant;

use boardlab_core::game::GenParams;
use boardlab_core::workbench::Minimiser;
use boardlab_core::{Limits, game};
use boardlab_core::{Tools, tools};

/// A game, a word that the right output of the input has, and how many cases there are at first.
const TASKS: [(&str, &str, usize); 6] = [
    ("robots", "Won game after making 7", 200),
    ("robots", "teleport to (15,15)", 200),
    ("janken", "(0 points left)", 50),
    ("knights", "Bob", 100),
    ("pursuit", "5 : 0", 20),
    ("solitaire", "dam", 20),
];

fn main() {
    println!("game       words in    out  bytes in    out   steps   steps/s");
    for (name, word, cases) in TASKS {
        let tools = tools(name).expect("the game has tools");
        let text = tools.generate(7, GenParams { size: 60, adversarial: 40, ..GenParams::plain(cases) });
        report(tools, &text, word);
    }
}

fn report(tools: &'static dyn Tools, text: &str, word: &str) {
    let fails = |text: &str| {
        if tools.name() == "pursuit" || tools.name() == "solitaire" {
            text.contains(word)
        } else {
            output(tools, text).contains(word)
        }
    };
    if !fails(text) {
        return println!("{:10} has no `{word}`", tools.name());
    }
    let began = Instant::now();
    let mut minimiser = Minimiser::new(tools, text, Limits::Statement).expect("it is valid");
    while let Some(candidate) = minimiser.next() {
        minimiser.tell(fails(&candidate));
    }
    let (took, steps, best) = (began.elapsed().as_secs_f64(), minimiser.steps(), minimiser.best());
    let words = |text: &str| text.split_ascii_whitespace().count();
    let (before, after) = (words(text), words(best));
    let rate = steps as f64 / took;
    println!("{:10}{before:9}{after:7}{:10}{:7}{steps:8}{rate:10.0}", tools.name(), text.len(), best.len());
}

fn output(tools: &dyn Tools, text: &str) -> String {
    let kind = game(tools.name()).expect("it is a game");
    let document = kind.parse(text, Limits::Statement).expect("it is valid");
    let mut out = String::new();
    kind.answer(text, &document, 0..document.cases.len(), &kind.options("").expect("no options"), &mut out)
        .expect("a String takes everything");
    out
}
