//! How fast the exact theory of Pursuit is, beside a plain solver and beside memory.
//!
//! ```sh
//! cargo run --release -p boardlab-core --example theory -- square 8 3 2
//! ```
//!
//! With `fast` behind it without the plain solver; with `table` only the seconds that every position takes.
//!
//! Prints the seconds of the solver, of a plain one that looks at every joint move of every state, the states a second
//! of both, bytes a state, and how often the memory that the solver keeps could have been copied in its time.

use std::time::Instant;

use boardlab_core::games::pursuit::exact::{Goal, Problem, Sequential, Solver};
use boardlab_core::games::pursuit::{Cell, Field};

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
        assert_eq!(plain(problem), time, "the plain solver agrees");
        let plain = began.elapsed().as_secs_f64();
        println!("plain solver: {plain:.3} s, {:.1} times as long", plain / seconds);
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

/// Every joint move of every state, turn by turn.
fn plain(problem: Problem) -> Option<u16> {
    let placements = placements(problem);
    let number = |set: &[Cell]| placements.binary_search_by(|other| other.as_slice().cmp(set)).expect("a placement");
    let moves: Vec<Vec<usize>> =
        placements.iter().map(|set| joint(problem, set).iter().map(|set| number(set)).collect()).collect();
    let reach: Vec<Vec<Cell>> = (0..problem.field.cells() as Cell).map(|cell| near(problem, cell)).collect();
    let mut lost: Vec<Vec<bool>> =
        placements.iter().map(|set| (0..reach.len()).map(|at| set.contains(&(at as Cell))).collect()).collect();
    for turn in 1.. {
        let after = |to: usize, at: usize| {
            placements[to].contains(&(at as Cell)) || reach[at].iter().all(|&end| lost[to][usize::from(end)])
        };
        let row = |from: usize| {
            (0..reach.len()).map(|at| lost[from][at] || moves[from].iter().any(|&to| after(to, at))).collect()
        };
        let next: Vec<Vec<bool>> = (0..placements.len()).map(row).collect();
        if next.iter().any(|row| row.iter().all(|&lost| lost)) {
            return Some(turn);
        }
        if next == lost {
            return None;
        }
        lost = next;
    }
    None
}

fn placements(problem: Problem) -> Vec<Vec<Cell>> {
    let mut all = vec![Vec::new()];
    for _ in 0..problem.catchers {
        let longer = |set: &Vec<Cell>| {
            let first = set.last().copied().unwrap_or(0);
            let set = set.clone();
            (first..problem.field.cells() as Cell).map(move |cell| [set.as_slice(), &[cell]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

fn joint(problem: Problem, set: &[Cell]) -> Vec<Vec<Cell>> {
    let mut all = vec![Vec::new()];
    for &cell in set {
        let longer = |head: &Vec<Cell>| {
            let head = head.clone();
            problem.field.around(cell).map(move |(_, to)| [head.as_slice(), &[to]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.iter_mut().for_each(|set| set.sort_unstable());
    all.sort_unstable();
    all.dedup();
    all
}

fn near(problem: Problem, cell: Cell) -> Vec<Cell> {
    let all = 0..problem.field.cells() as Cell;
    all.filter(|&to| problem.field.distance(cell, to) <= problem.steps.into()).collect()
}
