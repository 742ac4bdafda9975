//! Laws that hold for every game.

use crate::common::{self, Sample, answer, inputs, kit, made, open, parsed, read, single_cases};
use boardlab_core::games::janken::{Janken, OrderVerdict};
use boardlab_core::games::knights::Knights;
use boardlab_core::games::pursuit::Pursuit;
use boardlab_core::games::robots::Robots;
use boardlab_core::games::solitaire::{Solitaire, Step};
use boardlab_core::view::{Board, Frame, Line};
use boardlab_core::{DynGame, DynSession, GAMES, Game, Input, Limits};
use boardlab_tests::SCALE;
use wasm_bindgen_test::wasm_bindgen_test;

const SEEDS: u64 = 2 * SCALE as u64;
const ALL: u32 = u32::MAX;

#[wasm_bindgen_test(unsupported = test)]
fn a_game_is_found_by_its_name() {
    for game in GAMES {
        assert_eq!(common::game(game.name()).name(), game.name());
    }
    assert!(boardlab_core::game("chess").is_none());
}

#[wasm_bindgen_test(unsupported = test)]
fn print_and_parse_agree() {
    let words = |text: &str| text.to_ascii_uppercase().split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    for sample in inputs(SEEDS, 4) {
        let game = sample.game;
        sample.hold(|text| {
            let printed = printed(game, text);
            for (span, case) in parsed(game, text).cases().iter().zip(&printed) {
                assert_eq!(words(span.of(text)), words(case), "{case} printed for {text}");
            }
            let again = (kit(game.id()).whole)(&printed);
            assert_eq!(self::printed(game, &again), printed, "{text}");
            assert_eq!(answer(game, &again), answer(game, text), "{text}");
        });
    }
}

fn printed(game: &dyn DynGame, text: &str) -> Vec<String> {
    common::printed(&*read(game, text))
}

#[wasm_bindgen_test(unsupported = test)]
fn answers_of_ranges_join() {
    for sample in inputs(SEEDS, 6) {
        let game = sample.game;
        sample.hold(|text| {
            let input = read(game, text);
            let mut joined = String::new();
            for ends in [0, 1, 1, 4, 6].windows(2) {
                input.write_answer(ends[0]..ends[1], &mut joined).unwrap();
            }
            assert_eq!(joined, answer(game, text), "{text}");
        });
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_same_seed_gives_the_same_input() {
    for &game in GAMES {
        assert_eq!(made(game, 7, 5), made(game, 7, 5));
        assert_ne!(made(game, 7, 5), made(game, 8, 5));
        assert_eq!(parsed(game, &made(game, 7, 5)).cases().len(), 5);
    }
}

/// Every position of the line.
fn frames(player: &mut dyn DynSession) -> Vec<Frame> {
    (0..=player.line().plies).map(|ply| player.frame(ply)).collect()
}

#[wasm_bindgen_test(unsupported = test)]
fn a_position_is_the_same_however_it_is_reached() {
    for sample in single_cases(SEEDS) {
        sample.hold(|case| {
            let random = &mut sample.choices();
            let mut player = open(sample.game, case);
            assert!(player.solve(ALL), "{case}");
            let frames = frames(&mut *player);
            for _ in 0..40 {
                let ply = random.below(frames.len());
                assert_eq!(player.frame(ply as u32), frames[ply], "ply {ply} of {case}");
            }
        });
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn undo_and_redo_walk_the_line() {
    for sample in single_cases(SEEDS) {
        sample.hold(|case| {
            let mut player = open(sample.game, case);
            player.solve(ALL);
            let frames = frames(&mut *player);
            let last = frames.len() as u32 - 1;
            assert_eq!(player.ply(), last, "{case}");
            for ply in (0..last).rev() {
                assert!(player.undo(), "{case}");
                assert_eq!((player.ply(), player.frame(player.ply())), (ply, frames[ply as usize].clone()), "{case}");
            }
            assert!(!player.undo(), "{case}");
            for ply in 1..=last {
                assert!(player.redo(), "{case}");
                assert_eq!((player.ply(), player.frame(player.ply())), (ply, frames[ply as usize].clone()), "{case}");
            }
            assert!(!player.redo(), "{case}");
        });
    }
}

/// Moves to try, legal or not: those of the game, and texts that are almost moves.
fn words(game: &dyn DynGame) -> Vec<String> {
    let mut words: Vec<String> =
        ["", " ", "up", "n", "stay ", "N;", "teleport", "teleport 0", "teleport -1", "1 ()"].map(String::from).into();
    words.extend((kit(game.id()).moves)());
    words
}

pub(crate) fn robots_moves() -> Vec<String> {
    let mut moves: Vec<String> = ["NW", "N", "NE", "W", "stay", "E", "SW", "S", "SE"].map(String::from).into();
    moves.extend([1, 2, 3, 20, 21, u64::MAX].map(|entry| format!("teleport {entry}")));
    moves
}

pub(crate) fn knights_moves() -> Vec<String> {
    let hops = ["(-2,+1)", "(-3,-1)", "(+1,-2)", "(+2,+1)"];
    let of = |knight: u64| hops.map(|hop| format!("{knight} {hop}"));
    [0, 1, 2, 3, 60, u64::MAX].into_iter().flat_map(of).collect()
}

pub(crate) fn janken_moves() -> Vec<String> {
    let mut moves: Vec<String> =
        ["E5", "E5 ->", "-> E5", "E5 -> A1", "J5 -> E5", "E10 -> E5", "E5 - E6"].map(String::from).into();
    for from in ["A5", "C4", "D5", "D6", "E4", "E5", "E6", "F4", "F5", "G3"] {
        moves.extend(["A9", "D5", "E5", "E6", "F5", "I1"].map(|to| format!("{from} -> {to}")));
    }
    moves
}

pub(crate) fn solitaire_moves() -> Vec<String> {
    let removals = ["1 1", "3 4", "6 6", "2 5", "5 2", "0 0", "blank", "dam", "1", "springare"];
    let others = ["0 3", "7 1", "1 1 dam", "! 1 1", "! dam", "!", "! blank", "Dam", "1,1"];
    removals.into_iter().chain(others).map(String::from).collect()
}

pub(crate) fn pursuit_moves() -> Vec<String> {
    let numbers = ["0 0", "1 1", "1 0", "0 -1", "2 2", "-1 -1", "1 1 2 2", "0 0 0 0", "-1 0 0 1 0 0", "99 0"];
    let outputs = ["! 0 0", "! 0 0\\n1 0", "! no", "! #time-out", "! #exit 3", "! #lost", "0"];
    numbers.into_iter().chain(outputs).map(String::from).collect()
}

/// All that can be seen of a player at a ply.
fn seen(player: &mut dyn DynSession, ply: u32) -> (Line, String, Frame, u32) {
    let frame = player.frame(ply);
    (player.line(), player.transcript(), frame, player.ply())
}

/// A choice of these games takes one node.
#[wasm_bindgen_test(unsupported = test)]
fn thinking_ends_with_its_nodes() {
    let counted = |sample: &Sample| ["robots", "janken", "knights"].contains(&sample.game.name());
    for sample in single_cases(SEEDS) {
        sample.hold(|case| {
            let mut player = open(sample.game, case);
            player.think(ALL, 0);
            assert_eq!(player.line().plies, 0, "{case}");
            if !counted(&sample) {
                return;
            }
            player.think(ALL, 2);
            let (plies, done) = (player.line().plies, player.line().done);
            assert!(plies == 2 || plies < 2 && done, "{} {case}", sample.game.name());
            player.think(1, 5);
            assert!(player.line().plies <= 3, "{case}");
        });
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_refused_move_changes_nothing() {
    let refused = |sample: &Sample| sample.hold(|case| refusals(sample, case));
    assert!(single_cases(SEEDS).iter().map(refused).sum::<u32>() > 100);
}

/// Tries moves anywhere; how many of them were refused.
fn refusals(sample: &Sample, case: &str) -> u32 {
    let random = &mut sample.choices();
    let mut player = open(sample.game, case);
    player.solve(ALL);
    let frames = frames(&mut *player);
    let mut refused = 0;
    for _ in 0..30 {
        let ply = random.below(frames.len()) as u32;
        let before = seen(&mut *player, ply);
        let words = words(sample.game);
        let word = random.pick(&words);
        if player.step(ply, word).is_err() {
            refused += 1;
            assert_eq!((player.ply(), player.line()), (ply, before.0.clone()), "{word} at {ply} of {case}");
            assert_eq!(seen(&mut *player, ply), before, "{word} at {ply} of {case}");
        } else {
            player.main_line();
            player.solve(ALL);
        }
    }
    assert_eq!(self::frames(&mut *player), frames, "{case}");
    refused
}

#[wasm_bindgen_test(unsupported = test)]
fn a_branch_is_left_and_the_solvers_line_is_back() {
    let branches = |sample: &Sample| sample.hold(|case| branches(sample, case));
    assert!(single_cases(SEEDS).iter().map(branches).sum::<u32>() > 10);
}

/// Leaves the solver's line by every move and comes back; how many of them began a branch.
fn branches(sample: &Sample, case: &str) -> u32 {
    let random = &mut sample.choices();
    let mut player = open(sample.game, case);
    player.solve(ALL);
    let line = player.line();
    let frames = frames(&mut *player);
    let ply = random.below(frames.len()) as u32;
    let mut branches = 0;
    for word in words(sample.game) {
        if player.step(ply, &word).is_err() {
            continue;
        }
        branches += u32::from(player.line().branch.is_some());
        assert_eq!(player.frame(ply + 1).mv.as_deref(), Some(&*word), "{case}");
        assert_eq!(player.frame(ply), frames[ply as usize], "{word} at {ply} of {case}");
        player.solve(ALL);
        player.main_line();
        player.solve(ALL);
        assert_eq!((player.line(), self::frames(&mut *player)), (line.clone(), frames.clone()), "{case}");
    }
    branches
}

#[wasm_bindgen_test(unsupported = test)]
fn a_transcript_plays_the_game_again() {
    for sample in single_cases(SEEDS) {
        sample.hold(|case| {
            let (mut player, mut other) = (open(sample.game, case), open(sample.game, case));
            player.solve(ALL);
            let moves = player.transcript();
            if moves.is_empty() {
                return;
            }
            other.replay(&format!("0: {}*", moves.replace("; ", "*; "))).unwrap();
            assert_eq!(other.transcript(), moves, "{case}");
            assert_eq!(frames(&mut *other), frames(&mut *player), "{case}");
            assert_eq!(other.line().events, player.line().events, "{case}");
        });
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_branch_comes_back_from_its_own_text() {
    for sample in single_cases(SEEDS) {
        sample.hold(|case| {
            let random = &mut sample.choices();
            let (mut player, mut other) = (open(sample.game, case), open(sample.game, case));
            player.solve(ALL);
            for _ in 0..4 {
                let ply = random.below(player.line().plies as usize + 1) as u32;
                let words = words(sample.game);
                let word: &String = random.pick(&words);
                let _ = player.step(ply, word);
                player.solve(random.below(3) as u32);
            }
            player.solve(ALL);
            other.replay(&player.line().moves).unwrap();
            other.solve(ALL);
            assert_eq!(frames(&mut *other), frames(&mut *player), "{case}");
        });
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn playing_out_agrees_with_the_answer() {
    for sample in single_cases(2 * SEEDS) {
        sample.hold(|case| {
            let mut player = open(sample.game, case);
            player.solve(ALL);
            let frames = frames(&mut *player);
            let played = (kit(sample.game.id()).output)(case, &frames);
            assert_eq!(played, answer(sample.game, case), "{case}");
        });
    }
}

/// The judge's lines, from what the frames show.
pub(crate) fn robots_end(frames: &[Frame]) -> String {
    let mut lines = vec!["Case 1:".to_owned()];
    for frame in frames {
        let Board::Robots(board) = &frame.board else { panic!("a board of another game") };
        let (row, column) = (board.you.0 + 1, board.you.1 + 1);
        if board.step.as_ref().is_some_and(|step| step.teleported) {
            lines.push(format!("Move {}: teleport to ({row},{column})", frame.ply));
        }
        if let Some(end) = board.end {
            lines.push(format!("{end:?} game after making {} moves.", board.moves));
            lines.push(format!("Final position: ({row},{column})"));
            lines.push(format!("Number of cells with debris: {}", board.debris.len()));
            if format!("{end:?}") == "Lost" {
                lines.push(format!("Number of robots remaining: {}", board.robots.len()));
            }
        }
    }
    lines.join("\n") + "\n"
}

/// Every order with its verdict; units stand where the judge's line says.
pub(crate) fn janken_end(frames: &[Frame]) -> String {
    let mut lines = vec!["Game #1".to_owned()];
    for pair in frames.windows(2) {
        let [before, after] = pair else { unreachable!("windows of two") };
        let (Board::Janken(before), Board::Janken(board)) = (&before.board, &after.board) else {
            panic!("a board of another game")
        };
        let step = board.step.as_ref().unwrap();
        let mut units = before.units.clone();
        let verdict = match step.verdict {
            OrderVerdict::Successful { left, .. } => {
                units.iter_mut().filter(|unit| unit.at == step.from).for_each(|unit| unit.at = step.to);
                format!("Successful ({left} points left)")
            }
            OrderVerdict::Unsuccessful { .. } => "Unsuccessful".to_owned(),
        };
        assert_eq!(board.units, units, "after order {}", after.ply);
        lines.push(format!("Move #{} ({}): {verdict}", after.ply, after.mv.as_ref().unwrap()));
    }
    lines.join("\n") + "\n"
}

/// The match file with every word and the score; of a turn file its first word, a pair a line.
pub(crate) fn pursuit_end(case: &str, frames: &[Frame]) -> String {
    let words: Vec<&str> = frames.iter().filter_map(|frame| frame.mv.as_deref()).collect();
    let Some(Frame { board: Board::Pursuit(board), .. }) = frames.last() else { panic!("a board of another game") };
    if board.robots.is_empty() {
        let numbers: Vec<&str> = words[0].split(' ').collect();
        return numbers.chunks(2).map(|pair| pair.join(" ") + "\n").collect();
    }
    let (catchers, fugitive) = board.score.expect("the round is over");
    let head: Vec<&str> = case.lines().take(7).collect();
    format!("{}\n{}\n{catchers} : {fugitive}\n", head.join("\n"), words.join("\n"))
}

/// Every removal with its reply, and `0 0` unless the transcript went wrong.
pub(crate) fn solitaire_end(frames: &[Frame]) -> String {
    let mut text = String::new();
    for frame in frames {
        let Board::Solitaire(board) = &frame.board else { panic!("a board of another game") };
        match (&board.step, frame.mv.as_deref().unwrap_or_default()) {
            (None, _) => {
                let words: Vec<&str> = board.tiles.iter().map(|tile| tile.piece.unwrap().name()).collect();
                words.chunks(6).for_each(|row| text.push_str(&(row.join(" ") + "\n")));
            }
            (Some(Step::Removed { .. }), mv) => text.push_str(mv),
            (Some(Step::Replied { .. }), mv) => text.push_str(&format!(" {mv}\n")),
            (Some(Step::Faulty { .. }), _) => return text.trim_end().to_owned() + "\n",
            (Some(Step::Stopped), _) => {}
        }
    }
    text + "0 0\n"
}

/// With right play by both, who makes the last move wins: the number of moves tells.
pub(crate) fn knights_end(frames: &[Frame]) -> String {
    let moves = frames.len() - 1;
    let winner = ["Bob", "Alice"][moves % 2];
    for frame in frames {
        let Board::Knights(board) = &frame.board else { panic!("a board of another game") };
        assert_eq!(["Alice", "Bob"][board.winner as usize], winner, "the value changes at ply {}", frame.ply);
    }
    format!("Case 1: {winner}\n")
}

/// `play` works in place: a refusal must leave the state as it was, whoever holds it.
pub(crate) fn refusals_change_nothing<G: Game>(text: &str, moves: &[&str]) {
    let input = Input::<G>::read(text, Limits::Statement, G::Options::default()).expect("a valid input");
    let case = input.case(0).expect("a case");
    let mut state = G::start(&case);
    let mut refused = 0;
    for mv in moves.iter().filter_map(|mv| mv.parse::<G::Move>().ok()) {
        let before = state.clone();
        if G::play(&case, &mut state, &mv).is_err() {
            assert_eq!(before, state, "{mv}");
            refused += 1;
        }
    }
    assert!(refused > 0, "no move was refused");
}

#[wasm_bindgen_test(unsupported = test)]
fn a_refusal_leaves_the_state_itself_alone() {
    let knights = ["1 (-2,+1)", "1 (+1,-2)", "1 (-3,-1)", "2 (-2,+1)", "9 (-2,+1)"];
    refusals_change_nothing::<Knights>("1\n2\n1 1\n0 5\n", &knights);
    let orders = ["E5 -> E6", "D5 -> E5", "E6 -> E5", "E6 -> E5"];
    refusals_change_nothing::<Janken>(include_str!("../golden/janken/sample.in"), &orders);
    let robots = ["teleport 1", "E", "S", "teleport 2", "teleport 1", "teleport 9", "N", "N", "N", "N"];
    let removals = ["dam", "! 1 1", "1 1", "0 0", "2", "blank", "1 1", "6 6", "1 2", "1"];
    refusals_change_nothing::<Solitaire>(&"1 1 1 1 1 1\n".repeat(6), &removals);
    let words = ["0 0", "9 9 0 0", "3 3 5 5", "5 5 5", "4 4", "1 1 0 0", "0 0 0 -1", "1 0 1 0", "! x", "0 0"];
    refusals_change_nothing::<Pursuit>("0 6 2 2 9 a b\n", &words);
    refusals_change_nothing::<Robots>("3 2\n15 16\n16 15\n1 5\n2 31\n1 5\n0 0\n", &robots);
}
