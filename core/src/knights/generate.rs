use alloc::vec::Vec;

use super::{Case, Square};
use crate::seed::Seed;
use crate::tools::Shape;

/// Cases as the statement allows them; half of them of few knights, so that both players win about as often.
pub(super) fn generate(seed: u64, shape: Shape) -> Vec<Case> {
    let mut seed = Seed::new(seed);
    (0..shape.cases).map(|_| random_case(&mut seed)).collect()
}

fn random_case(seed: &mut Seed) -> Case {
    let most = if seed.below(2) == 0 { 4 } else { 1000 };
    let knights = (0..seed.between(1, most)).map(|_| Square { x: seed.below(500), y: seed.below(500) }).collect();
    Case { knights }
}
