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
use crate::input::{Input, find_tools};

/// The kind of a generated input.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum InputKind {
    /// An engine file, for a match.
    Match,
    /// A robot's input file.
    Turn,
}

/// Prints the judge's output.
pub(crate) fn solve(input: &Input) -> Result<ExitCode, Failure> {
    let mut out = ByteWriter { out: BufWriter::with_capacity(1 << 16, io::stdout().lock()), failed: None };
    let cases = 0..input.document.cases.len();
    let written = input.game.answer(&input.text, &input.document, cases, &input.options, &mut out);
    match (written, out.failed.take()) {
        (Err(_), Some(error)) => return Err(error.into()),
        (Err(_), None) => return Err(io::Error::other("the answer could not be worded").into()),
        (Ok(()), _) => out.out.flush()?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Passes the text of the core to standard output, and remembers its error.
struct ByteWriter<W> {
    out: W,
    failed: Option<io::Error>,
}

impl<W: Write> fmt::Write for ByteWriter<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.out.write_all(text.as_bytes()).map_err(|error| {
            self.failed = Some(error);
            fmt::Error
        })
    }
}

/// A move with its evidence and the position it leads to.
#[derive(Serialize)]
struct TraceLine {
    case: usize,
    /// The number of moves, this one included.
    ply: u32,
    #[serde(rename = "move")]
    mv: Option<String>,
    why: Option<Explanation>,
    after: Board,
}

/// Prints one JSON object for each move.
pub(crate) fn trace(input: &Input) -> Result<ExitCode, Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    for (index, &span) in input.document.cases.iter().enumerate() {
        let mut session = input.game.open(&input.text, span, &input.options);
        for ply in 0.. {
            if session.line().plies == ply && (session.solve(1) && session.line().plies == ply) {
                break;
            }
            let why = session.explain(ply);
            let frame = session.frame(ply + 1);
            let line = TraceLine { case: index + 1, ply: ply + 1, mv: frame.mv, why, after: frame.board };
            serde_json::to_writer(&mut out, &line).map_err(io::Error::from)?;
            out.write_all(b"\n")?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a valid input made from a seed.
pub(crate) fn generate(game: &str, seed: u64, params: GenParams, kind: Option<InputKind>) -> Result<ExitCode, Failure> {
    let game = find_tools(game)?;
    let text = match kind {
        Some(_) if game.name() != "pursuit" => {
            return Err(Failure::Usage(format!("{}: inputs are of one kind; only pursuit takes --kind", game.name())));
        }
        // One robot's file for each of the seeds from `seed` on.
        Some(InputKind::Turn) => {
            (0..params.cases as u64).map(|nth| generate_turn(seed.wrapping_add(nth), params)).collect()
        }
        Some(InputKind::Match) | None => game.generate(seed, params),
    };
    if game.parse(&text, Limits::Statement).is_err() {
        eprintln!("boardlab: more than the statement allows; read this input with --relaxed");
    }
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
