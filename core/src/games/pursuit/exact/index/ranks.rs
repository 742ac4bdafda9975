use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::games::pursuit::exact::problem::MOST_CATCHERS;

/// The size of the largest multiset of catchers.
const CAPACITY: usize = MOST_CATCHERS as usize;

/// Numbers multisets of cells in colexicographic order: those of cells below p come first, and those with the same greater
/// cells stand in a row.
pub(crate) struct Ranks {
    /// Binomial coefficients, a row of `CAPACITY + 1` an n.
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

    /// How many sets of k there are of n.
    #[inline]
    pub(crate) fn choose(&self, n: usize, k: usize) -> usize {
        self.binomials[n * (CAPACITY + 1) + k]
    }

    /// How many multisets of a size there are of cells below a bound.
    #[inline]
    pub(crate) fn count(&self, cells: usize, size: usize) -> usize {
        if size == 0 { 1 } else { self.choose(cells + size - 1, size) }
    }

    /// The number of an ascending multiset.
    pub(crate) fn rank(&self, set: &[usize]) -> usize {
        set.iter().enumerate().map(|(nth, &cell)| self.choose(cell + nth, nth + 1)).sum()
    }

    /// The ascending multiset with a number.
    pub(crate) fn unrank(&self, mut rank: usize, size: usize, cells: usize) -> Multiset {
        let mut set = Multiset { cells: [0; CAPACITY], size };
        let mut top = cells;
        for nth in (0..size).rev() {
            let fits = |cell: usize| self.choose(cell + nth, nth + 1) <= rank;
            let (mut below, mut end) = (0, top);
            while below < end {
                let middle = usize::midpoint(below, end);
                (below, end) = if fits(middle) { (middle + 1, end) } else { (below, middle) };
            }
            set.cells[nth] = below - 1;
            rank -= self.choose(below - 1 + nth, nth + 1);
            top = below;
        }
        set
    }

    /// Numbers a multiset with one cell more.
    pub(crate) fn with(&self, base: &[usize]) -> Insertion<'_> {
        let mut with =
            Insertion { ranks: self, base: [usize::MAX; CAPACITY], low: [0; CAPACITY + 1], high: [0; CAPACITY + 1] };
        with.base[..base.len()].copy_from_slice(base);
        for (nth, &cell) in base.iter().enumerate() {
            with.low[nth + 1] = with.low[nth] + self.choose(cell + nth, nth + 1);
        }
        for (nth, &cell) in base.iter().enumerate().rev() {
            with.high[nth] = with.high[nth + 1] + self.choose(cell + nth + 1, nth + 2);
        }
        with
    }
}

/// An ascending multiset to which one cell can be added.
pub(crate) struct Insertion<'a> {
    ranks: &'a Ranks,
    base: [usize; CAPACITY],
    low: [usize; CAPACITY + 1],
    high: [usize; CAPACITY + 1],
}

impl Insertion<'_> {
    /// The number with a cell.
    #[inline]
    pub(crate) fn rank(&self, cell: usize) -> usize {
        let mut below = 0;
        while self.base[below] < cell {
            below += 1;
        }
        self.low[below] + self.ranks.choose(cell + below, below + 1) + self.high[below]
    }

    /// The number with cell 0: those with the cells up to the least follow.
    #[inline]
    pub(crate) fn first(&self) -> usize {
        self.high[0]
    }
}

/// An ascending multiset.
#[derive(Clone)]
pub(crate) struct Multiset {
    cells: [usize; CAPACITY],
    size: usize,
}

impl Multiset {
    /// Its cells.
    pub(crate) fn cells(&self) -> &[usize] {
        &self.cells[..self.size]
    }

    /// Goes to the next multiset in order. The caller counts them, so that the cells stay below the bound.
    pub(crate) fn advance(&mut self) {
        let last = self.size.saturating_sub(1);
        for nth in 0..self.size {
            if nth == last || self.cells[nth] < self.cells[nth + 1] {
                self.cells[nth] += 1;
                self.cells[..nth].fill(0);
                return;
            }
        }
    }
}

/// Calls with the number and the cells of every multiset in a range of numbers.
pub(crate) fn for_each_multiset(
    ranks: &Ranks,
    size: usize,
    cells: usize,
    range: Range<usize>,
    mut visit: impl FnMut(usize, &[usize]),
) {
    if range.is_empty() {
        return;
    }
    let mut set = ranks.unrank(range.start, size, cells);
    for rank in range {
        visit(rank, set.cells());
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
    /// Of multisets of a size of cells below a bound.
    pub(crate) fn new(ranks: &'a Ranks, size: usize, bound: usize) -> Self {
        MultisetCursor { ranks, bound, rank: 0, set: Multiset { cells: [0; CAPACITY], size } }
    }

    /// The one with a number, at least that of the one before.
    pub(crate) fn at(&mut self, rank: usize) -> &[usize] {
        if rank - self.rank > NEAR {
            self.set = self.ranks.unrank(rank, self.set.size, self.bound);
        } else {
            (self.rank..rank).for_each(|_| self.set.advance());
        }
        self.rank = rank;
        self.set.cells()
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
                assert_eq!(ranks.unrank(rank, size, 7).cells(), set);
                for cell in 0..7 {
                    let mut more = [set, &[cell]].concat();
                    more.sort_unstable();
                    assert_eq!(ranks.with(set).rank(cell), ranks.rank(&more));
                }
                seen += 1;
            });
        }
    }
}
