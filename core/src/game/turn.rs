/// Whose turn it is.
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
