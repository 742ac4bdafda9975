//! The evidence for an order says what the rules do: every way, field and reason against the oracle.

use std::collections::BTreeMap;

use crate::common::{game, read_with};
use boardlab_core::CommonRefusal;
use boardlab_core::games::janken::{Barrier, Hex, JankenBoard, JankenExplanation, OrderRefusal, OrderVerdict, Reach};
use boardlab_core::view::{Board, CellInfo, Explanation};
use boardlab_core::{DynSession, Turn};
use boardlab_tests::oracle::janken::{self as oracle, Cell, Game, RULES, Reading, Rules, Unit};
use boardlab_tests::{SCALE, random};
use wasm_bindgen_test::wasm_bindgen_test;

const SEEDS: u64 = 10 * SCALE as u64;
/// More than any way over 61 cells costs.
const ANY_PRICE: u32 = 1000;

/// A moment of a game, by the core and by the oracle.
struct Moment<'a> {
    player: &'a mut dyn DynSession,
    game: &'a Game,
    ply: u32,
    /// For a report.
    name: String,
}

/// Looks at every order of some random games in both readings.
fn every_order(mut look: impl FnMut(Moment<'_>, oracle::Order)) {
    for (reading, words) in [(Reading::Letter, ""), (Reading::Cautious, "reading=cautious")] {
        for seed in 0..SEEDS {
            let text = random::janken(seed, 2);
            let janken = game("janken");
            let input = read_with(janken, &text, words);
            for (case, game) in oracle::games(&text, reading).iter_mut().enumerate() {
                let (mut player, span) = (input.open(case).unwrap(), input.cases()[case]);
                player.solve(u32::MAX);
                for (ply, order) in (0..).zip(game.orders.clone()) {
                    let name = format!("{reading:?}, seed {seed}, order {order:?} at {ply} of {}", span.of(&text));
                    look(Moment { player: &mut *player, game, ply, name }, order);
                    let _ = game.carry_out(order);
                }
            }
        }
    }
}

/// The core counts rows and numbers from 0.
fn cell((row, column): (u8, u8)) -> Cell {
    (char::from(b'A' + row), u32::from(column) + 1)
}

fn cells(list: &[(u8, u8)]) -> Vec<Cell> {
    list.iter().copied().map(cell).collect()
}

fn word((row, number): Cell) -> String {
    format!("{row}{number}")
}

fn why(moment: &mut Moment<'_>) -> JankenExplanation {
    let Some(Explanation::Janken(why)) = moment.player.explain(moment.ply) else {
        panic!("no evidence: {}", moment.name)
    };
    why
}

fn peeked(moment: &mut Moment<'_>, (from, to): oracle::Order) -> JankenBoard {
    let mv = format!("{} -> {}", word(from), word(to));
    let Ok(frame) = moment.player.peek(moment.ply, &mv) else { panic!("{mv}: {}", moment.name) };
    let Board::Janken(board) = frame.board else { panic!("a board of another game") };
    board
}

/// A way that the rules allow, at any price, and what it costs.
fn cost_of_way(game: &Game, unit: Unit, way: &[Cell], reading: Reading) -> u32 {
    let last = way.len() - 1;
    for (index, step) in way.windows(2).enumerate() {
        assert!(oracle::neighbours(step[0]).contains(&step[1]), "{step:?} is no step");
        assert!(!game.enemy_at(unit, step[1]), "{step:?} meets an enemy");
        assert!(index == 0 || !game.threatened(unit, step[0]), "{step:?} goes on next to a stronger enemy");
    }
    if last == 1 && reading == Reading::Cautious {
        assert!(!way.iter().all(|&at| game.threatened(unit, at)), "a step from zone to zone");
    }
    way[1..].iter().map(|&at| game.cost(at).expect("water")).sum()
}

#[wasm_bindgen_test(unsupported = test)]
fn a_verdict_is_the_oracles_and_its_way_costs_what_it_says() {
    let mut ways = 0;
    every_order(|mut moment, (from, to)| {
        let why = why(&mut moment);
        let game = moment.game;
        let name = &moment.name;
        let judged = game.judge((from, to));
        assert_eq!(why.chosen, format!("{} -> {}", word(from), word(to)), "{name}");
        let (way, expected) = match &why.verdict {
            OrderVerdict::Successful { left, way } => {
                assert_eq!(judged, Ok(u32::from(*left)), "{name}");
                (way, 10 - u32::from(*left))
            }
            OrderVerdict::Unsuccessful { reason } => {
                assert_eq!(judged, Err(refusal(reason)), "{name}");
                let OrderRefusal::TooDear { missing, way } = reason else { return };
                assert!(*missing > 0, "{name}");
                (way, 10 + missing)
            }
        };
        ways += 1;
        let way = cells(way);
        assert_eq!((way[0], way[way.len() - 1]), (from, to), "{name}");
        let unit = game.unit_at(from).unwrap();
        let reading = if name.starts_with("Letter") { Reading::Letter } else { Reading::Cautious };
        assert_eq!(cost_of_way(game, unit, &way, reading), expected, "{way:?}: {name}");
    });
    assert!(ways > 10 * SCALE);
}

fn refusal(reason: &OrderRefusal) -> oracle::Refusal {
    match reason {
        OrderRefusal::NoUnit => oracle::Refusal::NoUnit,
        OrderRefusal::Occupied { .. } => oracle::Refusal::Occupied,
        OrderRefusal::TooDear { .. } | OrderRefusal::CutOff { .. } => oracle::Refusal::NoWay,
    }
}

/// What is missing, and what would have to give way, by taking one rule after the other from the oracle.
#[wasm_bindgen_test(unsupported = test)]
fn a_refusal_names_its_reason() {
    let mut seen = BTreeMap::new();
    every_order(|mut moment, (from, to)| {
        let OrderVerdict::Unsuccessful { reason } = why(&mut moment).verdict else { return };
        let game = moment.game;
        let name = &moment.name;
        let Some(unit) = game.unit_at(from) else { return assert_eq!(reason, OrderRefusal::NoUnit, "{name}") };
        let kind = match reason {
            OrderRefusal::NoUnit => panic!("a unit stands there: {name}"),
            OrderRefusal::Occupied { unit } => {
                assert_eq!(game.units[unit as usize].at, to, "{name}");
                "occupied"
            }
            OrderRefusal::TooDear { missing, .. } => {
                let left = game.field(unit, Rules { points: ANY_PRICE, ..RULES })[&to];
                assert_eq!(missing, ANY_PRICE - left - 10, "{name}");
                "too dear"
            }
            OrderRefusal::CutOff { by } => {
                assert_eq!(by, opened_by(game, unit, to), "{name}");
                ["water", "enemy", "zone"][by as usize]
            }
        };
        *seen.entry(kind).or_insert(0) += 1;
    });
    assert!(seen.len() == 5, "{seen:?}");
}

/// The last rule that had to go before a way was open.
fn opened_by(game: &Game, unit: Unit, to: Cell) -> Barrier {
    let open = |rules: Rules| game.field(unit, Rules { points: ANY_PRICE, ..rules }).contains_key(&to);
    assert!(!open(RULES), "there is a way");
    if open(Rules { zones: false, ..RULES }) {
        Barrier::Zone
    } else if open(Rules { zones: false, enemies: false, ..RULES }) {
        Barrier::Enemy
    } else {
        Barrier::Water
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_field_is_the_oracles_cell_by_cell() {
    every_order(|mut moment, (from, _)| {
        let reach = why(&mut moment).reach;
        let place = (u64::from(from.0 as u8 - b'A'), u64::from(from.1) - 1);
        let Some(CellInfo::Janken(look)) = moment.player.cell_info(moment.ply, place) else { panic!("no look") };
        let game = moment.game;
        let name = &moment.name;
        assert_eq!(look.reach, reach, "{name}");
        let unit = game.unit_at(from);
        assert_eq!(reach.is_some(), unit.is_some(), "{name}");
        let (Some(reach), Some(unit)) = (reach, unit) else { return };
        assert_eq!(game.units[reach.unit as usize], unit, "{name}");
        let field: BTreeMap<Cell, u32> =
            reach.field.iter().map(|points| (cell(points.at), points.left.into())).collect();
        assert_eq!((field.len(), cell(reach.field[0].at)), (reach.field.len(), from), "{name}");
        assert_eq!(field, game.field(unit, RULES), "{name}");
        for points in &reach.field {
            assert_eq!(points.free, game.unit_at(cell(points.at)).is_none(), "{points:?}: {name}");
        }
        assert_closed(game, unit, &reach, name);
    });
}

/// Water, enemies, and what is next to stronger ones: each cell once, with those that close it.
fn assert_closed(game: &Game, unit: Unit, reach: &Reach, name: &str) {
    let mut closed = BTreeMap::new();
    for there in &reach.closed {
        let by: Vec<Cell> = there.units.iter().map(|&id| game.units[id as usize].at).collect();
        assert_eq!(closed.insert(cell(there.at), (there.by, by)), None, "{there:?}: {name}");
    }
    for at in oracle::cells() {
        let expected = if game.cost(at).is_none() {
            Some((Barrier::Water, Vec::new()))
        } else if game.enemy_at(unit, at) {
            Some((Barrier::Enemy, vec![at]))
        } else if game.threatened(unit, at) {
            Some((Barrier::Zone, closers(game, unit, at)))
        } else {
            None
        };
        assert_eq!(closed.remove(&at), expected, "{at:?}: {name}");
    }
}

/// The enemies that make a cell threatened: without all others each still does.
fn closers(game: &Game, unit: Unit, at: Cell) -> Vec<Cell> {
    let alone = |other: &&Unit| {
        let mut game = game.clone();
        game.units = vec![**other];
        game.threatened(unit, at)
    };
    game.units.iter().filter(alone).map(|other| other.at).collect()
}

/// A cell is offered if and only if an order there succeeds, with as many points as the field says.
#[wasm_bindgen_test(unsupported = test)]
fn an_order_to_a_free_cell_of_the_field_succeeds_and_to_any_other_fails() {
    every_order(|mut moment, (from, _)| {
        if moment.ply % 5 > 0 {
            return;
        }
        let reach = why(&mut moment).reach;
        let field = reach.map(|reach| reach.field).unwrap_or_default();
        for to in oracle::cells() {
            let offered = field.iter().find(|points| cell(points.at) == to && points.free).map(|points| points.left);
            let board = peeked(&mut moment, (from, to));
            let left = match board.step.unwrap().verdict {
                OrderVerdict::Successful { left, .. } => Some(left),
                OrderVerdict::Unsuccessful { .. } => None,
            };
            assert_eq!(left, offered, "to {to:?}: {}", moment.name);
            let moved = board.units.iter().any(|unit| cell(unit.at) == to) && moment.game.unit_at(to).is_none();
            assert_eq!(moved, offered.is_some(), "to {to:?}: {}", moment.name);
        }
    });
}

/// Its side has the turn, and the position shows the map and the units as they stand.
#[wasm_bindgen_test(unsupported = test)]
fn a_frame_shows_the_map_the_units_and_whose_order_it_is() {
    every_order(|moment, (from, _)| {
        let frame = moment.player.frame(moment.ply);
        let side = moment.game.unit_at(from).map_or(0, |unit| unit.side as u8);
        assert_eq!(frame.turn, Turn::Player { player: side }, "{}", moment.name);
        let Board::Janken(board) = frame.board else { panic!("a board of another game") };
        assert_eq!((board.done, board.orders as usize), (moment.ply, moment.game.orders.len()), "{}", moment.name);
        let costs: Vec<_> = board.terrain.iter().map(|there| (cell(there.at), u32::from(there.cost))).collect();
        let expected: Vec<_> = oracle::cells().map(|at| (at, moment.game.cost(at).unwrap_or(0))).collect();
        assert_eq!(costs, expected, "{}", moment.name);
        let shown: Vec<_> =
            board.units.iter().map(|unit| (usize::from(unit.side), unit.kind.letter(), cell(unit.at))).collect();
        let units = moment.game.units.iter().map(|unit| (unit.side, unit.kind.to_string(), unit.at));
        assert!(shown.iter().map(|&(side, kind, at)| (side, kind.to_owned(), at)).eq(units), "{}", moment.name);
    });
}

#[wasm_bindgen_test(unsupported = test)]
fn a_cell_is_named_by_a_letter_and_a_digit() {
    for (name, shown) in [("A5", "A5"), ("e9", "E9"), ("I1", "I1")] {
        assert_eq!(name.parse::<Hex>().unwrap().to_string(), shown);
    }
    for name in ["15", "[1", "@5", "A0", "A", "", "A55", "É5"] {
        assert_eq!(name.parse::<Hex>(), Err(CommonRefusal::Unreadable), "{name}");
    }
    for name in ["A4", "I6", "J1", "z1"] {
        assert_eq!(name.parse::<Hex>(), Err(CommonRefusal::OffBoard), "{name}");
    }
}
