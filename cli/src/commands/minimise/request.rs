use std::ffi::OsString;
use std::time::Duration;

use clap::Args;

use crate::arguments::{Jobs, ProgramOptions, bytes, seconds};
use crate::input::Source;

#[derive(Args)]
pub(crate) struct Minimise {
    #[command(flatten)]
    pub(super) source: Source,
    /// Wall time of the program for an input.
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub(super) time_limit: Duration,
    /// Bytes that the program may write for an input.
    #[arg(long, value_name = "BYTES", default_value = "64M", value_parser = bytes)]
    pub(super) output_limit: u64,
    #[command(flatten)]
    pub(super) program: ProgramOptions,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// The program and its arguments; it reads the input on standard input and writes its output to standard output.
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(super) command: Vec<OsString>,
}
