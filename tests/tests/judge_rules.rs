//! What the judge of outputs says where many are right: the place that is wrong, the rule against it, and what a right
//! output is worth.

use crate::common::{game, open, read};
use boardlab_core::CommonRefusal;
use boardlab_core::IllegalMove;
use boardlab_core::games::{pursuit, solitaire};
use boardlab_core::judge::{Comparison, Difference, Verdict};
use wasm_bindgen_test::wasm_bindgen_test;

fn compared(name: &str, text: &str, output: &str) -> (Comparison, String) {
    let game = game(name);
    let mut comparer = read(game, text).comparer(output);
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
type Reported = ((u32, u32), Option<IllegalMove>, String);

fn reported(name: &str, text: &str, output: &str) -> Reported {
    let (comparison, right) = compared(name, text, output);
    let Verdict::Wrong { first } = comparison.verdict else { panic!("{output} is right") };
    ((first.line, first.token), first.refusal, right)
}

/// A match of two catchers of one step, on a square of 4, over 6 turns.
const MATCH: &str = "0\n4\n2\n1\n6\nours\ntheirs\n";

#[wasm_bindgen_test(unsupported = test)]
fn a_match_has_the_points_of_both_sides() {
    let points = |said: &str| points("pursuit", MATCH, &format!("{MATCH}{said}"));
    assert_eq!(points("1 1 2 2\n0 3\n! #exit 3\n0 : 6\n"), [0, 6]);
    assert_eq!(points("1 1 2 2\n! x y\\n\n6 : 0\n"), [6, 0]);
    assert_eq!(points("1 1 2 2 0\n3 !\n0 : 6\n"), [0, 6]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_wrong_match_is_reported_with_its_rule() {
    let rows = [
        (
            "1 1 2 2\n0 3\n0 1 -1 0\n0 1\n",
            (11, 1),
            pursuit::Refusal::OffField { number: 1 }.into(),
            "1 1 2 2\n0 3\n0 1 -1 0\n",
        ),
        (
            "1 1 2 2\n0 3 5\n0 1 1 0\n",
            (9, 3),
            pursuit::Refusal::Numbers { expected: 2, found: 3 }.into(),
            "1 1 2 2\n0 3\n",
        ),
        (
            "1 1 2 2\n0\n3\n0 1 1 0\n",
            (9, 2),
            pursuit::Refusal::Numbers { expected: 2, found: 1 }.into(),
            "1 1 2 2\n0\n",
        ),
        ("1 1 2\n0 3\n0 1 1 0\n", (8, 4), pursuit::Refusal::Numbers { expected: 4, found: 3 }.into(), "1 1 2\n"),
        ("1 1 2 2 0 3 0 1 1 9 0 0\n", (8, 5), pursuit::Refusal::Numbers { expected: 4, found: 12 }.into(), "1 1 2 2\n"),
        ("1 1 2 2\n! \\q\n", (9, 1), CommonRefusal::Unreadable.into(), "1 1 2 2\n"),
        // A word that the rules allow is no forfeit: the match goes on.
        ("1 1 2 2\n! 0 3\n", (10, 1), CommonRefusal::Unreadable.into(), "1 1 2 2\n! 0 3\n"),
        ("", (8, 1), CommonRefusal::Unreadable.into(), ""),
    ];
    for (said, place, why, right) in rows {
        let expected = (place, Some(why), format!("{MATCH}{right}"));
        assert_eq!(reported("pursuit", MATCH, &format!("{MATCH}{said}")), expected, "{said:?}");
    }
    // A number too many is reported. Of a word that is too short, its end is.
    let found = |said: &str| first("pursuit", MATCH, &format!("{MATCH}{said}")).found;
    assert_eq!(found("1 1 2 2\n0 3 5\n0 1 1 0\n").as_deref(), Some("5"));
    assert_eq!(found("1 1 2\n0 3\n0 1 1 0\n"), None);
    let head = reported("pursuit", MATCH, "0\n4\n2\n1\n7\nours\ntheirs\n");
    assert_eq!(head, ((5, 1), None, MATCH.to_owned()));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_wrong_move_is_reported_with_its_rule() {
    let file = "0\n0 10\n2 3\n100 1\n5 5\n1 1\n9 9\n";
    let range = |number| pursuit::Refusal::OutOfRange { number, min: -1, max: 1 }.into();
    let rows = [
        ("0 1\n0 1\n", (2, 1), pursuit::Refusal::OffField { number: 3 }.into(), "0 1\n"),
        ("0 1 0 1\n", (1, 3), pursuit::Refusal::OffField { number: 3 }.into(), "0 1\n"),
        ("0 1\n", (2, 1), pursuit::Refusal::Numbers { expected: 4, found: 2 }.into(), "0 1\n"),
        ("0 1\n0\n", (3, 1), pursuit::Refusal::Numbers { expected: 4, found: 3 }.into(), "0 1\n0 \n"),
        ("0 9\n0 1\n", (1, 2), range(2), "0 \n"),
        ("2 2\n0 0\n", (1, 1), range(1), ""),
        ("a b\n0 0\n", (1, 1), CommonRefusal::Unreadable.into(), ""),
        ("", (1, 1), pursuit::Refusal::Numbers { expected: 4, found: 0 }.into(), ""),
    ];
    for (said, place, why, right) in rows {
        assert_eq!(reported("pursuit", file, said), (place, Some(why), right.to_owned()), "{said:?}");
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
fn a_wrong_removal_or_reply_is_reported_with_its_rule() {
    let rows = [
        ("1 1 2\n1 3 1\n", (8, 1), solitaire::Refusal::OutOfReach.into(), "1 1 2\n"),
        ("1 1 2\n1 1 2\n", (8, 1), solitaire::Refusal::SameCell.into(), "1 1 2\n"),
        ("1 1 2\n0 5\n", (8, 1), CommonRefusal::OffBoard.into(), "1 1 2\n"),
        ("1 7 2\n", (7, 2), CommonRefusal::OffBoard.into(), "1\n"),
        ("7 1 2\n", (7, 1), CommonRefusal::OffBoard.into(), ""),
        ("x 1 2\n", (7, 1), CommonRefusal::Unreadable.into(), ""),
        ("1 y 2\n", (7, 2), CommonRefusal::Unreadable.into(), "1\n"),
        ("1\n1 2\n", (7, 2), CommonRefusal::Unreadable.into(), "1\n"),
        ("1 1 2\n0\n", (8, 2), CommonRefusal::Unreadable.into(), "1 1 2\n0\n"),
        ("1 1 blank\n", (7, 3), solitaire::Refusal::OtherReply.into(), "1 1\n"),
        ("1 1\n2\n1 2 blank\n0 0\n", (9, 3), solitaire::Refusal::OtherReply.into(), "1 1 2\n1 2\n"),
        ("1 1 x\n", (7, 3), CommonRefusal::NotNow.into(), "1 1\n"),
        ("1 1\nx\n", (8, 1), CommonRefusal::NotNow.into(), "1 1\n"),
        // Without replies they are removals alone.
        ("1 1\n1 2 1\n0 0\n", (8, 3), CommonRefusal::Unreadable.into(), "1 1\n1 2\n"),
        ("1 1\n2 3\n", (8, 1), solitaire::Refusal::OutOfReach.into(), "1 1\n"),
        ("1 1 2\n1 2\n", (8, 3), CommonRefusal::NotNow.into(), "1 1 2\n1 2\n"),
        ("1 1\n2\n3 5\n", (9, 1), solitaire::Refusal::OutOfReach.into(), "1 1 2\n"),
    ];
    for (said, place, why, right) in rows {
        let expected = (place, Some(why), format!("{BOARD}{right}"));
        assert_eq!(reported("solitaire", BOARD, &format!("{BOARD}{said}")), expected, "{said:?}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn only_the_reply_of_the_input_is_right() {
    let input = format!("{BOARD}1 1 2\n1 2 1\n0 0\n");
    let rows = [
        ("1 1 3\n1 2 1\n0 0\n", (7, 3), solitaire::Refusal::OtherReply.into(), "1 1 2\n"),
        ("1 1 2\n1 2 1\n3 3 3\n", (9, 1), solitaire::Refusal::OutOfReach.into(), "1 1 2\n1 2 1\n"),
        ("1 1 2\n1 2 1\n0 3\n", (9, 1), CommonRefusal::OffBoard.into(), "1 1 2\n1 2 1\n"),
    ];
    for (said, place, why, right) in rows {
        let expected = (place, Some(why), format!("{BOARD}{right}"));
        assert_eq!(reported("solitaire", &input, &format!("{BOARD}{said}")), expected, "{said:?}");
    }
    let unended = reported("solitaire", BOARD, &format!("{BOARD}1 1 2\n"));
    assert_eq!(unended, ((8, 1), None, format!("{BOARD}1 1 2\n0 0\n")));
}

/// The statement's input, whose replies and moves are the sample's.
const SAMPLE: &str = include_str!("../golden/solitaire/sample.in");

fn sample_board() -> String {
    SAMPLE.lines().take(6).flat_map(|line| [line, "\n"]).collect()
}

#[wasm_bindgen_test(unsupported = test)]
fn what_a_program_prints_is_legal_or_reported_with_its_rule() {
    let (_, moves) = SAMPLE.split_once("lopare\n").unwrap();
    assert_eq!(moves.trim().lines().next(), Some("6 6"));
    let replies = SAMPLE.strip_suffix(moves).unwrap();
    let board = sample_board();
    let all = "6 6\n5 6\n6 6\n1 1\n0 0\n";
    for input in [SAMPLE, replies] {
        assert_eq!(points("solitaire", input, moves), [8]);
        assert_eq!(points("solitaire", input, all), [8]);
        assert_eq!(points("solitaire", input, "6 6 5 6\n6 6 1 1 0 0"), [8]);
        assert_eq!(points("solitaire", input, &format!("{board}{all}")), [8]);
        assert_eq!(points("solitaire", input, "6 6 dam\n5 6 springare\n6 6\ntorn\n1 1 lopare\n0 0\n"), [8]);
        let wrong = reported("solitaire", input, "6 6\n5 6\n6 6\n4 1\n0 0\n");
        assert_eq!(wrong, ((4, 1), Some(solitaire::Refusal::OutOfReach.into()), "6 6\n5 6\n6 6\n".to_owned()));
        let unended = reported("solitaire", input, "6 6\n5 6\n");
        assert_eq!(unended, ((3, 1), None, "6 6\n5 6\n0 0\n".to_owned()));
        let long = reported("solitaire", input, "6 6\n5 6 1\n0 0\n");
        assert_eq!(long, ((2, 3), Some(CommonRefusal::Unreadable.into()), "6 6\n5 6\n".to_owned()));
    }
    let illegal = compared("solitaire", SAMPLE, "6 6\n6 6\n1 1\n0 0\n").0;
    assert_eq!(illegal.points[0].points, [0], "an illegal game is worth nothing, and is not read in another way");
    assert!(matches!(illegal.verdict, Verdict::Wrong { first: Difference { line: 2, decided_at: 2, ply: 3, .. } }));
}

#[wasm_bindgen_test(unsupported = test)]
fn a_game_other_than_the_pasted_one_is_legal() {
    let input = format!("{BOARD}1 1 2\n1 2 1\n0 0\n");
    assert_eq!(points("solitaire", &input, "1 1\n2 2\n0 0\n"), [2]);
    assert_eq!(points("solitaire", &input, "1 1\n0 0\n"), [1]);
    assert_eq!(points("solitaire", &input, "3 3\n0 0\n"), [1]);
    assert_eq!(points("solitaire", &input, &format!("{BOARD}1 1 2\n2 2 dam\n0 0\n")), [2]);
    // The pasted game has a fault that the program does not repeat.
    assert_eq!(points("solitaire", &format!("{BOARD}1 1 2\n6 6 1\n0 0\n"), "1 1\n1 2\n0 0\n"), [2]);
    assert_eq!(points("solitaire", &format!("{BOARD}1 1 2\n"), "1 1\n0 0\n"), [1]);
    assert_eq!(points("solitaire", &format!("{BOARD}1 1 blank\n"), "1 1\n0 0\n"), [1]);
    let replay = format!("{MATCH}1 1 2 2\n0 3\n0 1 1 0\n");
    assert_eq!(points("pursuit", &replay, &format!("{MATCH}1 1 2 2\n3 0\n! #exit 3\n0 : 6\n")), [0, 6]);
}

#[wasm_bindgen_test(unsupported = test)]
fn removals_of_two_boards_stand_behind_each_other() {
    let input = format!("{BOARD}{BOARD}");
    let cases = |output: &str| compared("solitaire", &input, output).0.wrong_cases;
    assert!(cases("1 1\n1 2\n0 0\n2 2\n0 0\n").is_empty());
    assert_eq!(cases("1 1\n3 2\n1 1\n0 0\n2 2\n0 0\n"), [1]);
    assert_eq!(cases("1 1\n0 0\n2 2\n2 2\n0 0\n"), [2]);
    assert_eq!(cases("1 1\n3 2\n"), [1, 2]);
    let other = BOARD.replace('1', "lopare");
    let mixed = format!("1 1\n3 2\n0 0\n{other}1 1 2\n0 0\n");
    assert_eq!(compared("solitaire", &format!("{BOARD}{other}"), &mixed).0.wrong_cases, [1]);
}

#[wasm_bindgen_test(unsupported = test)]
fn the_files_of_the_statement_of_pursuit_are_judged() {
    let files: Vec<(&str, &str)> = vec![
        (include_str!("../golden/pursuit/sample-0.in"), "1 1\n5 5\n"),
        (include_str!("../golden/pursuit/sample-1.in"), "3 3\n"),
        (include_str!("../golden/pursuit/sample-2.in"), "1 0\n0 -1\n"),
        (include_str!("../golden/pursuit/sample-3.in"), "0 1\n0 -1\n0 0\n"),
    ];
    for (file, output) in &files {
        assert!(points("pursuit", file, output).is_empty(), "the round goes on");
        assert_eq!(reported("pursuit", file, "9 a").1, Some(CommonRefusal::Unreadable.into()));
    }
    let (input, output): (String, String) = files.iter().copied().unzip();
    assert!(points("pursuit", &input, &output).is_empty());
    let score = |file: &str, output: &str| compared("pursuit", file, output).0.points[0].points.clone();
    // A wrong output ends the round for the other side.
    assert_eq!(score(files[2].0, "1 0\n0 2\n"), [0, 100]);
    assert_eq!(score(files[3].0, "0 1\n0 -1\n"), [99, 1]);
    // Four steps into a catcher.
    assert_eq!(score(files[3].0, "-1 0\n0 -1\n0 -1\n"), [99, 1]);
}

#[wasm_bindgen_test(unsupported = test)]
fn the_moves_of_a_match_may_stand_alone() {
    assert_eq!(points("pursuit", MATCH, "1 1 2 2\n0 3\n! #exit 3\n"), [0, 6]);
    assert_eq!(points("pursuit", MATCH, "1 1 2 2\n1 1\n6 : 0\n"), [6, 0]);
    let wrong = reported("pursuit", MATCH, "1 1 2 2\n0 3\n0 1 -1 0\n0 1\n");
    assert_eq!(
        wrong,
        ((4, 1), Some(pursuit::Refusal::OffField { number: 1 }.into()), "1 1 2 2\n0 3\n0 1 -1 0\n".to_owned())
    );
    assert_eq!(compared("pursuit", MATCH, "1 1 2 2\n0 3\n0 2 0 0\n").0.points[0].points, [0, 6]);
}

#[wasm_bindgen_test(unsupported = test)]
fn the_moves_of_an_output_are_played_by_a_session() {
    let rows = [
        ("solitaire", SAMPLE, "6 6\n5 6\n6 6\n4 1\n0 0\n", "6 6; dam; 5 6; springare; 6 6; torn"),
        ("solitaire", SAMPLE, "6 6\n0 0\n", "6 6; dam; 0 0"),
        ("pursuit", MATCH, "1 1 2 2\n00 3\n! #exit 3\n", "1 1 2 2; 0 3; ! #exit 3"),
        ("pursuit", MATCH, "1 1 2 2\n0 3\n0 9 0 0\n", "1 1 2 2; 0 3"),
        ("pursuit", include_str!("../golden/pursuit/sample-2.in"), "1 0\n0 -1\n", "1 0 0 -1"),
    ];
    for (name, input, output, moves) in rows {
        let kind = game(name);
        let mut comparer = read(kind, input).comparer(output);
        comparer.finish();
        assert_eq!(comparer.moves(1), Some(format!("0: {moves}")), "{output}");
        let mut session = open(kind, input);
        session.replay(&comparer.moves(1).unwrap()).unwrap();
        assert!(session.transcript().starts_with(moves), "{}", session.transcript());
    }
    // A piece that the seed does not draw: no session of the input plays it.
    let all = solitaire::Piece::ALL.map(|piece| format!("{BOARD}1 1 {piece}\n0 0\n"));
    let kind = game("solitaire");
    let moves = all.map(|output| {
        let mut comparer = read(kind, BOARD).comparer(output);
        comparer.finish();
        comparer.moves(1).is_some()
    });
    assert_eq!(moves.into_iter().filter(|&known| known).count(), 1);
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
fn one_input_judges_many_outputs() {
    let input = read(game("pursuit"), MATCH);
    for output in [format!("{MATCH}1 1 2 2\n! x\n6 : 0\n"), String::new()] {
        let mut comparer = input.clone().comparer(output.as_str());
        assert_eq!(comparer.finish().cases, input.cases().len() as u32);
    }
}

/// The moment that the first wrong token tells of.
#[wasm_bindgen_test(unsupported = test)]
fn a_reply_describes_the_position_after_it() {
    let ply = |said: &str| match compared("solitaire", BOARD, &format!("{BOARD}{said}")).0.verdict {
        Verdict::Wrong { first } => first.ply,
        Verdict::Accepted | Verdict::Blanks => panic!("{said} is right"),
    };
    assert_eq!([ply("1 1 blank\n"), ply("7 1 2\n")], [2, 1]);
    assert_eq!([ply("1 1 2\n1 2 blank\n"), ply("1 1 2\n1 3 1\n"), ply("1 1 2\n1 2 1\n7 7\n")], [4, 3, 5]);
}
