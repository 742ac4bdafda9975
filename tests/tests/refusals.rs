//! Moves that are refused whatever the board, each with its reason, and the keys of what the games declare.

use std::collections::BTreeSet;

use boardlab_core::CommonRefusal;
use boardlab_core::games::solitaire::{Alphabet, Case, Fault, Move, Solitaire};
use boardlab_core::games::{pursuit, robots, solitaire};
use boardlab_core::text::Field;
use boardlab_core::{GAMES, Game};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test(unsupported = test)]
fn a_removal_off_the_board_or_too_late_is_refused() {
    let case = Case::of_seed(1, Alphabet::ALL, 1);
    let mut state = Solitaire::start(&case);
    assert_eq!(Solitaire::play(&case, &mut state, &Move::Remove(36)), Err(CommonRefusal::OffBoard.into()));
    assert_eq!(Solitaire::play(&case, &mut state, &Move::Fault(Fault::NoEnd)), Err(solitaire::Refusal::NoFault));
    assert_eq!(Solitaire::play(&case, &mut state, &Move::Reply(None)), Err(CommonRefusal::NotNow.into()));
    assert_eq!(Solitaire::play(&case, &mut state, &Move::Stop), Ok(()));
    for late in [Move::Remove(0), Move::Stop, Move::Reply(None), Move::Fault(Fault::NoEnd)] {
        assert_eq!(Solitaire::play(&case, &mut state, &late), Err(CommonRefusal::Over.into()), "{late}");
    }
}

fn assert_distinct(keys: impl Iterator<Item = &'static str>) {
    let mut seen = BTreeSet::new();
    keys.for_each(|key| assert!(seen.insert(key), "`{key}` is declared twice"));
}

#[wasm_bindgen_test(unsupported = test)]
fn no_two_fields_and_no_two_refusals_have_one_key() {
    let fields = GAMES.iter().flat_map(|game| game.words().fields);
    assert_distinct(fields.chain([&Field::CASE_COUNT]).map(|field| field.key()));
    let refusals = [CommonRefusal::KEYS, robots::Refusal::KEYS, pursuit::Refusal::KEYS, solitaire::Refusal::KEYS];
    assert_distinct(refusals.into_iter().flatten().copied());
}
