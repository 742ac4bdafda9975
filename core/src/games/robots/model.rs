use alloc::vec::Vec;

use super::cells::Cells;
use super::words::Refusal;
use crate::boundary::{Cell, view, view_struct};

/// Where you start: the statement's (15,15).
pub(super) const START: Cell = (14, 14);

/// One test case: robots and teleports in the order of the input.
///
/// ```
/// use boardlab_core::games::robots::Case;
/// let case = Case { robots: vec![(14, 16)], teleports: vec![(0, 0)] };
/// assert_eq!(case.to_string(), "1 1\n15 17\n1 1\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// Where the robots stand at first.
    pub robots: Vec<Cell>,
    /// The list of teleport destinations; entries may repeat.
    pub teleports: Vec<Cell>,
}

/// A position.
///
/// ```
/// use boardlab_core::Game;
/// use boardlab_core::games::robots::{Case, End, Robots};
/// let case = Case { robots: vec![(14, 16)], teleports: vec![] };
/// let mut state = Robots::start(&case);
/// assert_eq!((state.you, state.end), ((14, 14), None));
/// Robots::play(&case, &mut state, &"NE".parse().unwrap()).unwrap();
/// assert_eq!((state.you, state.end), ((13, 15), Some(End::Lost)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Where you are.
    pub you: Cell,
    /// The robots left, in the order of the input.
    pub robots: Vec<Robot>,
    /// The cells with debris.
    pub debris: Cells,
    /// Which entries of the teleport list are spent.
    pub used: Vec<bool>,
    /// The first entry that is not spent: the strategy need not look at those before it.
    pub(super) first_unused: u32,
    /// Moves made.
    pub moves: u32,
    /// How the game ended, if it has.
    pub end: Option<End>,
}

/// A move of yours.
///
/// ```
/// use boardlab_core::games::robots::{Move, Step};
/// assert_eq!("NE".parse(), Ok(Move::Walk(Step { rows: -1, columns: 1 })));
/// assert_eq!(Move::Teleport(2).to_string(), "teleport 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// To a neighbour, or staying: `NW`, `N`, ... `SE`, `stay`.
    Walk(Step),
    /// To an entry of the teleport list, counted from 0; written from 1: `teleport 3`.
    Teleport(u32),
}

/// A walk by at most one row and one column; staying is the walk by neither.
///
/// ```
/// use boardlab_core::games::robots::{Move, Step};
/// assert_eq!(Move::Walk(Step { rows: 1, columns: 0 }).to_string(), "S");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Rows, downwards.
    pub rows: i8,
    /// Columns, to the right.
    pub columns: i8,
}

view_struct! {
    /// A robot, known by its place in the input (from 0).
    #[derive(Copy)]
    pub struct Robot {
        /// Its place in the input, from 0.
        pub id: u32,
        /// Where it stands.
        pub at: Cell,
    }
}

view! {
    /// How a game ends.
    #[derive(Copy)]
    pub enum End {
        /// All robots are destroyed.
        Won,
        /// A robot reached you.
        Lost,
    }

    /// The result of a move.
    #[cfg_attr(feature = "serde", serde(tag = "kind"))]
    pub enum Outcome {
        /// It is not allowed.
        Illegal {
            /// Why.
            #[cfg_attr(feature = "ts", ts(type = "{ kind: 'offBoard' } | GameRefusals['robots']"))]
            reason: Refusal,
        },
        /// Robots reach you.
        Deadly {
            /// How many.
            killers: u32,
        },
        /// You live on.
        Safe {
            /// Robots left after their reply.
            robots: u32,
            /// The smallest distance to one of them, |rows| + |columns|; none if no robot is left.
            distance: Option<u32>,
        },
    }
}
