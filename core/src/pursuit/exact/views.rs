use alloc::vec::Vec;

use super::ground::{Ground, Slice};
use super::layout::Layout;
use super::ranks::sort;
use super::row::{Renaming, Row, Space, is_empty, or, without};
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
    pub(super) fn clear(&mut self, runs: usize) {
        self.names.clear();
        self.runs.clear(runs);
    }

    /// The sets of a run, to add to: of so many where its placements share no others.
    #[inline]
    fn entry(&mut self, run: usize, name: &[usize], bound: usize) -> &mut [Row<W>] {
        if !self.runs.is_live(run) {
            self.names.push(Name::new(run, name));
        }
        self.runs.entry(run, name.first().map_or(bound, |&least| least + 1))
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
    /// What the others of a slice meet when its catcher steps: of all placements with a catcher on its cell or one next to it,
    /// the others on the first so many places.
    pub(super) fn of_moves(ground: &Ground, slice: usize, from: usize) -> Vec<View> {
        let view = |place: usize, top: usize| {
            let home = ground.home(top);
            View { home: home.slice, out: ground.moved(home.there, place), change: Change::by(home.back) }
        };
        let beside = ground.beside[ground.slices[slice].place].iter();
        beside.flat_map(|&place| (place..from).map(move |top| view(place, top))).collect()
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
    /// Puts together what views show of the placements whose others lie on the first so many places, but for some cells.
    pub(super) fn gather(&self, views: &[View], heard: &[Heard<W>], bound: usize, but: &Row<W>, out: &mut Heard<W>) {
        let others = self.layout.others;
        out.clear(self.layout.ranks.count(bound, others.saturating_sub(1)));
        for view in views {
            let (heard, slice) = (&heard[view.home], self.layout.ground.slices[view.home]);
            if view.change == Change::by(0) && view.out == slice.place && slice.others <= bound {
                self.same(heard, slice, bound, but, out);
            } else {
                self.each(view, heard, bound, |others, set| {
                    let set = without(set, but);
                    if is_empty(&set) {
                        return;
                    }
                    let (least, name) = others.split_first().map_or((0, others), |(&least, name)| (least, name));
                    let to = &mut out.entry(self.layout.ranks.rank(name), name, bound)[least];
                    *to = or(*to, &set);
                });
            }
        }
    }

    /// What is seen as it is kept.
    fn same(&self, heard: &Heard<W>, slice: Slice, bound: usize, but: &Row<W>, out: &mut Heard<W>) {
        let mut others = [0; MOST_CATCHERS as usize];
        for name in &heard.names {
            let shared = self.shared(name, &mut others);
            let sets = heard.runs.get(name.run, self.layout.len_of(slice, shared.first().copied()));
            let to = out.entry(name.run, shared, bound);
            to.iter_mut().zip(sets).for_each(|(to, set)| *to = or(*to, &without(*set, but)));
        }
    }

    /// The others that the placements of a run share.
    #[inline]
    pub(super) fn shared<'a>(&self, name: &Name, room: &'a mut [usize; MOST_CATCHERS as usize]) -> &'a [usize] {
        room.iter_mut().zip(&name.places).for_each(|(to, &place)| *to = place.into());
        &room[..self.layout.others.saturating_sub(1)]
    }

    /// Calls with the others of all placements that a view shows and that lie on the first so many places, and their sets.
    fn each(&self, view: &View, heard: &Heard<W>, bound: usize, mut visit: impl FnMut(&[usize], Row<W>)) {
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
fn inserted(base: &[usize], place: usize) -> [usize; MOST_CATCHERS as usize] {
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
