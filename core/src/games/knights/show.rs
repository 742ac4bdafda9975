use alloc::string::ToString;
use alloc::vec::Vec;

use super::grundy::law;
use super::model::{MOVES, Move, Square, State};
use super::play;
use super::view::{HopInfo, Knight, KnightsBoard, KnightsCellInfo, KnightsExplanation, KnightsStep};

pub(super) fn explain(state: &State) -> Option<KnightsExplanation> {
    let sum = play::nim_sum(&state.knights);
    let grundy: Vec<u8> = state.knights.iter().map(|&knight| play::value(knight)).collect();
    Some(KnightsExplanation {
        chosen: play::choose(state)?.to_string(),
        nim_sum: sum,
        wanted: grundy.iter().map(|value| value ^ sum).collect(),
        grundy,
        winning: play::winning(state).map(|mv| mv.to_string()).collect(),
    })
}

pub(super) fn cell_info(x: u64, y: u64) -> KnightsCellInfo {
    let at = Square { x, y };
    let there = |index| play::hop(at, index).map(play::value);
    let moves = MOVES.iter().zip(0..).map(|(&hop, index)| HopInfo { hop, grundy: there(index) });
    KnightsCellInfo {
        x: x.to_string(),
        y: y.to_string(),
        grundy: play::value(at),
        moves: moves.collect(),
        law: law(x, y),
    }
}

/// Cells whose Grundy number is wrong in a table that ends at index 499, with the number there. The same holds with x
/// and y exchanged.
const CUT: [(u64, u64, u8); 4] = [(247, 499, 1), (248, 499, 1), (249, 498, 2), (250, 499, 0)];

fn cut(at: Square) -> Option<u8> {
    CUT.iter().find(|&&(x, y, _)| (at.x, at.y) == (x, y) || (at.x, at.y) == (y, x)).map(|&(.., value)| value)
}

pub(super) fn board(state: &State, previous: Option<(&State, &Move)>) -> KnightsBoard {
    let nim_sum = play::nim_sum(&state.knights);
    let next = (state.moves % 2) as u8;
    KnightsBoard {
        knights: state.knights.iter().map(|&knight| shown(knight)).collect(),
        hops: MOVES.to_vec(),
        nim_sum,
        mover: play::mover(state),
        winner: if nim_sum == 0 { 1 - next } else { next },
        moves: state.moves as u32,
        step: previous.map(|(before, mv)| step(before, *mv)),
    }
}

fn shown(square: Square) -> Knight {
    Knight { x: square.x.to_string(), y: square.y.to_string(), grundy: play::value(square), cut: cut(square) }
}

fn step(before: &State, mv: Move) -> KnightsStep {
    let from = before.knights[mv.knight as usize];
    KnightsStep { knight: mv.knight, from: (from.x.to_string(), from.y.to_string()) }
}
