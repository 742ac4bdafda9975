use alloc::vec::Vec;
use core::ops::{Add, Index, IndexMut};

/// Names a run of a slice: the rank of the others that its placements share. A table of `turn/unmove.rs` numbers its runs row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RunId(usize);

impl RunId {
    #[inline(always)]
    pub(crate) const fn new(rank: usize) -> Self {
        RunId(rank)
    }

    /// Its number, from 0.
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.0
    }
}

/// The run so many runs later.
impl Add<usize> for RunId {
    type Output = RunId;

    #[inline(always)]
    fn add(self, runs: usize) -> RunId {
        RunId(self.0 + runs)
    }
}

/// A value for each run of a slice.
pub(crate) struct PerRun<T>(Vec<T>);

impl<T: Clone> PerRun<T> {
    /// The same value for so many runs.
    pub(crate) fn of(runs: usize, value: T) -> Self {
        PerRun(alloc::vec![value; runs])
    }

    /// The number of runs.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl<T> Index<RunId> for PerRun<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, run: RunId) -> &T {
        &self.0[run.0]
    }
}

impl<T> IndexMut<RunId> for PerRun<T> {
    #[inline(always)]
    fn index_mut(&mut self, run: RunId) -> &mut T {
        &mut self.0[run.0]
    }
}
