//! The one list of games, and the object-safe traits of games and sessions that the page and the command line use.

mod dyn_session;
#[cfg(feature = "workbench")]
mod dyn_workbench;
mod game_id;
mod games;
mod list;
#[cfg(feature = "ts")]
mod typescript;
pub mod view;

pub use dyn_session::DynSession;
#[cfg(feature = "workbench")]
pub use dyn_workbench::{DynWorkbench, WORKBENCHES, only_game, recognise, workbench};
pub use game_id::GameId;
pub use games::{DynGame, GAMES, game};
#[cfg(feature = "ts")]
pub use typescript::typescript;
