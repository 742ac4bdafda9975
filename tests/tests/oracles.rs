//! The core against the oracles and the misreadings without a slip, on random cases.

use crate::common::{Sample, answer, answer_with, game, kit, made};
use crate::mutants;
use boardlab_core::GAMES;
use boardlab_tests::oracle::janken::Reading;
use boardlab_tests::{SCALE, oracle};
use wasm_bindgen_test::wasm_bindgen_test;

fn sample(name: &str, seed: u64, cases: usize) -> Sample {
    let game = game(name);
    Sample { game, seed, text: (kit(game.id()).input)(seed, cases) }
}

#[wasm_bindgen_test(unsupported = test)]
fn robots_agree() {
    for seed in 0..50 * SCALE as u64 {
        sample("robots", seed, 4).hold(|input| {
            let answer = answer(game("robots"), input);
            assert_eq!(answer, oracle::robots::answer(input), "{input}");
            assert_eq!(answer, mutants::robots::answer(input, None), "{input}");
        });
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn janken_tactics_agrees_in_both_readings() {
    let (mut orders, mut read_apart) = (0, 0);
    for seed in 0..100 * SCALE as u64 {
        let [letter, cautious] = sample("janken", seed, 4).hold(|input| {
            let letter = answer(game("janken"), input);
            let cautious = answer_with(game("janken"), input, "reading=cautious");
            assert_eq!(letter, oracle::janken::answer(input, Reading::Letter), "{input}");
            assert_eq!(cautious, oracle::janken::answer(input, Reading::Cautious), "cautious: {input}");
            assert_eq!(letter, mutants::janken::answer(input, false, None), "{input}");
            assert_eq!(cautious, mutants::janken::answer(input, true, None), "cautious: {input}");
            [letter, cautious]
        });
        orders += letter.matches("Move #").count();
        read_apart += usize::from(letter != cautious);
    }
    assert!(orders > 2000 * SCALE && read_apart > 3 * SCALE, "{orders} orders, {read_apart} inputs read apart");
}

#[wasm_bindgen_test(unsupported = test)]
fn hyper_knights_agree() {
    for seed in 0..10 * SCALE as u64 {
        sample("knights", seed, 50).hold(|input| {
            assert_eq!(answer(game("knights"), input), oracle::knights::answer(input), "{input}");
        });
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn solitaire_chess_agrees() {
    let (mut faulty, mut ended) = (0, 0);
    for seed in 0..200 * SCALE as u64 {
        let answer = sample("solitaire", seed, 3).hold(|input| {
            let answer = answer(game("solitaire"), input);
            assert_eq!(answer, oracle::solitaire::answer(input, &answer), "{input}");
            answer
        });
        let ends = answer.matches("0 0\n").count();
        (faulty, ended) = (faulty + 3 - ends, ended + ends);
    }
    assert!(faulty > 50 * SCALE && ended > 200 * SCALE, "{faulty} games with a fault, {ended} that end");
}

#[wasm_bindgen_test(unsupported = test)]
fn pursuit_agrees_in_both_readings() {
    let (mut ended, mut read_apart) = (0, 0);
    for seed in 0..100 * SCALE as u64 {
        let [passing, blocked] = sample("pursuit", seed, 3).hold(|input| {
            let passing = answer(game("pursuit"), input);
            let blocked = answer_with(game("pursuit"), input, "reading=blocked catchers=chase fugitive=far");
            assert_eq!(passing, oracle::pursuit::answer(input, &passing, false), "{input}");
            assert_eq!(blocked, oracle::pursuit::answer(input, &blocked, true), "blocked: {input}");
            [passing, blocked]
        });
        ended += passing.matches(" : ").count();
        read_apart += usize::from(passing != blocked);
    }
    assert!(ended > 100 * SCALE && read_apart > 5 * SCALE, "{ended} rounds, {read_apart} inputs read apart");
}

#[wasm_bindgen_test(unsupported = test)]
fn generated_inputs_agree() {
    for &game in GAMES {
        for seed in 0..10 * SCALE as u64 {
            let sample = Sample { game, seed, text: made(game, seed, 3) };
            if !(kit(game.id()).is_brief)(seed, &sample.text) {
                continue;
            }
            sample.hold(|input| {
                let answer = answer(game, input);
                assert_eq!(answer, (kit(game.id()).oracle)(input, &answer), "{}: {input}", game.name());
            });
        }
    }
}

/// Within 30 moves, and 29 more for each teleport taken, a chase ends at the edge.
#[wasm_bindgen_test(unsupported = test)]
fn a_game_of_robots_ends_in_time() {
    for seed in 0..200 * SCALE as u64 {
        sample("robots", seed, 4).hold(|input| {
            for case in answer(game("robots"), input).split("Case ") {
                let teleports = case.matches("teleport to").count();
                let moves = case.lines().find_map(|line| line.split_once("game after making ")?.1.split(' ').next());
                let moves: usize = moves.map_or(0, |moves| moves.parse().unwrap());
                assert!(moves <= 30 + 29 * teleports, "Case {case}");
            }
        });
    }
}
