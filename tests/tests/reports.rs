//! An error as a compiler prints it: the line, cut to what a terminal shows, and carets under what is wrong.

use crate::common::{game, parse, parsed};
use boardlab_core::Limits;
use boardlab_core::text::NoteKind;
use wasm_bindgen_test::wasm_bindgen_test;

/// The source line and the line of carets.
fn shown(name: &str, text: &str) -> [String; 2] {
    let error = parse(game(name), text, Limits::Statement).err().unwrap();
    let report = error.report("in.txt", text).to_string();
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines.len(), 4, "{report}");
    [lines[1], lines[2]].map(str::to_owned)
}

#[wasm_bindgen_test(unsupported = test)]
fn a_short_line_is_shown_whole() {
    assert_eq!(shown("robots", "1 0\n15 x7\n"), [" 2 | 15 x7", "   |    ^^"]);
    assert_eq!(shown("robots", "1 0\r\n15\tx7\r\n0 0\r\n"), [" 2 | 15\tx7", "   |   \t^^"]);
    assert_eq!(shown("robots", "1 0\r15 x7\r0 0\r"), [" 2 | 15 x7", "   |    ^^"]);
    assert_eq!(shown("robots", "\u{feff}x 0\n"), [" 1 | x 0", "   | ^"]);
    assert_eq!(shown("robots", "1 0\n15"), [" 2 | 15", "   |   ^"]);
    assert_eq!(shown("robots", "1 0\n15 1:\n"), [" 2 | 15 1:", "   |    ^^"]);
    assert_eq!(shown("robots", "1 0\n15 é7\n"), [" 2 | 15 é7", "   |    ^^"]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_long_line_is_cut_around_the_error() {
    let before = "1 ".repeat(40);
    let cut = &before[before.len() - 60..];
    assert_eq!(
        shown("robots", &format!("{before}x 7\n")),
        [format!(" 1 | {cut}x 7"), format!("   | {}^", " ".repeat(60))]
    );
    let exact = &before[..60];
    assert_eq!(
        shown("robots", &format!("{exact}x\n")),
        [format!(" 1 | {exact}x"), format!("   | {}^", " ".repeat(60))]
    );
    let word = "x".repeat(50);
    assert_eq!(shown("robots", &word), [format!(" 1 | {}", &word[..40]), format!("   | {}", "^".repeat(40))]);
    let accents = "é".repeat(70);
    let [line, carets] = shown("robots", &format!("1 0\n{accents} 7\n"));
    assert_eq!([line, carets], [format!(" 2 | {}", "é".repeat(40)), format!("   | {}", "^".repeat(40))]);
    // A no-break space has two bytes.
    let cut = "1\u{a0}".repeat(30);
    let [line, carets] = shown("robots", &format!("1 {}{cut}x\n", "1\u{a0}".repeat(5)));
    assert_eq!([line, carets], [format!(" 1 | {cut}x"), format!("   | {}^", " ".repeat(60))]);
}

#[wasm_bindgen_test(unsupported = test)]
fn the_gutter_is_as_wide_as_the_number_of_the_line() {
    for (lines, number) in [(8, "9"), (9, "10"), (98, "99"), (99, "100")] {
        let [line, carets] = shown("robots", &format!("{}x\n", "\n".repeat(lines)));
        assert_eq!([line, carets], [format!(" {number} | x"), format!(" {} | ^", " ".repeat(number.len()))]);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_note_has_the_first_place_and_how_often() {
    let input = parsed(game("robots"), "01 00\n015\u{202f}\u{a0}17\n0 0\nrest\n");
    let described: Vec<_> =
        input.notes().iter().map(|note| (note.kind, note.span.start, note.span.end, note.count)).collect();
    assert_eq!(
        described,
        [(NoteKind::LeadingZeros, 0, 2, 3), (NoteKind::NoBreakSpaces, 9, 12, 2), (NoteKind::IgnoredRest, 21, 25, 1),]
    );
}

/// A line of seven values that ends with two names begins the next file; a longer one is what a side said.
#[wasm_bindgen_test(unsupported = test)]
fn a_word_among_numbers_is_reported_in_its_line() {
    let text = "0\n4\n2\n1\n6\nours\ntheirs\n1 1 2 2 3 a b 4\n";
    assert_eq!(shown("pursuit", text), [" 8 | 1 1 2 2 3 a b 4", "   |           ^"]);
}
