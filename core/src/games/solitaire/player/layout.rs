//! The layout of the network: its sizes and the meaning of its rows.

/// Kinds of cells: what the board's turns and mirrors make of one another.
pub const CLASSES: usize = 6;

/// Hidden units.
pub const WIDTH: usize = 32;

/// Rows of the first layer: pieces by cell, layer and type; the last removal; the tally; what is in reach; a bias.
pub const ROWS: usize = BIAS + 1;

/// First row of the last removal, by cell and type.
pub const LAST: usize = CLASSES * 3 * 8;

/// First row of the tally's tail.
pub const TAIL: usize = LAST + CLASSES * 8;

/// First row of the tally's chain.
pub const CHAIN: usize = TAIL + 81;

/// First row of the run: none, one.
pub const RUN: usize = CHAIN + 5;

/// First row of what is in reach: eight types and a hidden piece.
pub const REACH: usize = RUN + 2;

/// The row that is always there.
pub const BIAS: usize = REACH + 9;

/// Sets of output weights, one for every twelve removals left.
pub const PHASES: usize = 10;

/// Bytes of the stored output weights.
pub(super) const OUTPUTS: usize = PHASES * (WIDTH + 3);
