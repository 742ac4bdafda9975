//! How fast the exact theory of Pursuit is, beside the naive solver and beside memory.
//!
//! ```sh
//! cargo run --release -p boardlab-core --example theory -- square 8 3 2
//! ```
//!
//! With `fast` behind it without the naive solver; with `table` only the seconds that every position takes.
//!
//! Prints the seconds of the solver, of the naive one that looks at every joint move of every state, the states a
//! second, bytes a state, and how often the memory that the solver keeps could have been copied in its time.

use std::time::Instant;

use boardlab_core::games::pursuit::exact::{Goal, Problem, Sequential, Solver, naive};
use boardlab_core::games::pursuit::{Field, NEVER};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [board, n, k, s, ..] = args.as_slice() else {
        eprintln!("square|torus N K S [fast|table]");
        return;
    };
    let field = Field { torus: board == "torus", n: n.parse().expect("N") };
    let problem = Problem { field, catchers: k.parse().expect("K"), steps: s.parse().expect("S"), blocked: false };
    if args.last().is_some_and(|last| last == "table") {
        println!("{}", solver(problem, Goal::Tablebase).1);
        return;
    }
    let (time, seconds) = solver(problem, Goal::Value);
    report(problem, time, seconds);
    if args.len() == 4 {
        let began = Instant::now();
        assert_eq!(naive(problem), time, "the naive solver agrees");
        let naive = began.elapsed().as_secs_f64();
        println!("naive solver: {naive:.3} s, {:.1} times as long", naive / seconds);
    }
}

fn solver(problem: Problem, goal: Goal) -> (Option<u16>, f64) {
    let began = Instant::now();
    let mut solver = Solver::new(problem, goal, u64::MAX).expect("a problem that fits");
    while solver.turn(&Sequential).is_some() {}
    (solver.solution().capture_time, began.elapsed().as_secs_f64())
}

fn report(problem: Problem, time: Option<u16>, seconds: f64) {
    let cost = problem.cost(Goal::Value).expect("a problem that fits");
    let (states, bytes) = (cost.states as f64, cost.bytes as f64);
    println!("capture time {time:?}, {} states, {} placements kept", cost.states, cost.kept);
    println!("{seconds:.3} s, {:.0} million states a second", states / seconds / 1e6);
    println!("{:.0} MB, {:.3} bytes a state", bytes / 1e6, bytes / states);
    let rate = copied();
    let set = 8.0 * (f64::from(problem.field.n).powi(2) / 64.0).ceil();
    let turns = f64::from(time.unwrap_or(1));
    let once = 2.0 * set * cost.kept as f64 * turns;
    println!(
        "memory copies {:.1} GB/s; reading and writing every kept set once a turn: {:.3} s, {:.0} times less",
        rate / 1e9,
        once / rate,
        seconds * rate / once
    );
}

/// Bytes a second, read and written, that a large copy moves.
fn copied() -> f64 {
    let from = vec![1_u64; 1 << 25];
    let mut to = vec![0_u64; 1 << 25];
    // The first copy waits for the pages.
    to.copy_from_slice(&from);
    let began = Instant::now();
    (0..4).for_each(|_| to.copy_from_slice(std::hint::black_box(&from)));
    std::hint::black_box(&to);
    (4 * 2 * 8 * from.len()) as f64 / began.elapsed().as_secs_f64()
}

/// The capture time by the specification: the depth of the slowest capture from the best placement.
fn naive(problem: Problem) -> Option<u16> {
    let depths = naive::solve(&problem);
    let slowest = depths.values().filter_map(|row| row.iter().max());
    slowest.min().filter(|&&depth| depth != NEVER).map(|&depth| depth.into())
}
