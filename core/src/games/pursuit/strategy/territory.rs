//! Which side reaches each cell first: counts over all cells, one byte for each cell, in loops that the compiler
//! vectorises.

use crate::games::pursuit::field::{Field, Map, NEVER, Spread};

/// For each cell, the greatest distance from which the fugitive still reaches it before any catcher, if the catchers
/// move next: S times one less than the distance of the nearest catcher.
pub(super) fn reach_limits(nearest: &Map, steps: u8) -> Map {
    nearest.iter().map(|&distance| distance.saturating_sub(1).saturating_mul(steps)).collect()
}

/// For each cell, the number of turns that the fugitive takes to reach it.
pub(super) fn turns_to_reach(field: Field, from: &Spread, steps: u8) -> Map {
    let n = usize::from(field.n);
    let turns = |across: u8, down: u8| (across + down).div_ceil(steps);
    from.down[..n].iter().flat_map(|&down| from.across[..n].iter().map(move |&across| turns(across, down))).collect()
}

/// The number of cells that are no farther than their limit.
#[inline(never)]
pub(super) fn count_within(field: Field, from: &Spread, limits: &[u8]) -> u32 {
    let n = usize::from(field.n);
    let rows = limits.chunks_exact(n).zip(&from.down);
    rows.map(|(row, &down)| {
        let count: u8 = row.iter().zip(&from.across).map(|(&limit, &across)| u8::from(across + down <= limit)).sum();
        u32::from(count)
    })
    .sum()
}

/// The number of cells that the fugitive reaches before any catcher, if it moves next: in no more turns than the
/// nearest catcher. `mover` has the distances from one catcher, `others` those from the nearest of the others.
#[inline(never)]
pub(super) fn count_reached_first(field: Field, turns: &[u8], others: &[u8], mover: &Spread) -> u32 {
    let n = usize::from(field.n);
    let rows = turns.chunks_exact(n).zip(others.chunks_exact(n)).zip(&mover.down);
    rows.map(|((turns, others), &down)| {
        let places = turns.iter().zip(others).zip(&mover.across);
        let count: u8 = places.map(|((&turn, &other), &across)| u8::from(turn <= other.min(across + down))).sum();
        u32::from(count)
    })
    .sum()
}

/// The distances of the nearest and of the second nearest catcher from each cell. With both, one catcher can be left
/// out without computing the distances of all others again.
pub(super) struct TwoNearest {
    pub(super) first: Map,
    second: Map,
}

impl TwoNearest {
    /// Starts with the distances from catchers that are never left out.
    pub(super) fn of(nearest: Map) -> Self {
        let second = alloc::vec![NEVER; nearest.len()];
        TwoNearest { first: nearest, second }
    }

    /// Adds a catcher.
    #[inline(never)]
    pub(super) fn add(&mut self, field: Field, catcher: &Spread) {
        let n = usize::from(field.n);
        let rows = self.first.chunks_exact_mut(n).zip(self.second.chunks_exact_mut(n)).zip(&catcher.down);
        for ((first, second), &down) in rows {
            for ((first, second), &across) in first.iter_mut().zip(second).zip(&catcher.across) {
                let distance = across + down;
                *second = (*second).min(distance.max(*first));
                *first = (*first).min(distance);
            }
        }
    }

    /// Computes the distances from all catchers but one that was added.
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

/// Computes the distances from the nearest of some catchers and one more.
#[inline(never)]
pub(super) fn add_catcher(field: Field, others: &[u8], mover: &Spread, nearest: &mut Map) {
    let n = usize::from(field.n);
    for ((others, nearest), &down) in others.chunks_exact(n).zip(nearest.chunks_exact_mut(n)).zip(&mover.down) {
        for ((&other, nearest), &across) in others.iter().zip(nearest).zip(&mover.across) {
            *nearest = other.min(across + down);
        }
    }
}
