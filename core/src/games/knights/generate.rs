use alloc::vec::Vec;

use super::model::{Case, FARTHEST, Square};
use crate::game::GenParams;
use crate::rng::SplitMix64;

/// The last row and column that the statement allows.
const LAST: u64 = 499;
/// How far from a line of the board an adversarial knight stands at most: wider than the bands of the closed form.
const BAND: u64 = 24;

/// Cases as the statement allows them; half of them of few knights, so that both players win about as often.
pub(super) fn generate(seed: u64, params: GenParams) -> Vec<Case> {
    let mut seed = SplitMix64::new(seed);
    (0..params.cases).map(|_| random_case(&mut seed, params)).collect()
}

fn random_case(seed: &mut SplitMix64, params: GenParams) -> Case {
    let few = seed.below(100) < u64::from(GenParams::MOST.saturating_sub(params.size));
    let (least, most) = params.range(1, if few { 4 } else { 1000 });
    let extreme = params.is_adversarial(seed).then(|| seed.below(8));
    let count = match extreme {
        Some(0) => least,
        Some(1) => most,
        _ => seed.between(least, most),
    };
    let last = if params.relaxed { seed.next_u64() >> seed.between(1, 55) } else { LAST }.min(FARTHEST);
    let mut knights = Vec::new();
    for _ in 0..count {
        let adversarial = params.is_adversarial(seed);
        knights.push(if adversarial { trap(seed, last, &knights) } else { any(seed, last) });
    }
    Case { knights }
}

fn any(seed: &mut SplitMix64, last: u64) -> Square {
    Square { x: seed.below(last + 1), y: seed.below(last + 1) }
}

/// Where values are irregular, where a table is cut off, or where another knight stands.
fn trap(seed: &mut SplitMix64, last: u64, earlier: &[Square]) -> Square {
    let (x, y) = match seed.below(5) {
        0 => (seed.below(2 * BAND).min(last), seed.below(2 * BAND).min(last)),
        1 => {
            let short = seed.below(last / 2 + 1);
            (short, beside(seed, 2 * short, last))
        }
        2 => {
            let x = seed.below(last + 1);
            (x, beside(seed, x, last))
        }
        3 if !earlier.is_empty() => return earlier[seed.below(earlier.len() as u64) as usize],
        _ => (seed.below(last + 1), last - seed.below(4).min(last)),
    };
    if seed.below(2) == 0 { Square { x, y } } else { Square { x: y, y: x } }
}

fn beside(seed: &mut SplitMix64, line: u64, last: u64) -> u64 {
    (line + seed.below(2 * BAND + 1)).saturating_sub(BAND).min(last)
}
