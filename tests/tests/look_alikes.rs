//! Characters that look like a blank or a minus, marks and signs that editors and systems leave in a text: alike in all
//! games.

use boardlab_core::text::NoteKind;
use boardlab_core::{DynGame, GAMES, Limits, ReadError};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::common::{self, game, read};

const BLANKS: [(char, &str); 6] = [
    ('\u{2002}', "U+2002 EN SPACE"),
    ('\u{2003}', "U+2003 EM SPACE"),
    ('\u{2009}', "U+2009 THIN SPACE"),
    ('\u{200a}', "U+200A HAIR SPACE"),
    ('\u{3000}', "U+3000 IDEOGRAPHIC SPACE"),
    ('\u{c}', "U+000C FORM FEED"),
];

/// What is wrong with a text.
fn error(name: &str, text: &str) -> Option<String> {
    match game(name).read(text.into(), Limits::Statement, &[]) {
        Ok(_) => None,
        Err(ReadError::Text(invalid)) => Some(invalid.to_string()),
        Err(other) => panic!("{other}"),
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_blank_of_another_kind_is_refused_by_its_name_in_every_place_of_every_game() {
    for (nth, &game) in GAMES.iter().enumerate() {
        for seed in 0..8 {
            let text = common::input(game.name(), seed, 1);
            let last = read(game, &text).cases()[0].end;
            let start = text.len() - text.trim_start().len();
            for (at, plain) in text[start..last].match_indices([' ', '\n']) {
                let at = start + at;
                // Between the blanks of a line that is indented, and in what a program printed, which is kept as it is.
                let line = &text[..at].rsplit('\n').next().unwrap_or_default();
                if line.trim().is_empty() || line.starts_with('!') {
                    continue;
                }
                let (blank, name) = BLANKS[(at + nth) % BLANKS.len()];
                // In the place of a blank, or at the beginning of a line.
                let kept = plain.trim_start_matches(' ');
                let changed = format!("{}{kept}{blank}{}", &text[..at], &text[at + 1..]);
                let error = error(game.name(), &changed).unwrap_or_else(|| panic!("{changed:?} is taken"));
                assert!(error.contains(name), "{at} {error}\n{changed:?}");
                assert!(error.contains("write the blank and the minus of the keyboard"), "{error}");
            }
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_minus_of_another_kind_is_refused_by_its_name() {
    let turn = "1\n0 5\n1 1\n9 0\n-1 -1\n2 2\n";
    let board = "1 1 1 1 1 1\n".repeat(6);
    let texts = [
        ("pursuit", turn.replacen('-', "\u{2212}", 1)),
        ("pursuit", turn.replacen("-1 -1", "-1 \u{2212}1", 1)),
        ("pursuit", "0\n5\n1\n1\n9\nbest\nbest\n1 1\n0 0 \u{2212}1 0\n".into()),
        ("robots", "1 0\n\u{2212}15 17\n0 0\n".into()),
        ("janken", "\u{2212}1\n".into()),
        ("knights", "1\n1\n\u{2212}1 0\n".into()),
        ("solitaire", format!("{board}1 \u{2212}1\n")),
    ];
    for (name, text) in texts {
        let error = error(name, &text).expect("it is refused");
        assert!(error.contains("<U+2212 MINUS SIGN>1"), "{error}");
        assert!(error.contains("write the blank and the minus of the keyboard"), "{error}");
    }
}

/// DOS ends a file with it: it is ignored at the end, and refused elsewhere.
#[wasm_bindgen_test(unsupported = test)]
fn the_sign_of_the_end_of_a_file_ends_it() {
    for &game in GAMES {
        for seed in 0..8 {
            let text = common::input(game.name(), seed, 2);
            let plain = read(game, &text);
            for end in ["\u{1a}", "\u{1a}\u{1a}", "\u{1a}\r\n", "\n\n \u{1a}\n"] {
                let marked = read(game, &format!("{}{end}", text.trim_end()));
                assert_eq!(marked.cases(), plain.cases(), "{}: {text}{end:?}", game.name());
                let rest = marked.notes().iter().any(|note| note.kind == NoteKind::IgnoredRest);
                assert!(rest, "{}: {text}{end:?}", game.name());
            }
        }
        let first = format!("\u{1a}{}", common::input(game.name(), 1, 1));
        assert!(error(game.name(), &first).is_some_and(|error| error.contains("<U+001A>")), "{first}");
    }
    let nothing = error("pursuit", "0\n5\n1\n\u{1a}").expect("it ends too early");
    assert!(nothing.contains("found the end of the input"), "{nothing}");
}

#[wasm_bindgen_test(unsupported = test)]
fn the_judge_names_what_only_looks_like_a_blank_or_a_minus() {
    let judged = |name: &str, text: &str, output: &str| {
        let verdict = read(game(name), text).judge(output);
        let boardlab_core::judge::Verdict::Wrong { first } = verdict else { panic!("{output:?} is right") };
        first.look_alike.map(|found| (found.to_string(), found.line, found.column))
    };
    let knights = "2\n1\n1 0\n1\n2 0\n";
    let at = |name: &str, line, column| Some((name.to_owned(), line, column));
    assert_eq!(judged("knights", knights, "Case 1: Bob\nCase\u{a0}2: Bob\n"), at("U+00A0 NO-BREAK SPACE", 2, 5));
    assert_eq!(judged("knights", knights, "Case 1:\u{3000}Bob\n"), at("U+3000 IDEOGRAPHIC SPACE", 1, 8));
    assert_eq!(judged("knights", knights, "Case 1: Alice\nCase\u{2003}2: Bob\n"), None);
    let turn = "0\n0 5\n1 1\n9 0\n-1 -1\n-1 -1\n";
    assert_eq!(judged("pursuit", turn, "\u{2212}1 2\n"), at("U+2212 MINUS SIGN", 1, 1));
}

const INTERACTION: &str =
    "< 1 1 1 1 1 1\n< 1 1 1 1 1 1\n< 1 1 1 1 1 1\n< 1 1 1 1 1 1\n< 1 1 1 1 1 1\n< 1 1 1 1 1 1\n> 1 1\n< 2\n> 0 0\n";

#[wasm_bindgen_test(unsupported = test)]
fn an_interaction_file_is_a_game_of_solitaire_chess() {
    let solitaire = game("solitaire");
    let played = read(solitaire, INTERACTION);
    let plain = read(solitaire, &INTERACTION.replace(['<', '>'], ""));
    assert_eq!(played.answer(), plain.answer());
    assert_eq!(read(solitaire, &INTERACTION.replace("< ", "<").replace("> ", ">")).answer(), plain.answer());
    assert_eq!(played.cases().len(), 1);
    assert_eq!(played.meanings(0..INTERACTION.len()).len(), plain.meanings(0..plain.text().len()).len());
    assert_eq!(game_of(INTERACTION), Some("solitaire"));
    let two = format!("{INTERACTION}{INTERACTION}");
    assert_eq!(
        read(solitaire, &two).gather(&[1]).replace(['<', '>', ' '], ""),
        INTERACTION.replace(['<', '>', ' '], "")
    );
    // Errors have their places in the file as it is; a sign that begins no line is a word.
    let error = |text: &str| error("solitaire", text).expect("it is refused");
    assert!(error(&INTERACTION.replace("> 1 1", "> 1 x")).starts_with("input:7:5: error"));
    assert!(error(&INTERACTION.replace("> 1 1", "> 1 > 1")).starts_with("input:7:5: error"));
    assert!(error(&INTERACTION.replace("< 2", "< < 2")).contains("input:8:3: error"));
    assert!(game("robots").read("< 1 0\n< 15 17\n< 0 0\n".into(), Limits::Statement, &[]).is_err());
}

fn game_of(text: &str) -> Option<&'static str> {
    boardlab_core::recognise(text, game("robots"), Limits::Statement).map(DynGame::name)
}
