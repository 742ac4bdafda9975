//! Times the engine natively, for `make bench`: the inputs are written once, so that every peer reads the same bytes.
//! Usage: `engine write FOLDER` or `engine FOLDER`, which prints `name milliseconds` lines, the best of some rounds.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Instant;
use std::{env, fs};

use boardlab_core::GenParams;
use boardlab_core::games::janken::{Case, Janken};
use boardlab_core::games::knights;
use boardlab_core::rng::SplitMix64;
use boardlab_core::scene::{Theme, svg};
use boardlab_core::view::Explanation;
use boardlab_core::{AnyInput, GAMES, Game, Input, Limits, game};

/// How much is done.
struct Work {
    /// Cases of the crowded Robots input: 50 robots and 20 teleports each.
    crowded: usize,
    /// Cases of the Robots input whose output is compared: a good megabyte.
    compared: usize,
    /// Data sets of the Janken input.
    maps: usize,
    /// Pictures of each game.
    pictures: usize,
    rounds: usize,
}

/// `BENCH_SMOKE=1` asks whether it runs at all.
fn work() -> Work {
    if env::var("BENCH_SMOKE").is_ok_and(|smoke| smoke == "1") {
        return Work { crowded: 40, compared: 120, maps: 20, pictures: 20, rounds: 1 };
    }
    Work { crowded: 4000, compared: 12_000, maps: 2000, pictures: 1000, rounds: 9 }
}

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
    let maps = generated("janken", 2806, work().maps);
    fs::write(format!("{folder}/janken-idle.in"), idle(&maps)).expect("the folder is writable");
    fs::write(format!("{folder}/janken.in"), maps).expect("the folder is writable");
}

fn crowded_robots() -> String {
    let mut rng = SplitMix64::new(2001);
    let mut text = String::new();
    for _ in 0..work().crowded {
        let mut cells: Vec<u64> = (0..31 * 31).filter(|&cell| cell != 14 * 31 + 14).collect();
        (0..50).for_each(|at| cells.swap(at, rng.between(at as u64, 959) as usize));
        let teleports: Vec<u64> = (0..20).map(|_| rng.below(31 * 31)).collect();
        text += "50 20\n";
        for cell in cells[..50].iter().chain(&teleports) {
            writeln!(text, "{} {}", cell / 31 + 1, cell % 31 + 1).expect("a String takes everything");
        }
    }
    text + "0 0\n"
}

/// The same data sets with every order from an empty cell: all that is done for an answer but the judging.
fn idle(maps: &str) -> String {
    let mut text = format!("{}\n", work().maps);
    for case in cases(maps) {
        let stands = |row, number| case.units.iter().any(|unit| (unit.at.row, unit.at.column) == (row, number));
        let empty = (4..9).find(|&number| !stands(0, number)).map_or("I1".into(), |number| format!("A{}", number + 1));
        let mut lines = case.to_string();
        let orders = lines.len() - 6 * case.orders.len();
        lines.truncate(orders);
        case.orders
            .iter()
            .for_each(|order| writeln!(lines, "{empty} {}", order.to).expect("a String takes everything"));
        text += &lines;
    }
    text
}

fn cases(text: &str) -> Vec<Case> {
    let input = Input::<Janken>::read(text, Limits::Statement, Default::default()).expect("the input is valid");
    (0..).map_while(|case| input.case(case)).collect()
}

fn full_knights() -> String {
    let mut rng = SplitMix64::new(1315);
    let mut text = String::from("200\n");
    for _ in 0..200 {
        text += "1000\n";
        (0..1000).for_each(|_| writeln!(text, "{} {}", rng.below(500), rng.below(500)).expect("it takes everything"));
    }
    text
}

fn measure(folder: &str) {
    println!("orders {}", cases(&read(folder, "janken")).iter().map(|case| case.orders.len()).sum::<usize>());
    for (game, name) in [("robots", "robots"), ("janken", "janken"), ("janken", "janken-idle"), ("knights", "knights")]
    {
        println!("{name} {:.4}", best_of(|| read(folder, name), |text| answer(game, text)));
    }
    let cases = cases(&read(folder, "janken"));
    println!("judge {:.4}", best(|| cases.iter().map(judge).sum()));
    println!("region {:.4}", best(|| knights::region(0, 0, 500, 500, 1).len()));
    let (text, output) = compared();
    println!("output {}", output.len());
    println!("compare {:.4}", best(|| compare(&text, &output)));
    println!("compare-wrong {:.4}", best(|| compare(&text, &output.replace("Won", "Lost"))));
    println!("nodes {}", think());
    println!("think {:.4}", best(think));
    for game in GAMES.iter().map(|game| game.name()) {
        println!("svg:{game} {:.4}", pictures(game) * 1000.0 / work().pictures as f64);
    }
}

/// Positions of a game as SVG, one after the other, from the move to the text.
fn pictures(name: &str) -> f64 {
    let mut session = input(name, generated(name, 7, 1), &[]).open(0).expect("a case");
    session.solve(10);
    let plies = session.line().plies as usize + 1;
    best(|| (0..work().pictures).map(|nth| svg(&session.scene((nth % plies) as u32), Theme::Light).len()).sum())
}

/// Many small cases of Robots, and the right output.
fn compared() -> (String, String) {
    let text = generated("robots", 2001, work().compared);
    let mut out = String::new();
    input("robots", text.as_str(), &[]).write_answer(0..work().compared, &mut out).expect("a String takes everything");
    (text, out)
}

/// From the pasted output to the verdict and all rows, the right output included.
fn compare(text: &str, output: &str) -> usize {
    input("robots", text, &[]).comparer(output).finish().rows as usize
}

/// Weighs the first removals of a board; the positions looked at.
fn think() -> usize {
    let input = input("solitaire", generated("solitaire", 1, 1), &[("nodes", "300000")]);
    let mut player = input.open(0).expect("a case");
    loop {
        match player.explain(0) {
            Some(Explanation::Solitaire(why)) if !why.thought.done => {}
            Some(Explanation::Solitaire(why)) => return why.thought.nodes as usize,
            _ => return 0,
        }
    }
}

fn read(folder: &str, name: &str) -> String {
    fs::read_to_string(format!("{folder}/{name}.in")).expect("`engine write` came before")
}

/// Every order of a data set that was read before; no output.
fn judge(case: &Case) -> usize {
    let mut state = Janken::start(case);
    for order in &case.orders {
        Janken::play(case, &mut state, order).expect("an order of the data set");
    }
    std::hint::black_box(&state).done as usize
}

/// Reading included.
fn answer(name: &str, text: String) -> usize {
    let input = input(name, text, &[]);
    input.answer().len()
}

fn input(name: &str, text: impl Into<String>, options: &[(&str, &str)]) -> Arc<dyn AnyInput> {
    let game = game(name).expect("the game exists");
    game.read(text.into(), Limits::Statement, options).expect("the input is valid, and the options exist")
}

fn best(mut run: impl FnMut() -> usize) -> f64 {
    best_of(|| (), |()| run())
}

/// An input owns its text: what a round consumes is made before the clock starts.
fn best_of<T>(mut prepare: impl FnMut() -> T, mut run: impl FnMut(T) -> usize) -> f64 {
    let once = |_| {
        let prepared = prepare();
        let start = Instant::now();
        assert!(std::hint::black_box(run(prepared)) > 0);
        start.elapsed().as_secs_f64() * 1000.0
    };
    (0..work().rounds).map(once).fold(f64::INFINITY, f64::min)
}

fn generated(name: &str, seed: u64, cases: usize) -> String {
    game(name).expect("the game exists").generate(seed, GenParams::plain(cases))
}
