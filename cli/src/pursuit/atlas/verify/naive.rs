//! The analysis in its simplest form, for tests: all placements, all moves, again and again.

use std::cell::Cell;

use super::checker::{Board, Cells, Flaw, Numbers, count, every_move};

/// The capture time. `None` for an escape.
pub(super) fn capture_time(board: Board, catchers: usize) -> Option<u16> {
    let everywhere = board.set(&(0..board.cells()).collect::<Vec<u16>>());
    let mut safe = vec![everywhere; count(board, catchers) as usize];
    for turn in 1.. {
        let next = turn_before(board, catchers, &safe).unwrap_or_default();
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
fn turn_before(board: Board, catchers: usize, safe: &[Cells]) -> Result<Vec<Cells>, Flaw> {
    let numbers = Numbers::new(board.cells().into(), catchers);
    let around: Vec<Vec<u16>> = (0..board.cells()).map(|cell| board.around(cell)).collect();
    let (mut home, mut before) = (safe.to_vec(), safe.to_vec());
    board.placements(catchers, |number, placement| {
        home[number] = board.moved(&safe[number], &board.set(placement));
        Ok(())
    })?;
    board.placements(catchers, |number, placement| {
        let both = Cell::new(safe[number]);
        every_move(&around, placement, &mut Vec::new(), &|to: &[u16]| {
            let mut to = to.to_vec();
            to.sort_unstable();
            let (cells, home) = (both.get(), &home[numbers.of(&to)]);
            both.set(std::array::from_fn(|y| cells[y] & home[y]));
            true
        });
        before[number] = both.get();
        Ok(())
    })?;
    Ok(before)
}
