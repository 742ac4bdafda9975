//! What the trainer shares with the player: the network, its layout, and the beam that plays for it.

pub use super::beam::Beam;
pub use super::net::{CLASS, Net, OUT, POINT, UNIT};
pub use super::node::Node;
pub use super::tally::CompactTally;
pub use super::weights::{BIAS, CHAIN, CLASSES, LAST, PHASES, REACH, ROWS, RUN, TAIL, WIDTH, Weights};
