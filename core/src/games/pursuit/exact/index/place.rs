use alloc::vec::Vec;
use core::ops::{Index, IndexMut};

/// The position of a cell in the order of [`CellOrder`](super::cell_order::CellOrder).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place(u16);

impl Place {
    /// The place of the first cell.
    pub(crate) const FIRST: Self = Place(0);
    /// Comes after the places of all cells.
    pub(crate) const END: Self = Place(u16::MAX);

    #[inline(always)]
    pub(crate) const fn new(index: usize) -> Self {
        Place(index as u16)
    }

    /// The places below a bound, ascending.
    #[inline(always)]
    pub(crate) fn below(bound: usize) -> impl DoubleEndedIterator<Item = Place> + Clone {
        (0..bound).map(Place::new)
    }

    /// Its number, from 0.
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The least bound that it is below.
    #[inline(always)]
    pub(crate) const fn bound(self) -> usize {
        self.index() + 1
    }
}

/// A value for each place.
pub(crate) struct PerPlace<T>(Vec<T>);

/// A borrowed [`PerPlace`]. The innermost loops read through it: a reference to the owner would have to be followed twice.
#[derive(Clone, Copy)]
pub(crate) struct PerPlaceRef<'a, T>(&'a [T]);

impl<T> PerPlace<T> {
    pub(crate) const fn new() -> Self {
        PerPlace(Vec::new())
    }

    /// The number of places.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn borrow(&self) -> PerPlaceRef<'_, T> {
        PerPlaceRef(&self.0)
    }

    /// The values, in the order of the places.
    #[inline(always)]
    pub(crate) fn iter(&self) -> core::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values to change, in the order of the places.
    #[inline(always)]
    pub(crate) fn iter_mut(&mut self) -> core::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Place> for PerPlace<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, place: Place) -> &T {
        &self.0[place.index()]
    }
}

impl<'a, T> PerPlaceRef<'a, T> {
    /// The values, in the order of the places.
    pub(crate) fn iter(self) -> core::slice::Iter<'a, T> {
        self.0.iter()
    }
}

impl<T> Index<Place> for PerPlaceRef<'_, T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, place: Place) -> &T {
        &self.0[place.index()]
    }
}

impl<T> IndexMut<Place> for PerPlace<T> {
    #[inline(always)]
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place.index()]
    }
}

impl<T> FromIterator<T> for PerPlace<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        PerPlace(values.into_iter().collect())
    }
}
