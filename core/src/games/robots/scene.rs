use alloc::format;

use super::cells::SIZE;
use super::model::{Case, End, Move, State};
use super::view::{self, GlideFate, RobotsStep};
use crate::boundary::Cell;
use crate::scene::{Board, Figure, Kind, PieceState, Place, Scene};

/// A position as a picture: you and the robots as pieces, how each went as an arrow.
pub(super) fn scene(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> Scene {
    let board = view::board(case, state, previous);
    let mut scene = Scene::new(Board { rows: SIZE.into(), columns: SIZE.into(), ..Board::default() });
    for (number, teleport) in (1..).zip(&board.teleports) {
        let ring = scene.add_piece(place(teleport.at), Figure::Ring, Kind::Third, format!("teleport {number}"));
        ring.lettered(format!("{number}")).is(PieceState::Spent, teleport.used);
    }
    for &at in &board.debris {
        scene.add_piece(place(at), Figure::Debris, Kind::Quiet, "debris");
    }
    for robot in &board.robots {
        scene.add_piece(place(robot.at), Figure::Robot, Kind::Second, format!("robot {}", robot.id + 1));
    }
    let you = scene.add_piece(place(board.you), Figure::Person, Kind::First, "you");
    you.is(PieceState::Hit, board.end == Some(End::Lost));
    if let Some(step) = &board.step {
        add_step(&mut scene, step, board.you);
    }
    scene
}

fn add_step(scene: &mut Scene, step: &RobotsStep, you: Cell) {
    for glide in step.glides.iter().filter(|glide| glide.from != glide.to) {
        scene.add_arrow(Kind::Second, [place(glide.from), place(glide.to)]);
    }
    if let Some(push) = step.push {
        scene.add_arrow(Kind::Quiet, [place(push.from), place(push.to)]);
    }
    if step.from != you {
        scene.add_arrow(Kind::First, [place(step.from), place(you)]);
    }
    let crushed = step.glides.iter().filter(|glide| glide.fate == GlideFate::Crushed).map(|glide| glide.to);
    scene.highlight(Kind::Bad, step.wrecks.iter().copied().chain(crushed).map(place));
}

fn place((row, column): Cell) -> Place {
    (row.into(), column.into())
}
