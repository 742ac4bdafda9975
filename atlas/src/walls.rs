//! Walls of catchers that push a fugitive before them: the laws that bound the least number of catchers from above. The
//! proofs are in `docs/atlas.md`. Each plan is also played out before it is used.

use std::collections::BTreeSet;

use boardlab_core::games::pursuit::{Cell, Field};

use super::key::{AtlasKey, Speed};
use super::sweep::{Course, Plan, Sweep};

/// The plan with the fewest catchers, and the turns in which it wins.
pub(super) fn best_plan(key: AtlasKey) -> Option<(Plan, u16)> {
    plans(key).into_iter().min_by_key(|(plan, _)| plan.catchers())
}

/// Plans that win, and their turns.
fn plans(key: AtlasKey) -> Vec<(Plan, u16)> {
    let won = |plan: Plan| plan.capture_time(&key.problem(1)).map(|turns| (plan, turns));
    let walls = full_walls(key).into_iter().chain(thin_walls(key)).filter_map(won);
    walls.chain(rings(key).into_iter().find_map(won)).collect()
}

fn full_walls(key: AtlasKey) -> Option<Plan> {
    let field = key.field();
    match key.torus {
        _ if !key.blocked => None,
        true => Some(two_columns(field)),
        false if key.n.is_multiple_of(2) => Some(column(field)),
        false => Some(diagonal(field)),
    }
}

fn thin_walls(key: AtlasKey) -> Option<Plan> {
    match key.speed {
        Speed::Steps(3) if !key.torus => Some(across(key.field(), &zigzag(key.n), Order::AtOnce)),
        Speed::Steps(4) if !key.torus => Some(across(key.field(), &wide_zigzag(key.n), Order::RowByRow)),
        _ => None,
    }
}

/// Plans with the same number of catchers. One that wins is enough.
fn rings(key: AtlasKey) -> Vec<Plan> {
    let field = key.field();
    let n = key.n;
    match key.speed {
        Speed::Steps(2) if key.torus => around(field, &half(n), &three_quarters(n), Order::AtOnce),
        Speed::Steps(3) if key.torus => around(field, &three_quarters(n), &zigzag(n), Order::AtOnce),
        Speed::Steps(4) if key.torus => around(field, &zigzag(n), &wide_ring(n), Order::RowByRow),
        _ => Vec::new(),
    }
}

// --- walls
// -----------------------------------------------------------------------------------------------------------------

/// The columns, from 0 on, in which each row of a wall has catchers.
type Wall = Vec<&'static [u8]>;

/// Rows again and again, and at the end other ones, so many as are left.
fn rows(n: u8, period: [&'static [u8]; 4], ends: [&[&'static [u8]]; 4]) -> Wall {
    let end = ends[usize::from(n % 4)];
    let repeated = period.into_iter().cycle().take(usize::from(n) - end.len());
    repeated.chain(end.iter().copied()).collect()
}

/// ceil(N/2) catchers on a torus, one more if N mod 4 is 2. They stand still against two steps.
fn half(n: u8) -> Wall {
    rows(n, [&[1], &[], &[0], &[]], [&[], &[&[1]], &[&[0, 1], &[]], &[&[1], &[0], &[]]])
}

/// ceil(3N/4) catchers on a torus. They push against two steps, and stand still against three.
fn three_quarters(n: u8) -> Wall {
    rows(
        n,
        [&[1, 2], &[], &[0], &[]],
        [&[], &[&[1, 2], &[], &[0], &[0], &[]], &[&[1, 2], &[], &[0], &[0], &[0], &[]], &[&[1, 2], &[0], &[]]],
    )
}

/// N catchers. They push against three steps, and stand still against four.
fn zigzag(n: u8) -> Wall {
    (0..n).map(|y| if y % 2 == 0 { &[2][..] } else { &[0] }).collect()
}

/// N + 2 catchers. They push row by row against four steps.
fn wide_zigzag(n: u8) -> Wall {
    let mut wall: Wall = (0..n).map(|y| if y % 2 == 0 { &[2][..] } else { &[4] }).collect();
    wall[0] = &[2, 4];
    wall[usize::from(n) - 1] = &[2, 4];
    wall
}

/// N + 1 catchers on a torus of even side, N + 2 of odd side. They push row by row against four steps.
fn wide_ring(n: u8) -> Wall {
    let mut wall: Wall = (0..n).map(|y| if y % 2 == 0 { &[2][..] } else { &[4] }).collect();
    wall[0] = if n.is_multiple_of(2) { &[1, 2] } else { &[0, 2, 3] };
    wall
}

/// The catchers of a wall whose column 0 is this one: column and row.
fn catchers(wall: &Wall) -> Vec<(u8, u8)> {
    (0..).zip(wall).flat_map(|(y, row)| row.iter().map(move |&x| (x, y))).collect()
}

/// How a wall comes to the next column.
#[derive(Clone, Copy)]
enum Order {
    AtOnce,
    RowByRow,
}

/// How far each row has come, turn by turn, until all have come `most` columns.
fn shifts(n: u8, most: u8, order: Order) -> Vec<Vec<u8>> {
    let all = usize::from(n);
    let rows = usize::from(n) * usize::from(most);
    match order {
        Order::AtOnce => (0..=most).map(|by| vec![by; all]).collect(),
        Order::RowByRow => {
            let row = |moved: usize, y: usize| (moved / all + usize::from(y < moved % all)) as u8;
            (0..=rows).map(|moved| (0..all).map(|y| row(moved, y)).collect()).collect()
        }
    }
}

// --- plans
// -----------------------------------------------------------------------------------------------------------------

fn all(field: Field) -> BTreeSet<Cell> {
    (0..field.cells() as Cell).collect()
}

/// Cells of which x and y are so.
fn cells(field: Field, is_it: impl Fn(u8, u8) -> bool) -> BTreeSet<Cell> {
    let fits = |&cell: &Cell| {
        let (x, y) = field.xy(cell);
        is_it(x, y)
    };
    all(field).into_iter().filter(fits).collect()
}

/// A wall comes out of the first column and goes into the last one. The catchers behind the edges stand on them.
fn across(field: Field, wall: &Wall, order: Order) -> Plan {
    let width = wall.iter().copied().flatten().fold(0, |width, &x| width.max(x));
    let place = |shift: &Vec<u8>| {
        let column = |x: u8, y: u8| (x + shift[usize::from(y)]).saturating_sub(width).min(field.n - 1);
        catchers(wall).into_iter().map(|(x, y)| field.cell(column(x, y), y)).collect()
    };
    let course = shifts(field.n, field.n + width, order).iter().map(place).collect();
    let law = format!("a wall of {} sweeps the board", catchers(wall).len());
    Plan { law, sweeps: vec![Sweep { begins: all(field), course }] }
}

/// A wall stands on a torus, and another one goes around it. At the beginning they are so close that no cell between
/// them is free: a plan for every distance, and every turn of one against the other.
fn around(field: Field, standing: &Wall, pushing: &Wall, order: Order) -> Vec<Plan> {
    let n = field.n;
    let plan = |(gap, turned): (u8, u8)| {
        // The fugitive comes to the standing wall from the other side.
        let still = catchers(standing).into_iter().map(|(x, y)| field.cell((n + gap - x) % n, (y + turned) % n));
        let place = |shift: &Vec<u8>| {
            let cell = |(x, y): (u8, u8)| field.cell((x + shift[usize::from(y)]) % n, y);
            still.clone().chain(catchers(pushing).into_iter().map(cell)).collect()
        };
        let course: Course = shifts(n, n, order).iter().map(place).collect();
        let standing = catchers(standing).len();
        let pushing = catchers(pushing).len();
        let law = format!("a wall of {standing} stands, and one of {pushing} sweeps the torus");
        Plan { law, sweeps: vec![Sweep { begins: all(field), course }] }
    };
    (0..5).flat_map(|gap| (0..n).map(move |turned| (gap, turned))).map(plan).collect()
}

/// Columns of catchers, turn by turn.
fn columns(field: Field, turns: impl Iterator<Item = Vec<u8>>) -> Course {
    let column = |x: u8| (0..field.n).map(move |y| field.cell(x, y));
    turns.map(|columns| columns.into_iter().flat_map(column).collect()).collect()
}

/// A full column goes from the middle to the side where the fugitive is.
fn column(field: Field) -> Plan {
    let n = field.n;
    let middle = field.n / 2;
    let left =
        Sweep { begins: cells(field, |x, _| x < middle), course: columns(field, (0..=middle).rev().map(|x| vec![x])) };
    let right = Sweep { begins: cells(field, |x, _| x > middle), course: columns(field, (middle..n).map(|x| vec![x])) };
    Plan { law: format!("a column of {n} sweeps the board"), sweeps: vec![left, right] }
}

/// Two full columns close in on the fugitive between them.
fn two_columns(field: Field) -> Plan {
    let n = field.n;
    let other = field.n / 2;
    let between = Sweep {
        begins: cells(field, |x, _| 0 < x && x < other),
        course: columns(field, (0..=other).map(|by| vec![by, other - by])),
    };
    let beyond = Sweep {
        begins: cells(field, |x, _| x > other),
        course: columns(field, (0..n).map(|by| vec![(n - by) % n, (other + by) % n])),
    };
    Plan { law: format!("two columns of {n} close in"), sweeps: vec![between, beyond] }
}

/// On a square of odd side: pairs on every second cell of a diagonal become a wall beside it, on the side of the
/// fugitive, and push it into the corner. A fugitive on the diagonal is surrounded.
fn diagonal(field: Field) -> Plan {
    let n = field.n;
    let pairs: Vec<u8> = (1..n).step_by(2).collect();
    let start: Vec<Cell> = pairs.iter().flat_map(|&at| [field.cell(at, at); 2]).collect();
    let with = |first: Vec<Cell>, rest: Course| [vec![start.clone(), first], rest].concat();
    let below = |by: u8| (0..n - 1).map(move |y| ((y + by).min(n - 1), y));
    let push = |cell: &dyn Fn((u8, u8)) -> Cell| -> Course { (1..n).map(|by| below(by).map(cell).collect()).collect() };
    let mut sweeps = vec![
        Sweep {
            begins: cells(field, |x, y| x > y),
            course: [vec![start.clone()], push(&|(x, y)| field.cell(x, y))].concat(),
        },
        Sweep {
            begins: cells(field, |x, y| x < y),
            course: [vec![start.clone()], push(&|(x, y)| field.cell(y, x))].concat(),
        },
    ];
    for at in (0..n).step_by(2) {
        let towards = |pair: u8| if pair < at { pair + 1 } else { pair - 1 };
        let beside: Vec<Cell> =
            pairs.iter().flat_map(|&pair| [field.cell(towards(pair), pair), field.cell(pair, towards(pair))]).collect();
        let begins = BTreeSet::from([field.cell(at, at)]);
        sweeps.push(Sweep { begins, course: with(beside.clone(), vec![beside]) });
    }
    Plan { law: format!("pairs on a diagonal push a wall of {}", n - 1), sweeps }
}

#[cfg(test)]
mod tests {
    use boardlab_core::games::pursuit::exact::{Goal, MOST_CATCHERS, Problem, Sequential, Solver};

    use super::super::key::SIDES;
    use super::*;

    fn keys(largest: u8) -> impl Iterator<Item = AtlasKey> {
        AtlasKey::shards(largest)
    }

    /// Catchers and turns of the plan of a case.
    fn plan(name: &str) -> (u16, u16) {
        let (plan, turns) = best_plan(name.parse().expect("a case")).expect("a plan");
        (plan.catchers(), turns)
    }

    #[test]
    fn the_laws_hold_for_every_side_of_the_atlas() {
        for key in keys(*SIDES.end()).filter(|key| key.n > 4) {
            let n = u16::from(key.n);
            let most = match (key.torus, key.blocked, key.speed) {
                (false, true, _) => Some(n - n % 2),
                (false, false, Speed::Steps(3)) => Some(n),
                (false, false, Speed::Steps(4)) => Some(n + 2),
                (true, _, Speed::Steps(2)) => Some(n.div_ceil(2) + u16::from(n % 4 == 2) + (3 * n).div_ceil(4)),
                (true, _, Speed::Steps(3)) => Some(n + (3 * n).div_ceil(4)),
                (true, false, Speed::Steps(4)) => Some(2 * n + 1 + n % 2),
                (true, true, _) => Some(2 * n),
                _ => None,
            };
            assert_eq!(best_plan(key).map(|(plan, _)| plan.catchers()), most, "{key}");
        }
    }

    #[test]
    fn full_walls_win_in_the_turns_of_the_proof() {
        for n in SIDES {
            let key = |board: &str| format!("{board}-{n}-unlimited-blocked");
            let n = u16::from(n);
            let even = n % 2 == 0;
            assert_eq!(plan(&key("square")), if even { (n, n / 2) } else { (n - 1, n - 1) });
            assert_eq!(plan(&key("torus")), (2 * n, (n.div_ceil(2) - 1).div_ceil(2)));
        }
    }

    /// Who follows a plan is never better than best play.
    #[test]
    fn no_plan_is_better_than_the_solver() {
        let mut compared = 0;
        for key in keys(6) {
            for (plan, turns) in plans(key).into_iter().filter(|(plan, _)| plan.catchers() <= 5) {
                let problem = key.problem(plan.catchers() as u8);
                assert!(problem.catchers <= MOST_CATCHERS);
                let mut solver = Solver::new(problem, Goal::Value, 1 << 30).expect("it fits");
                while solver.turn(&Sequential).is_some() {}
                let best = solver.solution().capture_time;
                assert!(best.is_some_and(|best| best <= turns), "{key}: {best:?}, {turns} by: {}", plan.law);
                compared += 1;
            }
        }
        assert!(compared > 20, "{compared}");
    }

    /// Every fugitive, step by step, against catchers that follow the plan and step on a fugitive next to them.
    #[test]
    fn a_plan_that_is_played_out_catches_every_fugitive() {
        for key in keys(7) {
            for (plan, turns) in plans(key) {
                let latest = plan.sweeps.iter().flat_map(|sweep| {
                    let begin = |&cell: &Cell| !sweep.course[0].contains(&cell);
                    sweep.begins.iter().copied().filter(begin).map(|cell| caught(&key.problem(1), &sweep.course, cell))
                });
                assert_eq!(latest.max(), Some(Some(turns)), "{key}: {}", plan.law);
            }
        }
    }

    /// The latest turn on which a fugitive that begins on a cell is caught. `None` if one of its ways is never caught.
    fn caught(problem: &Problem, course: &Course, begin: Cell) -> Option<u16> {
        let mut seen = BTreeSet::new();
        let mut open = vec![(0, begin)];
        let mut latest = 0;
        while let Some((turn, cell)) = open.pop() {
            if course[turn].iter().any(|&at| problem.field.distance(at, cell) <= 1) {
                latest = latest.max(turn as u16 + 1);
                continue;
            }
            let catchers = course.get(turn + 1)?;
            if !catchers.contains(&cell) {
                let mut ends = BTreeSet::new();
                run(problem, catchers, cell, problem.steps, &mut ends);
                open.extend(ends.into_iter().map(|(end, _)| (turn + 1, end)).filter(|&next| seen.insert(next)));
            }
        }
        Some(latest)
    }

    /// Cells that a fugitive can end on, with the steps that are left.
    fn run(problem: &Problem, catchers: &[Cell], cell: Cell, left: u8, ends: &mut BTreeSet<(Cell, u8)>) {
        let held = catchers.contains(&cell);
        if (held && problem.blocked) || !ends.insert((cell, left)) {
            return;
        }
        for (_, to) in problem.field.around(cell).filter(|_| left > 0) {
            run(problem, catchers, to, left - 1, ends);
        }
        // It is caught there.
        if held {
            ends.remove(&(cell, left));
        }
    }

    #[test]
    fn a_plan_with_a_gap_is_none() {
        let key: AtlasKey = "square-6-unlimited-blocked".parse().expect("a case");
        let refused = |change: &dyn Fn(&mut Plan)| {
            let mut plan = column(key.field());
            assert_eq!(plan.capture_time(&key.problem(1)), Some(3));
            change(&mut plan);
            assert_eq!(plan.capture_time(&key.problem(1)), None);
        };
        // A catcher less, a cell without a sweep, a catcher that runs, an end that comes too soon, other beginnings.
        refused(&|plan| plan.sweeps.iter_mut().flat_map(|sweep| &mut sweep.course).for_each(|at| _ = at.pop()));
        refused(&|plan| _ = plan.sweeps[0].begins.pop_first());
        refused(&|plan| _ = plan.sweeps[0].course.remove(1));
        refused(&|plan| plan.sweeps[0].course.truncate(3));
        refused(&|plan| plan.sweeps[1].course[0].swap(0, 1));
        let passes = AtlasKey { blocked: false, ..key };
        assert_eq!(column(key.field()).capture_time(&passes.problem(1)), None);
    }
}
