//! What the parts of an input mean.

crate::fields! {
    /// A piece of a row of the board.
    TILE = "tile", "a piece of row", "column";
    /// The row of a removal.
    MOVE_ROW = "moveRow", "the row of removal";
    /// The column of a removal.
    MOVE_COLUMN = "moveColumn", "the column of removal";
    /// What replaces a removed piece.
    REPLY = "reply", "the reply to removal";
}
