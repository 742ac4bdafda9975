use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display};

/// An option that a game does not have.
///
/// ```
/// use boardlab_core::game;
/// let unknown = game("janken").unwrap().check_options(&[("seed", "7")]).unwrap_err();
/// assert!(unknown.to_string().starts_with("`seed=7`: the options are reading="));
/// ```
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

/// The keys and values of options that are written as `key=value` words, separated by blanks. A word without `=` is a
/// key without a value.
///
/// ```
/// use boardlab_core::options_in;
/// assert_eq!(options_in("reading=blocked seed=7"), [("reading", "blocked"), ("seed", "7")]);
/// ```
#[must_use]
pub fn options_in(words: &str) -> Vec<(&str, &str)> {
    words.split_ascii_whitespace().map(|word| word.split_once('=').unwrap_or((word, ""))).collect()
}

/// Calls `choose` for each key and value, until it refuses one. It is compiled once for all games.
pub(super) fn choose_each(
    chosen: &[(&str, &str)],
    known: &'static [&'static str],
    choose: &mut dyn FnMut(&str, &str) -> bool,
) -> Result<(), UnknownOption> {
    match chosen.iter().find(|(key, value)| !choose(key, value)) {
        None => Ok(()),
        Some((key, "")) => Err(UnknownOption { word: (*key).into(), known }),
        Some((key, value)) => Err(UnknownOption { word: format!("{key}={value}"), known }),
    }
}
