use alloc::string::String;
#[cfg(feature = "workbench")]
use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::str::FromStr;

use super::answer::{AnswerWriter, Judged};
use super::budget::Budget;
use super::event::EventKind;
#[cfg(feature = "workbench")]
use super::gen_params::GenParams;
use super::illegal::IllegalMove;
#[cfg(feature = "workbench")]
use super::input_framing::InputFraming;
use super::options::{UnknownOption, read_options};
use super::tokens::Tokens;
use super::turn::Turn;
use crate::text::{Document, Field, Limits, ParseError, Scanner, Span};

/// A game: rules, solver, evidence. Implementors are empty types; all data stands in the associated ones.
///
/// ```
/// use boardlab_core::games::knights::Knights;
/// use boardlab_core::{Game, Limits};
/// let text = "1\n1\n2 3\n";
/// let document = Knights::parse(text, Limits::Statement).unwrap();
/// let case = Knights::case(text, document.cases[0], &());
/// let mut state = Knights::start(&case);
/// Knights::play(&case, &mut state, &"1 (-2,+1)".parse().unwrap()).unwrap();
/// assert_eq!((state.knights[0].x, state.knights[0].y), (0, 4));
/// ```
pub trait Game: Sized + 'static {
    /// The name people type.
    const NAME: &'static str;
    /// What a person may choose besides the text, as an error lists it: `reading=cautious`, the default of a reading first.
    const OPTIONS: &'static [&'static str] = &[];
    /// What the parts of its inputs mean, as [`fields!`](crate::fields) declares them.
    const FIELDS: &'static [Field] = &[];
    /// Why it refuses moves, besides [`IllegalMove::COMMON`], as [`refusals!`](crate::refusals) declares them.
    const REFUSALS: &'static [IllegalMove] = &[];
    /// Whether an input has many right outputs; [`Game::judge`] then follows the one that it judges.
    const MULTIPLE_ANSWERS: bool = false;
    /// How programs play the game, for games that they play.
    const EXTERNAL_PROGRAM: Option<&'static dyn ExternalProgram<Self>> = None;

    /// What a person may choose besides the text; see [`Game::OPTIONS`]. `()` if that is nothing.
    type Options: Clone + Default + Send + Sync;
    /// One test case and the options it is played under; never changes in play. `Display` prints the case back.
    type Case: Clone + Display;
    /// Everything undo must bring back, and nothing else.
    type State: Clone + PartialEq + fmt::Debug;
    /// One step in the statement's own notation, both ways.
    type Move: Clone + PartialEq + fmt::Debug + Display + FromStr<Err = IllegalMove>;
    /// What the solver keeps between choices; it may be dropped at any time.
    type Memory: Default;
    /// All a renderer needs of a position, and of the move that led there.
    type View;
    /// The evidence for a move.
    type Explanation;
    /// How a cell comes by its value; [`core::convert::Infallible`] where a view and an explanation say all there is.
    type CellInfo;

    /// Chooses an option by its key and its value. Returns whether the game has such an option.
    fn choose_option(_: &mut Self::Options, _key: &str, _value: &str) -> bool {
        false
    }
    /// Reads options written as `key=value` words. Of two with the same key the last one counts.
    ///
    /// ```
    /// use boardlab_core::Game;
    /// use boardlab_core::games::janken::Janken;
    /// assert!(Janken::options("reading=cautious").unwrap().cautious);
    /// assert!(Janken::options("reading=bold").is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// The first word that is no option of the game.
    fn options(words: &str) -> Result<Self::Options, UnknownOption> {
        let mut options = Self::Options::default();
        read_options(words, Self::OPTIONS, &mut |key, value| Self::choose_option(&mut options, key, value))?;
        Ok(options)
    }
    /// Validates a whole text and keeps a span a case; a bad text yields an error and nothing else.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, where it stands, and what would fix it.
    fn parse(text: &str, limits: Limits) -> Result<Document, ParseError> {
        Self::read(&mut Scanner::new(text, limits))
    }
    /// Reads a whole text from its beginning; see [`Game::parse`].
    ///
    /// # Errors
    ///
    /// As for [`Game::parse`].
    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError>;
    /// Reads again the case in a span that [`Game::parse`] kept.
    ///
    /// # Panics
    ///
    /// If no case stands there: the span is of another text.
    fn case(text: &str, span: Span, options: &Self::Options) -> Self::Case;
    /// The position before the first move.
    fn start(case: &Self::Case) -> Self::State;
    /// Whose turn it is.
    fn turn(case: &Self::Case, state: &Self::State) -> Turn;
    /// Plays a move by the rules, in place.
    ///
    /// # Errors
    ///
    /// The rule that refuses the move; the position is then as it was.
    fn play(case: &Self::Case, state: &mut Self::State, mv: &Self::Move) -> Result<(), IllegalMove>;
    /// The solver's move; none when the game is over or the budget spent.
    fn choose(
        case: &Self::Case,
        state: &Self::State,
        memory: &mut Self::Memory,
        budget: &mut Budget<'_>,
    ) -> Option<Self::Move>;
    /// The evidence for the solver's move here; none when the game is over.
    fn explain(case: &Self::Case, state: &Self::State, memory: &mut Self::Memory) -> Option<Self::Explanation>;
    /// How a cell comes by its value; none where nothing more is to be said of it.
    fn cell_info(_: &Self::Case, _: &Self::State, _: (u64, u64)) -> Option<Self::CellInfo> {
        None
    }
    /// All a renderer needs; `previous` is the position and the move that led here, for the animation.
    fn view(case: &Self::Case, state: &Self::State, previous: Option<(&Self::State, &Self::Move)>) -> Self::View;
    /// Whether nobody can tell two positions apart: pieces of a kind may have changed places.
    fn equivalent(one: &Self::State, other: &Self::State) -> bool {
        one == other
    }
    /// What a step did that deserves a mark on the timeline.
    fn event(before: &Self::State, mv: &Self::Move, after: &Self::State) -> Option<EventKind>;
    /// Writes the judge's bytes for the case with a number (from 1); before each line it sets the ply of that line.
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    fn answer(case: &Self::Case, number: usize, memory: &mut Self::Memory, out: &mut dyn AnswerWriter) -> fmt::Result;
    /// Writes the words that the output of a case always begins with. The judge finds the case by them in a wrong output. Writes nothing
    /// if there are none.
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    fn case_header(_: &Self::Case, _: usize, _: &mut dyn fmt::Write) -> fmt::Result {
        Ok(())
    }
    /// Writes the right output of a case, to be compared with `found`. If many outputs are right, it writes the one that agrees with
    /// `found` up to the first token that a rule forbids, sets the ply of that token and returns the rule.
    ///
    /// A game whose cases have no header must implement this and advance `found` to the next case. The default ignores `found`.
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    fn judge(
        case: &Self::Case,
        number: usize,
        memory: &mut Self::Memory,
        _found: &mut Tokens<'_>,
        out: &mut dyn AnswerWriter,
    ) -> Result<Judged, fmt::Error> {
        Self::answer(case, number, memory, out).map(|()| Judged::default())
    }
}

/// How programs play a game: in its turn a program is given a text to read, and it writes one.
pub trait ExternalProgram<G: Game>: Sync {
    /// What a program is given to read at a position; none where the game is over.
    fn program_input(&self, case: &G::Case, state: &G::State) -> Option<String>;
    /// The move that a program's output stands for, legal or not; none where the game is over.
    fn parse_program_output(&self, case: &G::Case, state: &G::State, output: &str) -> Option<G::Move>;
    /// The case and the moves from its start on, as an input that plays them again; none where the case has no such inputs.
    fn to_replay(&self, case: &G::Case, moves: &[&G::Move]) -> Option<String>;
}

/// A game whose inputs can be made, changed and made smaller.
#[cfg(feature = "workbench")]
pub trait Workbench: Game {
    /// What stands around the cases of an input.
    const FRAMING: InputFraming;

    /// The case with one change, such as `robot 3 4`.
    ///
    /// # Errors
    ///
    /// Why the change cannot be made: it cannot be read, or the result would not be a valid case.
    fn edit(case: &Self::Case, change: &str) -> Result<Self::Case, IllegalMove>;
    /// Valid cases made from a seed.
    fn generate(seed: u64, params: GenParams) -> Vec<Self::Case>;
    /// A case made simpler by its `nth` change (from 0), the boldest first: first fewer pieces, then smaller numbers, so that repeated
    /// shrinking ends. The result may be invalid, such as two pieces on one cell.
    ///
    /// # Errors
    ///
    /// How many changes there are, if `nth` is not one of them.
    fn shrink(case: &Self::Case, nth: usize) -> Result<Self::Case, usize>;
}
