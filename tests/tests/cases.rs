//! Cases picked from a text are the cases that they were.

use crate::common::{self, game, names, read, read_within};
use boardlab_core::GenParams;
use boardlab_core::{DynGame, Limits};
use boardlab_tests::SCALE;
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

fn printed(game: &dyn DynGame, text: &str) -> Vec<String> {
    common::printed(&*read_within(Limits::Relaxed, game, text, ""))
}

fn gathered(name: &str, text: &str, order: &[usize]) -> String {
    read(game(name), text).gather(order)
}

#[wasm_bindgen_test(unsupported = test)]
fn gathering_gives_the_cases_of_the_order() {
    let random = &mut Random::new(1);
    for (name, seed) in names().flat_map(|name| (0..20 * SCALE as u64).map(move |seed| (name, seed))) {
        let text = common::input(name, seed, 6);
        let cases = printed(game(name), &text);
        let all: Vec<usize> = (0..cases.len()).collect();
        assert_eq!(printed(game(name), &gathered(name, &text, &all)), cases, "{text}");
        let order: Vec<usize> = (0..1 + random.below(8)).map(|_| random.below(cases.len())).collect();
        let wanted: Vec<String> = order.iter().map(|&index| cases[index].clone()).collect();
        let made = gathered(name, &text, &order);
        assert_eq!(printed(game(name), &made), wanted, "{order:?}\n{text}\n---\n{made}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn what_was_gathered_is_gathered_the_same() {
    for name in names() {
        for seed in 0..5 * SCALE as u64 {
            let text = gathered(name, &common::input(name, seed, 4), &[3, 1, 2]);
            assert_eq!(gathered(name, &text, &[0, 1, 2]), text);
            let plain = game(name).generate(seed, GenParams::plain(3));
            assert_eq!(gathered(name, &plain, &[0, 1, 2]), plain);
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_case_keeps_its_bytes() {
    let robots = "01 0\t7\r\n 9   2 1 3 3 4 4\n5 5\n0 0 and more";
    assert_eq!(gathered("robots", robots, &[1, 0]), "2 1 3 3 4 4\n5 5\n01 0\t7\r\n 9\n0 0\n");
    let janken = include_str!("../golden/janken/sample.in");
    let twice = gathered("janken", janken, &[0, 0]);
    let case = janken.split_once('\n').unwrap().1;
    assert_eq!(twice, format!("2\n{case}{case}"));
    assert_eq!(gathered("knights", "2 1 2 3 1 4 5", &[1]), "1\n1 4 5\n");
}

#[wasm_bindgen_test(unsupported = test)]
fn a_case_that_would_go_on_the_one_before_is_laid_out_anew() {
    let files = "0 0 5 1 1 9 1 2 2 0 0 1 5 1 1 9 a b";
    let made = gathered("pursuit", files, &[1, 0]);
    assert_eq!(made, "1 5 1 1 9 a b\n0\n0 5\n1 1\n9 1\n2 2\n0 0\n");
}

#[wasm_bindgen_test(unsupported = test)]
fn no_case_is_an_input_where_there_is_one_without() {
    let none = |name: &str| gathered(name, &common::input(name, 1, 2), &[]);
    assert_eq!(["robots", "janken", "pursuit", "solitaire", "knights"].map(none), ["0 0\n", "0\n", "", "", "0\n"]);
    assert_eq!(gathered("knights", "1\n1\n3 4\n", &[7]), "0\n", "cases that there are not");
}
