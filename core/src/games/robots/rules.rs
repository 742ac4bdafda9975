use alloc::vec;

use super::cells::{Cells, SIZE};
use super::model::{Case, End, Move, Robot, START, State, Step};
use super::words::Refusal;
use crate::boundary::Cell;
use crate::game::CommonRefusal;

/// The nine walks, row by row. If all keys tie, the first walk is chosen, as the statement says.
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
        debris: Cells::default(),
        used: vec![false; case.teleports.len()],
        first_unused: 0,
        moves: 0,
        end: None,
    }
}

pub(super) fn play(case: &Case, state: &mut State, mv: Move) -> Result<(), Refusal> {
    if state.end.is_some() {
        return Err(CommonRefusal::Over.into());
    }
    move_you(case, state, mv)?;
    state.moves += 1;
    if !state.robots.is_empty() {
        robots_reply(state);
    }
    if state.robots.is_empty() && state.end.is_none() {
        state.end = Some(End::Won);
    }
    Ok(())
}

pub(super) fn move_you(case: &Case, state: &mut State, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Walk(step) => {
            let blocked = neighbour(state.you, step).is_some_and(|to| state.robots.iter().any(|robot| robot.at == to));
            walk(state, stride(state, step, blocked)?);
        }
        Move::Teleport(entry) => {
            let &to = case.teleports.get(entry as usize).ok_or(CommonRefusal::NoSuchPiece)?;
            state.you = destination(state, entry, to)?;
            spend(state, entry);
        }
    }
    Ok(())
}

fn spend(state: &mut State, entry: u32) {
    state.used[entry as usize] = true;
    let more = state.used[state.first_unused as usize..].iter().take_while(|&&used| used).count();
    state.first_unused += more as u32;
}

/// Where a walk leads, or why it is not allowed; `blocked` by a robot in the cell.
#[inline(always)]
pub(super) fn stride(state: &State, step: Step, blocked: bool) -> Result<Stride, Refusal> {
    let to = neighbour(state.you, step).ok_or(CommonRefusal::OffBoard)?;
    if step == STAY {
        return Ok(Stride { to, push: None });
    }
    if blocked {
        return Err(Refusal::RobotThere);
    }
    if !state.debris.contains(to) {
        return Ok(Stride { to, push: None });
    }
    let push = neighbour(to, step).ok_or(Refusal::PushOffBoard)?;
    if state.debris.contains(push) { Err(Refusal::PushOntoDebris) } else { Ok(Stride { to, push: Some(push) }) }
}

/// The cell that an entry of the list leads to, or why it is not allowed. The statement requires an empty cell, and
/// yours is not empty.
pub(super) fn destination(state: &State, entry: u32, to: Cell) -> Result<Cell, Refusal> {
    if state.used[entry as usize] {
        Err(Refusal::Used)
    } else if to == state.you {
        Err(Refusal::YouThere)
    } else if state.debris.contains(to) {
        Err(Refusal::DebrisThere)
    } else if state.robots.iter().any(|robot| robot.at == to) {
        Err(Refusal::RobotThere)
    } else {
        Ok(to)
    }
}

fn walk(state: &mut State, stride: Stride) {
    state.you = stride.to;
    if let Some(push) = stride.push {
        state.debris = state.debris.moved(stride.to, push);
        // A robot in the way is crushed; the cell still holds one heap.
        state.robots.retain(|robot| robot.at != push);
    }
}

#[inline]
pub(super) fn neighbour((row, column): Cell, step: Step) -> Option<Cell> {
    // One step off the upper or left edge wraps to a number beyond the board.
    let to = (row.wrapping_add_signed(step.rows), column.wrapping_add_signed(step.columns));
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
fn robots_reply(state: &mut State) {
    let you = state.you;
    let mut once = [0_u32; SIZE as usize];
    let mut twice = Cells::default();
    let mut destroyed = false;
    for robot in &mut state.robots {
        robot.at = chase(robot.at, you);
        let row = &mut once[robot.at.0 as usize];
        let bit = 1 << robot.at.1;
        if *row & bit != 0 {
            twice.insert(robot.at);
            destroyed = true;
        }
        *row |= bit;
        destroyed |= state.debris.contains(robot.at);
    }
    if once[you.0 as usize] >> you.1 & 1 == 1 {
        state.end = Some(End::Lost);
    }
    if destroyed {
        let debris = &state.debris;
        state.robots.retain(|robot| !debris.contains(robot.at) && !twice.contains(robot.at));
        state.debris |= twice;
    }
}

/// Row by row, a bit a column: the cells beside a robot, and its own.
pub(super) fn threatened(state: &State) -> [u32; SIZE as usize] {
    let mut rows = [0; SIZE as usize];
    for &Robot { at: (row, column), .. } in &state.robots {
        let beside = ((0b111_u64 << column) >> 1) as u32 & ((1 << SIZE) - 1);
        for near in row.saturating_sub(1)..=(row + 1).min(SIZE - 1) {
            rows[near as usize] |= beside;
        }
    }
    rows
}
