/// Names one of the symmetries of the field: an index of [`CellOrder::symmetries`](super::cell_order::CellOrder::symmetries).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct SymmetryId(pub(super) usize);

impl SymmetryId {
    /// The symmetry that moves nothing.
    pub(crate) const IDENTITY: Self = SymmetryId(0);

    /// Its number, from 0.
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.0
    }
}
