use alloc::vec::Vec;

use super::{Alphabet, Case, NODES};
use crate::tools::Shape;

/// Fresh boards of all eight types: those of the seed and the seeds after it.
pub(super) fn generate(seed: u64, shape: Shape) -> Vec<Case> {
    (0..shape.cases).map(|nth| Case::of_seed(seed.wrapping_add(nth as u64), Alphabet::ALL, NODES)).collect()
}
