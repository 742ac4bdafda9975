use boardlab::Resources;
use clap::Args;

use super::key::{AtlasKey, SIDES};

/// The limits of one problem.
pub(super) struct Budget {
    /// Bytes.
    pub(super) memory: u64,
    /// States of the placements that are kept.
    pub(super) work: u64,
}

#[derive(Args, Clone, Copy)]
pub(super) struct Extent {
    /// The longest side.
    #[arg(long, value_name = "N", default_value_t = *SIDES.end(),
        value_parser = clap::value_parser!(u8).range(i64::from(*SIDES.start())..=i64::from(*SIDES.end())))]
    pub(super) largest: u8,
}

impl Extent {
    pub(super) fn shards(self) -> Vec<AtlasKey> {
        let mut shards: Vec<AtlasKey> = AtlasKey::shards(self.largest).collect();
        // A large shard at the end would leave all but one worker idle.
        shards.sort_by_key(|key| std::cmp::Reverse(key.n));
        shards
    }
}

#[derive(Args, Clone, Copy)]
pub(super) struct WorkLimits {
    #[command(flatten)]
    pub(super) resources: Resources,
    /// The most work for a problem, in seconds of a reference machine. The real time may differ.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) seconds: u32,
}

/// The exit status when the limits did not allow all that was asked.
pub(super) const BEYOND_LIMITS: u8 = 3;

/// The number of stored states that counts as a second. It is a constant, so that the same command solves the same
/// problems on every machine.
const STATES_A_SECOND: u64 = 200_000_000;

/// What work counts in seconds.
pub(super) fn seconds(work: u64) -> u64 {
    work.div_ceil(STATES_A_SECOND)
}

impl WorkLimits {
    pub(super) fn budget(self) -> Budget {
        Budget { memory: self.resources.memory, work: u64::from(self.seconds) * STATES_A_SECOND }
    }
}
