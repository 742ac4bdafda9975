use alloc::vec::Vec;
use core::ops::{Index, IndexMut};

/// Names one of the slices that are kept. Slices are numbered in the order of the tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SliceId(usize);

/// A value for each slice that is kept.
pub(crate) struct PerSlice<T>(Vec<T>);

impl<T> PerSlice<T> {
    pub(crate) const fn new() -> Self {
        PerSlice(Vec::new())
    }

    /// Adds the value of one more slice.
    pub(crate) fn push(&mut self, value: T) -> SliceId {
        self.0.push(value);
        SliceId(self.0.len() - 1)
    }

    /// The slices, in their order.
    pub(crate) fn ids(&self) -> impl Iterator<Item = SliceId> + Clone + use<T> {
        (0..self.0.len()).map(SliceId)
    }

    /// The values, in the order of the slices.
    pub(crate) fn iter(&self) -> core::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values to change, in the order of the slices.
    pub(crate) fn iter_mut(&mut self) -> core::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T> Index<SliceId> for PerSlice<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, slice: SliceId) -> &T {
        &self.0[slice.0]
    }
}

impl<T> IndexMut<SliceId> for PerSlice<T> {
    #[inline(always)]
    fn index_mut(&mut self, slice: SliceId) -> &mut T {
        &mut self.0[slice.0]
    }
}

impl<T> FromIterator<T> for PerSlice<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        PerSlice(values.into_iter().collect())
    }
}
