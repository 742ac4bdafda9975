use alloc::vec::Vec;

use super::hex::{BOARD, Hex};
use super::model::{Case, UnitKind};
use crate::game::ShrinkCursor;

/// Fewer orders, fewer units, simpler terrain, simpler units, then cells with lower numbers: first a unit with its
/// orders, then alone. Finally neighbours in the list of units change places where the second has the lower cell:
/// neither can be lowered to the other's.
pub(super) fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
    let mut simpler = case.clone();
    if let Some(cut) = cursor.cut(case.orders.len(), 1) {
        simpler.orders.drain(cut);
    } else if let Some(cut) = cursor.cut(case.units.len(), 2) {
        simpler.units.drain(cut);
    } else if let Some(cut) = cursor.cut((BOARD - case.costs[0]).into_iter().count(), 0) {
        let rough = (BOARD - case.costs[0]).into_iter();
        rough.skip(cut.start).take(cut.len()).for_each(|hex| simpler.set_terrain(hex, 0));
    } else if let Some((index, terrain)) = cursor.lower_one(BOARD.into_iter().map(|hex| case.terrain(hex) as u64), 0) {
        simpler.set_terrain(Hex::of_index(index), terrain as usize);
    } else if let Some((index, kind)) = cursor.lower_one(case.units.iter().map(|unit| unit.kind as u64), 0) {
        simpler.units[index].kind = UnitKind::ALL[kind as usize];
    } else if let Some((index, cell)) = cursor.lower_one(case.units.iter().map(|unit| unit.at.index() as u64), 0) {
        simpler.rename(case.units[index].at, Hex::of_index(cell as usize));
    } else if let Some((index, cell)) = cursor.lower_one(simpler.cells().map(|hex| hex.index() as u64), 0) {
        simpler.cells().nth(index).into_iter().for_each(|hex| *hex = Hex::of_index(cell as usize));
    } else {
        let falls = case.falls();
        let index = cursor.index_in(falls.len()).map(|nth| falls[nth])?;
        (simpler.units[index].at, simpler.units[index + 1].at) = (case.units[index + 1].at, case.units[index].at);
    }
    Some(simpler)
}

impl Case {
    /// Every cell of the case: where the units stand, where the orders begin and end.
    fn cells(&mut self) -> impl Iterator<Item = &mut Hex> {
        let orders = self.orders.iter_mut().flat_map(|order| [&mut order.from, &mut order.to]);
        self.units.iter_mut().map(|unit| &mut unit.at).chain(orders)
    }

    /// The indexes of the units whose cell has a higher number than the next unit's.
    fn falls(&self) -> Vec<usize> {
        let pairs = self.units.windows(2).enumerate();
        pairs.filter(|(_, pair)| pair[0].at.index() > pair[1].at.index()).map(|(index, _)| index).collect()
    }

    /// Replaces a cell by another one everywhere.
    fn rename(&mut self, from: Hex, to: Hex) {
        self.cells().filter(|hex| **hex == from).for_each(|hex| *hex = to);
    }
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; 2] {
    [case.units.len(), case.orders.len()]
}
