//! Solitaire Chess against the official scorer's totals, a second, literal scorer, the statement's formulas, and by
//! hand.

use crate::common::{game, made, open_with};
use boardlab_core::CommonRefusal;
use boardlab_core::DynSession;
use boardlab_core::games::solitaire::{
    self, Alphabet, BonusKind, Colour, Piece, Score, SolitaireBoard, Tally, TranscriptError, TranscriptVerdict, each,
    layers, ledger, reach,
};
use boardlab_core::view::{Board, Explanation};
use boardlab_tests::golden::SOLITAIRE_TOTALS;
use boardlab_tests::oracle::solitaire::{self as oracle, Points, WORDS};
use boardlab_tests::random::{self, Random};
use boardlab_tests::{SCALE, damage};
use wasm_bindgen_test::wasm_bindgen_test;

fn pieces(words: &[&str]) -> Vec<Piece> {
    words.iter().map(|word| Piece::named(word).unwrap()).collect()
}

fn tally(words: &[&str]) -> Score {
    let mut tally = Tally::default();
    for piece in pieces(words) {
        tally.add(piece);
    }
    tally.score()
}

fn points(score: Score) -> Points {
    let Score { total, removals, runs, numbers, pieces, alternation } = score;
    Points { total, removals, runs, numbers, pieces, alternation }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_total_of_the_official_scorer() {
    for line in SOLITAIRE_TOTALS.lines() {
        let mut words = line.split_ascii_whitespace();
        let total: u32 = words.next().unwrap().parse().unwrap();
        let removed: Vec<&str> = words.collect();
        assert_eq!(tally(&removed).total, total, "{line}");
        assert_eq!(oracle::points(&removed).total, total, "{line}");
    }
    assert_eq!(SOLITAIRE_TOTALS.lines().count(), 500);
}

/// How often a sample shows what is hard to count.
#[derive(Debug, Default)]
struct Sample {
    long_chains: usize,
    broken_chains: usize,
    same_kind_again: usize,
    runs_over_borders: usize,
}

impl Sample {
    fn take(&mut self, removed: &[&str]) {
        let sets = oracle::sets(removed);
        self.long_chains += oracle::chains(&sets).iter().filter(|chain| chain.len() >= 3).count();
        for pair in sets.windows(2) {
            let (gap, alike) = (pair[0].3 + 1 < pair[1].2, (pair[0].0 == "pieces") == (pair[1].0 == "pieces"));
            self.broken_chains += usize::from(gap && !alike);
            self.same_kind_again += usize::from(!gap && alike);
            self.runs_over_borders += usize::from(removed[pair[0].3] == removed[pair[0].3 + 1]);
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_scorer_counts_as_the_literal_one() {
    let random = &mut Random::new(1);
    let mut sample = Sample::default();
    for _ in 0..20_000 * SCALE {
        let removed = random::solitaire::removals(random);
        assert_eq!(points(tally(&removed)), oracle::points(&removed), "{removed:?}");
        assert_eq!(held(&removed), sorted(oracle::bonuses(&removed)), "{removed:?}");
        sample.take(&removed);
    }
    let least = 1000 * SCALE;
    let Sample { long_chains, broken_chains, same_kind_again, runs_over_borders } = sample;
    assert!(long_chains.min(broken_chains).min(same_kind_again).min(runs_over_borders) > least, "{sample:?}");
}

/// The ledger, in the oracle's words.
fn held(removed: &[&str]) -> Vec<oracle::Bonus> {
    let kind = |kind| match kind {
        BonusKind::Run => "run",
        BonusKind::Ordered => "ordered",
        BonusKind::Numbers => "numbers",
        BonusKind::Pieces => "pieces",
        BonusKind::Alternation => "alternation",
    };
    let ledger = ledger(pieces(removed));
    let sum: u32 = ledger.iter().map(|bonus| bonus.points).sum();
    assert_eq!(sum + removed.len() as u32, tally(removed).total, "{removed:?}");
    sorted(ledger.iter().map(|it| (kind(it.kind), it.points, it.first as usize, it.last as usize)).collect())
}

fn sorted(mut bonuses: Vec<oracle::Bonus>) -> Vec<oracle::Bonus> {
    bonuses.sort_unstable();
    bonuses
}

/// A score is known after every removal, and what a removal gains is the difference.
#[wasm_bindgen_test(unsupported = test)]
fn every_removal_gains_what_it_adds_to_the_score() {
    let random = &mut Random::new(2);
    for _ in 0..200 * SCALE {
        let removed = random::solitaire::removals(random);
        let mut tally = Tally::default();
        for (count, piece) in pieces(&removed).into_iter().enumerate() {
            let before = tally.score().total;
            assert_eq!(before + tally.add(piece).points(), tally.score().total, "{removed:?}");
            assert_eq!(points(tally.score()), oracle::points(&removed[..=count]), "{removed:?}");
        }
    }
}

/// Bonuses are written down when they are earned: the ledger of a game begins with what was earned before.
#[wasm_bindgen_test(unsupported = test)]
fn the_ledger_is_in_order() {
    let removed = ["torn", "1", "2", "3", "4", "4", "dam", "lopare", "torn", "springare", "1", "1"];
    let kinds: Vec<BonusKind> = ledger(pieces(&removed)).into_iter().map(|bonus| bonus.kind).collect();
    assert_eq!(kinds, [BonusKind::Ordered, BonusKind::Run, BonusKind::Pieces, BonusKind::Run]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_piece_moves_as_the_statement_says() {
    let cells = || (1..=6).flat_map(|r| (1..=6).map(move |c| (r, c)));
    for (word, piece) in WORDS.into_iter().zip(Piece::ALL) {
        assert_eq!(piece.name(), word);
        for from in cells() {
            for to in cells() {
                let reached = reach(piece, oracle::nth(from) as u8) >> oracle::nth(to) & 1 == 1;
                assert_eq!(reached, oracle::leads(word, from, to), "{word} at {from:?} to {to:?}");
            }
        }
    }
}

/// What the core says of a text with one board: the judge's score, and that of the session's last frame.
fn said(text: &str) -> (Option<Points>, Option<SolitaireBoard>) {
    let judged = match solitaire::judge(text).unwrap() {
        TranscriptVerdict::Legal(score) => Some(points(score)),
        TranscriptVerdict::Illegal { .. } => None,
    };
    let input = game("solitaire").read(text.into(), boardlab_core::Limits::Statement, &[("nodes", "1")]);
    (judged, input.ok().map(|input| last_board(&mut *input.open(0).unwrap())))
}

/// A player at its start.
fn player(text: &str, options: &str) -> Box<dyn DynSession> {
    open_with(game("solitaire"), text, options)
}

fn last_board(player: &mut dyn DynSession) -> SolitaireBoard {
    player.solve(u32::MAX);
    board(player, u32::MAX)
}

fn board(player: &mut dyn DynSession, ply: u32) -> SolitaireBoard {
    let Board::Solitaire(board) = player.frame(ply).board else { panic!("a board of another game") };
    board
}

#[wasm_bindgen_test(unsupported = test)]
fn a_game_is_judged_as_the_oracle_judges_it() {
    let (mut legal, mut illegal, mut followed) = (0, 0, 0);
    for seed in 0..1000 * SCALE as u64 {
        let whole = random::solitaire::input(seed / 2, 1);
        let text = if seed % 2 == 0 { whole } else { damage::text(seed, &whole) };
        let Some((read, _)) = oracle::read(&text) else {
            assert!(solitaire::judge(&text).is_err(), "{text:?}");
            continue;
        };
        let expected = oracle::judge(&read);
        let (judged, shown) = said(&text);
        assert_eq!(judged, expected, "seed {seed}: {text:?}");
        *if judged.is_some() { &mut legal } else { &mut illegal } += 1;
        let Some(shown) = shown.filter(|_| !read.moves.is_empty()) else { continue };
        followed += 1;
        // A session needs no replies: what a transcript does not tell, the seed does.
        if read.replies.len() >= read.moves.len() || expected.is_some() {
            assert_eq!(points(shown.score), expected.unwrap_or_default(), "seed {seed}: {text:?}");
        }
        assert_eq!(shown.score.removals > 0, shown.score.total > 0);
    }
    let least = 200 * SCALE;
    assert!(legal > least && illegal > least && followed > 2 * least, "{legal} {illegal} {followed}");
}

const ONES: &str = "1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n";

/// Plays moves with whatever chance replies.
fn walk(player: &mut dyn DynSession, moves: &[&str]) -> Vec<String> {
    let mut replies = Vec::new();
    for mv in moves {
        let ply = player.ply();
        player.step(ply, mv).unwrap_or_else(|why| panic!("{mv}: {why}"));
        player.solve(1);
        let ply = player.line().plies;
        replies.push(player.frame(ply).mv.unwrap());
    }
    replies
}

/// What lies beneath a tile does not depend on the way there, on who moves, or on undo.
#[wasm_bindgen_test(unsupported = test)]
fn luck_depends_on_the_tile_and_its_layer_alone() {
    for seed in 0..20 * SCALE as u64 {
        let options = format!("seed={seed} alphabet=1 nodes=1");
        let there = walk(&mut *player(ONES, &options), &["1 1", "1 2", "2 2", "1 2", "1 1", "1 2"]);
        assert_eq!(there, ["1", "1", "1", "1", "1", "blank"]);
        let options = format!("seed={seed} alphabet=all nodes=1");
        let mut deep = player(ONES, &options);
        let lies = |tile: u8, layer: usize| layers(seed, Alphabet::ALL, tile)[layer].unwrap().name().to_owned();
        assert_eq!(walk(&mut *deep, &["1 1"]), [lies(0, 1)]);
        assert_eq!(lies(0, 1), oracle::seeded(seed, &WORDS, 0, 1));
        deep.step(0, "2 2").unwrap();
        deep.solve(1);
        assert_eq!(deep.frame(2).mv.unwrap(), lies(7, 1));
        assert_eq!(walk(&mut *deep, &["1 1"]), [lies(0, 1)], "after another tile");
        assert!(deep.step(1, "dam").is_err() || lies(7, 1) == "dam", "chance has but one reply");
    }
}

/// The seed of a link means the same game for ever.
#[wasm_bindgen_test(unsupported = test)]
fn a_seed_keeps_its_board() {
    let text = made(game("solitaire"), 7, 1);
    let first: Vec<&str> = text.lines().next().unwrap().split(' ').collect();
    let expected: Vec<String> = (0..6).map(|tile| oracle::seeded(7, &WORDS, tile, 0)).collect();
    assert_eq!(first, expected);
    assert_eq!(first.join(" "), FIRST_ROW_OF_SEED_7);
}

const FIRST_ROW_OF_SEED_7: &str = "springare 4 dam 2 dam 1";

/// Pasted replies without moves answer the removals in their order, whatever the tile; where they end, or cannot be,
/// the seed goes on.
#[wasm_bindgen_test(unsupported = test)]
fn replies_without_moves_are_used_in_order_of_removal() {
    let text = format!("{ONES}dam\ntorn\nblank\n4\n");
    let lies = |tile: usize, layer| oracle::seeded(0, &WORDS, tile, layer);
    let here = walk(&mut *player(&text, "nodes=1"), &["1 1", "1 2", "2 2", "3 3", "4 4"]);
    assert_eq!(here, ["dam", "torn", &lies(7, 1), "4", &lies(21, 1)]);
    let there = walk(&mut *player(&text, "nodes=1"), &["5 5", "4 4"]);
    assert_eq!(there, ["dam", "torn"]);
}

/// Pasted replies with moves are what lies beneath: a branch that goes another way finds them under their tiles.
#[wasm_bindgen_test(unsupported = test)]
fn replies_with_moves_become_layers_of_their_tiles() {
    let text = format!("{ONES}1 1 dam\n1 2 torn\n6 2 4\n0 0\n");
    let there = walk(&mut *player(&text, "nodes=1"), &["6 2", "5 2", "4 2", "3 2", "2 2", "1 2", "1 1"]);
    let lies = |tile: usize| oracle::seeded(0, &WORDS, tile, 1);
    assert_eq!(there, ["4", &lies(25), &lies(19), &lies(13), &lies(7), "torn", "dam"]);
}

/// The types that are drawn: those seen where an official test had just these, else all; an option comes first.
#[wasm_bindgen_test(unsupported = test)]
fn the_alphabet_is_given_or_inferred() {
    let of = |text: &str, options: &str| {
        let pieces = board(&mut *player(text, options), 0).alphabet;
        pieces.iter().map(|piece| piece.name()).collect::<Vec<_>>().join(" ")
    };
    let all = WORDS.join(" ");
    let board =
        |words: &str| (0..36).map(|nth| words.split(' ').cycle().nth(nth).unwrap()).collect::<Vec<_>>().join(" ");
    for official in ["springare", "1", "1 2", "torn lopare dam", "1 2 3 4", &all] {
        assert_eq!(of(&board(official), ""), official);
    }
    for other in ["2", "1 3", "torn dam", "1 2 3", "torn lopare dam springare", "1 springare"] {
        assert_eq!(of(&board(other), ""), all, "{other}");
    }
    assert_eq!(of(&(board("1") + "\n2\n"), ""), "1 2", "a reply shows a type too");
    assert_eq!(of(&(board("1") + "\n1 1 dam\n0 0\n"), ""), all);
    assert_eq!(of(&board("1 2"), "alphabet=dam,3"), "3 dam");
    assert_eq!(of(&board("1"), "alphabet=all"), all);
    assert_eq!(of(&board("1"), "alphabet=2,2"), "2");
    assert_eq!("torn,3".parse::<Alphabet>().unwrap().to_string(), "3,torn");
}

#[wasm_bindgen_test(unsupported = test)]
fn options_are_held_to_their_values() {
    let options = |words: &str| game("solitaire").check_options(&boardlab_core::options_in(words)).is_ok();
    assert!(options("alphabet=1,torn seed=18446744073709551615 nodes=1"));
    for bad in
        ["alphabet=", "alphabet=5", "alphabet=Dam", "alphabet=1;2", "seed=-1", "nodes=0", "nodes=", "seed", "x=1"]
    {
        assert!(!options(bad), "{bad}");
    }
}

/// Targets, as shown, are the tiles that the letter allows; none while chance has to reply or the game is over.
#[wasm_bindgen_test(unsupported = test)]
fn the_targets_shown_are_those_that_can_be_played() {
    for seed in 0..10 * SCALE as u64 {
        let mut player = player(&random::solitaire::input(seed, 1), "nodes=1");
        player.solve(60);
        for ply in 0..=player.line().plies {
            let board = board(&mut *player, ply);
            for cell in each((1 << 36) - 1) {
                let mv = format!("{} {}", cell / 6 + 1, cell % 6 + 1);
                let tile = &board.tiles[usize::from(cell)];
                assert_eq!(tile.target, player.peek(ply, &mv).is_ok(), "{mv} at {ply} of seed {seed}");
            }
            if board.tiles.iter().any(|tile| tile.target) {
                let targets = (0..36_u8).filter(|&cell| board.tiles[usize::from(cell)].target);
                assert_eq!(board.next, targets.map(|cell| (cell / 6, cell % 6)).collect::<Vec<_>>(), "{ply} of {seed}");
            }
        }
    }
}

/// The number of the move that is wrong, its line, and what is wrong.
fn wrong(transcript: &str) -> (u32, u32, TranscriptError) {
    match solitaire::judge(&format!("{ONES}{transcript}")).unwrap() {
        TranscriptVerdict::Illegal { number, line, why, .. } => (number, line, why),
        TranscriptVerdict::Legal(score) => panic!("{transcript} is legal: {score:?}"),
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_judge_points_at_what_is_wrong() {
    assert_eq!(wrong("9 9 1\n0 0\n"), (1, 7, TranscriptError::Move(CommonRefusal::OffBoard.into())));
    assert_eq!(wrong("0 3 1\n0 0\n"), (1, 7, TranscriptError::Move(CommonRefusal::OffBoard.into())));
    assert_eq!(wrong("1 1 2\n\n3 3 1\n0 0\n"), (2, 9, TranscriptError::Move(solitaire::Refusal::OutOfReach)));
    assert_eq!(wrong("1 1 2\n1 1 1\n0 0\n"), (2, 8, TranscriptError::Move(solitaire::Refusal::SameCell)));
    assert_eq!(wrong("1 1 2\n1 2 blank\n0 0\n"), (2, 8, TranscriptError::Reply));
    assert_eq!(wrong("1 1 2\n1 2\n0 0\n"), (2, 8, TranscriptError::NoReply));
    assert_eq!(wrong("1 1 2\n1 2 1\n"), (3, 8, TranscriptError::NoEnd));
    assert_eq!(wrong(""), (1, 6, TranscriptError::NoEnd));
    let unreadable = |transcript: &str| match wrong(transcript) {
        (number, line, TranscriptError::Unreadable(error)) => (number, line, error.column),
        (.., why) => panic!("{transcript} is read: {why:?}"),
    };
    assert_eq!(unreadable("1 1 2\n1 x 1\n0 0\n"), (2, 8, 3));
    assert_eq!(unreadable("1 1 Dam\n0 0\n"), (1, 7, 5));
    assert_eq!(unreadable("1 1 2\nend\n"), (2, 8, 1));
    // What is wrong first counts.
    assert_eq!(wrong("3 3 1\n6 6 1\n1 x 1\n"), (2, 8, TranscriptError::Move(solitaire::Refusal::OutOfReach)));
}

const CHAIN: &str = include_str!("../golden/solitaire/chain-on-the-board.in");

#[wasm_bindgen_test(unsupported = test)]
fn the_timeline_marks_sets_and_faults() {
    let mut player = player(CHAIN, "nodes=1");
    player.solve(u32::MAX);
    let events: Vec<(u32, &str)> = player.line().events.iter().map(|event| (event.ply, event.kind)).collect();
    assert_eq!(events, [7, 15, 23].map(|ply| (ply, solitaire::EventKind::Bonus.into())));
    let mut faulty = self::player(&format!("{ONES}1 1 1\n6 6 1\n0 0\n"), "nodes=1");
    faulty.solve(u32::MAX);
    let events: Vec<(u32, &str)> = faulty.line().events.iter().map(|event| (event.ply, event.kind)).collect();
    assert_eq!(events, [(3, solitaire::EventKind::Fault.into())]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_tile_goes_from_bronze_to_nothing() {
    let mut player = player(include_str!("../golden/solitaire/three-layers.in"), "nodes=1");
    player.solve(u32::MAX);
    let corner = |ply: u32, player: &mut dyn DynSession| board(player, ply).tiles[0].colour;
    let colours = [0, 1, 2, 5, 6, 9, 10, 13].map(|ply| corner(ply, &mut *player));
    use Colour::{Bronze, Empty, Gold, Silver};
    assert_eq!(colours, [Bronze, Silver, Silver, Gold, Gold, Empty, Empty, Empty]);
    let removals = board(&mut *player, u32::MAX).removals;
    assert_eq!(
        removals.iter().map(|removal| removal.colour).collect::<Vec<_>>(),
        [Bronze, Bronze, Silver, Silver, Gold, Gold]
    );
    assert!(removals.iter().map(|removal| removal.at).eq([(0, 0), (0, 1)].into_iter().cycle().take(6)));
    let waits: Vec<bool> = (0..=4).map(|ply| board(&mut *player, ply).waits).collect();
    assert_eq!(waits, [false, true, false, true, false]);
}

/// A person may leave a transcript; its faults are then not hers.
#[wasm_bindgen_test(unsupported = test)]
fn a_branch_off_a_transcript_is_free_of_its_faults() {
    let mut player = player(&format!("{ONES}1 1 1\n6 6 1\n"), "nodes=1");
    assert!(player.solve(u32::MAX));
    let end = board(&mut *player, u32::MAX);
    assert_eq!((end.score.total, end.removals.len()), (0, 1), "an illegal game scores nothing");
    player.step(2, "1 2").unwrap();
    player.solve(u32::MAX);
    let end = board(&mut *player, u32::MAX);
    assert!(!end.scripted && end.score.total > 3 && end.removals.len() > 3);
    player.step(2, "0 0").unwrap();
    assert!(player.line().done);
    let end = board(&mut *player, u32::MAX);
    assert!(end.score.total == 1 && end.next.is_empty(), "a person may stop");
}

/// A reply is told where one is due, and a transcript has it.
#[wasm_bindgen_test(unsupported = test)]
fn a_told_reply_is_named_while_it_is_due() {
    let mut player = player(&format!("{ONES}1 1 4\n1 2 3\n0 0\n"), "nodes=1");
    player.solve(u32::MAX);
    let told = |ply: u32, player: &mut dyn DynSession| match player.explain(ply) {
        Some(Explanation::Solitaire(why)) => why.reply_scripted,
        other => panic!("{other:?}"),
    };
    assert_eq!([0, 1, 2, 3, 4].map(|ply| told(ply, &mut *player)), [false, true, false, true, false]);
}
