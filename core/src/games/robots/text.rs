use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::cells::{Cells, SIZE};
use super::model::{Case, End, Move, START, State};
use super::reply::Crowd;
use super::rules::{self, STEPS};
use super::strategy::choose;
use super::words::{self, Refusal};
use crate::boundary::Cell;
use crate::game::{AnswerWriter, Claim, CommonRefusal};
use crate::text::{Bounds, Expected, Field, Fix, Found, Occupant, ParseError, Scanner, Span};

/// Every robot needs a cell of its own, and yours is not free.
const MOST_ROBOTS: u64 = SIZE as u64 * SIZE as u64 - 1;
const MOST_TELEPORTS: u64 = u32::MAX as u64;
const CELL: Bounds = Bounds::fixed(1, SIZE as u64);

/// Reads a case; none for the `0 0` that ends the input.
pub(super) fn read(scanner: &mut Scanner<'_>) -> Result<Option<Case>, ParseError> {
    let start = scanner.next_start();
    let robots = scanner.number(words::ROBOT_COUNT, 0, Bounds::lifted(0, 50, MOST_ROBOTS))?;
    let most = if robots == 0 { Bounds::fixed(0, 0) } else { Bounds::lifted(0, 20, MOST_TELEPORTS) };
    let teleports = scanner.number(words::TELEPORT_COUNT, 0, most)?;
    if robots == 0 {
        scanner.annotate_end(start);
        return Ok(None);
    }
    scanner.announce();
    Ok(Some(Case { robots: read_robots(scanner, robots)?, teleports: read_teleports(scanner, teleports)? }))
}

fn read_robots(scanner: &mut Scanner<'_>, count: u64) -> Result<Vec<Cell>, ParseError> {
    let mut taken = Cells::default();
    taken.insert(START);
    let mut robots: Vec<Cell> = Vec::with_capacity(count as usize);
    let first = scanner.next_start();
    for index in 1..=count as u32 {
        let start = scanner.next_start();
        let cell = read_cell(scanner, [words::ROBOT_ROW, words::ROBOT_COLUMN], index)?;
        if taken.contains(cell) {
            let before = robots.iter().position(|&robot| robot == cell);
            return Err(not_free(scanner, start, index, before.map(|nth| (first, nth))));
        }
        taken.insert(cell);
        robots.push(cell);
    }
    Ok(robots)
}

fn read_teleports(scanner: &mut Scanner<'_>, count: u64) -> Result<Vec<Cell>, ParseError> {
    (1..=count as u32).map(|index| read_cell(scanner, [words::TELEPORT_ROW, words::TELEPORT_COLUMN], index)).collect()
}

#[inline(always)]
fn read_cell(scanner: &mut Scanner<'_>, [row, column]: [Field; 2], index: u32) -> Result<Cell, ParseError> {
    let row = scanner.number(row, index, CELL)? as u8;
    let column = scanner.number(column, index, CELL)? as u8;
    Ok((row - 1, column - 1))
}

/// The error for a robot's cell that is occupied: by the `nth` robot of the list that begins at `first`, or by you.
#[cold]
fn not_free(scanner: &Scanner<'_>, start: usize, index: u32, before: Option<(usize, usize)>) -> ParseError {
    let span = Span { start, end: scanner.last().end };
    let place = before.map(|(first, nth)| scanner.place(scanner.pair_from(first, nth)));
    let by = if place.is_some() { Occupant::PIECE } else { words::YOU };
    let expected = Expected::FreeCell { field: words::ROBOT_ROW, index };
    scanner.error(span, expected, Found::Taken { by, place }, Fix::MOVE_APART)
}

pub(super) const OUTPUT_LINES: &[&str] = &[
    "Case 1:",
    "Move 0: teleport to (0,0)",
    "Won game after making 0 moves.",
    "Lost game after making 0 moves.",
    "Final position: (0,0)",
    "Number of cells with debris: 0",
    "Number of robots remaining: 0",
];

pub(super) fn header(number: usize, out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "Case {number}:")
}

/// Plays the strategy to the end and prints as the judge does.
pub(super) fn answer(case: &Case, number: usize, crowd: &mut Crowd, out: &mut dyn AnswerWriter) -> fmt::Result {
    out.write_str(if number == 1 { "" } else { "\n" })?;
    header(number, out)?;
    let mut state = rules::start(case);
    while state.end.is_none() {
        let mv = choose(case, &state, crowd);
        let played = rules::play(case, &mut state, mv);
        debug_assert!(played.is_ok(), "the strategy plays by the rules");
        out.set_move(state.moves);
        if let Move::Teleport(entry) = mv {
            writeln!(out, "Move {}: teleport to {}", state.moves, Shown(case.teleports[entry as usize]))?;
        }
    }
    debug_assert!(
        state.moves as usize <= 30 + 29 * state.used.iter().filter(|&&used| used).count(),
        "a chase ends in time"
    );
    conclude(&state, out)
}

fn conclude(state: &State, out: &mut dyn AnswerWriter) -> fmt::Result {
    let result = if state.end == Some(End::Won) { "Won" } else { "Lost" };
    writeln!(out, "{result} game after making {} moves.", state.moves)?;
    writeln!(out, "Final position: {}", Shown(state.you))?;
    out.set_ply(state.moves);
    writeln!(out, "Number of cells with debris: {}", state.debris.count())?;
    match state.end {
        Some(End::Lost) => writeln!(out, "Number of robots remaining: {}", state.robots.len()),
        _ => Ok(()),
    }
}

/// What a line of an output says of its own game: a teleport, or the end.
pub(super) fn claim(line: &str) -> Option<Claim> {
    let mut words = line.split_ascii_whitespace();
    match (words.next()?, words.next()?) {
        ("Move", number) => {
            let number = number.trim_end_matches(':').parse().ok().filter(|&number| number > 0);
            number.map(|number| Claim::Move { number })
        }
        ("Won" | "Lost", "game") => words.nth(2)?.parse().ok().map(|moves| Claim::End { moves }),
        _ => None,
    }
}

/// A cell in the statement's coordinates.
struct Shown(Cell);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.0.0 + 1, self.0.1 + 1)
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.robots.len(), self.teleports.len())?;
        self.robots
            .iter()
            .chain(&self.teleports)
            .try_for_each(|(row, column)| writeln!(f, "{} {}", row + 1, column + 1))
    }
}

/// The cell that a row and a column of the statement name.
#[cfg(feature = "workbench")]
pub(super) fn cell(row: &str, column: &str) -> Result<Cell, CommonRefusal> {
    let line = |word: &str| match word.parse::<u64>().map_err(|_| CommonRefusal::Unreadable)? {
        line if (1..=u64::from(SIZE)).contains(&line) => Ok(line as u8 - 1),
        _ => Err(CommonRefusal::OffBoard),
    };
    Ok((line(row)?, line(column)?))
}

const NAMES: [&str; 9] = ["NW", "N", "NE", "W", "stay", "E", "SW", "S", "SE"];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Walk(step) => f.write_str(NAMES[STEPS.iter().position(|known| known == step).unwrap_or(4)]),
            Move::Teleport(entry) => write!(f, "teleport {}", u64::from(*entry) + 1),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        if let Some(index) = NAMES.iter().position(|&name| name == text) {
            return Ok(Move::Walk(STEPS[index]));
        }
        let entry = text.strip_prefix("teleport ").and_then(|entry| entry.parse::<u32>().ok());
        entry.and_then(|entry| entry.checked_sub(1)).map(Move::Teleport).ok_or(CommonRefusal::Unreadable.into())
    }
}
