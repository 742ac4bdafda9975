//! The analysis in its simplest form, for tests: all placements, all joint moves, again and again.

use super::checker::{Board, Cells, Numbers, multisets};

/// The capture time. `None` for an escape.
pub(super) fn capture_time(board: Board, catchers: usize) -> Option<u16> {
    let mut safe = Vec::new();
    let everywhere = board.set(&(0..board.cells()).collect::<Vec<u16>>());
    multisets(board.cells(), catchers, |_| safe.push(everywhere));
    for turn in 1.. {
        let next = turn_before(board, catchers, &safe);
        if next.contains(&[0; 16]) {
            return Some(turn);
        }
        if next == safe {
            return None;
        }
        safe = next;
    }
    None
}

/// The cells from which a fugitive comes to a safe one, whatever the catchers do.
fn turn_before(board: Board, catchers: usize, safe: &[Cells]) -> Vec<Cells> {
    let numbers = Numbers::new(board.cells(), catchers);
    let around: Vec<Vec<u16>> = (0..board.cells()).map(|cell| board.around(cell)).collect();
    let mut home = Vec::new();
    let mut before = Vec::new();
    multisets(board.cells(), catchers, |placement| {
        home.push(board.moved(&safe[home.len()], &board.set(placement)));
    });
    multisets(board.cells(), catchers, |placement| {
        let mut common = safe[before.len()];
        every_move(&around, placement, &mut Vec::new(), &mut |to: &[u16]| {
            let mut to = to.to_vec();
            to.sort_unstable();
            let home = &home[numbers.of(&to)];
            common = std::array::from_fn(|y| common[y] & home[y]);
        });
        before.push(common);
    });
    before
}

/// Whether the cells of a certificate are closed: every joint move of every placement, one after the other.
pub(super) fn is_closed(board: Board, catchers: usize, safe: impl Fn(&[u16]) -> Cells) -> bool {
    let around: Vec<Vec<u16>> = (0..board.cells()).map(|cell| board.around(cell)).collect();
    let numbered = catchers - usize::from(board.torus);
    let mut closed = true;
    multisets(board.cells(), numbered, |cells| {
        let from: Vec<u16> = board.torus.then_some(0).into_iter().chain(cells.iter().copied()).collect();
        let now = board.list(&safe(&from));
        closed &= !now.is_empty();
        every_move(&around, &from, &mut Vec::new(), &mut |to: &[u16]| {
            let first = if board.torus { to[0] } else { 0 };
            let seen = |&cell: &u16| if board.torus { board.seen_from(first, cell) } else { cell };
            let mut others: Vec<u16> = to[catchers - numbered..].iter().map(seen).collect();
            others.sort_unstable();
            let after: Vec<u16> = board.torus.then_some(0).into_iter().chain(others).collect();
            let safe = board.list(&safe(&after));
            let ends = |cell: u16| board.list(&board.moved(&board.set(&[cell]), &board.set(to)));
            closed &= now.iter().all(|&cell| ends(cell).iter().any(|end| safe.contains(&seen(end))));
        });
    });
    closed
}

/// Calls `visit` with every joint move of the catchers.
fn every_move(around: &[Vec<u16>], from: &[u16], to: &mut Vec<u16>, visit: &mut impl FnMut(&[u16])) {
    let Some(&cell) = from.get(to.len()) else { return visit(to) };
    for &step in &around[usize::from(cell)] {
        to.push(step);
        every_move(around, from, to, visit);
        to.pop();
    }
}
