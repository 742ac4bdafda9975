//! What a program prints: a scene in each line of JSON, and a log in all other lines.
//!
//! A line that begins as an object of JSON does is a scene, so that a quote too few is told and is no part of the log.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde_json::value::RawValue;
use serde_json::{Deserializer, from_str};

use super::model::{Place, Scene, VERSION};

/// Why a line is not a scene, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misprint {
    /// The byte of the line where it is wrong.
    pub at: usize,
    /// The field, such as `pieces[0].figure`; empty where it is the whole line.
    pub field: String,
    /// What should stand there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

impl core::error::Error for Misprint {}

impl fmt::Display for Misprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Misprint { field, expected, found, .. } = self;
        write!(f, "{field}{}expected {expected}, found {found}", if field.is_empty() { "" } else { ": " })
    }
}

/// The scene in a line that a program has printed; none if the line belongs to its log.
///
/// ```
/// use boardlab_core::scene::printed;
/// assert!(printed("reached node 3").is_none());
/// let scene = printed(r#"{"version": 1, "board": {"rows": 3, "columns": 4}}"#).unwrap().unwrap();
/// assert_eq!((scene.board.rows, scene.board.columns), (3, 4));
/// let wrong = printed(r#"{"version": 1, "board": {"rows": 3, "columns": 4}, "pieces": [{"name": "x", "at": [3, 0]}]}"#);
/// let told = "pieces[0].at: expected a place from [0, 0] to [2, 3], found [3, 0]";
/// assert_eq!(wrong.unwrap().unwrap_err().to_string(), told);
/// ```
///
/// # Errors
///
/// The first thing that is not as docs/scenes.md says.
#[must_use]
pub fn printed(line: &str) -> Option<Result<Scene, Misprint>> {
    line.trim_start().strip_prefix('{')?.trim_start().strip_prefix('"')?;
    let line = line.trim_end();
    Some(read(line).and_then(|scene| match misplaced(&scene) {
        Some((field, expected, found)) => {
            Err(Misprint { at: locate(line, &field).unwrap_or_default(), field, expected, found })
        }
        None => Ok(scene),
    }))
}

fn read(line: &str) -> Result<Scene, Misprint> {
    let mut json = Deserializer::from_str(line);
    let read = serde_path_to_error::deserialize(&mut json);
    let scene = read.map_err(|error| misread(line, error.path().to_string(), error.inner()))?;
    json.end().map_err(|error| misread(line, String::new(), &error))?;
    Ok(scene)
}

fn misread(line: &str, field: String, error: &serde_json::Error) -> Misprint {
    let field = if field == "." { String::new() } else { field };
    let told = error.to_string();
    // The place is told apart.
    let told = told.split_once(" at line ").map_or(&*told, |(told, _)| told);
    let located = locate(line, &field);
    let (expected, found) = match (told.strip_prefix("missing "), told.rsplit_once(", expected ")) {
        (Some(missing), _) => (missing, "none"),
        (None, Some((found, expected))) => (named(expected), found),
        (None, None) if told.starts_with("duplicate ") => ("each field once", told),
        // The line is JSON, so that it is a list that goes on.
        (None, None) if located.is_some() => ("a shorter list", told),
        (None, None) => ("JSON", told),
    };
    let at = located.unwrap_or_else(|| line.floor_char_boundary(error.column().saturating_sub(1)));
    Misprint { at, field, expected: expected.into(), found: without_kind(found).into() }
}

/// What was found, without what serde says of it: the field and what was expected say it.
fn without_kind(found: &str) -> &str {
    let kinds = ["invalid type: ", "invalid value: ", "invalid ", "unknown variant ", "unknown field "];
    kinds.iter().find_map(|kind| found.strip_prefix(kind)).unwrap_or(found)
}

/// What an author calls a type.
fn named(expected: &str) -> &str {
    match expected {
        "u32" => "a whole number from 0",
        "i32" => "a whole number",
        "a tuple of size 2" => "a row and a column",
        "a tuple of size 4" => "two rows and two columns",
        "a sequence" => "a list",
        of if of.starts_with("struct ") => "an object",
        other => other,
    }
}

/// Where the value of a field begins.
fn locate(line: &str, field: &str) -> Option<usize> {
    let mut value = line;
    for step in field.split(['.', '[']).filter(|step| !step.is_empty()) {
        value = match step.strip_suffix(']') {
            Some(index) => from_str::<Vec<&RawValue>>(value).ok()?.get(index.parse::<usize>().ok()?)?.get(),
            None => from_str::<BTreeMap<String, &RawValue>>(value).ok()?.get(step)?.get(),
        };
    }
    (!field.is_empty()).then(|| value.as_ptr() as usize - line.as_ptr() as usize)
}

/// A field that no type holds to its range, what was expected there, and what was found.
fn misplaced(scene: &Scene) -> Option<(String, String, String)> {
    let board = &scene.board;
    let sides = [("board.rows", board.rows), ("board.columns", board.columns)];
    if scene.version != VERSION {
        return Some(("version".into(), VERSION.to_string(), scene.version.to_string()));
    }
    if let Some((side, lines)) = sides.into_iter().find(|(_, lines)| !(1..=1000).contains(lines)) {
        return Some((side.into(), "1 to 1000".into(), lines.to_string()));
    }
    let mut pieces = scene.pieces.iter().enumerate();
    if let Some((nth, piece)) = pieces.find(|(_, piece)| piece.letter.chars().count() > 3) {
        return Some((format!("pieces[{nth}].letter"), "up to three characters".into(), piece.letter.clone()));
    }
    off_board(scene)
}

fn off_board(scene: &Scene) -> Option<(String, String, String)> {
    let (rows, columns) = (scene.board.rows as i32, scene.board.columns as i32);
    let is_off = |(row, column)| !((0..rows).contains(&row) && (0..columns).contains(&column));
    let ((row, column), part, nth, which) = places(scene).find(|&(place, ..)| is_off(place))?;
    let which = which.map_or(String::new(), |which| format!("[{which}]"));
    let expected = format!("a place from [0, 0] to [{}, {}]", rows - 1, columns - 1);
    // A window of a board without end has cells beyond it.
    let misplaced = (format!("{part}[{nth}].at{which}"), expected, format!("[{row}, {column}]"));
    scene.board.origin.is_none().then_some(misplaced)
}

/// All places of a scene: each with its part, the number of its area or piece there, and its own in an area.
fn places(scene: &Scene) -> impl Iterator<Item = (Place, &'static str, usize, Option<usize>)> {
    let Scene { cells, pieces, texts, arrows, paths, highlights, .. } = scene;
    let areas = [("cells", cells), ("arrows", arrows), ("paths", paths), ("highlights", highlights)];
    let areas = areas.into_iter().flat_map(|(part, areas)| areas.iter().map(move |area| (part, &area.at)).enumerate());
    let texts = texts.iter().map(|text| ("texts", &text.at)).enumerate();
    let listed = areas.chain(texts).flat_map(|(nth, (part, at))| {
        at.iter().enumerate().map(move |(which, &place)| (place, part, nth, Some(which)))
    });
    listed.chain(pieces.iter().enumerate().map(|(nth, piece)| (piece.at, "pieces", nth, None)))
}
