//! A change of a case changes that case alone, and never makes a bad text.

mod common;

use boardlab_core::{GAMES, Illegal};
use boardlab_tests::SCALE;
use boardlab_tests::random::Random;
use common::{game, inputs, parsed};
use wasm_bindgen_test::wasm_bindgen_test;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

const SAMPLE: &str = include_str!("../golden/janken/sample.in");

fn cell(random: &mut Random) -> String {
    format!("{}{}", (b'A' + random.below(9) as u8) as char, 1 + random.below(9))
}

fn change(random: &mut Random) -> String {
    let (at, to) = (cell(random), cell(random));
    match random.below(7) {
        0 => format!("terrain {at} {}", random.pick(&["F", "W", "H", "M", "U", "x"])),
        1 => format!("unit {at} {} {}", random.pick(&["1", "2", "3"]), random.pick(&["G", "M", "S"])),
        2 => format!("move {at} {to}"),
        3 => format!("remove {at}"),
        4 => format!("order {} {at} {to}", random.below(12)),
        5 => format!("drop {}", random.below(12)),
        _ => format!("{at} {to}"),
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_change_keeps_the_text_valid_and_every_other_case_as_it_is() {
    let random = &mut Random::new(9);
    let mut changed = 0;
    for (kind, text) in inputs(4 * SCALE as u64, 3).into_iter().filter(|(kind, _)| kind.name() == "janken") {
        let mut text = text;
        for _ in 0..20 {
            let document = parsed(kind, &text);
            let index = random.below(document.cases.len());
            let word = change(random);
            let Ok(next) = kind.edit(&text, document.cases[index], &word) else { continue };
            let Ok(after) = kind.parse(&next, boardlab_core::Limits::Relaxed) else { panic!("{word} spoils\n{next}") };
            assert_eq!(after.cases.len(), document.cases.len(), "{word}");
            let same = |case: usize| kind.print(&text, document.cases[case]) == kind.print(&next, after.cases[case]);
            assert!((0..after.cases.len()).all(|case| case == index || same(case)), "{word}");
            changed += usize::from(!same(index));
            if kind.parse(&next, boardlab_core::Limits::Statement).is_ok() {
                text = next;
            }
        }
    }
    assert!(changed > 20);
}

fn edited(word: &str) -> Result<String, Illegal> {
    let kind = game("janken");
    kind.edit(SAMPLE, parsed(kind, SAMPLE).cases[0], word)
}

#[wasm_bindgen_test(unsupported = test)]
fn changes_are_written_where_they_belong() {
    assert!(edited("terrain E9 M").unwrap().contains("W F H F F F F F M\n"));
    assert!(edited("unit B5 1 S").unwrap().contains("4 3\nG E5\nM D5\nS F4\nS B5\nG F8\n"));
    assert!(edited("remove D5").unwrap().contains("2 3\nG E5\nS F4\nG F8\n"));
    assert!(edited("move E5 E6").unwrap().contains("G E6\n"));
    assert!(edited("order 2 D5 D6").unwrap().ends_with("2\nE5 E9\nD5 D6\n"));
    assert!(edited("order 3 F4 F5").unwrap().ends_with("3\nE5 E9\nD5 F8\nF4 F5\n"));
    assert!(edited("drop 1").unwrap().ends_with("1\nD5 F8\n"));
}

#[wasm_bindgen_test(unsupported = test)]
fn what_would_spoil_the_text_is_refused() {
    assert_eq!(edited("terrain E5 U"), Err(Illegal::Occupied), "a unit under water");
    assert_eq!(edited("unit E5 1 G"), Err(Illegal::Occupied));
    assert_eq!(edited("unit A5 1 G"), Err(Illegal::Occupied), "water");
    assert_eq!(edited("move B5 B6"), Err(Illegal::NoSuchPiece));
    assert_eq!(edited("terrain A1 F"), Err(Illegal::OffBoard));
    assert_eq!(edited("terrain E5"), Err(Illegal::Unreadable));
    assert_eq!(edited("drop 3"), Err(Illegal::NoSuchPiece));
    for other in GAMES.iter().filter(|game| game.name() != "janken") {
        let text = other.generate(1, 1);
        assert_eq!(other.edit(&text, parsed(*other, &text).cases[0], "terrain E5 F"), Err(Illegal::Unreadable));
    }
}
