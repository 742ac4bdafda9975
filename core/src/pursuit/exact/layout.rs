use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

#[cfg(feature = "vast")]
use super::MOST_CATCHERS;
use super::Problem;
use super::ground::Ground;
use super::ranks::{Ranks, each};
use super::row::{Row, cell, or};

/// How placements stand in the tables: by the slice of one catcher, then the others in colexicographic order. Placements
/// that differ in the first of the others alone are a run.
pub(super) struct Layout {
    pub(super) ground: Ground,
    pub(super) ranks: Ranks,
    /// Catchers beside the slice's.
    pub(super) others: usize,
    /// Where the placements of each slice begin, and where the last ones end.
    pub(super) starts: Vec<usize>,
    /// The same of the runs.
    pub(super) runs: Vec<usize>,
    /// Where the runs of multisets begin, for every size from 1: they begin alike whatever bounds the cells.
    run_starts: Vec<Vec<usize>>,
}

impl Layout {
    pub(super) fn new(problem: &Problem) -> Self {
        let ground = Ground::new(problem);
        let ranks = Ranks::new(ground.len());
        let others = usize::from(problem.catchers) - 1;
        let (mut starts, mut runs) = (vec![0], vec![0]);
        for slice in &ground.slices {
            starts.push(starts[starts.len() - 1] + ranks.count(slice.others, others));
            runs.push(runs[runs.len() - 1] + ranks.count(slice.others, others.saturating_sub(1)));
        }
        let run_starts = (1..=others).map(|size| run_starts(&ranks, ground.len(), size)).collect();
        Layout { ground, ranks, others, starts, runs, run_starts }
    }

    /// Where the runs of multisets of a size begin, and where the last one ends.
    pub(super) fn run_starts(&self, size: usize) -> &[usize] {
        &self.run_starts[size - 1]
    }

    /// The placements of a slice.
    pub(super) fn slice(&self, slice: usize) -> Range<usize> {
        self.starts[slice]..self.starts[slice + 1]
    }

    /// The runs of a slice.
    pub(super) fn runs_of(&self, slice: usize) -> Range<usize> {
        self.runs[slice]..self.runs[slice + 1]
    }

    /// Where a placement is kept, and its run; none if another one is kept in its stead.
    #[cfg(feature = "vast")]
    pub(super) fn find(&self, placement: &[super::Cell]) -> Option<(usize, usize)> {
        let mut places = [0; MOST_CATCHERS as usize];
        let places = &mut places[..placement.len()];
        places.iter_mut().zip(placement).for_each(|(place, &cell)| *place = self.ground.places[usize::from(cell)]);
        places.sort_unstable();
        let (own, others) = match (self.ground.slices.len(), places) {
            (1, [own, others @ ..]) | (_, [others @ .., own]) => (*own, others),
            _ => return None,
        };
        let slice = self.ground.slices.iter().position(|slice| slice.place == own)?;
        let name = others.get(1..).unwrap_or_default();
        Some((self.starts[slice] + self.ranks.rank(others), self.runs[slice] + self.ranks.rank(name)))
    }

    /// Calls for every run of a slice in a range, numbered from the slice's first: its number, the others that its
    /// placements share, and how many placements it has.
    #[inline]
    pub(super) fn each(&self, slice: usize, runs: Range<usize>, mut visit: impl FnMut(usize, &[usize], usize)) {
        let others = self.ground.slices[slice].others;
        each(&self.ranks, self.others.saturating_sub(1), others, runs, |run, name| {
            let free = name.first().map_or(others, |&least| least + 1);
            visit(run, name, if self.others == 0 { 1 } else { free });
        });
    }

    /// The catchers that the placements of a run share.
    pub(super) fn shared<const W: usize>(&self, slice: usize, name: &[usize]) -> Row<W> {
        let at = |place: usize| cell(self.ground.cells[place]);
        name.iter().fold(at(self.ground.slices[slice].place), |set, &place| or(set, &at(place)))
    }

    /// The catchers of a run with the one that makes the difference.
    #[inline]
    pub(super) fn standing<const W: usize>(&self, shared: &Row<W>, place: usize) -> Row<W> {
        if self.others == 0 { *shared } else { or(*shared, &cell(self.ground.cells[place])) }
    }

    /// Cuts the runs of a slice into pieces of some size: the runs, and their placements, numbered from the slice's first.
    pub(super) fn cut(&self, slice: usize, hands: usize) -> Vec<(Range<usize>, Range<usize>)> {
        let (runs, all) = (self.runs_of(slice).len(), self.slice(slice).len());
        if self.others == 0 || hands == 1 || all < 8192 {
            return vec![(0..runs, 0..all)];
        }
        let starts = &self.run_starts(self.others)[..runs];
        let parts = 4 * hands;
        let at = |part: usize| starts.partition_point(|&start| start < all * part / parts);
        let begin = |run: usize| starts.get(run).copied().unwrap_or(all);
        let pieces = (0..parts).map(|part| at(part)..at(part + 1));
        pieces
            .map(|runs| (runs.clone(), begin(runs.start)..begin(runs.end)))
            .filter(|(runs, _)| !runs.is_empty())
            .collect()
    }
}

fn run_starts(ranks: &Ranks, cells: usize, size: usize) -> Vec<usize> {
    let runs = ranks.count(cells, size - 1);
    let mut starts = Vec::with_capacity(runs + 1);
    each(ranks, size - 1, cells, 0..runs, |_, name| starts.push(ranks.with(name).first()));
    starts.push(ranks.count(cells, size));
    starts
}
