//! The placement of the catchers: a few stand together in the middle, many are spread over the field.

use alloc::vec::Vec;

use super::area;
use super::position::Position;
use super::territory::{count_within, reach_limits};
use crate::games::pursuit::end::Side;
use crate::games::pursuit::field::Cell;
use crate::games::pursuit::model::{MatchParams, State};

/// The number of starts between a block and a spread over the whole field.
const SPREADS: u32 = 5;
/// The largest product of catchers and cells for which each start is played out.
const PLAYED: usize = 1_500;
/// The number of starts of the fugitive that are evaluated in larger fields.
const SAMPLES: usize = 400;

/// A block in the middle.
pub(super) fn block(position: &Position<'_>) -> Vec<Cell> {
    spread(position, 0)
}

/// In small fields, the start with the earliest capture in play against the fast strategy of the fugitive. In larger
/// ones, the start that leaves the fewest cells to the fugitive. Of equals the more compact one.
pub(super) fn place(position: &Position<'_>) -> Vec<Cell> {
    let (params, field) = (position.params, position.field);
    // Two catchers are enough if the fugitive has one step, and from the middle they reach every corner in time.
    if !field.torus && params.steps == 1 && params.catchers <= 3 {
        return block(position);
    }
    let starts = (0..=SPREADS).map(|wide| spread(position, wide));
    let best = match usize::from(params.catchers) * field.cells() <= PLAYED {
        true => earliest(position, starts),
        false => starts.min_by_key(|start| largest_territory(position, start)),
    };
    best.unwrap_or_default()
}

/// The start with the earliest capture. The others are played no longer than that.
fn earliest(position: &Position<'_>, starts: impl Iterator<Item = Vec<Cell>>) -> Option<Vec<Cell>> {
    let mut most = 3 * u16::from(position.field.n) / 2;
    let mut best = None;
    for start in starts {
        let turn = played(position, &start, most);
        if turn < most || best.is_none() {
            (most, best) = (turn, Some(start));
        }
    }
    best
}

/// Rows of about equal length, over a part of the field in the middle: `wide` of [`SPREADS`] from a block to all of it.
fn spread(position: &Position<'_>, wide: u32) -> Vec<Cell> {
    let (k, n) = (u32::from(position.params.catchers), u32::from(position.field.n));
    let rows = k.isqrt().min(n);
    let columns = k.div_ceil(rows).min(n);
    let extent = |few: u32| few + (n - few) * wide / SPREADS;
    let line = |nth: u32, of: u32, few: u32| {
        let long = extent(few);
        let at = (n - long) / 2 + long * (2 * nth + 1) / (2 * of);
        at.min(n - 1) as u8
    };
    let row = |y: u32| {
        let length = (k * (y + 1) / rows - k * y / rows).max(1);
        (0..length).map(move |x| position.field.cell(line(x, length, columns), line(y, rows, rows)))
    };
    (0..rows).flat_map(row).collect()
}

/// The largest number of cells that the fugitive reaches before any catcher, over its own starts.
fn largest_territory(position: &Position<'_>, start: &[Cell]) -> u32 {
    let nearest = position.field.nearest(start);
    let limits = reach_limits(&nearest, position.params.steps);
    let cells = position.field.cells();
    let starts = (0..cells).step_by((cells / SAMPLES).max(1)).filter(|&cell| nearest[cell] > 1);
    starts.map(|cell| count_within(position.field, &position.field.spread(cell as Cell), &limits)).max().unwrap_or(0)
}

/// The turn of the capture, or the last turn that is played.
fn played(position: &Position<'_>, start: &[Cell], most: u16) -> u16 {
    let params = MatchParams { turns: most, ..*position.params };
    let mut state = State { side_to_move: Side::Fugitive, catchers: start.into(), ..State::new() };
    while state.turn < params.turns {
        state.fugitive = Some(area::quick_fugitive(&Position::of(&params, &state, 0)));
        (state.side_to_move, state.turn) = (Side::Catchers, state.turn + 1);
        state.catchers = area::catchers(&Position::of(&params, &state, 0));
        state.side_to_move = Side::Fugitive;
        if state.fugitive.is_some_and(|cell| state.catchers.contains(&cell)) {
            break;
        }
    }
    state.turn
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::pursuit::field::Field;

    /// Where catchers stand together, a fugitive finds more cells before they reach them.
    #[test]
    fn the_largest_territory_is_counted() {
        let params =
            MatchParams { field: Field { torus: false, n: 9 }, catchers: 2, steps: 1, turns: 81, blocked: false };
        let state = State::new();
        let position = Position::of(&params, &state, 0);
        let all = [[0, 1], [40, 41], [20, 60]].map(|start| largest_territory(&position, &start));
        assert_eq!(all, [63, 31, 26]);
        // Every cell is next to a catcher: the fugitive has no territory.
        let full: Vec<Cell> = (0..81).step_by(2).collect();
        assert_eq!(largest_territory(&position, &full), 0);
    }
}
