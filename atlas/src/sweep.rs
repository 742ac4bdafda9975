//! Plans of catchers that win without a look at the fugitive until it is next to one of them, and their check.

use std::collections::BTreeSet;

use boardlab_core::games::pursuit::exact::Problem;
use boardlab_core::games::pursuit::{Cell, Field};

/// Placements that the catchers go through, one a turn. The nth catcher stands on the nth cell of each.
pub(super) type Course = Vec<Vec<Cell>>;

/// A course for the fugitives that begin on some cells.
pub(super) struct Sweep {
    pub(super) begins: BTreeSet<Cell>,
    pub(super) course: Course,
}

/// A placement, and a sweep for every cell on which a fugitive can begin. Catchers leave their course only to step on a
/// fugitive next to them.
pub(super) struct Plan {
    /// What wins, in words.
    pub(super) law: String,
    pub(super) sweeps: Vec<Sweep>,
}

impl Plan {
    pub(super) fn catchers(&self) -> u16 {
        self.start().len() as u16
    }

    fn start(&self) -> &[Cell] {
        self.sweeps.first().and_then(|sweep| sweep.course.first()).map_or(&[], Vec::as_slice)
    }

    /// The turns in which it surely catches a fugitive. `None` if it does not, or if it is no plan for this board.
    pub(super) fn capture_time(&self, problem: &Problem) -> Option<u16> {
        let field = problem.field;
        let begins = |cell: &Cell| self.sweeps.iter().any(|sweep| sweep.begins.contains(cell));
        let is_whole = cells(field).filter(|cell| !self.start().contains(cell)).all(|cell| begins(&cell));
        let is_course = |sweep: &Sweep| sweep.course.first().map(Vec::as_slice) == Some(self.start());
        if !is_whole || !self.sweeps.iter().all(|sweep| is_course(sweep) && are_steps(field, &sweep.course)) {
            return None;
        }
        self.sweeps.iter().map(|sweep| sweep.capture_time(problem)).try_fold(0, |most, time| Some(most.max(time?)))
    }
}

impl Sweep {
    /// The first turn on which no fugitive that began on one of the cells is free.
    fn capture_time(&self, problem: &Problem) -> Option<u16> {
        let mut free: Vec<Cell> = self.begins.iter().copied().collect();
        for (turn, pair) in (1..).zip(self.course.windows(2)) {
            let near = reached(problem.field, &pair[0]);
            free.retain(|&cell| !near[usize::from(cell)]);
            if free.is_empty() {
                return Some(turn);
            }
            free = moved(problem, free, &pair[1]);
        }
        None
    }
}

fn cells(field: Field) -> impl Iterator<Item = Cell> {
    0..field.cells() as Cell
}

/// For every cell: whether it is a catcher's or next to one.
fn reached(field: Field, catchers: &[Cell]) -> Vec<bool> {
    let mut reached = vec![false; field.cells()];
    catchers.iter().flat_map(|&at| field.around(at)).for_each(|(_, to)| reached[usize::from(to)] = true);
    reached
}

/// Where fugitives on some cells can end a move.
fn moved(problem: &Problem, from: Vec<Cell>, catchers: &[Cell]) -> Vec<Cell> {
    let mut held = vec![false; problem.field.cells()];
    catchers.iter().for_each(|&at| held[usize::from(at)] = true);
    let mut seen = if problem.blocked { held.clone() } else { vec![false; held.len()] };
    let mut enter = |cell: Cell| !std::mem::replace(&mut seen[usize::from(cell)], true);
    let mut front: Vec<Cell> = from.into_iter().filter(|&cell| !held[usize::from(cell)] && enter(cell)).collect();
    let mut ends = front.clone();
    for _ in 0..problem.steps {
        let around = front.iter().flat_map(|&cell| problem.field.around(cell)).map(|(_, to)| to);
        front = around.filter(|&to| enter(to)).collect();
        ends.extend(front.iter().copied().filter(|&to| !held[usize::from(to)]));
        if front.is_empty() {
            break;
        }
    }
    ends
}

/// Whether every catcher takes at most one step a turn.
fn are_steps(field: Field, course: &Course) -> bool {
    let step = |from: &[Cell], to: &[Cell]| {
        from.len() == to.len() && from.iter().zip(to).all(|(&from, &to)| field.distance(from, to) <= 1)
    };
    course.windows(2).all(|pair| step(&pair[0], &pair[1]))
}
