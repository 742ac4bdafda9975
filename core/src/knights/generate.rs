use alloc::string::String;

use super::{Case, Square};
use crate::seed::{Seed, counted};

/// Cases as the statement allows them; half of them of few knights, so that both players win about as often.
pub(super) fn generate(seed: u64, cases: usize) -> String {
    counted(seed, cases, random_case)
}

fn random_case(seed: &mut Seed) -> Case {
    let most = if seed.below(2) == 0 { 4 } else { 1000 };
    let knights = (0..seed.between(1, most)).map(|_| Square { x: seed.below(500), y: seed.below(500) }).collect();
    Case { knights }
}
