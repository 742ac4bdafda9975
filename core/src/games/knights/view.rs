use alloc::string::String;
use alloc::vec::Vec;

use super::grundy::Law;
use crate::boundary::view_struct;

view_struct! {
    /// A knight and its Grundy number. Coordinates go to 2^62 and are decimal text.
    pub struct Knight {
        /// Rows down from 0.
        pub x: String,
        /// Columns to the right from 0.
        pub y: String,
        /// Its value, from 0 to 6.
        pub grundy: u8,
        /// The value that a table of 500 x 500 cells has here, if it is different. The board has no such edge.
        pub cut: Option<u8>,
    }

    /// A position, and the step that led to it.
    #[cfg_attr(feature = "ts", ts(rename = "KnightsPosition"))]
    pub struct KnightsBoard {
        /// The knights in the order of the input.
        pub knights: Vec<Knight>,
        /// The moves a knight has, rows and columns added; those that leave the board are refused.
        pub hops: Vec<(i8, i8)>,
        /// The xor of their values.
        pub nim_sum: u8,
        /// Whose turn it is: 0 Alice, 1 Bob; none when no knight can move.
        pub mover: Option<u8>,
        /// Who wins from here: 0 Alice, 1 Bob.
        pub winner: u8,
        /// Moves made.
        pub moves: u32,
        /// The step that led here.
        pub step: Option<KnightsStep>,
    }

    /// Which knight moved, and from where.
    pub struct KnightsStep {
        /// Its place in the input, from 0.
        pub knight: u32,
        /// Its x and y before.
        pub from: (String, String),
    }

    /// The evidence for the solver's move.
    #[cfg_attr(feature = "ts", ts(rename = "KnightsEvidence"))]
    pub struct KnightsExplanation {
        /// The solver's move.
        pub chosen: String,
        /// The xor of all values; the mover wins unless it is 0.
        pub nim_sum: u8,
        /// The value of each knight.
        pub grundy: Vec<u8>,
        /// The value that each knight would need for the nim-sum to be 0, the others staying where they are.
        pub wanted: Vec<u8>,
        /// Every winning move; empty when the mover loses.
        pub winning: Vec<String>,
    }
}

view_struct! {
    /// How the Grundy number of a cell is computed. Coordinates are decimal text.
    #[cfg_attr(feature = "ts", ts(rename = "KnightsCell"))]
    pub struct KnightsCellInfo {
        /// Rows down from 0.
        pub x: String,
        /// Columns to the right from 0.
        pub y: String,
        /// The least number that no move from here leads to (the mex).
        pub grundy: u8,
        /// The six moves from here.
        pub moves: Vec<HopInfo>,
        /// Which part of the closed form holds here.
        pub law: Law,
    }

    /// Where a move leads.
    #[derive(Copy)]
    pub struct HopInfo {
        /// Rows and columns added.
        pub hop: (i8, i8),
        /// The Grundy number there; none off the board.
        pub grundy: Option<u8>,
    }
}
