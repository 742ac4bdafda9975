use crate::boundary::view;

view! {
    /// What a line of an output says of its own game.
    ///
    /// ```
    /// use boardlab_core::Game;
    /// use boardlab_core::games::robots::Robots;
    /// use boardlab_core::judge::Claim;
    /// assert_eq!(Robots::claim("Move 3: teleport to (2,2)"), Some(Claim::Move { number: 3 }));
    /// ```
    #[derive(Copy)]
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Claim {
        /// It tells of a move.
        Move {
            /// Which, from 1.
            number: u32,
        },
        /// It tells that the game has ended.
        End {
            /// After how many moves.
            moves: u32,
        },
    }
}

impl Claim {
    /// The number of moves before the one that the line tells of. If the line tells that the game has ended, all its
    /// moves count.
    ///
    /// ```
    /// use boardlab_core::judge::Claim;
    /// assert_eq!(Claim::Move { number: 3 }.moves_before(), 2);
    /// assert_eq!(Claim::End { moves: 3 }.moves_before(), 3);
    /// ```
    #[must_use]
    pub const fn moves_before(self) -> u32 {
        match self {
            Claim::Move { number } => number.saturating_sub(1),
            Claim::End { moves } => moves,
        }
    }
}
