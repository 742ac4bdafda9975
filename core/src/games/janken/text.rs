use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::hex::{Hex, LENGTHS};
use super::model::{Case, Order, Piece, UnitKind};
use super::rules;
use super::words;
use crate::game::{AnswerWriter, CommonRefusal};
use crate::text::{
    Bounds, Expected, Field, Fix, Found, NoteKind, Occupant, ParseError, Scanner, Span, TokenRole, look_alike,
};

pub(super) const CASES: Bounds = Bounds::fixed(0, u32::MAX as u64);
/// Every unit needs a cell of its own.
const UNITS: Bounds = Bounds::lifted(1, 10, 60);
const ORDERS: Bounds = Bounds::lifted(1, 100, u32::MAX as u64);
/// The largest capacity that is reserved before the orders are read.
const ROOM: u64 = 1024;

/// Field, woods, hills, mountains by cost, then water.
pub(super) const TERRAINS: &str = "F W H M U";
const KINDS: &str = "G M S";

pub(super) fn read(scanner: &mut Scanner<'_>) -> Result<Case, ParseError> {
    let mut case = Case::default();
    let map = scanner.next_start();
    for row in 0..LENGTHS.len() as u8 {
        read_row(scanner, row, &mut case)?;
    }
    read_units(scanner, map, &mut case)?;
    read_orders(scanner, &mut case)?;
    Ok(case)
}

fn read_row(scanner: &mut Scanner<'_>, row: u8, case: &mut Case) -> Result<(), ParseError> {
    let length = LENGTHS[usize::from(row)];
    scanner.record();
    for nth in 0..length {
        let expected = Expected::OneOf { field: words::TERRAIN, index: u32::from(row) + 1, of: TERRAINS };
        let Some(word) = scanner.word() else { return Err(bad_row(scanner, row, u32::from(nth))) };
        let cells = match letter(scanner, word, TERRAINS) {
            Some(4) => &mut case.water,
            Some(cost) => &mut case.costs[cost],
            None => return Err(scanner.bad_word(Some(word), expected, Fix::KNOWN_LETTER)),
        };
        cells.insert(Hex::nth(row, nth));
        scanner.annotate_last(TokenRole::Field { field: words::TERRAIN }, u32::from(row) + 1, u32::from(nth) + 1);
    }
    if scanner.word().is_some() { Err(bad_row(scanner, row, u32::from(length) + 1)) } else { Ok(()) }
}

/// A row that is too short is reported after its last letter, one that is too long at the first letter too many.
#[cold]
fn bad_row(scanner: &mut Scanner<'_>, row: u8, seen: u32) -> ParseError {
    let length = u32::from(LENGTHS[usize::from(row)]);
    let at = if seen < length { scanner.after_last() } else { scanner.last() };
    let expected =
        Expected::Value { notation: words::ROW, field: words::TERRAIN, index: u32::from(row) + 1, count: length };
    if scanner.text(at).contains(|c| look_alike(c).is_some()) {
        return scanner.bad_word(Some(at), expected, words::ROW_LENGTH);
    }
    let mut cells = seen;
    while scanner.word().is_some() {
        cells += 1;
    }
    let found = if cells == 0 && scanner.at_end() { Found::End } else { Found::Length { count: cells } };
    scanner.error(at, expected, found, words::ROW_LENGTH)
}

/// The index of the letter that a token is. A small letter is noted.
fn letter(scanner: &mut Scanner<'_>, word: Span, of: &str) -> Option<usize> {
    let &[byte] = scanner.text(word).as_bytes() else { return None };
    let index = of.bytes().step_by(2).position(|known| known == byte.to_ascii_uppercase())?;
    if byte.is_ascii_lowercase() {
        scanner.note(NoteKind::SmallLetters, word);
    }
    Some(index)
}

fn read_units(scanner: &mut Scanner<'_>, map: usize, case: &mut Case) -> Result<(), ParseError> {
    scanner.record();
    let first = scanner.number_in_record(words::UNIT_COUNT, 1, UNITS)?;
    let second = scanner.number_in_record(words::UNIT_COUNT, 2, UNITS)?;
    scanner.end_record()?;
    let list = scanner.next_start();
    for index in 0..first + second {
        let unit = read_unit(scanner, index as u32, u8::from(index >= first))?;
        let second_place = match case.units.iter().position(|other| other.at == unit.at) {
            Some(other) => Err((scanner.word_of(list, other, 1), true)),
            None if case.water.contains(unit.at) => Err((drawn(scanner, map, unit.at), false)),
            None => Ok(()),
        };
        second_place.map_err(|(span, taken)| not_there(scanner, index as u32 + 1, span, taken))?;
        case.units.push(unit);
    }
    Ok(())
}

fn read_unit(scanner: &mut Scanner<'_>, index: u32, side: u8) -> Result<Piece, ParseError> {
    scanner.record();
    let word = scanner.word();
    let kind = word.and_then(|word| letter(scanner, word, KINDS));
    let expected = Expected::OneOf { field: words::UNIT_KIND, index: index + 1, of: KINDS };
    let kind = kind.ok_or_else(|| scanner.bad_word(word, expected, Fix::KNOWN_LETTER))?;
    scanner.annotate_last(TokenRole::Field { field: words::UNIT_KIND }, index + 1, 0);
    let at = read_cell(scanner, words::UNIT_CELL, index + 1)?;
    scanner.end_record()?;
    Ok(Piece { side, kind: UnitKind::ALL[kind], at })
}

/// Where the terrain of a cell is drawn.
fn drawn(scanner: &Scanner<'_>, map: usize, hex: Hex) -> Span {
    let nth = hex.column - Hex::nth(hex.row, 0).column;
    scanner.word_of(map, usize::from(hex.row), usize::from(nth))
}

/// A unit's cell, the word read last, is another's or under water.
#[cold]
fn not_there(scanner: &Scanner<'_>, index: u32, span: Span, taken: bool) -> ParseError {
    let field = words::UNIT_CELL;
    let place = Some(scanner.place(span));
    let above_water = Expected::Value { notation: words::CELL_ABOVE_WATER, field, index, count: 1 };
    let (expected, by, fix) = match taken {
        true => (Expected::FreeCell { field, index }, Occupant::PIECE, Fix::MOVE_APART),
        false => (above_water, words::WATER, words::ABOVE_WATER),
    };
    scanner.error(scanner.last(), expected, Found::Taken { by, place }, fix)
}

fn read_cell(scanner: &mut Scanner<'_>, field: Field, index: u32) -> Result<Hex, ParseError> {
    let word = scanner.word();
    let expected = Expected::Value { notation: words::CELL_NAME, field, index, count: 1 };
    let hex = word.and_then(|word| Hex::named(scanner.text(word)).ok());
    let hex = hex.ok_or_else(|| scanner.bad_word(word, expected, words::ON_BOARD))?;
    if scanner.text(scanner.last()).as_bytes()[0].is_ascii_lowercase() {
        scanner.note(NoteKind::SmallLetters, scanner.last());
    }
    scanner.annotate_last(TokenRole::Field { field }, index, 0);
    Ok(hex)
}

fn read_orders(scanner: &mut Scanner<'_>, case: &mut Case) -> Result<(), ParseError> {
    let count = scanner.lone_number(words::ORDER_COUNT, ORDERS)?;
    case.orders = Vec::with_capacity(count.min(ROOM) as usize);
    for index in 1..=count as u32 {
        scanner.record();
        let from = read_cell(scanner, words::ORDER_FROM, index)?;
        let to = read_cell(scanner, words::ORDER_TO, index)?;
        scanner.end_record()?;
        case.orders.push(Order { from, to });
    }
    Ok(())
}

pub(super) const OUTPUT_LINES: &[&str] =
    &["Game #1", "Move #1 (@0 -> @0): Successful (0 points left)", "Move #1 (@0 -> @0): Unsuccessful"];

pub(super) fn head(number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "Game #{number}")
}

/// Judges the orders one after the other and prints as the judge does.
pub(super) fn answer(case: &Case, number: usize, out: &mut dyn AnswerWriter) -> fmt::Result {
    head(number, out)?;
    let mut state = rules::start(case);
    for (index, &order) in case.orders.iter().enumerate() {
        out.set_move(index as u32 + 1);
        write!(out, "Move #{} ({order}): ", index + 1)?;
        match rules::play(case, &mut state, order) {
            Some(left) => writeln!(out, "Successful ({left} points left)")?,
            None => out.write_str("Unsuccessful\n")?,
        }
    }
    Ok(())
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..LENGTHS.len() as u8 {
            self.write_row(f, row)?;
        }
        let side = |side| self.units.iter().filter(move |unit| unit.side == side).count();
        writeln!(f, "{} {}", side(0), side(1))?;
        self.units.iter().try_for_each(|unit| writeln!(f, "{} {}", unit.kind, unit.at))?;
        writeln!(f, "{}", self.orders.len())?;
        self.orders.iter().try_for_each(|order| writeln!(f, "{} {}", order.from, order.to))
    }
}

impl Case {
    /// A row, indented like the rows of the board.
    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: u8) -> fmt::Result {
        let indent = usize::from(row.abs_diff(4));
        for nth in 0..LENGTHS[usize::from(row)] {
            let blanks = if nth == 0 { indent } else { 1 };
            write!(f, "{:blanks$}{}", "", self.letter(Hex::nth(row, nth)))?;
        }
        f.write_str("\n")
    }

    fn letter(&self, hex: Hex) -> char {
        ['U', 'F', 'W', 'H', 'M'][self.cost(hex)]
    }
}

impl fmt::Display for UnitKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} -> {}", self.from, self.to)
    }
}

impl FromStr for Order {
    type Err = CommonRefusal;

    fn from_str(text: &str) -> Result<Self, CommonRefusal> {
        let mut words = text.split_ascii_whitespace().filter(|&word| word != "->");
        let (from, to) =
            (words.next().ok_or(CommonRefusal::Unreadable)?, words.next().ok_or(CommonRefusal::Unreadable)?);
        match words.next() {
            None => Ok(Order { from: from.parse()?, to: to.parse()? }),
            Some(_) => Err(CommonRefusal::Unreadable),
        }
    }
}
