use alloc::boxed::Box;
use alloc::string::String;
use core::error::Error;
use core::fmt::{self, Display};

use crate::game::UnknownOption;
#[cfg(feature = "workbench")]
use crate::text::{Document, Limits, Scanner};
use crate::text::{ParseError, Report};

/// A text that is no input of a game, with its first error.
///
/// ```
/// use boardlab_core::{Limits, ReadError, game};
/// let read = game("knights").unwrap().read("1\n1\n0 O\n".into(), Limits::Statement, &[]);
/// let Err(ReadError::Text(invalid)) = read else { panic!() };
/// assert_eq!(invalid.error.to_string(), "expected y of knight 1, a number from 0 to 499, found `O`");
/// ```
#[derive(Clone, Debug)]
pub struct InvalidInput {
    /// The whole text.
    pub text: String,
    /// Where it is wrong, what was expected and found, and what would fix it.
    pub error: Box<ParseError>,
    #[cfg(feature = "workbench")]
    pub(super) limits: Limits,
    /// Reads the text again, up to the error.
    #[cfg(feature = "workbench")]
    pub(super) read: ReadText,
}

/// [`Game::read`](crate::Game::read) of a game.
#[cfg(feature = "workbench")]
pub(super) type ReadText = fn(&mut Scanner<'_>) -> Result<Document, ParseError>;

impl InvalidInput {
    /// The error with its line, as a compiler prints it. `name` is what messages call the text.
    ///
    /// ```
    /// use boardlab_core::{Limits, ReadError, game};
    /// let read = game("knights").unwrap().read("1\n1\n0 O\n".into(), Limits::Statement, &[]);
    /// let Err(ReadError::Text(invalid)) = read else { panic!() };
    /// assert!(invalid.report("in.txt").to_string().starts_with("in.txt:3:3: error: expected y of knight 1"));
    /// ```
    #[must_use]
    pub fn report<'a>(&'a self, name: &'a str) -> Report<'a> {
        self.error.report(name, &self.text)
    }
}

impl Display for InvalidInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.report("input").fmt(f)
    }
}

impl Error for InvalidInput {}

/// Why a text is not read under the options that are given.
///
/// ```
/// use boardlab_core::{Limits, game};
/// let error = game("knights").unwrap().read("".into(), Limits::Statement, &[("seed", "7")]).err().unwrap();
/// assert_eq!(error.to_string(), "`seed=7`: this game has no options");
/// ```
#[derive(Clone, Debug)]
pub enum ReadError {
    /// The game does not have an option.
    Option(UnknownOption),
    /// The text is no input of the game.
    Text(InvalidInput),
}

impl Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Option(unknown) => unknown.fmt(f),
            ReadError::Text(invalid) => invalid.fmt(f),
        }
    }
}

impl Error for ReadError {}
