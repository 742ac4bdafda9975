use boardlab_core::Limits;
use boardlab_core::text::decode;

use super::run::{Ruling, Run};
use crate::command_error::CommandError;
use crate::commands::compare::{self, is_wrong, message};
use crate::input::{find_game, parse, read_bytes, read_text};
use crate::output::file_name::display_name;

/// Judges an output as `compare` does.
pub(super) fn judge(run: &Run) -> Result<Ruling, CommandError> {
    let input =
        parse(find_game(&run.game)?, &display_name(&run.input), read_text(&run.input)?, Limits::Statement, &[])?;
    let output = match written()? {
        Ok(output) => output,
        Err(unreadable) => return Ok(unreadable),
    };
    let judgement = compare::judge(&input, &output)?;
    let message = message(&judgement);
    Ok(if is_wrong(&judgement) { Ruling::Wrong { message } } else { Ruling::Accepted { score: None, message } })
}

/// What the program wrote, or the ruling if that is no text.
pub(super) fn written() -> Result<Result<String, Ruling>, CommandError> {
    let bytes = read_bytes("-".as_ref()).map_err(CommandError::file("-".as_ref()))?;
    Ok(decode(&bytes).map(String::from).map_err(|error| {
        let text = String::from_utf8_lossy(&bytes);
        Ruling::Wrong { message: CommandError::parse("output", text, error).to_string() }
    }))
}
