//! The contract of a game: what it gives, and what it is given. Nothing here knows a game, a session or a judge.

mod answer;
mod budget;
mod contract;
mod erased;
mod event;
#[cfg(feature = "tools")]
mod gen_params;
mod illegal;
#[cfg(feature = "tools")]
mod input_framing;
mod options;
#[cfg(feature = "tools")]
mod parse_index;
mod reader;
#[cfg(feature = "tools")]
mod shrink_cursor;
mod tokens;
mod turn;

pub use answer::{AnswerWriter, Judged, PlainWriter};
pub use budget::Budget;
#[cfg(feature = "tools")]
pub use contract::Workbench;
pub use contract::{ExternalProgram, Game};
pub use erased::Erased;
pub use event::EventKind;
#[cfg(feature = "tools")]
pub use gen_params::GenParams;
pub use illegal::IllegalMove;
#[cfg(feature = "tools")]
pub use input_framing::InputFraming;
pub use options::{Options, UnknownOption};
#[cfg(feature = "tools")]
pub(crate) use parse_index::parse_index;
pub use reader::InputReader;
#[cfg(feature = "tools")]
pub use shrink_cursor::ShrinkCursor;
pub use tokens::{Place, Token, Tokens};
pub use turn::Turn;
