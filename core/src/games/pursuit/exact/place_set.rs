use super::cell_set::{CellSet, Cells};
use super::index::place::Place;
use super::tape::Tape;
use crate::bits::set_operators;
use crate::games::pursuit::field::Cell;

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
    pub(super) const EMPTY: Self = PlaceSet(CellSet::EMPTY);
    /// Every place, and bits beyond the last one.
    pub(super) const ALL: Self = PlaceSet(CellSet::ALL);

    /// The places below a bound.
    #[inline(always)]
    pub(super) fn below(bound: usize) -> Self {
        PlaceSet(CellSet::below(bound))
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, place: Place) {
        self.0.insert(place.index() as Cell);
    }

    #[inline(always)]
    pub(super) fn contains(&self, place: Place) -> bool {
        self.0.contains(place.index() as Cell)
    }

    /// Those from a place on.
    #[inline(always)]
    pub(super) fn from(self, first: Place) -> Self {
        self - Self::below(first.index())
    }

    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[inline(always)]
    pub(super) fn len(&self) -> u64 {
        self.0.len()
    }

    /// Writes it, or reads another one.
    pub(super) fn keep(&mut self, tape: &mut dyn Tape) -> Option<()> {
        self.0.keep(tape)
    }

    #[inline(always)]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        PlaceSet(self.0.zip(other.0, join))
    }
}

set_operators!(PlaceSet<W>, const W);

/// The places, ascending.
impl<const W: usize> IntoIterator for PlaceSet<W> {
    type Item = Place;
    type IntoIter = Places<W>;

    #[inline(always)]
    fn into_iter(self) -> Places<W> {
        Places(self.0.into_iter())
    }
}

/// See [`PlaceSet::into_iter`].
pub(super) struct Places<const W: usize>(Cells<W>);

impl<const W: usize> Iterator for Places<W> {
    type Item = Place;

    #[inline(always)]
    fn next(&mut self) -> Option<Place> {
        self.0.next().map(|bit| Place::new(bit.into()))
    }
}
