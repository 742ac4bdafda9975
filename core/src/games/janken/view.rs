use alloc::string::String;
use alloc::vec::Vec;

use super::hex::{BOARD, Hex, Hexes};
use super::model::{Case, State, UnitKind};
use crate::boundary::{Cell, view, view_struct};

view_struct! {
    /// A unit, known by its place in the input (from 0).
    #[derive(Copy)]
    pub struct Unit {
        /// Its place in the input, from 0.
        pub id: u32,
        /// 0 or 1.
        pub side: u8,
        /// What it is.
        pub kind: UnitKind,
        /// Where it stands: row A to I and number 1 to 9, both from 0.
        pub at: Cell,
    }

    /// A cell of the map.
    #[derive(Copy)]
    pub struct Terrain {
        /// Where.
        pub at: Cell,
        /// The points that entering it costs, 1 to 4: field, woods, hills, mountains; 0 for water.
        pub cost: u8,
    }

    /// A position, and the order that led to it.
    #[cfg_attr(feature = "ts", ts(rename = "JankenPosition"))]
    pub struct JankenBoard {
        /// The 61 cells, row by row.
        pub terrain: Vec<Terrain>,
        /// The units in the order of the input.
        pub units: Vec<Unit>,
        /// Orders judged.
        pub done: u32,
        /// Orders in all.
        pub orders: u32,
        /// The order that led here.
        pub step: Option<JankenStep>,
    }

    /// An order and what came of it.
    pub struct JankenStep {
        /// Where it begins.
        pub from: Cell,
        /// Where it leads.
        pub to: Cell,
        /// What came of it.
        pub verdict: OrderVerdict,
    }

    /// A cell and the points that are left there.
    #[derive(Copy)]
    pub struct Points {
        /// Where.
        pub at: Cell,
        /// Points left of ten.
        pub left: u8,
        /// Whether an order may end there: no unit stands there.
        pub free: bool,
    }

    /// A cell that a unit may not enter, or may not leave.
    pub struct Closed {
        /// Where.
        pub at: Cell,
        /// What closes it.
        pub by: Barrier,
        /// The enemies that do, by their place in the input.
        pub units: Vec<u32>,
    }

    /// Where a unit may go.
    pub struct Reach {
        /// Which unit.
        pub unit: u32,
        /// Every cell that its ten points reach, with the points left; its own comes first.
        pub field: Vec<Points>,
        /// What stops it.
        pub closed: Vec<Closed>,
    }

    /// The explanation of an order.
    #[cfg_attr(feature = "ts", ts(rename = "JankenEvidence"))]
    pub struct JankenExplanation {
        /// The order.
        pub chosen: String,
        /// The result.
        pub verdict: OrderVerdict,
        /// Where the unit at its first cell may go; none if no unit stands there.
        pub reach: Option<Reach>,
    }

    /// Information about one cell: where the unit on it can go.
    #[cfg_attr(feature = "ts", ts(rename = "JankenCell"))]
    pub struct JankenCellInfo {
        /// Where the unit there may go; none if no unit stands there.
        pub reach: Option<Reach>,
    }
}

view! {
    /// What closes a cell.
    #[derive(Copy)]
    pub enum Barrier {
        /// Water.
        Water,
        /// An enemy stands there.
        Enemy,
        /// An enemy that beats the unit is next to it: a path may end there, but not continue.
        Zone,
    }

    /// The result of an order.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum OrderVerdict {
        /// The unit moves.
        Successful {
            /// Points left of ten.
            left: u8,
            /// One cheapest path: the start, then every cell that is entered.
            way: Vec<Cell>,
        },
        /// The unit, if any, stays.
        Unsuccessful {
            /// Why.
            reason: OrderRefusal,
        },
    }

    /// Why an order fails.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum OrderRefusal {
        /// No unit stands at its first cell.
        NoUnit,
        /// A unit stands at its second cell: its place in the input.
        Occupied {
            /// Which.
            unit: u32,
        },
        /// Every path costs more than ten points.
        TooDear {
            /// Points missing.
            missing: u32,
            /// One cheapest path.
            way: Vec<Cell>,
        },
        /// There is no path at any cost.
        CutOff {
            /// What blocks every path.
            by: Barrier,
        },
    }
}

pub(super) fn board(case: &Case, state: &State, step: Option<JankenStep>) -> JankenBoard {
    let terrain = BOARD.into_iter().map(|hex| Terrain { at: cell(hex), cost: case.cost(hex) as u8 });
    let units = state.units.iter().zip(0..);
    JankenBoard {
        terrain: terrain.collect(),
        units: units.map(|(unit, id)| Unit { id, side: unit.side, kind: unit.kind, at: cell(unit.at) }).collect(),
        done: state.done,
        orders: case.orders.len() as u32,
        step,
    }
}

pub(super) fn cell(hex: Hex) -> Cell {
    (hex.row, hex.column)
}

pub(super) fn cells(hexes: &[Hex]) -> Vec<Cell> {
    hexes.iter().map(|&hex| cell(hex)).collect()
}

pub(super) fn closed(hexes: Hexes, by: Barrier, units: impl Fn(Hex) -> Vec<u32>) -> impl Iterator<Item = Closed> {
    hexes.into_iter().map(move |hex| Closed { at: cell(hex), by, units: units(hex) })
}
