use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display};

/// What a person chose besides the text, as `key=value` words: `reading=cautious`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(Vec<(String, String)>);

/// An option that a game does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownOption {
    /// The word that was given.
    pub word: String,
    /// The options the game has.
    pub known: &'static [&'static str],
}

impl Display for UnknownOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.known {
            [] => write!(f, "`{}`: this game has no options", self.word),
            [first, rest @ ..] => {
                write!(f, "`{}`: the options are {first}", self.word)?;
                rest.iter().try_for_each(|option| write!(f, ", {option}"))
            }
        }
    }
}

impl core::error::Error for UnknownOption {}

impl Options {
    /// The value of an option; none where nobody chose.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().rev().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Compiled once for all games.
    pub(super) fn read(
        text: &str,
        known: &'static [&'static str],
        accepts: fn(&str, &str) -> bool,
    ) -> Result<Self, UnknownOption> {
        let option = |word: &str| match word.split_once('=') {
            Some((key, value)) if accepts(key, value) => Ok((key.into(), value.into())),
            _ => Err(UnknownOption { word: word.into(), known }),
        };
        text.split_ascii_whitespace().map(option).collect::<Result<_, _>>().map(Options)
    }
}
