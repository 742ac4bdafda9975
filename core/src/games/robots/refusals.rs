//! Why a move is refused.

crate::refusals! {
    /// It would push debris off the board.
    PUSH_OFF_BOARD = "pushOffBoard", "debris may not be pushed off the board";
    /// It would push debris onto debris.
    PUSH_ONTO_DEBRIS = "pushOntoDebris", "debris may not be pushed onto debris";
    /// That teleport has been used.
    SPENT = "spent", "that teleport has been used";
}
