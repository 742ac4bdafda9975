use super::index_vec::{IndexSlice, IndexVec, id};

id! {
    /// The position of a cell in the order of [`CellOrder`](super::cell_order::CellOrder).
    Place(u16)
}

pub(crate) type PerPlace<T> = IndexVec<Place, T>;
pub(crate) type PerPlaceRef<'a, T> = IndexSlice<'a, Place, T>;

impl Place {
    /// The place of the first cell.
    pub(crate) const FIRST: Self = Place(0);
    /// Comes after the places of all cells.
    pub(crate) const END: Self = Place(u16::MAX);

    /// The places below a bound, ascending.
    #[inline(always)]
    pub(crate) fn below(bound: usize) -> impl DoubleEndedIterator<Item = Place> + Clone {
        (0..bound).map(Place::new)
    }

    /// The least bound that it is below.
    #[inline(always)]
    pub(crate) const fn bound(self) -> usize {
        self.index() + 1
    }
}
