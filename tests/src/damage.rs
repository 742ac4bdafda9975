//! Damage to valid inputs, from a seed: what fingers, editors, web pages and bad copies do to a text.

use crate::random::Random;

/// A way to damage a text.
type Damage = fn(&mut Random, &str) -> String;

const DAMAGES: [Damage; 13] = [
    delete_piece,
    double_piece,
    move_piece,
    replace_token,
    insert_token,
    replace_character,
    insert_character,
    delete_character,
    change_digit,
    truncate,
    delete_line,
    double_line,
    nothing,
];

/// What stands where a number, a letter or a cell should.
const TOKENS: [&str; 57] = [
    "0",
    "-1",
    "32",
    "500",
    "51",
    "21",
    "201",
    "1001",
    "18446744073709551616",
    "-9223372036854775809",
    "1.5",
    "1e3",
    "0x1F",
    "+7",
    "007",
    "17,18",
    "(17",
    "18)",
    "[1,2]",
    "17->18",
    "--",
    "#",
    "робот",
    "конь",
    "١٧",
    "17",
    "x",
    "Case",
    "0 0",
    "999999999999999999999999999999999999",
    "E5",
    "e5",
    "A1",
    "J5",
    "E10",
    "G",
    "u",
    "FF",
    "Е5",
    "Н",
    "torn",
    "dam",
    "Dam",
    "blank",
    "queen",
    "6",
    "0 0 ",
    "3 4 lopare",
    "E5->E9",
    "->",
    "!",
    "! #time-out",
    "! 1 0\\n",
    "-1 -1",
    ":",
    "97 : 3",
    "100",
];

/// What gets into a text unseen, or splits and glues its numbers.
const CHARACTERS: [char; 26] = [
    ' ', '\n', '\r', '\t', '\0', '\u{b}', '\u{c}', '\u{1b}', '\u{85}', '\u{a0}', '\u{ad}', '\u{200b}', '\u{200e}',
    '\u{2007}', '\u{2028}', '\u{202f}', '\u{3000}', '\u{feff}', '\u{301}', ',', '-', '.', '٣', 'о', '−', '🤖',
];

/// A valid text damaged once or a few times.
pub fn text(seed: u64, valid: &str) -> String {
    let random = &mut Random::new(seed);
    let mut text = valid.to_owned();
    for _ in 0..random.within(1..=4) {
        text = random.pick(&DAMAGES)(random, &text);
    }
    text
}

/// A valid text damaged as bytes; seldom UTF-8 any more.
pub fn bytes(seed: u64, valid: &str) -> Vec<u8> {
    let random = &mut Random::new(seed);
    let mut bytes = text(random.bits(), valid).into_bytes();
    for _ in 0..random.within(1..=3) {
        let at = random.within(0..=bytes.len());
        let byte = random.below(256) as u8;
        match random.below(4) {
            0 => bytes.insert(at, byte),
            1 => bytes.truncate(at),
            _ if at == bytes.len() => bytes.push(byte),
            2 => bytes[at] = byte,
            _ => bytes[at] ^= 1 << random.below(8),
        }
    }
    bytes
}

/// A place between two characters.
fn place(random: &mut Random, text: &str) -> usize {
    let mut at = random.within(0..=text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// Two places, the earlier first, at most some characters apart.
fn stretch(random: &mut Random, text: &str) -> (usize, usize) {
    let from = place(random, text);
    let length = random.within(0..=12);
    let to = text[from..].char_indices().nth(length).map_or(text.len(), |(at, _)| from + at);
    (from, to)
}

fn replaced(text: &str, (from, to): (usize, usize), new: &str) -> String {
    [&text[..from], new, &text[to..]].concat()
}

fn delete_piece(random: &mut Random, text: &str) -> String {
    let piece = stretch(random, text);
    replaced(text, piece, "")
}

fn double_piece(random: &mut Random, text: &str) -> String {
    let (from, to) = stretch(random, text);
    replaced(text, (to, to), &text[from..to])
}

fn move_piece(random: &mut Random, text: &str) -> String {
    let (from, to) = stretch(random, text);
    let cut = replaced(text, (from, to), "");
    let at = place(random, &cut);
    replaced(&cut, (at, at), &text[from..to])
}

fn replace_token(random: &mut Random, text: &str) -> String {
    let new = *random.pick(&TOKENS);
    match token(random, text) {
        Some(token) => replaced(text, token, new),
        None => new.to_owned(),
    }
}

/// A stretch without ASCII blanks.
fn token(random: &mut Random, text: &str) -> Option<(usize, usize)> {
    let count = text.split_ascii_whitespace().count();
    let nth = random.below(count.max(1));
    let token = text.split_ascii_whitespace().nth(nth)?;
    let from = token.as_ptr().addr() - text.as_ptr().addr();
    Some((from, from + token.len()))
}

fn insert_token(random: &mut Random, text: &str) -> String {
    let at = place(random, text);
    let new = *random.pick(&TOKENS);
    replaced(text, (at, at), &format!(" {new} "))
}

fn replace_character(random: &mut Random, text: &str) -> String {
    let new = *random.pick(&CHARACTERS);
    replaced(text, character(random, text), new.encode_utf8(&mut [0; 4]))
}

fn insert_character(random: &mut Random, text: &str) -> String {
    let at = place(random, text);
    let new = *random.pick(&CHARACTERS);
    replaced(text, (at, at), new.encode_utf8(&mut [0; 4]))
}

fn delete_character(random: &mut Random, text: &str) -> String {
    replaced(text, character(random, text), "")
}

/// One character, or the empty end of the text.
fn character(random: &mut Random, text: &str) -> (usize, usize) {
    let from = place(random, text);
    (from, from + text[from..].chars().next().map_or(0, char::len_utf8))
}

fn change_digit(random: &mut Random, text: &str) -> String {
    let digits: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
    if digits.is_empty() {
        return text.to_owned();
    }
    let at = *random.pick(&digits);
    let digit = random.below(10).to_string();
    replaced(text, (at, at + 1), &digit)
}

fn truncate(random: &mut Random, text: &str) -> String {
    let at = place(random, text);
    text[..at].to_owned()
}

fn delete_line(random: &mut Random, text: &str) -> String {
    replaced(text, line(random, text), "")
}

fn double_line(random: &mut Random, text: &str) -> String {
    let (from, to) = line(random, text);
    replaced(text, (to, to), &text[from..to])
}

/// A line with its end.
fn line(random: &mut Random, text: &str) -> (usize, usize) {
    let at = place(random, text);
    let from = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let to = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
    (from, to)
}

fn nothing(_: &mut Random, text: &str) -> String {
    text.to_owned()
}
