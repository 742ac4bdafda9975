//! What the size of an input is counted in.

crate::size_units! {
    /// A type that the board shows.
    PIECE_TYPE = "pieceType", "piece type", "piece types";
    /// A removal of a transcript.
    REMOVAL = "removal", "removal", "removals";
    /// A reply of a transcript.
    REPLY = "reply", "reply", "replies";
}
