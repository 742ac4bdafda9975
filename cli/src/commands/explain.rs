use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use boardlab_core::text::{Meaning, escaped};
use boardlab_core::{Limits, ReadError};

use crate::command_error::CommandError;
use crate::input::{find_game, guess, print_notes, read_text};
use crate::output::file_name::display_name;

/// Prints every line of an input, and under it what each token means. A bad input is listed up to its error, on
/// standard error: a command that fails prints nothing on standard output.
pub(crate) fn explain_input(name: &str, file: &Path, limits: Limits) -> Result<ExitCode, CommandError> {
    let game = find_game(name)?;
    match game.read(read_text(file)?, limits, &[]) {
        Ok(input) => {
            print_notes(&*input, &display_name(file));
            let meanings = input.meanings(0..input.text().len());
            list(input.text(), &meanings, BufWriter::new(io::stdout().lock()))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(ReadError::Text(invalid)) => {
            let meanings = invalid.meanings(0..invalid.text.len());
            // Lost where standard error cannot be written, as every message is.
            let _ = list(&invalid.text, &meanings, BufWriter::new(io::stderr().lock()));
            let guess = guess(file, &invalid.text);
            Err(CommandError::invalid(display_name(file), invalid).guessing(guess))
        }
        Err(ReadError::Option(unknown)) => Err(unknown.into()),
    }
}

fn list(text: &str, meanings: &[Meaning], mut out: impl Write) -> io::Result<()> {
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
