//! How the player searches, and what time it takes for a move.

use super::position::Position;

/// The parameters of the search.
///
/// ```
/// use boardlab_core::games::solitaire::player::Shape;
/// let narrow = Shape { width: 4, ..Shape::QUICK };
/// assert!(narrow.width < Shape::QUICK.width && Shape::QUICK.width < Shape::DEEP.width);
/// ```
#[derive(Clone, Copy)]
pub struct Shape {
    /// Lines kept for each first move on the first boards.
    pub width: usize,
    /// Removals that a line looks ahead until its end is weighed.
    pub depth: u32,
    /// How often it is weighed again, each time `STRIDE` removals further on. The mean counts: it is nearer to what
    /// games from there come to than any single look.
    pub again: u32,
    /// Boards before the width doubles.
    pub boards: usize,
    /// Lines kept at most on sampled boards.
    pub most: usize,
    /// A first move is dropped when it trails by this many standard errors.
    pub margin: f32,
    /// Prior standard deviation of a lead, in points. It counts as two boards.
    pub doubt: f32,
    /// Widest beam of a position without hidden pieces.
    pub widest: usize,
}

impl Shape {
    /// What plays best in about a tenth of a second a game, 20,000 positions a move.
    pub const QUICK: Self =
        Self { width: 8, depth: 14, again: 0, boards: 8, most: 64, margin: 2.0, doubt: 20.0, widest: 2048 };
    /// What plays best in about a second a game, 200,000 positions a move.
    pub const DEEP: Self =
        Self { width: 32, depth: 20, again: 3, boards: 8, most: 32, margin: 1.3, doubt: 34.0, widest: 2048 };

    /// The parameters for a number of positions per move.
    pub(in crate::games::solitaire) const fn for_nodes(nodes: u64) -> Self {
        if nodes < 80_000 { Self::QUICK } else { Self::DEEP }
    }

    /// Removals after which a line is weighed for the last time.
    pub(super) const fn deepest(&self) -> u32 {
        self.depth + self.again * STRIDE
    }

    /// Whether a line is weighed after `depth` removals and then continues.
    pub(super) const fn weighs(&self, depth: u32) -> bool {
        self.depth <= depth && depth < self.deepest() && (depth - self.depth).is_multiple_of(STRIDE)
    }
}

/// Removals between two looks at a line.
pub(super) const STRIDE: u32 = 8;

/// What share of the time left this move deserves, 0..=1. Games of many types end with some sixteen pieces left, those
/// of 1 and 2 with six. With time to spare most moves are clear before their share is spent, and the others can have
/// more; of two types hardly any move is ever clear.
///
/// ```
/// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Solitaire, position}};
/// # let case = Case::of_seed(7, Alphabet::ALL, 100);
/// # let position = position(&case, &Solitaire::start(&case));
/// use boardlab_core::games::solitaire::player::{Shape, pace};
/// // More than a hundred removals are to come.
/// assert!(pace(&position, &Shape::QUICK) < 0.1);
/// ```
pub fn pace(position: &Position, shape: &Shape) -> f32 {
    let left = position.left() as f32;
    let deep = shape.width > Shape::QUICK.width;
    match position.alphabet.count() {
        ..3 => 2.5 / left.max(6.0),
        _ if deep => 5.0 / (left - 10.0).max(6.0),
        _ => 2.5 / (left - 16.0).max(6.0),
    }
}
