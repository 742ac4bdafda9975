use alloc::format;

use super::evidence;
use super::hex::{Hex, Hexes};
use super::model::{Case, Order, Piece, State, UnitKind};
use super::text::TERRAINS;
use super::view::{OrderRefusal, OrderVerdict};
use crate::boundary::Cell;
use crate::scene::{Board, BoardShape, Figure, Kind, Labels, Place, Scene};

/// The kinds of the terrains, in the order of their letters.
const GROUNDS: [Kind; 5] = [Kind::Field, Kind::Woods, Kind::Hills, Kind::Mountains, Kind::Water];

/// A position as a picture: the map with its letters, the units with theirs, the last order as an arrow.
pub(super) fn scene(case: &Case, state: &State, previous: Option<(&State, &Order)>) -> Scene {
    let shape = BoardShape::Hexagons;
    let mut scene = Scene::new(Board { shape, rows: 9, columns: 9, row_labels: Labels::Letters, ..Board::default() });
    let [field, woods, hills, mountains] = case.costs;
    let letters = TERRAINS.split(' ').zip(GROUNDS);
    for ((letter, kind), cells) in letters.zip([field, woods, hills, mountains, case.water]) {
        scene.add_cells(kind, places(cells));
        scene.add_corner(letter, places(cells));
    }
    for unit in &state.units {
        let (figure, kind) = side(unit.side);
        scene.add_piece(of_hex(unit.at), figure, kind, name(unit)).lettered(unit.kind.letter());
    }
    if let Some((before, &order)) = previous {
        add_order(&mut scene, case, before, order);
    }
    scene
}

fn add_order(scene: &mut Scene, case: &Case, before: &State, order: Order) {
    let ends = [of_hex(order.from), of_hex(order.to)];
    match evidence::step(case, before, order).verdict {
        OrderVerdict::Successful { way, .. } => scene.add_arrow(Kind::Good, way.into_iter().map(of_cell)),
        OrderVerdict::Unsuccessful { reason } => {
            if let OrderRefusal::TooDear { way, .. } = reason {
                scene.add_path(Kind::Bad, way.into_iter().map(of_cell));
            }
            scene.highlight(Kind::Bad, [ends[1]]);
            if ends[0] != ends[1] {
                scene.add_arrow(Kind::Bad, ends);
            }
        }
    }
}

const fn side(side: u8) -> (Figure, Kind) {
    if side == 0 { (Figure::Disc, Kind::First) } else { (Figure::Diamond, Kind::Second) }
}

fn name(unit: &Piece) -> alloc::string::String {
    let kind = match unit.kind {
        UnitKind::Guardian => "guardian",
        UnitKind::Mage => "mage",
        UnitKind::Swordsman => "swordsman",
    };
    format!("side {}'s {kind}", unit.side + 1)
}

fn places(cells: Hexes) -> impl Iterator<Item = Place> {
    cells.into_iter().map(of_hex)
}

fn of_hex(hex: Hex) -> Place {
    (hex.row.into(), hex.column.into())
}

fn of_cell((row, column): Cell) -> Place {
    (row.into(), column.into())
}
