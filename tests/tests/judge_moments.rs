//! Where a comparison stops: at the position that decides what is right, not behind the move that differs.

use crate::common::{game, read};
use boardlab_core::judge::Claim;
use boardlab_core::judge::{AlignedRow, Difference, RowKind, Verdict};
use wasm_bindgen_test::wasm_bindgen_test;

fn compared(name: &str, text: &str, output: &str) -> (Difference, Vec<AlignedRow>) {
    let mut comparer = read(game(name), text).comparer(output);
    let Verdict::Wrong { first } = comparer.finish().verdict else { panic!("{output} is right") };
    let rows = comparer.rows(0, usize::MAX);
    (first, rows)
}

/// The case, and the plies that the first difference describes and is decided at. Its row says the same.
fn moment(name: &str, text: &str, output: &str) -> (u32, u32, u32) {
    let (first, rows) = compared(name, text, output);
    let row = rows.iter().find(|row| !matches!(row.row.kind, RowKind::Same | RowKind::Blanks)).unwrap();
    assert_eq!(row.decided_at, first.decided_at, "{row:?}");
    (first.case, first.ply, first.decided_at)
}

const ROBOTS: &str = include_str!("../golden/robots/sample.in");
const ROBOTS_OUTPUT: &str = include_str!("../golden/robots/sample.out");

/// The right output of Robots' sample with one word of its third case replaced.
fn third(old: &str, new: &str) -> (u32, u32, u32) {
    let (head, tail) = ROBOTS_OUTPUT.split_once("Case 3:").unwrap();
    assert!(tail.contains(old), "{old}");
    moment("robots", ROBOTS, &format!("{head}Case 3:{}", tail.replacen(old, new, 1)))
}

#[wasm_bindgen_test(unsupported = test)]
fn a_move_is_decided_by_the_position_before_it() {
    assert_eq!(third("Move 58: teleport to (15,16)", "Move 58: teleport to (3,7)"), (3, 58, 57));
    assert_eq!(third("Final position: (1,29)", "Final position: (1,28)"), (3, 114, 113));
    assert_eq!(third("Lost", "Won"), (3, 114, 113));
}

#[wasm_bindgen_test(unsupported = test)]
fn where_one_output_ends_or_teleports_earlier_it_is_decided_there() {
    assert_eq!(third("after making 114", "after making 113"), (3, 114, 113));
    assert_eq!(third("after making 114", "after making 100"), (3, 114, 100));
    assert_eq!(third("after making 114", "after making 115"), (3, 114, 113));
    assert_eq!(third("Move 58:", "Move 50:"), (3, 58, 49));
    assert_eq!(third("Move 58:", "Move 60:"), (3, 58, 57));
    assert_eq!(third("Move 86: teleport to (3,7)\n", ""), (3, 86, 85));
    let ended = "Lost game after making 40 moves.\nFinal position: (1,29)\n";
    assert_eq!(third("Move 58:", &format!("{ended}Move 58:")), (3, 58, 40));
    // A number that is none tells nothing.
    assert_eq!(third("after making 114", "after making -3"), (3, 114, 113));
    assert_eq!(third("Move 58:", "Move 0:"), (3, 58, 57));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_count_or_a_winner_is_decided_by_the_position_that_it_follows_from() {
    assert_eq!(third("with debris: 1", "with debris: 2"), (3, 114, 114));
    assert_eq!(third("remaining: 1", "remaining: 0"), (3, 114, 114));
    let knights = "2\n2\n3 2\n1 1\n1\n0 0\n";
    assert_eq!(moment("knights", knights, "Case 1: Bob\nCase 2: Bob\n"), (1, 0, 0));
    assert_eq!(moment("knights", knights, "Case 1: Alice\nCase 2: Alice\n"), (2, 0, 0));
}

#[wasm_bindgen_test(unsupported = test)]
fn an_order_is_decided_by_the_position_before_it() {
    let (input, output) = (include_str!("../golden/janken/sample.in"), include_str!("../golden/janken/sample.out"));
    let wrong =
        output.replacen("Move #2 (D5 -> F8): Unsuccessful", "Move #2 (D5 -> F8): Successful (1 points left)", 1);
    assert_ne!(wrong, output);
    assert_eq!(moment("janken", input, &wrong), (1, 2, 1));
}

#[wasm_bindgen_test(unsupported = test)]
fn lines_that_agree_keep_their_ply() {
    let (_, rows) = compared("robots", ROBOTS, &ROBOTS_OUTPUT.replacen("debris: 1", "debris: 2", 1));
    let described = |text: &str| {
        let of = |row: &&AlignedRow| {
            row.row.kind == RowKind::Same && row.expected_text.iter().flatten().any(|part| part.text == text)
        };
        rows.iter().find(of).map(|row| (row.ply, row.decided_at))
    };
    assert_eq!(described("Move 58: teleport to (15,16)"), Some((58, 57)));
    assert_eq!(described("Final position: (14,16)"), Some((5, 4)));
    assert_eq!(described("Case 3:"), Some((0, 0)));
}

/// Whether the game of the output is known to have come to the position that decides, and what the line says of that
/// game.
fn reached(name: &str, text: &str, output: &str) -> (bool, Option<Claim>) {
    let (first, _) = compared(name, text, output);
    (first.reached, first.claim)
}

#[wasm_bindgen_test(unsupported = test)]
fn an_output_that_does_not_tell_its_moves_is_not_said_to_have_come_to_a_position() {
    let changed = |old: &str, new: &str| {
        assert!(ROBOTS_OUTPUT.contains(old), "{old}");
        reached("robots", ROBOTS, &ROBOTS_OUTPUT.replacen(old, new, 1))
    };
    let teleport = changed("Move 58: teleport to (15,16)", "Move 60: teleport to (15,16)");
    assert_eq!(teleport, (false, Some(Claim::Move { number: 60 })));
    assert_eq!(changed("after making 114", "after making 100"), (false, Some(Claim::End { moves: 100 })));
    assert_eq!(changed("debris: 1", "debris: 2"), (false, None));
    assert_eq!(changed("\nMove 30: teleport to (16,15)", ""), (false, Some(Claim::Move { number: 58 })));
    // Both games begin alike.
    assert_eq!(changed("after making 5", "after making 0"), (true, Some(Claim::End { moves: 0 })));
    // Nothing of the line is there.
    let cut = ROBOTS_OUTPUT.split_once("Lost game after making 114").unwrap().0;
    assert_eq!(reached("robots", ROBOTS, cut), (false, None));
}

#[wasm_bindgen_test(unsupported = test)]
fn an_output_whose_moves_are_known_has_come_to_the_position() {
    let judged = [
        (
            "janken",
            include_str!("../golden/janken/sample.in"),
            "Game #1\nMove #1 (E5 -> E9): Successful (5 points left)\n",
        ),
        ("knights", "1\n1\n0 0\n", "Case 1: Alice\n"),
        ("pursuit", include_str!("../golden/judged/pursuit.in"), include_str!("../golden/judged/pursuit.out")),
        ("solitaire", include_str!("../golden/judged/solitaire.in"), include_str!("../golden/judged/solitaire.out")),
    ];
    for (name, text, output) in judged {
        assert_eq!(reached(name, text, output), (true, None), "{name}");
    }
}
