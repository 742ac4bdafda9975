//! What a step did, for the marks on the timeline.

crate::events! {
    /// An order was refused.
    REFUSED = "refused";
}
