use alloc::string::String;
use alloc::vec::Vec;

use crate::boundary::view_struct;
use crate::game::Turn;

view_struct! {
    /// The position after `ply` moves, with what a game shows of it.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "N").unwrap();
    /// let frame = session.frame(1);
    /// assert_eq!((frame.ply, frame.mv.as_deref(), frame.board.moves), (1, Some("N"), 1));
    /// ```
    pub struct Frame<V> {
        /// Moves made.
        pub ply: u32,
        /// Whose turn it is.
        pub turn: Turn,
        /// The move that led here; none at the start.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        pub mv: Option<String>,
        /// Whether a person made that move and the solver did not choose the same one.
        pub person: bool,
        /// What to draw.
        pub board: V,
    }

    /// What is known of the line of moves through an open case.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.step(0, "N").unwrap();
    /// session.solve(2);
    /// let line = session.line();
    /// assert_eq!((line.plies, line.done, line.branch), (3, false, Some(0)));
    /// ```
    pub struct Line {
        /// Moves known.
        pub plies: u32,
        /// Whether the game is over at the last of them.
        pub done: bool,
        /// The ply from which a person's moves replace the solver's.
        pub branch: Option<u32>,
        /// The branch, as [`Session::replay`](super::Session::replay) reads it, the solver's answers marked; empty on
        /// the main line.
        pub moves: String,
        /// What its steps did, for the marks on the timeline.
        pub events: Vec<Event>,
    }

    /// An event: what the step to a ply did, as the timeline marks it.
    ///
    /// ```
    /// # use boardlab_core::{Input, Limits, games::robots::Robots};
    /// # let input = Input::<Robots>::read("1 0\n15 17\n0 0\n", Limits::Statement, ()).unwrap();
    /// # let mut session = input.open(0).unwrap();
    /// session.solve(u32::MAX);
    /// let line = session.line();
    /// assert_eq!(line.events.last().map(|event| event.ply), Some(line.plies));
    /// ```
    pub struct Event {
        /// Moves made after the step.
        pub ply: u32,
        /// What it did.
        #[cfg_attr(feature = "ts", ts(type = "EventKind"))]
        pub kind: &'static str,
    }
}
