//! Who is where first: counts over all cells, a byte a cell, in loops that vectorise.

use crate::games::pursuit::field::Field;
use crate::games::pursuit::maps::{Map, NEVER, Spread};

/// For each cell how many steps the fugitive may be away from it and still get there before any catcher, where the
/// catchers move next: S times one less than the nearest catcher's distance.
pub(super) fn limits(near: &Map, steps: u8) -> Map {
    near.iter().map(|&far| far.saturating_sub(1).saturating_mul(steps)).collect()
}

/// For each distance how many turns the fugitive takes.
pub(super) fn turns(field: Field, from: &Spread, steps: u8) -> Map {
    let n = usize::from(field.n);
    let turns = |across: u8, down: u8| (across + down).div_ceil(steps);
    from.down[..n].iter().flat_map(|&down| from.across[..n].iter().map(move |&across| turns(across, down))).collect()
}

/// How many cells are no farther than their limit.
#[inline(never)]
pub(super) fn within(field: Field, from: &Spread, limits: &[u8]) -> u32 {
    let n = usize::from(field.n);
    let rows = limits.chunks_exact(n).zip(&from.down);
    rows.map(|(row, &down)| {
        let few: u8 = row.iter().zip(&from.across).map(|(&limit, &across)| u8::from(across + down <= limit)).sum();
        u32::from(few)
    })
    .sum()
}

/// How many cells the fugitive reaches before any catcher, where it moves next: in no more turns than the nearest
/// catcher, one of them being `mover`, the others as near as `others` says.
#[inline(never)]
pub(super) fn before(field: Field, turns: &[u8], others: &[u8], mover: &Spread) -> u32 {
    let n = usize::from(field.n);
    let rows = turns.chunks_exact(n).zip(others.chunks_exact(n)).zip(&mover.down);
    rows.map(|((turns, others), &down)| {
        let places = turns.iter().zip(others).zip(&mover.across);
        let few: u8 = places.map(|((&turn, &other), &across)| u8::from(turn <= other.min(across + down))).sum();
        u32::from(few)
    })
    .sum()
}

/// The nearest and the second nearest catcher of each cell, for leaving one of them out.
pub(super) struct Pair {
    pub(super) first: Map,
    second: Map,
}

impl Pair {
    /// Of a crowd that is never left out.
    pub(super) fn of(crowd: Map) -> Self {
        let second = alloc::vec![NEVER; crowd.len()];
        Pair { first: crowd, second }
    }

    /// Takes a catcher in.
    #[inline(never)]
    pub(super) fn add(&mut self, field: Field, catcher: &Spread) {
        let n = usize::from(field.n);
        let rows = self.first.chunks_exact_mut(n).zip(self.second.chunks_exact_mut(n)).zip(&catcher.down);
        for ((first, second), &down) in rows {
            for ((first, second), &across) in first.iter_mut().zip(second).zip(&catcher.across) {
                let far = across + down;
                *second = (*second).min(far.max(*first));
                *first = (*first).min(far);
            }
        }
    }

    /// How near all others are than one that was taken in.
    #[inline(never)]
    pub(super) fn without(&self, field: Field, catcher: &Spread, others: &mut Map) {
        let n = usize::from(field.n);
        let rows = self.first.chunks_exact(n).zip(self.second.chunks_exact(n)).zip(&catcher.down);
        for (((first, second), &down), others) in rows.zip(others.chunks_exact_mut(n)) {
            for (((&first, &second), &across), other) in first.iter().zip(second).zip(&catcher.across).zip(others) {
                *other = if across + down == first { second } else { first };
            }
        }
    }
}

/// How near the nearest is, with one more catcher.
#[inline(never)]
pub(super) fn with(field: Field, others: &[u8], mover: &Spread, near: &mut Map) {
    let n = usize::from(field.n);
    for ((others, near), &down) in others.chunks_exact(n).zip(near.chunks_exact_mut(n)).zip(&mover.down) {
        for ((&other, near), &across) in others.iter().zip(near).zip(&mover.across) {
            *near = other.min(across + down);
        }
    }
}
