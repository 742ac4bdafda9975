use alloc::vec;

use super::{Case, End, Move, Robot, SIZE, START, State, WalkIllegal};
use crate::game::Illegal;
use crate::view::Cell;

/// A walk by at most one row and one column; staying is the walk by neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Rows, downwards.
    pub rows: i8,
    /// Columns, to the right.
    pub columns: i8,
}

/// The nine walks row by row: where everything else ties, the first wins, as the statement wants.
pub(super) const STEPS: [Step; 9] = {
    let mut steps = [Step { rows: 0, columns: 0 }; 9];
    let mut at = 0;
    while at < 9 {
        steps[at] = Step { rows: at as i8 / 3 - 1, columns: at as i8 % 3 - 1 };
        at += 1;
    }
    steps
};

/// Staying put.
pub(super) const STAY: Step = STEPS[4];

/// The cells with debris, one bit each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Debris([u32; SIZE as usize]);

impl Debris {
    /// Whether a cell holds debris.
    #[must_use]
    #[inline]
    pub fn has(&self, (row, column): Cell) -> bool {
        self.0[row as usize] >> column & 1 == 1
    }

    /// Puts debris on a cell; a second heap there is the same heap.
    #[inline]
    pub fn put(&mut self, (row, column): Cell) {
        self.0[row as usize] |= 1 << column;
    }

    #[inline]
    pub(super) fn take(&mut self, (row, column): Cell) {
        self.0[row as usize] &= !(1 << column);
    }

    /// How many cells hold debris.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// The cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..SIZE).flat_map(move |row| (0..SIZE).map(move |column| (row, column))).filter(|&cell| self.has(cell))
    }
}

/// Where a walk leads: the cell, and where the debris in it goes.
#[derive(Clone, Copy)]
pub(super) struct Stride {
    pub(super) to: Cell,
    pub(super) push: Option<Cell>,
}

pub(super) fn start(case: &Case) -> State {
    let robots = case.robots.iter().enumerate();
    State {
        you: START,
        robots: robots.map(|(id, &at)| Robot { id: id as u32, at }).collect(),
        debris: Debris::default(),
        used: vec![false; case.teleports.len()],
        moves: 0,
        end: None,
    }
}

pub(super) fn play(case: &Case, at: &mut State, mv: Move) -> Result<(), Illegal> {
    if at.end.is_some() {
        return Err(Illegal::Over);
    }
    move_you(case, at, mv)?;
    at.moves += 1;
    if !at.robots.is_empty() {
        robots_reply(at);
    }
    if at.robots.is_empty() && at.end.is_none() {
        at.end = Some(End::Won);
    }
    Ok(())
}

pub(super) fn move_you(case: &Case, at: &mut State, mv: Move) -> Result<(), Illegal> {
    match mv {
        Move::Walk(step) => walk(at, stride(at, step).map_err(|(_, reason)| Illegal::from(reason))?),
        Move::Teleport(entry) => {
            at.you = destination(case, at, entry)?;
            at.used[entry as usize] = true;
        }
    }
    Ok(())
}

/// Where a walk leads, or why it is not allowed and to which cell it would have led.
pub(super) fn stride(at: &State, step: Step) -> Result<Stride, (Option<Cell>, WalkIllegal)> {
    let to = neighbour(at.you, step).ok_or((None, WalkIllegal::OffBoard))?;
    if step == STAY {
        return Ok(Stride { to, push: None });
    }
    if at.robots.iter().any(|robot| robot.at == to) {
        return Err((Some(to), WalkIllegal::RobotThere));
    }
    if !at.debris.has(to) {
        return Ok(Stride { to, push: None });
    }
    let push = neighbour(to, step).ok_or((Some(to), WalkIllegal::PushOffBoard))?;
    if at.debris.has(push) { Err((Some(to), WalkIllegal::PushOntoDebris)) } else { Ok(Stride { to, push: Some(push) }) }
}

/// Where a teleport leads: the statement wants an empty cell, and your own is not.
pub(super) fn destination(case: &Case, at: &State, entry: u32) -> Result<Cell, Illegal> {
    let &to = case.teleports.get(entry as usize).ok_or(Illegal::NoSuchPiece)?;
    let taken = to == at.you || at.debris.has(to) || at.robots.iter().any(|robot| robot.at == to);
    match (at.used[entry as usize], taken) {
        (true, _) => Err(Illegal::Spent),
        (false, true) => Err(Illegal::Occupied),
        (false, false) => Ok(to),
    }
}

fn walk(at: &mut State, stride: Stride) {
    at.you = stride.to;
    if let Some(push) = stride.push {
        at.debris.take(stride.to);
        at.debris.put(push);
        // A robot in the way is crushed; the cell still holds one heap.
        at.robots.retain(|robot| robot.at != push);
    }
}

fn neighbour((row, column): Cell, step: Step) -> Option<Cell> {
    let to = (row.checked_add_signed(step.rows)?, column.checked_add_signed(step.columns)?);
    (to.0 < SIZE && to.1 < SIZE).then_some(to)
}

/// Where a robot walks: one step by the sign of the difference on each axis, which is the nearest neighbour cell.
#[inline]
pub(super) fn chase(robot: Cell, you: Cell) -> Cell {
    (towards(robot.0, you.0), towards(robot.1, you.1))
}

#[inline]
fn towards(from: u8, to: u8) -> u8 {
    from + u8::from(from < to) - u8::from(from > to)
}

/// All robots walk at once; where two or more meet, or one meets debris, debris is left.
fn robots_reply(at: &mut State) {
    let you = at.you;
    let (mut once, mut twice) = (Debris::default(), Debris::default());
    for robot in &mut at.robots {
        robot.at = chase(robot.at, you);
        if once.has(robot.at) {
            twice.put(robot.at);
        }
        once.put(robot.at);
    }
    if once.has(you) {
        at.end = Some(End::Lost);
    }
    let debris = &mut at.debris;
    at.robots.retain(|robot| !debris.has(robot.at) && !twice.has(robot.at));
    debris.0.iter_mut().zip(twice.0).for_each(|(row, twice)| *row |= twice);
}
