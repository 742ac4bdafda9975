//! Damaged inputs: no parser panics, every place points into the text, and what is still accepted is answered right.

use crate::common::{Sample, answer, hold_bytes, kit, parse};
use boardlab_core::options_in;
use boardlab_core::text::{Note, decode};
use boardlab_core::{AnyInput, DynGame, GAMES, Limits, ParseError, ReadError, Span};
use boardlab_tests::{SCALE, damage};
use wasm_bindgen_test::wasm_bindgen_test;

const SEEDS: u64 = 1000 * SCALE as u64;

/// What stands between tokens. Other characters that nobody sees may be a part of a robot's name.
const BLANKS: [char; 7] = [' ', '\t', '\n', '\r', '\u{a0}', '\u{2007}', '\u{202f}'];

#[wasm_bindgen_test(unsupported = test)]
fn damaged_text_is_refused_with_a_place_or_answered_right() {
    for &game in GAMES {
        let accepted = (0..SEEDS).filter(|&seed| damaged(game, seed).hold_damaged(|text| is_right(game, seed, text)));
        let accepted = accepted.count() as u64;
        let refused = SEEDS - accepted;
        // Few of the texts of Janken survive: a record has its line.
        let least = SEEDS / 20;
        assert!(refused > least && accepted > least, "{}: {refused} refused, {accepted} not", game.name());
    }
}

fn damaged(game: &'static dyn DynGame, seed: u64) -> Sample {
    let text = damage::text(seed, &(kit(game.id()).input)(seed / 20, 1 + (seed % 3) as usize));
    Sample { game, seed, text }
}

/// Whether a text is accepted; one in ten of them is answered, too.
fn is_right(game: &dyn DynGame, seed: u64, text: &str) -> bool {
    match parse(game, text, Limits::Statement) {
        Ok(input) => {
            check_spans(text, input.cases(), input.notes());
            if seed.is_multiple_of(10) {
                let answer = answer(game, text);
                assert_eq!(answer, (kit(game.id()).oracle)(text, &answer), "{text:?}");
            }
            true
        }
        Err(error) => {
            check_error(text, &error);
            false
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn lifted_limits_refuse_no_more() {
    for &game in GAMES {
        for seed in 0..SEEDS {
            let options = options_in(kit(game.id()).options);
            damaged(game, seed).hold_damaged(|text| match game.read(text.into(), Limits::Relaxed, &options) {
                Ok(input) => check_relaxed(&*input),
                Err(ReadError::Option(unknown)) => panic!("{unknown}"),
                Err(ReadError::Text(invalid)) => {
                    check_error(text, &invalid.error);
                    assert!(parse(game, text, Limits::Statement).is_err(), "{text:?}");
                }
            });
        }
    }
}

/// Cases without limits can be opened, drawn and answered too.
fn check_relaxed(input: &dyn AnyInput) {
    check_spans(input.text(), input.cases(), input.notes());
    for case in 0..input.cases().len() {
        let mut player = input.open(case).unwrap();
        player.solve(2);
        player.frame(player.line().plies);
        player.explain(0);
    }
    let mut out = String::new();
    input.write_answer(0..input.cases().len(), &mut out).unwrap();
}

#[wasm_bindgen_test(unsupported = test)]
fn damaged_bytes_are_refused_with_a_place() {
    let mut undecoded = 0;
    for &game in GAMES {
        for seed in 0..SEEDS {
            let bytes = damage::bytes(seed, &(kit(game.id()).input)(seed / 20, 2));
            undecoded += u64::from(!hold_bytes(seed, &bytes, |bytes| is_decoded(game, bytes)));
        }
    }
    assert!(undecoded > SEEDS / 4);
}

fn is_decoded(game: &dyn DynGame, bytes: &[u8]) -> bool {
    match decode(bytes) {
        Err(error) => check_byte(bytes, &error),
        Ok(text) => {
            if let Err(error) = parse(game, text, Limits::Statement) {
                check_error(text, &error);
            }
        }
    }
    std::str::from_utf8(bytes).is_ok()
}

fn check_byte(bytes: &[u8], error: &ParseError) {
    let at = error.span.start;
    let good = std::str::from_utf8(&bytes[..at]).expect("all before the place is good");
    assert!(at < bytes.len() && error.span.end <= bytes.len());
    assert_eq!((error.line, error.column), place(good, at));
    let shown = String::from_utf8_lossy(bytes);
    check_report(&shown, error);
}

fn check_spans(text: &str, cases: &[Span], notes: &[Note]) {
    let mut end = 0;
    for &span in cases {
        check_span(text, span);
        assert!(end <= span.start, "cases overlap in {text:?}");
        assert_eq!(span.of(text).trim_matches(BLANKS), span.of(text), "a case begins and ends with a token: {text:?}");
        end = span.end;
    }
    for note in notes {
        check_span(text, note.span);
        assert!(note.count > 0);
    }
}

fn check_error(text: &str, error: &ParseError) {
    check_span(text, error.span);
    assert_eq!((error.line, error.column), place(text, error.span.start), "{text:?}");
    check_report(text, error);
}

fn check_span(text: &str, span: Span) {
    assert!(span.start <= span.end, "{span:?} of {text:?}");
    assert!(text.get(span.start..span.end).is_some(), "{span:?} of {text:?}");
}

fn check_report(text: &str, error: &ParseError) {
    let report = error.report("input", text).to_string();
    let head = format!("input:{}:{}: error: expected ", error.line, error.column);
    assert!(report.starts_with(&head), "{report}");
    assert!(report.lines().nth(2).is_some_and(|carets| carets.ends_with('^')), "{report}");
}

/// Line and column of an offset, counted character by character.
fn place(text: &str, offset: usize) -> (u32, u32) {
    let (mut line, mut column) = (1, 1);
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        if at >= offset {
            break;
        }
        let next = characters.peek().map(|&(_, next)| next);
        match (character, next) {
            ('\n', _) => (line, column) = (line + 1, 1),
            ('\r', next) if next != Some('\n') => (line, column) = (line + 1, 1),
            ('\u{feff}', _) if at == 0 => {}
            _ => column += 1,
        }
    }
    (line, column)
}
