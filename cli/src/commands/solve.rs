use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use boardlab_core::GenParams;
use boardlab_core::games::pursuit::generate_turn;
use boardlab_core::view::{Board, Explanation};
use boardlab_core::{AnyInput, DynGame, Limits};
use clap::ValueEnum;
use serde::Serialize;

use crate::command_error::CommandError;
use crate::input::find_game;
use crate::output::streamed::StreamedOutput;
use crate::output::tell::tell;

/// The kind of a generated input.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum InputKind {
    /// A match file, for a match.
    Match,
    /// A robot's input file.
    Turn,
}

/// Prints the judge's output.
pub(crate) fn solve(input: &dyn AnyInput) -> Result<ExitCode, CommandError> {
    write_text(|out| input.write_answer(0..input.cases().len(), out))
}

/// Writes a text to standard output while it is made.
fn write_text(text: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result) -> Result<ExitCode, CommandError> {
    let mut out = StreamedOutput::new();
    match text(&mut out) {
        Ok(()) => out.finish()?,
        Err(_) => return Err(out.error().into()),
    }
    Ok(ExitCode::SUCCESS)
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
pub(crate) fn trace(input: &dyn AnyInput) -> Result<ExitCode, CommandError> {
    let mut out = StreamedOutput::new();
    for (number, mut session) in (1..).zip((0..).map_while(|case| input.open(case))) {
        for ply in 0.. {
            if session.line().plies == ply && (session.solve(1) && session.line().plies == ply) {
                break;
            }
            let why = session.explain(ply);
            let frame = session.frame(ply + 1);
            let line = TraceLine { case: number, ply: ply + 1, mv: frame.mv, why, after: frame.board };
            serde_json::to_writer(&mut out, &line).map_err(io::Error::from)?;
            out.write_all(b"\n")?;
            out.end_lines(1)?;
        }
    }
    out.finish()?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a valid input made from a seed.
pub(crate) fn generate(
    game: &str,
    seed: u64,
    params: GenParams,
    kind: Option<InputKind>,
) -> Result<ExitCode, CommandError> {
    let game = find_game(game)?;
    if kind.is_some() && game.name() != "pursuit" {
        return Err(CommandError::unusable(game.name(), "inputs are of one kind; only pursuit takes --kind"));
    }
    let mut first = String::new();
    let written = write_input(game, seed, GenParams { cases: params.cases.min(CHECKED), ..params }, kind, &mut first);
    if written.is_ok() && game.read(first, Limits::Statement, &[]).is_err() {
        tell("boardlab: more than the statement allows; read this input with --limits lifted");
    }
    write_text(|out| write_input(game, seed, params, kind, out))
}

/// The number of cases that are checked against the statement's limits. No statement allows as many in an input.
const CHECKED: usize = 1000;

fn write_input(
    game: &dyn DynGame,
    seed: u64,
    params: GenParams,
    kind: Option<InputKind>,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    match kind {
        // One turn file for each of the seeds from `seed` on.
        Some(InputKind::Turn) => (0..params.cases as u64)
            .try_for_each(|index| out.write_str(&generate_turn(seed.wrapping_add(index), params))),
        Some(InputKind::Match) | None => game.write_generated(seed, params, out),
    }
}
