//! Compares an output with the right one as a judge does, says where and why they part, and shows both line by line.
//!
//! A [`Comparer`] goes through the cases one after the other. Of each it asks the game for the right output; where many
//! are right (Pursuit, Solitaire Chess) the game follows the output under test as far as that is legal, and says which
//! rule it breaks then. Every line of the right output belongs to a case and to a ply: the number of moves before the position
//! that the line describes.

#[cfg(feature = "tools")]
mod align;
#[cfg(feature = "tools")]
mod annotated_output;
#[cfg(feature = "tools")]
mod comparer;
#[cfg(feature = "tools")]
mod erased;
#[cfg(feature = "tools")]
mod heads;
#[cfg(feature = "tools")]
mod lines;
#[cfg(feature = "tools")]
mod parts;
mod report;
#[cfg(feature = "tools")]
mod rows;
#[cfg(feature = "tools")]
mod state;

#[cfg(feature = "tools")]
pub use align::align;
#[cfg(feature = "tools")]
pub use annotated_output::AnnotatedOutput;
#[cfg(feature = "tools")]
pub use comparer::{Comparer, verdict};
#[cfg(feature = "tools")]
pub use erased::Judge;
pub use report::{AlignedRow, CaseScore, Comparison, Counts, Difference, Part, Progress, Row, RowKind, Verdict};
#[cfg(feature = "tools")]
pub use state::JudgeState;
