use alloc::format;

use super::model::{Move, SIDE, State};
use super::piece::Piece;
use super::rules::turn;
use super::view::place as cell_place;
use crate::game::Turn;
use crate::scene::{Board, Figure, Kind, Place, Scene, Sight};

/// The layers, the highest first, with what a screen reader calls them.
const LAYERS: [(Kind, &str); 3] = [(Kind::Bronze, "bronze"), (Kind::Silver, "silver"), (Kind::Gold, "gold")];

/// A position as a picture: the tiles by their metal, what they show, where the next piece may be removed, and the last
/// two removals.
pub(super) fn scene(state: &State, _: Option<(&State, &Move)>, sight: &Sight) -> Scene {
    let side = SIDE as u32;
    let mut scene = Scene::new(Board { rows: side, columns: side, ..Board::default() });
    let cells = || (0..).zip(state.tops.iter().zip(&state.counts));
    for (layer, (kind, _)) in LAYERS.into_iter().enumerate() {
        let of_layer = cells().filter(|&(_, (top, &count))| usize::from(count) == layer && top.is_some());
        scene.add_cells(kind, of_layer.map(|(cell, _)| place(cell)));
    }
    for (cell, (top, &count)) in cells() {
        let Some(piece) = top else { continue };
        let layer = LAYERS.get(usize::from(count)).map_or("", |layer| layer.1);
        let drawn = scene.add_piece(place(cell), figure(*piece), Kind::Plain, format!("{} of {layer}", piece.name()));
        if piece.is_number() {
            drawn.lettered(piece.name());
        }
    }
    add_removals(&mut scene, state, sight.values);
    scene.score = format!("{} points", state.score().total);
    scene
}

/// The last two removals, and where the next one may be.
fn add_removals(scene: &mut Scene, state: &State, with_targets: bool) {
    let removed: alloc::vec::Vec<Place> = state.removed.iter().map(|&(cell, _)| place(cell)).collect();
    let Some(&last) = removed.last() else { return };
    if state.waits {
        scene.add_text("?", [last]);
    }
    if with_targets && turn(state) != Turn::Over {
        scene.highlight(Kind::Good, state.targets().into_iter().map(place));
    }
    scene.highlight(Kind::Marked, [last]);
    if let [.., before, last] = removed[..] {
        scene.add_path(Kind::Quiet, [before, last]);
    }
}

const fn figure(piece: Piece) -> Figure {
    match piece {
        Piece::One | Piece::Two | Piece::Three | Piece::Four => Figure::Letter,
        Piece::Torn => Figure::Rook,
        Piece::Lopare => Figure::Bishop,
        Piece::Dam => Figure::Queen,
        Piece::Springare => Figure::Knight,
    }
}

fn place(cell: u8) -> Place {
    let (row, column) = cell_place(cell);
    (row.into(), column.into())
}
