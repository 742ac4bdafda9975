use alloc::vec::Vec;

use super::runs::Runs;
use crate::games::pursuit::exact::cell_set::{Renaming, Row, Space};
use crate::games::pursuit::exact::index::cell_order::Ground;
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::problem::MOST_CATCHERS;
use crate::games::pursuit::field::{Cell, Field, Step};

/// A symmetry, then a step that shifts a torus.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) symmetry: usize,
    pub(crate) step: Step,
}

/// How the placements of a slice are seen from elsewhere.
pub(crate) struct View {
    /// The slice.
    pub(crate) home: usize,
    /// Those with a catcher on this place, which is left out.
    pub(crate) out: usize,
    pub(crate) change: Change,
}

/// What views need.
pub(crate) struct Views<'a, const W: usize> {
    pub(crate) layout: &'a Layout,
    pub(crate) space: &'a Space<W>,
    pub(crate) changes: &'a Changes<W>,
}

/// Which placements are asked for, and which cells of theirs.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a, const W: usize> {
    /// The others lie on the first so many places.
    pub(crate) bound: usize,
    /// The last of them on one of these.
    pub(crate) ends: &'a [bool],
    /// Cells that are left out.
    pub(crate) but: &'a Row<W>,
}

/// What changes make of places and sets.
pub(crate) struct Changes<const W: usize> {
    /// Of a place, for each symmetry and then each step.
    places: Vec<Vec<usize>>,
    renamings: Vec<Renaming<W>>,
}

/// Runs with any cell.
#[derive(Default)]
pub(crate) struct Heard<const W: usize> {
    pub(crate) names: Vec<Name>,
    pub(crate) runs: Runs<W>,
}

/// A run and the others that its placements share.
pub(crate) struct Name {
    pub(crate) run: usize,
    pub(crate) places: [u16; MOST_CATCHERS as usize],
}

impl Name {
    pub(crate) fn new(run: usize, places: &[usize]) -> Self {
        let mut name = Name { run, places: [0; MOST_CATCHERS as usize] };
        name.places.iter_mut().zip(places).for_each(|(to, &place)| *to = place as u16);
        name
    }
}

impl<const W: usize> Heard<W> {
    pub(crate) fn clear(&mut self, runs: usize) {
        self.names.clear();
        self.runs.clear(runs);
    }

    /// The sets of a run, to add to: of so many where its placements share no others.
    pub(crate) fn entry(&mut self, run: usize, name: &[usize], bound: usize, some: &Row<W>) -> &mut [Row<W>] {
        if !self.runs.is_live(run) {
            self.names.push(Name::new(run, name));
        }
        self.runs.entry(run, name.first().map_or(bound, |&least| least + 1), some)
    }
}

impl Change {
    pub(crate) fn by(symmetry: usize) -> Self {
        Change { symmetry, step: Step::Stay }
    }
}

impl<const W: usize> Changes<W> {
    pub(crate) fn new(ground: &Ground, field: Field) -> Self {
        let renamings = ground.symmetries.iter().map(|to| Renaming::new(to)).collect();
        Changes { places: changed(ground, field), renamings }
    }

    /// Where a change brings each place.
    #[inline]
    pub(crate) fn places(&self, change: Change) -> &[usize] {
        let steps = self.places.len() / self.renamings.len();
        &self.places[change.symmetry * steps + change.step as usize]
    }

    #[inline]
    pub(crate) fn set(&self, space: &Space<W>, change: Change, set: &Row<W>) -> Row<W> {
        let set = if change.symmetry == 0 { *set } else { self.renamings[change.symmetry].of(set) };
        if change.step == Step::Stay { set } else { space.shifted(&set, change.step) }
    }
}

impl View {
    /// What the others of a slice meet when its catcher steps: of all placements with a catcher on its cell or one next to it,
    /// the others on the first so many places.
    pub(crate) fn of_moves(ground: &Ground, slice: usize, from: usize) -> Vec<View> {
        let beside = ground.beside[ground.slices[slice].place].iter();
        let seen = |place: usize| (place..from).flat_map(move |top| View::of_last(ground, top, place, Step::Stay));
        beside.flat_map(|&place| seen(place)).collect()
    }

    /// What the placements of a slice become when the anchor steps: from all with a catcher a step before the slice's cell.
    pub(crate) fn of_steps(ground: &Ground, field: Field, slice: usize) -> Vec<View> {
        let place = ground.slices[slice].place;
        let mut views = Vec::from([View { home: slice, out: place, change: Change::by(0) }]);
        for (back, before) in field.around(ground.cells[place]).skip(1) {
            let step = Step::of((-back.pair().0, -back.pair().1)).unwrap_or_default();
            let before = ground.places[usize::from(before)];
            let after = |top: &usize| {
                let cell = field.step(ground.cells[*top], step).unwrap_or_default();
                ground.places[usize::from(cell)] <= place
            };
            let tops = (before..ground.len()).filter(after);
            views.extend(tops.flat_map(|top| View::of_last(ground, top, before, step)));
        }
        views
    }

    /// The placements with the last catcher and another one on these places, which is left out.
    fn of_last(ground: &Ground, last: usize, out: usize, step: Step) -> impl Iterator<Item = View> {
        let home = ground.home(last);
        home.ways.iter().map(move |way| View {
            home: home.slice,
            out: ground.moved(way.there, out),
            change: Change { symmetry: way.back, step },
        })
    }
}

impl<const W: usize> Views<'_, W> {
    /// The others that the placements of a run share.
    #[inline]
    pub(crate) fn shared<'a>(&self, name: &Name, room: &'a mut [usize; MOST_CATCHERS as usize]) -> &'a [usize] {
        room.iter_mut().zip(&name.places).for_each(|(to, &place)| *to = place.into());
        &room[..self.layout.others.saturating_sub(1)]
    }
}

/// Where each symmetry and then each step brings each place.
fn changed(ground: &Ground, field: Field) -> Vec<Vec<usize>> {
    let steps = if ground.anchored { Step::ALL.as_slice() } else { &[Step::Stay] };
    let moved = |symmetry: usize, step: Step| -> Vec<usize> {
        let to = |place| ground.cells[ground.moved(symmetry, place)];
        let shifted = |cell: Cell| field.step(cell, step).unwrap_or_default();
        (0..ground.len()).map(|place| ground.places[usize::from(shifted(to(place)))]).collect()
    };
    let symmetries = 0..ground.symmetries.len();
    symmetries.flat_map(|symmetry| steps.iter().map(move |&step| moved(symmetry, step))).collect()
}
