use alloc::string::String;
#[cfg(feature = "tools")]
use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::str::FromStr;

use super::answer::{AnswerWriter, Judged};
use super::budget::Budget;
use super::event::EventKind;
#[cfg(feature = "tools")]
use super::gen_params::GenParams;
use super::illegal::Illegal;
#[cfg(feature = "tools")]
use super::input_framing::InputFraming;
use super::options::Options;
use super::tokens::Tokens;
use super::turn::Turn;
use crate::text::{Document, Limits, ParseError, Scanner, Span};

/// A game: rules, solver, evidence. Implementors are empty types; all data stands in the associated ones.
pub trait Game: 'static {
    /// The name people type.
    const NAME: &'static str;
    /// What a person may choose besides the text, as an error lists it: `reading=cautious`, the default of a reading first.
    const OPTIONS: &'static [&'static str] = &[];
    /// Whether an input has many right outputs; [`Game::judge`] then follows the one that it judges.
    const MANY: bool = false;

    /// One test case and the options it is played under; never changes in play. `Display` prints the case back.
    type Case: Clone + Display;
    /// Everything undo must bring back, and nothing else.
    type State: Clone + PartialEq + fmt::Debug;
    /// One step in the statement's own notation, both ways.
    type Move: Clone + PartialEq + fmt::Debug + Display + FromStr<Err = Illegal>;
    /// What the solver keeps between choices; it may be dropped at any time.
    type Memory: Default;
    /// All a renderer needs of a position, and of the move that led there.
    type View;
    /// The evidence for a move.
    type Explanation;
    /// How a cell comes by its value; [`core::convert::Infallible`] where a view and an explanation say all there is.
    type CellInfo;

    /// Whether an option may have a value; as written in [`Game::OPTIONS`] if the game does not say otherwise.
    fn accepts(key: &str, value: &str) -> bool {
        Self::OPTIONS.iter().any(|option| option.split_once('=') == Some((key, value)))
    }
    /// Validates a whole text and keeps a span a case; a bad text yields an error and nothing else.
    fn parse(text: &str, limits: Limits) -> Result<Document, ParseError> {
        Self::read(&mut Scanner::new(text, limits))
    }
    /// Reads a whole text from its beginning; see [`Game::parse`].
    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError>;
    /// Reads again the case in a span that [`Game::parse`] kept.
    fn case(text: &str, span: Span, options: &Options) -> Self::Case;
    /// The position before the first move.
    fn start(case: &Self::Case) -> Self::State;
    /// Whose turn it is.
    fn turn(case: &Self::Case, at: &Self::State) -> Turn;
    /// Plays a move by the rules, in place; a refused move changes nothing.
    fn play(case: &Self::Case, at: &mut Self::State, mv: &Self::Move) -> Result<(), Illegal>;
    /// The solver's move; none when the game is over or the budget spent.
    fn choose(
        case: &Self::Case,
        at: &Self::State,
        memory: &mut Self::Memory,
        budget: &mut Budget<'_>,
    ) -> Option<Self::Move>;
    /// The evidence for the solver's move here; none when the game is over.
    fn explain(case: &Self::Case, at: &Self::State, memory: &mut Self::Memory) -> Option<Self::Explanation>;
    /// How a cell comes by its value; none where nothing more is to be said of it.
    fn look(_: &Self::Case, _: &Self::State, _: (u64, u64)) -> Option<Self::CellInfo> {
        None
    }
    /// All a renderer needs; `came` is the position and the move that led here, for the animation.
    fn view(case: &Self::Case, at: &Self::State, came: Option<(&Self::State, &Self::Move)>) -> Self::View;
    /// Whether nobody can tell two positions apart: pieces of a kind may have changed places.
    fn alike(one: &Self::State, other: &Self::State) -> bool {
        one == other
    }
    /// What a step did that deserves a mark on the timeline.
    fn event(before: &Self::State, mv: &Self::Move, after: &Self::State) -> Option<EventKind>;
    /// What a program that plays here is given to read; none where a game has no such programs.
    fn prompt(_: &Self::Case, _: &Self::State) -> Option<String> {
        None
    }
    /// The move that a program's output stands for, right or wrong; none where a game has no such programs.
    fn heard(_: &Self::Case, _: &Self::State, _: &str) -> Option<Self::Move> {
        None
    }
    /// The case with the moves made from its start on, as an input of its own; none where a game has no such inputs.
    fn record(_: &Self::Case, _: &[&Self::Move]) -> Option<String> {
        None
    }
    /// The judge's bytes for the case with a number (from 1), each line with the moment that it tells of.
    fn answer(case: &Self::Case, number: usize, memory: &mut Self::Memory, out: &mut dyn AnswerWriter) -> fmt::Result;
    /// The words that the output of a case begins with whatever comes of it, so that it is found in an output that has gone
    /// wrong; nothing where there are none.
    fn head(_: &Self::Case, _: usize, _: &mut dyn fmt::Write) -> fmt::Result {
        Ok(())
    }
    /// Writes the right output of a case, for a judge of what was `found` in its place. Where many are right, it is the one
    /// that goes on as `found` does, up to the first token that a rule forbids: its moment is told, and the rule. A game
    /// without a head leaves `found` where the next case begins.
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

/// A game whose inputs can be made, changed and made smaller.
#[cfg(feature = "tools")]
pub trait Workbench: Game {
    /// What stands around the cases of an input.
    const FRAMING: InputFraming;

    /// The case changed as a word says.
    fn edit(case: &Self::Case, change: &str) -> Result<Self::Case, Illegal>;
    /// Valid cases made from a seed.
    fn generate(seed: u64, params: GenParams) -> Vec<Self::Case>;
    /// A case made simpler by one change, the boldest first, or how many changes there are: pieces fewer, then numbers smaller,
    /// so that whoever goes on from the result comes to an end. It may be no valid case: two pieces on one cell.
    fn shrink(case: &Self::Case, nth: usize) -> Result<Self::Case, usize>;
}
