use std::time::Duration;

use boardlab_core::games::pursuit::Move;

/// What a side said, and what there is to say of that besides.
pub(super) struct Said {
    pub(super) mv: Move,
    pub(super) note: String,
    /// The end of its standard error.
    pub(super) complaint: String,
    pub(super) took: Duration,
}
