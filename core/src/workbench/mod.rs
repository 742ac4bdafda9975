//! What people use beside the board: the judge of an output, the meanings of a text; inputs with a shape, cases picked from a
//! text, the least input that fails. Without a player or a search, so that an engine of these alone is small.

mod cases;
mod minimise;
mod nth;
mod shape;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::Range;

use crate::game::{Game, Illegal, Of, Options, UnknownOption, edited, every_game};
use crate::judge::Bench;
use crate::text::{Document, Limits, Meaning, ParseError, Scanner, Span};

pub use cases::Frame;
pub use minimise::{Minimised, Minimiser};
pub use nth::Nth;
pub use shape::Shape;

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
    /// Judges a range of cases of an output; see [`crate::judge::Comparer`], which asks for one range after the other.
    fn judge(&self, text: &str, document: &Document, cases: Range<usize>, options: &Options, bench: &mut Bench<'_>);
    /// What each word of a text means that lies within a window of bytes, or touches it; of a bad text, up to its error.
    fn meanings(&self, text: &str, limits: Limits, window: Range<usize>) -> Vec<Meaning>;
    /// A valid input made from a seed; the same seed and shape give the same input for ever.
    fn generate(&self, seed: u64, shape: Shape) -> String;
    /// The text with one case changed; see [`Game::edit`].
    fn edit(&self, text: &str, span: Span, change: &str) -> Result<String, Illegal>;
    /// An input of some cases (from 0) of a text that [`Tools::parse`] accepted, in an order, any of them as often as it is
    /// named. A case keeps its bytes, unless it would be read otherwise behind the one before it. Pursuit and Solitaire have
    /// no input without a case: theirs is empty.
    fn gather(&self, text: &str, document: &Document, order: &[usize]) -> String;
    /// The text of a case made simpler, the boldest change first, or how many changes there are; see [`Game::simpler`]. The first
    /// one only prints the case as the statement has it. Not all of them are valid.
    fn simpler(&self, text: &str, span: Span, nth: usize) -> Result<String, usize>;
}

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

    fn generate(&self, seed: u64, shape: Shape) -> String {
        generate::<G>(seed, shape)
    }

    fn edit(&self, text: &str, span: Span, change: &str) -> Result<String, Illegal> {
        edited::<G>(text, span, change)
    }

    fn gather(&self, text: &str, document: &Document, order: &[usize]) -> String {
        cases::gather::<G>(text, document, order)
    }

    fn simpler(&self, text: &str, span: Span, nth: usize) -> Result<String, usize> {
        let case = case::<G>(text, span);
        match nth.checked_sub(1) {
            None => Ok(format!("{case}")),
            Some(nth) => G::simpler(&case, nth).map(|case| format!("{case}")).map_err(|count| count + 1),
        }
    }
}

fn case<G: Game>(text: &str, span: Span) -> G::Case {
    G::case(text, span, &Options::default())
}

/// A valid input made from a seed.
pub(crate) fn generate<G: Game>(seed: u64, shape: Shape) -> String {
    let made: String = G::generate(seed, shape).iter().map(|case| format!("{case}")).collect();
    G::FRAME.around(shape.cases, &made)
}

/// The tools of every game.
pub const TOOLS: &[&dyn Tools] = every_game!();

/// The tools of the game with a name.
#[must_use]
pub fn tools(name: &str) -> Option<&'static dyn Tools> {
    TOOLS.iter().copied().find(|tools| tools.name() == name)
}
