use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::games::pursuit::exact::problem::{Executor, Problem, Progress};
use crate::games::pursuit::exact::tablebase::Tablebase;
use crate::games::pursuit::field::Cell;

/// What tables may take.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "vast"), expect(dead_code))]
pub(crate) struct Room {
    /// Placements that are kept.
    pub(crate) kept: u64,
    /// Hands that there is room for; none if there is none for the tables.
    pub(crate) threads: usize,
    /// All that there is.
    pub(crate) bytes: u64,
}

/// Tables of sets of some width.
pub(crate) trait Tables: Send {
    /// A turn as a byte tells it: the first one, and whatever is put down for a later one.
    fn turn(&mut self, turn: u8, kept: u64, executor: &dyn Executor) -> Progress;
    /// Whether that would have taken tables that do not fit.
    fn is_outgrown(&self) -> bool {
        false
    }
    fn winning_placements(&self) -> Vec<Vec<Cell>>;
    fn finish(self: Box<Self>, problem: Problem) -> Option<Tablebase>;
}
