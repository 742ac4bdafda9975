use std::path::Path;

use boardlab_core::games::pursuit::{Case, MatchParams, Pursuit};
use boardlab_core::{Input, Limits};

use crate::command_error::CommandError;
use crate::input::read_text;
use crate::output::file_name::display_name;
use crate::output::untrusted::quoted;
use crate::pursuit::request::Rules;

/// The default fields: squares and tori, small and large, with few and many catchers, slow and fast fugitives.
/// Catchers are known to win on some, and to lose on others.
const DEFAULT_FIELDS: &str = "\
0 4 2 1 16
0 8 3 2 64
0 10 2 1 100
0 10 2 3 100
0 10 24 4 50
0 20 10 2 100
0 40 2 1 160
0 40 20 2 80
1 4 2 1 16
1 8 3 1 64
1 10 20 3 50
1 20 3 1 100
1 20 12 2 100
1 40 3 1 200
";

/// A field of a tournament.
pub(super) struct Field {
    /// `F N K S L`, one blank between two numbers.
    pub(super) line: String,
    pub(super) case: Case,
}

/// Reads fields from a file or from a list with commas. Without a source, the default fields.
pub(super) fn fields(source: Option<&Path>, rules: &Rules) -> Result<Vec<Field>, CommandError> {
    let (name, text) = match source {
        None => ("our own fields".into(), DEFAULT_FIELDS.into()),
        Some(list) if is_list(list) => ("--fields".into(), list.to_string_lossy().replace(',', "\n")),
        Some(file) => (display_name(file), read_text(file)?),
    };
    let fields: Vec<Field> =
        (1..).zip(text.lines()).filter_map(|line| read(&name, line, rules)).collect::<Result<_, _>>()?;
    if fields.is_empty() {
        return Err(CommandError::unusable(name, "no field; write a line `F N K S L` for each, such as 0 10 2 3 100"));
    }
    Ok(fields)
}

/// Whether the argument is a list of fields, not the name of a file.
fn is_list(argument: &Path) -> bool {
    let is_of_numbers = |text: &str| text.starts_with(|c: char| c.is_ascii_digit()) && text.contains(' ');
    argument.to_str().is_some_and(is_of_numbers) && !argument.exists()
}

/// Parses a line. `None` if it is blank.
fn read(name: &str, (number, line): (usize, &str), rules: &Rules) -> Option<Result<Field, CommandError>> {
    let written = line.split('#').next().unwrap_or_default();
    let words: Vec<&str> = written.split_whitespace().collect();
    match words.len() {
        0 => None,
        5 => Some(parse(name, number, written).map(|case| Field {
            line: words.join(" "),
            case: Case {
                params: MatchParams { blocked: rules.reading.is_blocked(), ..case.params },
                seed: rules.seed,
                ..case
            },
        })),
        found => Some(Err(CommandError::unusable(
            format_args!("{name}:{number}"),
            format_args!("a field has five numbers, F N K S L, not {found}: {}", quoted(line.trim())),
        ))),
    }
}

/// Parses the numbers with the core's parser, as a match file with two names. Blank lines before them keep the line
/// number right.
fn parse(name: &str, number: usize, line: &str) -> Result<Case, CommandError> {
    let text = format!("{}{line}\nbest best\n", "\n".repeat(number - 1));
    let input = Input::<Pursuit>::read(text, Limits::Statement, Default::default());
    let input = input.map_err(|invalid| CommandError::invalid(name, invalid))?;
    input.case(0).ok_or_else(|| CommandError::unusable(name, "a field is expected"))
}
