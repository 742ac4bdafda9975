use std::time::Duration;

use clap::Args;

use crate::arguments::{GAME_NAMES, TriedProgram, seconds};

#[derive(Args)]
pub(crate) struct Stress {
    /// The game.
    #[arg(value_parser = GAME_NAMES)]
    pub(super) game: String,
    /// The seed of the first input. The next one has the next seed; small inputs come first.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub(super) seed: u64,
    /// The number of inputs that are tried at most.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) count: u64,
    /// The time after which no other input is tried.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) time: Option<Duration>,
    /// Another program, whose output is right instead of the judge's: its name and arguments, with blanks between them.
    #[arg(long, value_name = "COMMAND")]
    pub(super) against: Option<String>,
    /// Print the input as it was found, and make it no smaller.
    #[arg(long)]
    pub(super) as_found: bool,
    #[command(flatten)]
    pub(super) tried: TriedProgram,
}
