use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::model::{Case, FARTHEST, Move, Square};
use super::rules;
use super::words;
use crate::game::{AnswerWriter, CommonRefusal};
use crate::text::{Bounds, ParseError, Scanner};

pub(super) const CASES: Bounds = Bounds::lifted(0, 200, u32::MAX as u64);
const KNIGHTS: Bounds = Bounds::lifted(1, 1000, u32::MAX as u64);
const COORDINATE: Bounds = Bounds::lifted(0, 499, FARTHEST);
/// The largest capacity that is reserved before the knights are read: the text may have fewer than its count says.
const ROOM: u64 = 1024;

pub(super) fn read(scanner: &mut Scanner<'_>) -> Result<Case, ParseError> {
    let count = scanner.number(words::KNIGHT_COUNT, 0, KNIGHTS)?;
    let mut knights = Vec::with_capacity(count.min(ROOM) as usize);
    for index in 1..=count as u32 {
        let x = scanner.number(words::KNIGHT_X, index, COORDINATE)?;
        let y = scanner.number(words::KNIGHT_Y, index, COORDINATE)?;
        knights.push(Square { x, y });
    }
    Ok(Case { knights })
}

/// The square that two numbers of the statement name.
#[cfg(feature = "workbench")]
pub(super) fn square(x: &str, y: &str) -> Result<Square, CommonRefusal> {
    let line = |word: &str| match word.parse::<u64>() {
        Ok(line) if line <= FARTHEST => Ok(line),
        Ok(_) => Err(CommonRefusal::OffBoard),
        Err(_) => Err(CommonRefusal::Unreadable),
    };
    Ok(Square { x: line(x)?, y: line(y)? })
}

pub(super) const OUTPUT_LINES: &[&str] = &["Case 1: Alice", "Case 1: Bob"];

/// The names of the players, first mover first.
const NAMES: [&str; 2] = ["Alice", "Bob"];

pub(super) fn answer(case: &Case, number: usize, out: &mut dyn AnswerWriter) -> fmt::Result {
    let winner = rules::winner(case);
    header(number, out)?;
    writeln!(out, " {}", NAMES[usize::from(winner)])
}

pub(super) fn header(number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
    write!(out, "Case {number}:")
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.knights.len())?;
        self.knights.iter().try_for_each(|knight| writeln!(f, "{} {}", knight.x, knight.y))
    }
}

/// The moves as people write them.
const HOPS: [&str; 6] = ["(-2,+1)", "(-3,-1)", "(-2,-1)", "(-1,-2)", "(-1,-3)", "(+1,-2)"];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", u64::from(self.knight) + 1, HOPS[self.hop as usize])
    }
}

impl FromStr for Move {
    type Err = CommonRefusal;

    fn from_str(text: &str) -> Result<Self, CommonRefusal> {
        let (knight, hop) = text.split_once(' ').ok_or(CommonRefusal::Unreadable)?;
        let knight: u32 = knight.parse().map_err(|_| CommonRefusal::Unreadable)?;
        let hop = HOPS.iter().position(|&name| name == hop).ok_or(CommonRefusal::Unreadable)?;
        Ok(Move { knight: knight.checked_sub(1).ok_or(CommonRefusal::NoSuchPiece)?, hop: hop as u8 })
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_hop_is_named_by_what_it_adds() {
        let written = super::super::model::MOVES.map(|(rows, columns)| alloc::format!("({rows:+},{columns:+})"));
        assert_eq!(written, super::HOPS);
    }
}
