use alloc::vec::Vec;

use super::{Case, LAYERS, Move, Reply, SIDE, State};
use crate::game::Illegal;

/// The moves of a pasted transcript.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// What the program said, up to its `0 0`.
    pub said: Vec<Said>,
    /// Whether `0 0` ends it.
    pub ended: bool,
}

/// A removal that a program asked for; whether the rules allow it is found in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// The row, from 1.
    pub row: u32,
    /// The column, from 1.
    pub column: u32,
    /// The reply it got, if the transcript tells.
    pub reply: Option<Reply>,
    /// Where the line begins, in bytes from the start of the text.
    pub start: usize,
}

/// How a game ended before the tiles ran out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By `0 0`.
    Stopped,
    /// By a fault: the test scores 0.
    Fault(Fault),
}

/// Where a transcript goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// An illegal removal: row and column, from 1.
    Illegal(u32, u32),
    /// A reply that cannot be: a piece behind gold, or `blank` behind bronze and silver.
    Reply(Reply),
    /// It ends without `0 0`.
    NoEnd,
}

impl Said {
    /// The cell; none off the board.
    #[must_use]
    pub fn cell(&self) -> Option<u8> {
        let line = |number: u32| (1..=SIDE as u32).contains(&number).then(|| number as u8 - 1);
        Some(line(self.row)? * SIDE as u8 + line(self.column)?)
    }
}

impl Case {
    /// Whether a removal is the one the transcript goes on with.
    pub(super) fn scripts(&self, at: &State, cell: u8) -> bool {
        at.scripted && self.next(at).is_some_and(|said| said.cell() == Some(cell))
    }

    fn next(&self, at: &State) -> Option<&Said> {
        self.script.as_ref()?.said.get(at.removed.len())
    }

    /// What the transcript goes on with, a fault included; none where it is chance's turn and it tells nothing false,
    /// or where the game has left it.
    pub(super) fn scripted(&self, at: &State) -> Option<Move> {
        if let Some(fault) = self.fault(at) {
            return Some(Move::Fault(fault));
        }
        if at.waits || !at.scripted {
            return None;
        }
        Some(self.next(at).and_then(Said::cell).map_or(Move::Stop, Move::Remove))
    }

    /// Where the transcript goes wrong at a position, if it does there.
    pub(super) fn fault(&self, at: &State) -> Option<Fault> {
        let script = self.script.as_ref().filter(|_| at.scripted)?;
        if at.waits {
            let reply = script.said.get(at.removed.len() - 1)?.reply?;
            let gold = at.last().is_some_and(|(cell, _)| usize::from(at.counts[usize::from(cell)]) == LAYERS);
            return (reply.is_none() != gold).then_some(Fault::Reply(reply));
        }
        match self.next(at) {
            Some(said) => refusal(at, said).map(|_| Fault::Illegal(said.row, said.column)),
            None => (!script.ended).then_some(Fault::NoEnd),
        }
    }

    /// The rule against the removal that the transcript goes on with, if there is one.
    pub(super) fn refused(&self, at: &State) -> Option<Illegal> {
        refusal(at, self.next(at)?)
    }
}

fn refusal(at: &State, said: &Said) -> Option<Illegal> {
    said.cell().map_or(Some(Illegal::OffBoard), |cell| at.may_remove(cell).err())
}
