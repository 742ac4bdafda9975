use alloc::string::String;
use alloc::vec::Vec;

use super::model::{End, Side};
use crate::boundary::view_struct;

view_struct! {
    /// A position, and the move that led to it. Cells are numbers: n times the row, plus the column.
    #[cfg_attr(feature = "ts", ts(rename = "PursuitPosition"))]
    pub struct PursuitBoard {
        /// Whether opposite edges are glued.
        pub torus: bool,
        /// Cells a side.
        pub n: u8,
        /// Steps of the fugitive a turn.
        pub steps: u8,
        /// Turns of the round.
        pub turns: u16,
        /// The turn, from 0: the placement.
        pub turn: u16,
        /// Whether a path that enters a catcher's cell ends there.
        pub blocked: bool,
        /// The side to move. After the end of the round, the side that was to move when it ended.
        pub side_to_move: Side,
        /// The strategies that play the catchers and the fugitive where no replay does.
        pub players: Vec<String>,
        /// The folders of the robots that a match names.
        pub robots: Vec<String>,
        /// Where each catcher stands; none before the placement.
        pub catchers: Vec<u16>,
        /// Where the fugitive is.
        pub fugitive: Option<u16>,
        /// A letter a cell, row by row: `o` where the fugitive's next move may end, `x` where it may and a catcher is
        /// there or next to it, `.` elsewhere. Before its placement it may end anywhere. Empty when the round is over.
        pub reach: String,
        /// How many pairs of numbers the next move has.
        pub pairs: u32,
        /// The move that led here.
        pub step: Option<PursuitStep>,
        /// How the round ended.
        pub end: Option<End>,
        /// The points of catchers and fugitive at the end.
        pub score: Option<(u16, u16)>,
    }

    /// What a move did.
    pub struct PursuitStep {
        /// Whose it was.
        pub side: Side,
        /// Where each catcher stood before, if catchers moved.
        pub catchers: Vec<u16>,
        /// The fugitive's way, its former cell first, if it moved: a cell for each step.
        pub path: Vec<u16>,
        /// Cells that one side reached first before the move and the other side reaches first after it.
        pub turned: Vec<u16>,
    }
}
