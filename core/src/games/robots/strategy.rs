use alloc::vec::Vec;

use super::cells::Cells;
use super::model::{Case, Move, Outcome, Robot, State, Step};
use super::reply::{Crowd, Near, survivors};
use super::rules::{STAY, STEPS, chase, destination, neighbour, stride, threatened};
use super::view::{Decided, Jump, Push, RobotsExplanation, Walk};
use crate::boundary::Cell;

/// The strategy's move: the best safe walk, else the first teleport that fits, else staying to lose.
pub(super) fn choose(case: &Case, state: &State, crowd: &mut Crowd) -> Move {
    let near = crowd.gather(state);
    match best(STEPS.map(|step| key(&weigh(state, crowd, near, step)))) {
        Some(index) => Move::Walk(STEPS[index]),
        None => first_teleport(case, state),
    }
}

/// The first walk with the best key. Walks are in rows, so ties are broken as the statement says.
fn best(keys: [u64; 9]) -> Option<usize> {
    let mut best = (0, 0);
    for (index, &key) in keys.iter().enumerate() {
        best = if key > best.1 { (index, key) } else { best };
    }
    (best.1 > 0).then_some(best.0)
}

/// Fewer robots first, then the larger smallest distance; no robot left is the largest of all. 0 if not safe.
fn key(verdict: &Outcome) -> u64 {
    match *verdict {
        Outcome::Safe { robots, distance } => {
            u64::from(u32::MAX - robots) << 32 | u64::from(distance.unwrap_or(u32::MAX))
        }
        Outcome::Deadly { .. } | Outcome::Illegal { .. } => 0,
    }
}

/// The result of a walk.
#[inline]
fn weigh(state: &State, crowd: &Crowd, near: Near, step: Step) -> Outcome {
    match stride(state, step, near.holds(step)) {
        Ok(stride) => match near.killers(step, stride.push.is_some()) {
            0 => crowd.survivors(state, step, stride),
            killers => Outcome::Deadly { killers },
        },
        Err(reason) => Outcome::Illegal { reason },
    }
}

fn first_teleport(case: &Case, state: &State) -> Move {
    // Many entries may name one cell: it is tested once.
    let mut tested = Cells::default();
    let mut fits = |&entry: &u32| {
        let cell = case.teleports[entry as usize];
        if state.used[entry as usize] || tested.contains(cell) {
            return false;
        }
        tested.insert(cell);
        destination(state, entry, cell).is_ok_and(|to| killers(state, to).next().is_none())
    };
    (state.first_unused..case.teleports.len() as u32).find(|entry| fits(entry)).map_or(Move::Walk(STAY), Move::Teleport)
}

/// The result of an entry of the teleport list.
fn try_teleport(case: &Case, state: &State, entry: u32) -> Outcome {
    match destination(state, entry, case.teleports[entry as usize]) {
        Ok(to) => arrive(state, to),
        Err(reason) => Outcome::Illegal { reason },
    }
}

/// The result of arriving on a cell by teleport.
fn arrive(state: &State, to: Cell) -> Outcome {
    match killers(state, to).count() as u32 {
        0 => survivors(state.robots.iter(), &state.debris, to),
        killers => Outcome::Deadly { killers },
    }
}

fn killers(state: &State, to: Cell) -> impl Iterator<Item = &Robot> {
    state.robots.iter().filter(move |robot| chase(robot.at, to) == to)
}

/// All the evidence for the strategy's move.
pub(super) fn explain(case: &Case, state: &State, crowd: &mut Crowd) -> RobotsExplanation {
    let near = crowd.gather(state);
    let walks: Vec<Walk> = STEPS.iter().map(|&step| walk(state, crowd, near, step)).collect();
    let verdicts: [Outcome; 9] = core::array::from_fn(|index| walks[index].verdict.clone());
    let (chosen, decided) = match best(core::array::from_fn(|index| key(&verdicts[index]))) {
        Some(index) => (Move::Walk(STEPS[index]), decisive(&verdicts, index)),
        None => last_resort(case, state),
    };
    let read = match (decided, chosen) {
        (Decided::Teleport, Move::Teleport(last)) => last + 1,
        (Decided::NothingFits, _) => u32::MAX,
        _ => 0,
    };
    let jumps = (0..case.teleports.len() as u32).map(|entry| jump(case, state, entry, entry < read));
    RobotsExplanation {
        chosen: alloc::format!("{chosen}"),
        walks,
        teleports: jumps.collect(),
        decided,
        threatened: threatened(state).to_vec(),
    }
}

fn last_resort(case: &Case, state: &State) -> (Move, Decided) {
    match first_teleport(case, state) {
        Move::Walk(stay) => (Move::Walk(stay), Decided::NothingFits),
        teleport @ Move::Teleport(_) => (teleport, Decided::Teleport),
    }
}

fn jump(case: &Case, state: &State, entry: u32, tried: bool) -> Jump {
    Jump { mv: alloc::format!("{}", Move::Teleport(entry)), tried, verdict: try_teleport(case, state, entry) }
}

fn walk(state: &State, crowd: &Crowd, near: Near, step: Step) -> Walk {
    let push =
        stride(state, step, near.holds(step)).ok().and_then(|stride| Some(Push { from: stride.to, to: stride.push? }));
    Walk {
        mv: alloc::format!("{}", Move::Walk(step)),
        to: neighbour(state.you, step),
        push,
        crushes: push.is_some_and(|push| state.robots.iter().any(|robot| robot.at == push.to)),
        verdict: weigh(state, crowd, near, step),
    }
}

/// Which key decided: the first one in which the second-best walk differs from the chosen one.
fn decisive(verdicts: &[Outcome; 9], chosen: usize) -> Decided {
    let best = key(&verdicts[chosen]);
    let rivals = (0..9).map(|index| (index, key(&verdicts[index]))).filter(|&(index, key)| index != chosen && key > 0);
    let ties = rivals.map(|(index, key)| {
        if key >> 32 != best >> 32 {
            Decided::Robots
        } else if key != best {
            Decided::Distance
        } else if index / 3 != chosen / 3 {
            Decided::Row
        } else {
            Decided::Column
        }
    });
    ties.max().unwrap_or(Decided::OnlyOne)
}
