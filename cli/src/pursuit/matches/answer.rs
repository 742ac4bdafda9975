use std::time::Duration;

use boardlab_core::games::pursuit::Move;

/// The answer of a side in one turn.
pub(super) struct Answer {
    pub(super) mv: Move,
    pub(super) note: String,
    /// The end of its standard error.
    pub(super) stderr_tail: String,
    pub(super) elapsed: Duration,
}
