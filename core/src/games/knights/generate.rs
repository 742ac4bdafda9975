use alloc::vec::Vec;

use super::model::{Case, FARTHEST, Square};
use crate::game::GenParams;
use crate::rng::SplitMix64;

/// The last row and column that the statement allows.
const LAST: u64 = 499;
/// How far from a line of the board an adversarial knight stands at most: wider than the bands of the closed form.
const BAND: u64 = 24;

/// Cases as the statement allows them; half of them of few knights, so that both players win about as often.
pub(super) fn generate(seed: u64, params: GenParams) -> impl Iterator<Item = Case> {
    let mut rng = SplitMix64::new(seed);
    (0..params.cases).map(move |_| random_case(&mut rng, params))
}

fn random_case(rng: &mut SplitMix64, params: GenParams) -> Case {
    let few = rng.below(100) < u64::from(GenParams::MOST.saturating_sub(params.size));
    let (least, most) = params.range(1, if few { 4 } else { 1000 });
    let extreme = params.is_adversarial(rng).then(|| rng.below(8));
    let count = match extreme {
        Some(0) => least,
        Some(1) => most,
        _ => rng.between(least, most),
    };
    let last = if params.relaxed { rng.next_u64() >> rng.between(1, 55) } else { LAST }.min(FARTHEST);
    let mut knights = Vec::new();
    for _ in 0..count {
        let adversarial = params.is_adversarial(rng);
        knights.push(if adversarial { trap(rng, last, &knights) } else { any(rng, last) });
    }
    Case { knights }
}

fn any(rng: &mut SplitMix64, last: u64) -> Square {
    Square { x: rng.below(last + 1), y: rng.below(last + 1) }
}

/// A square with irregular values, one at the edge of a table of 500 x 500 cells, or the square of another knight.
fn trap(rng: &mut SplitMix64, last: u64, earlier: &[Square]) -> Square {
    let (x, y) = match rng.below(5) {
        0 => (rng.below(2 * BAND).min(last), rng.below(2 * BAND).min(last)),
        1 => {
            let short = rng.below(last / 2 + 1);
            (short, beside(rng, 2 * short, last))
        }
        2 => {
            let x = rng.below(last + 1);
            (x, beside(rng, x, last))
        }
        3 if !earlier.is_empty() => return earlier[rng.below(earlier.len() as u64) as usize],
        _ => (rng.below(last + 1), last - rng.below(4).min(last)),
    };
    if rng.below(2) == 0 { Square { x, y } } else { Square { x: y, y: x } }
}

fn beside(rng: &mut SplitMix64, line: u64, last: u64) -> u64 {
    (line + rng.below(2 * BAND + 1)).saturating_sub(BAND).min(last)
}
