use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::games::pursuit::exact::problem::{Executor, Problem};
use crate::games::pursuit::exact::tablebase::Tablebase;
use crate::games::pursuit::exact::tape::Tape;
use crate::games::pursuit::exact::turn::merge::TurnStats;
use crate::games::pursuit::field::Cell;

/// The memory that tables may take.
#[derive(Clone, Copy)]
pub(crate) struct Resources {
    /// Placements that are kept.
    pub(crate) kept: u64,
    /// The number of threads that there is memory for; 0 if the tables of all placements do not fit.
    pub(crate) threads: usize,
    /// The bytes in all.
    pub(crate) bytes: u64,
}

/// Tables of cell sets of some width.
pub(crate) trait Tables: Send {
    /// The tables that replace these before a turn, if they take less work or memory.
    fn successor(&mut self, _turn: u8) -> Option<Box<dyn Tables>> {
        None
    }

    /// Looks one turn further ahead. Turns count from 1; `turn` is the depth that is written.
    fn turn(&mut self, turn: u8, executor: &dyn Executor) -> TurnStats;

    /// Whether the last turn needed more memory than there is.
    fn is_outgrown(&self) -> bool {
        false
    }

    /// The placements from which every cell is lost, when the first ones are found.
    fn winning_placements(&self) -> Vec<Vec<Cell>>;

    /// Whether they have all placements.
    fn is_dense(&self) -> bool;

    /// Writes what they hold between two turns, or replaces it by what is read. `None` if the tape breaks.
    fn keep(&mut self, tape: &mut dyn Tape) -> Option<()>;

    /// The depths of all positions. `None` if only some placements are known.
    fn finish(self: Box<Self>, _problem: Problem) -> Option<Tablebase> {
        None
    }
}
