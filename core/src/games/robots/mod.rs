//! Robots (ECNA 2001): you against robots that walk towards you, on 31 x 31 cells.
//!
//! `model` has the case, the position and the move, `rules` moves you and the robots, `strategy` weighs the nine walks
//! and the teleports, `text` reads and writes, `view` is what leaves the core. Cells are rows and columns: from 1 in an
//! input, from 0 inside; you start at the statement's (15,15).
#![cfg(feature = "robots")]

mod cells;
#[cfg(feature = "workbench")]
pub mod mistakes;
mod model;
mod reply;
mod rules;
#[cfg(feature = "scene")]
mod scene;
mod strategy;
mod text;
mod view;
pub mod words;
#[cfg(feature = "workbench")]
mod workbench;

use core::fmt;

pub use cells::{Cells, SIZE};
pub use model::{Case, End, Move, Outcome, Robot, State, Step};
use reply::Crowd;
pub use view::{Decided, Glide, GlideFate, Jump, Push, RobotsBoard, RobotsExplanation, RobotsStep, Teleport, Walk};
pub use words::{EventKind, Refusal};

use crate::game::{AnswerWriter, Budget, Claim, Game, Turn, Words};
use crate::text::{Document, ParseError, Scanner, Span, until_zero};

/// The game.
///
/// ```
/// use boardlab_core::Game;
/// use boardlab_core::games::robots::{Case, Decided, GlideFate, Outcome, Robot, Robots};
///
/// let case = Case { robots: vec![(14, 17)], teleports: vec![] };
/// let start = Robots::start(&case);
/// let why = Robots::explain(&case, &start, &mut Default::default()).unwrap();
/// assert_eq!((&*why.chosen, why.decided), ("NW", Decided::Row));
/// assert_eq!(why.walks[4].verdict, Outcome::Safe { robots: 1, distance: Some(2) });
///
/// let (mut state, mv) = (start.clone(), why.chosen.parse().unwrap());
/// Robots::play(&case, &mut state, &mv).unwrap();
/// let board = Robots::view(&case, &state, Some((&start, &mv)));
/// assert_eq!(board.nearest, Some(Robot { id: 0, at: (13, 16) }));
/// let step = board.step.unwrap();
/// assert_eq!((step.from, step.glides[0].to, step.glides[0].fate), ((14, 14), (13, 16), GlideFate::Moved));
/// ```
pub struct Robots;

impl Game for Robots {
    const NAME: &'static str = "robots";
    const OUTPUT_LINES: &'static [&'static str] = text::OUTPUT_LINES;
    const WORDS: Words = words::WORDS;
    type Options = ();
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = Crowd;
    type View = RobotsBoard;
    type Explanation = RobotsExplanation;
    type CellInfo = core::convert::Infallible;
    type Refusal = Refusal;
    type EventKind = EventKind;

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        until_zero(scanner, |scanner| text::read(scanner).map(|case| case.is_none()))
    }

    fn case(text: &str, span: Span, (): &()) -> Option<Case> {
        text::read(&mut Scanner::resume(text, span.start)).ok().flatten()
    }

    fn start(case: &Case) -> State {
        rules::start(case)
    }

    fn turn(_: &Case, state: &State) -> Turn {
        if state.end.is_some() { Turn::Over } else { Turn::Player { player: 0 } }
    }

    fn play(case: &Case, state: &mut State, mv: &Move) -> Result<(), Refusal> {
        rules::play(case, state, *mv)
    }

    fn choose(case: &Case, state: &State, memory: &mut Crowd, budget: &mut Budget<'_>) -> Option<Move> {
        (state.end.is_none() && budget.spend()).then(|| strategy::choose(case, state, memory))
    }

    fn explain(case: &Case, state: &State, memory: &mut Crowd) -> Option<RobotsExplanation> {
        state.end.is_none().then(|| strategy::explain(case, state, memory))
    }

    fn view(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> RobotsBoard {
        view::board(case, state, previous)
    }

    fn event(before: &State, mv: &Move, after: &State) -> Option<EventKind> {
        match (after.end, mv) {
            (Some(End::Won), _) => Some(EventKind::Won),
            (Some(End::Lost), _) => Some(EventKind::Lost),
            (None, Move::Teleport(_)) => Some(EventKind::Teleport),
            (None, Move::Walk(_)) => (after.robots.len() < before.robots.len()).then_some(EventKind::Kill),
        }
    }

    fn answer(case: &Case, number: usize, memory: &mut Crowd, out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, number, memory, out)
    }

    fn case_header(_: &Case, number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::header(number, out)
    }

    fn claim(line: &str) -> Option<Claim> {
        text::claim(line)
    }
}

#[cfg(feature = "scene")]
impl crate::game::Drawable for Robots {
    fn scene(
        case: &Case,
        state: &State,
        previous: Option<(&State, &Move)>,
        _: &crate::scene::Sight,
    ) -> crate::scene::Scene {
        scene::scene(case, state, previous)
    }
}
