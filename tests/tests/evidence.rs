//! The evidence for a move says what the rules do.

use crate::common::{self, Sample, open, single_cases};
use boardlab_core::CommonRefusal;
use boardlab_core::DynSession;
use boardlab_core::games::robots;
use boardlab_core::games::robots::{Decided, End, Outcome, Robot, RobotsBoard, RobotsExplanation, SIZE};
use boardlab_core::games::solitaire::SolitaireExplanation;
use boardlab_core::view::{Board, Explanation};
use boardlab_tests::SCALE;
use boardlab_tests::oracle;
use boardlab_tests::oracle::ahead::Ahead;
use boardlab_tests::oracle::knights::table;
use boardlab_tests::oracle::solitaire::Game;
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

const SEEDS: u64 = 4 * SCALE as u64;

/// A walk that is allowed and loses nothing: robots left, smallest distance, and the cell it leads to.
type Safe = (u32, u32, (u8, u8));

/// What a key of the strategy makes as small as it can.
type Key = fn(&Safe) -> u32;

/// Solved players of a game, each with some plies worth asking about: the first, the last, and any.
fn asked(name: &str) -> Vec<(String, Box<dyn DynSession>, Vec<u32>)> {
    let random = &mut Random::new(8);
    let mut asked = Vec::new();
    for Sample { game, text, .. } in single_cases(SEEDS).into_iter().filter(|sample| sample.game.name() == name) {
        let mut player = open(game, &text);
        player.solve(u32::MAX);
        let plies = player.line().plies;
        if plies > 0 {
            let any = random.below(plies as usize) as u32;
            asked.push((text, player, vec![0, any, plies - 1]));
        }
    }
    asked
}

/// The transcript's move at a ply.
fn next_move(player: &dyn DynSession, ply: u32) -> String {
    player.transcript().split("; ").nth(ply as usize).unwrap().to_owned()
}

/// Plays a move at a ply, asks what came of it, and goes back to the solver's line.
fn tried(player: &mut dyn DynSession, ply: u32, mv: &str) -> Option<Board> {
    player.step(ply, mv).ok()?;
    let board = player.frame(ply + 1).board;
    player.main_line();
    player.solve(u32::MAX);
    Some(board)
}

fn robots(board: Board) -> RobotsBoard {
    let Board::Robots(board) = board else { panic!("a board of another game") };
    board
}

fn robots_why(player: &mut dyn DynSession, ply: u32) -> RobotsExplanation {
    let Some(Explanation::Robots(why)) = player.explain(ply) else { panic!("no evidence at ply {ply}") };
    why
}

#[wasm_bindgen_test(unsupported = test)]
fn every_walk_ends_as_its_verdict_says() {
    for (case, mut player, plies) in asked("robots") {
        for ply in plies {
            let why = robots_why(&mut *player, ply);
            assert_eq!(why.walks.len(), 9);
            for walk in why.walks {
                let board = tried(&mut *player, ply, &walk.mv).map(robots);
                assert_eq!(ends_as(&walk.verdict), board.as_ref().map(outcome), "{} at {ply} of {case}", walk.mv);
                if let (Some(to), Some(board)) = (walk.to, board) {
                    assert_eq!(to, board.you);
                }
            }
        }
    }
}

/// What a verdict promises: nothing if illegal, `None` inside if it loses, else robots left and smallest distance.
fn ends_as(verdict: &Outcome) -> Option<Option<(u32, Option<u32>)>> {
    match *verdict {
        Outcome::Illegal { .. } => None,
        Outcome::Deadly { .. } => Some(None),
        Outcome::Safe { robots, distance } => Some(Some((robots, distance))),
    }
}

fn outcome(board: &RobotsBoard) -> Option<(u32, Option<u32>)> {
    if board.end == Some(End::Lost) {
        return None;
    }
    let (row, column) = board.you;
    let distance = |robot: &Robot| u32::from(row.abs_diff(robot.at.0) + column.abs_diff(robot.at.1));
    let smallest = board.robots.iter().map(distance).min();
    assert_eq!(board.nearest, board.robots.iter().find(|robot| Some(distance(robot)) == smallest).copied());
    Some((board.robots.len() as u32, smallest))
}

#[wasm_bindgen_test(unsupported = test)]
fn every_teleport_ends_as_its_verdict_says() {
    for (case, mut player, plies) in asked("robots") {
        for ply in plies {
            let why = robots_why(&mut *player, ply);
            for jump in &why.teleports {
                let board = tried(&mut *player, ply, &jump.mv).map(robots);
                assert_eq!(ends_as(&jump.verdict), board.as_ref().map(outcome), "{} at {ply} of {case}", jump.mv);
            }
            let read = why.teleports.iter().filter(|jump| jump.tried);
            assert_eq!(read.map(|jump| &jump.mv).collect::<Vec<_>>(), list_read(&why), "ply {ply} of {case}");
        }
    }
}

/// The entries that the strategy comes to: none if a walk is safe, else up to the first that is safe.
fn list_read(why: &RobotsExplanation) -> Vec<&String> {
    let lives = |verdict: &Outcome| matches!(verdict, Outcome::Safe { .. });
    if why.walks.iter().any(|walk| lives(&walk.verdict)) {
        return Vec::new();
    }
    let first = why.teleports.iter().position(|jump| lives(&jump.verdict)).map_or(why.teleports.len(), |at| at + 1);
    why.teleports[..first].iter().map(|jump| &jump.mv).collect()
}

/// A walk to a threatened cell loses unless it pushes debris, and no other does: you are caught by those beside you.
#[wasm_bindgen_test(unsupported = test)]
fn threatened_cells_are_those_where_a_walk_loses() {
    for (case, mut player, plies) in asked("robots") {
        for ply in plies {
            let why = robots_why(&mut *player, ply);
            assert_eq!(why.threatened.len(), usize::from(SIZE));
            let threatened = |(row, column): (u8, u8)| why.threatened[usize::from(row)] >> column & 1 == 1;
            for walk in &why.walks {
                let (Some(to), None) = (walk.to, walk.push) else { continue };
                let expected = match walk.verdict {
                    Outcome::Illegal { .. } => continue,
                    Outcome::Deadly { .. } => true,
                    Outcome::Safe { .. } => false,
                };
                assert_eq!(threatened(to), expected, "{} at {ply} of {case}", walk.mv);
            }
            let Board::Robots(board) = player.frame(ply).board else { panic!("a board of another game") };
            let beside = |cell: (u8, u8)| {
                board.robots.iter().any(|robot| robot.at.0.abs_diff(cell.0) < 2 && robot.at.1.abs_diff(cell.1) < 2)
            };
            for cell in (0..SIZE).flat_map(|row| (0..32).map(move |column| (row, column))) {
                assert_eq!(threatened(cell), cell.1 < SIZE && beside(cell), "{cell:?} at {ply} of {case}");
            }
        }
    }
}

/// A look ahead shows what the move brings, and changes nothing.
#[wasm_bindgen_test(unsupported = test)]
fn a_peek_is_the_step_without_taking_it() {
    for (case, mut player, plies) in
        [asked("robots"), asked("janken"), asked("pursuit"), asked("solitaire"), asked("knights")].into_iter().flatten()
    {
        for ply in plies {
            let (line, transcript) = (player.line(), player.transcript());
            let mv = next_move(&*player, ply);
            let at = player.ply();
            let peeked = player.peek(ply, &mv).map(|frame| (frame.ply, frame.mv, frame.turn, frame.board));
            assert_eq!(player.ply(), at, "a peek goes nowhere");
            let stepped = player.frame(ply + 1);
            assert_eq!(peeked, Ok((ply + 1, stepped.mv, stepped.turn, stepped.board)), "{mv} at {ply} of {case}");
            assert!(player.peek(ply, "teleport 99").is_err());
            assert_eq!((player.line(), player.transcript()), (line, transcript), "after a peek at {ply} of {case}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_key_that_decided_left_one_walk() {
    for (case, mut player, plies) in asked("robots") {
        for ply in plies {
            let why = robots_why(&mut *player, ply);
            assert_eq!(why.chosen, next_move(&*player, ply), "ply {ply} of {case}");
            let (decided, chosen) = decide(&why);
            assert_eq!(why.decided, decided, "ply {ply} of {case}");
            if let Some(chosen) = chosen {
                assert_eq!(why.chosen, chosen, "ply {ply} of {case}");
            }
        }
    }
}

/// The keys one after the other, until a single walk is left.
fn decide(why: &RobotsExplanation) -> (Decided, Option<String>) {
    let mut left: Vec<(Safe, &str)> = why.walks.iter().filter_map(|walk| Some((safe(walk)?, &*walk.mv))).collect();
    if left.is_empty() {
        let taken = why.chosen.starts_with("teleport");
        return (if taken { Decided::Teleport } else { Decided::NothingFits }, None);
    }
    let keys: [(Decided, Key); 4] = [
        (Decided::Robots, |safe| safe.0),
        (Decided::Distance, |safe| u32::MAX - safe.1),
        (Decided::Row, |safe| u32::from(safe.2.0)),
        (Decided::Column, |safe| u32::from(safe.2.1)),
    ];
    let mut decided = Decided::OnlyOne;
    for (name, key) in keys {
        if left.len() > 1 {
            let best = left.iter().map(|(safe, _)| key(safe)).min().unwrap();
            left.retain(|(safe, _)| key(safe) == best);
            decided = name;
        }
    }
    (decided, Some(left[0].1.to_owned()))
}

fn safe(walk: &boardlab_core::games::robots::Walk) -> Option<Safe> {
    match walk.verdict {
        Outcome::Safe { robots, distance } => Some((robots, distance.unwrap_or(u32::MAX), walk.to?)),
        _ => None,
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn hyper_knights_shows_grundy_numbers_and_all_winning_moves() {
    let table = table(1000);
    for (case, mut player, plies) in asked("knights") {
        for ply in plies {
            let Board::Knights(board) = player.frame(ply).board else { panic!("a board of another game") };
            let Some(Explanation::Knights(why)) = player.explain(ply) else {
                panic!("no evidence at ply {ply} of {case}")
            };
            let number = |text: &String| text.parse::<usize>().unwrap();
            let grundy: Vec<u8> = board.knights.iter().map(|at| table.at(number(&at.x), number(&at.y))).collect();
            assert_eq!(why.grundy, grundy, "ply {ply} of {case}");
            assert_eq!(why.nim_sum, grundy.iter().fold(0, |sum, value| sum ^ value), "ply {ply} of {case}");
            let rest = |index: usize| grundy.iter().enumerate().filter(move |&(other, _)| other != index);
            let wanted = (0..grundy.len()).map(|index| rest(index).fold(0, |sum, (_, value)| sum ^ value));
            assert_eq!(why.wanted, wanted.collect::<Vec<u8>>(), "ply {ply} of {case}");
            assert_eq!(why.chosen, next_move(&*player, ply), "ply {ply} of {case}");
            assert_eq!(why.winning, winning(&mut *player, ply, grundy.len()), "ply {ply} of {case}");
        }
    }
}

/// Every move that leaves a nim-sum of 0.
fn winning(player: &mut dyn DynSession, ply: u32, knights: usize) -> Vec<String> {
    let hops = ["(-2,+1)", "(-3,-1)", "(-2,-1)", "(-1,-2)", "(-1,-3)", "(+1,-2)"];
    let moves = (1..=knights).flat_map(|knight| hops.map(|hop| format!("{knight} {hop}")));
    let wins = |mv: &String| match tried(player, ply, mv) {
        Some(Board::Knights(board)) => board.nim_sum == 0,
        _ => false,
    };
    moves.filter(wins).collect()
}

/// What the evidence says of a removal is what the whole sequence and the next two removals say, tried one by one.
#[wasm_bindgen_test(unsupported = test)]
fn solitaire_chess_says_what_a_removal_means() {
    let solitaire = common::game("solitaire");
    let mut asked = 0;
    let mut seen = [0; 10];
    for seed in 0..60 * SCALE as u64 {
        let text = solitaire_text(seed);
        let mut player = common::open_with(solitaire, &text, "nodes=1");
        player.solve(u32::MAX);
        let plies = player.line().plies;
        for ply in [plies / 6, plies / 3, plies / 2, plies.saturating_sub(9), plies.saturating_sub(1), plies] {
            let Some((game, why)) = removals_weighed(&mut *player, ply) else { continue };
            let legal = |at: &(u8, u8)| game.is_legal((i32::from(at.0) + 1, i32::from(at.1) + 1));
            let cells = (0..6).flat_map(|row| (0..6).map(move |column| (row, column))).filter(legal);
            let mut weighed: Vec<(u8, u8)> = why.candidates.iter().map(|candidate| candidate.at).collect();
            weighed.sort_unstable();
            assert_eq!(weighed, cells.collect::<Vec<_>>(), "ply {ply} of {text}");
            for candidate in &why.candidates {
                let at = (i32::from(candidate.at.0) + 1, i32::from(candidate.at.1) + 1);
                let said = literal(&candidate.ahead);
                assert_eq!(said, oracle::ahead::ahead(&game, at), "{at:?} at {ply} of {text}");
                asked += 1;
                for (count, value) in seen.iter_mut().zip(values(&said)) {
                    *count += usize::from(value > 0);
                }
            }
        }
    }
    assert!(asked > 200 * SCALE && seen.iter().all(|&count| count > 5), "{asked} asked, each said so often: {seen:?}");
}

/// A random transcript, or a board that is made for sets.
fn solitaire_text(seed: u64) -> String {
    let random = &mut Random::new(seed);
    if seed.is_multiple_of(2) {
        return boardlab_tests::random::solitaire::input(seed, 1);
    }
    chained(random)
}

/// A board on which a walk of chained sets is legal, and the walk up to some removal.
fn chained(random: &mut Random) -> String {
    loop {
        let wanted = boardlab_tests::random::solitaire::removals(random);
        let mut board = vec!["1".to_owned(); 36];
        for tile in &mut board {
            *tile = (*random.pick::<&str>(&oracle::solitaire::WORDS)).to_owned();
        }
        let mut walk: Vec<(usize, &str)> = Vec::new();
        for piece in wanted {
            let free = |tile: &usize| walk.iter().all(|(taken, _)| taken != tile);
            let cell = |tile: usize| ((tile / 6 + 1) as i32, (tile % 6 + 1) as i32);
            let leads = |tile: &usize| {
                walk.last().is_none_or(|&(last, word)| oracle::solitaire::leads(word, cell(last), cell(*tile)))
            };
            let places: Vec<usize> = (0..36).filter(|tile| free(tile) && leads(tile)).collect();
            if places.is_empty() {
                break;
            }
            walk.push((*random.pick(&places), piece));
        }
        if walk.len() > 8 {
            walk.iter().for_each(|&(tile, piece)| board[tile] = piece.to_owned());
            let rows: String = board.chunks(6).map(|row| row.join(" ") + "\n").collect();
            let moves: String =
                walk.iter().map(|(tile, _)| format!("{} {} torn\n", tile / 6 + 1, tile % 6 + 1)).collect();
            return rows + &moves;
        }
    }
}

/// The position at a ply as the oracle has it, and the evidence; none where no removal is due.
fn removals_weighed(player: &mut dyn DynSession, ply: u32) -> Option<(Game, SolitaireExplanation)> {
    let Board::Solitaire(board) = player.frame(ply).board else { panic!("a board of another game") };
    let Some(Explanation::Solitaire(why)) = player.explain(ply) else { return None };
    let tiles = board.tiles.iter().map(|tile| tile.piece.map(|piece| piece.name().to_owned())).collect();
    let removed: Vec<_> = board.removals.iter().map(|it| (it.at, it.piece.name().to_owned())).collect();
    let dug = (0..36).map(|tile| board.removals.iter().filter(|it| it.at == (tile / 6, tile % 6)).count());
    let removed = removed.into_iter().map(|(at, piece)| ((i32::from(at.0) + 1, i32::from(at.1) + 1), piece)).collect();
    (!board.waits).then(|| (Game { tiles, dug: dug.collect(), removed }, why))
}

fn literal(ahead: &boardlab_core::games::solitaire::Ahead) -> Ahead {
    let &boardlab_core::games::solitaire::Ahead { points, run, breaks_run, set, waiting, .. } = ahead;
    let &boardlab_core::games::solitaire::Ahead { breaks_set, chain, breaks_chain, next, dead, .. } = ahead;
    Ahead { points, run, breaks_run, set, waiting, breaks_set, chain, breaks_chain, next, dead }
}

fn values(said: &Ahead) -> [u32; 10] {
    let Ahead { points, run, breaks_run, set, waiting, breaks_set, chain, breaks_chain, next, dead } = *said;
    [points, run, breaks_run, set, waiting, breaks_set, chain, breaks_chain, next, dead]
}

/// The strategy never shows this: where it teleports, its own cell is deadly anyway.
#[wasm_bindgen_test(unsupported = test)]
fn a_person_teleports_to_an_empty_cell_only_and_once() {
    let text = "3 4\n14 15\n17 15\n1 1\n15 15\n14 15\n20 20\n20 20\n0 0\n";
    let game = common::game("robots");
    let mut player = open(game, text);
    assert_eq!(player.step(0, "teleport 1"), Err(robots::Refusal::YouThere.into()), "your own cell");
    assert_eq!(player.step(0, "teleport 2"), Err(robots::Refusal::RobotThere.into()), "a robot's cell");
    assert_eq!(player.step(0, "teleport 5"), Err(CommonRefusal::NoSuchPiece.into()));
    assert_eq!(player.step(0, "teleport 3"), Ok(()));
    assert_eq!(player.step(1, "teleport 3"), Err(robots::Refusal::Used.into()));
    assert_eq!(player.step(1, "teleport 4"), Err(robots::Refusal::YouThere.into()), "its twin, while you stand there");
    assert_eq!(player.step(1, "E"), Ok(()));
    assert_eq!(player.step(2, "teleport 4"), Ok(()), "its twin is an entry of its own");
}
