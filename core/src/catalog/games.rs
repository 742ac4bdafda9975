use alloc::string::String;
use alloc::sync::Arc;
#[cfg(feature = "workbench")]
use core::fmt;
use core::marker::PhantomData;

use super::any_input::AnyInput;
use super::game_id::GameId;
use super::list::games;
use super::listed::Listed;
#[cfg(feature = "workbench")]
use crate::game::{GenParams, Mistakes, Workbench};
use crate::game::{UnknownOption, Words};
use crate::input::{Input, ReadError};
#[cfg(feature = "workbench")]
use crate::judge::begins_output;
#[cfg(feature = "workbench")]
use crate::text::without_mark;
use crate::text::{Limits, Note, NoteKind};

/// A game with its types erased, as the page and the command line use it.
///
/// ```
/// use boardlab_core::{GAMES, Limits};
/// let text = "1 0\n15 17\n0 0\n";
/// let readers = GAMES.iter().filter(|game| game.recognises(text, Limits::Statement));
/// assert!(readers.map(|game| game.name()).eq(["robots"]));
/// ```
pub trait DynGame: Sync {
    /// Which game it is.
    ///
    /// ```
    /// use boardlab_core::{GameId, game};
    /// assert_eq!(game("pursuit").unwrap().id(), GameId::Pursuit);
    /// ```
    fn id(&self) -> GameId;
    /// The name of the game; see [`Game::NAME`](crate::Game::NAME).
    fn name(&self) -> &'static str;
    /// Whether a text is an input of the game to its end: valid, and nothing behind it is ignored.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let robots = game("robots").unwrap();
    /// assert!(robots.recognises("1 0\n15 17\n0 0\n", Limits::Statement));
    /// assert!(!robots.recognises("1 0\n15 17\n0 0\nmore\n", Limits::Statement));
    /// assert!(!robots.recognises("1 0\n15 32\n0 0\n", Limits::Statement));
    /// ```
    fn recognises(&self, text: &str, limits: Limits) -> bool;
    /// Whether a text begins as an output of the game does. Always false for a game whose outputs have no words; see
    /// [`Game::OUTPUT_LINES`](crate::Game::OUTPUT_LINES).
    ///
    /// ```
    /// let knights = boardlab_core::game("knights").unwrap();
    /// assert!(knights.begins_output("case 1: Bob\nCase 2: Alice\n"));
    /// assert!(!knights.begins_output("1\n1\n5 5\n"));
    /// ```
    #[cfg(feature = "workbench")]
    fn begins_output(&self, text: &str) -> bool;
    /// Reads an input, to be played under options that are chosen by their keys and values; see [`Input::read`]. Of two
    /// options with the same key the last one counts.
    ///
    /// ```
    /// use boardlab_core::{Limits, game};
    /// let janken = game("janken").unwrap();
    /// let text = janken.generate(7, boardlab_core::GenParams::plain(2));
    /// let input = janken.read(text, Limits::Statement, &[("reading", "cautious")]).unwrap();
    /// assert_eq!(input.cases().len(), 2);
    /// ```
    ///
    /// # Errors
    ///
    /// The first option that the game does not have, or the first error of the text.
    fn read(&self, text: String, limits: Limits, options: &[(&str, &str)]) -> Result<Arc<dyn AnyInput>, ReadError>;
    /// Whether the game has options.
    ///
    /// ```
    /// use boardlab_core::game;
    /// let janken = game("janken").unwrap();
    /// assert!(janken.check_options(&[("reading", "cautious")]).is_ok());
    /// let error = janken.check_options(&[("reading", "bold one")]).unwrap_err();
    /// assert_eq!(error.word, "reading=bold one");
    /// ```
    ///
    /// # Errors
    ///
    /// The first that is no option of the game.
    fn check_options(&self, options: &[(&str, &str)]) -> Result<(), UnknownOption>;
    /// See [`Game::OPTIONS`](crate::Game::OPTIONS).
    fn options(&self) -> &'static [&'static str];
    /// Its words; see [`Game::WORDS`](crate::Game::WORDS).
    ///
    /// ```
    /// let words = boardlab_core::game("knights").unwrap().words();
    /// assert_eq!(words.fields[0].to_string(), "the number of knights");
    /// ```
    fn words(&self) -> Words;
    /// See [`Input::generate`].
    ///
    /// ```
    /// use boardlab_core::{GenParams, Limits, game};
    /// let pursuit = game("pursuit").unwrap();
    /// let text = pursuit.generate(7, GenParams::plain(1));
    /// assert_eq!(text, pursuit.generate(7, GenParams::plain(1)));
    /// assert!(pursuit.recognises(&text, Limits::Statement));
    /// ```
    #[cfg(feature = "workbench")]
    fn generate(&self, seed: u64, params: GenParams) -> String;
    /// See [`Input::searched`].
    ///
    /// ```
    /// let knights = boardlab_core::game("knights").unwrap();
    /// assert!(knights.searched(1, 0).starts_with("1\n"));
    /// assert!(knights.searched(1, 10).starts_with("20\n"));
    /// ```
    #[cfg(feature = "workbench")]
    fn searched(&self, seed: u64, nth: u64) -> String;
    /// See [`Input::write_generated`].
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    #[cfg(feature = "workbench")]
    fn write_generated(&self, seed: u64, params: GenParams, out: &mut dyn fmt::Write) -> fmt::Result;
}

/// A game as a value.
struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Listed> DynGame for Erased<G> {
    fn id(&self) -> GameId {
        G::ID
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn recognises(&self, text: &str, limits: Limits) -> bool {
        let rest = |note: &Note| note.kind == NoteKind::IgnoredRest;
        G::parse(text, limits).is_ok_and(|found| !found.notes.iter().any(rest))
    }

    #[cfg(feature = "workbench")]
    fn begins_output(&self, text: &str) -> bool {
        begins_output(G::OUTPUT_LINES, without_mark(text))
    }

    fn read(&self, text: String, limits: Limits, options: &[(&str, &str)]) -> Result<Arc<dyn AnyInput>, ReadError> {
        let options = G::chosen(options).map_err(ReadError::Option)?;
        match Input::<G>::read(text, limits, options) {
            Ok(input) => Ok(Arc::new(input)),
            Err(invalid) => Err(ReadError::Text(invalid)),
        }
    }

    fn options(&self) -> &'static [&'static str] {
        G::OPTIONS
    }

    fn check_options(&self, options: &[(&str, &str)]) -> Result<(), UnknownOption> {
        G::chosen(options).map(drop)
    }

    fn words(&self) -> Words {
        G::WORDS
    }

    #[cfg(feature = "workbench")]
    fn generate(&self, seed: u64, params: GenParams) -> String {
        Input::<G>::generate(seed, params)
    }

    #[cfg(feature = "workbench")]
    fn searched(&self, seed: u64, nth: u64) -> String {
        Input::<G>::searched(seed, nth)
    }

    #[cfg(feature = "workbench")]
    fn write_generated(&self, seed: u64, params: GenParams, out: &mut dyn fmt::Write) -> fmt::Result {
        Input::<G>::write_generated(seed, params, out)
    }
}

macro_rules! all {
    ($($feature:literal => $module:ident::$Game:ident { $($types:ident),* })*) => {
        /// Every game.
        pub const GAMES: &[&dyn DynGame] = &[
            $(#[cfg(feature = $feature)] &Erased::<crate::games::$module::$Game>(PhantomData),)*
        ];
    };
}
games!(all);

/// The known mistakes of a game and their names.
#[cfg(feature = "workbench")]
const fn words_of<G: Workbench>() -> (Mistakes, &'static [&'static str]) {
    (G::MISTAKES, G::MISTAKE_NAMES)
}

macro_rules! mistake_names {
    ($($feature:literal => $module:ident::$Game:ident { $($types:ident),* })*) => {
        /// The name of a known mistake of a game: what a program does that makes it.
        ///
        /// ```
        /// use boardlab_core::{GameId, mistake_name};
        /// assert_eq!(mistake_name(GameId::Robots, "column-before-row"), Some("compares columns before rows"));
        /// ```
        #[cfg(feature = "workbench")]
        #[must_use]
        pub fn mistake_name(game: GameId, key: &str) -> Option<&'static str> {
            let (mistakes, names) = match game {
                $(
                    #[cfg(feature = $feature)]
                    GameId::$Game => words_of::<crate::games::$module::$Game>(),
                )*
            };
            let nth = mistakes.keys.iter().position(|&known| known == key)?;
            names.get(nth).copied()
        }
    };
}
games!(mistake_names);

/// The game with a name.
///
/// ```
/// use boardlab_core::game;
/// assert_eq!(game("solitaire").unwrap().name(), "solitaire");
/// assert!(game("chess").is_none());
/// ```
#[must_use]
pub fn game(name: &str) -> Option<&'static dyn DynGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}

/// The only game for which a condition holds. `None` if it holds for no game or for several.
///
/// ```
/// use boardlab_core::{Limits, only_game};
/// let found = only_game(|game| game.recognises("1 0\n15 17\n0 0\n", Limits::Statement));
/// assert_eq!(found.unwrap().name(), "robots");
/// assert!(only_game(|_| true).is_none());
/// ```
pub fn only_game(holds: impl Fn(&'static dyn DynGame) -> bool) -> Option<&'static dyn DynGame> {
    let mut games = GAMES.iter().copied().filter(|game| holds(*game));
    games.next().filter(|_| games.next().is_none())
}

/// The game that a text belongs to: the `open` one if the text is a valid input of it, else the only game of which it
/// is one. A text with an ignored rest belongs to no game: in some games, any text that begins with 0 is an input
/// without cases.
///
/// ```
/// use boardlab_core::{Limits, game, recognise};
/// let robots = game("robots").unwrap();
/// assert_eq!(recognise("1\n1\n7 9\n", robots, Limits::Statement).unwrap().name(), "knights");
/// assert_eq!(recognise("1 0\n15 17\n0 0\n", robots, Limits::Statement).unwrap().name(), "robots");
/// assert!(recognise("neither", robots, Limits::Statement).is_none());
/// ```
#[must_use]
pub fn recognise(text: &str, open: &'static dyn DynGame, limits: Limits) -> Option<&'static dyn DynGame> {
    if open.recognises(text, limits) { Some(open) } else { only_game(|game| game.recognises(text, Limits::Statement)) }
}
