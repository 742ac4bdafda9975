use alloc::vec::Vec;

use super::cells::{Cells, reach};
use super::chance;
use super::model::{CELLS, Case, End, Fault, Move, State};
use super::piece::Reply;
use super::score::Tally;
use super::words::Refusal;
use crate::game::{CommonRefusal, Turn};

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
    } else if state.targets().is_empty() && !state.scripted {
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
    ///
    /// ```
    /// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Move, Solitaire}};
    /// # let case = Case::of_seed(7, Alphabet::ALL, 100);
    /// # let mut state = Solitaire::start(&case);
    /// use boardlab_core::games::solitaire::reach;
    /// assert_eq!(state.targets().count(), 36);
    /// Solitaire::play(&case, &mut state, &Move::Remove(0)).unwrap();
    /// assert_eq!(state.targets(), reach(case.board[0], 0));
    /// ```
    #[must_use]
    pub fn targets(&self) -> Cells {
        self.full() & self.last().map_or(Cells::ALL, |(cell, piece)| reach(piece, cell))
    }

    /// The tiles that are not empty.
    #[must_use]
    pub fn full(&self) -> Cells {
        (0..CELLS as u8).filter(|&cell| self.tops[usize::from(cell)].is_some()).collect()
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
        } else if self.targets().contains(cell) {
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
