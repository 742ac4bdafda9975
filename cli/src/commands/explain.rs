use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use boardlab_core::text::escaped;
use boardlab_core::{DynGame, Limits};

use crate::command_error::CommandError;
use crate::input::{find_game, limits_of, print_notes, read_text};
use crate::output::file_name::display_name;

/// Prints every line of an input, and under it what each token means. A bad input is listed up to its error, on
/// standard error: a command that fails prints nothing on standard output.
pub(crate) fn explain_input(name: &str, file: &Path, relaxed: bool) -> Result<ExitCode, CommandError> {
    let game = find_game(name)?;
    let text = read_text(file)?;
    let limits = limits_of(relaxed);
    match game.parse(&text, limits) {
        Ok(document) => {
            print_notes(&document.notes, &display_name(file), &text);
            list(game, &text, limits, BufWriter::new(io::stdout().lock()))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            // Lost where standard error cannot be written, as every message is.
            let _ = list(game, &text, limits, BufWriter::new(io::stderr().lock()));
            Err(CommandError::parse(display_name(file), text, error))
        }
    }
}

fn list(game: &dyn DynGame, text: &str, limits: Limits, mut out: impl Write) -> io::Result<()> {
    let meanings = game.meanings(text, limits, 0..text.len());
    let mut meanings = meanings.iter().peekable();
    let mut end = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        end += line.len();
        writeln!(out, "{number} | {}", escaped(line.trim_end()))?;
        while let Some(meaning) = meanings.next_if(|meaning| meaning.span.start < end) {
            writeln!(out, "    {}  {meaning}", escaped(meaning.span.of(text).trim_end()))?;
        }
    }
    out.flush()
}
