use super::grundy::grundy;
use super::model::{Case, MOVES, Move, Square, State};
use crate::game::CommonRefusal;

/// The square that a hop leads to. `None` if it leaves the board.
pub(super) fn hop(from: Square, hop: u8) -> Option<Square> {
    let (rows, columns) = MOVES[hop as usize];
    Some(Square { x: from.x.checked_add_signed(rows.into())?, y: from.y.checked_add_signed(columns.into())? })
}

pub(super) fn play(state: &mut State, mv: Move) -> Result<(), CommonRefusal> {
    let knight = state.knights.get_mut(mv.knight as usize).ok_or(CommonRefusal::NoSuchPiece)?;
    *knight = hop(*knight, mv.hop).ok_or(CommonRefusal::OffBoard)?;
    state.moves += 1;
    Ok(())
}

/// Whose turn it is: 0 Alice, 1 Bob; none when no knight can move.
pub(super) fn mover(state: &State) -> Option<u8> {
    state.knights.iter().any(|&knight| hops(knight).next().is_some()).then_some((state.moves % 2) as u8)
}

/// The hops of a knight that stay on the board.
pub(super) fn hops(from: Square) -> impl Iterator<Item = (u8, Square)> {
    (0..MOVES.len() as u8).filter_map(move |index| Some((index, hop(from, index)?)))
}

pub(super) fn value(square: Square) -> u8 {
    grundy(square.x, square.y)
}

/// The xor of all Grundy numbers: the mover wins unless it is 0.
pub(super) fn nim_sum(knights: &[Square]) -> u8 {
    knights.iter().fold(0, |sum, &knight| sum ^ value(knight))
}

/// Every winning move: those after which the nim-sum is 0, knights and hops in order. Some raise a knight's value.
pub(super) fn winning(state: &State) -> impl Iterator<Item = Move> + '_ {
    let sum = nim_sum(&state.knights);
    state.knights.iter().enumerate().flat_map(move |(index, &knight)| {
        let wanted = value(knight) ^ sum;
        let good = hops(knight).filter(move |&(_, to)| value(to) == wanted);
        good.map(move |(hop, _)| Move { knight: index as u32, hop })
    })
}

/// The first winning move; for a loser, the first move there is.
pub(super) fn choose(state: &State) -> Option<Move> {
    winning(state).next().or_else(|| {
        let any =
            |(index, &knight): (usize, &Square)| hops(knight).next().map(|(hop, _)| Move { knight: index as u32, hop });
        state.knights.iter().enumerate().find_map(any)
    })
}

/// 0 if Alice, who moves first, wins a case; 1 if Bob does.
pub(super) fn winner(case: &Case) -> u8 {
    u8::from(nim_sum(&case.knights) == 0)
}
