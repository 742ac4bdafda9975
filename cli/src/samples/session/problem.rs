use std::time::Duration;

/// The samples of a problem.
pub(super) struct Problem {
    pub(super) samples: Vec<Sample>,
    /// The time that the problem allows for one sample.
    pub(super) time_limit: Option<Duration>,
}

pub(super) struct Sample {
    /// What it is called in messages.
    pub(super) name: String,
    pub(super) input: String,
    pub(super) expected: Option<String>,
}
