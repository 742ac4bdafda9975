use super::model::{Case, Fault, LAYERS, Move, ScriptedRemoval, State};
use super::words::Refusal;
use crate::game::CommonRefusal;

impl Case {
    /// Whether a removal is the one the transcript goes on with.
    pub(super) fn scripts(&self, state: &State, cell: u8) -> bool {
        state.scripted && self.next(state).is_some_and(|removal| removal.cell() == Some(cell))
    }

    fn next(&self, state: &State) -> Option<&ScriptedRemoval> {
        self.script.as_ref()?.removals.get(state.removed.len())
    }

    /// The next step of the transcript, which may be a fault. `None` if chance is to move and the transcript has no
    /// false reply, or if the game has left the transcript.
    pub(super) fn scripted(&self, state: &State) -> Option<Move> {
        if let Some(fault) = self.fault(state) {
            return Some(Move::Fault(fault));
        }
        if state.waits || !state.scripted {
            return None;
        }
        Some(self.next(state).and_then(ScriptedRemoval::cell).map_or(Move::Stop, Move::Remove))
    }

    /// The fault of the transcript at a position, if there is one.
    pub(super) fn fault(&self, state: &State) -> Option<Fault> {
        let script = self.script.as_ref().filter(|_| state.scripted)?;
        if state.waits {
            let reply = script.removals.get(state.removed.len() - 1)?.reply?;
            let gold = state.last().is_some_and(|(cell, _)| usize::from(state.counts[usize::from(cell)]) == LAYERS);
            return (reply.is_none() != gold).then_some(Fault::Reply(reply));
        }
        match self.next(state) {
            Some(removal) => refusal(state, removal).map(|_| Fault::Illegal(removal.row, removal.column)),
            None => (!script.ended).then_some(Fault::NoEnd),
        }
    }

    /// The rule that forbids the next removal of the transcript, if there is one.
    pub(super) fn refused(&self, state: &State) -> Option<Refusal> {
        refusal(state, self.next(state)?)
    }
}

fn refusal(state: &State, removal: &ScriptedRemoval) -> Option<Refusal> {
    removal.cell().map_or(Some(CommonRefusal::OffBoard.into()), |cell| state.may_remove(cell).err())
}
