//! Files of fixtures: many small texts in one file, shown by any editor and changed by none.
//!
//! ```text
//! What stands above the first fixture is a comment.
//!
//! === robots-comma
//! --- place
//! 2:1 word
//! --- input
//! 2 0
//! 17,18
//! ```
//!
//! `=== ` begins a fixture with its name, `--- ` a section of it. A section holds the lines below it, each with its
//! line end. The empty line above a fixture belongs to no section. In a section
//!
//! - `\t`, `\r` and `\\` are a tab, a carriage return and a backslash,
//! - `\u{A0}` is a character,
//! - `\xFF` is a byte, by two digits, also one that is no UTF-8,
//! - `\` at the end of a line says that nothing ends the line.

use std::fmt::Write;

const NAME: &str = "=== ";
const SECTION: &str = "--- ";

/// Texts that belong together, with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// The name, unique in its file.
    pub name: String,
    /// The name and the bytes of every section, in their order.
    pub sections: Vec<(String, Vec<u8>)>,
}

/// The fixtures of a file, or its first mistake with its line.
pub fn parse(file: &str) -> Result<Vec<Fixture>, String> {
    let lines: Vec<&str> = file.lines().collect();
    let first = lines.iter().position(|line| line.starts_with(NAME)).unwrap_or(lines.len());
    let mut fixtures: Vec<Fixture> = Vec::new();
    for (nth, line) in lines.iter().enumerate().skip(first) {
        let separates = line.is_empty() && lines.get(nth + 1).is_some_and(|next| next.starts_with(NAME));
        if !separates {
            add(&mut fixtures, line).map_err(|mistake| format!("line {}: {mistake}", nth + 1))?;
        }
    }
    Ok(fixtures)
}

fn add(fixtures: &mut Vec<Fixture>, line: &str) -> Result<(), String> {
    if let Some(name) = line.strip_prefix(NAME) {
        if fixtures.iter().any(|fixture| fixture.name == name) {
            return Err(format!("a second fixture `{name}`"));
        }
        fixtures.push(Fixture { name: name.to_owned(), sections: Vec::new() });
        return Ok(());
    }
    let sections = &mut fixtures.last_mut().ok_or("no fixture begins above")?.sections;
    if let Some(name) = line.strip_prefix(SECTION) {
        if sections.iter().any(|(known, _)| known == name) {
            return Err(format!("a second section `{name}`"));
        }
        sections.push((name.to_owned(), Vec::new()));
        return Ok(());
    }
    let (_, bytes) = sections.last_mut().ok_or("no section begins above")?;
    unescape(line, bytes)
}

/// Adds what a line of a section stands for.
fn unescape(line: &str, bytes: &mut Vec<u8>) -> Result<(), String> {
    let mut rest = line;
    while let Some((plain, escape)) = rest.split_once('\\') {
        bytes.extend_from_slice(plain.as_bytes());
        if escape.is_empty() {
            return Ok(());
        }
        rest = read_escape(escape, bytes).ok_or_else(|| format!("no escape: `\\{escape}`"))?;
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes.push(b'\n');
    Ok(())
}

/// Adds what an escape stands for, and gives what is behind it.
fn read_escape<'a>(escape: &'a str, bytes: &mut Vec<u8>) -> Option<&'a str> {
    let (letter, rest) = escape.split_at(escape.chars().next()?.len_utf8());
    match letter {
        "\\" => bytes.push(b'\\'),
        "t" => bytes.push(b'\t'),
        "r" => bytes.push(b'\r'),
        "x" => {
            let (digits, rest) = rest.split_at_checked(2)?;
            bytes.push(number(digits)?.try_into().ok()?);
            return Some(rest);
        }
        "u" => {
            let (digits, rest) = rest.strip_prefix('{')?.split_once('}')?;
            let character = char::from_u32(number(digits)?)?;
            bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
            return Some(rest);
        }
        _ => return None,
    }
    Some(rest)
}

/// Of hexadecimal digits, without a sign.
fn number(digits: &str) -> Option<u32> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    plain.then(|| u32::from_str_radix(digits, 16).ok())?
}

/// The fixtures as a file has them, below its comment: what an editor would hide or change is escaped.
pub fn print(fixtures: &[Fixture]) -> String {
    let blocks: Vec<String> = fixtures.iter().map(print_one).collect();
    blocks.join("\n")
}

fn print_one(fixture: &Fixture) -> String {
    let mut text = format!("{NAME}{}\n", fixture.name);
    for (name, bytes) in &fixture.sections {
        writeln!(text, "{SECTION}{name}").unwrap();
        text.push_str(&escaped(bytes));
    }
    text
}

/// The lines of a section that stand for some bytes.
pub fn escaped(bytes: &[u8]) -> String {
    let mut rest = bytes;
    let mut text = String::new();
    while !rest.is_empty() {
        let (line, behind) = rest.split_at(line_length(rest));
        escape_line(line, &mut text);
        rest = behind;
    }
    text
}

/// The length of the first line with its end. A carriage return alone ends one, too.
fn line_length(bytes: &[u8]) -> usize {
    let ends = |&at: &usize| bytes[at] == b'\n' || bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    (0..bytes.len()).find(ends).map_or(bytes.len(), |at| at + 1)
}

fn escape_line(line: &[u8], text: &mut String) {
    let start = text.len();
    let (line, end) = line.strip_suffix(b"\n").map_or((line, "\\\n"), |line| (line, "\n"));
    for chunk in line.utf8_chunks() {
        chunk.valid().chars().for_each(|c| escape_character(c, text));
        chunk.invalid().iter().for_each(|&byte| escape_byte(byte, text));
    }
    if text.ends_with(' ') {
        text.pop();
        escape_byte(b' ', text);
    }
    if [NAME, SECTION].iter().any(|head| text[start..].starts_with(head)) {
        let rest = text.split_off(start);
        escape_byte(rest.as_bytes()[0], text);
        text.push_str(&rest[1..]);
    }
    text.push_str(end);
}

fn escape_character(c: char, text: &mut String) {
    match c {
        '\\' => text.push_str("\\\\"),
        '\t' => text.push_str("\\t"),
        '\r' => text.push_str("\\r"),
        c if c.is_ascii_control() => escape_byte(c as u8, text),
        c if is_hidden(c) => write!(text, "\\u{{{:X}}}", c as u32).unwrap(),
        c => text.push(c),
    }
}

fn escape_byte(byte: u8, text: &mut String) {
    write!(text, "\\x{byte:02X}").unwrap();
}

/// Whether a character cannot be seen, looks like a blank, or is drawn over the one before.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || c.is_whitespace() && c != ' '
        || matches!(c, '\u{AD}' | '\u{300}'..='\u{36F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}')
        || matches!(c, '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}
