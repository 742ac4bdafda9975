use alloc::vec::Vec;

use super::bounds::Bounds;
use super::error::ParseError;
use super::field::Field;
use super::note::{Note, NoteKind};
use super::scan::Scanner;
use super::span::Span;

/// The spans of the cases of a valid text, and the oddities that were tolerated. Cases are parsed again from their
/// spans when they are needed, so a text of 100 MB needs little more memory than its own size.
///
/// ```
/// use boardlab_core::games::knights::Knights;
/// use boardlab_core::{Game, Limits};
/// let text = "1\n1\n07 9\n";
/// let document = Knights::parse(text, Limits::Statement).unwrap();
/// assert_eq!((document.cases[0].of(text), document.notes.len()), ("1\n07 9", 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Document {
    /// One span a case, in order.
    pub cases: Vec<Span>,
    /// Oddities that were tolerated, one entry a kind.
    pub notes: Vec<Note>,
}

/// Whether line breaks separate records.
///
/// ```
/// # use boardlab_core::Limits;
/// # use boardlab_core::text::{Bounds, Field, Scanner};
/// # const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
/// use boardlab_core::text::{Layout, counted};
/// let all = |layout| {
///     let mut scanner = Scanner::new("2 3 4", Limits::Statement);
///     let read = |scanner: &mut Scanner<'_>| scanner.number(ROWS, 0, Bounds::fixed(1, 8)).map(drop);
///     counted(&mut scanner, layout, Bounds::fixed(0, 9), read)
/// };
/// assert!(all(Layout::Free).is_ok() && all(Layout::Lines).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Tokens in any layout of lines.
    Free,
    /// One record a line.
    Lines,
}

/// Reads an input that begins with its number of cases (Hyper Knights; Janken, where it has a line of its own).
///
/// ```
/// use boardlab_core::Limits;
/// use boardlab_core::text::{Bounds, Field, Layout, Scanner, counted};
/// const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
/// let mut scanner = Scanner::new("2\n3\n4\n", Limits::Statement);
/// let read = |scanner: &mut Scanner<'_>| scanner.number(ROWS, 0, Bounds::fixed(1, 8)).map(drop);
/// let document = counted(&mut scanner, Layout::Free, Bounds::fixed(0, 10), read).unwrap();
/// assert_eq!(document.cases.len(), 2);
/// ```
///
/// # Errors
///
/// The first error of `read`, or a number of cases that is wrong.
pub fn counted(
    scanner: &mut Scanner<'_>,
    layout: Layout,
    count: Bounds,
    mut read: impl FnMut(&mut Scanner<'_>) -> Result<(), ParseError>,
) -> Result<Document, ParseError> {
    let total = match layout {
        Layout::Free => scanner.number(Field::CASE_COUNT, 0, count)?,
        Layout::Lines => scanner.lone_number(Field::CASE_COUNT, count)?,
    };
    let mut cases = Vec::new();
    for _ in 0..total {
        cases.push(case(scanner, true, &mut read)?);
    }
    Ok(finish(scanner, cases))
}

/// Reads an input that ends with a case of its own (Robots: `0 0`); `read` returns whether it met that end.
///
/// ```
/// use boardlab_core::Limits;
/// use boardlab_core::text::{Bounds, Field, Scanner, until_zero};
/// const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
/// let mut scanner = Scanner::new("3 4 0", Limits::Statement);
/// let read = |scanner: &mut Scanner<'_>| Ok(scanner.number(ROWS, 0, Bounds::fixed(0, 8))? == 0);
/// assert_eq!(until_zero(&mut scanner, read).unwrap().cases.len(), 2);
/// ```
///
/// # Errors
///
/// The first error of `read`.
pub fn until_zero(
    scanner: &mut Scanner<'_>,
    mut read: impl FnMut(&mut Scanner<'_>) -> Result<bool, ParseError>,
) -> Result<Document, ParseError> {
    let mut cases = Vec::new();
    loop {
        if !cases.is_empty() && scanner.at_end() {
            scanner.note(NoteKind::MissingTerminator, scanner.after_last());
            break;
        }
        let mut ended = false;
        let span = case(scanner, false, &mut |scanner| read(scanner).map(|end| ended = end))?;
        if ended {
            break;
        }
        cases.push(span);
    }
    Ok(finish(scanner, cases))
}

/// Reads an input of at least one case (Solitaire); `more` returns whether another case follows.
///
/// ```
/// use boardlab_core::Limits;
/// use boardlab_core::text::{Bounds, Field, Scanner, while_more};
/// const ROWS: Field = Field::new(&("rows", "rows of bar", ""));
/// let mut scanner = Scanner::new("3 4", Limits::Statement);
/// let read = |scanner: &mut Scanner<'_>| scanner.number(ROWS, 0, Bounds::fixed(0, 8)).map(drop);
/// assert_eq!(while_more(&mut scanner, |scanner| !scanner.at_end(), read).unwrap().cases.len(), 2);
/// ```
///
/// # Errors
///
/// The first error of `read`.
pub fn while_more(
    scanner: &mut Scanner<'_>,
    mut more: impl FnMut(&mut Scanner<'_>) -> bool,
    mut read: impl FnMut(&mut Scanner<'_>) -> Result<(), ParseError>,
) -> Result<Document, ParseError> {
    let mut cases = alloc::vec![case(scanner, false, &mut read)?];
    while more(scanner) {
        cases.push(case(scanner, false, &mut read)?);
    }
    Ok(finish(scanner, cases))
}

fn case(
    scanner: &mut Scanner<'_>,
    announced: bool,
    read: &mut impl FnMut(&mut Scanner<'_>) -> Result<(), ParseError>,
) -> Result<Span, ParseError> {
    scanner.begin_case(announced);
    let start = scanner.next_start();
    read(scanner)?;
    Ok(Span { start, end: scanner.last().end })
}

fn finish(scanner: &mut Scanner<'_>, cases: Vec<Span>) -> Document {
    if scanner.has_rest() {
        let start = scanner.next_start();
        scanner.ignore_rest(start);
    }
    Document { cases, notes: scanner.take_notes() }
}
