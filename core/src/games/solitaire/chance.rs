use alloc::vec::Vec;

use super::model::{CELLS, Case, LAYERS, State};
use super::piece::{Alphabet, Piece, Reply};
use crate::rng::SplitMix64;

/// What replaces the piece that was removed last: the piece that the transcript gives for that tile or that removal,
/// otherwise the piece of the seed. Nothing replaces gold.
pub(super) fn reply(case: &Case, state: &State) -> Reply {
    let &(cell, _) = state.removed.last()?;
    let layer = usize::from(state.counts[usize::from(cell)]);
    if layer >= LAYERS {
        return None;
    }
    scripted_reply(case, state).or_else(|| layers(case.seed, case.alphabet, cell)[layer])
}

/// The only possible reply: nothing after gold, otherwise the piece that the transcript gives. `None` if any piece is
/// possible.
pub(super) fn settled(case: &Case, state: &State) -> Option<Reply> {
    let &(cell, _) = state.removed.last()?;
    let gold = usize::from(state.counts[usize::from(cell)]) >= LAYERS;
    if gold { Some(None) } else { scripted_reply(case, state).map(Some) }
}

/// The piece that a transcript gives for that tile or that removal.
pub(super) fn scripted_reply(case: &Case, state: &State) -> Reply {
    let &(cell, _) = state.removed.last()?;
    let known = case.layers[usize::from(cell)].get(usize::from(state.counts[usize::from(cell)])).copied().flatten();
    known.or_else(|| case.loose.get(state.removed.len() - 1).copied().flatten())
}

/// The three pieces of a tile, bronze, silver and gold, in the game of a seed. They depend on seed, tile and layer
/// alone, so that two players play the same game and undo changes nothing.
///
/// ```
/// use boardlab_core::games::solitaire::{Alphabet, Case, layers};
/// let [bronze, ..] = layers(7, Alphabet::ALL, 3);
/// assert_eq!(bronze, Some(Case::of_seed(7, Alphabet::ALL, 100).board[3]));
/// ```
#[must_use]
pub fn layers(seed: u64, alphabet: Alphabet, cell: u8) -> [Option<Piece>; LAYERS] {
    let count = alphabet.count().max(1) as u64;
    core::array::from_fn(|layer| {
        let place = usize::from(cell) * LAYERS + layer;
        alphabet.into_iter().nth((SplitMix64::nth(seed, place as u64) % count) as usize)
    })
}

/// The board that a seed begins with.
fn board(seed: u64, alphabet: Alphabet) -> [Piece; CELLS] {
    core::array::from_fn(|cell| layers(seed, alphabet, cell as u8)[0].unwrap_or(Piece::One))
}

impl Case {
    /// A fresh game of a seed.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Alphabet, Case, NODES, Piece};
    /// let case = Case::of_seed(7, Alphabet::of([Piece::One]), NODES);
    /// assert_eq!(case.board, [Piece::One; 36]);
    /// ```
    #[must_use]
    pub fn of_seed(seed: u64, alphabet: Alphabet, nodes: u64) -> Self {
        let board = board(seed, alphabet);
        Case { board, script: None, layers: [[None; LAYERS]; CELLS], loose: Vec::new(), alphabet, seed, nodes }
    }
}
