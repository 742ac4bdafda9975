use super::runs::{RunSets, Runs, bits, is_sparse};
use super::sources::{Delta, Sources};
use crate::games::pursuit::exact::cell_set::CellSet;
use crate::games::pursuit::exact::index::cell_order::CellOrder;
use crate::games::pursuit::exact::index::ids::{RunId, SliceId};
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::index::place::{PerPlace, PerPlaceRef, Place};
use crate::games::pursuit::exact::index::ranks::for_each_multiset;
use crate::games::pursuit::exact::place_set::PlaceSet;
use crate::games::pursuit::exact::problem::MOST_CATCHERS;

/// Unmoves the others of a slice, one catcher after the other, after `gather.rs` has unmoved its own. Here a capture
/// is passed back to the placements a move before it. A joint move of K catchers has up to 5^K forms; one catcher at
/// a time takes 5K unions.
///
/// A stage is a table. It has a row for every multiset of catchers that are not unmoved yet, and in the row a set of
/// cells for every multiset of those that are. In colexicographic order the sets whose last catcher stands on x are a
/// block. A block is the union of the beginnings of up to five rows of the stage before: one for each cell that the
/// catcher may have come to. Runs without a cell take one bit, and rows without a run nothing.
pub(crate) struct Unmove<'a, const W: usize> {
    pub(crate) layout: &'a Layout,
    /// For each place, the cells that a catcher on it reaches. They are lost on turn 1 already, so they are not
    /// passed on.
    pub(crate) reach: PerPlaceRef<'a, CellSet<W>>,
    /// The neighbours of each place.
    pub(crate) near: PerPlaceRef<'a, PlaceSet<W>>,
    pub(crate) slice: SliceId,
    /// After their move the others stand on places below this bound.
    pub(crate) from: usize,
}

/// Memory for the stages of a slice, used again for the next slice. The last stage has one row.
#[derive(Default)]
pub(crate) struct Scratch<const W: usize> {
    /// What is new, after the slice's own catcher was unmoved.
    pub(crate) gathered: Delta<W>,
    pub(crate) done: UnmoveTable<W>,
    next: UnmoveTable<W>,
}

impl<const W: usize> Scratch<W> {
    /// A measure of the work for the last slice.
    pub(crate) fn effort(&self) -> usize {
        self.gathered.runs.len() + self.done.runs.len() + self.next.runs.len()
    }
}

/// The table of a stage.
#[derive(Default)]
pub(crate) struct UnmoveTable<const W: usize> {
    pub(crate) runs: Runs<W>,
    /// The first run of each row, or [`NONE`]; a row of the first stage is one run.
    rows: alloc::vec::Vec<RunId>,
}

const NONE: RunId = RunId::new(usize::MAX);

impl<const W: usize> Unmove<'_, W> {
    /// Unmoves all others.
    pub(crate) fn unmove(&self, sources: &Sources<'_, W>, scratch: &mut Scratch<W>) {
        if self.layout.others == 0 {
            return core::mem::swap(&mut scratch.done.runs, &mut scratch.gathered.runs);
        }
        self.first(sources, &scratch.gathered, &mut scratch.done.runs);
        for stage in 2..=self.layout.others {
            self.next(stage, &scratch.done, &mut scratch.next);
            core::mem::swap(&mut scratch.done, &mut scratch.next);
        }
    }

    /// The bound of the places where unmoved catchers may stand, given the places of those that are not: they were at
    /// most that far in the order.
    #[inline]
    fn bound(&self, remaining: &[Place]) -> usize {
        let CellOrder { slices, reaches, .. } = &self.layout.order;
        remaining.iter().fold(slices[self.slice].bound(), |bound, &place| bound.min(reaches[place]))
    }

    /// Whether a row can lead to a placement that is kept.
    #[inline]
    fn is_needed(&self, remaining: &[Place]) -> bool {
        remaining.is_empty() || remaining.iter().any(|&place| self.layout.order.near_ends[self.slice][place])
    }

    /// The first stage, run by run: each of its catchers is unmoved in turn.
    fn first(&self, sources: &Sources<'_, W>, gathered: &Delta<W>, out: &mut Runs<W>) {
        out.clear(self.layout.ranks.count(self.from, self.layout.others - 1));
        for key in &gathered.keys {
            let shared = sources.shared(key);
            let sets = gathered.runs.get(key.run, shared.first().map_or(self.from, |least| least.bound()));
            if self.is_needed(shared) {
                self.unmove_first(key.run, shared, sets, out);
            }
            for (nth, &place) in shared.iter().enumerate() {
                if nth == 0 || place != shared[nth - 1] {
                    self.unmove_shared(shared, nth, sets, out);
                }
            }
        }
    }

    /// Unmoves the first of the others, in which the placements of a run differ. All results are in one row.
    fn unmove_first(&self, row: RunId, shared: &[Place], sets: RunSets<'_, W>, out: &mut Runs<W>) {
        let bound = self.bound(shared);
        let neighbours = &self.layout.order.neighbours;
        let near = sets.filled.into_iter().fold(PlaceSet::EMPTY, |all, place| all | self.near[place]);
        let to = out.entry(row, bound, near & PlaceSet::below(bound));
        // Where most sets have cells, it is faster to collect for each place.
        if is_sparse(sets.filled, sets.all.len()) {
            return sets.each().for_each(|(place, set)| self.add_to_neighbours(set, &neighbours[place], to));
        }
        for ((to, neighbours), reach) in to.iter_mut().zip(neighbours.iter()).zip(self.reach.iter()) {
            let gathered = neighbours
                .iter()
                .map_while(|place| sets.all.get(place.index()))
                .fold(CellSet::EMPTY, |all, set| all | *set);
            *to |= gathered - *reach;
        }
    }

    /// Unmoves a catcher that all placements of a run share. The result of each set is in another row.
    fn unmove_shared(&self, shared: &[Place], nth: usize, sets: RunSets<'_, W>, out: &mut Runs<W>) {
        let mut rest = [Place::FIRST; MOST_CATCHERS as usize];
        let place = shared[nth];
        let rest = without_nth(shared, nth, &mut rest);
        let row = RunId::new(rest.iter().enumerate().map(|(nth, &place)| self.layout.ranks.term(nth + 1, place)).sum());
        let bound = self.bound(rest);
        let is_needed = !rest.is_empty() && self.is_needed(rest);
        let CellOrder { neighbours, reaches, reached, .. } = &self.layout.order;
        if neighbours[place][0].index() >= bound {
            return;
        }
        for (least, set) in sets.from(reached[place]) {
            let bound = bound.min(reaches[least]);
            if neighbours[place][0].index() < bound && (is_needed || self.is_needed(&[least])) && !set.is_empty() {
                let near = self.near[place] & PlaceSet::below(bound);
                self.add_to_neighbours(set, &neighbours[place], out.entry(row + least.index(), bound, near));
            }
        }
    }

    #[inline]
    fn add_to_neighbours(&self, set: &CellSet<W>, neighbours: &[Place], row: &mut [CellSet<W>]) {
        let bound = row.len();
        for &place in neighbours.iter().take_while(|place| place.index() < bound) {
            let to = &mut row[place.index()];
            *to |= *set - self.reach[place];
        }
    }

    /// A later stage, from the one before.
    fn next(&self, stage: usize, before: &UnmoveTable<W>, out: &mut UnmoveTable<W>) {
        let size = self.layout.others - stage;
        self.lay_out(stage, out);
        let mut near: PerPlace<RunId> = Place::below(self.from).map(|_| NONE).collect();
        for_each_multiset(&self.layout.ranks, size, self.from, 0..out.rows.len(), |row, remaining| {
            let with = self.layout.ranks.with(remaining);
            let bound = self.bound(remaining);
            let mut any = false;
            for (place, near) in Place::below(self.layout.order.widened[bound]).zip(near.iter_mut()) {
                *near = before.row(stage - 1, with.rank(place));
                any |= *near != NONE;
            }
            let first = out.rows[row];
            let mut live = false;
            if any && self.is_needed(remaining) {
                let is_needed = |&place: &Place| size > 0 || self.layout.order.ends[self.slice][place];
                Place::below(bound)
                    .filter(is_needed)
                    .for_each(|place| live |= self.block(stage, place, near.as_slice(), before, first, out));
            }
            if !live {
                out.rows[row] = NONE;
            }
        });
    }

    /// Lays out the rows of a stage; each begins at a multiple of 64, a word of bits of its own.
    fn lay_out(&self, stage: usize, out: &mut UnmoveTable<W>) {
        let ranks = &self.layout.ranks;
        let size = self.layout.others - stage;
        let mut end = 0;
        out.rows.clear();
        for_each_multiset(ranks, size, self.from, 0..ranks.count(self.from, size), |_, remaining| {
            out.rows.push(RunId::new(end));
            end += ranks.count(self.bound(remaining), stage - 1).next_multiple_of(64);
        });
        out.runs.clear(end);
    }

    /// The block of a row whose last unmoved catcher stands on a place; whether it has any cell.
    fn block(
        &self,
        stage: usize,
        place: Place,
        near: PerPlaceRef<'_, RunId>,
        before: &UnmoveTable<W>,
        row: RunId,
        out: &mut UnmoveTable<W>,
    ) -> bool {
        let mut rows = [NONE; 5];
        let mut count = 0;
        for &neighbour in &self.layout.order.neighbours[place] {
            if near[neighbour] != NONE {
                rows[count] = near[neighbour];
                count += 1;
            }
        }
        let rows = &rows[..count];
        if rows.is_empty() {
            return false;
        }
        let runs = self.layout.ranks.count(place.bound(), stage - 2);
        let starts = self.layout.run_starts(stage - 1);
        let first = row + self.layout.ranks.count(place.index(), stage - 1);
        let mut any = false;
        for word in (0..runs).step_by(64) {
            let live = rows.iter().fold(0, |live, &row| live | before.runs.word(row + word));
            let live = if runs - word < 64 { live & ((1 << (runs - word)) - 1) } else { live };
            for run in bits(live).map(|bit| word + bit) {
                // A run of the row before may be longer than its beginning, but only where it is the only one.
                let len = (starts[run + 1] - starts[run]).min(place.bound());
                any |= self.unite(rows.iter().map(|&row| row + run), len, place, before, first + run, out);
            }
        }
        any
    }

    #[inline]
    fn unite(
        &self,
        from: impl Iterator<Item = RunId>,
        len: usize,
        place: Place,
        before: &UnmoveTable<W>,
        run: RunId,
        out: &mut UnmoveTable<W>,
    ) -> bool {
        let mut live = [RunSets::NONE; 5];
        let mut count = 0;
        for run in from.filter(|&run| before.runs.is_live(run)) {
            live[count] = before.runs.get(run, len);
            count += 1;
        }
        // A union with itself changes nothing, so one loop over five sets serves any number.
        let first = live[0];
        live[count..].fill(first);
        out.runs.unite(run, len, live, &self.reach[place])
    }
}

impl<const W: usize> UnmoveTable<W> {
    /// The first run of a row, or [`NONE`] if all its runs are empty.
    #[inline]
    fn row(&self, stage: usize, row: usize) -> RunId {
        match stage {
            1 if self.runs.is_live(RunId::new(row)) => RunId::new(row),
            1 => NONE,
            _ => self.rows[row],
        }
    }
}

/// The multiset without its nth place.
fn without_nth<'a>(all: &[Place], nth: usize, scratch: &'a mut [Place; MOST_CATCHERS as usize]) -> &'a [Place] {
    scratch[..nth].copy_from_slice(&all[..nth]);
    scratch[nth..all.len() - 1].copy_from_slice(&all[nth + 1..]);
    &scratch[..all.len() - 1]
}
