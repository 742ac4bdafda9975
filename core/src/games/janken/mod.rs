//! Janken Tactics (South Central USA 2005): orders to units on a hexagonal map, judged one after the other.
//!
//! [`rules`] finds the cheapest ways on sets of cells, [`evidence`] says where a unit could go and what stops it,
//! [`text`] reads and writes, [`view`] shows. Cells are axial: row A to I, number 1 to 9, both from 0.

#[cfg(feature = "tools")]
mod edit;
mod evidence;
#[cfg(feature = "tools")]
mod generate;
mod hex;
mod rules;
#[cfg(feature = "tools")]
mod shrink;
mod text;
mod view;

use alloc::vec::Vec;
use core::fmt;

pub use hex::{Hex, Hexes};
pub use view::{
    Barrier, Closed, JankenBoard, JankenLook, JankenStep, JankenWhy, Points, Reach, Refusal, Terrain, Unit, UnitKind,
    Verdict,
};

use crate::game::AnswerWriter;
use crate::game::{Budget, EventKind, Game, Illegal, Options, Turn};
#[cfg(feature = "tools")]
use crate::game::{GenParams, InputFraming, Workbench};
use crate::text::{Document, ParseError, Scanner, Span};

/// The points that a unit has for an order.
pub const POINTS: u8 = 10;

/// The game.
pub struct Janken;

/// What a unit is.
pub type Kind = UnitKind;

/// One data set: the map, the units of both sides in the order of the input, and the orders.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// The cells that cost 1, 2, 3 and 4 points to enter.
    pub costs: [Hexes; 4],
    /// The cells that nothing enters.
    pub water: Hexes,
    /// The first side's units, then the second's.
    pub units: Vec<Piece>,
    /// The orders to judge.
    pub orders: Vec<Order>,
    /// Whether the first step out of a zone may not enter the zone again: the reading `cautious`.
    pub cautious: bool,
}

/// A unit: its side, its kind, its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// 0 or 1.
    pub side: u8,
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub at: Hex,
}

/// A position between two orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The units in the order of the input.
    pub units: Vec<Piece>,
    /// The same as sets: by side, by kind.
    standing: [[Hexes; 3]; 2],
    /// Orders judged.
    pub done: u32,
}

/// An order: from a cell to a cell; written `E5 -> E9`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// Where the unit stands.
    pub from: Hex,
    /// Where it should go.
    pub to: Hex,
}

impl Case {
    /// The points that entering a cell costs, 1 to 4; 0 for water.
    fn cost(&self, hex: Hex) -> usize {
        self.costs.iter().position(|cells| cells.has(hex)).map_or(0, |index| index + 1)
    }

    /// From 0, field, to 4, water.
    #[cfg(feature = "tools")]
    pub(super) fn terrain(&self, hex: Hex) -> usize {
        self.costs.iter().position(|cells| cells.has(hex)).unwrap_or(self.costs.len())
    }

    /// Gives a cell one of the terrains, see [`Case::terrain`].
    #[cfg(feature = "tools")]
    pub(super) fn set_terrain(&mut self, hex: Hex, terrain: usize) {
        let cell = Hexes::of(hex);
        self.costs.iter_mut().for_each(|cells| *cells = cells.without(cell));
        self.water = self.water.without(cell);
        let cells = self.costs.get_mut(terrain).unwrap_or(&mut self.water);
        *cells = cells.or(cell);
    }
}

impl State {
    fn unit_at(&self, hex: Hex) -> Option<(u8, Kind)> {
        let kinds = |side: u8| Kind::ALL.map(|kind| (side, kind));
        let mut all = kinds(0).into_iter().chain(kinds(1));
        all.find(|&(side, kind)| self.standing[usize::from(side)][kind as usize].has(hex))
    }

    fn occupied(&self) -> Hexes {
        self.standing.iter().flatten().fold(Hexes::default(), |all, cells| all.or(*cells))
    }
}

impl Game for Janken {
    const NAME: &'static str = "janken";
    const OPTIONS: &'static [&'static str] = &["reading=letter", "reading=cautious"];
    type Case = Case;
    type State = State;
    type Move = Order;
    type Memory = ();
    type View = JankenBoard;
    type Explanation = JankenWhy;
    type CellInfo = JankenLook;

    fn read(scanner: &mut Scanner<'_>) -> Result<Document, ParseError> {
        text::parse(scanner)
    }

    fn case(text: &str, span: Span, options: &Options) -> Case {
        let cautious = options.get("reading") == Some("cautious");
        Case { cautious, ..text::case(text, span) }
    }

    fn start(case: &Case) -> State {
        let mut standing = [[Hexes::default(); 3]; 2];
        for unit in &case.units {
            let cells = &mut standing[usize::from(unit.side)][unit.kind as usize];
            *cells = cells.or(Hexes::of(unit.at));
        }
        State { units: case.units.clone(), standing, done: 0 }
    }

    fn turn(case: &Case, at: &State) -> Turn {
        match case.orders.get(at.done as usize) {
            Some(order) => Turn::Player { player: at.unit_at(order.from).map_or(0, |(side, _)| side) },
            None => Turn::Over,
        }
    }

    fn play(case: &Case, at: &mut State, mv: &Order) -> Result<(), Illegal> {
        if at.done as usize >= case.orders.len() {
            return Err(Illegal::Over);
        }
        rules::play(case, at, *mv);
        Ok(())
    }

    fn choose(case: &Case, at: &State, (): &mut (), budget: &mut Budget<'_>) -> Option<Order> {
        case.orders.get(at.done as usize).copied().filter(|_| budget.spend())
    }

    fn explain(case: &Case, at: &State, (): &mut ()) -> Option<JankenWhy> {
        case.orders.get(at.done as usize).map(|&order| evidence::explain(case, at, order))
    }

    fn look(case: &Case, at: &State, cell: (u64, u64)) -> Option<JankenLook> {
        evidence::look(case, at, cell)
    }

    fn view(case: &Case, at: &State, came: Option<(&State, &Order)>) -> JankenBoard {
        view::board(case, at, came)
    }

    fn event(before: &State, _: &Order, after: &State) -> Option<EventKind> {
        (before.units == after.units).then_some(EventKind::Refused)
    }

    fn answer(case: &Case, number: usize, (): &mut (), out: &mut dyn AnswerWriter) -> fmt::Result {
        text::answer(case, number, out)
    }

    fn head(_: &Case, number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
        text::head(number, out)
    }
}

#[cfg(feature = "tools")]
impl Workbench for Janken {
    const FRAMING: InputFraming = InputFraming::Counted;

    fn edit(case: &Case, change: &str) -> Result<Case, Illegal> {
        edit::edit(case, change)
    }

    fn generate(seed: u64, params: GenParams) -> Vec<Case> {
        generate::generate(seed, params)
    }

    fn shrink(case: &Case, nth: usize) -> Result<Case, usize> {
        shrink::shrink(case, nth)
    }
}
