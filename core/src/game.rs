//! What every game gives, and the one list that names the games.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::ops::Range;
use core::str::FromStr;

use crate::judge::{Judged, Plain, Sheet, Tokens};
use crate::session::{Player, Session};
use crate::text::{Document, Limits, ParseError, Scanner, Span};
use crate::view::{Board, EventKind, Look, Why};
#[cfg(feature = "tools")]
use crate::workbench::{Frame, Shape};

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
    fn explain(case: &Self::Case, at: &Self::State, memory: &mut Self::Memory) -> Option<Why>;
    /// How a cell comes by its value; none where a frame and its evidence say all there is.
    fn look(_: &Self::Case, _: &Self::State, _: (u64, u64)) -> Option<Look> {
        None
    }
    /// All a renderer needs; `came` is the position and the move that led here, for the animation.
    fn view(case: &Self::Case, at: &Self::State, came: Option<(&Self::State, &Self::Move)>) -> Board;
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
    fn answer(case: &Self::Case, number: usize, memory: &mut Self::Memory, out: &mut dyn Sheet) -> fmt::Result;
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
        out: &mut dyn Sheet,
    ) -> Result<Judged, fmt::Error> {
        Self::answer(case, number, memory, out).map(|()| Judged::default())
    }
    /// The case changed as a word says; games that cannot be edited refuse every word.
    fn edit(_: &Self::Case, _: &str) -> Result<Self::Case, Illegal> {
        Err(Illegal::Unreadable)
    }
    /// What stands around the cases of an input.
    #[cfg(feature = "tools")]
    const FRAME: Frame;
    /// Valid cases made from a seed.
    #[cfg(feature = "tools")]
    fn generate(seed: u64, shape: Shape) -> Vec<Self::Case>;
    /// A case made simpler by one change, the boldest first, or how many changes there are: pieces fewer, then numbers smaller,
    /// so that whoever goes on from the result comes to an end. It may be no valid case: two pieces on one cell.
    #[cfg(feature = "tools")]
    fn simpler(case: &Self::Case, nth: usize) -> Result<Self::Case, usize>;
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Turn {
    /// A player's, numbered from 0.
    Player {
        /// Which one.
        player: u8,
    },
    /// The dice's.
    Chance,
    /// Nobody's: the game has ended.
    Over,
}

/// Why a move was refused. A refusal records nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    /// Not a move in this game's notation.
    Unreadable,
    /// The game has ended.
    Over,
    /// It leaves the board.
    OffBoard,
    /// The destination is occupied.
    Occupied,
    /// It would push debris off the board.
    PushOffBoard,
    /// It would push debris onto debris.
    PushOntoDebris,
    /// That teleport has been used.
    Spent,
    /// There is no such piece, or no such teleport.
    NoSuchPiece,
    /// One at least must stay.
    LastPiece,
    /// The tile is empty.
    Empty,
    /// The piece removed last does not lead there.
    OutOfReach,
    /// The next piece may not be that of the same tile.
    SameCell,
    /// It is not the time for it: chance replies, or a removal is due.
    NotNow,
    /// The reply is another one.
    OtherReply,
    /// The transcript has no such fault here.
    NoFault,
    /// Another number of numbers is due.
    #[cfg(feature = "pursuit")]
    Numbers {
        /// How many are due.
        expected: u32,
        /// How many there are.
        found: u32,
    },
    /// A number is out of its range.
    #[cfg(feature = "pursuit")]
    OutOfRange {
        /// Which number, from 1.
        number: u32,
        /// The smallest that would do.
        min: i32,
        /// The largest that would do.
        max: i32,
    },
    /// The robots have the pieces to place: none is on the board of this file yet.
    #[cfg(feature = "pursuit")]
    NotPlaced,
    /// A step goes along both axes.
    #[cfg(feature = "pursuit")]
    Diagonal {
        /// The first number of the step, from 1.
        number: u32,
    },
    /// A step leaves the square.
    #[cfg(feature = "pursuit")]
    OffField {
        /// The first number of the step, from 1.
        number: u32,
    },
}

impl Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            #[cfg(feature = "pursuit")]
            Illegal::Numbers { expected, found } => return write!(f, "{expected} numbers are due, not {found}"),
            #[cfg(feature = "pursuit")]
            Illegal::OutOfRange { number, min, max } => {
                return write!(f, "number {number} must be from {min} to {max}");
            }
            #[cfg(feature = "pursuit")]
            Illegal::NotPlaced => "the robots have the pieces to place: this file has none yet",
            #[cfg(feature = "pursuit")]
            Illegal::Diagonal { number } => return write!(f, "the step at number {number} goes along both axes"),
            #[cfg(feature = "pursuit")]
            Illegal::OffField { number } => return write!(f, "the step at number {number} leaves the square"),
            Illegal::Unreadable => "not a move",
            Illegal::Over => "the game is over",
            Illegal::OffBoard => "the move leaves the board",
            Illegal::Occupied => "the destination is occupied",
            Illegal::PushOffBoard => "debris may not be pushed off the board",
            Illegal::PushOntoDebris => "debris may not be pushed onto debris",
            Illegal::Spent => "that teleport has been used",
            Illegal::NoSuchPiece => "there is no such piece",
            Illegal::LastPiece => "one at least must stay",
            Illegal::Empty => "the tile is empty",
            Illegal::OutOfReach => "the piece removed last does not lead there",
            Illegal::SameCell => "the next piece may not be that of the same tile",
            Illegal::NotNow => "it is not the time for that",
            Illegal::OtherReply => "the reply is another one",
            Illegal::NoFault => "the transcript has no such fault here",
        })
    }
}

impl core::error::Error for Illegal {}

/// How long a search may go on: a number of nodes, and a caller's word to stop.
pub struct Budget<'a> {
    /// Nodes left.
    pub nodes: u64,
    /// Asked now and then; the search ends when it says false.
    pub keep_going: Option<&'a mut dyn FnMut() -> bool>,
}

impl Budget<'_> {
    /// A number of nodes and no other limit.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Budget { nodes, keep_going: None }
    }

    /// Whether any node is left and the caller does not say stop.
    pub fn may_go_on(&mut self) -> bool {
        self.nodes > 0 && self.keep_going.as_mut().is_none_or(|ask| ask())
    }

    /// Takes one node; false when none is left or the caller says stop.
    pub fn spend(&mut self) -> bool {
        let left = self.may_go_on();
        self.nodes = self.nodes.saturating_sub(1);
        left
    }
}

/// What a person chose besides the text, as `key=value` words: `reading=cautious`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(Vec<(String, String)>);

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

impl Options {
    /// The value of an option; none where nobody chose.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().rev().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Compiled once for all games.
    pub(crate) fn read(
        text: &str,
        known: &'static [&'static str],
        accepts: fn(&str, &str) -> bool,
    ) -> Result<Self, UnknownOption> {
        let option = |word: &str| match word.split_once('=') {
            Some((key, value)) if accepts(key, value) => Ok((key.into(), value.into())),
            _ => Err(UnknownOption { word: word.into(), known }),
        };
        text.split_ascii_whitespace().map(option).collect::<Result<_, _>>().map(Options)
    }
}

/// A game without its types: what the page and the command line hold.
pub trait Kind: Sync {
    /// The name people type.
    fn name(&self) -> &'static str;
    /// Validates a text; see [`Game::parse`].
    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError>;
    /// Reads options written as `key=value` words.
    fn options(&self, words: &str) -> Result<Options, UnknownOption>;
    /// Writes the judge's bytes for a range of cases; consecutive ranges join to the whole output.
    fn answer(
        &self,
        text: &str,
        document: &Document,
        cases: Range<usize>,
        options: &Options,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result;
    /// Opens one case of a text that [`Kind::parse`] accepted.
    fn open(&self, text: &str, span: Span, options: &Options) -> Box<dyn Player>;
    /// Prints a case back as the statement writes it.
    fn print(&self, text: &str, span: Span) -> String;
    /// A valid input made from a seed.
    #[cfg(feature = "tools")]
    fn generate(&self, seed: u64, cases: usize) -> String;
}

pub(crate) struct Of<G>(pub(crate) PhantomData<fn() -> G>);

impl<G: Game> Kind for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn parse(&self, text: &str, limits: Limits) -> Result<Document, ParseError> {
        G::parse(text, limits)
    }

    fn options(&self, words: &str) -> Result<Options, UnknownOption> {
        Options::read(words, G::OPTIONS, G::accepts)
    }

    fn answer(
        &self,
        text: &str,
        document: &Document,
        cases: Range<usize>,
        options: &Options,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        let mut memory = G::Memory::default();
        for index in cases {
            let case = G::case(text, document.cases[index], options);
            G::answer(&case, index + 1, &mut memory, &mut Plain(out))?;
        }
        Ok(())
    }

    fn open(&self, text: &str, span: Span, options: &Options) -> Box<dyn Player> {
        Box::new(Session::<G>::new(G::case(text, span, options)))
    }

    fn print(&self, text: &str, span: Span) -> String {
        alloc::format!("{}", G::case(text, span, &Options::default()))
    }

    #[cfg(feature = "tools")]
    fn generate(&self, seed: u64, cases: usize) -> String {
        crate::workbench::generate::<G>(seed, Shape::plain(cases))
    }
}

/// The text with one case changed; see [`Game::edit`].
#[cfg(feature = "tools")]
pub(crate) fn edited<G: Game>(text: &str, span: Span, change: &str) -> Result<String, Illegal> {
    let case = G::edit(&G::case(text, span, &Options::default()), change)?;
    let printed = alloc::format!("{case}");
    Ok(spliced(text, span, printed.trim_ascii()))
}

/// The place in a list that a number of a word stands for: people count from 1.
#[cfg(any(feature = "janken", feature = "tools"))]
pub(crate) fn place(number: &str) -> Result<usize, Illegal> {
    let number: usize = number.parse().map_err(|_| Illegal::Unreadable)?;
    number.checked_sub(1).ok_or(Illegal::Unreadable)
}

/// The text with another one in the place of a span.
#[cfg(feature = "tools")]
pub(crate) fn spliced(text: &str, span: Span, new: &str) -> String {
    let mut out = String::from(Span { start: 0, end: span.start }.of(text));
    out.push_str(new);
    out.push_str(Span { start: span.end, end: text.len() }.of(text));
    out
}

/// Every game, one line each; nothing else in this crate knows a game by name.
macro_rules! every_game {
    () => {
        &[
            #[cfg(feature = "robots")]
            &Of::<$crate::games::robots::Robots>(PhantomData),
            #[cfg(feature = "janken")]
            &Of::<$crate::games::janken::Janken>(PhantomData),
            #[cfg(feature = "pursuit")]
            &Of::<$crate::games::pursuit::Pursuit>(PhantomData),
            #[cfg(feature = "solitaire")]
            &Of::<$crate::games::solitaire::Solitaire>(PhantomData),
            #[cfg(feature = "knights")]
            &Of::<$crate::games::knights::Knights>(PhantomData),
        ]
    };
}
#[cfg(feature = "tools")]
pub(crate) use every_game;

/// Every game, with its players.
pub const GAMES: &[&dyn Kind] = every_game!();

/// The game with a name.
#[must_use]
pub fn game(name: &str) -> Option<&'static dyn Kind> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
