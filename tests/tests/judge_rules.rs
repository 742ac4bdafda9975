//! What the judge of outputs says where many are right: the place that is wrong, the rule against it, and what a right
//! output is worth.

use crate::common::{game, params, parsed};
use boardlab_core::IllegalMove;
use boardlab_core::games::{pursuit, solitaire};
use boardlab_core::judge::{Comparer, Comparison, Difference, Verdict};
use boardlab_core::workbench;
use wasm_bindgen_test::wasm_bindgen_test;

fn compared(name: &str, text: &str, output: &str) -> (Comparison, String) {
    let game = game(name);
    let mut comparer = Comparer::new(workbench(name).unwrap(), text, parsed(game, text), params(game), output);
    (comparer.finish(), comparer.right().to_owned())
}

/// The points of a right output.
fn points(name: &str, text: &str, output: &str) -> Vec<u32> {
    let (comparison, _) = compared(name, text, output);
    assert!(matches!(comparison.verdict, Verdict::Accepted | Verdict::Blanks), "{output} {comparison:?}");
    comparison.points.into_iter().flat_map(|worth| worth.points).collect()
}

/// Where an output first differs from what the rules allow.
fn first(name: &str, text: &str, output: &str) -> Difference {
    match compared(name, text, output).0.verdict {
        Verdict::Wrong { first } => first,
        verdict => panic!("{output} is {verdict:?}"),
    }
}

/// Where an output goes wrong, line and token, the rule against it, and the right output up to there.
type Told = ((u32, u32), Option<IllegalMove>, String);

fn told(name: &str, text: &str, output: &str) -> Told {
    let (comparison, right) = compared(name, text, output);
    let Verdict::Wrong { first } = comparison.verdict else { panic!("{output} is right") };
    assert_eq!(comparison.points, [], "{output}");
    ((first.line, first.token), first.why, right)
}

/// A match of two catchers of one step, on a square of 4, over 6 turns.
const MATCH: &str = "0\n4\n2\n1\n6\nours\ntheirs\n";

#[wasm_bindgen_test(unsupported = test)]
fn a_match_is_worth_the_points_of_both_sides() {
    let points = |said: &str| points("pursuit", MATCH, &format!("{MATCH}{said}"));
    assert_eq!(points("1 1 2 2\n0 3\n! #exit 3\n0 : 6\n"), [0, 6]);
    assert_eq!(points("1 1 2 2\n! x y\\n\n6 : 0\n"), [6, 0]);
    assert_eq!(points("1 1 2 2 0\n3 !\n0 : 6\n"), [0, 6]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_wrong_match_is_told_with_its_rule() {
    let rows = [
        ("1 1 2 2\n0 3\n0 1 -1 0\n0 1\n", (11, 1), pursuit::refusals::OFF_FIELD.with([1]), "1 1 2 2\n0 3\n0 1 -1 0\n"),
        ("1 1 2 2\n0 3 5\n0 1 1 0\n", (9, 3), pursuit::refusals::NUMBERS.with([2, 3]), "1 1 2 2\n0 3\n"),
        ("1 1 2 2\n0\n3\n0 1 1 0\n", (9, 2), pursuit::refusals::NUMBERS.with([2, 1]), "1 1 2 2\n0\n"),
        ("1 1 2\n0 3\n0 1 1 0\n", (8, 4), pursuit::refusals::NUMBERS.with([4, 3]), "1 1 2\n"),
        ("1 1 2 2 0 3 0 1 1 9 0 0\n", (8, 5), pursuit::refusals::NUMBERS.with([4, 12]), "1 1 2 2\n"),
        ("1 1 2 2\n! \\q\n", (9, 1), IllegalMove::UNREADABLE, "1 1 2 2\n"),
        // A word that the rules allow is no forfeit: the match goes on.
        ("1 1 2 2\n! 0 3\n", (10, 1), IllegalMove::UNREADABLE, "1 1 2 2\n! 0 3\n"),
        ("", (8, 1), IllegalMove::UNREADABLE, ""),
    ];
    for (said, place, why, right) in rows {
        let expected = (place, Some(why), format!("{MATCH}{right}"));
        assert_eq!(told("pursuit", MATCH, &format!("{MATCH}{said}")), expected, "{said:?}");
    }
    // A number too many is told. Of a word that is too short, its end is.
    let found = |said: &str| first("pursuit", MATCH, &format!("{MATCH}{said}")).found;
    assert_eq!(found("1 1 2 2\n0 3 5\n0 1 1 0\n").as_deref(), Some("5"));
    assert_eq!(found("1 1 2\n0 3\n0 1 1 0\n"), None);
    let head = told("pursuit", MATCH, "0\n4\n2\n1\n7\nours\ntheirs\n");
    assert_eq!(head, ((5, 1), None, MATCH.to_owned()));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_wrong_word_is_told_with_its_rule() {
    let file = "0\n0 10\n2 3\n100 1\n5 5\n1 1\n9 9\n";
    let range = |number| pursuit::refusals::OUT_OF_RANGE.with([number, -1, 1]);
    let rows = [
        ("0 1\n0 1\n", (2, 1), pursuit::refusals::OFF_FIELD.with([3]), "0 1\n"),
        ("0 1 0 1\n", (1, 3), pursuit::refusals::OFF_FIELD.with([3]), "0 1\n"),
        ("0 1\n", (2, 1), pursuit::refusals::NUMBERS.with([4, 2]), "0 1\n"),
        ("0 1\n0\n", (3, 1), pursuit::refusals::NUMBERS.with([4, 3]), "0 1\n0 \n"),
        ("0 9\n0 1\n", (1, 2), range(2), "0 \n"),
        ("2 2\n0 0\n", (1, 1), range(1), ""),
        ("a b\n0 0\n", (1, 1), IllegalMove::UNREADABLE, ""),
        ("", (1, 1), pursuit::refusals::NUMBERS.with([4, 0]), ""),
    ];
    for (said, place, why, right) in rows {
        assert_eq!(told("pursuit", file, said), (place, Some(why), right.to_owned()), "{said:?}");
    }
    assert!(points("pursuit", file, "0 1\n0 -1\n").is_empty());
}

const BOARD: &str = "\
1 2 3 4 dam torn
1 2 3 4 dam torn
1 2 3 4 dam torn
1 2 3 4 dam torn
1 2 3 4 dam torn
1 2 3 4 dam torn
";

#[wasm_bindgen_test(unsupported = test)]
fn a_transcript_is_worth_its_score() {
    let points = |input: &str, said: &str| points("solitaire", &format!("{BOARD}{input}"), &format!("{BOARD}{said}"));
    assert_eq!(points("", "1 1 2\n1 2 1\n0 0\n"), [2]);
    assert_eq!(points("", "1 1\n2\n1 2\n1\n0 0\n"), [2]);
    assert_eq!(points("", "0 0\n"), [0]);
    assert_eq!(points("1 1 2\n1 2 1\n0 0\n", "1 1 2\n1 2 1\n0 0\n"), [2]);
    // A fault of the input's transcript ends the output.
    assert_eq!(points("1 1 2\n6 6 1\n0 0\n", "1 1 2\n"), [0]);
    assert_eq!(points("1 1 blank\n", "1 1\n"), [0]);
    assert_eq!(points("1 1 2\n1 2 1\n", "1 1 2\n1 2 1\n"), [0]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_wrong_removal_or_reply_is_told_with_its_rule() {
    let rows = [
        ("1 1 2\n1 3 1\n", (8, 1), solitaire::refusals::OUT_OF_REACH, "1 1 2\n"),
        ("1 1 2\n1 1 2\n", (8, 1), solitaire::refusals::SAME_CELL, "1 1 2\n"),
        ("1 1 2\n0 5\n", (8, 1), IllegalMove::OFF_BOARD, "1 1 2\n"),
        ("1 7 2\n", (7, 2), IllegalMove::OFF_BOARD, "1\n"),
        ("7 1 2\n", (7, 1), IllegalMove::OFF_BOARD, ""),
        ("x 1 2\n", (7, 1), IllegalMove::UNREADABLE, ""),
        ("1 y 2\n", (7, 2), IllegalMove::UNREADABLE, "1\n"),
        ("1\n1 2\n", (7, 2), IllegalMove::UNREADABLE, "1\n"),
        ("1 1 2\n0\n", (8, 2), IllegalMove::UNREADABLE, "1 1 2\n0\n"),
        ("1 1 blank\n", (7, 3), solitaire::refusals::OTHER_REPLY, "1 1\n"),
        ("1 1\n2\n1 2 blank\n0 0\n", (9, 3), solitaire::refusals::OTHER_REPLY, "1 1 2\n1 2\n"),
        ("1 1 x\n", (7, 3), IllegalMove::NOT_NOW, "1 1\n"),
        ("1 1\nx\n", (8, 1), IllegalMove::NOT_NOW, "1 1\n"),
        ("1 1\n1 2 1\n0 0\n", (7, 3), IllegalMove::NOT_NOW, "1 1\n"),
        ("1 1\n2 3\n", (7, 3), IllegalMove::NOT_NOW, "1 1\n"),
        ("1 1 2\n1 2\n", (8, 3), IllegalMove::NOT_NOW, "1 1 2\n1 2\n"),
        ("1 1\n2\n3 5\n", (9, 1), solitaire::refusals::OUT_OF_REACH, "1 1 2\n"),
    ];
    for (said, place, why, right) in rows {
        let expected = (place, Some(why), format!("{BOARD}{right}"));
        assert_eq!(told("solitaire", BOARD, &format!("{BOARD}{said}")), expected, "{said:?}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn what_the_input_tells_is_right_alone() {
    let input = format!("{BOARD}1 1 2\n1 2 1\n0 0\n");
    let rows = [
        ("1 1 2\n2 2 1\n0 0\n", (8, 1), None, "1 1 2\n1 2\n"),
        ("1 1 3\n1 2 1\n0 0\n", (7, 3), Some(solitaire::refusals::OTHER_REPLY), "1 1 2\n"),
        ("1 1 2\n1 2 1\n3 3 3\n", (9, 1), None, "1 1 2\n1 2 1\n0 0\n"),
        ("1 1 2\n1 2 1\n0 3\n", (9, 2), None, "1 1 2\n1 2 1\n0 0\n"),
    ];
    for (said, place, why, right) in rows {
        let expected = (place, why, format!("{BOARD}{right}"));
        assert_eq!(told("solitaire", &input, &format!("{BOARD}{said}")), expected, "{said:?}");
    }
    let unended = told("solitaire", BOARD, &format!("{BOARD}1 1 2\n"));
    assert_eq!(unended, ((8, 1), None, format!("{BOARD}1 1 2\n0 0\n")));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_case_is_found_again_behind_one_that_went_wrong() {
    let games = [
        ("pursuit", MATCH, "0\n3\n1\n1\n2\nours\nothers\n", "1 1 2 2\n0 3 5\n0 1\n1 1\n", "1 1\n! x\n2 : 0\n"),
        ("solitaire", BOARD, &BOARD.replace('1', "lopare"), "1 1 2\n1 3 1\n1 1 1\n", "0 0\n"),
    ];
    for (name, one, other, wrong, right) in games {
        let (text, output) = (format!("{one}{other}"), format!("{one}{wrong}{other}{right}"));
        assert_eq!(compared(name, &text, &output).0.wrong_cases, [1], "{output}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_document_may_be_lent() {
    let game = game("pursuit");
    let document = parsed(game, MATCH);
    let output = format!("{MATCH}1 1 2 2\n! x\n6 : 0\n");
    let mut comparer = Comparer::new(workbench("pursuit").unwrap(), MATCH, &document, params(game), output.as_str());
    assert_eq!(comparer.finish().cases, document.cases.len() as u32);
}

/// The moment that the first wrong token tells of.
#[wasm_bindgen_test(unsupported = test)]
fn a_reply_tells_of_the_position_behind_it() {
    let ply = |said: &str| match compared("solitaire", BOARD, &format!("{BOARD}{said}")).0.verdict {
        Verdict::Wrong { first } => first.ply,
        Verdict::Accepted | Verdict::Blanks => panic!("{said} is right"),
    };
    assert_eq!([ply("1 1 blank\n"), ply("7 1 2\n")], [2, 1]);
    assert_eq!([ply("1 1 2\n1 2 blank\n"), ply("1 1 2\n1 3 1\n"), ply("1 1 2\n1 2 1\n7 7\n")], [4, 3, 5]);
}
