use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use boardlab_task::protocol::Question;

use super::task::Task;
use crate::command_error::CommandError;
use crate::input::{note_keyboard_input, read_text};
use crate::output::file_name::display_name;

/// Prints an output that the task holds for right.
pub(crate) fn solve(module: &Path, input: &Path) -> Result<ExitCode, CommandError> {
    let mut task = Task::load(module)?;
    note_keyboard_input(input);
    task.open_named(&display_name(input), &read_text(input)?)?;
    let output = task.ask("answer", Question::default())?.output.flatten();
    print(&output.ok_or_else(|| task.unusable("it has no answer to this input"))?)
}

/// Prints an input that the task makes of a seed.
pub(crate) fn generate(module: &Path, seed: u64, size: u32) -> Result<ExitCode, CommandError> {
    let mut task = Task::load(module)?;
    let question = Question { seed: Some(seed.to_string()), size: Some(size), ..Question::default() };
    let input = task.ask("generate", question)?.input.flatten();
    print(&input.ok_or_else(|| task.unusable("it makes no inputs: its `generate` gives none"))?)
}

fn print(text: &str) -> Result<ExitCode, CommandError> {
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
