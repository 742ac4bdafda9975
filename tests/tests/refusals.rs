//! Moves that are refused whatever the board, each with its reason.

use boardlab_core::games::solitaire::{Alphabet, Case, Fault, Move, Solitaire};
use boardlab_core::{Game, IllegalMove};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test(unsupported = test)]
fn a_removal_off_the_board_or_too_late_is_refused() {
    let case = Case::of_seed(1, Alphabet::ALL, 1);
    let mut at = Solitaire::start(&case);
    assert_eq!(Solitaire::play(&case, &mut at, &Move::Remove(36)), Err(IllegalMove::OffBoard));
    assert_eq!(Solitaire::play(&case, &mut at, &Move::Fault(Fault::NoEnd)), Err(IllegalMove::NoFault));
    assert_eq!(Solitaire::play(&case, &mut at, &Move::Reply(None)), Err(IllegalMove::NotNow));
    assert_eq!(Solitaire::play(&case, &mut at, &Move::Stop), Ok(()));
    for late in [Move::Remove(0), Move::Stop, Move::Reply(None), Move::Fault(Fault::NoEnd)] {
        assert_eq!(Solitaire::play(&case, &mut at, &late), Err(IllegalMove::Over), "{late}");
    }
}
