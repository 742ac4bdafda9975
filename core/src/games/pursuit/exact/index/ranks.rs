use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use super::place::Place;
use crate::games::pursuit::exact::problem::MOST_CATCHERS;

/// The size of the largest multiset of catchers.
const CAPACITY: usize = MOST_CATCHERS as usize;

/// Numbers multisets of places in colexicographic order: those of places below p come first, and those with the same
/// greater places stand in a row.
pub(crate) struct Ranks {
    /// Binomial coefficients: for each n a row of `CAPACITY + 1`.
    binomials: Vec<usize>,
}

impl Ranks {
    pub(crate) fn new(cells: usize) -> Self {
        let rows = cells + CAPACITY + 1;
        let mut binomials: Vec<usize> = vec![0; rows * (CAPACITY + 1)];
        for n in 0..rows {
            binomials[n * (CAPACITY + 1)] = 1;
            for k in 1..=CAPACITY.min(n) {
                let above = (n - 1) * (CAPACITY + 1) + k;
                // Saturated numbers are never used: tables of that size do not fit into memory.
                binomials[n * (CAPACITY + 1) + k] = binomials[above - 1].saturating_add(binomials[above]);
            }
        }
        Ranks { binomials }
    }

    /// The number of sets of k out of n things.
    #[inline]
    pub(crate) fn choose(&self, n: usize, k: usize) -> usize {
        self.binomials[n * (CAPACITY + 1) + k]
    }

    /// The number of multisets of a size whose places lie below a bound.
    #[inline]
    pub(crate) fn count(&self, bound: usize, size: usize) -> usize {
        if size == 0 { 1 } else { self.choose(bound + size - 1, size) }
    }

    /// The part of a rank that the nth place of an ascending multiset adds.
    #[inline]
    pub(crate) fn term(&self, nth: usize, place: Place) -> usize {
        self.choose(place.index() + nth, nth + 1)
    }

    /// The number of an ascending multiset.
    pub(crate) fn rank(&self, set: &[Place]) -> usize {
        set.iter().enumerate().map(|(nth, &place)| self.term(nth, place)).sum()
    }

    /// The ascending multiset with a number.
    pub(crate) fn unrank(&self, mut rank: usize, size: usize, bound: usize) -> Multiset {
        let mut set = Multiset::first(size);
        let mut top = bound;
        for nth in (0..size).rev() {
            let fits = |place: usize| self.term(nth, Place::new(place)) <= rank;
            let (mut below, mut end) = (0, top);
            while below < end {
                let middle = usize::midpoint(below, end);
                (below, end) = if fits(middle) { (middle + 1, end) } else { (below, middle) };
            }
            set.places[nth] = Place::new(below - 1);
            rank -= self.term(nth, set.places[nth]);
            top = below;
        }
        set
    }

    /// Numbers a multiset with one place more.
    pub(crate) fn with(&self, base: &[Place]) -> Insertion<'_> {
        let mut with =
            Insertion { ranks: self, base: [Place::END; CAPACITY], low: [0; CAPACITY + 1], high: [0; CAPACITY + 1] };
        with.base[..base.len()].copy_from_slice(base);
        for (nth, &place) in base.iter().enumerate() {
            with.low[nth + 1] = with.low[nth] + self.term(nth, place);
        }
        for (nth, &place) in base.iter().enumerate().rev() {
            with.high[nth] = with.high[nth + 1] + self.term(nth + 1, place);
        }
        with
    }
}

/// An ascending multiset to which one place can be added.
pub(crate) struct Insertion<'a> {
    ranks: &'a Ranks,
    base: [Place; CAPACITY],
    low: [usize; CAPACITY + 1],
    high: [usize; CAPACITY + 1],
}

impl Insertion<'_> {
    /// The rank of the multiset with one more place.
    #[inline]
    pub(crate) fn rank(&self, place: Place) -> usize {
        let mut below = 0;
        while self.base[below] < place {
            below += 1;
        }
        self.low[below] + self.ranks.term(below, place) + self.high[below]
    }

    /// The rank with the first place. The next ranks have the places after it, up to the least of the multiset.
    #[inline]
    pub(crate) fn first(&self) -> usize {
        self.high[0]
    }
}

/// An ascending multiset of places.
#[derive(Clone)]
pub(crate) struct Multiset {
    places: [Place; CAPACITY],
    size: usize,
}

impl Multiset {
    /// The first multiset of a size.
    pub(crate) fn first(size: usize) -> Self {
        Multiset { places: [Place::FIRST; CAPACITY], size }
    }

    /// Its places.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places[..self.size]
    }

    /// Goes to the next multiset in order. The caller counts them, so that the places stay below the bound.
    pub(crate) fn advance(&mut self) {
        let last = self.size.saturating_sub(1);
        for nth in 0..self.size {
            if nth == last || self.places[nth] < self.places[nth + 1] {
                self.places[nth] = Place::new(self.places[nth].bound());
                self.places[..nth].fill(Place::FIRST);
                return;
            }
        }
    }
}

/// Calls `visit` with the number and the places of every multiset in a range of numbers.
pub(crate) fn for_each_multiset(
    ranks: &Ranks,
    size: usize,
    bound: usize,
    range: Range<usize>,
    mut visit: impl FnMut(usize, &[Place]),
) {
    if range.is_empty() {
        return;
    }
    let mut set = ranks.unrank(range.start, size, bound);
    for rank in range {
        visit(rank, set.places());
        set.advance();
    }
}

/// Finds the multisets of ascending numbers.
pub(crate) struct MultisetCursor<'a> {
    ranks: &'a Ranks,
    bound: usize,
    rank: usize,
    set: Multiset,
}

/// Up to this distance, advancing step by step is faster than unranking.
const NEAR: usize = 16;

impl<'a> MultisetCursor<'a> {
    /// Begins with the first multiset of a size. All its places lie below a bound.
    pub(crate) fn new(ranks: &'a Ranks, size: usize, bound: usize) -> Self {
        MultisetCursor { ranks, bound, rank: 0, set: Multiset::first(size) }
    }

    /// The multiset with a number, which is not less than in the call before.
    pub(crate) fn at(&mut self, rank: usize) -> &[Place] {
        if rank - self.rank > NEAR {
            self.set = self.ranks.unrank(rank, self.set.size, self.bound);
        } else {
            (self.rank..rank).for_each(|_| self.set.advance());
        }
        self.rank = rank;
        self.set.places()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multisets_are_numbered_in_order() {
        let ranks = Ranks::new(7);
        for size in 0..5 {
            let mut seen = 0;
            for_each_multiset(&ranks, size, 7, 0..ranks.count(7, size), |rank, set| {
                assert_eq!((ranks.rank(set), rank), (rank, seen));
                assert_eq!(ranks.unrank(rank, size, 7).places(), set);
                for place in Place::below(7) {
                    let mut more = [set, &[place]].concat();
                    more.sort_unstable();
                    assert_eq!(ranks.with(set).rank(place), ranks.rank(&more));
                }
                seen += 1;
            });
        }
    }
}
