use super::runs::{RunSets, Runs, bits, is_few};
use super::sources::{Delta, Sources};
use crate::games::pursuit::exact::cell_set::{CellSet, cells, difference, first_cells, intersection, is_empty, union};
use crate::games::pursuit::exact::index::cell_order::CellOrder;
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::index::ranks::for_each_multiset;
use crate::games::pursuit::exact::problem::MOST_CATCHERS;

/// The moves of a slice's others, taken back catcher by catcher, the last in the order first.
///
/// A stage is a table: for every multiset of catchers that have yet to be taken back (its row's name), the sets of all
/// multisets of those that have been. In colexicographic order the latter whose last cell is x are a block, and the block is
/// the union of the beginnings of up to five rows of the stage before. Sets whose names differ in the first cell alone are a
/// run; of runs without a cell there is nothing but a bit, of rows without a run nothing at all.
pub(crate) struct Unmove<'a, const W: usize> {
    pub(crate) layout: &'a Layout,
    /// The cells that a catcher on a place reaches: whoever stands there has lost, which is known and not passed on.
    pub(crate) reach: &'a [CellSet<W>],
    /// The places next to each place.
    pub(crate) near: &'a [CellSet<W>],
    pub(crate) slice: usize,
    /// The others come to the first so many places.
    pub(crate) from: usize,
}

/// Room for the stages of a slice; after the last one there is one row.
#[derive(Default)]
pub(crate) struct Scratch<const W: usize> {
    /// What the others meet.
    pub(crate) gathered: Delta<W>,
    pub(crate) done: UnmoveTable<W>,
    next: UnmoveTable<W>,
}

impl<const W: usize> Scratch<W> {
    /// About how much was done in it for the slice before.
    pub(crate) fn effort(&self) -> usize {
        self.gathered.runs.len() + self.done.runs.len() + self.next.runs.len()
    }
}

/// The table of a stage.
#[derive(Default)]
pub(crate) struct UnmoveTable<const W: usize> {
    pub(crate) runs: Runs<W>,
    /// The first run of each row, or [`NONE`]; a row of the first stage is one run.
    rows: alloc::vec::Vec<usize>,
}

const NONE: usize = usize::MAX;

impl<const W: usize> Unmove<'_, W> {
    /// Takes all moves back.
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

    /// The catchers that have been taken back were before the others in the order.
    #[inline]
    fn bound(&self, names: &[usize]) -> usize {
        let CellOrder { slices, reaches, .. } = &self.layout.order;
        names.iter().fold(slices[self.slice].others, |bound, &place| bound.min(reaches[place]))
    }

    /// Whether a row is asked for: one of those that have yet to be taken back is the last, unless all have been.
    #[inline]
    fn is_needed(&self, names: &[usize]) -> bool {
        names.is_empty() || names.iter().any(|&place| self.layout.order.near_ends[self.slice][place])
    }

    /// The first stage, run by run: each tells the rows of all its catchers but one.
    fn first(&self, sources: &Sources<'_, W>, gathered: &Delta<W>, out: &mut Runs<W>) {
        out.clear(self.layout.ranks.count(self.from, self.layout.others - 1));
        let mut others = [0; MOST_CATCHERS as usize];
        for key in &gathered.keys {
            let shared = sources.shared(key, &mut others);
            let sets = gathered.runs.get(key.run, shared.first().map_or(self.from, |&least| least + 1));
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

    /// The catcher that makes the difference is taken back: in one row.
    fn unmove_first(&self, row: usize, shared: &[usize], sets: RunSets<'_, W>, out: &mut Runs<W>) {
        let (bound, neighbours) = (self.bound(shared), &self.layout.order.neighbours);
        let near = cells(sets.filled).fold([0; W], |all, place| union(all, &self.near[usize::from(place)]));
        let to = out.entry(row, bound, &intersection(&near, &first_cells(bound)));
        // Where most have cells it is faster to ask whom each place hears. The page does without: its code is loaded first.
        if cfg!(not(feature = "vast")) || is_few(&sets.filled, sets.all.len()) {
            return sets.each().for_each(|(nth, set)| self.add_to_neighbours(set, &neighbours[nth], to));
        }
        for ((to, neighbours), reach) in to.iter_mut().zip(neighbours).zip(self.reach) {
            let gathered = neighbours.iter().map_while(|&place| sets.all.get(place)).fold([0; W], union);
            *to = union(*to, &difference(gathered, reach));
        }
    }

    /// One that is shared is taken back: for each set in another row.
    fn unmove_shared(&self, shared: &[usize], nth: usize, sets: RunSets<'_, W>, out: &mut Runs<W>) {
        let (mut rest, place) = ([0; MOST_CATCHERS as usize], shared[nth]);
        let rest = without_nth(shared, nth, &mut rest);
        let row: usize =
            rest.iter().enumerate().map(|(nth, &place)| self.layout.ranks.choose(place + nth + 1, nth + 2)).sum();
        let (bound, is_needed) = (self.bound(rest), !rest.is_empty() && self.is_needed(rest));
        let CellOrder { neighbours, reaches, reached, .. } = &self.layout.order;
        if neighbours[place][0] >= bound {
            return;
        }
        for (least, set) in sets.from(reached[place]) {
            let bound = bound.min(reaches[least]);
            if neighbours[place][0] < bound && (is_needed || self.is_needed(&[least])) && !is_empty(set) {
                let near = intersection(&self.near[place], &first_cells(bound));
                self.add_to_neighbours(set, &neighbours[place], out.entry(row + least, bound, &near));
            }
        }
    }

    #[inline]
    fn add_to_neighbours(&self, set: &CellSet<W>, neighbours: &[usize], row: &mut [CellSet<W>]) {
        let bound = row.len();
        for &place in neighbours.iter().take_while(|&&place| place < bound) {
            row[place] = union(row[place], &difference(*set, &self.reach[place]));
        }
    }

    /// A later stage, from the one before.
    fn next(&self, stage: usize, before: &UnmoveTable<W>, out: &mut UnmoveTable<W>) {
        let names = self.layout.others - stage;
        self.lay_out(stage, out);
        let mut near = alloc::vec![NONE; self.from];
        for_each_multiset(&self.layout.ranks, names, self.from, 0..out.rows.len(), |row, name| {
            let (with, bound) = (self.layout.ranks.with(name), self.bound(name));
            let mut any = false;
            for (place, near) in near[..self.layout.order.widened[bound]].iter_mut().enumerate() {
                *near = before.row(stage - 1, with.rank(place));
                any |= *near != NONE;
            }
            let (first, mut live) = (out.rows[row], false);
            if any && self.is_needed(name) {
                let is_needed = |&place: &usize| names > 0 || self.layout.order.ends[self.slice][place];
                (0..bound)
                    .filter(is_needed)
                    .for_each(|place| live |= self.block(stage, place, &near, before, first, out));
            }
            if !live {
                out.rows[row] = NONE;
            }
        });
    }

    /// Where the rows of a stage begin: at a bit of their own word.
    fn lay_out(&self, stage: usize, out: &mut UnmoveTable<W>) {
        let (ranks, names) = (&self.layout.ranks, self.layout.others - stage);
        let mut end = 0;
        out.rows.clear();
        for_each_multiset(ranks, names, self.from, 0..ranks.count(self.from, names), |_, name| {
            out.rows.push(end);
            end += ranks.count(self.bound(name), stage - 1).next_multiple_of(64);
        });
        out.runs.clear(end);
    }

    /// The part of a row whose last catcher was on a place: the union of the beginnings of the rows next to it.
    fn block(
        &self,
        stage: usize,
        place: usize,
        near: &[usize],
        before: &UnmoveTable<W>,
        row: usize,
        out: &mut UnmoveTable<W>,
    ) -> bool {
        let (mut rows, mut count) = ([0; 5], 0);
        for &neighbours in &self.layout.order.neighbours[place] {
            if near[neighbours] != NONE {
                rows[count] = near[neighbours];
                count += 1;
            }
        }
        let rows = &rows[..count];
        if rows.is_empty() {
            return false;
        }
        let (runs, starts) = (self.layout.ranks.count(place + 1, stage - 2), self.layout.run_starts(stage - 1));
        let (first, mut any) = (row + self.layout.ranks.count(place, stage - 1), false);
        for word in (0..runs).step_by(64) {
            let live = rows.iter().fold(0, |live, &row| live | before.runs.word(row + word));
            let live = if runs - word < 64 { live & ((1 << (runs - word)) - 1) } else { live };
            for run in bits(live).map(|bit| word + bit) {
                // A run of the row before may be longer than its beginning, but only where it is the only one.
                let len = (starts[run + 1] - starts[run]).min(place + 1);
                any |= self.unite(rows.iter().map(|row| row + run), len, place, before, first + run, out);
            }
        }
        any
    }

    #[inline]
    fn unite(
        &self,
        from: impl Iterator<Item = usize>,
        len: usize,
        place: usize,
        before: &UnmoveTable<W>,
        run: usize,
        out: &mut UnmoveTable<W>,
    ) -> bool {
        let (mut live, mut count) = ([RunSets::NONE; 5], 0);
        for run in from.filter(|&run| before.runs.is_live(run)) {
            live[count] = before.runs.get(run, len);
            count += 1;
        }
        // Twice the same is as good as once: so there is one loop, whatever the number.
        let first = live[0];
        live[count..].fill(first);
        out.runs.unite(run, len, live, &self.reach[place])
    }
}

impl<const W: usize> UnmoveTable<W> {
    /// The first run of a row; [`NONE`] where all are empty.
    #[inline]
    fn row(&self, stage: usize, row: usize) -> usize {
        match stage {
            1 if self.runs.is_live(row) => row,
            1 => NONE,
            _ => self.rows[row],
        }
    }
}

/// Some without one of them.
fn without_nth<'a>(all: &[usize], nth: usize, scratch: &'a mut [usize; MOST_CATCHERS as usize]) -> &'a [usize] {
    scratch[..nth].copy_from_slice(&all[..nth]);
    scratch[nth..all.len() - 1].copy_from_slice(&all[nth + 1..]);
    &scratch[..all.len() - 1]
}
