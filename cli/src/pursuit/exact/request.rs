use std::path::PathBuf;

use boardlab_core::games::pursuit::Field;
use boardlab_core::games::pursuit::exact::{MOST_CATCHERS, Problem};
use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use super::threads::Threads;
use crate::arguments;
use crate::command_error::CommandError;
use crate::pursuit::request::Reading;

/// The arguments of `pursuit solve`.
#[derive(Args)]
pub(crate) struct Solve {
    /// The board.
    #[arg(long, value_name = "BOARD")]
    pub(super) field: Board,
    /// N, cells a side.
    #[arg(short, long = "side", value_name = "N", value_parser = clap::value_parser!(u8).range(3..=100))]
    pub(super) n: u8,
    /// K, catchers.
    #[arg(short, long = "catchers", value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) k: u16,
    /// S, steps of the fugitive a turn: at most 2N.
    #[arg(short, long = "steps", value_name = "S", value_parser = clap::value_parser!(u8).range(1..))]
    pub(super) s: u8,
    /// Whether a path may pass through a catcher's cell (default) or ends there (blocked).
    #[arg(long, value_name = "NAME", default_value = "default")]
    pub(super) reading: Reading,
    #[command(flatten)]
    pub(super) resources: Resources,
    /// Solve every position, and store the values in this folder for `robot --cache`.
    #[arg(long, value_name = "DIR")]
    pub(super) cache: Option<PathBuf>,
    /// Keep finished turns in this folder, and go on from there after an interruption.
    #[arg(long, value_name = "DIR")]
    pub(super) work: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub(super) json: bool,
}

/// The kind of a field, as arguments and files name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Board {
    Square,
    Torus,
}

impl Board {
    /// That of a field.
    pub fn of(field: Field) -> Self {
        if field.torus { Board::Torus } else { Board::Square }
    }
}

/// The resources for solving.
#[derive(Args, Clone, Copy)]
pub struct Resources {
    /// The most memory that a problem may need: bytes, or a number with K, M, G or T.
    #[arg(long, value_name = "BYTES", default_value = "4G", value_parser = arguments::bytes)]
    pub memory: u64,
    /// The number of threads [default: the number of cores].
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
}

impl Resources {
    /// The threads to solve with.
    pub fn threads(self) -> Threads {
        Threads(arguments::or_core_count(self.jobs))
    }
}

impl Solve {
    /// The problem of the arguments.
    pub(super) fn problem(&self) -> Result<Problem, CommandError> {
        let field = Field { torus: self.field == Board::Torus, n: self.n };
        if u16::from(self.s) > 2 * u16::from(self.n) {
            return Err(CommandError::unusable(
                format_args!("-s {}", self.s),
                format_args!("at most 2N steps, here {}", 2 * u16::from(self.n)),
            ));
        }
        if usize::from(self.k) >= field.cells() {
            return Err(CommandError::unusable(
                format_args!("-k {}", self.k),
                format_args!("fewer catchers than cells, here at most {}", field.cells() - 1),
            ));
        }
        let catchers = u8::try_from(self.k).ok().filter(|&catchers| catchers <= MOST_CATCHERS).ok_or_else(|| {
            let problem = format_args!("at most {MOST_CATCHERS} catchers can be solved exactly; ask for fewer");
            CommandError::unusable(format_args!("-k {}", self.k), problem)
        })?;
        Ok(Problem { field, catchers, steps: self.s, blocked: self.reading.is_blocked() })
    }
}
