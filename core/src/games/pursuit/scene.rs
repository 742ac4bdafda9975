use alloc::format;

use super::end::{End, Side};
use super::model::{Case, Move, State};
use super::view::{self, PursuitStep};
use crate::scene::{Board, BoardShape, Figure, Kind, Labels, PieceState, Place, Scene, Sight};

/// A position as a picture: catchers and fugitive as pieces, where the fugitive may go as grounds, the last move as
/// arrows.
pub(super) fn scene(case: &Case, state: &State, previous: Option<(&State, &Move)>, sight: &Sight) -> Scene {
    let board = view::board(case, state, previous);
    let side = board.n.into();
    let shape = if board.torus { BoardShape::Torus } else { BoardShape::Square };
    let labels = Labels::Zero;
    let mut scene = Scene::new(Board {
        shape,
        rows: side,
        columns: side,
        row_labels: labels,
        column_labels: labels,
        ..Board::default()
    });
    let place = |cell: u16| -> Place { ((cell / u16::from(board.n)).into(), (cell % u16::from(board.n)).into()) };
    if board.fugitive.is_some() && sight.values {
        for (mark, kind) in [('o', Kind::Good), ('x', Kind::Bad)] {
            let marked = (0..).zip(board.reach.chars()).filter(|&(_, letter)| letter == mark);
            scene.add_cells(kind, marked.map(|(cell, _)| place(cell)));
        }
    }
    for (number, &cell) in (0..).zip(&board.catchers) {
        let catcher = scene.add_piece(place(cell), Figure::Disc, Kind::Second, format!("catcher {number}"));
        catcher.lettered(format!("{number}"));
    }
    if let Some(cell) = board.fugitive {
        let fugitive = scene.add_piece(place(cell), Figure::Diamond, Kind::First, "fugitive");
        fugitive.is(PieceState::Hit, board.end == Some(End::Caught));
    }
    if let Some(step) = &board.step {
        add_step(&mut scene, step, &board.catchers, place);
    }
    if let Some((catchers, fugitive)) = board.score {
        scene.score = format!("{catchers} : {fugitive}");
    }
    scene
}

fn add_step(scene: &mut Scene, step: &PursuitStep, catchers: &[u16], place: impl Fn(u16) -> Place) {
    match step.side {
        Side::Catchers => {
            for (&from, &to) in step.catchers.iter().zip(catchers).filter(|(from, to)| from != to) {
                scene.add_arrow(Kind::Second, [place(from), place(to)]);
            }
        }
        Side::Fugitive => {
            let mut way = step.path.clone();
            way.dedup();
            if way.len() > 1 {
                scene.add_arrow(Kind::First, way.into_iter().map(place));
            }
        }
    }
}
