use super::runs::Sets;
use super::sources::{Asked, Change, Heard, Name, View, Views};
use crate::games::pursuit::exact::cell_set::{Row, has, is_empty, or, without};
use crate::games::pursuit::exact::index::cell_order::Slice;
use crate::games::pursuit::exact::problem::MOST_CATCHERS;
use crate::insertion_sort::sort;

impl<const W: usize> Views<'_, W> {
    /// Puts together what views show of some placements.
    pub(crate) fn gather(&self, views: &[View], heard: &[Heard<W>], asked: Asked<'_, W>, out: &mut Heard<W>) {
        out.clear(self.layout.ranks.count(asked.bound, self.layout.others.saturating_sub(1)));
        for view in views {
            let (heard, slice) = (&heard[view.home], self.layout.ground.slices[view.home]);
            if view.change == Change::by(0) && view.out == slice.place && slice.others <= asked.bound {
                self.same(heard, slice, asked, out);
            } else {
                Seen { views: self, view, places: self.changes.places(view.change), asked, out }.all(heard, slice);
            }
        }
    }

    /// What is seen as it is kept.
    fn same(&self, heard: &Heard<W>, slice: Slice, asked: Asked<'_, W>, out: &mut Heard<W>) {
        let mut others = [0; MOST_CATCHERS as usize];
        for name in &heard.names {
            let shared = self.shared(name, &mut others);
            let sets = heard.runs.get(name.run, self.layout.len_of(slice, shared.first().copied()));
            let to = out.entry(name.run, shared, asked.bound, &sets.filled);
            sets.each().for_each(|(nth, set)| to[nth] = or(to[nth], &without(*set, asked.but)));
        }
    }
}

/// What a view shows.
pub(crate) struct Seen<'a, const W: usize> {
    pub(crate) views: &'a Views<'a, W>,
    pub(crate) view: &'a View,
    /// Where the view brings each place.
    pub(crate) places: &'a [usize],
    pub(crate) asked: Asked<'a, W>,
    pub(crate) out: &'a mut Heard<W>,
}

impl<const W: usize> Seen<'_, W> {
    /// All placements that a view shows.
    pub(crate) fn all(&mut self, heard: &Heard<W>, slice: Slice) {
        let (layout, out) = (self.views.layout, self.view.out);
        let shared = layout.others.saturating_sub(1);
        for name in self.names(heard, slice, shared) {
            let others = &name.places[..shared];
            let len = layout.len_of(slice, others.first().map(|&least| least.into()));
            let instead = others.iter().position(|&place| usize::from(place) == out);
            if out == slice.place || instead.is_some() {
                let instead = instead.filter(|_| out != slice.place);
                self.line(others, instead.map(|nth| (nth, slice.place)), heard.runs.get(name.run, len));
            } else if layout.others > 0 && out < len {
                let sets = heard.runs.get(name.run, len);
                if has(&sets.filled, out) {
                    self.one(others, slice.place, &sets.all[out]);
                }
            }
        }
    }

    /// The runs where the catcher that is left out may be: it is at most the last of the others. Names of what was trapped
    /// stand in that order, those of what became of it when the anchor stepped in none.
    fn names<'h>(&self, heard: &'h Heard<W>, slice: Slice, shared: usize) -> &'h [Name] {
        let layout = self.views.layout;
        if self.view.out == slice.place || shared == 0 || layout.ground.anchored {
            return &heard.names;
        }
        let first = layout.ranks.count(self.view.out, shared);
        &heard.names[heard.names.partition_point(|name| name.run < first)..]
    }

    /// A run of which one of the shared catchers is left out: the slice's own, or another one, for which the own comes in.
    fn line(&mut self, shared: &[u16], instead: Option<(usize, usize)>, sets: Sets<'_, W>) {
        let mut base = moved(self.places, shared);
        if let Some((out, own)) = instead {
            base[out] = self.places[own];
        }
        let base = &mut base[..shared.len()];
        sort(base);
        if base.last().is_none_or(|&last| last < self.asked.bound) {
            self.with_each(base, sets);
        }
    }

    /// The placements of a run whose others all stand on some places, but for one, if there is one.
    fn with_each(&mut self, base: &[usize], sets: Sets<'_, W>) {
        let layout = self.views.layout;
        let (least, rest) = base.split_first().map_or((usize::MAX, base), |(&least, rest)| (least, rest));
        let (run, with, last) = (layout.ranks.rank(base), layout.ranks.with(rest), base.last().copied().unwrap_or(0));
        for (nth, set) in sets.each() {
            let place = if layout.others == 0 { 0 } else { self.places[nth] };
            if place < self.asked.bound && self.asked.ends[place.max(last)] {
                let is_least = place <= least;
                let (run, first) = if is_least { (run, place) } else { (with.rank(place), least) };
                self.add(run, first, base, (!is_least).then_some(place), set);
            }
        }
    }

    /// The placement of a run whose only catcher that others do not share is left out.
    fn one(&mut self, shared: &[u16], own: usize, set: &Row<W>) {
        let mut all = moved(self.places, shared);
        all[shared.len()] = self.places[own];
        let all = &mut all[..=shared.len()];
        sort(all);
        let last = all[all.len() - 1];
        if last < self.asked.bound && self.asked.ends[last] {
            self.add(self.views.layout.ranks.rank(&all[1..]), all[0], &all[1..], None, set);
        }
    }

    /// Adds to the set of a run whose placements share some others; or one more and those but the first.
    fn add(&mut self, run: usize, least: usize, shared: &[usize], more: Option<usize>, set: &Row<W>) {
        let set = self.views.changes.set(self.views.space, self.view.change, set);
        let set = without(set, self.asked.but);
        if is_empty(&set) {
            return;
        }
        if !self.out.runs.is_live(run) {
            self.open(run, shared, more);
        }
        let to = self.out.runs.set(run, least);
        *to = or(*to, &set);
    }

    #[cold]
    fn open(&mut self, run: usize, shared: &[usize], more: Option<usize>) {
        let name = match more {
            Some(place) => &instead_of_first(shared, place)[..shared.len()],
            None => shared,
        };
        self.out.entry(run, name, self.asked.bound, &[0; W]);
    }
}

/// Where some places are brought.
fn moved(to: &[usize], places: &[u16]) -> [usize; MOST_CATCHERS as usize] {
    let mut moved = [0; MOST_CATCHERS as usize];
    moved.iter_mut().zip(places).for_each(|(moved, &place)| *moved = to[usize::from(place)]);
    moved
}

/// An ascending multiset with a place instead of the first.
fn instead_of_first(few: &[usize], place: usize) -> [usize; MOST_CATCHERS as usize] {
    let mut all = [0; MOST_CATCHERS as usize];
    all[..few.len()].copy_from_slice(few);
    all[0] = place;
    sort(&mut all[..few.len()]);
    all
}
