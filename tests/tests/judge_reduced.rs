//! An output is made smaller with its input: the lines of its first wrong case, numbered as those of the only one.

use crate::common::{Sample, answer, game, input, inputs, parsed, read};
use boardlab_core::DynGame;
use boardlab_core::judge::{Difference, Verdict};
use boardlab_tests::SCALE;
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

const SEEDS: u64 = 4 * SCALE as u64;

/// The first difference of an output, with the input of its case and the output of that alone.
fn reduced(game: &dyn DynGame, text: &str, output: &str) -> Option<(Difference, String, Option<String>)> {
    let input = read(game, text);
    let mut comparer = input.clone().comparer(output);
    let Verdict::Wrong { first } = comparer.finish().verdict else { return None };
    let alone = input.gather(&[first.case as usize - 1]);
    let part = comparer.reduced(&*read(game, &alone));
    Some((first, alone, part))
}

fn part(name: &str, text: &str, output: &str) -> Option<String> {
    reduced(game(name), text, output).unwrap().2
}

/// One word of a random line is another one.
fn with_another_word(random: &mut Random, output: &str) -> String {
    let mut lines: Vec<String> = output.lines().map(str::to_owned).collect();
    let words: Vec<usize> = (0..lines.len()).filter(|&line| lines[line].contains(' ')).collect();
    let at = *random.pick(&words);
    let mut line: Vec<&str> = lines[at].split(' ').collect();
    let word = random.below(line.len());
    line[word] = random.pick::<&str>(&["0", "3", "x", "Bob", "dam", "Lost", "(1,1)"]);
    lines[at] = line.join(" ");
    lines.join("\n") + "\n"
}

#[wasm_bindgen_test(unsupported = test)]
fn the_case_alone_is_wrong_in_the_same_way() {
    let random = &mut Random::new(1);
    let (mut seen, mut told) = (0, 0);
    for Sample { game, text, .. } in inputs(SEEDS, 4) {
        let output = with_another_word(random, &answer(game, &text));
        let Some((first, alone, part)) = reduced(game, &text, &output) else { continue };
        seen += 1;
        let Some(part) = part else { continue };
        told += 1;
        let (again, same, whole) = reduced(game, &alone, &part).unwrap();
        let known = |first: &Difference| (first.token, first.ply, first.decided_at, first.refusal, first.form);
        assert_eq!((again.case, known(&again)), (1, known(&first)), "{part}of\n{output}");
        assert_eq!((parsed(game, &same).cases().len(), whole.as_deref()), (1, Some(&*part)), "{text}");
    }
    assert!(told > seen * 8 / 10, "{told} of {seen}");
}

#[wasm_bindgen_test(unsupported = test)]
fn a_wrong_answer_is_always_told_from_the_other_cases_where_cases_are_numbered() {
    let random = &mut Random::new(2);
    for seed in 0..SEEDS {
        for (name, word, other) in
            [("robots", "Won", "Lost"), ("janken", "Successful", "Unsuccessful"), ("knights", "Bob", "Alice")]
        {
            let text = input(name, seed, 4);
            let output = answer(game(name), &text);
            let all: Vec<usize> = output.match_indices(word).map(|found| found.0).collect();
            if all.is_empty() {
                continue;
            }
            let at = *random.pick(&all);
            let wrong = format!("{}{other}{}", &output[..at], &output[at + word.len()..]);
            let (_, alone, part) = reduced(game(name), &text, &wrong).unwrap();
            let right = answer(game(name), &alone);
            let part = part.unwrap_or_else(|| panic!("{text}\n{wrong}"));
            assert_eq!(part.lines().count(), right.lines().count(), "{part}{right}");
            assert_eq!(part.lines().next().unwrap().split(' ').nth(1), right.lines().next().unwrap().split(' ').nth(1));
        }
    }
}

const THREE: &str = "3\n1\n1 0\n2\n2 5\n3 5\n1\n1 0\n";

#[wasm_bindgen_test(unsupported = test)]
fn a_case_is_numbered_anew_as_it_is_printed() {
    let part = |output| part("knights", THREE, output);
    assert_eq!(part("Case 1: Bob\nCase 2: Bob\nCase 3: Bob\n").as_deref(), Some("Case 1: Bob\n"));
    assert_eq!(part("Case 1: Bob\n\n  Case  2 :Alice\nCase 3: Bob\n").as_deref(), Some("  Case  1 :Alice\n"));
    assert_eq!(part("Case 1: Bob\nCase #2: Alice\nCase #3: Bob\n").as_deref(), Some("Case #1: Alice\n"));
    assert_eq!(part("Case 1: Bob\nCase 2: Alice 2\nCase 3: Bob\n").as_deref(), Some("Case 1: Alice 2\n"));
}

/// What is missing of a case cannot be cut out, and neither can what is no output.
#[wasm_bindgen_test(unsupported = test)]
fn what_is_not_there_is_not_reduced() {
    let part = |output| part("knights", THREE, output);
    assert_eq!(part("Case 1: Bob\nCase 3: Bob\n"), None);
    assert_eq!(part("Case 1: Bob\n"), None);
    assert_eq!(part(""), None);
    assert_eq!(part(THREE), None);
}
