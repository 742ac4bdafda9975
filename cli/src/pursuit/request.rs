use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::arguments::{Jobs, ProgramOptions, seconds};

/// The rules of a match that the match file does not name.
#[derive(Args)]
pub(crate) struct Rules {
    /// Whether a path may pass through a catcher's cell (default) or ends there (blocked).
    #[arg(long, value_name = "NAME", default_value = "default")]
    pub(super) reading: Reading,
    /// The seed of the built-in strategies that use random numbers.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(super) seed: u64,
}

/// The reading of the statement: whether a path of the fugitive may pass through a catcher.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reading {
    /// It may.
    Default,
    /// It ends on the cell of a catcher.
    Blocked,
}

impl Reading {
    /// That of a problem.
    pub fn of(blocked: bool) -> Self {
        if blocked { Reading::Blocked } else { Reading::Default }
    }

    /// Whether a path ends on the cell of a catcher.
    pub fn is_blocked(self) -> bool {
        self == Reading::Blocked
    }

    /// Its name in arguments and files.
    pub fn name(self) -> &'static str {
        match self {
            Reading::Default => "default",
            Reading::Blocked => "blocked",
        }
    }
}

/// The limits of a robot.
#[derive(Args)]
pub(super) struct RobotLimits {
    /// The folder of the robots.
    #[arg(long, value_name = "DIR")]
    pub(super) robots: Option<PathBuf>,
    /// Wall time of a turn.
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub(super) time_limit: Duration,
    #[command(flatten)]
    pub(super) program: ProgramOptions,
    /// Bytes of a file that a robot writes.
    #[arg(long, value_name = "BYTES", default_value_t = 1 << 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) output_limit: u32,
}

#[derive(Args)]
pub(crate) struct Match {
    /// The match file: F, N, K, S, L and the names of two robots, catchers first.
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) limits: RobotLimits,
    #[command(flatten)]
    pub(super) rules: Rules,
    /// Write the match to a file that `solve pursuit` takes.
    #[arg(long, value_name = "FILE")]
    pub(super) replay: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args)]
pub(crate) struct Tournament {
    /// A file of fields, or fields joined by commas [default: fourteen fields].
    #[arg(long, value_name = "FILE|LIST")]
    pub(super) fields: Option<PathBuf>,
    /// Robots and strategies, joined by commas; `all` stands for every robot of the folder.
    #[arg(long, value_name = "NAMES", required = true, value_delimiter = ',')]
    pub(super) players: Vec<String>,
    #[command(flatten)]
    pub(super) limits: RobotLimits,
    #[command(flatten)]
    pub(super) rules: Rules,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// Store the results of matches in this file, and play only the matches that are not in it.
    #[arg(long, value_name = "FILE")]
    pub(super) results: Option<PathBuf>,
    /// Take the matches of the results file whose players and field are as they were: robots that changed or came late
    /// play theirs.
    #[arg(long, requires = "results")]
    pub(super) update: bool,
    /// Keep the replay of every match in this folder, and what its robots wrote on standard error. Results have the
    /// replays, too.
    #[arg(long, value_name = "DIR")]
    pub(super) keep: Option<PathBuf>,
    /// How the result is printed.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// The players, then the turns of capture on every field.
    Text,
    /// A row for each player.
    Csv,
    /// A row for each match.
    CsvMatches,
    /// One object with both.
    Json,
}
