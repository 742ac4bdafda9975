use alloc::format;
use alloc::string::String;
use core::marker::PhantomData;

use super::cases;
use crate::game::{Game, Illegal, Options, spliced};
use crate::seed::Seed;
use crate::text::{Document, Limits, ParseError, Span};

/// What random inputs shall be like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many cases.
    pub cases: usize,
    /// From 0, the smallest case that is legal, over 50, any size, to 100, the statement's limits.
    pub size: u8,
    /// From 0, as luck has it, to 100: how much of a case is what breaks programs.
    pub nastiness: u8,
    /// Whether coordinates of Hyper Knights go to 2^62, which the statement does not allow.
    pub relaxed: bool,
}

impl Shape {
    /// The size that is as luck has it.
    pub const ANY: u8 = 50;
    /// The end of both scales.
    pub const MOST: u8 = 100;

    /// Cases as luck has them.
    ///
    /// ```
    /// use boardlab_core::tools::{Shape, shaper};
    /// let robots = shaper("robots").unwrap();
    /// let smallest = Shape { size: 0, ..Shape::plain(1) };
    /// assert!(robots.generate(7, smallest).starts_with("1 0\n"));
    /// ```
    #[must_use]
    pub const fn plain(cases: usize) -> Self {
        Shape { cases, size: Self::ANY, nastiness: 0, relaxed: false }
    }

    /// How many of something there are to be, where luck alone would draw from `low` to `high`: up to the middle of the scale
    /// the upper end grows, from there on the lower one.
    pub(crate) fn count(self, seed: &mut Seed, low: u64, high: u64) -> u64 {
        let (low, high) = self.range(low, high);
        seed.between(low, high)
    }

    pub(crate) fn range(self, low: u64, high: u64) -> (u64, u64) {
        let part = |hundredths: u8| low + (high - low) * u64::from(hundredths) / u64::from(Self::ANY);
        let size = self.size.min(Self::MOST);
        (part(size.saturating_sub(Self::ANY)), part(size.min(Self::ANY)))
    }

    /// Whether something is to be nasty; without nastiness luck is not asked, so that plain inputs stay as they are.
    pub(crate) fn is_nasty(self, seed: &mut Seed) -> bool {
        self.nastiness > 0 && seed.below(u64::from(Self::MOST)) < u64::from(self.nastiness)
    }
}

/// A game without its types, for who makes and changes inputs.
pub trait Shaper: Sync {
    /// The name people type.
    fn name(&self) -> &'static str;
    /// Validates a text; see [`Game::parse`].
    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError>;
    /// A valid input made from a seed; the same seed and shape give the same input for ever.
    fn generate(&self, seed: u64, shape: Shape) -> String;
    /// The text with one case changed; see [`Game::edit`].
    fn edit(&self, text: &str, span: Span, change: &str) -> Result<String, Illegal>;
    /// An input of some cases (from 0) of a text that [`Shaper::parse`] accepted, in an order, any of them as often as it is
    /// named. A case keeps its bytes, unless it would be read otherwise behind the one before it. Pursuit and Solitaire have
    /// no input without a case: theirs is empty.
    fn gather(&self, text: &str, document: &Document, order: &[usize]) -> String;
    /// The text of a case made simpler, the boldest change first, or how many changes there are; see [`Game::simpler`]. The first
    /// one only prints the case as the statement has it. Not all of them are valid.
    fn simpler(&self, text: &str, span: Span, nth: usize) -> Result<String, usize>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Shaper for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError> {
        G::parse(text, limits)
    }

    fn generate(&self, seed: u64, shape: Shape) -> String {
        generate::<G>(seed, shape)
    }

    fn edit(&self, text: &str, span: Span, change: &str) -> Result<String, Illegal> {
        let case = G::edit(&case::<G>(text, span), change)?;
        Ok(spliced(text, span, format!("{case}").trim_ascii()))
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

/// Every game, one line each, as in [`GAMES`](crate::game::GAMES).
pub const SHAPERS: &[&dyn Shaper] = &[
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

/// The game with a name.
#[must_use]
pub fn shaper(name: &str) -> Option<&'static dyn Shaper> {
    SHAPERS.iter().copied().find(|game| game.name() == name)
}
