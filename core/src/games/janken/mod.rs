//! Janken Tactics (South Central USA 2005): orders to units on a hexagonal map, judged one after the other.
//!
//! `rules` finds the cheapest paths on sets of cells, `evidence` finds where a unit can go and what blocks it,
//! `text` reads and writes, `view` is what leaves the core. Cells are axial: row A to I, number 1 to 9, both from 0.
#![cfg(feature = "janken")]

mod evidence;
mod hex;
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

pub use hex::{Hex, Hexes};
pub use model::{Case, Options, Order, Piece, State, UnitKind};
pub use view::{
    Barrier, Closed, JankenBoard, JankenCellInfo, JankenExplanation, JankenStep, OrderRefusal, OrderVerdict, Points,
    Reach, Terrain, Unit,
};
pub use words::{EventKind, Refusal};

use crate::game::{AnswerWriter, Budget, Game, Turn, Words};
use crate::text::{Document, Layout, ParseError, Scanner, Span, counted};

/// The game.
///
/// ```
/// use boardlab_core::games::janken::{Janken, OrderRefusal, OrderVerdict};
/// use boardlab_core::{Game, Input, Limits};
///
/// let fields = [5, 6, 7, 8, 9, 8, 7, 6, 5].map(|length| ["F"].repeat(length).join(" ") + "\n").concat();
/// let text = format!("1\n{fields}1 1\nG E5\nM E9\n1\nE5 E6\n");
/// let input = Input::<Janken>::read(text, Limits::Statement, Default::default()).unwrap();
/// let case = input.case(0).unwrap();
/// let start = Janken::start(&case);
/// let why = Janken::explain(&case, &start, &mut ()).unwrap();
/// assert_eq!(why.verdict, OrderVerdict::Successful { left: 9, way: vec![(4, 4), (4, 5)] });
/// let guardian = Janken::cell_info(&case, &start, (4, 4)).unwrap();
/// assert_eq!(guardian.reach.unwrap().field[0].left, 10);
///
/// let (mut state, order) = (start.clone(), "E5 -> E9".parse().unwrap());
/// Janken::play(&case, &mut state, &order).unwrap();
/// let board = Janken::view(&case, &state, Some((&start, &order)));
/// let reason = OrderRefusal::Occupied { unit: 1 };
/// assert_eq!(board.step.unwrap().verdict, OrderVerdict::Unsuccessful { reason });
/// ```
pub struct Janken;

impl Game for Janken {
    const NAME: &'static str = "janken";
    const OPTIONS: &'static [&'static str] = &["reading=letter", "reading=cautious"];
    const MOVES_ARE_KNOWN: bool = true;
    const OUTPUT_LINES: &'static [&'static str] = text::OUTPUT_LINES;
    const WORDS: Words = words::WORDS;
    type Options = Options;
    type Case = Case;
    type State = State;
    type Move = Order;
    type Memory = ();
    type View = JankenBoard;
    type Explanation = JankenExplanation;
    type CellInfo = JankenCellInfo;
    type Refusal = Refusal;
    type EventKind = EventKind;

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        counted(scanner, Layout::Lines, text::CASES, |scanner| text::read(scanner).map(|_| ()))
    }

    fn choose_option(options: &mut Options, key: &str, value: &str) -> bool {
        let ("reading", reading @ ("letter" | "cautious")) = (key, value) else { return false };
        options.cautious = reading == "cautious";
        true
    }

    fn case(text: &str, span: Span, options: &Options) -> Option<Case> {
        text::read(&mut Scanner::resume(text, span.start)).ok().map(|case| Case { cautious: options.cautious, ..case })
    }

    fn start(case: &Case) -> State {
        rules::start(case)
    }

    fn turn(case: &Case, state: &State) -> Turn {
        match case.orders.get(state.done as usize) {
            Some(order) => Turn::Player { player: state.unit_at(order.from).map_or(0, |(side, _)| side) },
            None => Turn::Over,
        }
    }

    fn play(case: &Case, state: &mut State, mv: &Order) -> Result<(), Refusal> {
        if state.done as usize >= case.orders.len() {
            return Err(Refusal::Over);
        }
        rules::play(case, state, *mv);
        Ok(())
    }

    fn choose(case: &Case, state: &State, (): &mut (), budget: &mut Budget<'_>) -> Option<Order> {
        case.orders.get(state.done as usize).copied().filter(|_| budget.spend())
    }

    fn explain(case: &Case, state: &State, (): &mut ()) -> Option<JankenExplanation> {
        case.orders.get(state.done as usize).map(|&order| evidence::explain(case, state, order))
    }

    fn cell_info(case: &Case, state: &State, cell: (u64, u64)) -> Option<JankenCellInfo> {
        evidence::cell_info(case, state, cell)
    }

    fn view(case: &Case, state: &State, previous: Option<(&State, &Order)>) -> JankenBoard {
        view::board(case, state, previous.map(|(before, &order)| evidence::step(case, before, order)))
    }

    fn event(before: &State, _: &Order, after: &State) -> Option<EventKind> {
        (before.units == after.units).then_some(EventKind::Refused)
    }

    fn answer(case: &Case, number: usize, (): &mut (), out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, number, out)
    }

    fn case_header(_: &Case, number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::head(number, out)
    }
}

#[cfg(feature = "scene")]
impl crate::game::Drawable for Janken {
    fn scene(
        case: &Case,
        state: &State,
        previous: Option<(&State, &Order)>,
        _: &crate::scene::Sight,
    ) -> crate::scene::Scene {
        scene::scene(case, state, previous)
    }
}
