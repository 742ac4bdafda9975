use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;
use core::ops::Range;

use super::dyn_session::{DynSession, Listed};
use super::game_id::GameId;
use super::list::games;
use crate::game::{Erased, EventKind, IllegalMove, InputReader, Options, PlainWriter};
use crate::session::Session;
use crate::text::{Document, Field, Fix, Notation, Occupant, Span};

/// A game with its types erased, as the page and the command line use it.
pub trait DynGame: InputReader {
    /// Which game it is.
    fn id(&self) -> GameId;
    /// Writes the expected output for a range of cases. The outputs of consecutive ranges, concatenated, are the whole
    /// output.
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    fn answer(
        &self,
        text: &str,
        document: &Document,
        cases: Range<usize>,
        options: &Options,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result;
    /// Opens one case of a text that [`InputReader::parse`] accepted.
    ///
    /// ```
    /// use boardlab_core::view::Board;
    /// use boardlab_core::{Limits, game};
    /// let knights = game("knights").unwrap();
    /// let text = "1\n1\n7 9\n";
    /// let case = knights.parse(text, Limits::Statement).unwrap().cases[0];
    /// let mut session = knights.open(text, case, &knights.options("").unwrap());
    /// let Board::Knights(board) = session.frame(0).board else { panic!() };
    /// assert_eq!(board.knights[0].x, "7");
    /// ```
    fn open(&self, text: &str, span: Span, options: &Options) -> Box<dyn DynSession>;
    /// Prints a case back as the statement writes it.
    fn print(&self, text: &str, span: Span) -> String;
    /// What the parts of its inputs mean; see [`Game::FIELDS`](crate::Game::FIELDS).
    fn fields(&self) -> &'static [Field];
    /// What its steps do; see [`Game::EVENTS`](crate::Game::EVENTS).
    fn events(&self) -> &'static [EventKind];
    /// How its values are written; see [`Game::NOTATIONS`](crate::Game::NOTATIONS).
    fn notations(&self) -> &'static [Notation];
    /// What takes cells in its inputs; see [`Game::OCCUPANTS`](crate::Game::OCCUPANTS).
    fn occupants(&self) -> &'static [Occupant];
    /// What fixes its inputs; see [`Game::FIXES`](crate::Game::FIXES).
    fn fixes(&self) -> &'static [Fix];
    /// Why it refuses moves; see [`Game::REFUSALS`](crate::Game::REFUSALS).
    fn refusals(&self) -> &'static [IllegalMove];
}

impl<G: Listed> DynGame for Erased<G> {
    fn id(&self) -> GameId {
        G::ID
    }

    fn answer(
        &self,
        text: &str,
        document: &Document,
        cases: Range<usize>,
        options: &Options,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        let options = options.get();
        let mut memory = G::Memory::default();
        for index in cases {
            let case = G::case(text, document.cases[index], &options);
            G::answer(&case, index + 1, &mut memory, &mut PlainWriter(out))?;
        }
        Ok(())
    }

    fn open(&self, text: &str, span: Span, options: &Options) -> Box<dyn DynSession> {
        Box::new(Session::<G>::new(G::case(text, span, &options.get())))
    }

    fn print(&self, text: &str, span: Span) -> String {
        alloc::format!("{}", G::case(text, span, &G::Options::default()))
    }

    fn fields(&self) -> &'static [Field] {
        G::FIELDS
    }

    fn events(&self) -> &'static [EventKind] {
        G::EVENTS
    }

    fn notations(&self) -> &'static [Notation] {
        G::NOTATIONS
    }

    fn occupants(&self) -> &'static [Occupant] {
        G::OCCUPANTS
    }

    fn fixes(&self) -> &'static [Fix] {
        G::FIXES
    }

    fn refusals(&self) -> &'static [IllegalMove] {
        G::REFUSALS
    }
}

macro_rules! all {
    ($($feature:literal => $module:ident::$Game:ident { $($types:ident),* })*) => {
        /// Every game, with its players.
        pub const GAMES: &[&dyn DynGame] = &[
            $(#[cfg(feature = $feature)] &Erased::<crate::games::$module::$Game>::new(),)*
        ];
    };
}
games!(all);

/// The game with a name.
#[must_use]
pub fn game(name: &str) -> Option<&'static dyn DynGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
