use std::fmt;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use boardlab_core::Limits;
use boardlab_core::game::GenParams;
use boardlab_core::games::pursuit::generate_turn;
use boardlab_core::view::{Board, Explanation};
use clap::ValueEnum;
use serde::Serialize;

use crate::failure::Failure;
use crate::input::{Input, maker};

/// What kind of input is made.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    /// What a match is played with.
    Match,
    /// A position, as a robot is given it.
    Turn,
}

/// Prints the judge's bytes.
pub(crate) fn solve(input: &Input) -> Result<ExitCode, Failure> {
    let mut out = Bytes { out: BufWriter::with_capacity(1 << 16, io::stdout().lock()), failed: None };
    let cases = 0..input.document.cases.len();
    let written = input.game.answer(&input.text, &input.document, cases, &input.options, &mut out);
    match (written, out.failed.take()) {
        (Err(_), Some(error)) => return Err(error.into()),
        (Err(_), None) => return Err(io::Error::other("the answer could not be worded").into()),
        (Ok(()), _) => out.out.flush()?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The core writes text; standard output takes bytes and may fail for its own reasons.
struct Bytes<W> {
    out: W,
    failed: Option<io::Error>,
}

impl<W: Write> fmt::Write for Bytes<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.out.write_all(text.as_bytes()).map_err(|error| {
            self.failed = Some(error);
            fmt::Error
        })
    }
}

/// A move with its evidence and the position it leads to.
#[derive(Serialize)]
struct Traced {
    case: usize,
    /// Moves made after this one.
    ply: u32,
    #[serde(rename = "move")]
    mv: Option<String>,
    why: Option<Explanation>,
    after: Board,
}

/// Prints one JSON object a move.
pub(crate) fn trace(input: &Input) -> Result<ExitCode, Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    for (index, &span) in input.document.cases.iter().enumerate() {
        let mut player = input.game.open(&input.text, span, &input.options);
        for ply in 0.. {
            if player.line().plies == ply && (player.solve(1) && player.line().plies == ply) {
                break;
            }
            let why = player.explain(ply);
            let frame = player.frame(ply + 1);
            let traced = Traced { case: index + 1, ply: ply + 1, mv: frame.mv, why, after: frame.board };
            serde_json::to_writer(&mut out, &traced).map_err(io::Error::from)?;
            out.write_all(b"\n")?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a valid input made from a seed.
pub(crate) fn generate(game: &str, seed: u64, shape: GenParams, kind: Option<Kind>) -> Result<ExitCode, Failure> {
    let game = maker(game)?;
    let text = match kind {
        Some(_) if game.name() != "pursuit" => {
            return Err(Failure::Usage(format!("{}: inputs are of one kind; only pursuit takes --kind", game.name())));
        }
        // A robot's file each of the seed and those that follow it.
        Some(Kind::Turn) => (0..shape.cases as u64).map(|nth| generate_turn(seed.wrapping_add(nth), shape)).collect(),
        Some(Kind::Match) | None => game.generate(seed, shape),
    };
    if game.parse(&text, Limits::Statement).is_err() {
        eprintln!("boardlab: more than the statement allows; read this input with --relaxed");
    }
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
