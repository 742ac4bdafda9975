//! What people use beside the board: the judge of an output, the meanings of a text. Without a player or a search, so
//! that an engine of these alone is small.

use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::Range;

use crate::compare::Bench;
use crate::game::{Game, Options, UnknownOption};
use crate::text::{Document, Limits, Meaning, ParseError, Scanner};

/// The tools of a game, without its types.
pub trait Tools: Sync {
    /// The name people type.
    fn name(&self) -> &'static str;
    /// Whether an input has many right outputs; see [`Game::MANY`].
    fn many(&self) -> bool;
    /// Validates a text; see [`Game::parse`].
    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError>;
    /// Reads options written as `key=value` words.
    fn options(&self, words: &str) -> Result<Options, UnknownOption>;
    /// Judges a range of cases of an output; see [`crate::compare::Comparer`], which asks for one range after the other.
    fn judge(&self, text: &str, document: &Document, cases: Range<usize>, options: &Options, bench: &mut Bench<'_>);
    /// What each word of a text means that lies within a window of bytes, or touches it; of a bad text, up to its error.
    fn meanings(&self, text: &str, limits: Limits, window: Range<usize>) -> Vec<Meaning>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Tools for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn many(&self) -> bool {
        G::MANY
    }

    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError> {
        G::parse(text, limits)
    }

    fn options(&self, words: &str) -> Result<Options, UnknownOption> {
        Options::read(words, G::OPTIONS, G::accepts)
    }

    fn judge(&self, text: &str, document: &Document, cases: Range<usize>, options: &Options, bench: &mut Bench<'_>) {
        let mut memory = G::Memory::default();
        for index in cases {
            let case = G::case(text, document.cases[index], options);
            let mut head = String::new();
            let headed = G::head(&case, index + 1, &mut head);
            let (mut found, mut right) = bench.begin(&head);
            let judged = G::judge(&case, index + 1, &mut memory, &mut found, &mut right);
            debug_assert!(headed.is_ok() && judged.is_ok(), "a String takes everything");
            let next = head.is_empty().then(|| found.place());
            bench.end(right, judged.unwrap_or_default(), next);
        }
    }

    fn meanings(&self, text: &str, limits: Limits, window: Range<usize>) -> Vec<Meaning> {
        let mut scanner = Scanner::new(text, limits);
        scanner.tell(window);
        // An error ends the reading; what was read before it keeps its meaning.
        let _ = G::read(&mut scanner);
        scanner.into_meanings()
    }
}

/// The tools of every game, one line each.
pub const TOOLS: &[&dyn Tools] = &[
    #[cfg(feature = "robots")]
    &Of::<crate::robots::Robots>(PhantomData),
    #[cfg(feature = "janken")]
    &Of::<crate::janken::Janken>(PhantomData),
    #[cfg(feature = "pursuit")]
    &Of::<crate::pursuit::Pursuit>(PhantomData),
    #[cfg(feature = "solitaire")]
    &Of::<crate::solitaire::Solitaire>(PhantomData),
    #[cfg(feature = "knights")]
    &Of::<crate::knights::Knights>(PhantomData),
];

/// The tools of the game with a name.
#[must_use]
pub fn tools(name: &str) -> Option<&'static dyn Tools> {
    TOOLS.iter().copied().find(|tools| tools.name() == name)
}
