use alloc::vec::Vec;

use super::hex::{Hex, Hexes};
use crate::boundary::view;

/// The points that a unit has for an order.
pub(super) const POINTS: u8 = 10;

/// The options of the game.
///
/// ```
/// use boardlab_core::Game;
/// use boardlab_core::games::janken::{Janken, Options};
/// assert_eq!(Janken::options("reading=cautious"), Ok(Options { cautious: true }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `reading=cautious`: the first step out of a zone may not enter the zone again.
    pub cautious: bool,
}

/// One data set: the map, the units of both sides in the order of the input, and the orders.
///
/// ```
/// use boardlab_core::games::janken::{Case, Janken};
/// use boardlab_core::{Game, Turn};
/// // Without an order there is nothing to judge.
/// let case = Case::default();
/// assert_eq!(Janken::turn(&case, &Janken::start(&case)), Turn::Over);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// The cells that cost 1, 2, 3 and 4 points to enter.
    pub costs: [Hexes; 4],
    /// The cells that no unit can enter.
    pub water: Hexes,
    /// The first side's units, then the second's.
    pub units: Vec<Piece>,
    /// The orders to judge.
    pub orders: Vec<Order>,
    /// Whether the first step out of a zone may not enter the zone again: the reading `cautious`.
    pub cautious: bool,
}

/// A unit: its side, its kind, its cell.
///
/// ```
/// use boardlab_core::games::janken::{Case, Piece, UnitKind};
/// let guardian = Piece { side: 0, kind: UnitKind::Guardian, at: "E5".parse().unwrap() };
/// assert!(Case { units: vec![guardian], ..Case::default() }.to_string().ends_with("1 0\nG E5\n0\n"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// 0 or 1.
    pub side: u8,
    /// What it is.
    pub kind: UnitKind,
    /// Where it stands.
    pub at: Hex,
}

/// A position between two orders.
///
/// ```
/// use boardlab_core::games::janken::{Case, Janken, Order, Piece, UnitKind};
/// use boardlab_core::Game;
/// let [from, to] = ["E5", "E6"].map(|cell| cell.parse().unwrap());
/// let units = vec![Piece { side: 0, kind: UnitKind::Mage, at: from }];
/// let case = Case { units, orders: vec![Order { from, to }], ..Case::default() };
/// let mut state = Janken::start(&case);
/// Janken::play(&case, &mut state, &case.orders[0]).unwrap();
/// // The order is judged. It fails: the map has no cell that the mage could enter.
/// assert_eq!((state.done, state.units[0].at), (1, from));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The units in the order of the input.
    pub units: Vec<Piece>,
    /// The same as sets: by side, by kind.
    pub(super) standing: [[Hexes; 3]; 2],
    /// Orders judged.
    pub done: u32,
}

/// An order: from a cell to a cell; written `E5 -> E9`.
///
/// ```
/// use boardlab_core::games::janken::Order;
/// let order: Order = "e5 E9".parse().unwrap();
/// assert_eq!(order.to_string(), "E5 -> E9");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// Where the unit stands.
    pub from: Hex,
    /// Where it should go.
    pub to: Hex,
}

view! {
    /// What a unit is. Each beats one of the others.
    ///
    /// ```
    /// use boardlab_core::games::janken::UnitKind;
    /// assert_eq!(UnitKind::Mage.to_string(), "M");
    /// ```
    #[derive(Copy)]
    pub enum UnitKind {
        /// Rock: beats swordsmen.
        Guardian,
        /// Paper: beats guardians.
        Mage,
        /// Scissors: beats mages.
        Swordsman,
    }
}

impl UnitKind {
    /// All kinds, in the order of the input's letters.
    pub(super) const ALL: [UnitKind; 3] = [UnitKind::Guardian, UnitKind::Mage, UnitKind::Swordsman];

    /// Its letter in the input.
    ///
    /// ```
    /// use boardlab_core::games::janken::UnitKind;
    /// assert_eq!(UnitKind::Swordsman.letter(), "S");
    /// ```
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            UnitKind::Guardian => "G",
            UnitKind::Mage => "M",
            UnitKind::Swordsman => "S",
        }
    }

    /// The kind that is strong against this one.
    pub(super) const fn beaten_by(self) -> UnitKind {
        match self {
            UnitKind::Guardian => UnitKind::Mage,
            UnitKind::Mage => UnitKind::Swordsman,
            UnitKind::Swordsman => UnitKind::Guardian,
        }
    }
}

impl Case {
    /// The points that entering a cell costs, 1 to 4; 0 for water.
    pub(super) fn cost(&self, hex: Hex) -> usize {
        self.costs.iter().position(|cells| cells.contains(hex)).map_or(0, |index| index + 1)
    }

    /// From 0, field, to 4, water.
    #[cfg(feature = "workbench")]
    pub(super) fn terrain(&self, hex: Hex) -> usize {
        self.costs.iter().position(|cells| cells.contains(hex)).unwrap_or(self.costs.len())
    }

    /// Gives a cell one of the terrains, see [`Case::terrain`].
    #[cfg(feature = "workbench")]
    pub(super) fn set_terrain(&mut self, hex: Hex, terrain: usize) {
        let cell = Hexes::of(hex);
        self.costs.iter_mut().for_each(|cells| *cells -= cell);
        self.water -= cell;
        *self.costs.get_mut(terrain).unwrap_or(&mut self.water) |= cell;
    }
}

impl State {
    pub(super) fn unit_at(&self, hex: Hex) -> Option<(u8, UnitKind)> {
        let kinds = |side: u8| UnitKind::ALL.map(|kind| (side, kind));
        let mut all = kinds(0).into_iter().chain(kinds(1));
        all.find(|&(side, kind)| self.standing[usize::from(side)][kind as usize].contains(hex))
    }

    pub(super) fn occupied(&self) -> Hexes {
        self.standing.iter().flatten().fold(Hexes::default(), |all, &cells| all | cells)
    }
}
