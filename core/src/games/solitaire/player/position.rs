use alloc::vec::Vec;

/// What a player may know of a game.
#[derive(Clone)]
pub struct Position {
    /// The shown type of each cell, 8 where it is empty.
    pub tops: [u8; 36],
    /// Removals of each cell's tile so far, 0..=3.
    pub removed: [u8; 36],
    /// Cells and types removed so far, in order.
    pub history: Vec<(u8, u8)>,
    /// Bit t is set: type t may come.
    pub alphabet: u8,
}

/// One target with what the search thinks of it.
pub struct Value {
    /// The target, 0..36.
    pub cell: u8,
    /// Expected final total in points; optimistic, because each line knows its sampled board.
    pub mean: f32,
    /// Standard deviation of the total over the sampled boards, in points.
    pub spread: f32,
    /// The number of sampled boards; 0: `mean` is the learned value alone.
    pub samples: u32,
}
