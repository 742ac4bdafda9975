use super::contract::Game;
use super::erased::Erased;
use super::options::{Options, UnknownOption, choose_each};
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
    /// Chooses options by their keys and values. Of two with the same key the last one counts.
    ///
    /// ```
    /// use boardlab_core::game;
    /// let janken = game("janken").unwrap();
    /// assert!(janken.choose_options(&[("reading", "cautious")]).is_ok());
    /// let error = janken.choose_options(&[("reading", "bold one")]).unwrap_err();
    /// assert_eq!(error.word, "reading=bold one");
    /// ```
    ///
    /// # Errors
    ///
    /// The first that is no option of the game.
    fn choose_options(&self, chosen: &[(&str, &str)]) -> Result<Options, UnknownOption>;
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

    fn choose_options(&self, chosen: &[(&str, &str)]) -> Result<Options, UnknownOption> {
        let mut options = G::Options::default();
        choose_each(chosen, G::OPTIONS, &mut |key, value| G::choose_option(&mut options, key, value))?;
        Ok(Options::new(options))
    }
}
