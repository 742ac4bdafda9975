use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::games::pursuit::exact::problem::{Executor, Problem, Progress};
use crate::games::pursuit::exact::tablebase::Tablebase;
use crate::games::pursuit::field::Cell;

/// The memory that tables may take.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "vast"), expect(dead_code))]
pub(crate) struct Resources {
    /// Placements that are kept.
    pub(crate) kept: u64,
    /// The number of threads that there is memory for; 0 if the tables do not fit.
    pub(crate) threads: usize,
    /// The bytes in all.
    pub(crate) bytes: u64,
}

/// Tables of cell sets of some width.
pub(crate) trait Tables: Send {
    /// Looks one turn further ahead; `turn` is the depth to write, `kept` the number of placements that are kept.
    fn turn(&mut self, turn: u8, kept: u64, executor: &dyn Executor) -> Progress;
    /// Whether the last turn needed more memory than there is.
    fn is_outgrown(&self) -> bool {
        false
    }
    fn winning_placements(&self) -> Vec<Vec<Cell>>;
    fn finish(self: Box<Self>, problem: Problem) -> Option<Tablebase>;
}
