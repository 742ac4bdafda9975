use super::contract::Game;
use super::erased::Erased;
use super::options::{Options, UnknownOption};
use crate::text::{Document, Limits, ParseError};

/// Reads the inputs and the options of a game, without its types.
pub trait InputReader: Sync {
    /// The name people type; see [`Game::NAME`].
    fn name(&self) -> &'static str;
    /// Validates a text; see [`Game::parse`].
    ///
    /// # Errors
    ///
    /// Where the first thing stands that is wrong, and what would mend it.
    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError>;
    /// Reads options written as `key=value` words; see [`Game::OPTIONS`].
    ///
    /// # Errors
    ///
    /// The first word that is no option of the game.
    fn options(&self, words: &str) -> Result<Options, UnknownOption>;
}

impl<G: Game> InputReader for Erased<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError> {
        G::parse(text, limits)
    }

    fn options(&self, words: &str) -> Result<Options, UnknownOption> {
        Options::read(words, G::OPTIONS, G::accepts)
    }
}
