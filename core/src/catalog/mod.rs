//! The one list of games, and games and sessions without their types: what the page and the command line hold.

mod dyn_session;
mod games;
#[cfg(feature = "tools")]
mod tools;
#[cfg(feature = "ts")]
mod typescript;
pub mod view;

pub use dyn_session::DynSession;
pub use games::{DynGame, GAMES, game};
#[cfg(feature = "tools")]
pub use tools::{TOOLS, Tools, tools};
#[cfg(feature = "ts")]
pub use typescript::typescript;
