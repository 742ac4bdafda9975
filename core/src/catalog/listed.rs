use super::game_id::GameId;
use super::list::games;
use super::view::{Board, CellInfo, Explanation};
use crate::game::Built;
#[cfg(feature = "scene")]
use crate::game::Drawable as Shown;
/// Without pictures every game is one.
#[cfg(not(feature = "scene"))]
use crate::game::Game as Shown;

/// A game of the catalog: its view, explanation and cell information are variants of the unions of the catalog.
pub(crate) trait Listed:
    Built<View: Into<Board>, Explanation: Into<Explanation>, CellInfo: Into<CellInfo>> + Shown
{
    const ID: GameId;
}

macro_rules! listed_games {
    ($($feature:literal => $module:ident::$Game:ident { $($types:ident),* })*) => {
        $(
            #[cfg(feature = $feature)]
            impl Listed for crate::games::$module::$Game {
                const ID: GameId = GameId::$Game;
            }
        )*
    };
}
games!(listed_games);
