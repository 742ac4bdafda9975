use std::fs;
use std::io::{self, IsTerminal, Read};

use boardlab_core::text::decode;
use boardlab_core::{Document, DynGame, Limits, Options, game};
use boardlab_core::{DynWorkbench, workbench};

use crate::failure::Failure;

/// A valid input: its text is held once, its cases are spans of it.
pub(crate) struct Input {
    pub(crate) game: &'static dyn DynGame,
    pub(crate) text: String,
    pub(crate) document: Document,
    pub(crate) options: Options,
}

impl Input {
    /// Reads and validates the input in a file, `-` for standard input.
    pub(crate) fn read(name: &str, file: &str, relaxed: bool, options: &str) -> Result<Self, Failure> {
        let game = find(name)?;
        let options = game.options(options).map_err(|error| Failure::Usage(error.to_string()))?;
        let text = text(file)?;
        let limits = if relaxed { Limits::Relaxed } else { Limits::Statement };
        match game.parse(&text, limits) {
            Ok(document) => Ok(Input { game, text, document, options }),
            Err(error) => Err(Failure::Input(error.report(shown(file), &text).to_string())),
        }
    }
}

pub(crate) fn find(name: &str) -> Result<&'static dyn DynGame, Failure> {
    game(name).ok_or_else(|| {
        let known: Vec<&str> = boardlab_core::GAMES.iter().map(|game| game.name()).collect();
        let known = known.join(", ");
        Failure::Usage(format!("{name}: no such game; here are {known}"))
    })
}

/// The game with a name, for who makes and changes inputs.
pub(crate) fn maker(name: &str) -> Result<&'static dyn DynWorkbench, Failure> {
    find(name).and_then(|game| workbench(game.name()).ok_or_else(|| Failure::Usage(format!("{name}: no such game"))))
}

/// Says what is waited for where a person would see nothing happen.
pub(crate) fn tell_keyboard(file: &str) {
    if file == "-" && io::stdin().is_terminal() {
        eprintln!("boardlab: reading from the keyboard; end with Ctrl-D");
    }
}

/// A file's text; what is not UTF-8 is an error with its place.
pub(crate) fn text(file: &str) -> Result<String, Failure> {
    let bytes = bytes(file).map_err(Failure::file(shown(file).as_ref()))?;
    if let Err(error) = decode(&bytes) {
        return Err(Failure::Input(error.report(shown(file), &String::from_utf8_lossy(&bytes)).to_string()));
    }
    String::from_utf8(bytes).map_err(|error| Failure::Internal(error.to_string()))
}

fn bytes(file: &str) -> io::Result<Vec<u8>> {
    if file != "-" {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

pub(crate) fn shown(file: &str) -> &str {
    if file == "-" { "<stdin>" } else { file }
}
