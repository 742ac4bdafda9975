//! What is expected and found in inputs that cannot be read, and what fixes them.

crate::input_errors! {
    NOTATIONS: Notation;
    /// A cell of the board: a letter and a digit.
    CELL_NAME = "cellName", "{value}, a cell such as E5";
    /// A row of letters.
    ROW = "row", "{count} letters in row {index} of the map";
    /// A cell of the board that is not under water.
    CELL_ABOVE_WATER = "cellAboveWater", "a cell on land for {value}";
}

crate::input_errors! {
    OCCUPANTS: Occupant;
    /// Water, drawn on the map.
    WATER = "water", "the water at line {line}, column {column}";
}

crate::input_errors! {
    FIXES: Fix;
    /// Name a cell that the board has.
    ON_BOARD = "onBoard", "name a cell of the board: A5 to A9, B4 to B9, ... I1 to I5";
    /// Give the row its length.
    ROW_LENGTH = "rowLength", "the rows have 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters, separated by blanks";
    /// Move the piece, or put another terrain there.
    ABOVE_WATER = "aboveWater", "move the unit, or let another terrain stand there";
}
