//! The marks of the timeline say what each step did to the board.

use crate::common::{Sample, game, open, parsed, single_cases};
use boardlab_core::games::pursuit::{End as Ending, PursuitBoard};
use boardlab_core::games::robots::{End, RobotsBoard};
use boardlab_core::games::solitaire::SolitaireBoard;
use boardlab_core::games::{janken, pursuit, robots, solitaire};
use boardlab_core::view::{Board, Event, EventKind, Frame};
use boardlab_core::{DynSession, GAMES, Options};
use boardlab_tests::SCALE;
use boardlab_tests::golden::{Golden, PURSUIT, PURSUIT_BLOCKED, ROBOTS, SOLITAIRE};
use wasm_bindgen_test::wasm_bindgen_test;

/// The mark of a step, read off the boards before and after it.
fn mark(before: &Frame, after: &Frame) -> Option<EventKind> {
    let mv = after.mv.as_deref().unwrap();
    match (&before.board, &after.board) {
        (Board::Robots(before), Board::Robots(after)) => robots(before, after, mv),
        (Board::Janken(before), Board::Janken(after)) => {
            (before.units == after.units).then_some(janken::events::REFUSED)
        }
        (Board::Pursuit(_), Board::Pursuit(after)) => pursuit(after),
        (Board::Solitaire(before), Board::Solitaire(after)) => solitaire(before, after, mv),
        (Board::Knights(_), Board::Knights(after)) => after.mover.is_none().then_some(EventKind::WON),
        _ => panic!("boards of two games"),
    }
}

fn robots(before: &RobotsBoard, after: &RobotsBoard, mv: &str) -> Option<EventKind> {
    match after.end {
        Some(End::Won) => Some(EventKind::WON),
        Some(End::Lost) => Some(EventKind::LOST),
        None if mv.starts_with("teleport") => Some(robots::events::TELEPORT),
        None => (before.robots.len() > after.robots.len()).then_some(robots::events::KILL),
    }
}

fn pursuit(after: &PursuitBoard) -> Option<EventKind> {
    match after.end.as_ref()? {
        Ending::Caught => Some(pursuit::events::CAUGHT),
        Ending::Escaped => Some(pursuit::events::ESCAPED),
        Ending::Forfeit { .. } => Some(pursuit::events::FAULT),
    }
}

fn solitaire(before: &SolitaireBoard, after: &SolitaireBoard, mv: &str) -> Option<EventKind> {
    if mv.starts_with('!') {
        return Some(solitaire::events::FAULT);
    }
    let sets = |board: &SolitaireBoard| (board.score.numbers, board.score.pieces, board.score.alternation);
    (sets(before) != sets(after)).then_some(solitaire::events::BONUS)
}

/// Marks a game, and compares with what its line tells.
fn marked(player: &mut dyn DynSession) -> Vec<EventKind> {
    player.solve(u32::MAX);
    let line = player.line();
    let frames: Vec<Frame> = (0..=line.plies).map(|ply| player.frame(ply)).collect();
    let marks = (1..).zip(frames.windows(2));
    let marks = marks.filter_map(|(ply, pair)| Some(Event { ply, kind: mark(&pair[0], &pair[1])? }));
    assert_eq!(line.events, marks.collect::<Vec<_>>());
    line.events.into_iter().map(|event| event.kind).collect()
}

#[wasm_bindgen_test(unsupported = test)]
fn every_step_has_the_mark_of_what_it_did() {
    let of = |sample: Sample| sample.hold(|case| marked(&mut *open(sample.game, case)));
    let mut seen: Vec<EventKind> = single_cases(SCALE as u64).into_iter().flat_map(of).collect();
    let goldens = ROBOTS.iter().chain(PURSUIT).chain(PURSUIT_BLOCKED).chain(SOLITAIRE);
    seen.extend(goldens.flat_map(|golden| marked(&mut *opened(golden))));
    let own = GAMES.iter().flat_map(|game| game.events());
    for kind in EventKind::COMMON.iter().chain(own) {
        assert!(seen.contains(kind), "{kind:?}");
    }
}

fn opened(golden: &Golden) -> Box<dyn DynSession> {
    let game = game(golden.game);
    let options = if golden.options.is_empty() { Options::default() } else { game.options(golden.options).unwrap() };
    game.open(golden.input, parsed(game, golden.input).cases[0], &options)
}
