use alloc::vec::Vec;
use alloc::{format, vec};

use super::model::{FARTHEST, Move, Square, State};
use super::rules;
use crate::scene::{Board, Figure, Kind, Labels, PieceState, Place, Scene, Sight, Window};

/// The most rows and columns of a window around the knights, and how far it reaches beyond them on every side.
const MOST: u64 = 16;
const ROOM: u64 = 3;
/// The most rows and columns of a window that somebody asks for. A larger one is cut around its middle.
const MOST_ASKED: u64 = 100;

/// The most knights that have their numbers on them: a piece has room for three digits.
const MOST_NUMBERED: usize = 999;

/// A position as a picture: a window of the board with the value of every cell. Knights out of it are named.
pub(super) fn scene(state: &State, previous: Option<(&State, &Move)>, sight: &Sight) -> Scene {
    let moved = previous.map(|(before, mv)| (mv.knight as usize, before.knights[mv.knight as usize]));
    let focus = state.knights.get(moved.map_or(0, |(nth, _)| nth)).copied().unwrap_or_default();
    let ((top, rows), (left, columns)) = sight.window.map_or_else(
        || {
            let (x, y) = (|knight: &Square| knight.x, |knight: &Square| knight.y);
            (window(state.knights.iter().map(x), focus.x), window(state.knights.iter().map(y), focus.y))
        },
        |Window { row, column, rows, columns }| (asked(row, rows), asked(column, columns)),
    );
    let mut scene = Scene::new(Board {
        rows: rows as u32,
        columns: columns as u32,
        row_labels: Labels::Zero,
        column_labels: Labels::Zero,
        origin: Some((top, left)),
        ..Board::default()
    });
    // Moves add at most one to a row or column, and reach far less than a window.
    let place = |square: Square| -> Option<Place> {
        let offset = |of: u64, first: u64| i32::try_from(of.checked_signed_diff(first)?).ok();
        Some((offset(square.x, top)?, offset(square.y, left)?))
    };
    let is_shown = |&(row, column): &Place| (0..rows as i32).contains(&row) && (0..columns as i32).contains(&column);
    for (nth, &knight) in state.knights.iter().enumerate() {
        let name = format!("knight {}", nth + 1);
        match place(knight).filter(is_shown) {
            None => scene.outside.push(format!("{name} ({}, {})", knight.x, knight.y)),
            Some(at) => {
                let kind = mover(moved.is_some_and(|(of, _)| of == nth), state);
                let piece = scene.add_piece(at, Figure::Knight, kind, name);
                piece.is(PieceState::Chosen, kind != Kind::Plain);
                // A knight alone needs no number.
                if (2..=MOST_NUMBERED).contains(&state.knights.len()) {
                    piece.lettered(format!("{}", nth + 1));
                }
            }
        }
    }
    if let Some((nth, from)) = moved {
        scene.add_arrow(Kind::Marked, [from, state.knights[nth]].into_iter().filter_map(place));
    }
    if sight.values {
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        add_values(&mut scene, cells.map(|(row, column)| Square { x: top + row, y: left + column }), place);
        scene.score = format!("nim-sum {}", rules::nim_sum(&state.knights));
    }
    // Rings, as on the screen; a value stands within.
    let chosen = sight.chosen.map(|(x, y)| Square { x, y }).filter(|chosen| state.knights.contains(chosen));
    for at in chosen.into_iter().flat_map(rules::hops).filter_map(|(_, to)| place(to)).filter(is_shown) {
        scene.add_piece(at, Figure::Ring, Kind::Marked, "");
    }
    scene
}

/// The values of cells, small where a knight stands; those of value 0 are marked.
fn add_values(scene: &mut Scene, cells: impl Iterator<Item = Square>, place: impl Fn(Square) -> Option<Place>) {
    let index = |(row, column): Place| row as usize * scene.board.columns as usize + column as usize;
    let mut taken = vec![false; (scene.board.rows * scene.board.columns) as usize];
    scene.pieces.iter().for_each(|piece| taken[index(piece.at)] = true);
    let mut free: [Vec<Place>; 7] = Default::default();
    let mut under = free.clone();
    for cell in cells {
        let Some(at) = place(cell) else { continue };
        let list = if taken[index(at)] { &mut under } else { &mut free };
        list[usize::from(rules::value(cell))].push(at);
    }
    scene.add_cells(Kind::Quiet, free[0].iter().chain(&under[0]).copied());
    for (value, (free, under)) in free.into_iter().zip(under).enumerate() {
        scene.add_text(format!("{value}"), free);
        scene.add_corner(format!("{value}"), under);
    }
}

/// The side whose move was the last, for the knight that it moved.
const fn mover(moved_last: bool, state: &State) -> Kind {
    match moved_last {
        false => Kind::Plain,
        true if state.moves % 2 == 1 => Kind::First,
        true => Kind::Second,
    }
}

/// The first row or column of a window, and how many it has: around all knights if it can be, else around one.
fn window(lines: impl Iterator<Item = u64> + Clone, focus: u64) -> (u64, u64) {
    let least = lines.clone().min().unwrap_or(focus).saturating_sub(ROOM);
    let most = lines.max().unwrap_or(focus) + ROOM;
    if most - least < MOST {
        return (least, most - least + 1);
    }
    (focus.saturating_sub(MOST / 2), MOST)
}

/// A window that somebody asks for: its first row or column, and how many.
fn asked(first: u64, count: u32) -> (u64, u64) {
    let count = u64::from(count.max(1));
    let shown = count.min(MOST_ASKED);
    (first.min(FARTHEST).saturating_add((count - shown) / 2), shown)
}
