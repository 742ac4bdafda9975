/// Whose turn it is.
///
/// ```
/// use boardlab_core::{Limits, Turn, game};
/// let input = game("robots").unwrap().read("1 0\n15 17\n0 0\n".into(), Limits::Statement, &[]).unwrap();
/// let mut session = input.open(0).unwrap();
/// assert_eq!(session.frame(0).turn, Turn::Player { player: 0 });
/// session.solve(u32::MAX);
/// assert_eq!(session.frame(u32::MAX).turn, Turn::Over);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Turn {
    /// A player is to move. Players are numbered from 0.
    Player {
        /// Which one.
        player: u8,
    },
    /// Chance is to move.
    Chance,
    /// No turn: the game has ended.
    Over,
}
