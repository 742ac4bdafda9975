use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use boardlab_core::UnknownOption;
use boardlab_core::text::decode;
use boardlab_core::{AnyInput, DynGame, Limits, ReadError, game};
use clap::{Args, ValueEnum};

use crate::arguments::{GAME_NAMES, READINGS, STRATEGIES};
use crate::command_error::CommandError;
use crate::output::file_name::{display_name, is_stdin};
use crate::output::tell::tell;
use crate::slips::{self, nearest_game};

#[derive(Args)]
pub(crate) struct Source {
    /// The game.
    #[arg(value_parser = GAME_NAMES)]
    pub(crate) game: String,
    /// The input; standard input if none is named.
    #[arg(default_value = "-", hide_default_value = true)]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) options: InputOptions,
}

#[derive(Args, Clone)]
pub(crate) struct InputOptions {
    #[command(flatten)]
    limits: LimitsOption,
    /// How a point is read that the statement leaves open: `letter` or `cautious` in Janken Tactics, `default` or
    /// `blocked` in Pursuit.
    #[arg(long, value_name = "NAME", value_parser = READINGS, hide_possible_values = true, help_heading = READING)]
    reading: Option<String>,
    /// The strategy of the catchers; it replaces the player that the input names.
    #[arg(long, value_name = "NAME", value_parser = STRATEGIES, help_heading = PURSUIT)]
    catchers: Option<String>,
    /// The strategy of the fugitive.
    #[arg(long, value_name = "NAME", value_parser = STRATEGIES, help_heading = PURSUIT)]
    fugitive: Option<String>,
    /// The seed of Pursuit's strategies, or of the pieces that an input of Solitaire Chess does not have.
    #[arg(long, value_name = "NUMBER", help_heading = BOTH)]
    seed: Option<String>,
    /// The types that are drawn, joined by commas, or `all`.
    #[arg(long, value_name = "TYPES", help_heading = SOLITAIRE)]
    alphabet: Option<String>,
    /// The number of positions that the player searches for a move.
    #[arg(long, value_name = "NUMBER", help_heading = SOLITAIRE)]
    nodes: Option<String>,
}

/// The headings of the options of single games.
const READING: &str = "Janken Tactics and Pursuit";
const PURSUIT: &str = "Pursuit";
const SOLITAIRE: &str = "Solitaire Chess";
const BOTH: &str = "Pursuit and Solitaire Chess";

/// Within which limits an input is read.
#[derive(Args, Clone, Copy)]
pub(crate) struct LimitsOption {
    /// `lifted`: without the limits of the statement that only bound a judge's running time.
    #[arg(long, value_name = "WHICH", default_value = "statement", conflicts_with = "relaxed")]
    limits: Within,
    /// What `--limits lifted` was called before.
    #[arg(long, hide = true)]
    relaxed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Within {
    Statement,
    Lifted,
}

impl LimitsOption {
    pub(crate) fn are_lifted(self) -> bool {
        self.relaxed || self.limits == Within::Lifted
    }

    pub(crate) fn limits(self) -> Limits {
        limits_of(self.are_lifted())
    }
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
        self.limits.limits()
    }

    #[cfg(unix)]
    pub(crate) fn lifts_limits(&self) -> bool {
        self.limits.are_lifted()
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
    let text = read_text(file)?;
    let guess = guess(file, &text);
    parse(game, &display_name(file), text, options.limits(), &chosen).map_err(|error| error.guessing(guess))
}

/// What a text likely is that should be an input.
pub(crate) fn guess(file: &Path, text: &str) -> Option<String> {
    let output = || slips::is_output(text).then(|| "this looks like an output, not like an input".into());
    slips::program(file, text.as_bytes()).or_else(output)
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
    game(&name.to_ascii_lowercase()).ok_or_else(|| {
        let is_file = Path::new(name).is_file().then(|| "the game comes before the file; ".into());
        let guess = is_file.or_else(|| Some(format!("did you mean {}? ", nearest_game(name)?))).unwrap_or_default();
        let known: Vec<&str> = boardlab_core::GAMES.iter().map(|game| game.name()).collect();
        let known = known.join(", ");
        CommandError::UnknownGame { name: name.into(), guess, known }
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
        Err(error) => {
            let error = CommandError::parse(display_name(file), String::from_utf8_lossy(&bytes), error);
            Err(error.guessing(slips::program(file, &bytes)))
        }
    }
}

pub(crate) fn read_bytes(file: &Path) -> io::Result<Vec<u8>> {
    if !is_stdin(file) {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
