//! What is expected and found in inputs that cannot be read, and what fixes them.

crate::input_errors! {
    OCCUPANTS: Occupant;
    /// You, before the first move.
    YOU = "you", "your own start cell";
}
