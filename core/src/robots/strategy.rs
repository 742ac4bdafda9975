use alloc::vec::Vec;

use super::reply::{Crowd, Near};
use super::rules::{STAY, STEPS, Step, chase, destination, neighbour, stride};
use super::{Case, Decided, Move, Push, RobotsWhy, State, TeleportVerdict, Walk, WalkIllegal, WalkVerdict};
use crate::game::Illegal;
use crate::view::Cell;

/// The strategy's move: the best safe walk, else the first teleport that fits, else staying to lose.
pub(super) fn choose(case: &Case, at: &State, crowd: &mut Crowd) -> Move {
    let near = crowd.gather(at);
    match best(STEPS.map(|step| key(&weigh(at, crowd, near, step)))) {
        Some(index) => Move::Walk(STEPS[index]),
        None => first_teleport(case, at),
    }
}

/// The first walk with the best key: walks come row by row, so ties fall as the statement wants.
fn best(keys: [u64; 9]) -> Option<usize> {
    let best = keys.into_iter().enumerate().fold((0, 0), |best, next| if next.1 > best.1 { next } else { best });
    (best.1 > 0).then_some(best.0)
}

/// Fewer robots first, then the larger smallest distance; no robot left is the largest of all. 0 if not safe.
fn key(verdict: &WalkVerdict) -> u64 {
    match *verdict {
        WalkVerdict::Safe { robots, distance } => {
            u64::from(u32::MAX - robots) << 32 | u64::from(distance.unwrap_or(u32::MAX))
        }
        WalkVerdict::Deadly { .. } | WalkVerdict::Illegal { .. } => 0,
    }
}

/// What comes of a walk.
#[inline]
fn weigh(at: &State, crowd: &Crowd, near: Near, step: Step) -> WalkVerdict {
    match stride(at, step, near.holds(step)) {
        Ok(stride) => match near.killers(step, stride.push.is_some()) {
            0 => crowd.survivors(at, step, stride),
            killers => WalkVerdict::Deadly { killers },
        },
        Err(reason) => WalkVerdict::Illegal { reason },
    }
}

fn first_teleport(case: &Case, at: &State) -> Move {
    let fits = |&entry: &u32| try_teleport(case, at, entry) == TeleportVerdict::Taken;
    (0..case.teleports.len() as u32).find(fits).map_or(Move::Walk(STAY), Move::Teleport)
}

/// Why an entry of the list is passed over, or that it is taken.
fn try_teleport(case: &Case, at: &State, entry: u32) -> TeleportVerdict {
    match destination(case, at, entry) {
        Ok(to) if at.robots.iter().any(|robot| chase(robot.at, to) == to) => TeleportVerdict::Deadly,
        Ok(_) => TeleportVerdict::Taken,
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
pub(super) fn explain(case: &Case, at: &State, crowd: &mut Crowd) -> RobotsWhy {
    let near = crowd.gather(at);
    let walks: Vec<Walk> = STEPS.iter().map(|&step| walk(at, crowd, near, step)).collect();
    let verdicts: [WalkVerdict; 9] = core::array::from_fn(|index| walks[index].verdict.clone());
    let (chosen, teleports, decided) = match best(core::array::from_fn(|index| key(&verdicts[index]))) {
        Some(index) => (Move::Walk(STEPS[index]), untried(case), decisive(&verdicts, index)),
        None => search(case, at),
    };
    RobotsWhy { chosen: alloc::format!("{chosen}"), walks, teleports, decided }
}

fn walk(at: &State, crowd: &Crowd, near: Near, step: Step) -> Walk {
    let push =
        stride(at, step, near.holds(step)).ok().and_then(|stride| Some(Push { from: stride.to, to: stride.push? }));
    Walk {
        mv: alloc::format!("{}", Move::Walk(step)),
        to: neighbour(at.you, step),
        push,
        crushes: push.is_some_and(|push| at.robots.iter().any(|robot| robot.at == push.to)),
        verdict: weigh(at, crowd, near, step),
    }
}

fn untried(case: &Case) -> Vec<TeleportVerdict> {
    alloc::vec![TeleportVerdict::NotTried; case.teleports.len()]
}

fn search(case: &Case, at: &State) -> (Move, Vec<TeleportVerdict>, Decided) {
    let mut verdicts = untried(case);
    for entry in 0..verdicts.len() {
        verdicts[entry] = try_teleport(case, at, entry as u32);
        if verdicts[entry] == TeleportVerdict::Taken {
            return (Move::Teleport(entry as u32), verdicts, Decided::Teleport);
        }
    }
    (Move::Walk(STAY), verdicts, Decided::NothingFits)
}

/// Which key left one walk: the first in which the closest rival differs from it.
fn decisive(verdicts: &[WalkVerdict; 9], chosen: usize) -> Decided {
    let best = key(&verdicts[chosen]);
    let rivals = (0..9).map(|index| (index, key(&verdicts[index]))).filter(|&(index, key)| index != chosen && key > 0);
    let ties = rivals.map(|(index, key)| match () {
        () if key >> 32 != best >> 32 => Decided::Robots,
        () if key != best => Decided::Distance,
        () if index / 3 != chosen / 3 => Decided::Row,
        () => Decided::Column,
    });
    ties.max().unwrap_or(Decided::OnlyOne)
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
