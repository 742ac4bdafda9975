use std::ffi::{OsStr, OsString};
use std::ops::Range;
use std::thread::available_parallelism;
use std::time::Duration;

use boardlab_core::GAMES;
use boardlab_core::games::pursuit::Strategy;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Args, Command, ValueEnum};

/// The number of games that run at a time.
#[derive(Args)]
pub(crate) struct Jobs {
    /// Games that run at a time [default: the number of cores].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
}

impl Jobs {
    pub(crate) fn count(&self) -> usize {
        or_core_count(self.jobs)
    }
}

/// The requested number of threads, or the number of cores.
pub(crate) fn or_core_count(requested: Option<u16>) -> usize {
    requested.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from)
}

/// A word of which help and completions know some. Whoever uses it refuses others, and says why.
#[derive(Clone, Copy)]
pub(crate) struct Known(fn() -> Vec<&'static str>);

/// The names of the games.
pub(crate) const GAME_NAMES: Known = Known(|| GAMES.iter().map(|game| game.name()).collect());

/// The readings of all games that have several.
pub(crate) const READINGS: Known = Known(|| {
    let options = GAMES.iter().flat_map(|game| game.options());
    options.filter_map(|option| option.strip_prefix("reading=")).collect()
});

/// The strategies of Pursuit.
pub(crate) const STRATEGIES: Known = Known(|| Strategy::ALL.iter().map(|strategy| strategy.name()).collect());

impl TypedValueParser for Known {
    type Value = String;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.0)().into_iter().map(PossibleValue::new)))
    }
}

/// Parses whole numbers from one to another: `2..5` are 2, 3 and 4, and `2..=5` also has 5.
pub(crate) fn range(text: &str) -> Option<Range<u64>> {
    let (first, end) = text.split_once("..")?;
    let end = match end.strip_prefix('=') {
        Some(last) => last.parse::<u64>().ok()?.checked_add(1)?,
        None => end.parse().ok()?,
    };
    Some(first.parse().ok()?..end).filter(|range| !range.is_empty())
}

/// The longest time that an option accepts, in seconds: a day.
const MAX_SECONDS: f64 = 86_400.0;

/// Parses a time above 0, in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let requested = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds <= MAX_SECONDS);
    let time = requested.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| format!("write a number of seconds above 0, at most {MAX_SECONDS}, such as 0.1"))
}

/// Parses a number of bytes. K, M, G and T multiply it by 1024, 1024^2, 1024^3 and 1024^4.
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
    let wrong = || "write a number of bytes, or one with K, M, G or T behind it, such as 512M or 1.5G".to_string();
    let (number, unit) = text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()));
    let power = match unit.to_ascii_uppercase().trim_end_matches("IB").trim_end_matches('B') {
        "" => 0,
        unit => 1 + "KMGT".find(unit).filter(|_| unit.len() == 1).ok_or_else(wrong)?,
    };
    let number: f64 = number.trim_end().parse().map_err(|_| wrong())?;
    let bytes = number * 1024_f64.powi(power as i32);
    // Above 2^53 a float cannot represent every integer.
    if bytes >= 1.0 && bytes <= (1_u64 << 53) as f64 { Ok(bytes as u64) } else { Err(wrong()) }
}

/// The limit of a program's memory where nobody names one, in MB.
const MEGABYTES: u32 = 512;

/// How a program of others runs.
#[derive(Args)]
pub(crate) struct ProgramOptions {
    /// Memory of the program: of each of its processes, and in bubblewrap of all together [default: 512; for `test`,
    /// the problem's own limit].
    #[arg(long = "memory", value_name = "MB", value_parser = clap::value_parser!(u32).range(16..))]
    megabytes: Option<u32>,
    /// Where the program runs: in bubblewrap (`bwrap`), with limits alone (`none`), or in bubblewrap if that works
    /// (`auto`).
    #[arg(long, value_name = "WHERE", default_value = "auto")]
    pub(crate) sandbox: SandboxChoice,
}

/// A program that is tried on one input after another.
#[derive(Args)]
pub(crate) struct TriedProgram {
    /// Wall time of the program for an input.
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub(crate) time_limit: Duration,
    /// Bytes that the program may write for an input.
    #[arg(long, value_name = "BYTES", default_value = "64M", value_parser = bytes)]
    pub(crate) output_limit: u64,
    #[command(flatten)]
    pub(crate) options: ProgramOptions,
    #[command(flatten)]
    pub(crate) jobs: Jobs,
    /// The program and its arguments; it reads the input on standard input and writes its output to standard output.
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(crate) command: Vec<OsString>,
}

/// Where programs of others run.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SandboxChoice {
    /// In bubblewrap where that works, else as `none`, with a line on standard error that says what does not hold.
    Auto,
    /// In bubblewrap; it is an error where that does not work.
    Bwrap,
    /// With limits alone.
    None,
}

impl ProgramOptions {
    pub(crate) fn megabytes(&self) -> u32 {
        self.megabytes.unwrap_or(MEGABYTES)
    }

    /// The limit of memory in bytes.
    pub(crate) fn memory(&self) -> u64 {
        self.memory_or(None)
    }

    /// The same for a problem that may have a limit of its own, in bytes.
    pub(crate) fn memory_or(&self, problem: Option<u64>) -> u64 {
        let chosen = self.megabytes.map(|megabytes| u64::from(megabytes) << 20);
        chosen.or(problem).unwrap_or(u64::from(MEGABYTES) << 20)
    }
}
