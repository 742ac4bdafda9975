use alloc::vec::Vec;

use super::chance;
use super::model::{CELLS, Case, End, Fault, Move, SIDE, State};
use super::piece::{Piece, Reply};
use super::score::Tally;
use super::words::Refusal;
use crate::game::{CommonRefusal, Turn};

/// Sets of cells as bits: bit `6 * row + column`.
pub type Cells = u64;

/// Where the next piece may be removed after a piece at a cell, by piece and cell. Empty tiles are included.
pub(super) static TARGETS: [[Cells; CELLS]; 8] = targets();

/// Every cell.
pub(super) const ALL_CELLS: Cells = (1 << CELLS) - 1;

const fn targets() -> [[Cells; CELLS]; 8] {
    let mut table = [[0; CELLS]; 8];
    let mut at = 0;
    while at < 8 * CELLS * CELLS {
        let (piece, from, to) = (at / CELLS / CELLS, at / CELLS % CELLS, at % CELLS);
        if from != to && reaches(piece, from, to) {
            table[piece][from] |= 1 << to;
        }
        at += 1;
    }
    table
}

/// The statement's rules, the first to the eighth; the cells differ.
const fn reaches(piece: usize, from: usize, to: usize) -> bool {
    let rows = (from / SIDE).abs_diff(to / SIDE);
    let columns = (from % SIDE).abs_diff(to % SIDE);
    let straight = rows == 0 || columns == 0;
    let diagonal = rows == columns;
    match piece {
        0..4 => (straight || diagonal) && (rows == piece + 1 || columns == piece + 1),
        4 => rows == 0 && is_end(to % SIDE) || columns == 0 && is_end(to / SIDE),
        5 => diagonal && on_rim(to),
        6 => rows == 0 && is_end(to % SIDE) || columns == 0 && is_end(to / SIDE) || diagonal && on_rim(to),
        _ => rows * columns == 2,
    }
}

const fn is_end(line: usize) -> bool {
    line == 0 || line == SIDE - 1
}

const fn on_rim(cell: usize) -> bool {
    is_end(cell / SIDE) || is_end(cell % SIDE)
}

pub(super) fn start(case: &Case) -> State {
    State {
        tops: case.board.map(Some),
        counts: [0; CELLS],
        removed: Vec::new(),
        tally: Tally::default(),
        waits: false,
        end: None,
        scripted: case.script.is_some(),
    }
}

/// Whose turn it is. A transcript that is followed may have moves even if no tile is left.
pub(super) fn turn(state: &State) -> Turn {
    if state.end.is_some() {
        Turn::Over
    } else if state.waits {
        Turn::Chance
    } else if state.targets() == 0 && !state.scripted {
        Turn::Over
    } else {
        Turn::Player { player: 0 }
    }
}

pub(super) fn play(case: &Case, state: &mut State, mv: Move) -> Result<(), Refusal> {
    match (turn(state), mv) {
        (Turn::Over, _) => Err(CommonRefusal::Over.into()),
        (_, Move::Fault(fault)) => state.fail(case, fault),
        (Turn::Chance, Move::Reply(reply)) => state.replace(case, reply),
        (Turn::Player { .. }, Move::Remove(cell)) => {
            let scripted = case.scripts(state, cell);
            state.remove(cell)?;
            state.scripted = scripted;
            Ok(())
        }
        (Turn::Player { .. }, Move::Stop) => {
            state.end = Some(End::Stopped);
            Ok(())
        }
        _ => Err(CommonRefusal::NotNow.into()),
    }
}

impl State {
    /// The tiles that the next piece may be removed from.
    #[must_use]
    pub fn targets(&self) -> Cells {
        self.full() & self.last().map_or(ALL_CELLS, |(cell, piece)| reach(piece, cell))
    }

    /// The tiles that are not empty.
    #[must_use]
    pub fn full(&self) -> Cells {
        (0..CELLS).filter(|&cell| self.tops[cell].is_some()).fold(0, |cells, cell| cells | 1 << cell)
    }

    /// Removes a piece; the tile waits for its reply.
    pub(super) fn remove(&mut self, cell: u8) -> Result<(), Refusal> {
        self.may_remove(cell)?;
        let piece = self.tops[usize::from(cell)].take().ok_or(Refusal::Empty)?;
        self.tally.add(piece);
        self.removed.push((cell, piece));
        self.counts[usize::from(cell)] += 1;
        self.waits = true;
        Ok(())
    }

    /// Checks that a piece may be removed from a tile. It does not check whose turn it is.
    pub(super) fn may_remove(&self, cell: u8) -> Result<(), Refusal> {
        if usize::from(cell) >= CELLS {
            Err(CommonRefusal::OffBoard.into())
        } else if self.last().is_some_and(|(last, _)| last == cell) {
            Err(Refusal::SameCell)
        } else if self.targets() >> cell & 1 == 1 {
            Ok(())
        } else if self.tops[usize::from(cell)].is_none() {
            Err(Refusal::Empty)
        } else {
            Err(Refusal::OutOfReach)
        }
    }

    /// Puts the reply onto the tile that waits for it.
    pub(super) fn replace(&mut self, case: &Case, reply: Reply) -> Result<(), Refusal> {
        if reply != chance::reply(case, self) {
            return Err(Refusal::OtherReply);
        }
        self.show(reply);
        Ok(())
    }

    /// Puts a reply on the tile that waits for it, without a check.
    pub(super) fn show(&mut self, reply: Reply) {
        if let Some((cell, _)) = self.last() {
            self.tops[usize::from(cell)] = reply;
        }
        self.waits = false;
    }

    /// Ends the game with a fault, which must be the next step of the transcript.
    pub(super) fn fail(&mut self, case: &Case, fault: Fault) -> Result<(), Refusal> {
        if case.fault(self) != Some(fault) {
            return Err(Refusal::NoFault);
        }
        self.end = Some(End::Fault(fault));
        Ok(())
    }
}

/// The cells that a piece leads to from a cell, whether or not a tile there is empty.
#[must_use]
pub fn reach(piece: Piece, cell: u8) -> Cells {
    TARGETS[piece as usize][usize::from(cell)]
}

/// The cells of a set, the first row first.
pub fn each(cells: Cells) -> impl Iterator<Item = u8> {
    (0..CELLS as u8).filter(move |cell| cells >> cell & 1 == 1)
}
