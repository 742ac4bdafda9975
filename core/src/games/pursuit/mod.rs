//! Pursuit ("Погоня", a tournament task of a Russian engineering school): K catchers against one fugitive of S steps a
//! turn, on a square or a torus.
//!
//! `model` has the case, the position and the move, `rules` plays moves, `notation` writes them and reads what programs
//! write, `judge` says what that is worth, `text` reads and writes files, `strategy` plays either side, `exact` knows
//! best play, `evidence` says why, `view` shows a position. x grows to the right, y downwards, both from 0.
#![cfg(feature = "pursuit")]

#[cfg(feature = "workbench")]
mod edit;
mod end;
mod evidence;
pub mod exact;
mod field;
mod judge;
mod memory;
#[cfg(feature = "workbench")]
pub mod mistakes;
mod model;
mod notation;
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

pub use end::{End, Failure, OutputError, Side};
pub use evidence::{CatcherStep, PursuitCandidate, PursuitCellInfo, PursuitExplanation};
pub use field::{Cell, Field, Map, NEVER, SIDES, Step};
pub use memory::Memory;
pub use model::{Case, MatchParams, Move, Options, Pairs, Pursuit, Start, State, Strategy};
pub use notation::judge;
pub use strategy::{Criterion, dominating_set};
pub use text::file;
pub use view::{PursuitBoard, PursuitStep};
pub use words::{EventKind, Refusal};
#[cfg(feature = "workbench")]
pub use workbench::generate_turn;

use crate::game::{AnswerWriter, Budget, ExternalProgram, Game, Judged, Tokens, Turn, Words};
use crate::text::{Document, ParseError, Scanner, Span, while_more};

impl Game for Pursuit {
    const NAME: &'static str = "pursuit";
    const OPTIONS: &'static [&'static str] =
        &["reading=default", "reading=blocked", "catchers=NAME", "fugitive=NAME", "seed=NUMBER"];
    const MULTIPLE_ANSWERS: bool = true;
    const MOVES_ARE_KNOWN: bool = true;
    const EXTERNAL_PROGRAM: Option<&'static dyn ExternalProgram<Self>> = Some(&Pursuit);
    const WORDS: Words = words::WORDS;
    type Options = Options;
    type Case = Case;
    type State = State;
    type Move = Move;
    type Memory = Memory;
    type View = PursuitBoard;
    type Explanation = PursuitExplanation;
    type CellInfo = PursuitCellInfo;
    type Refusal = Refusal;
    type EventKind = EventKind;

    fn choose_option(options: &mut Options, key: &str, value: &str) -> bool {
        options.choose(key, value)
    }

    /// Turn files and match files, one after the other.
    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        while_more(scanner, |scanner| !scanner.at_end(), |scanner| text::read(scanner).map(|_| ()))
    }

    fn case(text: &str, span: Span, options: &Options) -> Option<Case> {
        text::case(text, span, options)
    }

    fn start(case: &Case) -> State {
        rules::start(case)
    }

    fn turn(_: &Case, state: &State) -> Turn {
        if state.end.is_some() { Turn::Over } else { Turn::Player { player: state.side_to_move as u8 } }
    }

    fn play(case: &Case, state: &mut State, mv: &Move) -> Result<(), Refusal> {
        rules::follow(case, state, mv)
    }

    fn choose(case: &Case, state: &State, memory: &mut Memory, budget: &mut Budget<'_>) -> Option<Move> {
        let goes_on = state.end.is_none() && budget.may_go_on();
        budget.nodes = budget.nodes.saturating_sub(strategy::nodes(&case.params));
        goes_on.then(|| memory.next(case, state))
    }

    fn explain(case: &Case, state: &State, memory: &mut Memory) -> Option<PursuitExplanation> {
        state.end.is_none().then(|| evidence::explain(case, state, memory))
    }

    fn cell_info(case: &Case, state: &State, cell: (u64, u64)) -> Option<PursuitCellInfo> {
        evidence::cell_info(&case.params, state, cell)
    }

    fn view(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> PursuitBoard {
        view::board(case, state, previous)
    }

    fn equivalent(one: &State, other: &State) -> bool {
        let sorted = |state: &State| {
            let mut catchers = state.catchers.clone();
            catchers.sort_unstable();
            State { catchers, scripted: false, ..state.clone() }
        };
        sorted(one) == sorted(other)
    }

    fn event(_: &State, _: &Move, after: &State) -> Option<EventKind> {
        match after.end.as_ref()? {
            End::Caught => Some(EventKind::Caught),
            End::Escaped => Some(EventKind::Escaped),
            End::Forfeit { .. } => Some(EventKind::Fault),
        }
    }

    fn answer(case: &Case, _: usize, memory: &mut Memory, out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, &mut memory.theory, out)
    }

    fn case_header(case: &Case, _: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::header(case, out)
    }

    fn judge(
        case: &Case,
        _: usize,
        _: &mut Memory,
        found: &mut Tokens<'_>,
        out: &mut dyn AnswerWriter,
    ) -> Result<Judged, fmt::Error> {
        judge::judge(case, found, out)
    }
}

#[cfg(feature = "scene")]
impl crate::game::Drawable for Pursuit {
    fn scene(
        case: &Case,
        state: &State,
        previous: Option<(&State, &Move)>,
        sight: &crate::scene::Sight,
    ) -> crate::scene::Scene {
        scene::scene(case, state, previous, sight)
    }
}
