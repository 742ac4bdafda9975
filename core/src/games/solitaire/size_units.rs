//! What the size of an input is counted in.

use super::model::Case;
use super::piece::Piece;

crate::size_units! {
    /// A type that the board shows.
    PIECE_TYPE = "pieceType", "piece type", "piece types";
    /// A removal of a transcript.
    REMOVAL = "removal", "removal", "removals";
    /// A reply of a transcript.
    REPLY = "reply", "reply", "replies";
}

/// How many of each unit a case has.
pub(super) fn size(case: &Case) -> [usize; SIZE_UNITS.len()] {
    let types = Piece::ALL.iter().filter(|piece| case.board.contains(piece)).count();
    let removals = case.script.as_ref().map_or(&[][..], |script| &script.removals);
    let answered = removals.iter().filter(|removal| removal.reply.is_some()).count();
    [types, removals.len(), answered + case.loose.len().saturating_sub(removals.len())]
}
