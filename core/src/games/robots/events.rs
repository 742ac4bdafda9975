//! What a step did, for the marks on the timeline.

crate::events! {
    /// Robots were destroyed.
    KILL = "kill";
    /// You teleported.
    TELEPORT = "teleport";
}
