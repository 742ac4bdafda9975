use super::cells::SIZE;
use super::model::{Case, Move, Robot, State};
use super::rules::{chase, move_you};
use super::view::{Glide, GlideFate, Push, RobotsBoard, RobotsStep, Teleport};
use crate::boundary::Cell;

pub(super) fn board(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> RobotsBoard {
    let entries = case.teleports.iter().zip(&state.used);
    RobotsBoard {
        size: SIZE,
        you: state.you,
        robots: state.robots.clone(),
        nearest: state.robots.iter().min_by_key(|robot| distance(robot.at, state.you)).copied(),
        debris: state.debris.into_iter().collect(),
        teleports: entries.map(|(&at, &used)| Teleport { at, used }).collect(),
        moves: state.moves,
        end: state.end,
        step: previous.map(|(before, mv)| step(case, before, *mv, state)),
    }
}

fn distance(a: Cell, b: Cell) -> u8 {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}

fn step(case: &Case, before: &State, mv: Move, after: &State) -> RobotsStep {
    let mut between = before.clone();
    let moved = move_you(case, &mut between, mv);
    debug_assert!(moved.is_ok(), "a recorded move is legal");
    let pushed = (between.debris - before.debris).into_iter().next();
    RobotsStep {
        from: before.you,
        teleported: matches!(mv, Move::Teleport(_)),
        push: pushed.map(|to| Push { from: between.you, to }),
        glides: before.robots.iter().map(|robot| glide(robot, &between, after)).collect(),
        wrecks: (after.debris - between.debris).into_iter().collect(),
    }
}

fn glide(robot: &Robot, between: &State, after: &State) -> Glide {
    let lives = |state: &State| state.robots.iter().any(|other| other.id == robot.id);
    let (to, fate) = match (lives(between), lives(after)) {
        (false, _) => (robot.at, GlideFate::Crushed),
        (true, false) => (chase(robot.at, between.you), GlideFate::Destroyed),
        (true, true) => (chase(robot.at, between.you), GlideFate::Moved),
    };
    Glide { id: robot.id, from: robot.at, to, fate }
}
