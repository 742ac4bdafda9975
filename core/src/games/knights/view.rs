use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::grundy::{Law, law};
use super::model::{MOVES, Move, Square, State};
use super::rules;
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
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::knights::Knights};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// let board = session.frame(0).board;
    /// assert_eq!((board.knights[0].x.as_str(), board.mover, board.nim_sum), ("2", Some(0), board.knights[0].grundy));
    /// ```
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
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::knights::Knights};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// let why = session.explain(0).unwrap();
    /// assert_eq!(why.winning.is_empty(), why.nim_sum == 0);
    /// ```
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

    /// How the Grundy number of a cell is computed. Coordinates are decimal text.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::knights::Knights};
    /// # let input = Input::<Knights>::read("1\n1\n2 3\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// let info = session.cell_info(0, (2, 3)).unwrap();
    /// assert_eq!((info.x.as_str(), info.moves.len()), ("2", 6));
    /// ```
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

pub(super) fn board(state: &State, previous: Option<(&State, &Move)>) -> KnightsBoard {
    let nim_sum = rules::nim_sum(&state.knights);
    let next = (state.moves % 2) as u8;
    KnightsBoard {
        knights: state.knights.iter().map(|&knight| shown(knight)).collect(),
        hops: MOVES.to_vec(),
        nim_sum,
        mover: rules::mover(state),
        winner: if nim_sum == 0 { 1 - next } else { next },
        moves: state.moves as u32,
        step: previous.map(|(before, mv)| step(before, *mv)),
    }
}

fn shown(square: Square) -> Knight {
    Knight { x: square.x.to_string(), y: square.y.to_string(), grundy: rules::value(square), cut: cut(square) }
}

fn step(before: &State, mv: Move) -> KnightsStep {
    let from = before.knights[mv.knight as usize];
    KnightsStep { knight: mv.knight, from: (from.x.to_string(), from.y.to_string()) }
}

/// Cells whose Grundy number is wrong in a table that ends at index 499, with the number there. The same holds with x
/// and y exchanged.
const CUT: [(u64, u64, u8); 4] = [(247, 499, 1), (248, 499, 1), (249, 498, 2), (250, 499, 0)];

fn cut(at: Square) -> Option<u8> {
    CUT.iter().find(|&&(x, y, _)| (at.x, at.y) == (x, y) || (at.x, at.y) == (y, x)).map(|&(.., value)| value)
}

pub(super) fn explain(state: &State) -> Option<KnightsExplanation> {
    let sum = rules::nim_sum(&state.knights);
    let grundy: Vec<u8> = state.knights.iter().map(|&knight| rules::value(knight)).collect();
    Some(KnightsExplanation {
        chosen: rules::choose(state)?.to_string(),
        nim_sum: sum,
        wanted: grundy.iter().map(|value| value ^ sum).collect(),
        grundy,
        winning: rules::winning(state).map(|mv| mv.to_string()).collect(),
    })
}

pub(super) fn cell_info(x: u64, y: u64) -> KnightsCellInfo {
    let at = Square { x, y };
    let there = |index| rules::hop(at, index).map(rules::value);
    let moves = MOVES.iter().zip(0..).map(|(&hop, index)| HopInfo { hop, grundy: there(index) });
    KnightsCellInfo {
        x: x.to_string(),
        y: y.to_string(),
        grundy: rules::value(at),
        moves: moves.collect(),
        law: law(x, y),
    }
}
