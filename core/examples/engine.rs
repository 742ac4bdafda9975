//! Times the engine natively, for `make bench`: the inputs are written once, so that every peer reads the same bytes.
//! Usage: `engine write FOLDER` or `engine FOLDER`, which prints `name milliseconds` lines, the best of some rounds.

use std::fmt::Write;
use std::time::Instant;
use std::{env, fs};

use boardlab_core::seed::Seed;
use boardlab_core::{Limits, Options, game, knights};

/// Cases of the crowded Robots input: 50 robots and 20 teleports each.
const CROWDED: usize = 4000;
const ROUNDS: usize = 9;

fn main() {
    let arguments: Vec<String> = env::args().collect();
    match &arguments[1..] {
        [write, folder] if write == "write" => write_inputs(folder),
        [folder] => measure(folder),
        _ => eprintln!("usage: engine [write] FOLDER"),
    }
}

fn write_inputs(folder: &str) {
    fs::create_dir_all(folder).expect("the folder can be made");
    fs::write(format!("{folder}/robots.in"), crowded_robots()).expect("the folder is writable");
    fs::write(format!("{folder}/knights.in"), full_knights()).expect("the folder is writable");
}

fn crowded_robots() -> String {
    let mut seed = Seed::new(2001);
    let mut text = String::new();
    for _ in 0..CROWDED {
        let mut cells: Vec<u64> = (0..31 * 31).filter(|&cell| cell != 14 * 31 + 14).collect();
        (0..50).for_each(|at| cells.swap(at, seed.between(at as u64, 959) as usize));
        let teleports: Vec<u64> = (0..20).map(|_| seed.below(31 * 31)).collect();
        text += "50 20\n";
        for cell in cells[..50].iter().chain(&teleports) {
            writeln!(text, "{} {}", cell / 31 + 1, cell % 31 + 1).expect("a String takes everything");
        }
    }
    text + "0 0\n"
}

fn full_knights() -> String {
    let mut seed = Seed::new(1315);
    let mut text = String::from("200\n");
    for _ in 0..200 {
        text += "1000\n";
        (0..1000).for_each(|_| writeln!(text, "{} {}", seed.below(500), seed.below(500)).expect("it takes everything"));
    }
    text
}

fn measure(folder: &str) {
    for name in ["robots", "knights"] {
        let text = fs::read_to_string(format!("{folder}/{name}.in")).expect("`engine write` came before");
        println!("{name} {:.4}", best(|| answer(name, &text)));
    }
    println!("region {:.4}", best(|| knights::region(0, 0, 500, 500, 1).len()));
}

/// Reading included.
fn answer(name: &str, text: &str) -> usize {
    let game = game(name).expect("the game exists");
    let document = game.parse(text, Limits::Statement).expect("the input is valid");
    let mut out = String::new();
    let cases = 0..document.cases.len();
    game.answer(text, &document, cases, &Options::default(), &mut out).expect("a String takes everything");
    out.len()
}

fn best(mut run: impl FnMut() -> usize) -> f64 {
    let once = |_| {
        let start = Instant::now();
        assert!(std::hint::black_box(run()) > 0);
        start.elapsed().as_secs_f64() * 1000.0
    };
    (0..ROUNDS).map(once).fold(f64::INFINITY, f64::min)
}
