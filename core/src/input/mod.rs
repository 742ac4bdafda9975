//! An input: a valid text, its cases, and the options that they are played under. Whoever holds one holds all that is
//! needed to answer, open, judge or change a case.

#[cfg(feature = "workbench")]
mod cases;
#[cfg(feature = "workbench")]
mod dyn_input;
mod held;
mod invalid;
mod typed;

#[cfg(feature = "workbench")]
pub(crate) use cases::{spliced, whole_lines};
#[cfg(feature = "workbench")]
pub use dyn_input::{CaseJudge, DynInput, JudgeCase};
pub use held::HeldInput;
#[cfg(not(feature = "workbench"))]
pub use held::HeldInput as DynInput;
pub use invalid::{InvalidInput, ReadError};
pub use typed::Input;
