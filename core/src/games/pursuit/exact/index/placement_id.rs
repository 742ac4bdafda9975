use alloc::vec::Vec;
use core::ops::{Add, Index, IndexMut};

/// Names one of the placements of a slice that are kept. They are numbered by the ranks of their others, without those that are not kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PlacementId(usize);

impl PlacementId {
    #[inline(always)]
    pub(crate) const fn new(index: usize) -> Self {
        PlacementId(index)
    }

    /// Its number, from 0.
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.0
    }
}

/// The placement so many placements later.
impl Add<usize> for PlacementId {
    type Output = PlacementId;

    #[inline(always)]
    fn add(self, placements: usize) -> PlacementId {
        PlacementId(self.0 + placements)
    }
}

/// A value for each placement of a slice that is kept.
pub(crate) struct PerPlacement<T>(Vec<T>);

impl<T: Clone> PerPlacement<T> {
    /// The same value for so many placements.
    pub(crate) fn of(placements: usize, value: T) -> Self {
        PerPlacement(alloc::vec![value; placements])
    }
}

impl<T> Index<PlacementId> for PerPlacement<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, placement: PlacementId) -> &T {
        &self.0[placement.0]
    }
}

impl<T> IndexMut<PlacementId> for PerPlacement<T> {
    #[inline(always)]
    fn index_mut(&mut self, placement: PlacementId) -> &mut T {
        &mut self.0[placement.0]
    }
}
