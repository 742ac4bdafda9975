use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use boardlab_core::{Limits, workbench};

use crate::failure::Failure;
use crate::input::{display_name, find_game, read_text};

/// Prints every line of an input, and under it what each word means.
pub(crate) fn explain_input(name: &str, file: &str, relaxed: bool) -> Result<ExitCode, Failure> {
    let (game, text) = (find_game(name)?, read_text(file)?);
    let limits = if relaxed { Limits::Relaxed } else { Limits::Statement };
    let meanings =
        workbench(game.name()).map_or_else(Vec::new, |workbench| workbench.meanings(&text, limits, 0..text.len()));
    let mut meanings = meanings.iter().peekable();
    let mut out = BufWriter::new(io::stdout().lock());
    let mut end = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        end += line.len();
        writeln!(out, "{number} | {}", line.trim_end())?;
        while let Some(meaning) = meanings.next_if(|meaning| meaning.span.start < end) {
            writeln!(out, "    {}  {meaning}", meaning.span.of(&text).trim_end())?;
        }
    }
    out.flush()?;
    match game.parse(&text, limits) {
        Ok(_) => Ok(ExitCode::SUCCESS),
        Err(error) => Err(Failure::Input(error.report(display_name(file), &text).to_string())),
    }
}
