//! What the parts of an input mean.

crate::fields! {
    /// N.
    KNIGHT_COUNT = "knightCount", "the number of knights";
    /// X, counted downwards.
    KNIGHT_X = "knightX", "x of knight";
    /// Y, counted to the right.
    KNIGHT_Y = "knightY", "y of knight";
}
