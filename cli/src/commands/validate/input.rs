use boardlab_core::{DynGame, Limits};

use super::judged::{Judged, judged};
use super::{pursuit, solitaire};
use crate::command_error::CommandError;
use crate::input::{parse, read_text};

/// Whether a judge can use the input on standard input: programs that read no more than they must can read it, too.
pub(super) fn check(game: &'static dyn DynGame) -> Result<(), CommandError> {
    let text = read_text("-".as_ref())?;
    let problem = match judged(game.id()) {
        Judged::Solitaire => solitaire::deal(&text).is_none().then(|| {
            "line 1: expected a seed and the types that are drawn, such as `7 1,2,torn`, and nothing else".to_string()
        }),
        Judged::Pursuit => bad_form(&text).or_else(|| pursuit::bad_start(&text)),
        Judged::Output => bad_form(&text),
    };
    match problem {
        Some(problem) => Err(CommandError::unusable("<stdin>", problem)),
        None if matches!(judged(game.id()), Judged::Solitaire) => Ok(()),
        None => match parse(game, "<stdin>", text, Limits::Statement, &[])?.notes().len() {
            0 => Ok(()),
            _ => Err(CommandError::unusable("<stdin>", "what is noted above must not stand in a judge's input")),
        },
    }
}

/// What a program stumbles over that counts on single blanks and line ends.
fn bad_form(text: &str) -> Option<String> {
    let Some(lines) = text.strip_suffix('\n') else { return Some("expected a line end at the end".into()) };
    let is_plain = |line: &str| {
        !line.is_empty() && line.split(' ').all(|word| word.bytes().all(|b| b.is_ascii_graphic()) && !word.is_empty())
    };
    let bad = (1..).zip(lines.split('\n')).find(|(_, line)| !is_plain(line))?;
    Some(format!("line {}: expected words with single blanks between them", bad.0))
}
