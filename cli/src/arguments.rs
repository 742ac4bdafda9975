use std::thread::available_parallelism;
use std::time::Duration;

use clap::Args;

/// How many games at a time.
#[derive(Args)]
pub(crate) struct Jobs {
    /// Games at a time; as many as there are cores where nobody says.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
}

impl Jobs {
    pub(crate) fn count(&self) -> usize {
        self.jobs.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from)
    }
}

/// The longest time that can be asked for, in seconds: a day.
const LONGEST: f64 = 86_400.0;

/// A time above 0, in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let asked = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds <= LONGEST);
    let time = asked.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| format!("write a number of seconds above 0, at most {LONGEST}, such as 0.1"))
}
