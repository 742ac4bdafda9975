use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use core::any::Any;
use core::fmt::{self, Display};

/// The options of a game ([`Game::Options`](crate::Game::Options)), without their type. By default, no option is
/// chosen.
#[derive(Clone, Default)]
pub struct Options(Option<Arc<dyn Any + Send + Sync>>);

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

/// Calls `choose` for each `key=value` word, until it refuses one. It is compiled once for all games.
pub(super) fn read_options(
    words: &str,
    known: &'static [&'static str],
    choose: &mut dyn FnMut(&str, &str) -> bool,
) -> Result<(), UnknownOption> {
    let mut is_unknown = |word: &&str| !word.split_once('=').is_some_and(|(key, value)| choose(key, value));
    match words.split_ascii_whitespace().find(|word| is_unknown(word)) {
        None => Ok(()),
        Some(word) => Err(UnknownOption { word: word.into(), known }),
    }
}

/// Calls `choose` for each key and value, until it refuses one. It is compiled once for all games.
pub(super) fn choose_each(
    chosen: &[(&str, &str)],
    known: &'static [&'static str],
    choose: &mut dyn FnMut(&str, &str) -> bool,
) -> Result<(), UnknownOption> {
    match chosen.iter().find(|(key, value)| !choose(key, value)) {
        None => Ok(()),
        Some((key, value)) => Err(UnknownOption { word: format!("{key}={value}"), known }),
    }
}

impl Options {
    /// Hides the type of a game's options.
    #[must_use]
    pub fn new<O: Any + Send + Sync>(options: O) -> Self {
        Options(Some(Arc::new(options)))
    }

    /// The options of a game.
    ///
    /// # Panics
    ///
    /// If they are those of another game.
    #[must_use]
    pub fn get<O: Any + Clone + Default>(&self) -> O {
        let options = |any: &Arc<dyn Any + Send + Sync>| any.downcast_ref::<O>().cloned();
        self.0.as_ref().map_or_else(O::default, |any| options(any).expect("the options are those of another game"))
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Options" } else { "Options (none chosen)" })
    }
}
