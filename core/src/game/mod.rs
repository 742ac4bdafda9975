//! The contract of a game: what it gives, and what it is given. Nothing here knows a game, a session or a judge.

mod answer;
mod budget;
mod claim;
mod contract;
#[cfg(feature = "workbench")]
mod gen_params;
#[cfg(feature = "workbench")]
mod input_framing;
#[cfg(feature = "workbench")]
mod mistakes;
mod options;
#[cfg(feature = "workbench")]
mod parse_index;
mod refusal;
#[cfg(feature = "workbench")]
mod shrink_cursor;
mod size;
mod tokens;
mod turn;
mod words;

pub(crate) use answer::PlainWriter;
pub use answer::{AnswerWriter, Judged};
pub use budget::Budget;
pub use claim::Claim;
#[cfg(feature = "scene")]
pub use contract::Drawable;
/// What a game of the catalog implements, with the features that are built.
#[cfg(not(feature = "workbench"))]
pub(crate) use contract::Game as Built;
#[cfg(feature = "workbench")]
pub(crate) use contract::Workbench as Built;
pub use contract::{ExternalProgram, Game};
#[cfg(feature = "workbench")]
pub use contract::{Misreading, Workbench};
#[cfg(feature = "workbench")]
pub use gen_params::GenParams;
#[cfg(feature = "workbench")]
pub use input_framing::InputFraming;
#[cfg(feature = "workbench")]
pub(crate) use mistakes::mistakes;
#[cfg(feature = "workbench")]
pub use mistakes::{Mistakes, OtherValue, PieceAt, Record};
pub use options::{UnknownOption, options_in};
#[cfg(feature = "workbench")]
pub(crate) use parse_index::parse_index;
pub(crate) use refusal::refusals;
pub use refusal::{CommonRefusal, IllegalMove, Rule};
#[cfg(feature = "workbench")]
pub use shrink_cursor::ShrinkCursor;
pub use size::{SizePart, SizeUnit};
pub use tokens::{Token, TokenCursor, Tokens};
pub use turn::Turn;
pub use words::Words;
