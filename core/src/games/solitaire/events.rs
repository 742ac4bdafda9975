//! What a step did, for the marks on the timeline.

crate::events! {
    /// A bonus was earned.
    BONUS = "bonus";
    /// A transcript broke a rule.
    FAULT = "fault";
}
