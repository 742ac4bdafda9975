use super::MOST_CATCHERS;
use super::ranks::{Cursor, sort};
use super::row::{Row, cells, is_empty, or, size, without};
use super::runs::Runs;
use super::views::{Change, Views, inserted};

/// Whose findings a slice takes: those of the slice that keeps a cell next to its own.
pub(super) struct Giver {
    pub(super) slice: usize,
    /// From there to that cell.
    pub(super) change: Change,
}

/// What a turn brought.
#[derive(Clone, Copy, Default)]
pub(super) struct News {
    /// States lost.
    pub(super) lost: u64,
    /// Placements lost altogether.
    pub(super) won: u64,
}

/// What is known of the placements of a slice.
pub(super) struct Shelf<'a, const W: usize> {
    pub(super) lost: &'a mut [Row<W>],
    pub(super) changed: &'a mut [bool],
    pub(super) fresh: &'a mut [bool],
    /// Bytes a placement; or none at all.
    pub(super) turns: &'a mut [u8],
}

impl<'a, const W: usize> Shelf<'a, W> {
    /// The first placements and runs, which are taken away.
    pub(super) fn split(&mut self, placements: usize, runs: usize, cells: usize) -> Shelf<'a, W> {
        fn first<'a, T>(all: &mut &'a mut [T], count: usize) -> &'a mut [T] {
            all.split_off_mut(..count).unwrap_or_default()
        }
        let bytes = if self.turns.is_empty() { 0 } else { cells * placements };
        Shelf {
            lost: first(&mut self.lost, placements),
            changed: first(&mut self.changed, placements),
            fresh: first(&mut self.fresh, runs),
            turns: first(&mut self.turns, bytes),
        }
    }
}

/// A slice that takes what was found.
pub(super) struct Taking<'a, const W: usize> {
    pub(super) views: &'a Views<'a, W>,
    /// The cells that a catcher on a place reaches.
    pub(super) known: &'a [Row<W>],
    pub(super) slice: usize,
    /// The cells that the slice's catcher and the anchor reach.
    pub(super) own: Row<W>,
    pub(super) shelf: Shelf<'a, W>,
    pub(super) turn: u8,
    pub(super) news: &'a mut News,
}

impl<const W: usize> Taking<'_, W> {
    /// Takes what was found for others on the first so many places.
    pub(super) fn take(&mut self, change: Change, found: &Runs<W>, to: usize) {
        let layout = self.views.layout;
        let shared = layout.others.saturating_sub(1);
        let mut names = Cursor::new(&layout.ranks, shared, to);
        if change == Change::by(0) {
            let runs = layout.runs_of(self.slice).len();
            found.below(runs).for_each(|run| self.same(found, run, &mut names));
        } else {
            let runs = layout.ranks.count(to, shared);
            found.below(runs).for_each(|run| self.changed(change, found, run, to, names.at(run)));
        }
    }

    /// A run that is taken as it is.
    fn same(&mut self, found: &Runs<W>, run: usize, names: &mut Cursor<'_>) {
        let layout = self.views.layout;
        let range = layout.run(self.slice, run);
        let (start, sets) = (range.start, found.get(run, range.len()));
        // Seldom is there anything new: a loop that only looks is the faster one.
        let new =
            sets.iter().zip(&self.shelf.lost[range]).fold([0; W], |all, (set, lost)| or(all, &without(*set, lost)));
        if is_empty(&without(new, &self.own)) {
            return;
        }
        let mut others = [0; MOST_CATCHERS as usize];
        others[1..].iter_mut().zip(names.at(run)).for_each(|(to, &place)| *to = place);
        for (place, set) in sets.iter().enumerate() {
            others[0] = place;
            self.add(start + place, run, &others[..layout.others], set);
        }
    }

    /// A run that is taken by a symmetry.
    fn changed(&mut self, change: Change, found: &Runs<W>, run: usize, to: usize, name: &[usize]) {
        let (layout, places) = (self.views.layout, self.views.changes.places(change));
        let bound = layout.ground.slices[self.slice].others;
        let mut base = [0; MOST_CATCHERS as usize];
        base.iter_mut().zip(name).for_each(|(at, &place)| *at = places[place]);
        let base = &mut base[..name.len()];
        if base.iter().any(|&place| place >= bound) {
            return;
        }
        sort(base);
        if layout.others == 0 {
            return self.renamed(change, &[], &found.get(run, 1)[0]);
        }
        let len = name.first().map_or(to, |&least| least + 1);
        for (&place, set) in places.iter().zip(found.get(run, len)) {
            if !is_empty(set) && place < bound {
                self.renamed(change, &inserted(base, place)[..=base.len()], set);
            }
        }
    }

    #[inline]
    fn renamed(&mut self, change: Change, others: &[usize], set: &Row<W>) {
        let layout = self.views.layout;
        let (at, run) = layout.numbers(self.slice, others);
        let set = self.views.changes.set(self.views.space, change, set);
        self.add(at - layout.starts[self.slice], run - layout.runs[self.slice], others, &set);
    }

    #[inline]
    fn add(&mut self, at: usize, run: usize, others: &[usize], set: &Row<W>) {
        let lost = &mut self.shelf.lost[at];
        let new = without(without(*set, lost), &self.own);
        if is_empty(&new) {
            return;
        }
        *lost = or(*lost, &new);
        self.shelf.changed[at] = true;
        self.shelf.fresh[run] = true;
        self.news.lost += size(&new);
        let all = others.iter().fold(or(*lost, &self.own), |all, &place| or(all, &self.known[place]));
        self.news.won += u64::from(all == self.views.space.full);
        if !self.shelf.turns.is_empty() {
            let row = &mut self.shelf.turns[self.views.layout.ground.len() * at..];
            cells(new).for_each(|cell| row[usize::from(cell)] = self.turn);
        }
    }
}
