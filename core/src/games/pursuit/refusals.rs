//! Why a move is refused.

crate::refusals! {
    /// A move has too many numbers, or too few.
    NUMBERS = "numbers", "expected {expected} numbers, found {found}";
    /// A number, counted from 1, is out of its range.
    OUT_OF_RANGE = "outOfRange", "number {number} must be from {min} to {max}";
    /// No pieces are placed yet: the programs place them.
    NOT_PLACED = "notPlaced", "the robots have the pieces to place: this file has none yet";
    /// A step goes along both axes. Its first number is given, counted from 1.
    DIAGONAL = "diagonal", "the step at number {number} goes along both axes";
    /// A step leaves the square. Its first number is given, counted from 1.
    OFF_FIELD = "offField", "the step at number {number} leaves the square";
}
