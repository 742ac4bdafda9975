//! What fails is made small: it still fails, nothing simpler does, and it comes to an end.

use std::cell::Cell;

use crate::common::{self, answer, game, parsed, read};
use crate::mutants;
use boardlab_core::{DynGame, DynInput, Limits};
use boardlab_tests::SCALE;
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

/// What a minimiser comes to, and how many steps it took.
pub(crate) fn minimal(game: &dyn DynGame, text: &str, fails: &dyn Fn(&str) -> bool) -> (String, usize) {
    let mut minimiser = read(game, text).minimiser();
    while let Some(candidate) = minimiser.next() {
        parsed(game, &candidate);
        assert_eq!(minimiser.next().as_ref(), Some(&candidate), "the same until a result is reported");
        minimiser.report(fails(&candidate));
    }
    assert_eq!(minimiser.next(), None);
    (minimiser.best().to_owned(), minimiser.steps())
}

/// Fails like the predicate, while no change that simplifies it does.
fn assert_minimal(game: &dyn DynGame, text: &str, fails: &dyn Fn(&str) -> bool) {
    assert!(fails(text), "{text}");
    let (again, steps) = minimal(game, text, fails);
    assert_eq!(again, text, "after {steps} more");
}

pub(crate) fn numbers(text: &str) -> Vec<u64> {
    let words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    words.filter_map(|word| word.parse().ok()).collect()
}

/// The robots and the teleports of a case.
type Cells = Vec<(u64, u64)>;

fn robots_cases(text: &str) -> Vec<(Cells, Cells)> {
    let mut numbers = numbers(text).into_iter();
    let mut cases = Vec::new();
    while let (Some(robots @ 1..), Some(teleports)) = (numbers.next(), numbers.next()) {
        let mut cells = |count| (0..count).map(|_| (numbers.next().unwrap(), numbers.next().unwrap())).collect();
        cases.push((cells(robots), cells(teleports)));
    }
    cases
}

#[wasm_bindgen_test(unsupported = test)]
fn what_was_planted_is_all_that_is_left() {
    let row_and_column = |text: &str| {
        robots_cases(text).iter().any(|(robots, teleports)| {
            robots.iter().any(|&(row, _)| row == 7) && teleports.iter().any(|&(_, column)| column == 3)
        })
    };
    let mut planted = 0;
    for seed in 0..20 * SCALE as u64 {
        let text = common::input("robots", seed, 5);
        if row_and_column(&text) {
            planted += 1;
            assert_eq!(minimal(game("robots"), &text, &row_and_column).0, "1 1\n7 1\n1 3\n0 0\n", "{text}");
        }
    }
    assert!(planted > SCALE);
}

#[wasm_bindgen_test(unsupported = test)]
fn every_game_comes_down_to_what_was_planted() {
    type Fails = fn(&str) -> bool;
    let planted: [(&str, Fails, &str); 5] = [
        ("knights", |text| numbers(text).last() == Some(&499), "1\n1\n0 499\n"),
        ("knights", |text| numbers(text).len() > 7, "1\n3\n0 0\n0 0\n0 0\n"),
        ("janken", |text| answer(game("janken"), text).contains("(0 points left)"), ""),
        ("pursuit", |text| text.contains('!'), ""),
        ("solitaire", |text| text.matches("dam").count() > 3, ""),
    ];
    for (name, fails, least) in planted {
        let mut texts = (0..200).map(|seed| common::input(name, seed, 3));
        let text = texts.find(|text| fails(text)).expect("one of them fails");
        let (small, _) = minimal(game(name), &text, &fails);
        assert!(least.is_empty() || small == least, "{small}");
        assert!(small.split_ascii_whitespace().count() < 100, "{small}");
        assert_minimal(game(name), &small, &fails);
    }
}

/// What fails on every input comes down to the simplest one there is.
#[wasm_bindgen_test(unsupported = test)]
fn every_game_comes_down_to_its_simplest_input() {
    let plains = "    F F F F F\n   F F F F F F\n  F F F F F F F\n F F F F F F F F\nF F F F F F F F F\n F F F F F F F F\n  F F F F F F F\n   F F F F F F\n    F F F F F\n";
    let janken = format!("1\n{plains}1 1\nG A5\nG A6\n1\nA5 A5\n");
    let solitaire = "1 1 1 1 1 1\n".repeat(6);
    for (name, simplest) in
        [("robots", "1 0\n1 1\n0 0\n"), ("janken", &janken), ("solitaire", &solitaire), ("knights", "1\n1\n0 0\n")]
    {
        for seed in 0..SCALE as u64 {
            let text = common::input(name, seed, 3);
            assert_eq!(minimal(game(name), &text, &|_| true).0, simplest, "{text}");
        }
    }
    // Neither unit can be lowered to the other's cell.
    let exchanged = janken.replace("G A5\nG A6", "G A6\nG A5");
    assert_eq!(minimal(game("janken"), &exchanged, &|_| true).0, janken);
    // A turn stays the turn of its side, and a match a match.
    for (seed, simplest) in [
        "1\n0 3\n1 1\n2 1\n0 0\n1 0\n",
        "0\n3\n1\n1\n1\nr-1\nr0py\n",
        "1\n0 3\n1 1\n1 0\n-1 -1\n0 0\n",
        "0\n0 3\n1 1\n1 0\n-1 -1\n-1 -1\n",
    ]
    .into_iter()
    .enumerate()
    {
        let text = common::input("pursuit", seed as u64, 3);
        assert_eq!(minimal(game("pursuit"), &text, &|_| true).0, simplest, "{text}");
    }
}

/// Random inputs of one game that fail, and what fails them.
fn failing<S: Copy + std::fmt::Debug>(
    name: &str,
    mutations: impl Iterator<Item = S>,
    differs: &dyn Fn(&str, S) -> bool,
) -> (usize, usize) {
    let game = game(name);
    let (mut found, mut all) = (0, 0);
    for mutation in mutations {
        all += 1;
        let fails = |text: &str| differs(text, mutation);
        let mut texts = (0..60).map(|seed| common::input(name, seed, 3));
        let Some(text) = texts.find(|text| fails(text)) else { continue };
        found += 1;
        let (small, steps) = minimal(game, &text, &fails);
        assert_minimal(game, &small, &fails);
        assert!(small.len() <= text.len() && steps > 0, "{mutation:?}");
        assert_nothing_goes(game, &small, &fails);
    }
    (found, all)
}

/// Asked in another way: no piece can be taken off by an edit, and no case left out.
fn assert_nothing_goes(game: &dyn DynGame, text: &str, fails: &dyn Fn(&str) -> bool) {
    let input = read(game, text);
    for left_out in 0..input.cases().len() {
        let kept: Vec<usize> = (0..input.cases().len()).filter(|&case| case != left_out).collect();
        assert!(kept.is_empty() || !fails(&input.gather(&kept)), "case {left_out} of\n{text}");
    }
    for (case, word) in removals(game.name(), &*input) {
        let without = input.edit(case, &word).unwrap();
        assert!(without.is_err() || !fails(&without.clone().unwrap()), "{word}\n{text}");
    }
}

/// The words that take a piece off a case.
fn removals(name: &str, input: &dyn DynInput) -> Vec<(usize, String)> {
    let mut words = Vec::new();
    for (case, span) in input.cases().iter().enumerate() {
        words.extend((1..=20).map(|number| (case, format!("drop {number}"))));
        let lines = span.of(input.text()).lines().filter(|line| line.split(' ').count() == 2);
        let cells = lines.map(|line| if name == "janken" { line.split(' ').next_back().unwrap() } else { line });
        words.extend(cells.map(|cell| (case, format!("remove {cell}"))));
    }
    words
}

#[wasm_bindgen_test(unsupported = test)]
fn every_misreading_of_robots_is_minimised() {
    let mutations = mutants::robots::CAUGHT_BY.iter().map(|&(mutation, _)| mutation);
    let differs =
        |text: &str, mutation| mutants::robots::answer(text, Some(mutation)) != mutants::robots::answer(text, None);
    let (found, all) = failing("robots", mutations, &differs);
    assert!(found > all * 2 / 3, "{found} of {all}");
}

#[wasm_bindgen_test(unsupported = test)]
fn every_misreading_of_janken_is_minimised() {
    let mutations = mutants::janken::CAUGHT_BY.iter().map(|&(mutation, _)| mutation);
    let differs = |text: &str, mutation| {
        mutants::janken::answer(text, false, Some(mutation)) != mutants::janken::answer(text, false, None)
    };
    let (found, all) = failing("janken", mutations, &differs);
    assert!(found > all * 2 / 3, "{found} of {all}");
}

#[wasm_bindgen_test(unsupported = test)]
fn every_misreading_of_solitaire_is_minimised() {
    let mutations = mutants::solitaire::CAUGHT_BY.iter().map(|&(mutation, _)| mutation);
    let judged = |text: &str, mutation| mutants::solitaire::judged(text, mutation);
    let (found, all) =
        failing("solitaire", mutations, &|text, mutation| judged(text, Some(mutation)) != judged(text, None));
    assert!(found > all / 2, "{found} of {all}");
}

#[wasm_bindgen_test(unsupported = test)]
fn every_misreading_of_pursuit_is_minimised() {
    let mutations = mutants::pursuit::CAUGHT_BY.iter().map(|&(mutation, _)| mutation);
    let judged = |text: &str, mutation| mutants::pursuit::judged(text, "", false, mutation).1;
    let (found, all) =
        failing("pursuit", mutations, &|text, mutation| judged(text, Some(mutation)) != judged(text, None));
    assert!(found > all / 2, "{found} of {all}");
}

#[wasm_bindgen_test(unsupported = test)]
fn it_goes_the_same_way_every_time_and_never_twice() {
    let text = common::input("robots", 5, 6);
    let tried = |seed: u64| {
        let mut minimiser = read(game("robots"), &text).minimiser();
        let random = &mut Random::new(seed);
        let mut tried = Vec::new();
        while let Some(candidate) = minimiser.next() {
            tried.push(candidate);
            minimiser.report(random.percent(5));
        }
        assert_eq!(minimiser.steps(), tried.len());
        tried
    };
    for seed in 0..3 {
        let mut all = tried(seed);
        assert_eq!(all, tried(seed));
        all.sort_unstable();
        assert!(all.is_sorted_by(|one, other| one < other), "one was tried twice");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn only_a_valid_input_can_be_minimised() {
    let robots = game("robots");
    assert!(robots.read("1 0\n15 15\n0 0\n".into(), Limits::Statement, &[]).is_err());
    let mut one = read(robots, "1 0\n1 1\n0 0\n").minimiser();
    assert_eq!((one.next(), one.best(), one.case()), (None, "1 0\n1 1\n0 0\n", (Some(0), 1)));
}

/// A random input that fails a law, where a panic can be caught.
#[cfg(not(target_arch = "wasm32"))]
mod failing_laws {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use crate::common::{Sample, hold_bytes};

    /// What a test fails with.
    fn failure(test: impl FnOnce()) -> String {
        let said = catch_unwind(AssertUnwindSafe(test)).expect_err("the law fails");
        *said.downcast().expect("a message")
    }

    #[test]
    fn the_smallest_input_is_printed_with_its_seed_and_how_to_run_it() {
        let sample = Sample { game: game("robots"), seed: 3, text: common::input("robots", 3, 5) };
        let few = |text: &str| robots_cases(text).iter().all(|(robots, _)| robots.len() < 2);
        let said = failure(|| sample.hold(|text| assert!(few(text), "two robots")));
        assert!(said.contains("\ntwo robots\n") && said.contains("tests/tests/minimise.rs:"), "{said}");
        assert!(said.contains("made from seed 3:\n\n2 0\n1 1\n1 2\n0 0\n"), "{said}");
        let test = "minimise::failing_laws::the_smallest_input_is_printed_with_its_seed_and_how_to_run_it";
        assert!(said.contains(&format!("cargo test --workspace --test all {test} -- --exact\n")), "{said}");
    }

    #[test]
    fn of_a_damaged_text_pieces_are_left_out() {
        let sample = Sample { game: game("robots"), seed: 7, text: "1 0\nж 17\n0 \u{a0}0 17\n".to_owned() };
        let said = failure(|| {
            sample.hold_damaged(|text| {
                let failing = text.contains('ж') && text.contains('\u{a0}');
                assert!(!failing);
            });
        });
        assert!(said.contains("made from seed 7:\n\nж\\u{A0}\\\n"), "{said}");
    }

    #[test]
    fn of_bytes_any_are_left_out() {
        let said = failure(|| hold_bytes(1, b"1 0\n\xff17\n0 0\n", |bytes| assert!(!bytes.contains(&0xff))));
        assert!(said.contains("made from seed 1:\n\n\\xFF\\\n"), "{said}");
    }

    #[test]
    fn a_law_that_holds_gives_what_it_finds() {
        let sample = Sample { game: game("knights"), seed: 1, text: common::input("knights", 1, 3) };
        assert_eq!(sample.hold(str::len), sample.text.len());
        assert_eq!(hold_bytes(1, b"123", <[u8]>::len), 3);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_size_of_an_input_is_counted_in_what_its_game_has() {
    let size = |name: &str, text: &str| {
        let mut minimiser = read(game(name), text).minimiser();
        minimiser.now().size.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(size("robots", "1 0\n15 17\n0 0\n"), "1 robot");
    assert_eq!(size("robots", "2 1\n15 17\n7 9\n2 2\n1 2\n3 3\n4 4\n5 5\n0 0\n"), "2 cases, 3 robots, 3 teleports");
    assert_eq!(size("robots", "0 0\n"), "0 cases");
    let rows = (0..9).map(|row: usize| "F ".repeat(9 - row.abs_diff(4)).trim().to_owned() + "\n").collect::<String>();
    assert_eq!(size("janken", &format!("1\n{rows}1 1\nG E1\nS A5\n1\nE1 E2\n")), "2 units, 1 move");
    assert_eq!(size("pursuit", "0\n5\n2\n1\n9\na\nb\n"), "2 catchers, 25 cells");
    assert_eq!(size("pursuit", "0\n5\n2\n1\n9\na\nb\n1 1 4 4\n1 2\n0 1 0 0\n"), "2 catchers, 25 cells, 3 moves");
    let board = "1 1 1 1 1 dam\n".repeat(6);
    assert_eq!(size("solitaire", &board), "2 piece types");
    let transcript = format!("{board}1 1 4\n1 2\n0 0\n");
    assert_eq!(size("solitaire", &transcript), "2 piece types, 2 removals, 1 reply");
    assert_eq!(size("solitaire", &format!("{board}4\n2\n3\n")), "2 piece types, 3 replies");
    assert_eq!(size("knights", "2\n1\n0 1\n2\n0 0\n3 4\n"), "2 cases, 3 knights");
}

#[wasm_bindgen_test(unsupported = test)]
fn the_size_is_that_of_the_smallest_input_that_failed() {
    let mut minimiser = read(game("knights"), "1\n3\n0 1\n0 0\n2 2\n").minimiser();
    let mut counts = vec![minimiser.size()[0].count];
    while let Some(candidate) = minimiser.next() {
        minimiser.report(numbers(&candidate)[1] > 1);
        counts.push(minimiser.size()[0].count);
    }
    counts.dedup();
    assert_eq!(counts, [3, 2]);
}

#[wasm_bindgen_test(unsupported = test)]
fn it_tells_which_case_it_simplifies() {
    let mut minimiser = read(game("knights"), "2\n1\n0 1\n1\n0 0\n").minimiser();
    minimiser.next().unwrap();
    assert_eq!(minimiser.case(), (None, 2));
    while minimiser.case().0.is_none() {
        minimiser.next().unwrap();
        minimiser.report(false);
    }
    assert_eq!(minimiser.case(), (Some(0), 2));
}

/// An input of as many knights, each on a cell of its own, that fails where the predicate holds of the knights that are
/// left: how many inputs are tried until so few are left, and what it comes to.
fn halved(knights: u64, few: usize, fails: impl Fn(&[(u64, u64)]) -> bool) -> (usize, String) {
    let cells: String = (0..knights).map(|nth| format!("{} {}\n", nth / 50, nth % 50)).collect();
    let text = format!("1\n{knights}\n{cells}");
    let until = Cell::new(0);
    let tried = Cell::new(0);
    let fails = |text: &str| {
        let left: Vec<_> = numbers(text)[2..].chunks(2).map(|cell| (cell[0], cell[1])).collect();
        tried.set(tried.get() + 1);
        if fails(&left) && left.len() <= few && until.get() == 0 {
            until.set(tried.get());
        }
        fails(&left)
    };
    let (small, _) = minimal(game("knights"), &text, &fails);
    assert_minimal(game("knights"), &small, &fails);
    (until.get(), small)
}

#[wasm_bindgen_test(unsupported = test)]
fn what_is_not_needed_goes_by_halves_to_the_end() {
    let (tried, small) = halved(1000, 1, |left| left.contains(&(14, 0)));
    assert!(small == "1\n1\n14 0\n" && tried <= 2 + 2 * 10, "{tried}: {small}");
    let (tried, small) = halved(1000, 2, |left| left.contains(&(3, 33)) && left.contains(&(14, 0)));
    assert!(small == "1\n2\n3 33\n14 0\n" && tried <= 2 + 4 * 10, "{tried}: {small}");
    // A round of single knights that are needed all the same is the end of it.
    let (tried, small) = halved(1000, 300, |left| left.len() >= 300);
    assert!(small == format!("1\n300\n{}", "0 0\n".repeat(300)) && tried <= 1000 / 4, "{tried}");
}

/// Every second one goes, one at a time: a success does not begin the single knights, or the large cuts before them,
/// again.
#[wasm_bindgen_test(unsupported = test)]
fn a_success_goes_on_where_it_was() {
    let odd = |left: &[(u64, u64)]| left.iter().filter(|cell| cell.1 % 2 == 1).count() == 128;
    let (tried, small) = halved(256, 128, odd);
    assert!(numbers(&small)[1] == 128 && tried < 4 * 256, "{tried}");
}

#[wasm_bindgen_test(unsupported = test)]
fn cases_go_by_halves_to_the_end() {
    let cases: String = (0..200).map(|nth| format!("1\n{} {}\n", nth / 50, nth % 50)).collect();
    let mut minimiser = read(game("knights"), &format!("200\n{cases}")).minimiser();
    while minimiser.case().1 > 1 {
        let candidate = minimiser.next().unwrap();
        minimiser.report(candidate.contains("\n2 37\n"));
    }
    assert!(minimiser.steps() <= 3 + 2 * 8, "{}", minimiser.steps());
}
