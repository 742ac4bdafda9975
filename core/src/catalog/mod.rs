//! The one list of games, and the object-safe traits of games, inputs and sessions that the page and the command line
//! use.
//!
//! One blanket implementation each erases a game, an input and a session. An enum with forwarding arms would repeat
//! every method for every game.

mod any_input;
mod dyn_session;
mod game_id;
mod games;
mod list;
mod listed;
#[cfg(feature = "ts")]
mod typescript;
pub mod view;

pub use any_input::AnyInput;
pub use dyn_session::DynSession;
pub use game_id::GameId;
#[cfg(feature = "workbench")]
pub use games::mistake_name;
pub use games::{DynGame, GAMES, game, only_game, recognise};
#[cfg(feature = "ts")]
pub use typescript::typescript;
