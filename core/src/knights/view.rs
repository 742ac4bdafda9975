use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{MOVES, Move, Square, State, play};
use crate::view::view_struct;

view_struct! {
    /// A knight and its Grundy number. Coordinates go to 2^62 and are decimal text.
    pub struct Knight {
        /// Rows down from 0.
        pub x: String,
        /// Columns to the right from 0.
        pub y: String,
        /// Its value, from 0 to 6.
        pub grundy: u8,
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
    pub struct KnightsWhy {
        /// The solver's move.
        pub chosen: String,
        /// The xor of all values; the mover wins unless it is 0.
        pub nim_sum: u8,
        /// The value of each knight.
        pub grundy: Vec<u8>,
        /// Every winning move; empty when the mover loses.
        pub winning: Vec<String>,
    }
}

pub(super) fn board(at: &State, came: Option<(&State, &Move)>) -> KnightsBoard {
    let nim_sum = play::nim_sum(&at.knights);
    let next = (at.moves % 2) as u8;
    KnightsBoard {
        knights: at.knights.iter().map(|&knight| shown(knight)).collect(),
        hops: MOVES.to_vec(),
        nim_sum,
        mover: play::mover(at),
        winner: if nim_sum == 0 { 1 - next } else { next },
        moves: at.moves as u32,
        step: came.map(|(before, mv)| step(before, *mv)),
    }
}

fn shown(square: Square) -> Knight {
    Knight { x: square.x.to_string(), y: square.y.to_string(), grundy: play::value(square) }
}

fn step(before: &State, mv: Move) -> KnightsStep {
    let from = before.knights[mv.knight as usize];
    KnightsStep { knight: mv.knight, from: (from.x.to_string(), from.y.to_string()) }
}
