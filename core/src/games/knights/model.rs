use alloc::vec::Vec;

/// The largest coordinate with the limits lifted.
///
/// ```
/// use boardlab_core::games::knights::{FARTHEST, Knights};
/// use boardlab_core::{Game, Limits};
/// assert!(Knights::parse(&format!("1\n1\n0 {FARTHEST}\n"), Limits::Relaxed).is_ok());
/// assert!(Knights::parse(&format!("1\n1\n0 {}\n", FARTHEST + 1), Limits::Relaxed).is_err());
/// ```
pub const FARTHEST: u64 = 1 << 62;

/// Where the closed form ends, less the reach of a move.
pub(super) const BEYOND: u64 = (1 << 63) - 4;

/// The six moves, rows and columns added.
pub(super) const MOVES: [(i8, i8); 6] = [(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)];

/// A cell of the unbounded board: x rows down, y columns to the right.
///
/// ```
/// use boardlab_core::games::knights::{Square, grundy};
/// let Square { x, y } = Square::default();
/// assert_eq!(grundy(x, y), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Square {
    /// Rows down from 0.
    pub x: u64,
    /// Columns to the right from 0.
    pub y: u64,
}

/// One test case: where the knights stand at first. Several may share a cell.
///
/// ```
/// use boardlab_core::games::knights::{Case, Square};
/// let case = Case { knights: vec![Square { x: 2, y: 3 }] };
/// assert_eq!(case.to_string(), "1\n2 3\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// The knights in the order of the input.
    pub knights: Vec<Square>,
}

/// A position.
///
/// ```
/// use boardlab_core::games::knights::{Case, Knights, Square};
/// use boardlab_core::{Game, Turn};
/// let case = Case { knights: vec![Square { x: 2, y: 0 }] };
/// let mut state = Knights::start(&case);
/// Knights::play(&case, &mut state, &"1 (-2,+1)".parse().unwrap()).unwrap();
/// assert_eq!((state.knights[0], state.moves), (Square { x: 0, y: 1 }, 1));
/// assert_eq!(Knights::turn(&case, &state), Turn::Over);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Where the knights stand.
    pub knights: Vec<Square>,
    /// Moves made: Alice moves when it is even.
    pub moves: u64,
}

/// A knight, counted from 0, and one of its six hops; written from 1: `3 (-2,+1)`.
///
/// ```
/// use boardlab_core::games::knights::Move;
/// assert_eq!("3 (-2,+1)".parse(), Ok(Move { knight: 2, hop: 0 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Which knight, from 0.
    pub knight: u32,
    /// Which of [`KnightsBoard::hops`](super::KnightsBoard::hops).
    pub hop: u8,
}
