use alloc::vec::Vec;

use super::ground::Ground;
use super::layout::Layout;
use super::ranks::sort;
use super::row::{Renaming, Row, Space, is_empty, or};
use super::runs::Runs;
use super::{Cell, Field, MOST_CATCHERS};
use crate::pursuit::Step;

/// A symmetry, then a step that shifts a torus.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) symmetry: usize,
    pub(super) step: Step,
}

/// How the placements of a slice are seen from elsewhere.
pub(super) struct View {
    /// The slice.
    pub(super) home: usize,
    /// Those with a catcher on this place, which is left out.
    pub(super) out: usize,
    pub(super) change: Change,
}

/// What views need.
pub(super) struct Views<'a, const W: usize> {
    pub(super) layout: &'a Layout,
    pub(super) space: &'a Space<W>,
    pub(super) changes: &'a Changes<W>,
}

/// What changes make of places and sets.
pub(super) struct Changes<const W: usize> {
    /// Of a place, for each symmetry and then each step.
    places: Vec<Vec<usize>>,
    renamings: Vec<Renaming<W>>,
}

/// Runs with any cell.
#[derive(Default)]
pub(super) struct Heard<const W: usize> {
    pub(super) names: Vec<Name>,
    pub(super) runs: Runs<W>,
}

/// A run and the others that its placements share.
pub(super) struct Name {
    pub(super) run: usize,
    places: [u16; MOST_CATCHERS as usize],
}

impl Name {
    pub(super) fn new(run: usize, places: &[usize]) -> Self {
        let mut name = Name { run, places: [0; MOST_CATCHERS as usize] };
        name.places.iter_mut().zip(places).for_each(|(to, &place)| *to = place as u16);
        name
    }
}

impl<const W: usize> Heard<W> {
    /// Adds cells of a placement of a slice.
    pub(super) fn add(&mut self, layout: &Layout, slice: usize, others: &[usize], set: &Row<W>) {
        let name = others.get(1..).unwrap_or_default();
        let run = layout.ranks.rank(name);
        if !self.runs.is_live(run) {
            self.names.push(Name::new(run, name));
        }
        let len = layout.len_of(layout.ground.slices[slice], name.first().copied());
        let to = &mut self.runs.entry(run, len)[others.first().copied().unwrap_or_default()];
        *to = or(*to, set);
    }
}

impl Change {
    pub(super) fn by(symmetry: usize) -> Self {
        Change { symmetry, step: Step::Stay }
    }
}

impl<const W: usize> Changes<W> {
    pub(super) fn new(ground: &Ground, field: Field) -> Self {
        let steps = if ground.anchored { Step::ALL.as_slice() } else { &[Step::Stay] };
        let moved = |symmetry: usize, step: Step| -> Vec<usize> {
            let to = |place| ground.cells[ground.moved(symmetry, place)];
            let shifted = |cell: Cell| field.step(cell, step).unwrap_or_default();
            (0..ground.len()).map(|place| ground.places[usize::from(shifted(to(place)))]).collect()
        };
        let symmetries = 0..ground.symmetries.len();
        Changes {
            places: symmetries.flat_map(|symmetry| steps.iter().map(move |&step| moved(symmetry, step))).collect(),
            renamings: ground.symmetries.iter().map(|to| Renaming::new(to)).collect(),
        }
    }

    /// Where a change brings each place.
    #[inline]
    pub(super) fn places(&self, change: Change) -> &[usize] {
        let steps = self.places.len() / self.renamings.len();
        &self.places[change.symmetry * steps + change.step as usize]
    }

    #[inline]
    pub(super) fn set(&self, space: &Space<W>, change: Change, set: &Row<W>) -> Row<W> {
        let set = if change.symmetry == 0 { *set } else { self.renamings[change.symmetry].of(set) };
        if change.step == Step::Stay { set } else { space.shifted(&set, change.step) }
    }
}

impl View {
    /// What may be found where the first of all catchers has come to the cell of a slice and the others to the first so many
    /// places: first the slice itself, then those where one of the others stands behind that cell.
    pub(super) fn of_slice(ground: &Ground, slice: usize, from: usize) -> Vec<View> {
        let place = ground.slices[slice].place;
        let own = View { home: slice, out: place, change: Change::by(0) };
        let behind = (place + 1..from).map(|top| {
            let home = ground.home(top);
            View { home: home.slice, out: ground.moved(home.there, place), change: Change::by(home.back) }
        });
        [own].into_iter().chain(behind).collect()
    }

    /// What the placements of a slice become when the anchor steps: from all with a catcher a step before the slice's cell.
    pub(super) fn of_steps(ground: &Ground, field: Field, slice: usize) -> Vec<View> {
        let place = ground.slices[slice].place;
        let mut views = Vec::from([View { home: slice, out: place, change: Change::by(0) }]);
        for (back, before) in field.around(ground.cells[place]).skip(1) {
            let step = Step::of((-back.pair().0, -back.pair().1)).unwrap_or_default();
            let before = ground.places[usize::from(before)];
            let after = |top: &usize| {
                let cell = field.step(ground.cells[*top], step).unwrap_or_default();
                ground.places[usize::from(cell)] <= place
            };
            views.extend((before..ground.len()).filter(after).map(|top| {
                let home = ground.home(top);
                let change = Change { symmetry: home.back, step };
                View { home: home.slice, out: ground.moved(home.there, before), change }
            }));
        }
        views
    }
}

impl<const W: usize> Views<'_, W> {
    /// Calls with the others of all placements that a view shows and that lie on the first so many places, and their sets.
    pub(super) fn each(&self, view: &View, heard: &Heard<W>, bound: usize, mut visit: impl FnMut(&[usize], Row<W>)) {
        let places = self.changes.places(view.change);
        let slice = self.layout.ground.slices[view.home];
        let seen = Seen { views: self, view, places, bound };
        for name in &heard.names {
            let others = &name.places[..self.layout.others.saturating_sub(1)];
            let len = self.layout.len_of(slice, others.first().map(|&least| least.into()));
            let sets = heard.runs.get(name.run, len);
            if view.out == slice.place {
                seen.line(others, None, sets, &mut visit);
            } else if let Some(out) = others.iter().position(|&place| usize::from(place) == view.out) {
                seen.line(others, Some((out, slice.place)), sets, &mut visit);
            } else if self.layout.others > 0 && view.out < len {
                seen.one(others, slice.place, &sets[view.out], &mut visit);
            }
        }
    }
}

/// What a view shows.
struct Seen<'a, const W: usize> {
    views: &'a Views<'a, W>,
    view: &'a View,
    /// Where the view brings each place.
    places: &'a [usize],
    bound: usize,
}

impl<const W: usize> Seen<'_, W> {
    /// A run of which one of the shared catchers is left out: the slice's own, or another one, for which the own comes in.
    #[inline]
    fn line(
        &self,
        shared: &[u16],
        instead: Option<(usize, usize)>,
        sets: &[Row<W>],
        visit: &mut impl FnMut(&[usize], Row<W>),
    ) {
        let mut base = [0; MOST_CATCHERS as usize];
        base.iter_mut().zip(shared).for_each(|(to, &place)| *to = self.places[usize::from(place)]);
        if let Some((out, own)) = instead {
            base[out] = self.places[own];
        }
        let base = &mut base[..shared.len()];
        if base.iter().any(|&place| place >= self.bound) {
            return;
        }
        sort(base);
        if self.views.layout.others == 0 {
            return visit(&[], self.set(&sets[0]));
        }
        for (&place, cells) in self.places.iter().zip(sets) {
            if !is_empty(cells) && place < self.bound {
                visit(&inserted(base, place)[..=base.len()], self.set(cells));
            }
        }
    }

    /// The placement of a run whose only catcher that others do not share is left out.
    #[inline]
    fn one(&self, shared: &[u16], own: usize, cells: &Row<W>, visit: &mut impl FnMut(&[usize], Row<W>)) {
        let mut all = [0; MOST_CATCHERS as usize];
        let all = &mut all[..=shared.len()];
        all[0] = self.places[own];
        all[1..].iter_mut().zip(shared).for_each(|(to, &place)| *to = self.places[usize::from(place)]);
        if !is_empty(cells) && all.iter().all(|&place| place < self.bound) {
            sort(all);
            visit(all, self.set(cells));
        }
    }

    #[inline]
    fn set(&self, set: &Row<W>) -> Row<W> {
        self.views.changes.set(self.views.space, self.view.change, set)
    }
}

/// An ascending multiset with a place more.
#[inline]
pub(super) fn inserted(base: &[usize], place: usize) -> [usize; MOST_CATCHERS as usize] {
    let mut all = [0; MOST_CATCHERS as usize];
    let mut at = base.len();
    all[..at].copy_from_slice(base);
    while at > 0 && base[at - 1] > place {
        all[at] = base[at - 1];
        at -= 1;
    }
    all[at] = place;
    all
}
