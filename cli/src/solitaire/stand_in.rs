//! What the player of the core will bring: its pace and the simple players.

use boardlab_core::solitaire::player::Position;
use boardlab_core::solitaire::{CELLS, LAYERS, Piece, Tally, each, reach};

/// The share of the time left that a move may take, 0 to 1: the same for every removal that may still come.
pub(super) fn pace(position: &Position) -> f32 {
    1.0 / (CELLS * LAYERS - position.history.len() + 1) as f32
}

/// The removal that earns the most at once.
pub(super) fn greedy(position: &Position) -> Option<u8> {
    lookahead(position, 1)
}

/// The first removal of the best line of `depth` removals over the pieces that show.
pub(super) fn lookahead(position: &Position, depth: u32) -> Option<u8> {
    let mut tally = Tally::default();
    for &(_, piece) in &position.history {
        tally.add(Piece::ALL[usize::from(piece)]);
    }
    let tops = position.tops.map(|top| Piece::ALL.get(usize::from(top)).copied());
    best(&Line { tops, last: position.history.last().copied(), tally }, depth).1
}

#[derive(Clone, Copy)]
struct Line {
    tops: [Option<Piece>; CELLS],
    last: Option<(u8, u8)>,
    tally: Tally,
}

fn best(line: &Line, depth: u32) -> (u32, Option<u8>) {
    let mut best_so_far = (line.tally.score().total, None);
    let reached = line.last.map_or(u64::MAX, |(cell, piece)| reach(Piece::ALL[usize::from(piece)], cell));
    for cell in each(if depth == 0 { 0 } else { reached }) {
        let Some(piece) = line.tops[usize::from(cell)] else { continue };
        let mut next = Line { last: Some((cell, piece as u8)), ..*line };
        next.tally.add(piece);
        next.tops[usize::from(cell)] = None;
        let (total, _) = best(&next, depth - 1);
        if total > best_so_far.0 {
            best_so_far = (total, Some(cell));
        }
    }
    best_so_far
}
