use alloc::vec::Vec;
use core::cmp::Reverse;

use super::rules::{STAY, STEPS, Stride, chase, destination, stride};
use super::{
    Case, Decided, Move, Push, Robot, RobotsWhy, SIZE, State, TeleportVerdict, Walk, WalkIllegal, WalkVerdict,
};
use crate::game::Illegal;
use crate::view::Cell;

/// Counts how many robots arrive at a cell; a new count needs no wiping of the old one.
pub struct Tally {
    arrived: [u32; CELLS],
    zero: u32,
}

const CELLS: usize = SIZE as usize * SIZE as usize;
/// More than robots can ever arrive at one cell.
const APART: u32 = 1024;

impl Default for Tally {
    fn default() -> Self {
        Tally { arrived: [0; CELLS], zero: APART }
    }
}

impl Tally {
    fn begin(&mut self) {
        self.zero = self.zero.checked_add(APART).unwrap_or_else(|| {
            self.arrived = [0; CELLS];
            APART
        });
    }

    #[inline]
    fn arrive(&mut self, cell: Cell) {
        let count = &mut self.arrived[index(cell)];
        *count = (*count).max(self.zero) + 1;
    }

    #[inline]
    fn count(&self, cell: Cell) -> u32 {
        self.arrived[index(cell)].saturating_sub(self.zero)
    }
}

#[inline]
fn index((row, column): Cell) -> usize {
    row as usize * SIZE as usize + column as usize
}

/// The strategy's move: the best safe walk, else the first teleport that fits, else staying to lose.
pub(super) fn choose(case: &Case, at: &State, tally: &mut Tally) -> Move {
    let verdicts = STEPS.map(|step| stride(at, step).map(|stride| weigh(at, stride, tally)).ok());
    match best(&verdicts) {
        Some(index) => Move::Walk(STEPS[index]),
        None => first_teleport(case, at, tally),
    }
}

/// The first walk with the best key: walks come row by row, so ties fall as the statement wants.
fn best(verdicts: &[Option<WalkVerdict>; 9]) -> Option<usize> {
    let keys = verdicts.iter().enumerate().filter_map(|(index, verdict)| Some((key(verdict.as_ref()?)?, Reverse(index))));
    keys.max().map(|(_, Reverse(index))| index)
}

/// Fewer robots first, then the larger smallest distance; no robot left is the largest of all. None if not safe.
fn key(verdict: &WalkVerdict) -> Option<(Reverse<u32>, u32)> {
    match *verdict {
        WalkVerdict::Safe { robots, distance } => Some((Reverse(robots), distance.unwrap_or(u32::MAX))),
        WalkVerdict::Deadly { .. } | WalkVerdict::Illegal { .. } => None,
    }
}

/// What the robots' reply makes of a walk.
fn weigh(at: &State, Stride { to, push }: Stride, tally: &mut Tally) -> WalkVerdict {
    let heap = |cell: Cell| Some(cell) == push || (at.debris.has(cell) && (push.is_none() || cell != to));
    let left = at.robots.iter().filter(|robot| Some(robot.at) != push);
    tally.begin();
    left.clone().for_each(|robot| tally.arrive(chase(robot.at, to)));
    let killers = tally.count(to);
    if killers > 0 {
        return WalkVerdict::Deadly { killers };
    }
    let arrived = left.map(|robot| chase(robot.at, to));
    let survivors = arrived.filter(|&cell| tally.count(cell) == 1 && !heap(cell));
    let (robots, nearest) = survivors.fold((0, u32::MAX), |(count, near), cell| (count + 1, near.min(distance(cell, to))));
    WalkVerdict::Safe { robots, distance: (robots > 0).then_some(nearest) }
}

#[inline]
fn distance(a: Cell, b: Cell) -> u32 {
    u32::from(a.0.abs_diff(b.0)) + u32::from(a.1.abs_diff(b.1))
}

fn first_teleport(case: &Case, at: &State, tally: &mut Tally) -> Move {
    let fits = |&entry: &u32| try_teleport(case, at, entry, tally) == TeleportVerdict::Taken;
    (0..case.teleports.len() as u32).find(fits).map_or(Move::Walk(STAY), Move::Teleport)
}

/// Why an entry of the list is passed over, or that it is taken.
fn try_teleport(case: &Case, at: &State, entry: u32, tally: &mut Tally) -> TeleportVerdict {
    match destination(case, at, entry) {
        Ok(to) => match weigh(at, Stride { to, push: None }, tally) {
            WalkVerdict::Deadly { .. } => TeleportVerdict::Deadly,
            _ => TeleportVerdict::Taken,
        },
        Err(Illegal::Spent) => TeleportVerdict::Used,
        Err(_) => occupant(at, case.teleports[entry as usize]),
    }
}

fn occupant(at: &State, cell: Cell) -> TeleportVerdict {
    if cell == at.you {
        TeleportVerdict::YouThere
    } else if at.debris.has(cell) {
        TeleportVerdict::DebrisThere
    } else {
        TeleportVerdict::RobotThere
    }
}

/// All the evidence for the strategy's move.
pub(super) fn explain(case: &Case, at: &State, tally: &mut Tally) -> RobotsWhy {
    let walks: Vec<Walk> = STEPS.iter().map(|&step| walk(at, step, tally)).collect();
    let verdicts: [Option<WalkVerdict>; 9] = core::array::from_fn(|index| Some(walks[index].verdict.clone()));
    let (chosen, teleports, decided) = match best(&verdicts) {
        Some(index) => (Move::Walk(STEPS[index]), untried(case), decisive(&verdicts)),
        None => search(case, at, tally),
    };
    RobotsWhy { chosen: alloc::format!("{chosen}"), walks, teleports, decided }
}

fn walk(at: &State, step: super::Step, tally: &mut Tally) -> Walk {
    let mv = alloc::format!("{}", Move::Walk(step));
    match stride(at, step) {
        Ok(stride) => Walk {
            mv,
            to: Some(stride.to),
            push: stride.push.map(|to| Push { from: stride.to, to }),
            crushes: stride.push.is_some_and(|to| at.robots.iter().any(|robot: &Robot| robot.at == to)),
            verdict: weigh(at, stride, tally),
        },
        Err((to, reason)) => Walk { mv, to, push: None, crushes: false, verdict: WalkVerdict::Illegal { reason } },
    }
}

fn untried(case: &Case) -> Vec<TeleportVerdict> {
    alloc::vec![TeleportVerdict::NotTried; case.teleports.len()]
}

fn search(case: &Case, at: &State, tally: &mut Tally) -> (Move, Vec<TeleportVerdict>, Decided) {
    let mut verdicts = untried(case);
    for entry in 0..verdicts.len() {
        verdicts[entry] = try_teleport(case, at, entry as u32, tally);
        if verdicts[entry] == TeleportVerdict::Taken {
            return (Move::Teleport(entry as u32), verdicts, Decided::Teleport);
        }
    }
    (Move::Walk(STAY), verdicts, Decided::NothingFits)
}

/// Which key left one walk: the keys are asked in the statement's order until a single best remains.
fn decisive(verdicts: &[Option<WalkVerdict>; 9]) -> Decided {
    let keys: Vec<_> = verdicts.iter().enumerate().filter_map(|(i, verdict)| Some((key(verdict.as_ref()?)?, i / 3))).collect();
    let Some(&((robots, distance), row)) = keys.iter().max_by_key(|&&(key, row)| (key, Reverse(row))) else {
        return Decided::NothingFits;
    };
    let alone = |test: &dyn Fn(&((Reverse<u32>, u32), usize)) -> bool| keys.iter().filter(|key| test(key)).count() == 1;
    if keys.len() == 1 {
        Decided::OnlyOne
    } else if alone(&|key| key.0.0 == robots) {
        Decided::Robots
    } else if alone(&|key| key.0 == (robots, distance)) {
        Decided::Distance
    } else if alone(&|key| *key == ((robots, distance), row)) {
        Decided::Row
    } else {
        Decided::Column
    }
}

impl From<WalkIllegal> for Illegal {
    fn from(reason: WalkIllegal) -> Self {
        match reason {
            WalkIllegal::OffBoard => Illegal::OffBoard,
            WalkIllegal::RobotThere => Illegal::Occupied,
            WalkIllegal::PushOffBoard => Illegal::PushOffBoard,
            WalkIllegal::PushOntoDebris => Illegal::PushOntoDebris,
        }
    }
}
