//! Why a move is refused.

crate::refusals! {
    /// The tile is empty.
    EMPTY = "empty", "the tile is empty";
    /// The piece removed last does not lead there.
    OUT_OF_REACH = "outOfReach", "the piece removed last does not lead there";
    /// The next piece may not be that of the same tile.
    SAME_CELL = "sameCell", "the next piece may not be that of the same tile";
    /// The reply differs from the right one.
    OTHER_REPLY = "otherReply", "the reply is another one";
    /// The transcript has no such fault here.
    NO_FAULT = "noFault", "the transcript has no such fault here";
}
