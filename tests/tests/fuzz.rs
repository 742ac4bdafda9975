//! What the fuzzer does with made-up bytes, done with the inputs of the golden files.

use boardlab_tests::golden::{Golden, JANKEN, KNIGHTS, PURSUIT, REFUSED, ROBOTS, SOLITAIRE, TOLERATED};
use wasm_bindgen_test::wasm_bindgen_test;

// In its own crate it is public.
#[expect(unreachable_pub)]
#[path = "../../fuzz/src/lib.rs"]
mod targets;

#[wasm_bindgen_test(unsupported = test)]
fn the_fuzzer_finds_nothing_in_any_input_that_is_known() {
    let tolerated = TOLERATED.iter().map(|tolerated| &tolerated.golden);
    let valid: Vec<&Golden> =
        [ROBOTS, JANKEN, PURSUIT, SOLITAIRE, KNIGHTS].into_iter().flatten().chain(tolerated).collect();
    let valid = valid.iter().map(|golden| (golden.game, golden.input.as_bytes()));
    let refused = REFUSED.iter().map(|refused| (refused.game, &refused.input[..]));
    for (game, input) in valid.chain(refused) {
        targets::feed(game, input);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_judge_of_solitaire_agrees_with_its_parser() {
    SOLITAIRE.iter().for_each(|golden| targets::judge(golden.input.as_bytes()));
}

/// Legal words of the catchers and of the fugitive, then what the rules forbid.
#[wasm_bindgen_test(unsupported = test)]
fn what_robots_write_is_replayed() {
    targets::replay(b"1 1 3 3\xFF4 4\xFF1 2 3 4\xFF4 4\xFFnothing");
}
