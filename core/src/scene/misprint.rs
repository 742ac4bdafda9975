//! What is wrong in a line of JSON that a program has printed, and where.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Deserializer, from_str};

/// Why a line is not a position, and where.
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

pub(super) fn read<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, Misprint> {
    let mut json = Deserializer::from_str(line);
    let read = serde_path_to_error::deserialize(&mut json);
    let read = read.map_err(|error| misread(line, &error.path().to_string(), error.inner()))?;
    json.end().map_err(|error| misread(line, "", &error))?;
    Ok(read)
}

/// A field that no type holds to its range, what was expected there, and what was found.
pub(super) type Wrong = (String, String, String);

pub(super) fn held(line: &str, wrong: Option<Wrong>) -> Result<(), Misprint> {
    let Some((field, expected, found)) = wrong else { return Ok(()) };
    Err(Misprint { at: locate(line, &field).unwrap_or_default(), field, expected, found })
}

fn misread(line: &str, field: &str, error: &serde_json::Error) -> Misprint {
    // An end that is not known is a question mark.
    let field = field.trim_end_matches(['?', '.']);
    let told = error.to_string();
    // The place is told apart.
    let told = told.split_once(" at line ").map_or(&*told, |(told, _)| told);
    let located = locate(line, field);
    let (expected, found) = match (told.strip_prefix("missing "), told.rsplit_once(", expected ")) {
        (Some(missing), _) => (missing, "none"),
        (None, Some((found, expected))) => (named(expected), found),
        (None, None) if told.starts_with("duplicate ") => ("each field once", told),
        // The line is JSON, so that it is a list that goes on.
        (None, None) if located.is_some() => ("a shorter list", told),
        (None, None) => told.strip_prefix("expected ").map_or(("JSON", told), |expected| (expected, "something else")),
    };
    let at = located.unwrap_or_else(|| line.floor_char_boundary(error.column().saturating_sub(1)));
    Misprint { at, field: field.into(), expected: expected.into(), found: without_kind(found).into() }
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
