use alloc::vec;
use alloc::vec::Vec;

use super::index::cell_order::Way;
use super::index::layout::Layout;
use super::problem::{Goal, Problem};
use crate::games::pursuit::field::Cell;
use crate::games::pursuit::maps::{Map, NEVER};
use crate::insertion_sort::sort;

/// The turns to capture from every position of a problem.
pub struct Table {
    problem: Problem,
    layout: Layout,
    /// A row of bytes a placement that is kept, a byte a cell.
    turns: Vec<u8>,
}

impl Table {
    pub(super) fn new(problem: Problem, layout: Layout, turns: Vec<u8>) -> Self {
        Table { problem, layout, turns }
    }

    /// What it is the table of.
    #[must_use]
    pub fn problem(&self) -> Problem {
        self.problem
    }

    /// What it holds, for [`Table::of_bytes`] of the same version.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.turns
    }

    /// The table of a problem from what [`Table::bytes`] gave; none where that cannot be what it held.
    #[must_use]
    pub fn of_bytes(problem: Problem, bytes: Vec<u8>) -> Option<Self> {
        problem.cost(Goal::Table).ok()?;
        let layout = Layout::new(&problem);
        let rows = layout.starts.last().copied()?;
        (rows.checked_mul(layout.ground.len()) == Some(bytes.len())).then(|| Table::new(problem, layout, bytes))
    }

    /// For every cell of the fugitive the turns that the catchers, about to move from these cells, need; 0 where one stands,
    /// [`MANY`](super::MANY) for so many or more, [`NEVER`] where it escapes for ever.
    #[must_use]
    pub fn turns(&self, catchers: &[Cell]) -> Map {
        let ground = &self.layout.ground;
        let (shift, catchers) = self.at_anchor(catchers);
        let place = |cell: Cell| ground.places[usize::from(cell)];
        let last = catchers.iter().copied().max_by_key(|&cell| place(cell)).unwrap_or_default();
        let home = &ground.homes[usize::from(last)];
        let seen = |way: &Way| {
            let there = &ground.symmetries[way.there];
            let mut others: Vec<usize> = catchers.iter().map(|&cell| place(there[usize::from(cell)])).collect();
            sort(&mut others);
            others.pop();
            (there, others)
        };
        // One of them is kept, whatever the placement: see `Home`.
        let mut ways = home.ways.iter().map(seen);
        let Some((there, others)) = ways.find(|(_, others)| self.layout.is_kept(home.slice, others)) else {
            return vec![NEVER; ground.len()];
        };
        let row = self.layout.numbers(home.slice, &others).0;
        let row = &self.turns[ground.len() * row..][..ground.len()];
        let mut map = vec![0; row.len()];
        let moved = |at: usize| there[usize::from(shift(at as Cell))];
        map.iter_mut().enumerate().for_each(|(at, turns)| *turns = row[usize::from(moved(at))]);
        map
    }

    /// The catchers beside the anchor when the first one has come to its cell, and how that moves cells.
    fn at_anchor(&self, catchers: &[Cell]) -> (impl Fn(Cell) -> Cell, Vec<Cell>) {
        let (field, anchored) = (self.problem.field, self.layout.ground.anchored);
        let anchor = if anchored { catchers[0] } else { 0 };
        let shift = move |cell: Cell| field.seen_from(anchor, cell);
        let rest = catchers.iter().skip(usize::from(anchored)).map(|&cell| shift(cell)).collect();
        (shift, rest)
    }
}
