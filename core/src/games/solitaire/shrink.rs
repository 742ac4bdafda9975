use super::model::{Case, Script};
use super::piece::Piece;
use crate::game::ShrinkCursor;

/// Fewer moves of a transcript, from its end, then from anywhere; fewer replies; plainer pieces; moves nearer to the
/// first cell.
pub(super) fn shrink(case: &Case, cursor: &mut ShrinkCursor) -> Option<Case> {
    let mut simpler = case.clone();
    let script = case.script.clone().unwrap_or_default();
    let paired = script.removals.len();
    let found = if let Some(kept) = cursor.lower(paired as u64, 0) {
        simpler.leave_out(kept as usize..paired);
        true
    } else if let Some(cut) = cursor.cut(paired, 0) {
        simpler.leave_out(cut);
        true
    } else if let Some(cut) = cursor.cut(case.loose.len().saturating_sub(paired), 0) {
        simpler.loose.drain(paired + cut.start..paired + cut.end);
        true
    } else if cursor.index_in(script.ended.into()).is_some() {
        simpler.script = Some(Script { ended: false, ..script }).filter(|script| !script.removals.is_empty());
        true
    } else {
        simpler_pieces(cursor, &mut simpler)
    };
    found.then_some(simpler)
}

/// A piece is simpler the earlier the statement names it; `1` is the simplest.
fn simpler_pieces(cursor: &mut ShrinkCursor, case: &mut Case) -> bool {
    let rank = |piece: &Piece| *piece as u64;
    let rough = case.board.iter().filter(|&&piece| piece != Piece::One).count();
    if let Some(cut) = cursor.cut(rough, 0) {
        let rough = case.board.iter_mut().filter(|piece| **piece != Piece::One);
        rough.skip(cut.start).take(cut.len()).for_each(|piece| *piece = Piece::One);
        return true;
    }
    if let Some((cell, piece)) = cursor.lower_one(case.board.iter().map(rank), 0) {
        case.board[cell] = Piece::ALL[piece as usize];
        return true;
    }
    let Some(script) = &mut case.script else { return plainer_replies(cursor, case) };
    let lines = script.removals.iter().flat_map(|removal| [removal.row, removal.column]);
    if let Some((index, line)) = cursor.lower_one(lines.map(u64::from), 1) {
        let removal = &mut script.removals[index / 2];
        *(if index % 2 == 0 { &mut removal.row } else { &mut removal.column }) = line as u32;
        return true;
    }
    plainer_replies(cursor, case)
}

fn plainer_replies(cursor: &mut ShrinkCursor, case: &mut Case) -> bool {
    let scripted =
        case.script.iter_mut().flat_map(|script| &mut script.removals).filter_map(|removal| removal.reply.as_mut());
    let mut replies: alloc::vec::Vec<_> = scripted.chain(&mut case.loose).filter_map(Option::as_mut).collect();
    let lower = cursor.lower_one(replies.iter().map(|piece| **piece as u64), 0);
    lower.map(|(index, piece)| *replies[index] = Piece::ALL[piece as usize]).is_some()
}

impl Case {
    /// Leaves out moves of the transcript with their replies.
    pub(super) fn leave_out(&mut self, moves: core::ops::Range<usize>) {
        let known = self.loose.len();
        self.loose.drain(moves.start.min(known)..moves.end.min(known));
        let script = self.script.get_or_insert_default();
        script.removals.drain(moves);
        if script.removals.is_empty() && !script.ended {
            self.script = None;
        }
    }
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; 3] {
    let types = Piece::ALL.iter().filter(|piece| case.board.contains(piece)).count();
    let removals = case.script.as_ref().map_or(&[][..], |script| &script.removals);
    let answered = removals.iter().filter(|removal| removal.reply.is_some()).count();
    [types, removals.len(), answered + case.loose.len().saturating_sub(removals.len())]
}
