use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

use boardlab_core::game::{InputReader, UnknownOption};
use boardlab_core::text::decode;
use boardlab_core::{Document, DynGame, Limits, Options, game};
use boardlab_core::{DynWorkbench, workbench};
use clap::Args;

use crate::failure::Failure;
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
    /// The options of a game. The error is the first that it does not have.
    pub(crate) fn of(&self, game: &dyn InputReader) -> Result<Options, UnknownOption> {
        game.choose_options(&self.chosen())
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
    fn chosen(&self) -> Vec<(&'static str, &str)> {
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

pub(crate) fn read(source: &Source) -> Result<Input, Failure> {
    note_keyboard_input(&source.file);
    let game = find_game(&source.game)?;
    Input::read(game, &source.file, source.options.limits(), source.options.of(game)?)
}

/// A valid input. The text is stored once; the cases are spans of it.
pub(crate) struct Input {
    pub(crate) game: &'static dyn DynGame,
    pub(crate) text: String,
    pub(crate) document: Document,
    pub(crate) options: Options,
}

impl Input {
    /// Reads and validates the input in a file, `-` for standard input.
    pub(crate) fn read(
        game: &'static dyn DynGame,
        file: &Path,
        limits: Limits,
        options: Options,
    ) -> Result<Self, Failure> {
        Self::parse(game, &display_name(file), read_text(file)?, limits, options)
    }

    /// Validates a text. `name` is what messages call it.
    pub(crate) fn parse(
        game: &'static dyn DynGame,
        name: &str,
        text: String,
        limits: Limits,
        options: Options,
    ) -> Result<Self, Failure> {
        match game.parse(&text, limits) {
            Ok(document) => {
                print_notes(&document, name, &text);
                Ok(Input { game, text, document, options })
            }
            Err(error) => Err(Failure::parse(name, text, error)),
        }
    }
}

pub(crate) fn find_game(name: &str) -> Result<&'static dyn DynGame, Failure> {
    game(name).ok_or_else(|| {
        let known: Vec<&str> = boardlab_core::GAMES.iter().map(|game| game.name()).collect();
        let known = known.join(", ");
        Failure::UnknownGame { name: name.into(), known }
    })
}

/// The tools that make and change inputs of a game, by the name of the game.
pub(crate) fn find_workbench(name: &str) -> Result<&'static dyn DynWorkbench, Failure> {
    let game = find_game(name)?;
    workbench(game.name()).ok_or_else(|| Failure::Internal(format!("{name}: it has no workbench")))
}

/// Tells a person at a terminal that the command reads from the keyboard.
pub(crate) fn note_keyboard_input(file: &Path) {
    if is_stdin(file) && io::stdin().is_terminal() {
        tell("boardlab: reading from the keyboard; end with Ctrl-D");
    }
}

/// Prints what a parser tolerated, each with its place, on standard error. `name` is what messages call the text.
pub(crate) fn print_notes(document: &Document, name: &str, text: &str) {
    for note in &document.notes {
        tell(note.report(name, text));
    }
}

/// Reads a file as text. The error for bytes that are not UTF-8 has their line and column.
pub(crate) fn read_text(file: &Path) -> Result<String, Failure> {
    let bytes = read_bytes(file).map_err(Failure::file(file))?;
    match decode(&bytes) {
        Ok(text) => Ok(text.into()),
        Err(error) => Err(Failure::parse(display_name(file), String::from_utf8_lossy(&bytes), error)),
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
