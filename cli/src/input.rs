use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use boardlab_core::UnknownOption;
use boardlab_core::text::decode;
use boardlab_core::{AnyInput, DynGame, Limits, ReadError, game};
use clap::Args;

use crate::command_error::CommandError;
use crate::output::file_name::{display_name, is_stdin};
use crate::output::tell::tell;

#[derive(Args)]
pub(crate) struct Source {
    /// The game.
    pub(crate) game: String,
    /// The input [default: standard input].
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    options: InputOptions,
}

#[derive(Args, Clone)]
pub(crate) struct InputOptions {
    /// Lift the limits that only bound a judge's running time.
    #[arg(long)]
    pub(crate) relaxed: bool,
    /// Choose how a point is read that the statement leaves open.
    #[arg(long, value_name = "NAME")]
    reading: Option<String>,
    /// Solitaire: the types that are drawn, joined by commas, or `all`.
    #[arg(long, value_name = "TYPES")]
    alphabet: Option<String>,
    /// Pursuit: the strategy of the catchers; it replaces the player that the input names.
    #[arg(long, value_name = "NAME")]
    catchers: Option<String>,
    /// Pursuit: the strategy of the fugitive.
    #[arg(long, value_name = "NAME")]
    fugitive: Option<String>,
    /// Solitaire: the seed of the pieces that the input does not have. Pursuit: the seed of the strategies.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<String>,
    /// Solitaire: the number of positions that the player searches for a move.
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<String>,
}

impl InputOptions {
    /// The keys and values that are chosen. The error is the first that the game does not have.
    pub(crate) fn of(&self, game: &dyn DynGame) -> Result<Vec<(&'static str, &str)>, UnknownOption> {
        let chosen = self.chosen();
        game.check_options(&chosen)?;
        Ok(chosen)
    }

    /// Whether no option of a game is chosen.
    #[cfg(unix)]
    pub(crate) fn is_empty(&self) -> bool {
        self.chosen().is_empty()
    }

    pub(crate) fn limits(&self) -> Limits {
        limits_of(self.relaxed)
    }

    /// The keys and values that were given.
    pub(crate) fn chosen(&self) -> Vec<(&'static str, &str)> {
        let options = [
            ("reading", &self.reading),
            ("alphabet", &self.alphabet),
            ("catchers", &self.catchers),
            ("fugitive", &self.fugitive),
            ("seed", &self.seed),
            ("nodes", &self.nodes),
        ];
        options.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?))).collect()
    }
}

pub(crate) fn limits_of(relaxed: bool) -> Limits {
    if relaxed { Limits::Relaxed } else { Limits::Statement }
}

pub(crate) fn read(source: &Source) -> Result<Arc<dyn AnyInput>, CommandError> {
    note_keyboard_input(&source.file);
    read_file(&source.game, &source.file, &source.options)
}

/// Reads and validates the input in a file, `-` for standard input.
pub(crate) fn read_file(game: &str, file: &Path, options: &InputOptions) -> Result<Arc<dyn AnyInput>, CommandError> {
    let game = find_game(game)?;
    let chosen = options.of(game)?;
    parse(game, &display_name(file), read_text(file)?, options.limits(), &chosen)
}

/// Validates a text and tells what was tolerated. `name` is what messages call it.
pub(crate) fn parse(
    game: &dyn DynGame,
    name: &str,
    text: String,
    limits: Limits,
    options: &[(&str, &str)],
) -> Result<Arc<dyn AnyInput>, CommandError> {
    let input = game.read(text, limits, options).map_err(|error| match error {
        ReadError::Option(unknown) => unknown.into(),
        ReadError::Text(invalid) => CommandError::invalid(name, invalid),
    })?;
    print_notes(&*input, name);
    Ok(input)
}

pub(crate) fn find_game(name: &str) -> Result<&'static dyn DynGame, CommandError> {
    game(name).ok_or_else(|| {
        let known: Vec<&str> = boardlab_core::GAMES.iter().map(|game| game.name()).collect();
        let known = known.join(", ");
        CommandError::UnknownGame { name: name.into(), known }
    })
}

/// Tells a person at a terminal that the command reads from the keyboard.
pub(crate) fn note_keyboard_input(file: &Path) {
    if is_stdin(file) && io::stdin().is_terminal() {
        tell("boardlab: reading from the keyboard; end with Ctrl-D");
    }
}

/// Prints what was tolerated in an input, each with its place, on standard error. `name` is what messages call it.
pub(crate) fn print_notes(input: &dyn AnyInput, name: &str) {
    for note in input.notes() {
        tell(note.report(name, input.text()));
    }
}

/// Reads a file as text. The error for bytes that are not UTF-8 has their line and column.
pub(crate) fn read_text(file: &Path) -> Result<String, CommandError> {
    let bytes = read_bytes(file).map_err(CommandError::file(file))?;
    match decode(&bytes) {
        Ok(text) => Ok(text.into()),
        Err(error) => Err(CommandError::parse(display_name(file), String::from_utf8_lossy(&bytes), error)),
    }
}

fn read_bytes(file: &Path) -> io::Result<Vec<u8>> {
    if !is_stdin(file) {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
