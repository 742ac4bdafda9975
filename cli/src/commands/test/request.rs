use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::arguments::{GAME_NAMES, ProgramOptions, bytes, seconds};
use crate::input::InputOptions;

#[derive(Args)]
pub(crate) struct Test {
    /// A folder with samples, a zip of one, one input, or a file of Competitive Companion or cph; `-` for such a file
    /// on standard input.
    #[arg(default_value = ".")]
    pub(super) samples: PathBuf,
    /// The game whose judge decides [default: the only game that fits all samples; if none, lines are compared].
    #[arg(long, value_name = "NAME", value_parser = GAME_NAMES)]
    pub(super) game: Option<String>,
    /// Wall time of the program for a sample [default: the problem's own limit, else 2].
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) time_limit: Option<Duration>,
    /// Bytes that the program may write for a sample.
    #[arg(long, value_name = "BYTES", default_value = "64M", value_parser = bytes)]
    pub(super) output_limit: u64,
    #[command(flatten)]
    pub(super) program: ProgramOptions,
    #[command(flatten)]
    pub(super) options: InputOptions,
    /// The program and its arguments; it reads a sample on standard input and writes its output to standard output.
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(super) command: Vec<OsString>,
}
