//! Three catchers that surely catch a fugitive of one step a turn on a torus.
//!
//! A diagonal is a set of cells with the same x - y; every step goes to a neighbouring diagonal, and the N diagonals of
//! a torus form a ring. A catcher on the fugitive's diagonal can stay on it for ever. Two catchers on either side of
//! the fugitive on the ring get nearer to it together with every turn, so one of them comes onto its diagonal; then the
//! other two do the same, and another one comes.
//!
//! Let A and B be on its diagonal, A ahead of it at (a, a), B behind it at (-b, -b), and C anywhere. If the fugitive
//! steps towards A, that is to the right or down, A follows on the other axis: a falls by one, and B keeps its
//! distance. If it steps towards B, b falls. If it stays, C comes nearer. So a + b + (the distance of C) falls with
//! every turn.

use alloc::vec::Vec;

use super::area::nearest_catchers;
use super::position::{Criterion, Position, nearer};
use crate::games::pursuit::field::Cell;

/// The number of catchers that take part: the nearest ones.
const CREW: usize = 6;

/// Whether there is a sure way.
fn applies(position: &Position<'_>) -> bool {
    position.field.torus && position.params.steps == 1 && position.params.catchers >= 3
}

/// What decides the catchers' move, if there is a sure way.
pub(super) fn criterion(position: &Position<'_>) -> Option<Criterion> {
    let decides = if position.capture().is_some() { Criterion::Capture } else { Criterion::Diagonal };
    applies(position).then_some(decides)
}

/// On diagonals that are far apart.
pub(super) fn place(position: &Position<'_>) -> Option<Vec<Cell>> {
    let n = u32::from(position.field.n);
    let k = u32::from(position.params.catchers);
    let column = |nth: u32| (nth * n / k) as u8;
    applies(position).then(|| (0..k).map(|nth| position.field.cell(column(nth), 0)).collect())
}

/// A part in the plan: what it costs the catchers at best, and where to step for that.
type Part = (u32, Cell);

/// What a catcher can do for the plan on one of the two kinds of diagonals.
struct Parts {
    /// The catcher's place in the list.
    nth: usize,
    /// On the fugitive's diagonal, ahead of it.
    front: Option<Part>,
    /// On the fugitive's diagonal, behind it.
    back: Option<Part>,
    /// On the ring, ahead of it.
    ahead: Part,
    /// On the ring, behind it.
    behind: Part,
    /// As near as can be.
    chase: Part,
}

/// Moves of the three catchers, and what is left to do then: the phase, and its measure.
type Plan = ((u32, u32), [(usize, Cell); 3]);

pub(super) fn catchers(position: &Position<'_>) -> Option<Vec<Cell>> {
    let fugitive = position.fugitive.filter(|_| applies(position))?;
    let mut moved: Vec<Cell> = position.catchers.iter().map(|&cell| nearer(position.field, cell, fugitive).1).collect();
    if position.capture().is_some() {
        return Some(moved);
    }
    let plans = [false, true].into_iter().filter_map(|mirrored| plan(&crew(position, fugitive, mirrored)));
    let (_, steps) = plans.min_by_key(|(left, _)| *left)?;
    steps.into_iter().for_each(|(nth, cell)| moved[nth] = cell);
    Some(moved)
}

fn crew(position: &Position<'_>, fugitive: Cell, mirrored: bool) -> Vec<Parts> {
    nearest_catchers(position, fugitive)
        .into_iter()
        .take(CREW)
        .map(|nth| parts(position, fugitive, nth, mirrored))
        .collect()
}

fn parts(position: &Position<'_>, fugitive: Cell, nth: usize, mirrored: bool) -> Parts {
    let n = i32::from(position.field.n);
    let xy = |cell: Cell| {
        let (x, y) = position.field.xy(cell);
        (i32::from(x), if mirrored { -i32::from(y) } else { i32::from(y) })
    };
    let (x, y) = xy(fugitive);
    let cells: Vec<Cell> = position.field.around(position.catchers[nth]).map(|(_, cell)| cell).collect();
    let along = |cell: Cell| (xy(cell).0 - x).rem_euclid(n);
    let ring = |cell: Cell| (along(cell) - (xy(cell).1 - y)).rem_euclid(n);
    let best = |measure: &dyn Fn(Cell) -> Option<i32>| {
        let part = |&cell: &Cell| Some((measure(cell)? as u32, cell));
        cells.iter().filter_map(part).min_by_key(|&(left, cell)| (left, position.field.distance(cell, fugitive)))
    };
    let stay = (u32::MAX, position.catchers[nth]);
    Parts {
        nth,
        front: best(&|cell| (ring(cell) == 0).then(|| along(cell))),
        back: best(&|cell| (ring(cell) == 0).then(|| n - along(cell))),
        ahead: best(&|cell| Some(ring(cell))).unwrap_or(stay),
        behind: best(&|cell| Some((n - ring(cell)) % n)).unwrap_or(stay),
        chase: best(&|cell| Some(i32::from(position.field.distance(cell, fugitive)))).unwrap_or(stay),
    }
}

/// The plan with least left to do, over who plays which part.
fn plan(crew: &[Parts]) -> Option<Plan> {
    let mut plans = Vec::new();
    for (first, a) in crew.iter().enumerate() {
        for (second, b) in crew.iter().enumerate().filter(|&(second, _)| second != first) {
            let thirds = crew.iter().enumerate().filter(|&(third, _)| third != first && third != second);
            plans.extend(thirds.map(|(_, c)| assign(a, b, c)));
        }
    }
    plans.into_iter().min_by_key(|(left, _)| *left)
}

fn assign(a: &Parts, b: &Parts, c: &Parts) -> Plan {
    let squeeze = b.behind.0 + c.ahead.0;
    match (a.front.or(a.back), a.front, b.back) {
        (_, Some(front), Some(back)) => {
            ((0, front.0 + back.0 + c.chase.0), [(a.nth, front.1), (b.nth, back.1), (c.nth, c.chase.1)])
        }
        (Some(on), ..) => ((1, squeeze), [(a.nth, on.1), (b.nth, b.behind.1), (c.nth, c.ahead.1)]),
        _ => ((2, squeeze), [(a.nth, a.chase.1), (b.nth, b.behind.1), (c.nth, c.ahead.1)]),
    }
}
