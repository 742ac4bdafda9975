//! What programs print: which lines are scenes, and what is told of one that is wrong.

use boardlab_core::scene::{Board, Misprint, Scene, printed};

use crate::common::{kit, read_with, single_cases};
use crate::scenes::every_word;

#[test]
fn what_the_games_print_is_read_back() {
    let hold = |scene: &Scene| {
        let line = serde_json::to_string(scene).unwrap() + "\r\n";
        assert_eq!(printed(&line), Some(Ok(scene.clone())), "{line}");
    };
    hold(&every_word());
    for sample in single_cases(1) {
        sample.hold(|text| {
            let mut session = read_with(sample.game, text, kit(sample.game.id()).options).open(0).unwrap();
            session.solve(6);
            (0..=session.line().plies).for_each(|ply| hold(&session.scene(ply)));
        });
    }
}

#[test]
fn what_does_not_begin_as_a_scene_is_a_log() {
    for line in ["", "7", "[1, 2]", "\"{\"", "{}", "{1, 2}", "{'a': 1}", "x {\"version\":1}", "{", "null"] {
        assert_eq!(printed(line), None, "{line}");
    }
    let minimal = " {\t\"version\":1,\"board\":{\"rows\":1,\"columns\":1000}}";
    let board = Board { rows: 1, columns: 1000, ..Board::default() };
    assert_eq!(printed(minimal), Some(Ok(Scene::new(board))));
}

/// Lines with a mark where they are wrong, and what is told.
const WRONG: &[(&str, &str)] = &[
    (r#"»{"version":1}"#, "expected field `board`, found none"),
    (r#"{"version":»2,"board":{"rows":3,"columns":4}}"#, "version: expected 1, found 2"),
    (r#"{"version":1,"board":{"rows":»0,"columns":4}}"#, "board.rows: expected 1 to 1000, found 0"),
    (r#"{"version":1,"board":{"rows":3,"columns":»1001}}"#, "board.columns: expected 1 to 1000, found 1001"),
    (r#"{"version":1,"board":{"rows":»"3"}}"#, "board.rows: expected a whole number from 0, found string \"3\""),
    (r#"{"version":1,"board":{"rows":»-3}}"#, "board.rows: expected a whole number from 0, found integer `-3`"),
    (r#"{"version":1,"board":»null}"#, "board: expected an object, found null"),
    (r#"{"version":1,"version»":1}"#, "expected each field once, found duplicate field `version`"),
    (r#"{"version":1,"board":{"rows":»3"#, "board: expected JSON, found EOF while parsing an object"),
];

/// The same after a board of three rows and four columns.
const WRONG_THERE: &[(&str, &str)] = &[
    (r#""cells":»{}"#, "cells: expected a list, found map"),
    (r#""cells":[{"at":[[0,0],»[0,-1]]}]"#, "cells[0].at[1]: expected a place from [0, 0] to [2, 3], found [0, -1]"),
    (
        r#""arrows":[{"at":[]},{"at":[»[3,0]]}]"#,
        "arrows[1].at[0]: expected a place from [0, 0] to [2, 3], found [3, 0]",
    ),
    (r#""texts":[{"text":"é","at":[»[0,4]]}]"#, "texts[0].at[0]: expected a place from [0, 0] to [2, 3], found [0, 4]"),
    (r#""pieces":[{"name":"é","at":»[3,1]}]"#, "pieces[0].at: expected a place from [0, 0] to [2, 3], found [3, 1]"),
    (r#""pieces":[{"name":"é","at":»[3]}]"#, "pieces[0].at: expected a row and a column, found length 1"),
    (r#""pieces":[{"name":"é","at":»[1,2,3]}]"#, "pieces[0].at: expected a shorter list, found trailing characters"),
    (r#""pieces":[»{"name":"é"}]"#, "pieces[0]: expected field `at`, found none"),
    (
        r#""pieces":[{"at":[0,0],"name":"","letter":»"four"}]"#,
        "pieces[0].letter: expected up to three characters, found four",
    ),
    (
        r#""pieces":[{"state":»"hurt"}]"#,
        "pieces[0].state: expected one of `normal`, `chosen`, `spent`, `hit`, found `hurt`",
    ),
    (r#""crop":»[1]"#, "crop: expected two rows and two columns, found length 1"),
    (r#""texts":[{"at":[[0,»0.5]]}]"#, "texts[0].at[0][1]: expected a whole number, found floating point `0.5`"),
    (r#""texts":[{"txt":»"7"}]"#, "texts[0].txt: expected one of `text`, `at`, `corner`, `kind`, found `txt`"),
    (r#""sentence":»3"#, "sentence: expected a string, found integer `3`"),
    (r#""sentence":"say "»no""#, "expected `,` or `}`, found something else"),
    (
        "\"sentence\":\"tab»\t\"",
        "sentence: expected JSON, found control character (\\u0000-\\u001F) found while parsing a string",
    ),
];

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let there = |(end, told): &(&str, &str)| {
        (format!(r#"{{"version":1,"board":{{"rows":3,"columns":4}},{end}}}"#), (*told).to_owned())
    };
    let wrong = WRONG.iter().map(|(line, told)| ((*line).to_owned(), (*told).to_owned()));
    for (marked, told) in wrong.chain(WRONG_THERE.iter().map(there)) {
        let misprint = printed(&marked.replace('»', "")).unwrap().unwrap_err();
        assert_eq!((misprint.to_string(), Some(misprint.at)), (told, marked.find('»')), "{marked}");
    }
}

#[test]
fn a_board_without_end_has_cells_beyond_its_window() {
    let line = r#"{"version":1,"board":{"rows":1,"columns":1,"origin":["0","9"]},"arrows":[{"at":[[0,0],[-1,2]]}]}"#;
    assert!(printed(line).unwrap().is_ok());
    let wrong: Misprint = printed(&line.replace("\"9\"", "\"x\"")).unwrap().unwrap_err();
    assert_eq!(wrong.to_string(), "board.origin: expected a whole number below 2^64 as text, found string \"x\"");
}
