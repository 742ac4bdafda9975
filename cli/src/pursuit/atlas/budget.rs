/// The limits of one problem.
pub(super) struct Budget {
    /// Bytes.
    pub(super) memory: u64,
    /// States of the placements that are kept.
    pub(super) work: u64,
}
