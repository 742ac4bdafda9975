//! The analysis in its simplest form: every position and every move, again and again, until a turn brings nothing
//! new. It has no symmetry, no sets of bits and no order of work. Tests compare the tables with it.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::problem::Problem;
use crate::games::pursuit::field::{Cell, NEVER};

/// For the ascending cells of the catchers, who are about to move: the turns to the capture of a fugitive on each cell.
pub type Depths = BTreeMap<Vec<Cell>, Vec<u8>>;

/// The depth to capture of every position; [`NEVER`] where the fugitive escapes for ever.
///
/// ```
/// use boardlab_core::games::pursuit::exact::{Known, Problem, naive};
/// use boardlab_core::games::pursuit::Field;
/// let field = Field { torus: false, n: 3 };
/// let problem = Problem { field, catchers: 1, steps: 1, blocked: false };
/// let table = Known::solve_small(problem).unwrap().table;
/// let depths: naive::Depths = naive::solve(&problem);
/// assert!(depths.iter().all(|(catchers, row)| table.depth_to_capture(catchers) == *row));
/// ```
#[must_use]
pub fn solve(problem: &Problem) -> Depths {
    let mut depths = start(problem);
    for turn in 1..NEVER {
        let lost = lost_now(problem, &depths);
        if lost.is_empty() {
            break;
        }
        for (catchers, fugitive) in lost {
            if let Some(row) = depths.get_mut(&catchers) {
                row[usize::from(fugitive)] = turn;
            }
        }
    }
    depths
}

/// At first only a fugitive on a catcher's cell is lost.
fn start(problem: &Problem) -> Depths {
    let cells = 0..problem.field.cells() as Cell;
    let row = |catchers: &[Cell]| cells.clone().map(|cell| if catchers.contains(&cell) { 0 } else { NEVER }).collect();
    placements(problem).into_iter().map(|catchers| (catchers.clone(), row(&catchers))).collect()
}

/// Positions that are lost by what is known, and were not before.
fn lost_now(problem: &Problem, depths: &Depths) -> Vec<(Vec<Cell>, Cell)> {
    let trapped: BTreeMap<_, _> =
        depths.iter().map(|(catchers, row)| (catchers, trapped(problem, catchers, row))).collect();
    let mut lost = Vec::new();
    for (catchers, row) in depths {
        let moves: Vec<_> = joint_moves(problem, catchers).iter().map(|after| &trapped[after]).collect();
        let open = (0..).zip(row).filter(|&(_, &depth)| depth == NEVER).map(|(cell, _)| cell);
        let forced = open.filter(|&fugitive| moves.iter().any(|trapped| trapped[usize::from(fugitive)]));
        lost.extend(forced.map(|fugitive| (catchers.clone(), fugitive)));
    }
    lost
}

/// For each cell, whether a fugitive there that is about to move is caught, or is lost wherever it goes.
fn trapped(problem: &Problem, catchers: &[Cell], row: &[u8]) -> Vec<bool> {
    let is_lost = |&end: &Cell| row[usize::from(end)] != NEVER;
    let is_trapped = |cell| catchers.contains(&cell) || ends(problem, catchers, cell).iter().all(is_lost);
    (0..problem.field.cells() as Cell).map(is_trapped).collect()
}

/// Where up to S steps of the fugitive end. By the reading `blocked` no step leaves a catcher's cell.
fn ends(problem: &Problem, catchers: &[Cell], from: Cell) -> Vec<Cell> {
    let mut ends = vec![from];
    for _ in 0..problem.steps {
        let open = ends.iter().filter(|cell| !(problem.blocked && catchers.contains(cell)));
        let next: Vec<Cell> = open.flat_map(|&cell| problem.field.around(cell).map(|(_, to)| to)).collect();
        ends.extend(next);
        ends.sort_unstable();
        ends.dedup();
    }
    ends
}

/// The placements that the catchers can move to, a step or none for each of them.
fn joint_moves(problem: &Problem, catchers: &[Cell]) -> Vec<Vec<Cell>> {
    let mut moves = vec![Vec::new()];
    for &catcher in catchers {
        let to = |before: &Vec<Cell>| {
            let before = before.clone();
            problem.field.around(catcher).map(move |(_, to)| [before.as_slice(), &[to]].concat())
        };
        moves = moves.iter().flat_map(to).collect();
    }
    moves.iter_mut().for_each(|after| after.sort_unstable());
    moves
}

/// All placements, cells ascending. Several catchers may share a cell.
fn placements(problem: &Problem) -> Vec<Vec<Cell>> {
    let cells = 0..problem.field.cells() as Cell;
    (0..problem.catchers).fold(vec![Vec::new()], |all, _| {
        let longer = |partial: &Vec<Cell>| {
            let partial = partial.clone();
            let least = partial.last().copied().unwrap_or(0);
            cells.clone().filter(move |&cell| cell >= least).map(move |cell| [partial.as_slice(), &[cell]].concat())
        };
        all.iter().flat_map(longer).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::super::problem::{Goal, Sequential};
    use super::super::solver::Solver;
    use super::*;
    use crate::games::pursuit::field::Field;

    fn compare(torus: bool, n: u8, catchers: u8, steps: u8, blocked: bool) {
        let problem = Problem { field: Field { torus, n }, catchers, steps, blocked };
        let mut solver = Solver::new(problem, Goal::Tablebase, u64::MAX).expect("it fits");
        while solver.turn(&Sequential).is_some() {}
        let table = solver.table().expect("the tablebase was the goal");
        for (catchers, row) in solve(&problem) {
            assert_eq!(table.depth_to_capture(&catchers), row, "{problem:?} {catchers:?}");
        }
    }

    #[test]
    fn the_tables_agree_with_it() {
        for torus in [false, true] {
            for blocked in [false, true] {
                compare(torus, 3, 1, 1, blocked);
                compare(torus, 3, 2, 2, blocked);
                compare(torus, 4, 2, 1, blocked);
            }
        }
        compare(false, 3, 3, 3, true);
    }
}
