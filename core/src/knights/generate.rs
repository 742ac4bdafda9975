use alloc::string::String;
use core::fmt::Write;

use super::{Case, Square};
use crate::seed::Seed;

/// Cases as the statement allows them; half of them of few knights, so that both players win about as often.
pub(super) fn generate(seed: u64, cases: usize) -> String {
    let mut seed = Seed::new(seed);
    let mut text = String::new();
    let mut written = writeln!(text, "{cases}");
    for _ in 0..cases {
        written = written.and_then(|()| write!(text, "{}", random_case(&mut seed)));
    }
    debug_assert!(written.is_ok(), "a String takes everything");
    text
}

fn random_case(seed: &mut Seed) -> Case {
    let most = if seed.below(2) == 0 { 4 } else { 1000 };
    let knights = (0..seed.between(1, most)).map(|_| Square { x: seed.below(500), y: seed.below(500) }).collect();
    Case { knights }
}
