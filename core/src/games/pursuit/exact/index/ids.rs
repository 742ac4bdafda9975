use super::index_vec::{IndexVec, id};

id! {
    /// Names one of the slices that are kept, in the order of the tables.
    SliceId(usize)
}

id! {
    /// Names a run of a slice: the rank of the others that its placements share. A table of `turn/unmove.rs` numbers
    /// its runs row by row.
    RunId(usize)
}

id! {
    /// Names one of the placements of a slice that are kept: the rank of its others, without the placements that are
    /// not kept.
    PlacementId(usize)
}

id! {
    /// Names one of the symmetries of the field.
    SymmetryId(usize)
}

pub(crate) type PerSlice<T> = IndexVec<SliceId, T>;
pub(crate) type PerRun<T> = IndexVec<RunId, T>;
pub(crate) type PerPlacement<T> = IndexVec<PlacementId, T>;
pub(crate) type PerSymmetry<T> = IndexVec<SymmetryId, T>;

impl SymmetryId {
    /// The symmetry that moves nothing.
    pub(crate) const IDENTITY: Self = SymmetryId(0);
}
