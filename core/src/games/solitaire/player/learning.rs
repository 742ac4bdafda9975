//! What the trainer shares with the player: the network, its layout, and the beam that plays for it.

use super::beam::Beam;
pub use super::net::{CLASS, Net, OUT, POINT, UNIT};
use super::node::Node;
use super::position::Position;
pub use super::weights::{BIAS, CHAIN, CLASSES, LAST, PHASES, REACH, ROWS, RUN, TAIL, WIDTH, Weights};
use crate::games::solitaire::cells::Cells;

impl Net {
    /// The cell that a beam of some width over the known pieces prefers when it has looked `depth` removals ahead, and
    /// the points that it expects, in 1/256. `None` if the game is over.
    pub fn choose(&self, position: &Position, width: usize, depth: usize) -> Option<(u8, i32)> {
        let mut beam = Beam::new(Node::new(self, position, Cells::NONE));
        let _ = (0..depth).all(|_| beam.deepen(self, width));
        beam.best()
    }

    /// The points that it expects of a position, in 1/256; the pieces of `masked` count as hidden.
    pub fn expected(&self, position: &Position, masked: Cells) -> i32 {
        Node::new(self, position, masked).value(self)
    }
}

/// The number of what still counts of the removals, below 810.
pub fn tally_number(position: &Position) -> usize {
    position.tally().0.number()
}
