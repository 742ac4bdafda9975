use super::contract::Game;
use super::erased::Erased;
use super::options::{Options, UnknownOption};
use crate::text::{Document, Limits, ParseError};

/// Reads the inputs and the options of a game, without its types.
pub trait InputReader: Sync {
    /// The name of the game; see [`Game::NAME`].
    fn name(&self) -> &'static str;
    /// Validates a text; see [`Game::parse`].
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let robots = game("robots").unwrap();
    /// assert_eq!(robots.parse("1 0\n15 17\n0 0\n", Limits::Statement).unwrap().cases.len(), 1);
    /// let error = robots.parse("1 0\n15 32\n0 0\n", Limits::Statement).unwrap_err();
    /// assert_eq!((error.line, error.column), (2, 4));
    /// ```
    ///
    /// # Errors
    ///
    /// The first error: its position, what was expected and found, and what would fix it.
    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError>;
    /// Reads options written as `key=value` words; see [`Game::options`].
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
        G::options(words).map(Options::new)
    }
}
