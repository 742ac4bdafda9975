use alloc::vec::Vec;
use core::ops::Range;

use super::cell_order::{CellOrder, Slice};
use super::ids::{PerSlice, PlacementId, RunId, SliceId};
use super::place::Place;
use super::ranks::{Ranks, for_each_multiset};
use crate::games::pursuit::exact::problem::Problem;
use crate::games::pursuit::field::Cell;
use crate::insertion_sort::sort;

/// Numbers placements: slice by slice, and within a slice by the colexicographic rank of the others. Placements that
/// differ only in the first of the others have consecutive numbers and form a run. The anchor of a torus is left out.
pub(crate) struct Layout {
    pub(crate) order: CellOrder,
    pub(crate) ranks: Ranks,
    /// The number of the others: catchers without the slice's own and the anchor.
    pub(crate) others: usize,
    /// The runs of each slice that are kept.
    parts: PerSlice<Vec<Part>>,
    /// The rows of the placements of each slice, in a table of all placements.
    rows: PerSlice<Range<usize>>,
    /// For each size from 1: the rank of the first multiset of each run. It does not depend on the number of cells.
    run_starts: Vec<Vec<usize>>,
}

impl Layout {
    pub(crate) fn new(problem: &Problem) -> Self {
        let order = CellOrder::new(problem);
        let ranks = Ranks::new(order.len());
        let others = usize::from(problem.catchers) - 1 - usize::from(order.anchored);
        let parts: PerSlice<Vec<Part>> = order.slices.ids().map(|slice| parts(&order, &ranks, slice, others)).collect();
        let len = |(slice, parts): (&Slice, &Vec<Part>)| {
            ranks.count(slice.bound(), others) - parts.last().map_or(0, |part| part.skipped)
        };
        let rows = consecutive(order.slices.iter().zip(parts.iter()).map(len));
        let run_starts = (1..=others).map(|size| run_starts(&ranks, order.len(), size)).collect();
        Layout { order, ranks, others, parts, rows, run_starts }
    }

    /// Where the runs of multisets of a size begin, and where the last one ends.
    pub(crate) fn run_starts(&self, size: usize) -> &[usize] {
        &self.run_starts[size - 1]
    }

    /// The number of placements of a slice.
    pub(crate) fn placement_count(&self, slice: SliceId) -> usize {
        self.rows[slice].len()
    }

    /// The number of rows of a table of all placements.
    pub(crate) fn rows(&self) -> usize {
        self.rows.iter().last().map_or(0, |last| last.end)
    }

    /// The row of a placement in a table of all placements.
    pub(crate) fn row(&self, slice: SliceId, placement: PlacementId) -> usize {
        self.rows[slice].start + placement.index()
    }

    /// The number of runs of a slice, also of those that are not kept.
    pub(crate) fn run_count(&self, slice: SliceId) -> usize {
        self.ranks.count(self.order.slices[slice].bound(), self.others.saturating_sub(1))
    }

    /// The runs of a slice that are kept.
    pub(crate) fn parts(&self, slice: SliceId) -> &[Part] {
        &self.parts[slice]
    }

    /// The first placement of a run of a part of a slice, and how many it has.
    #[inline]
    pub(crate) fn run(&self, slice: SliceId, part: &Part, run: RunId) -> (PlacementId, usize) {
        let all = self.placement_count(slice);
        if self.others == 0 {
            return (PlacementId::new(0), all);
        }
        let starts = self.run_starts(self.others);
        let (start, end) = (starts[run.index()] - part.skipped, starts[run.index() + 1] - part.skipped);
        (PlacementId::new(start), end.min(all) - start)
    }

    /// How many placements of a slice differ in the first of the others alone, the second being the least.
    #[inline]
    pub(crate) fn len_of(&self, slice: Slice, least: Option<Place>) -> usize {
        if self.others == 0 { 1 } else { least.map_or(slice.bound(), Place::bound) }
    }

    /// The slice of a placement and the ascending places of its others. `None` if a symmetric placement is kept
    /// instead.
    pub(crate) fn find(&self, placement: &[Cell]) -> Option<(SliceId, Vec<Place>)> {
        let mut places = Vec::new();
        let mut own = Place::FIRST;
        let mut anchored = !self.order.anchored;
        for &cell in placement {
            if cell == 0 && !anchored {
                anchored = true;
            } else {
                places.push(self.order.place(cell));
                own = own.max(self.order.place(cell));
            }
        }
        let slice = self.order.canonical_slice(own).slice;
        if !anchored || self.order.slices[slice].place != own {
            return None;
        }
        sort(&mut places);
        places.pop();
        self.is_kept(slice, &places).then_some((slice, places))
    }

    /// Whether a placement of a slice is kept, by its others, ascending.
    pub(crate) fn is_kept(&self, slice: SliceId, others: &[Place]) -> bool {
        others.last().is_none_or(|&last| self.order.ends[slice][last])
    }

    /// The ids of a placement that is kept and of its run, by the slice and the others.
    #[inline]
    pub(crate) fn ids(&self, slice: SliceId, others: &[Place]) -> (PlacementId, RunId) {
        let run = RunId::new(self.ranks.rank(others.get(1..).unwrap_or_default()));
        let part = self.parts[slice].partition_point(|part| part.runs.end <= run);
        (PlacementId::new(self.ranks.rank(others) - self.parts[slice][part].skipped), run)
    }

    /// Calls `visit` for every run of a slice that is kept.
    #[inline]
    pub(crate) fn each(&self, slice: SliceId, mut visit: impl FnMut(KeptRun<'_>)) {
        let own = self.order.slices[slice];
        let mut first = PlacementId::new(0);
        for part in &self.parts[slice] {
            let size = self.others.saturating_sub(1);
            let ranks = part.runs.start.index()..part.runs.end.index();
            for_each_multiset(&self.ranks, size, own.bound(), ranks, |rank, shared| {
                let len = self.len_of(own, shared.first().copied());
                visit(KeptRun { id: RunId::new(rank), shared, first, len });
                first = first + len;
            });
        }
    }

    /// The cells that the catchers whom the placements of a run share stand on.
    pub(crate) fn shared_cells<'a>(&'a self, slice: SliceId, shared: &'a [Place]) -> impl Iterator<Item = Cell> + 'a {
        let anchor = self.order.anchored.then_some(0);
        let at = |&place: &Place| self.order.cells[place];
        shared.iter().chain([&self.order.slices[slice].place]).map(at).chain(anchor)
    }
}

/// A run of a slice that is kept.
pub(crate) struct KeptRun<'a> {
    pub(crate) id: RunId,
    /// The others that its placements share.
    pub(crate) shared: &'a [Place],
    first: PlacementId,
    /// How many placements it has.
    pub(crate) len: usize,
}

impl KeptRun<'_> {
    /// Its placement whose first of the others stands on a place.
    #[inline(always)]
    pub(crate) fn placement(&self, place: Place) -> PlacementId {
        self.first + place.index()
    }
}

/// Consecutive runs of a slice that are kept.
pub(crate) struct Part {
    pub(crate) runs: Range<RunId>,
    /// The number of placements of the slice before them that are not kept.
    pub(crate) skipped: usize,
}

fn parts(order: &CellOrder, ranks: &Ranks, slice: SliceId, others: usize) -> Vec<Part> {
    let bound = order.slices[slice].bound();
    if others < 2 {
        return Vec::from([Part { runs: RunId::new(0)..RunId::new(1), skipped: 0 }]);
    }
    let mut parts: Vec<Part> = Vec::new();
    let mut skipped: usize = 0;
    for last in Place::below(bound) {
        let run = |bound| RunId::new(ranks.count(bound, others - 1));
        match parts.last_mut() {
            _ if !order.ends[slice][last] => skipped += ranks.count(last.bound(), others - 1),
            Some(part) if part.skipped == skipped => part.runs.end = run(last.bound()),
            _ => parts.push(Part { runs: run(last.index())..run(last.bound()), skipped }),
        }
    }
    parts
}

/// Consecutive ranges of the given lengths.
fn consecutive(lens: impl Iterator<Item = usize>) -> PerSlice<Range<usize>> {
    let mut end = 0;
    let next = |len| {
        end += len;
        end - len..end
    };
    lens.map(next).collect()
}

fn run_starts(ranks: &Ranks, cells: usize, size: usize) -> Vec<usize> {
    let runs = ranks.count(cells, size - 1);
    let mut starts = Vec::with_capacity(runs + 1);
    for_each_multiset(ranks, size - 1, cells, 0..runs, |_, shared| starts.push(ranks.with(shared).first()));
    starts.push(ranks.count(cells, size));
    starts
}
