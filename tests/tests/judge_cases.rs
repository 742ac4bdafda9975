//! The judge of outputs of many cases: where a case begins and ends, and what stands between two.

use crate::common::{self, answer};
use crate::judge::{SETTLED, compared, difference, first, judge};
use boardlab_core::games::solitaire::{Memory, Solitaire};
use boardlab_core::judge::{AlignedRow, AnnotatedOutput, RowKind, Verdict};
use boardlab_core::{Game, Input, Limits};
use wasm_bindgen_test::wasm_bindgen_test;

/// Knights on the corner: Bob wins every case.
fn knights(cases: usize) -> String {
    format!("{cases}\n{}", "1\n0 0\n".repeat(cases))
}

#[wasm_bindgen_test(unsupported = test)]
fn wrong_cases_are_counted_and_the_first_thousand_listed() {
    let text = format!("{}0 0\n", "1 0\n15 17\n".repeat(1001));
    let output = (1..=1001).map(|case| format!("Case {case}:\nWon\n\n")).collect::<String>();
    let (comparison, _) = compared(common::game("robots"), &text, &output);
    assert_eq!(
        (comparison.wrong, comparison.wrong_cases.len(), comparison.wrong_cases.last()),
        (1001, 1000, Some(&1000))
    );
}

/// However much stands before a case that no case begins with.
#[wasm_bindgen_test(unsupported = test)]
fn a_case_is_found_behind_a_thousand_lines() {
    let output = format!("Case 1: Bob\n{}Case 2: Bob\n", "something else\n".repeat(1100));
    let (comparison, rows) = compared(common::game("knights"), &knights(2), &output);
    assert_eq!(
        (comparison.wrong_cases, rows.last().map(|row| (row.case, row.row.kind))),
        (vec![1], Some((2, RowKind::Same)))
    );
}

#[wasm_bindgen_test(unsupported = test)]
fn what_stands_between_cases_belongs_to_the_one_before() {
    let game = common::game("robots");
    let text = "1 0\n15 17\n1 0\n15 17\n0 0\n";
    let output = answer(game, text);
    let (one, two) = output.split_once("\n\n").unwrap();
    // The blank line is missing.
    let (comparison, rows) = compared(game, text, &format!("{one}\nsomething else\n{two}"));
    let first = difference(comparison.verdict.clone()).unwrap();
    let stray = rows.iter().find(|row| row.row.expected.is_none()).unwrap();
    assert_eq!((comparison.wrong_cases, first.case, stray.case), (vec![1], 1, 1));
    assert_eq!((first.ply, first.decided_at), (rows[0].ply.max(last_ply(&rows, 1)), last_ply(&rows, 1)));
}

/// The ply of the last line of a case that agrees.
fn last_ply(rows: &[AlignedRow], case: u32) -> u32 {
    let all = rows.iter().filter(|row| row.case == case && row.row.kind == RowKind::Same);
    all.map(|row| row.ply).next_back().unwrap()
}

#[wasm_bindgen_test(unsupported = test)]
fn what_stands_behind_the_last_case_is_decided_by_its_end() {
    let game = common::game("robots");
    let text = "1 0\n15 17\n0 0\n";
    let output = answer(game, text);
    let first = first(game, text, &format!("{output}more\n")).unwrap();
    let lines = output.lines().count() as u32;
    let (_, rows) = compared(game, text, &output);
    assert_eq!(
        (first.line, first.token, first.expected_line, first.expected.as_deref()),
        (lines + 1, 1, lines + 1, None)
    );
    assert_eq!((first.ply, first.decided_at), (last_ply(&rows, 1), last_ply(&rows, 1)));
    assert!(first.ply > 1, "{first:?}");
}

/// A token that is missing at the end is missed on the next line, also behind a line without an end.
#[wasm_bindgen_test(unsupported = test)]
fn a_missing_end_has_a_place() {
    let game = common::game("knights");
    for output in ["Case 1: Bob\n", "Case 1: Bob"] {
        let first = first(game, &knights(2), output).unwrap();
        assert_eq!((first.line, first.token, first.found.as_deref()), (2, 1, None), "{output:?}");
    }
}

/// Lines are aligned as soon as a case is right, unless the next one begins on its last line.
#[wasm_bindgen_test(unsupported = test)]
fn rows_are_there_when_their_case_is_right() {
    let game = common::game("knights");
    let rows = |output: &str| judge(game, &knights(2), output).step(1).rows;
    assert_eq!(rows("Case 1: Bob\nCase 2: Bob\n"), 1);
    assert_eq!(rows("Case 1: Bob Case 2: Bob\n"), 0);
    let (comparison, rows) = compared(game, &knights(2), "Case\n1: Bob Case 2: Bob\n");
    assert_eq!(comparison.verdict, Verdict::Blanks);
    assert_eq!(rows.iter().map(|row| row.row.kind).collect::<Vec<_>>(), [RowKind::Changed, RowKind::Changed]);
}

#[wasm_bindgen_test(unsupported = test)]
fn it_is_told_whether_many_outputs_are_right() {
    for name in common::names() {
        let game = common::game(name);
        let text = common::input(name, 1, 1);
        assert_eq!(compared(game, &text, &answer(game, &text)).0.multiple_answers, !SETTLED.contains(&name), "{name}");
    }
}

/// Two cases that begin alike: the second is not the first once more.
#[wasm_bindgen_test(unsupported = test)]
fn a_case_that_begins_like_the_one_before_is_looked_for_behind_it() {
    let game = common::game("solitaire");
    let board = "1 1 1 1 1 1\n".repeat(6);
    let text = format!("{board}{board}");
    let (comparison, _) = compared(game, &text, &format!("{board}9 9 1\n{board}0 0\n"));
    assert_eq!((comparison.wrong_cases, comparison.points.len()), (vec![1], 2));
}

/// Its judge writes other lines.
#[wasm_bindgen_test(unsupported = test)]
fn a_line_that_solitaires_player_prints_tells_of_its_removal() {
    let text = "1 1 1 1 1 1\n".repeat(6) + "1 1 1\n1 2 1\n0 0\n";
    let input = Input::<Solitaire>::read(text, Limits::Statement, Default::default()).unwrap();
    let case = input.case(0).unwrap();
    let mut output = AnnotatedOutput::default();
    Solitaire::answer(&case, 1, &mut Memory::default(), &mut output).unwrap();
    let plies: Vec<u32> = (0..output.lines()).map(|line| output.moment(line).ply).collect();
    assert_eq!(plies, [0, 0, 0, 0, 0, 0, 1, 3, 5], "{}", output.text());
}

/// Behind a wrong case it is not known where the next one begins.
#[wasm_bindgen_test(unsupported = test)]
fn a_case_that_is_not_there_has_no_moves() {
    let game = common::game("solitaire");
    let board = "1 1 1 1 1 1\n".repeat(6);
    let (text, output) = (format!("{board}{board}"), format!("{board}1 1 1\n9 9 1\n"));
    let mut comparer = judge(game, &text, &output);
    assert_eq!(comparer.finish().wrong_cases, [1, 2]);
    assert_eq!((comparer.moves(1).as_deref(), comparer.moves(2)), (Some("0: 1 1; 1"), None));
}

/// A forbidden line that stands beside a line of the next case is shown in that case.
#[wasm_bindgen_test(unsupported = test)]
fn a_row_is_of_the_case_of_its_right_line() {
    let game = common::game("pursuit");
    let file = "0\n4\n2\n1\n6\nours\ntheirs\n";
    let (comparison, rows) = compared(game, &format!("{file}{file}"), &format!("{file}1 1 2 2\n0 3\n0 1 -1 0\n0 1\n"));
    let first = difference(comparison.verdict).unwrap();
    let row = rows.iter().find(|row| row.row.found == Some(first.line)).unwrap();
    assert_eq!((first.case, row.case, row.row.expected, row.row.kind), (1, 2, Some(11), RowKind::Changed), "{rows:#?}");
}

/// The lines behind it are then shown in that case, too: rows stay in the order of their cases.
#[wasm_bindgen_test(unsupported = test)]
fn what_follows_a_forbidden_line_beside_the_next_case_is_not_of_an_earlier_one() {
    let text = "0\n0 3\n2 1\n5 1\n0 0\n2 2\n1 2\n0\n0 3\n2 1\n5 1\n0 0\n0 2\n2 2\n";
    let (comparison, rows) = compared(common::game("pursuit"), text, "1 0\n0 0\n1 0\n0 -1\n");
    assert_eq!(comparison.wrong_cases, [1]);
    let shown: Vec<_> = rows.iter().map(|row| (row.case, row.row.expected, row.row.kind)).collect();
    let unjudged = (2, None, RowKind::Unjudged);
    let expected = [(2, Some(1), RowKind::Changed), unjudged, unjudged, (2, Some(2), RowKind::Same)];
    assert_eq!(shown, expected, "{rows:#?}");
}
