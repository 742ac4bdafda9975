//! What the size of an input is counted in.

crate::size_units! {
    /// A catcher.
    CATCHER = "catcher", "catcher", "catchers";
    /// A cell of the field.
    CELL = "cell", "cell", "cells";
    /// A move of a replay, of either side.
    MOVE = "move", "move", "moves";
}
