//! What a step did, for the marks on the timeline.

crate::events! {
    /// The fugitive was caught.
    CAUGHT = "caught";
    /// The fugitive escaped.
    ESCAPED = "escaped";
    /// A robot broke a rule.
    FAULT = "fault";
}
