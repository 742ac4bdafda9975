use super::runs::RunSets;
use super::sources::{CellMap, Delta, Query, RunKey, Source, Sources};
use crate::games::pursuit::exact::cell_set::CellSet;
use crate::games::pursuit::exact::index::cell_order::Slice;
use crate::games::pursuit::exact::index::ids::{PerSlice, RunId};
use crate::games::pursuit::exact::index::place::{PerPlaceRef, Place};
use crate::games::pursuit::exact::place_set::PlaceSet;
use crate::games::pursuit::exact::problem::MOST_CATCHERS;
use crate::insertion_sort::sort;

impl<const W: usize> Sources<'_, W> {
    /// Collects what is new in the placements that the moves of one catcher lead to.
    pub(crate) fn gather(
        &self,
        sources: &[Source],
        deltas: &PerSlice<Delta<W>>,
        query: Query<'_, W>,
        out: &mut Delta<W>,
    ) {
        out.clear(self.layout.ranks.count(query.bound, self.layout.others.saturating_sub(1)));
        for source in sources {
            let deltas = &deltas[source.slice];
            let slice = self.layout.order.slices[source.slice];
            if source.map == CellMap::IDENTITY && source.removed == slice.place && slice.bound() <= query.bound {
                self.same(deltas, slice, query, out);
            } else {
                Gather { sources: self, source, places: self.maps.places(source.map), query, out }.all(deltas, slice);
            }
        }
    }

    /// A source that needs no mapping.
    fn same(&self, deltas: &Delta<W>, slice: Slice, query: Query<'_, W>, out: &mut Delta<W>) {
        for key in &deltas.keys {
            let shared = self.shared(key);
            let sets = deltas.runs.get(key.run, self.layout.len_of(slice, shared.first().copied()));
            let to = out.entry(key.run, shared, query.bound, sets.filled);
            for (place, set) in sets.each() {
                let to = &mut to[place.index()];
                *to |= *set - *query.but;
            }
        }
    }
}

/// Reading one source.
pub(crate) struct Gather<'a, const W: usize> {
    pub(crate) sources: &'a Sources<'a, W>,
    pub(crate) source: &'a Source,
    /// Where the source's map takes each place.
    pub(crate) places: PerPlaceRef<'a, Place>,
    pub(crate) query: Query<'a, W>,
    pub(crate) out: &'a mut Delta<W>,
}

impl<const W: usize> Gather<'_, W> {
    /// Reads all its placements.
    pub(crate) fn all(&mut self, deltas: &Delta<W>, slice: Slice) {
        let layout = self.sources.layout;
        let out = self.source.removed;
        for key in self.keys(deltas, slice, layout.others.saturating_sub(1)) {
            let shared = self.sources.shared(key);
            let len = layout.len_of(slice, shared.first().copied());
            let instead = shared.iter().position(|&place| place == out);
            if out == slice.place || instead.is_some() {
                let instead = instead.filter(|_| out != slice.place);
                self.line(shared, instead.map(|nth| (nth, slice.place)), deltas.runs.get(key.run, len));
            } else if layout.others > 0 && out.index() < len {
                let sets = deltas.runs.get(key.run, len);
                if sets.filled.contains(out) {
                    self.one(shared, slice.place, &sets.all[out.index()]);
                }
            }
        }
    }

    /// The runs that may contain the removed catcher: it stands at most on the last place of the others. Keys are
    /// ordered unless the anchor was unmoved before.
    fn keys<'h>(&self, deltas: &'h Delta<W>, slice: Slice, shared: usize) -> &'h [RunKey] {
        let layout = self.sources.layout;
        if self.source.removed == slice.place || shared == 0 || layout.order.anchored {
            return &deltas.keys;
        }
        let first = RunId::new(layout.ranks.count(self.source.removed.index(), shared));
        &deltas.keys[deltas.keys.partition_point(|key| key.run < first)..]
    }

    /// A run from which a catcher that all its placements share is removed: the slice's own, or another one, which
    /// the own replaces.
    fn line(&mut self, shared: &[Place], instead: Option<(usize, Place)>, sets: RunSets<'_, W>) {
        let mut base = moved(self.places, shared);
        if let Some((out, own)) = instead {
            base[out] = self.places[own];
        }
        let base = &mut base[..shared.len()];
        sort(base);
        if base.last().is_none_or(|last| last.index() < self.query.bound) {
            self.with_each(base, sets);
        }
    }

    /// Adds the placements that have the others on `base` and, if there is one more, on each place of a run.
    fn with_each(&mut self, base: &[Place], sets: RunSets<'_, W>) {
        let layout = self.sources.layout;
        let (least, rest) = base.split_first().map_or((Place::END, base), |(&least, rest)| (least, rest));
        let run = RunId::new(layout.ranks.rank(base));
        let with = layout.ranks.with(rest);
        let last = base.last().copied().unwrap_or_default();
        for (from, set) in sets.each() {
            let place = if layout.others == 0 { Place::FIRST } else { self.places[from] };
            if place.index() < self.query.bound && self.query.ends[place.max(last)] {
                let is_least = place <= least;
                let (run, first) = if is_least { (run, place) } else { (RunId::new(with.rank(place)), least) };
                self.add(run, first, base, (!is_least).then_some(place), set);
            }
        }
    }

    /// Adds the one placement of a run whose first of the others is removed.
    fn one(&mut self, shared: &[Place], own: Place, set: &CellSet<W>) {
        let mut all = moved(self.places, shared);
        all[shared.len()] = self.places[own];
        let all = &mut all[..=shared.len()];
        sort(all);
        let last = all[all.len() - 1];
        if last.index() < self.query.bound && self.query.ends[last] {
            let run = RunId::new(self.sources.layout.ranks.rank(&all[1..]));
            self.add(run, all[0], &all[1..], None, set);
        }
    }

    /// Adds cells to the set of a placement. The run's key is `shared`; with `more`, it is `shared` with its first
    /// place replaced.
    fn add(&mut self, run: RunId, least: Place, shared: &[Place], more: Option<Place>, set: &CellSet<W>) {
        let set = self.sources.maps.set(self.sources.geometry, self.source.map, set);
        let set = set - *self.query.but;
        if set.is_empty() {
            return;
        }
        if !self.out.runs.is_live(run) {
            self.open(run, shared, more);
        }
        let to = self.out.runs.set(run, least);
        *to |= set;
    }

    #[cold]
    fn open(&mut self, run: RunId, shared: &[Place], more: Option<Place>) {
        let key = match more {
            Some(place) => &instead_of_first(shared, place)[..shared.len()],
            None => shared,
        };
        self.out.entry(run, key, self.query.bound, PlaceSet::EMPTY);
    }
}

/// Where a map takes some places.
fn moved(to: PerPlaceRef<'_, Place>, places: &[Place]) -> [Place; MOST_CATCHERS as usize] {
    let mut moved = [Place::FIRST; MOST_CATCHERS as usize];
    moved.iter_mut().zip(places).for_each(|(moved, &place)| *moved = to[place]);
    moved
}

/// An ascending multiset with its first place replaced.
fn instead_of_first(few: &[Place], place: Place) -> [Place; MOST_CATCHERS as usize] {
    let mut all = [Place::FIRST; MOST_CATCHERS as usize];
    all[..few.len()].copy_from_slice(few);
    all[0] = place;
    sort(&mut all[..few.len()]);
    all
}
