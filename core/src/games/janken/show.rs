use super::evidence;
use super::hex::BOARD;
use super::model::{Case, Order, State};
use super::view::{JankenBoard, JankenStep, Terrain, Unit, cell};

pub(super) fn board(case: &Case, state: &State, previous: Option<(&State, &Order)>) -> JankenBoard {
    let terrain = BOARD.into_iter().map(|hex| Terrain { at: cell(hex), cost: case.cost(hex) as u8 });
    let units = state.units.iter().zip(0..);
    JankenBoard {
        terrain: terrain.collect(),
        units: units.map(|(unit, id)| Unit { id, side: unit.side, kind: unit.kind, at: cell(unit.at) }).collect(),
        done: state.done,
        orders: case.orders.len() as u32,
        step: previous.map(|(before, &order)| JankenStep {
            from: cell(order.from),
            to: cell(order.to),
            verdict: evidence::verdict(case, before, order),
        }),
    }
}
