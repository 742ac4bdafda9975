use core::fmt::{self, Display};

/// Why a move was refused. A refusal records nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum IllegalMove {
    /// Not a move in this game's notation.
    Unreadable,
    /// The game has ended.
    Over,
    /// It leaves the board.
    OffBoard,
    /// The destination is occupied.
    Occupied,
    /// It would push debris off the board.
    PushOffBoard,
    /// It would push debris onto debris.
    PushOntoDebris,
    /// That teleport has been used.
    Spent,
    /// There is no such piece, or no such teleport.
    NoSuchPiece,
    /// One at least must stay.
    LastPiece,
    /// The tile is empty.
    Empty,
    /// The piece removed last does not lead there.
    OutOfReach,
    /// The next piece may not be that of the same tile.
    SameCell,
    /// It is not the time for it: chance replies, or a removal is due.
    NotNow,
    /// The reply differs from the right one.
    OtherReply,
    /// The transcript has no such fault here.
    NoFault,
    /// Another number of numbers is due.
    #[cfg(feature = "pursuit")]
    Numbers {
        /// How many are due.
        expected: u32,
        /// How many there are.
        found: u32,
    },
    /// A number is out of its range.
    #[cfg(feature = "pursuit")]
    OutOfRange {
        /// Which number, from 1.
        number: u32,
        /// The smallest that would do.
        min: i32,
        /// The largest that would do.
        max: i32,
    },
    /// There are no pieces on the board yet: the robots place them.
    #[cfg(feature = "pursuit")]
    NotPlaced,
    /// A step goes along both axes.
    #[cfg(feature = "pursuit")]
    Diagonal {
        /// The first number of the step, from 1.
        number: u32,
    },
    /// A step leaves the square.
    #[cfg(feature = "pursuit")]
    OffField {
        /// The first number of the step, from 1.
        number: u32,
    },
}

impl Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            #[cfg(feature = "pursuit")]
            IllegalMove::Numbers { expected, found } => return write!(f, "{expected} numbers are due, not {found}"),
            #[cfg(feature = "pursuit")]
            IllegalMove::OutOfRange { number, min, max } => {
                return write!(f, "number {number} must be from {min} to {max}");
            }
            #[cfg(feature = "pursuit")]
            IllegalMove::NotPlaced => "the robots have the pieces to place: this file has none yet",
            #[cfg(feature = "pursuit")]
            IllegalMove::Diagonal { number } => return write!(f, "the step at number {number} goes along both axes"),
            #[cfg(feature = "pursuit")]
            IllegalMove::OffField { number } => return write!(f, "the step at number {number} leaves the square"),
            IllegalMove::Unreadable => "not a move",
            IllegalMove::Over => "the game is over",
            IllegalMove::OffBoard => "the move leaves the board",
            IllegalMove::Occupied => "the destination is occupied",
            IllegalMove::PushOffBoard => "debris may not be pushed off the board",
            IllegalMove::PushOntoDebris => "debris may not be pushed onto debris",
            IllegalMove::Spent => "that teleport has been used",
            IllegalMove::NoSuchPiece => "there is no such piece",
            IllegalMove::LastPiece => "one at least must stay",
            IllegalMove::Empty => "the tile is empty",
            IllegalMove::OutOfReach => "the piece removed last does not lead there",
            IllegalMove::SameCell => "the next piece may not be that of the same tile",
            IllegalMove::NotNow => "it is not the time for that",
            IllegalMove::OtherReply => "the reply is another one",
            IllegalMove::NoFault => "the transcript has no such fault here",
        })
    }
}

impl core::error::Error for IllegalMove {}
