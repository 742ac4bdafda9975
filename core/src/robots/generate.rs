use alloc::string::String;
use core::fmt::Write;

use super::{Case, Cells, SIZE, START};
use crate::seed::Seed;
use crate::view::Cell;

/// Cases as the statement allows them, sparse to crowded; teleports may repeat and stand anywhere.
pub(super) fn generate(seed: u64, cases: usize) -> String {
    let mut seed = Seed::new(seed);
    let mut text = String::new();
    for _ in 0..cases {
        let written = write!(text, "{}", random_case(&mut seed));
        debug_assert!(written.is_ok(), "a String takes everything");
    }
    text.push_str("0 0\n");
    text
}

fn random_case(seed: &mut Seed) -> Case {
    let mut taken = Cells::default();
    taken.put(START);
    let robots = (0..seed.between(1, 50)).map(|_| free_cell(seed, &mut taken)).collect();
    let teleports = (0..seed.between(0, 20)).map(|_| any_cell(seed)).collect();
    Case { robots, teleports }
}

fn free_cell(seed: &mut Seed, taken: &mut Cells) -> Cell {
    loop {
        let cell = any_cell(seed);
        if !taken.has(cell) {
            taken.put(cell);
            return cell;
        }
    }
}

fn any_cell(seed: &mut Seed) -> Cell {
    (seed.below(u64::from(SIZE)) as u8, seed.below(u64::from(SIZE)) as u8)
}
