use alloc::vec::Vec;

use super::rules::{Step, Stride, chase};
use super::{Cells, Robot, State, WalkVerdict};
use crate::view::Cell;

/// The robots within two rows and columns of a cell: those that can block or kill after one step from it.
///
/// Written without branches, as all of this file: which way a robot lies is a toss-up that no processor foresees.
#[derive(Clone, Copy)]
pub(super) struct Near(u32);

impl Near {
    #[inline]
    pub(super) fn of(robots: &[Robot], (row, column): Cell) -> Self {
        Near(robots.iter().fold(0, |near, robot| {
            let rows = (robot.at.0 + 2).wrapping_sub(row);
            let columns = (robot.at.1 + 2).wrapping_sub(column);
            near | u32::from((rows < 5) & (columns < 5)) << (rows.wrapping_mul(5).wrapping_add(columns) & 31)
        }))
    }

    #[inline]
    pub(super) fn holds(self, step: Step) -> bool {
        self.0 & bit(step) != 0
    }

    /// How many robots reach you behind a step; debris that you push crushes the one two steps on.
    #[inline]
    pub(super) fn killers(self, step: Step, pushes: bool) -> u32 {
        let crushed = if pushes { bit(Step { rows: 2 * step.rows, columns: 2 * step.columns }) } else { 0 };
        let beside = 0b00111_00111_00111_u32 << (5 * (step.rows + 1) + step.columns + 1);
        (self.0 & beside & !crushed).count_ones()
    }
}

#[inline]
fn bit(step: Step) -> u32 {
    1 << (5 * (step.rows + 2) + step.columns + 2)
}

/// The robots around you, sorted for the nine walks: those far off on both axes step the same way whatever you do.
#[derive(Default)]
pub struct Crowd {
    /// Those near your row or column.
    band: Vec<Cell>,
    /// How many of the far ones survive their step.
    far: u32,
    /// The smallest distance from you to a far one behind its step, by whether it is below and right of you.
    nearest: [[i32; 2]; 2],
}

/// Farther than any two cells of the board, also after a walk.
const NOBODY: i32 = 1 << 16;

impl Crowd {
    /// Sorts the robots of a position.
    pub(super) fn gather(&mut self, at: &State) {
        *self = Crowd { band: core::mem::take(&mut self.band), far: 0, nearest: [[NOBODY; 2]; 2] };
        self.band.clear();
        for robot in &at.robots {
            let far = (robot.at.0.abs_diff(at.you.0) > 2) & (robot.at.1.abs_diff(at.you.1) > 2);
            if far { self.add(at, robot.at) } else { self.band.push(robot.at) }
        }
    }

    fn add(&mut self, at: &State, robot: Cell) {
        let cell = chase(robot, at.you);
        if !at.debris.has(cell) {
            let nearest = &mut self.nearest[usize::from(robot.0 > at.you.0)][usize::from(robot.1 > at.you.1)];
            *nearest = (*nearest).min(distance(cell, at.you) as i32);
            self.far += 1;
        }
    }

    /// The smallest distance to a far robot after a step of yours: it shrinks towards them and grows away from them.
    fn distance(&self, step: Step) -> u32 {
        let (rows, columns) = (i32::from(step.rows), i32::from(step.columns));
        let [[up_left, up_right], [down_left, down_right]] = self.nearest;
        let up = (up_left + columns).min(up_right - columns) + rows;
        let down = (down_left + columns).min(down_right - columns) - rows;
        up.min(down) as u32
    }

    /// What the robots' reply leaves of a walk that nobody ends.
    #[inline]
    pub(super) fn survivors(&self, at: &State, step: Step, stride: Stride) -> WalkVerdict {
        match stride.push {
            None => survivors(self.band.iter().copied(), &at.debris, stride.to, (self.far, self.distance(step))),
            Some(push) => {
                let robots = at.robots.iter().map(|robot| robot.at).filter(|&robot| robot != push);
                survivors(robots, &at.debris.moved(stride.to, push), stride.to, (0, NOBODY as u32))
            }
        }
    }
}

/// How many robots survive their step towards you, and the smallest distance, beginning with what is known of others.
///
/// Robots that step diagonally come from cells of their own, so they can only meet on your row and column; there
/// bits count who arrives, and everywhere else debris alone destroys.
#[inline]
fn survivors(robots: impl Iterator<Item = Cell>, debris: &Cells, to: Cell, known: (u32, u32)) -> WalkVerdict {
    let (mut row, mut column) = (Arrivals::default(), Arrivals::default());
    let (mut left, mut nearest) = known;
    for robot in robots {
        let cell = chase(robot, to);
        let (on_row, on_column) = (cell.0 == to.0, cell.1 == to.1);
        row.count(on_row, cell.1);
        column.count(on_column, cell.0);
        let apart = !on_row & !on_column & !debris.has(cell);
        left += u32::from(apart);
        nearest = nearest.min(if apart { distance(cell, to) } else { u32::MAX });
    }
    let (on_row, on_column) = (row.alone(debris.row(to.0)), column.alone(debris.column(to.1)));
    left += on_row.count_ones() + on_column.count_ones();
    nearest = nearest.min(gap(on_row, to.1)).min(gap(on_column, to.0));
    WalkVerdict::Safe { robots: left, distance: (left > 0).then_some(nearest) }
}

/// Who arrives on a line of cells: a bit for at least one, a bit for more.
#[derive(Default)]
struct Arrivals {
    once: u32,
    twice: u32,
}

impl Arrivals {
    #[inline]
    fn count(&mut self, here: bool, at: u8) {
        let bit = u32::from(here) << at;
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// The cells where a robot arrives alone and meets no debris.
    #[inline]
    fn alone(&self, debris: u32) -> u32 {
        self.once & !self.twice & !debris
    }
}

/// How far the nearest bit is from a place without one; the largest number if there is none.
#[inline]
fn gap(bits: u32, from: u8) -> u32 {
    let (below, above) = (bits & ((1 << from) - 1), bits >> from);
    let down = if below == 0 { u32::MAX } else { u32::from(from) - below.ilog2() };
    let up = if above == 0 { u32::MAX } else { above.trailing_zeros() };
    down.min(up)
}

#[inline]
fn distance(a: Cell, b: Cell) -> u32 {
    u32::from(a.0.abs_diff(b.0)) + u32::from(a.1.abs_diff(b.1))
}
