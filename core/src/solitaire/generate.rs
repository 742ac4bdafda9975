use alloc::format;
use alloc::string::String;

use super::{Alphabet, Case, NODES};

/// Fresh boards of all eight types: those of the seed and the seeds after it.
pub(super) fn generate(seed: u64, cases: usize) -> String {
    let board = |nth: usize| format!("{}", Case::of_seed(seed.wrapping_add(nth as u64), Alphabet::ALL, NODES));
    (0..cases).map(board).collect()
}
