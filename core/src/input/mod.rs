//! An input: a valid text, its cases, and the options that they are played under. Whoever holds one holds all that is
//! needed to answer, open, judge or change a case.

#[cfg(feature = "workbench")]
mod cases;
mod dyn_input;
mod invalid;
mod judgeable;
#[cfg(feature = "workbench")]
mod meanings;
mod typed;

#[cfg(feature = "workbench")]
pub(crate) use cases::{spliced, whole_lines};
pub use dyn_input::DynInput;
pub use invalid::{InvalidInput, ReadError};
#[cfg(feature = "workbench")]
pub(crate) use judgeable::{CaseJudge, JudgeCase, MisreadCases};
pub use typed::Input;
