//! What the player scores, measured once: a game of a minute cannot play hundreds of others to tell how good it was.
//!
//! Each row is the last line of `boardlab solitaire measure --boards 0..BOARDS --alphabet TYPES --nodes 20000`. A board
//! of one type is the same for every seed. Who changes the player measures again; a test plays some of the boards and
//! finds rows that are stale.

use super::model::NODES;
use super::piece::Alphabet;
use crate::boundary::view_struct;

view_struct! {
    /// What the player scores on boards of some types: a measure of a person's score.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Alphabet, Piece, PlayerScores};
    /// // On boards of one type every game is the same.
    /// let scores = PlayerScores::of(Alphabet::of([Piece::One])).unwrap();
    /// assert_eq!((scores.low, scores.mean, scores.high), (324, 3240, 324));
    /// ```
    #[derive(Copy)]
    pub struct PlayerScores {
        /// How many boards were played: those of the seeds from 0 on.
        pub boards: u32,
        /// How many positions the player searched for each move.
        pub nodes: u32,
        /// The mean, in tenths of a point.
        pub mean: u32,
        /// The lowest score.
        pub low: u32,
        /// The highest score.
        pub high: u32,
    }
}

const fn row(boards: u32, mean: u32, low: u32, high: u32) -> PlayerScores {
    PlayerScores { boards, nodes: NODES as u32, mean, low, high }
}

/// In the order of [`Alphabet::OFFICIAL`].
const ROWS: [PlayerScores; 6] = [
    row(1, 3240, 324, 324),
    row(1, 3240, 324, 324),
    row(200, 3077, 285, 324),
    row(200, 817, 56, 104),
    row(200, 3116, 45, 389),
    row(200, 2990, 180, 391),
];

impl PlayerScores {
    /// The player's scores on boards of these types. `None` if no official test had them.
    ///
    /// ```
    /// use boardlab_core::games::solitaire::{Alphabet, PlayerScores};
    /// let scores = PlayerScores::of(Alphabet::ALL).unwrap();
    /// assert!(scores.low * 10 <= scores.mean && scores.mean <= scores.high * 10);
    /// ```
    #[must_use]
    pub fn of(alphabet: Alphabet) -> Option<Self> {
        let nth = Alphabet::OFFICIAL.iter().position(|&official| official == alphabet)?;
        ROWS.get(nth).copied()
    }
}
