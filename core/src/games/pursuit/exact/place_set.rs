use super::cell_set::{CellSet, cells, count, difference, intersection, is_empty, union};
use super::index::place::Place;

/// A set of places, a bit a place.
#[derive(Clone, Copy)]
pub(super) struct PlaceSet<const W: usize>(CellSet<W>);

impl<const W: usize> FromIterator<Place> for PlaceSet<W> {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = PlaceSet::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl<const W: usize> PlaceSet<W> {
    pub(super) const EMPTY: Self = PlaceSet([0; W]);
    /// Every place, and bits beyond the last one.
    pub(super) const ALL: Self = PlaceSet([u64::MAX; W]);

    /// The places below a bound.
    #[inline(always)]
    pub(super) fn below(bound: usize) -> Self {
        PlaceSet(core::array::from_fn(|word| match bound.saturating_sub(64 * word) {
            0 => 0,
            few @ 1..64 => (1 << few) - 1,
            _ => u64::MAX,
        }))
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, place: Place) {
        self.0[place.index() / 64] |= 1 << (place.index() % 64);
    }

    #[inline(always)]
    pub(super) fn contains(&self, place: Place) -> bool {
        self.0[place.index() / 64] >> (place.index() % 64) & 1 != 0
    }

    #[inline(always)]
    pub(super) fn union(self, other: &Self) -> Self {
        PlaceSet(union(self.0, &other.0))
    }

    #[inline(always)]
    pub(super) fn intersection(&self, other: &Self) -> Self {
        PlaceSet(intersection(&self.0, &other.0))
    }

    /// Those from a place on.
    #[inline(always)]
    pub(super) fn from(self, first: Place) -> Self {
        PlaceSet(difference(self.0, &Self::below(first.index()).0))
    }

    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        is_empty(&self.0)
    }

    #[inline(always)]
    pub(super) fn len(&self) -> u64 {
        count(&self.0)
    }

    /// Its places, ascending.
    #[inline(always)]
    pub(super) fn places(self) -> impl Iterator<Item = Place> {
        cells(self.0).map(|bit| Place::new(bit.into()))
    }
}
