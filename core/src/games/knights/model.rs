use alloc::vec::Vec;

/// The largest coordinate with the limits lifted.
pub const FARTHEST: u64 = 1 << 62;

/// Where the closed form ends, less the reach of a move.
pub(super) const BEYOND: u64 = (1 << 63) - 4;

/// The six moves, rows and columns added.
pub const MOVES: [(i8, i8); 6] = [(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)];

/// A cell of the unbounded board: x rows down, y columns to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Square {
    /// Rows down from 0.
    pub x: u64,
    /// Columns to the right from 0.
    pub y: u64,
}

/// One test case: where the knights stand at first. Several may share a cell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// The knights in the order of the input.
    pub knights: Vec<Square>,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Where the knights stand.
    pub knights: Vec<Square>,
    /// Moves made: Alice moves when it is even.
    pub moves: u64,
}

/// A knight, counted from 0, and one of the six [`MOVES`]; written from 1: `3 (-2,+1)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Which knight, from 0.
    pub knight: u32,
    /// Which of [`MOVES`].
    pub hop: u8,
}
