//! What the tests of Pursuit's exact theory share.

use std::sync::Mutex;
use std::thread;

use boardlab_core::games::pursuit::exact::{
    Executor, Goal, LONGEST_SIDE, Problem, Sequential, Solution, Solver, Tablebase, Task,
};
use boardlab_core::games::pursuit::{Cell, Field, MatchParams};
use boardlab_tests::oracle::pursuit_theory::Chase;
use boardlab_tests::random::Random;

/// Positions of the largest chase that is picked at random.
pub(crate) const LARGEST: u128 = 2_000_000;

pub(crate) fn problem(chase: Chase) -> Problem {
    Problem { field: field(chase), catchers: chase.k as u8, steps: chase.s as u8, blocked: chase.blocked }
}

pub(crate) fn field(chase: Chase) -> Field {
    Field { torus: chase.torus, n: chase.n as u8 }
}

/// The parameters of a round without an end.
pub(crate) fn params(chase: Chase) -> MatchParams {
    let Chase { k, s, blocked, .. } = chase;
    MatchParams { field: field(chase), catchers: k as u16, steps: s as u8, turns: u16::MAX, blocked }
}

pub(crate) fn run(chase: Chase, goal: Goal, crew: &dyn Executor) -> Solver {
    let mut solver = Solver::new(problem(chase), goal, u64::MAX).expect("a small problem");
    while solver.turn(crew).is_some() {}
    solver
}

pub(crate) fn solved(chase: Chase) -> (Solution, Tablebase) {
    let solver = run(chase, Goal::Tablebase, &Sequential);
    (solver.solution(), solver.table().expect("a table"))
}

/// Positions with the catchers' word due.
pub(crate) fn positions(chase: &Chase) -> u128 {
    let cells = (chase.n * chase.n) as u128;
    (0..chase.k as u128).fold(cells, |all, nth| all * (cells + nth) / (nth + 1))
}

/// Both boards and both readings of some sides and catchers; S = 1 to 4 and 2N.
pub(crate) fn chases(sides: impl IntoIterator<Item = usize>, catchers: usize) -> Vec<Chase> {
    let mut chases = Vec::new();
    for n in sides {
        for k in 1..=catchers {
            for s in [1, 2, 3, 4, 2 * n] {
                let kinds = [(false, false), (false, true), (true, false), (true, true)];
                chases.extend(kinds.map(|(torus, blocked)| Chase { torus, n, k, s, blocked }));
            }
        }
    }
    chases
}

/// A chase, seldom on a large field.
pub(crate) fn any(random: &mut Random) -> Chase {
    loop {
        let n = if random.percent(80) { random.within(3..=9) } else { random.within(10..=LONGEST_SIDE.into()) };
        let s = if n < 10 && random.percent(20) { random.within(1..=2 * n) } else { random.within(1..=4) };
        let (torus, blocked) = (random.percent(50), random.percent(50));
        let chase = Chase { torus, n, k: random.within(1..=8), s, blocked };
        if chase.k < n * n && positions(&chase) <= LARGEST {
            return chase;
        }
    }
}

/// So many catchers anywhere.
pub(crate) fn anywhere(random: &mut Random, chase: &Chase) -> Vec<usize> {
    (0..chase.k).map(|_| random.below(chase.n * chase.n)).collect()
}

pub(crate) fn cells(cells: &[usize]) -> Vec<Cell> {
    cells.iter().map(|&cell| cell as Cell).collect()
}

/// Threads that take the work from its end.
pub(crate) struct Threads(pub(crate) usize);

impl Executor for Threads {
    fn run(&self, tasks: Vec<Task<'_>>, most: usize) {
        let tasks = Mutex::new(tasks);
        let next = || tasks.lock().unwrap().pop();
        thread::scope(|scope| {
            for _ in 0..self.0.min(most) {
                scope.spawn(|| {
                    while let Some(task) = next() {
                        task();
                    }
                });
            }
        });
    }
}
