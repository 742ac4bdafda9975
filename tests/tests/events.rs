//! The marks of the timeline say what each step did to the board.

use crate::common::{Sample, game, open, open_with, single_cases};
use boardlab_core::games::pursuit::{End as Ending, PursuitBoard};
use boardlab_core::games::robots::{End, GlideFate, RobotsBoard};
use boardlab_core::games::solitaire::{SolitaireBoard, Step};
use boardlab_core::games::{janken, knights, pursuit, robots, solitaire};
use boardlab_core::view::{Board, Event, Frame};
use boardlab_core::{DynSession, GAMES};
use boardlab_tests::SCALE;
use boardlab_tests::golden::{Golden, PURSUIT, PURSUIT_BLOCKED, ROBOTS, SOLITAIRE};
use wasm_bindgen_test::wasm_bindgen_test;

/// The mark of a step, read off the boards before and after it.
fn mark(before: &Frame, after: &Frame) -> Option<&'static str> {
    let mv = after.mv.as_deref().unwrap();
    match (&before.board, &after.board) {
        (Board::Robots(before), Board::Robots(after)) => robots(before, after, mv),
        (Board::Janken(before), Board::Janken(after)) => {
            (before.units == after.units).then(|| janken::EventKind::Refused.into())
        }
        (Board::Pursuit(_), Board::Pursuit(after)) => pursuit(after),
        (Board::Solitaire(before), Board::Solitaire(after)) => solitaire(before, after, mv),
        (Board::Knights(_), Board::Knights(after)) => after.mover.is_none().then(|| knights::EventKind::Won.into()),
        _ => panic!("boards of two games"),
    }
}

fn robots(before: &RobotsBoard, after: &RobotsBoard, mv: &str) -> Option<&'static str> {
    match after.end {
        Some(End::Won) => Some(robots::EventKind::Won.into()),
        Some(End::Lost) => Some(robots::EventKind::Lost.into()),
        None if mv.starts_with("teleport") => Some(robots::EventKind::Teleport.into()),
        None => (before.robots.len() > after.robots.len()).then(|| robots::EventKind::Kill.into()),
    }
}

fn pursuit(after: &PursuitBoard) -> Option<&'static str> {
    match after.end.as_ref()? {
        Ending::Caught => Some(pursuit::EventKind::Caught.into()),
        Ending::Escaped => Some(pursuit::EventKind::Escaped.into()),
        Ending::Forfeit { .. } => Some(pursuit::EventKind::Fault.into()),
    }
}

fn solitaire(before: &SolitaireBoard, after: &SolitaireBoard, mv: &str) -> Option<&'static str> {
    if mv.starts_with('!') {
        return Some(solitaire::EventKind::Fault.into());
    }
    let sets = |board: &SolitaireBoard| (board.score.numbers, board.score.pieces, board.score.alternation);
    (sets(before) != sets(after)).then(|| solitaire::EventKind::Bonus.into())
}

/// Marks a game, and compares with what its line tells.
fn marked(player: &mut dyn DynSession) -> Vec<&'static str> {
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
    let mut seen: Vec<&'static str> = single_cases(SCALE as u64).into_iter().flat_map(of).collect();
    let goldens = ROBOTS.iter().chain(PURSUIT).chain(PURSUIT_BLOCKED).chain(SOLITAIRE);
    seen.extend(goldens.flat_map(|golden| marked(&mut *opened(golden))));
    for kind in GAMES.iter().flat_map(|game| game.words().events) {
        assert!(seen.contains(kind), "{kind:?}");
    }
}

fn opened(golden: &Golden) -> Box<dyn DynSession> {
    open_with(game(golden.game), golden.input, golden.options)
}

/// The steps of random games and of the golden ones: the move, and the boards before and after it.
fn steps(name: &str, check: impl Fn(&str, &Board, &Board)) {
    let played = |player: &mut dyn DynSession| {
        player.solve(u32::MAX);
        let frames: Vec<Frame> = (0..=player.line().plies).map(|ply| player.frame(ply)).collect();
        for pair in frames.windows(2) {
            check(pair[1].mv.as_deref().unwrap(), &pair[0].board, &pair[1].board);
        }
    };
    for sample in single_cases(SCALE as u64).into_iter().filter(|sample| sample.game.name() == name) {
        sample.hold(|case| played(&mut *open(sample.game, case)));
    }
    let goldens = ROBOTS.iter().chain(PURSUIT).chain(SOLITAIRE).filter(|golden| golden.game == name);
    goldens.for_each(|golden| played(&mut *opened(golden)));
}

/// A step towards you, on both axes.
fn towards(robot: (u8, u8), you: (u8, u8)) -> (u8, u8) {
    let line = |from: u8, to: u8| from.wrapping_add_signed((to as i8 - from as i8).signum());
    (line(robot.0, you.0), line(robot.1, you.1))
}

#[wasm_bindgen_test(unsupported = test)]
fn a_step_of_robots_tells_what_became_of_each() {
    let seen = std::cell::Cell::new([0; 4]);
    let count = |nth: usize| {
        let mut all = seen.get();
        all[nth] += 1;
        seen.set(all);
    };
    steps("robots", |mv, before, after| {
        let (Board::Robots(before), Board::Robots(after)) = (before, after) else { panic!("other boards") };
        let step = after.step.as_ref().unwrap();
        assert_eq!((step.from, step.teleported), (before.you, mv.starts_with("teleport")));
        let pushed = before.debris.contains(&after.you).then_some(after.you);
        assert_eq!(step.push.map(|push| push.from), pushed, "{mv} of {before:?}");
        let mut wrecks = Vec::new();
        assert_eq!(step.glides.len(), before.robots.len());
        for (glide, robot) in step.glides.iter().zip(&before.robots) {
            let to = towards(robot.at, after.you);
            let crushed = step.push.is_some_and(|push| push.to == robot.at);
            let lives = after.robots.iter().any(|other| other.id == robot.id);
            let expected = match (crushed, lives) {
                (true, _) => (robot.at, GlideFate::Crushed),
                (false, true) => (to, GlideFate::Moved),
                (false, false) => (to, GlideFate::Destroyed),
            };
            assert_eq!(
                (glide.id, glide.from, (glide.to, glide.fate)),
                (robot.id, robot.at, expected),
                "{mv} of {before:?}"
            );
            count(glide.fate as usize);
            if glide.fate == GlideFate::Destroyed {
                wrecks.push(to);
            }
        }
        let stood = |cell: &(u8, u8)| {
            before.debris.contains(cell) && Some(*cell) != pushed || step.push.is_some_and(|push| push.to == *cell)
        };
        wrecks.retain(|cell| !stood(cell));
        wrecks.sort_unstable();
        wrecks.dedup();
        assert_eq!(step.wrecks, wrecks, "{mv} of {before:?}");
        if step.push.is_some() {
            count(3);
        }
    });
    assert!(seen.get().iter().all(|&times| times > 0), "{:?}", seen.get());
}

#[wasm_bindgen_test(unsupported = test)]
fn a_step_of_pursuit_tells_where_its_pieces_came_from() {
    let moved = std::cell::Cell::new((0, 0));
    steps("pursuit", |mv, before, after| {
        let (Board::Pursuit(before), Board::Pursuit(after)) = (before, after) else { panic!("other boards") };
        let step = after.step.as_ref().unwrap();
        if mv.starts_with('!') {
            return;
        }
        // Catchers that are placed come from nowhere.
        let catchers = if before.catchers == after.catchers { Vec::new() } else { before.catchers.clone() };
        assert!(step.catchers == catchers || step.catchers == before.catchers, "{mv} of {before:?}");
        match (before.fugitive, step.path.is_empty()) {
            (Some(from), false) => {
                assert_eq!((step.path.first(), step.path.last()), (Some(&from), after.fugitive.as_ref()), "{mv}");
                moved.set((moved.get().0, moved.get().1 + 1));
            }
            (from, _) => assert!(from == after.fugitive || from.is_none(), "{mv} of {before:?}"),
        }
        moved.set((moved.get().0 + usize::from(!step.catchers.is_empty()), moved.get().1));
    });
    assert!(moved.get().0 > 10 && moved.get().1 > 10, "{:?}", moved.get());
}

#[wasm_bindgen_test(unsupported = test)]
fn a_step_of_solitaire_tells_what_it_earned() {
    steps("solitaire", |mv, before, after| {
        let (Board::Solitaire(before), Board::Solitaire(after)) = (before, after) else { panic!("other boards") };
        if let Some(Step::Removed { points, .. }) = &after.step {
            assert_eq!(*points, after.score.total - before.score.total, "{mv}");
        }
    });
}
