//! What a game makes of a case to simplify it.

use crate::common::{self, game, read};
use crate::minimise::{minimal, numbers};
use boardlab_core::contract::ShrinkCursor;
use boardlab_core::{DynInput, GAMES};
use boardlab_tests::SCALE;
use wasm_bindgen_test::wasm_bindgen_test;

/// How large a word is among those that may stand in its place.
fn rank(word: &str) -> u64 {
    const WORDS: [&str; 14] = ["F", "W", "H", "G", "M", "S", "U", "-", "-", "-", "torn", "lopare", "dam", "springare"];
    let cell = |bytes: &[u8]| u64::from(bytes[0] - b'A') * 9 + u64::from(bytes[1] - b'0');
    match (word.parse(), word.as_bytes()) {
        (Ok(number), _) => number,
        (_, &[b'A'..=b'I', b'1'..=b'9']) => cell(word.as_bytes()),
        _ => WORDS.iter().position(|&known| known == word).unwrap_or(0) as u64,
    }
}

/// Words, then what they say, then the order in which they say it: one of them falls with every change.
fn measure(case: &str) -> (usize, u64, Vec<u64>) {
    let ranks: Vec<u64> = case.split_ascii_whitespace().map(rank).collect();
    (ranks.len(), ranks.iter().sum(), ranks)
}

/// The case as it is printed, then after each of its simplifications.
fn simplifications(input: &dyn DynInput) -> impl Iterator<Item = String> {
    let mut cursor = ShrinkCursor::default();
    std::iter::from_fn(move || {
        let simpler = input.shrink(0, &mut cursor);
        cursor.skip();
        simpler
    })
}

#[wasm_bindgen_test(unsupported = test)]
fn every_change_makes_a_case_simpler_so_that_it_ends() {
    for &game in GAMES {
        for seed in 0..SCALE as u64 {
            let text = common::input(game.name(), seed, 1);
            let input = read(game, &text);
            let mut all = simplifications(&*input);
            let before = measure(&all.next().unwrap());
            for after in all {
                assert!(measure(&after) < before, "{}\n{text}\n---\n{after}", game.name());
            }
        }
    }
}

/// All simplifications of a text of one case; the first is the case itself.
fn simpler(name: &str, text: &str) -> Vec<String> {
    let input = read(game(name), text);
    let all = simplifications(&*input).skip(1);
    all.map(|case| case.trim().to_owned()).collect()
}

#[wasm_bindgen_test(unsupported = test)]
fn a_knight_goes_nearer_along_a_line_or_the_diagonal() {
    let all = simpler("knights", "1\n1\n6 9\n");
    let cells: Vec<(u64, u64)> = all.iter().map(|text| numbers(text)).map(|all| (all[1], all[2])).collect();
    assert!(cells.contains(&(0, 3)) && cells.contains(&(5, 8)), "{cells:?}");
    for (x, y) in cells {
        assert!(x + 3 == y && x < 6 || x == 6 && y < 9 || x < 6 && y == 9, "({x},{y})");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_turn_of_pursuit_is_lowered_and_pieces_keep_to_a_smaller_field() {
    let all = simpler("pursuit", "0\n0 5\n1 2\n9 4\n4 4\n1 4\n");
    for simpler in ["0\n0 5\n1 2\n9 3\n4 4\n1 4", "0\n0 3\n1 2\n9 4\n2 2\n1 2", "0\n0 5\n1 2\n9 4\n4 4\n1 0"] {
        assert!(all.iter().any(|text| text == simpler), "{simpler}\n{all:#?}");
    }
    // The placement stays one.
    let all = self::simpler("pursuit", "0\n0 5\n1 2\n9 0\n-1 -1\n-1 -1\n");
    assert!(!all.is_empty() && all.iter().all(|text| text.ends_with("0\n-1 -1\n-1 -1")), "{all:#?}");
}

#[wasm_bindgen_test(unsupported = test)]
fn a_terrain_becomes_a_plainer_one() {
    let map = |text: &str| text.lines().filter(|line| line.trim().len() > 7).collect::<String>();
    let rough = |text: &str| map(text).contains(['H', 'M']);
    let text = (0..99).map(|seed| common::input("janken", seed, 1)).find(|text| map(text).contains('M')).unwrap();
    // No hill is left by chance.
    let text = text.to_ascii_uppercase().replace("H ", "M ").replace("H\n", "M\n");
    let (small, _) = minimal(game("janken"), &text, &rough);
    assert_eq!((map(&small).matches('H').count(), map(&small).matches('M').count()), (1, 0), "{small}");
}

#[wasm_bindgen_test(unsupported = test)]
fn a_transcript_of_solitaire_is_cut_and_its_replies_are_plainer() {
    let board = "1 1 1 1 1 1\n".repeat(6);
    let all = simpler("solitaire", &format!("{board}1 1 4\n1 2 2\n0 0\n"));
    let expected = ["1 1 4\n1 2 2", "1 1 4\n0 0", "1 2 2\n0 0", "0 0", "1 1 3\n1 2 2\n0 0", "1 1 4\n1 2 1\n0 0"];
    for expected in expected {
        assert!(all.iter().any(|text| text == &format!("{board}{expected}")), "{expected}\n{all:#?}");
    }
    let all = simpler("solitaire", &format!("{board}4\n2\n3\n"));
    for expected in ["4\n2", "2\n3", "4\n3", "1\n2\n3", "4\n2\n1"] {
        assert!(all.iter().any(|text| text == &format!("{board}{expected}")), "{expected}\n{all:#?}");
    }
    assert!(simpler("solitaire", &format!("{board}0 0\n")).contains(&board.trim().to_owned()));
}
