use super::model::{Case, Fault, LAYERS, Move, Said, State};
use crate::game::IllegalMove;

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
    pub(super) fn refused(&self, at: &State) -> Option<IllegalMove> {
        refusal(at, self.next(at)?)
    }
}

fn refusal(at: &State, said: &Said) -> Option<IllegalMove> {
    said.cell().map_or(Some(IllegalMove::OFF_BOARD), |cell| at.may_remove(cell).err())
}
