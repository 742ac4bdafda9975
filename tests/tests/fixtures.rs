//! Files of fixtures: what stands in them is read as it is meant, and printed so that an editor shows all of it.

use boardlab_tests::fixture::{Fixture, parse, print};
use boardlab_tests::random::Random;
use wasm_bindgen_test::wasm_bindgen_test;

/// A file with one fixture of one section.
fn file(section: &str) -> String {
    format!("=== name\n--- input\n{section}")
}

/// The bytes of that section.
fn read(section: &str) -> Result<Vec<u8>, String> {
    parse(&file(section)).map(|fixtures| fixtures[0].sections[0].1.clone())
}

fn fixture(bytes: &[u8]) -> Fixture {
    Fixture { name: "name".to_owned(), sections: vec![("input".to_owned(), bytes.to_vec())] }
}

/// Each text as it is printed, both ways.
#[wasm_bindgen_test(unsupported = test)]
fn a_text_is_shown_as_it_is() {
    let shown: [(&[u8], &str); 18] = [
        (b"", ""),
        (b"\n", "\n"),
        (b"1 0\n15 17\n", "1 0\n15 17\n"),
        (b"0 0", "0 0\\\n"),
        (b"1 0\r\n0 0\r\n", "1 0\\r\n0 0\\r\n"),
        (b"1 0\r0 0\r", "1 0\\r\\\n0 0\\r\\\n"),
        (b"\r\r\n\r", "\\r\\\n\\r\n\\r\\\n"),
        (b"1\t0 \n", "1\\t0\\x20\n"),
        (b"  \n \n", " \\x20\n\\x20\n"),
        (b"0 0 ", "0 0\\x20\\\n"),
        (b"a\\n\n", "a\\\\n\n"),
        (b"\0\x1b\x7f\n", "\\x00\\x1B\\x7F\n"),
        (b"caf\xe9 \xd1\n", "caf\\xE9 \\xD1\n"),
        ("\u{feff}1\u{a0}0\u{200b}\n".as_bytes(), "\\u{FEFF}1\\u{A0}0\\u{200B}\n"),
        ("e\u{301}\u{2028}\u{3000}\n".as_bytes(), "e\\u{301}\\u{2028}\\u{3000}\n"),
        ("робот １７ �\n".as_bytes(), "робот １７ �\n"),
        (b"=== a\n--- b\n===\n", "\\x3D== a\n\\x2D-- b\n===\n"),
        (b"\n\n", "\n\n"),
    ];
    for (bytes, text) in shown {
        assert_eq!(print(&[fixture(bytes)]), file(text), "{bytes:?}");
        assert_eq!(read(text).as_deref(), Ok(bytes), "{text}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_text_comes_back() {
    const PIECES: [&[u8]; 12] = [
        b"\n",
        b"\r",
        b" ",
        b"\t",
        b"\\",
        b"=== ",
        b"--- ",
        b"7",
        b"\xff",
        b"\xc2",
        "\u{a0}".as_bytes(),
        "ж".as_bytes(),
    ];
    let random = &mut Random::new(1);
    for _ in 0..2000 {
        let mut text = || (0..random.below(12)).flat_map(|_| random.pick(&PIECES).to_vec()).collect::<Vec<u8>>();
        let sections = |texts: [Vec<u8>; 2]| ["input", "output"].map(str::to_owned).into_iter().zip(texts).collect();
        let fixtures: Vec<Fixture> =
            ["one", "two"].map(|name| Fixture { name: name.to_owned(), sections: sections([text(), text()]) }).into();
        let file = print(&fixtures);
        assert_eq!(parse(&file).as_ref(), Ok(&fixtures), "{file}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn what_stands_above_the_first_fixture_is_a_comment() {
    let file = file("0 0\n");
    assert_eq!(parse(&format!("How to read this.\n\n--- and more\n\\\n{file}")), parse(&file));
    assert_eq!(parse("No fixture.\n"), Ok(Vec::new()));
}

#[wasm_bindgen_test(unsupported = test)]
fn an_empty_line_above_a_fixture_belongs_to_no_section() {
    let two = "=== one\n--- input\n0 0\n\n=== two\n--- input\n\n\n=== three\n--- input\n";
    let texts: Vec<Vec<u8>> = parse(two).unwrap().iter().map(|fixture| fixture.sections[0].1.clone()).collect();
    assert_eq!(texts, [b"0 0\n".to_vec(), b"\n".to_vec(), Vec::new()]);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_mistake_is_reported_with_its_line() {
    for escape in ["\\q", "\\x4", "\\xZZ", "\\x+1", "\\u41", "\\u{41", "\\u{D800}", "\\u{110000}", "\\u{}", "\\é"] {
        assert_eq!(read(&format!("0 0\n{escape}\n")), Err(format!("line 4: no escape: `{escape}`")), "{escape}");
    }
    let mistakes = [
        ("=== a\n--- b\n=== a\n", "line 3: a second fixture `a`"),
        ("=== a\n--- b\n--- b\n", "line 3: a second section `b`"),
        ("=== a\n0 0\n", "line 2: no section begins above"),
    ];
    for (file, mistake) in mistakes {
        assert_eq!(parse(file), Err(mistake.to_owned()), "{file}");
    }
}
