//! What holds for the player of Solitaire Chess however well it plays.

use crate::common::{answer_with, game, made, open_with};
use boardlab_core::games::solitaire::player::{Position, Search, Shape, pace};
use boardlab_core::games::solitaire::{Alphabet, Piece, PlayerScores, Solitaire, SolitaireExplanation, play_out};
use boardlab_core::view::{Board, Explanation};
use boardlab_core::{Budget, DynSession, Game as _, Input, Limits};
use boardlab_tests::SCALE;
use boardlab_tests::oracle::solitaire::{Cell, Game, WORDS, nth};
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

/// Nodes of a search here: enough to choose, no more.
const NODES: u64 = 60;

/// A game some random removals along, drawn from some types.
fn somewhere(random: &mut Random) -> (Game, Vec<usize>) {
    let mut types: Vec<usize> = (0..8).filter(|_| random.percent(50)).collect();
    if types.is_empty() {
        types.push(random.below(8));
    }
    let board: Vec<String> = (0..36).map(|_| WORDS[*random.pick(&types)].to_owned()).collect();
    let mut game = Game::new(&board);
    for _ in 0..random.below(90) {
        let legal = legal(&game);
        if legal.is_empty() {
            break;
        }
        let gold = game.remove(*random.pick(&legal));
        game.reply((!gold).then(|| WORDS[*random.pick(&types)].to_owned()));
    }
    (game, types)
}

fn legal(game: &Game) -> Vec<Cell> {
    (1..=6).flat_map(|r| (1..=6).map(move |c| (r, c))).filter(|&cell| game.is_legal(cell)).collect()
}

fn position(game: &Game, types: &[usize]) -> Position {
    Position {
        tops: std::array::from_fn(|tile| game.tiles[tile].as_deref().and_then(Piece::named)),
        removed: std::array::from_fn(|tile| game.dug[tile] as u8),
        history: game.removed.iter().map(|(cell, piece)| (nth(*cell) as u8, Piece::named(piece).unwrap())).collect(),
        alphabet: Alphabet::of(types.iter().map(|&kind| Piece::ALL[kind])),
    }
}

/// Of two types hardly a move is clear and hardly a piece stays: who spends every share still has time for the last
/// moves.
#[wasm_bindgen_test(unsupported = test)]
fn games_of_two_types_leave_time_for_the_last_removals() {
    for shape in [Shape::QUICK, Shape::DEEP] {
        let mut left = 1.0;
        for gone in 0..102 {
            let removed = std::array::from_fn(|cell| ((gone + cell) / 36) as u8);
            let position =
                Position { tops: [Some(Piece::One); 36], removed, history: Vec::new(), alphabet: Alphabet(0x03) };
            left *= 1.0 - pace(&position, &shape);
        }
        assert!((5e-4..1e-2).contains(&left), "{left}");
    }
}

/// A value, its numbers bit by bit.
type ValueBits = (u8, u32, u32, u32);

/// The result of a search, its numbers bit by bit.
fn summary(search: &Search) -> (Option<u8>, Vec<ValueBits>, Vec<u8>) {
    let value = |value: &boardlab_core::games::solitaire::player::Value| {
        (value.cell, value.mean.to_bits(), value.spread.to_bits(), value.samples)
    };
    (search.best(), search.values().iter().map(value).collect(), search.line())
}

#[wasm_bindgen_test(unsupported = test)]
fn it_weighs_the_legal_removals_and_chooses_one() {
    let random = &mut Random::new(1);
    let mut over = 0;
    for seed in 0..40 * SCALE as u64 {
        let (game, types) = somewhere(random);
        let mut search = Search::new(&position(&game, &types), seed);
        search.run(NODES);
        let legal: Vec<u8> = legal(&game).into_iter().map(|cell| nth(cell) as u8).collect();
        let mut weighed: Vec<u8> = search.values().iter().map(|value| value.cell).collect();
        weighed.sort_unstable();
        assert_eq!(weighed, legal, "{game:?}");
        assert_eq!(search.best().is_none(), legal.is_empty(), "{game:?}");
        assert!(search.best().is_none_or(|best| legal.contains(&best)));
        assert!(search.values().iter().all(|value| value.mean.is_finite() && value.spread >= 0.0));
        assert!(search.line().first().is_none_or(|&first| Some(first) == search.best()));
        over += usize::from(legal.is_empty());
    }
    assert!(over > 0, "no game was over");
}

/// What it expects can be had: no fewer points than there are, no more than the rules could give.
#[wasm_bindgen_test(unsupported = test)]
fn it_expects_no_less_than_it_has() {
    let random = &mut Random::new(2);
    for seed in 0..20 * SCALE as u64 {
        let (game, types) = somewhere(random);
        let mut search = Search::new(&position(&game, &types), seed);
        search.run(NODES);
        let now = game.points().total as f32;
        // A removal more is a point, and 108 of them with runs, sets and chains are worth less than 1,000.
        let values = search.values();
        let mut weighed = values.iter().filter(|value| value.samples > 0);
        assert!(weighed.all(|value| value.mean > now && value.mean < 1000.0), "{game:?}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_same_question_has_the_same_answer_in_slices_too() {
    let random = &mut Random::new(3);
    for seed in 0..10 * SCALE as u64 {
        let (game, types) = somewhere(random);
        let position = position(&game, &types);
        let whole = searched(&position, seed, u64::MAX);
        assert_eq!(summary(&whole), summary(&searched(&position, seed, u64::MAX)), "{game:?}");
        for slice in [1, 7, NODES] {
            assert_eq!(summary(&whole), summary(&searched(&position, seed, slice)), "{game:?} in slices of {slice}");
        }
    }
}

/// A search of so many nodes, looked at in slices.
fn searched(position: &Position, seed: u64, slice: u64) -> Search {
    let mut search = Search::new(position, seed);
    while search.nodes() < 3 * NODES && search.run(slice.min(3 * NODES - search.nodes())) {}
    search
}

/// It may be stopped before it has looked at anything.
#[wasm_bindgen_test(unsupported = test)]
fn it_has_a_move_before_it_thinks() {
    let random = &mut Random::new(4);
    for seed in 0..20 * SCALE as u64 {
        let (game, types) = somewhere(random);
        let search = Search::new(&position(&game, &types), seed);
        assert_eq!(search.best().is_some(), game.goes_on(), "{game:?}");
    }
}

const HIDDEN: &str = "2 1 3 4 torn lopare\n";

fn opened(text: &str, options: &str) -> Box<dyn DynSession> {
    open_with(game("solitaire"), text, options)
}

fn why(player: &mut dyn DynSession, ply: u32) -> SolitaireExplanation {
    let Some(Explanation::Solitaire(why)) = player.explain(ply) else { panic!("no evidence at {ply}") };
    why
}

/// Two games that look alike and hide different layers: as long as they look alike, it chooses alike.
#[wasm_bindgen_test(unsupported = test)]
fn it_does_not_look_at_what_lies_beneath() {
    let text = HIDDEN.repeat(6);
    for seed in 0..2 * SCALE as u64 {
        let options = |seed: u64| format!("nodes=40 seed={seed}");
        let (mut one, mut other) = (opened(&text, &options(2 * seed)), opened(&text, &options(2 * seed + 1)));
        one.solve(2);
        other.solve(2);
        assert_eq!(one.frame(1), other.frame(1));
        assert_eq!(why(&mut *one, 0), why(&mut *other, 0));
        one.solve(u32::MAX);
        other.solve(u32::MAX);
        assert_ne!(one.transcript(), other.transcript(), "the seed does nothing");
    }
    // ValueBits replies are hidden as long as nobody has met them, whatever the alphabet.
    let summary = |replies: &str| {
        let mut player = opened(&(text.clone() + replies), "nodes=40 alphabet=all");
        player.solve(1);
        (player.transcript(), why(&mut *player, 0))
    };
    assert_eq!(summary("dam\n1\n"), summary("torn\n4\n2\n"));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_game_comes_back_the_same() {
    let solitaire = game("solitaire");
    for seed in 0..SCALE as u64 {
        let text = made(solitaire, seed, 1);
        let options = format!("nodes=30 seed={seed}");
        let answer = answer_with(solitaire, &text, &options);
        assert_eq!(answer, answer_with(solitaire, &text, &options));
        // A session that thinks in the smallest slices plays the same game.
        let mut player = opened(&text, &options);
        while !player.think(1, 7) {}
        let moves: Vec<&str> = answer.lines().skip(6).filter(|line| *line != "0 0").collect();
        let pair = |line: &&str| line.rsplit_once(' ').map(|(mv, reply)| format!("{mv}; {reply}"));
        let expected: Option<Vec<String>> = moves.iter().map(pair).collect();
        assert_eq!(player.transcript(), expected.unwrap().join("; "), "seed {seed}");
    }
}

/// A search that has not been through shows what it knows, and says so.
#[wasm_bindgen_test(unsupported = test)]
fn evidence_has_the_progress_of_the_search() {
    let text = HIDDEN.repeat(6);
    let mut player = opened(&text, "nodes=40");
    let first = why(&mut *player, 0);
    assert_eq!((first.candidates.len(), first.thought.of), (36, 40));
    assert!(first.thought.nodes <= 40 && first.scripted == first.fault.is_some());
    player.solve(1);
    assert_eq!(why(&mut *player, 0).chosen, player.frame(1).mv);
}

#[wasm_bindgen_test(unsupported = test)]
fn every_alphabet_is_played_to_an_end() {
    for bits in [0x01, 0x80, 0x08, 0x10, 0x20, 0x03, 0x70, 0x0F, 0xFF] {
        let score = play_out(u64::from(bits), Alphabet(bits), 20);
        let parts = score.removals + score.runs + score.numbers + score.pieces + score.alternation;
        assert_eq!(score.total, parts);
        assert!((1..=108).contains(&score.removals), "{bits:#x}: {score:?}");
    }
}

/// Where one type alone can come, every removal goes on with the run.
#[wasm_bindgen_test(unsupported = test)]
fn a_single_type_is_one_long_run() {
    for bits in [0x01u8, 0x80] {
        let score = play_out(3, Alphabet(bits), 20);
        assert_eq!((score.runs, score.total), (2 * score.removals, 3 * score.removals));
    }
}

/// The last frame of a game has no target left.
#[wasm_bindgen_test(unsupported = test)]
fn it_plays_on_as_long_as_it_can() {
    for seed in 0..SCALE as u64 {
        let mut player = opened(&made(game("solitaire"), seed, 1), &format!("nodes=20 seed={seed}"));
        assert!(player.solve(u32::MAX));
        let Board::Solitaire(board) = player.frame(u32::MAX).board else { panic!("a board of another game") };
        assert!(board.tiles.iter().all(|tile| !tile.target) && !board.waits);
        assert!(player.explain(u32::MAX).is_none());
    }
}

/// Where every line is short, boards cost next to nothing: a large budget would try millions.
#[wasm_bindgen_test(unsupported = test)]
fn a_search_ends_when_more_boards_would_tell_nothing() {
    let mut position =
        Position { tops: [None; 36], removed: [3; 36], history: vec![(0, Piece::One)], alphabet: Alphabet::ALL };
    for dead_end in [1, 6] {
        (position.tops[dead_end], position.removed[dead_end]) = (Some(Piece::Four), 1);
    }
    let mut search = Search::new(&position, 1);
    assert!(!search.run(4_000));
    assert!(search.values().iter().all(|value| value.samples > 100));
}

/// What was thought of a board with some types is not known of the same board with others.
#[wasm_bindgen_test(unsupported = test)]
fn a_memory_is_of_the_types_that_a_case_has() {
    let text = HIDDEN.repeat(6);
    let case = |alphabet| {
        let options = Solitaire::options(&format!("nodes=200 alphabet={alphabet}")).unwrap();
        Input::<Solitaire>::read(&*text, Limits::Statement, options).unwrap().case(0).unwrap()
    };
    let (few, all) = (case("1,2,3,4,torn,lopare"), case("all"));
    let start = Solitaire::start(&few);
    let mut memory = Default::default();
    Solitaire::choose(&few, &start, &mut memory, &mut Budget::nodes(1000)).unwrap();
    let [after, fresh] = [memory, Default::default()].map(|mut memory| Solitaire::explain(&all, &start, &mut memory));
    assert_eq!(after, fresh);
    assert_ne!(after, Solitaire::explain(&few, &start, &mut Default::default()));
}

/// Some of the boards of every row: a mean that is far from theirs, or a score beyond its ends, is of another player.
#[wasm_bindgen_test(unsupported = test)]
fn the_measured_scores_are_those_of_the_player() {
    for alphabet in Alphabet::OFFICIAL {
        let known = PlayerScores::of(alphabet).expect("official types are measured");
        let boards = known.boards.min(2 * SCALE as u32);
        let totals: Vec<u32> =
            (0..boards).map(|seed| play_out(seed.into(), alphabet, known.nodes.into()).total).collect();
        for total in &totals {
            assert!((known.low..=known.high).contains(total), "{alphabet}: {total} {known:?}");
        }
        if known.boards == boards {
            let sum: u32 = totals.iter().sum();
            assert_eq!((sum * 10 + boards / 2) / boards, known.mean, "{alphabet}");
        }
    }
    assert_eq!(PlayerScores::of("1,torn".parse().unwrap()), None);
}
