//! Compares an output with the right one as a judge does, finds where and why they differ, and aligns both line by
//! line.
//!
//! A [`Comparer`] goes through the cases one after the other and asks the game for the right output of each. If a case
//! has many right outputs (Pursuit, Solitaire Chess), the game follows the output under test as long as it is legal,
//! and then names the rule that it breaks. Every line of the right output belongs to a case and to a ply: the number of
//! moves before the position that the line describes.

#[cfg(feature = "workbench")]
mod align;
#[cfg(feature = "workbench")]
mod annotated_output;
#[cfg(feature = "workbench")]
mod case_index;
#[cfg(feature = "workbench")]
mod comparer;
#[cfg(feature = "workbench")]
mod diagnosis;
#[cfg(feature = "workbench")]
mod form;
#[cfg(feature = "workbench")]
mod lines;
#[cfg(feature = "workbench")]
mod parts;
mod report;
#[cfg(feature = "workbench")]
mod rows;
#[cfg(feature = "workbench")]
mod shape;
#[cfg(feature = "workbench")]
mod state;

pub use crate::game::Claim;
#[cfg(feature = "workbench")]
pub use crate::game::{OtherValue, PieceAt};
#[cfg(feature = "workbench")]
pub use align::align;
#[cfg(feature = "workbench")]
pub use annotated_output::{AnnotatedOutput, Moment};
#[cfg(feature = "workbench")]
pub use comparer::Comparer;
#[cfg(feature = "workbench")]
pub(crate) use comparer::verdict;
#[cfg(feature = "workbench")]
pub(crate) use diagnosis::mistaken;
#[cfg(feature = "workbench")]
pub use diagnosis::{Diagnosis, FormMistake, KnownMistake, MistakenFrame};
pub use report::{
    AlignedRow, CaseScore, Comparison, Counts, Difference, FormFault, LookAlike, Part, Progress, Row, RowKind, Verdict,
};
#[cfg(feature = "workbench")]
pub(crate) use shape::begins_output;
