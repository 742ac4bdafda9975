//! Game of Hyper Knights (LightOJ 1315). A player who cannot move loses. The game is the sum of one game for each
//! knight.
//!
//! `grundy` gives a knight's value at any cell of the unbounded board in constant time, `rules` moves and finds
//! the winning moves, `text` reads and writes, `view` is what leaves the core. x counts rows downwards, y columns to
//! the right, from 0.
#![cfg(feature = "knights")]

mod grundy;
#[cfg(feature = "workbench")]
pub mod mistakes;
mod model;
mod rules;
#[cfg(feature = "scene")]
mod scene;
mod text;
mod view;
pub mod words;
#[cfg(feature = "workbench")]
mod workbench;

use core::fmt;

pub use grundy::{Band, Landmarks, Law, grundy, landmarks, law, region};
use model::BEYOND;
pub use model::{Case, FARTHEST, Move, Square, State};
pub use view::{HopInfo, Knight, KnightsBoard, KnightsCellInfo, KnightsExplanation, KnightsStep};
pub use words::{EventKind, Refusal};

use crate::game::{AnswerWriter, Budget, Game, Turn, Words};
use crate::text::{Document, Layout, ParseError, Scanner, Span, counted};

/// The game.
///
/// ```
/// use boardlab_core::Game;
/// use boardlab_core::games::knights::{Case, Knights, Law, Square};
///
/// let case = Case { knights: vec![Square { x: 2, y: 0 }, Square { x: 0, y: 0 }] };
/// let start = Knights::start(&case);
/// let why = Knights::explain(&case, &start, &mut ()).unwrap();
/// assert_eq!((&*why.chosen, why.nim_sum, why.grundy), ("1 (-2,+1)", 1, vec![1, 0]));
/// let corner = Knights::cell_info(&case, &start, (0, 0)).unwrap();
/// assert_eq!((corner.law, corner.moves[0].grundy), (Law::Corner, None));
///
/// let (mut state, mv) = (start.clone(), why.chosen.parse().unwrap());
/// Knights::play(&case, &mut state, &mv).unwrap();
/// let board = Knights::view(&case, &state, Some((&start, &mv)));
/// assert_eq!((board.mover, board.winner, &*board.knights[0].y), (None, 0, "1"));
/// assert_eq!(board.step.unwrap().from, ("2".into(), "0".into()));
/// ```
pub struct Knights;

impl Game for Knights {
    const NAME: &'static str = "knights";
    const OUTPUT_LINES: &'static [&'static str] = text::OUTPUT_LINES;
    const WORDS: Words = words::WORDS;
    type Options = ();
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = ();
    type View = KnightsBoard;
    type Explanation = KnightsExplanation;
    type CellInfo = KnightsCellInfo;
    type Refusal = Refusal;
    type EventKind = EventKind;

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        counted(scanner, Layout::Free, text::CASES, |scanner| text::read(scanner).map(|_| ()))
    }

    fn case(text: &str, span: Span, (): &()) -> Option<Case> {
        text::read(&mut Scanner::resume(text, span.start)).ok()
    }

    fn start(case: &Case) -> State {
        State { knights: case.knights.clone(), moves: 0 }
    }

    fn turn(_: &Case, state: &State) -> Turn {
        rules::mover(state).map_or(Turn::Over, |player| Turn::Player { player })
    }

    fn play(_: &Case, state: &mut State, mv: &Move) -> Result<(), Refusal> {
        rules::play(state, *mv)
    }

    fn choose(_: &Case, state: &State, (): &mut (), budget: &mut Budget<'_>) -> Option<Move> {
        budget.spend().then(|| rules::choose(state)).flatten()
    }

    fn explain(_: &Case, state: &State, (): &mut ()) -> Option<KnightsExplanation> {
        view::explain(state)
    }

    fn cell_info(_: &Case, _: &State, (x, y): (u64, u64)) -> Option<KnightsCellInfo> {
        // Moves go a little beyond the farthest start.
        (x < BEYOND && y < BEYOND).then(|| view::cell_info(x, y))
    }

    fn view(_: &Case, state: &State, previous: Option<(&State, &Move)>) -> KnightsBoard {
        view::board(state, previous)
    }

    fn event(_: &State, _: &Move, after: &State) -> Option<EventKind> {
        rules::mover(after).is_none().then_some(EventKind::Won)
    }

    fn answer(case: &Case, number: usize, (): &mut (), out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, number, out)
    }

    fn case_header(_: &Case, number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::header(number, out)
    }
}

#[cfg(feature = "scene")]
impl crate::game::Drawable for Knights {
    fn scene(
        _: &Case,
        state: &State,
        previous: Option<(&State, &Move)>,
        sight: &crate::scene::Sight,
    ) -> crate::scene::Scene {
        scene::scene(state, previous, sight)
    }
}
