use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use boardlab_core::{Limits, workbench};

use crate::failure::Failure;
use crate::input::{find, shown, text};

/// Prints every line of an input and beneath it what each of its words means. Of a bad input that is what stands before
/// its error.
pub(crate) fn explain(name: &str, file: &str, relaxed: bool) -> Result<ExitCode, Failure> {
    let (game, text) = (find(name)?, text(file)?);
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
        Err(error) => Err(Failure::Input(error.report(shown(file), &text).to_string())),
    }
}
