#[cfg(feature = "workbench")]
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::{self, Display};
use core::str::FromStr;

use super::answer::{AnswerWriter, Judged};
use super::budget::Budget;
use super::claim::Claim;
#[cfg(feature = "workbench")]
use super::gen_params::GenParams;
#[cfg(feature = "workbench")]
use super::input_framing::InputFraming;
#[cfg(feature = "workbench")]
use super::mistakes::{Mistakes, Record};
use super::options::{UnknownOption, choose_each, options_in};
use super::refusal::{CommonRefusal, IllegalMove};
#[cfg(feature = "workbench")]
use super::shrink_cursor::ShrinkCursor;
use super::tokens::Tokens;
use super::turn::Turn;
use super::words::Words;
#[cfg(feature = "workbench")]
use crate::rng::SplitMix64;
#[cfg(feature = "scene")]
use crate::scene::{Scene, Sight};
use crate::text::{Document, Limits, ParseError, Scanner, Span};

/// A game: its rules, its solver and its explanations. A type that implements it is empty. All data is in the
/// associated types.
///
/// ```
/// use boardlab_core::games::knights::Knights;
/// use boardlab_core::{Game, Limits};
/// let text = "1\n1\n2 3\n";
/// let document = Knights::parse(text, Limits::Statement).unwrap();
/// let case = Knights::case(text, document.cases[0], &()).unwrap();
/// let mut state = Knights::start(&case);
/// Knights::play(&case, &mut state, &"1 (-2,+1)".parse().unwrap()).unwrap();
/// assert_eq!((state.knights[0].x, state.knights[0].y), (0, 4));
/// ```
pub trait Game: Sized + 'static {
    /// The name of the game in addresses and on the command line.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// assert_eq!(Knights::NAME, "knights");
    /// ```
    const NAME: &'static str;
    /// The options of the game, as an error message lists them: `reading=cautious`. The default value of an option
    /// comes first.
    ///
    /// ```
    /// # use boardlab_core::games::{janken::Janken, knights::Knights};
    /// # use boardlab_core::{Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// assert!(Janken::OPTIONS.contains(&"reading=cautious") && Knights::OPTIONS.is_empty());
    /// ```
    const OPTIONS: &'static [&'static str] = &[];
    /// Its words: what the parts of its inputs mean, what is wrong with one, and the keys of its events.
    ///
    /// ```
    /// # use boardlab_core::Game;
    /// # use boardlab_core::games::knights::Knights;
    /// assert_eq!(Knights::WORDS.fields[0].to_string(), "the number of knights");
    /// ```
    const WORDS: Words = Words::NONE;
    /// Whether an input has many right outputs; [`Game::judge`] then follows the one that it judges.
    ///
    /// ```
    /// # use boardlab_core::games::{knights::Knights, robots::Robots, solitaire::Solitaire};
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// assert!(Solitaire::MULTIPLE_ANSWERS && !Robots::MULTIPLE_ANSWERS);
    /// ```
    const MULTIPLE_ANSWERS: bool = false;
    /// Whether an output tells all moves of its game: it prints each move, or the moves stand in the input and it
    /// prints the result of each. If not, two outputs that agree so far may belong to games that parted long before.
    ///
    /// ```
    /// # use boardlab_core::Game;
    /// # use boardlab_core::games::{janken::Janken, robots::Robots};
    /// assert!(Janken::MOVES_ARE_KNOWN && !Robots::MOVES_ARE_KNOWN);
    /// ```
    const MOVES_ARE_KNOWN: bool = false;
    /// The kinds of lines in its outputs, an example of each. In an example, `0` stands for any number, `1` for a
    /// number that only counts cases or moves, and `@` for any letter. A line like none of the examples is a fault of
    /// form. Any other difference between lines is one of content. Empty if the outputs have words without a fixed
    /// shape.
    ///
    /// ```
    /// # use boardlab_core::Game;
    /// # use boardlab_core::games::robots::Robots;
    /// assert!(Robots::OUTPUT_LINES.contains(&"Won game after making 0 moves."));
    /// ```
    const OUTPUT_LINES: &'static [&'static str] = &[];
    /// How external programs play the game, if they can.
    ///
    /// ```
    /// # use boardlab_core::Game;
    /// # use boardlab_core::games::{knights::Knights, pursuit::Pursuit};
    /// assert!(Pursuit::EXTERNAL_PROGRAM.is_some() && Knights::EXTERNAL_PROGRAM.is_none());
    /// ```
    const EXTERNAL_PROGRAM: Option<&'static dyn ExternalProgram<Self>> = None;

    /// The options that a case is played with, parsed; see [`Game::OPTIONS`]. `()` if the game has none.
    type Options: Clone + Default + Send + Sync;
    /// One test case and the options it is played under; never changes in play. `Display` prints the case back.
    type Case: Clone + Display;
    /// A position: everything that undo restores, and nothing else.
    type State: Clone + PartialEq + fmt::Debug;
    /// A move. `Display` and `FromStr` use the notation of the statement.
    type Move: Clone + PartialEq + fmt::Debug + Display + FromStr<Err = Self::Refusal>;
    /// Why it refuses moves and changes of its inputs: an enum of its own, or [`CommonRefusal`] or [`IllegalMove`].
    type Refusal: Clone + PartialEq + fmt::Debug + Into<IllegalMove> + From<CommonRefusal>;
    /// What a step does, for the marks on the timeline; it turns into its key.
    type EventKind: Into<&'static str>;
    /// A cache of the solver between calls. It may be dropped at any time.
    type Memory: Default;
    /// Everything that a renderer needs of a position and of the move that led to it.
    type View;
    /// The evidence for a move.
    type Explanation;
    /// Information about one cell, beyond the view and the explanation. [`core::convert::Infallible`] if there is none.
    type CellInfo;

    /// Chooses an option by its key and its value. Returns whether the game has such an option.
    ///
    /// ```
    /// # use boardlab_core::Game;
    /// # use boardlab_core::games::janken::Janken;
    /// let mut options = Default::default();
    /// assert!(Janken::choose_option(&mut options, "reading", "cautious") && options.cautious);
    /// assert!(!Janken::choose_option(&mut options, "speed", "high"));
    /// ```
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
        Self::chosen(&options_in(words))
    }
    /// Chooses options by their keys and values. Of two with the same key the last one counts.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// use boardlab_core::games::janken::Janken;
    /// assert!(Janken::chosen(&[("reading", "cautious")]).unwrap().cautious);
    /// ```
    ///
    /// # Errors
    ///
    /// The first that is no option of the game.
    fn chosen(chosen: &[(&str, &str)]) -> Result<Self::Options, UnknownOption> {
        let mut options = Self::Options::default();
        choose_each(chosen, Self::OPTIONS, &mut |key, value| Self::choose_option(&mut options, key, value))?;
        Ok(options)
    }
    /// Validates a whole text and returns the span of each case.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// assert_eq!(Knights::parse("1\n1\n2 3\n", Limits::Statement).unwrap().cases.len(), 1);
    /// ```
    ///
    /// # Errors
    ///
    /// The first error: its position, what was expected and found, and what would fix it.
    fn parse(text: &str, limits: Limits) -> Result<Document, ParseError> {
        Self::read(&mut Scanner::new(text, limits))
    }
    /// Reads a whole text from its beginning; see [`Game::parse`].
    ///
    /// ```
    /// # use boardlab_core::Game;
    /// # use boardlab_core::games::knights::Knights;
    /// use boardlab_core::Limits;
    /// use boardlab_core::text::Scanner;
    /// let mut scanner = Scanner::new("1\n1\n2 3\n", Limits::Statement);
    /// assert_eq!(Knights::read(&mut scanner).unwrap().cases.len(), 1);
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`Game::parse`].
    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError>;
    /// Reads again the case in a span that [`Game::parse`] kept. `None` if no case stands there: the span is of another
    /// text. An [`Input`](crate::Input) keeps both together.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// let span = input.cases()[0];
    /// assert!(Knights::case(input.text(), span, &()).is_some());
    /// assert!(Knights::case("another text", span, &()).is_none());
    /// ```
    fn case(text: &str, span: Span, options: &Self::Options) -> Option<Self::Case>;
    /// The position before the first move.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// assert_eq!((start.knights[0].x, start.knights[0].y), (2, 3));
    /// ```
    fn start(case: &Self::Case) -> Self::State;
    /// Whose turn it is.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// use boardlab_core::Turn;
    /// assert_eq!(Knights::turn(&case, &start), Turn::Player { player: 0 });
    /// ```
    fn turn(case: &Self::Case, state: &Self::State) -> Turn;
    /// Plays a move on `state`, in place.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// let mut state = start.clone();
    /// assert!(Knights::play(&case, &mut state, &"2 (-2,+1)".parse().unwrap()).is_err());
    /// assert_eq!(state, start);
    /// Knights::play(&case, &mut state, &"1 (-2,+1)".parse().unwrap()).unwrap();
    /// assert_ne!(state, start);
    /// ```
    ///
    /// # Errors
    ///
    /// The rule that refuses the move; the position is then as it was.
    fn play(case: &Self::Case, state: &mut Self::State, mv: &Self::Move) -> Result<(), Self::Refusal>;
    /// The solver's move. `None` if the game is over or the budget is used up.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// let mv = Knights::choose(&case, &start, &mut Default::default(), &mut Budget::nodes(u64::MAX)).unwrap();
    /// let mut state = start.clone();
    /// Knights::play(&case, &mut state, &mv).unwrap();
    /// ```
    fn choose(
        case: &Self::Case,
        state: &Self::State,
        memory: &mut Self::Memory,
        budget: &mut Budget<'_>,
    ) -> Option<Self::Move>;
    /// Why the solver chooses its move. `None` if the game is over.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// assert!(Knights::explain(&case, &start, &mut Default::default()).is_some());
    /// ```
    fn explain(case: &Self::Case, state: &Self::State, memory: &mut Self::Memory) -> Option<Self::Explanation>;
    /// Information about the cell at a row and a column. `None` if there is none.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// assert!(Knights::cell_info(&case, &start, (2, 3)).is_some());
    /// ```
    fn cell_info(_: &Self::Case, _: &Self::State, _: (u64, u64)) -> Option<Self::CellInfo> {
        None
    }
    /// Everything that a renderer needs. `previous` is the position and the move that led here, for the animation.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// assert_eq!(Knights::view(&case, &start, None).knights[0].x, "2");
    /// ```
    fn view(case: &Self::Case, state: &Self::State, previous: Option<(&Self::State, &Self::Move)>) -> Self::View;
    /// Whether two positions differ at most in the order of equal pieces.
    ///
    /// ```
    /// # use boardlab_core::Game;
    /// use boardlab_core::games::pursuit::{Pursuit, State};
    /// let one = State { catchers: vec![3, 7], ..State::new() };
    /// let other = State { catchers: vec![7, 3], ..State::new() };
    /// assert!(one != other && Pursuit::equivalent(&one, &other));
    /// ```
    fn equivalent(one: &Self::State, other: &Self::State) -> bool {
        one == other
    }
    /// What a step did, if it is to be marked on the timeline.
    ///
    /// ```
    /// # use boardlab_core::Game;
    /// use boardlab_core::games::pursuit::{End, EventKind, Move, Pursuit, State};
    /// let after = State { end: Some(End::Escaped), ..State::new() };
    /// assert_eq!(Pursuit::event(&State::new(), &Move::Pairs(vec![]), &after), Some(EventKind::Escaped));
    /// ```
    fn event(before: &Self::State, mv: &Self::Move, after: &Self::State) -> Option<Self::EventKind>;
    /// Writes the expected output for the case with a number (from 1). Before each line it sets the ply of that line.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// let mut out = String::new();
    /// Knights::answer(&case, 3, &mut Default::default(), &mut out).unwrap();
    /// assert!(out.starts_with("Case 3: "));
    /// ```
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    fn answer(case: &Self::Case, number: usize, memory: &mut Self::Memory, out: &mut dyn AnswerWriter) -> fmt::Result;
    /// Writes the words that the output of a case always begins with. The judge finds the case by them in a wrong
    /// output. Writes nothing if there are none.
    ///
    /// ```
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Budget, Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// let mut header = String::new();
    /// Knights::case_header(&case, 3, &mut header).unwrap();
    /// assert_eq!(header.trim_end(), "Case 3:");
    /// ```
    ///
    /// # Errors
    ///
    /// Only where `out` fails.
    fn case_header(_: &Self::Case, _: usize, _: &mut dyn fmt::Write) -> fmt::Result {
        Ok(())
    }
    /// Writes the right output of a case, to be compared with `found`. If many outputs are right, it writes the one
    /// that agrees with `found` up to the first token that a rule forbids, sets the ply of that token and returns the
    /// rule.
    ///
    /// A game whose cases have no header must implement this and advance `found` to the next case. The default ignores
    /// `found`.
    ///
    /// ```
    /// # use boardlab_core::{Game, Input, Limits, games::knights::Knights};
    /// # let case = Input::<Knights>::read("1\n2\n2 3\n4 0\n", Limits::Statement, ()).unwrap().case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// use boardlab_core::contract::Tokens;
    /// let (mut found, mut right) = (Tokens::new("Case 1: Carol\n"), String::new());
    /// Knights::judge(&case, 1, &mut Default::default(), &mut found, &mut right).unwrap();
    /// assert!(right.starts_with("Case 1: "));
    /// ```
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

    /// What a line of any output says of its own game, if it tells of a move or of the end. Where such a line is wrong,
    /// the outputs part there at the latest.
    ///
    /// ```
    /// # use boardlab_core::games::{knights::Knights, robots::Robots};
    /// # use boardlab_core::{Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// # let start = Knights::start(&case);
    /// use boardlab_core::judge::Claim;
    /// assert_eq!(Robots::claim("Lost game after making 16 moves."), Some(Claim::End { moves: 16 }));
    /// assert_eq!(Robots::claim("Final position: (1,1)"), None);
    /// ```
    #[must_use]
    fn claim(_line: &str) -> Option<Claim> {
        None
    }
}

/// How external programs play a game: at each of its turns a program reads one text and writes another.
///
/// ```
/// use boardlab_core::games::pursuit::{Options, Pursuit};
/// use boardlab_core::{Game, Input, Limits};
/// let input = Input::<Pursuit>::read("0 5 1 1 20 area far", Limits::Statement, Options::default()).unwrap();
/// let (case, program) = (input.case(0).unwrap(), Pursuit::EXTERNAL_PROGRAM.unwrap());
/// let start = Pursuit::start(&case);
/// assert!(program.program_input(&case, &start).is_some_and(|text| text.starts_with("0\n0 5\n")));
/// let mv = program.parse_program_output(&case, &start, "2 2\n").unwrap();
/// assert!(program.to_replay(&case, &[&mv]).is_some());
/// ```
pub trait ExternalProgram<G: Game>: Sync {
    /// The text that a program reads at a position. `None` if the game is over.
    fn program_input(&self, case: &G::Case, state: &G::State) -> Option<String>;
    /// The move that a program's output stands for, legal or not. `None` if the game is over.
    fn parse_program_output(&self, case: &G::Case, state: &G::State, output: &str) -> Option<G::Move>;
    /// An input that replays the moves from the start of the case. `None` if the game has no such inputs for the case.
    fn to_replay(&self, case: &G::Case, moves: &[&G::Move]) -> Option<String>;
}

/// A game whose positions can be drawn without knowing it.
#[cfg(feature = "scene")]
pub trait Drawable: Game {
    /// A position as a picture, with the step that led to it. Its title and its event are those of the
    /// [session](crate::Session::scene); its sentence is left to whoever has the words of a language. A game heeds the
    /// values of a `sight`, and on an unbounded board its window; the rest is done for every game.
    ///
    /// ```
    /// # use boardlab_core::contract::Drawable;
    /// # use boardlab_core::games::knights::Knights;
    /// # use boardlab_core::{Game, Input, Limits};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let case = input.case(0).unwrap();
    /// let scene = Knights::scene(&case, &Knights::start(&case), None, &Default::default());
    /// assert_eq!((scene.pieces[0].at, &*scene.pieces[0].name), ((2, 3), "knight 1"));
    /// ```
    fn scene(
        case: &Self::Case,
        state: &Self::State,
        previous: Option<(&Self::State, &Self::Move)>,
        sight: &Sight,
    ) -> Scene;
}

/// A game as it is played with one known mistake, or with none. It goes from case to case: some programs keep what they
/// should forget.
#[cfg(feature = "workbench")]
pub trait Misreading<G: Game> {
    /// Plays the next case and records its output. `found` is the output under test from the case on: where many
    /// outputs are right, the moves are taken from there.
    ///
    /// # Errors
    ///
    /// Where the output of the case is not known: the mistake says nothing of such a case, or the moves that are found
    /// are none even with the mistake.
    fn play(&mut self, case: &G::Case, number: usize, found: &Tokens<'_>, record: &mut Record) -> fmt::Result;
}

/// A game whose inputs can be generated, edited and shrunk.
///
/// ```
/// # use boardlab_core::contract::{ShrinkCursor, SplitMix64, Workbench};
/// # use boardlab_core::{GenParams, Input, Limits, games::knights::Knights};
/// let case = Knights::random_case(&mut SplitMix64::new(7), 7, GenParams::plain(1));
/// let smaller = Knights::shrink(&case, &mut ShrinkCursor::default()).unwrap();
/// assert_ne!(smaller.to_string(), case.to_string());
/// ```
#[cfg(feature = "workbench")]
pub trait Workbench: Game {
    /// What surrounds the cases of an input.
    const FRAMING: InputFraming;
    /// What programs get wrong in this game. A wrong output is compared with what each of these mistakes makes.
    const MISTAKES: Mistakes = Mistakes::NONE;
    /// A sentence for each mistake, without its subject: what a program does that makes it.
    const MISTAKE_NAMES: &'static [&'static str] = &[];

    /// The game with a mistake, by its place in [`Workbench::MISTAKES`], or with none, which is then played as
    /// [`Game::answer`] does. `None` if the game has no known mistakes.
    #[must_use]
    fn misread(_mistake: Option<usize>) -> Option<Box<dyn Misreading<Self>>> {
        None
    }

    /// The case with one change, such as `robot 3 4`.
    ///
    /// ```
    /// # use boardlab_core::contract::Workbench;
    /// # use boardlab_core::{GenParams, Input, Limits, games::knights::Knights};
    /// # let case = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap().case(0).unwrap();
    /// assert_eq!(Knights::edit(&case, "knight 4 7").unwrap().knights.len(), 2);
    /// assert!(Knights::edit(&case, "remove 2 3").is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// Why the change cannot be made: it cannot be read, or the result would not be a valid case.
    fn edit(case: &Self::Case, change: &str) -> Result<Self::Case, Self::Refusal>;
    /// A valid case of an input that is generated. `rng` goes on from case to case. `seed` is the case's own: that of
    /// the input plus the number of the case, from 0.
    ///
    /// ```
    /// # use boardlab_core::contract::{SplitMix64, Workbench};
    /// # use boardlab_core::{GenParams, Input, Limits, games::knights::Knights};
    /// # let case = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap().case(0).unwrap();
    /// let mut rng = SplitMix64::new(7);
    /// let [one, other] = [7, 8].map(|seed| Knights::random_case(&mut rng, seed, GenParams::plain(2)));
    /// assert_ne!(one.to_string(), other.to_string());
    /// ```
    fn random_case(rng: &mut SplitMix64, seed: u64, params: GenParams) -> Self::Case;
    /// The case after the simplification at a place, or the next one that there is; `None` behind the last. Large
    /// simplifications come first: fewer pieces, then smaller numbers, then the same numbers with smaller ones first.
    /// Each makes the case strictly smaller, so repeated shrinking ends. The result may be invalid: two pieces on one
    /// cell, say.
    ///
    /// ```
    /// # use boardlab_core::contract::{ShrinkCursor, Workbench};
    /// # use boardlab_core::{GenParams, Input, Limits, games::knights::Knights};
    /// # let case = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap().case(0).unwrap();
    /// // The only knight moves along the diagonal.
    /// let simpler = Knights::shrink(&case, &mut ShrinkCursor::default()).unwrap();
    /// assert_eq!(simpler.to_string(), "1\n0 1\n");
    /// ```
    fn shrink(case: &Self::Case, cursor: &mut ShrinkCursor) -> Option<Self::Case>;
    /// How many of each of [`Words::size_units`] a case has.
    ///
    /// ```
    /// # use boardlab_core::contract::Workbench;
    /// # use boardlab_core::{GenParams, Input, Limits, games::knights::Knights};
    /// # let case = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap().case(0).unwrap();
    /// assert!(Knights::size(&case).eq([1]));
    /// ```
    fn size(_: &Self::Case) -> impl Iterator<Item = usize> {
        core::iter::empty()
    }
}
