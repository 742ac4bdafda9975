use alloc::vec::Vec;

use super::runs::Runs;
use crate::games::pursuit::exact::cell_set::{CellSet, Geometry, Permutation};
use crate::games::pursuit::exact::index::cell_order::CellOrder;
use crate::games::pursuit::exact::index::ids::{PerSymmetry, RunId, SliceId, SymmetryId};
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::index::place::{PerPlace, PerPlaceRef, Place};
use crate::games::pursuit::exact::place_set::PlaceSet;
use crate::games::pursuit::exact::problem::MOST_CATCHERS;
use crate::games::pursuit::field::{Cell, Field, Step};

/// A map of cells: a symmetry, then a shift of the torus by a step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct CellMap {
    pub(crate) symmetry: SymmetryId,
    pub(crate) step: Step,
}

/// Where to read what a move of one catcher leads to: placements of a slice, from which the catcher that moved is
/// removed and the rest is mapped into the form of the slice that reads.
pub(crate) struct Source {
    /// The slice that is read.
    pub(crate) slice: SliceId,
    /// Only placements with a catcher on this place; that catcher is removed.
    pub(crate) removed: Place,
    pub(crate) map: CellMap,
}

/// What reading a [`Source`] needs.
pub(crate) struct Sources<'a, const W: usize> {
    pub(crate) layout: &'a Layout,
    pub(crate) geometry: &'a Geometry<W>,
    pub(crate) maps: &'a CellMaps<W>,
}

/// Which placements are wanted, and which of their cells.
#[derive(Clone, Copy)]
pub(crate) struct Query<'a, const W: usize> {
    /// The others stand on places below this bound.
    pub(crate) bound: usize,
    /// The last of them stands on a place that is marked here.
    pub(crate) ends: PerPlaceRef<'a, bool>,
    /// Cells that are not wanted.
    pub(crate) but: &'a CellSet<W>,
}

/// Every [`CellMap`], ready for places and for sets of cells.
pub(crate) struct CellMaps<const W: usize> {
    /// For each symmetry and each step: where every place goes.
    places: PerSymmetry<Vec<PerPlace<Place>>>,
    permutations: PerSymmetry<Permutation<W>>,
}

/// The cells that are new, as one set for each placement, by runs. Runs without a new cell are left out.
#[derive(Default)]
pub(crate) struct Delta<const W: usize> {
    pub(crate) keys: Vec<RunKey>,
    pub(crate) runs: Runs<W>,
}

/// A run, and the places of the others that all its placements share.
pub(crate) struct RunKey {
    pub(crate) run: RunId,
    pub(crate) places: [Place; MOST_CATCHERS as usize],
}

impl RunKey {
    pub(crate) fn new(run: RunId, shared: &[Place]) -> Self {
        let mut key = RunKey { run, places: [Place::FIRST; MOST_CATCHERS as usize] };
        key.places[..shared.len()].copy_from_slice(shared);
        key
    }
}

impl<const W: usize> Delta<W> {
    pub(crate) fn clear(&mut self, runs: usize) {
        self.keys.clear();
        self.runs.clear(runs);
    }

    /// The sets of a run, to add cells to them. A run whose placements share no others has `bound` sets.
    pub(crate) fn entry(&mut self, run: RunId, shared: &[Place], bound: usize, some: PlaceSet<W>) -> &mut [CellSet<W>] {
        if !self.runs.is_live(run) {
            self.keys.push(RunKey::new(run, shared));
        }
        self.runs.entry(run, shared.first().map_or(bound, |least| least.bound()), some)
    }
}

impl CellMap {
    /// Moves nothing.
    pub(crate) const IDENTITY: Self = CellMap { symmetry: SymmetryId::IDENTITY, step: Step::Stay };
}

impl<const W: usize> CellMaps<W> {
    pub(crate) fn new(order: &CellOrder, field: Field) -> Self {
        let permutations = order.symmetries.iter().map(|to| Permutation::new(to)).collect();
        CellMaps { places: changed(order, field), permutations }
    }

    /// Where a map takes each place.
    #[inline]
    pub(crate) fn places(&self, map: CellMap) -> PerPlaceRef<'_, Place> {
        self.places[map.symmetry][map.step as usize].as_slice()
    }

    #[inline]
    pub(crate) fn set(&self, geometry: &Geometry<W>, map: CellMap, set: &CellSet<W>) -> CellSet<W> {
        let set = if map.symmetry == SymmetryId::IDENTITY { *set } else { self.permutations[map.symmetry].of(set) };
        if map.step == Step::Stay { set } else { geometry.shifted(&set, map.step) }
    }
}

impl Source {
    /// For unmoving the slice's own catcher: the placements with a catcher on the slice's cell or a neighbour of it,
    /// the others on the places below `from`.
    pub(crate) fn of_moves(order: &CellOrder, slice: SliceId, from: usize) -> Vec<Source> {
        let neighbours = order.neighbours[order.slices[slice].place].iter();
        let seen = |place: Place| {
            let tops = Place::below(from).skip(place.index());
            tops.flat_map(move |top| Source::of_last(order, top, place, Step::Stay))
        };
        neighbours.flat_map(|&place| seen(place)).collect()
    }

    /// For unmoving the anchor: the placements from which a shift of the torus leads to the slice.
    pub(crate) fn of_steps(order: &CellOrder, field: Field, slice: SliceId) -> Vec<Source> {
        let place = order.slices[slice].place;
        let mut sources = Vec::from([Source { slice, removed: place, map: CellMap::IDENTITY }]);
        for (back, before) in field.around(order.cells[place]).skip(1) {
            let step = Step::of((-back.pair().0, -back.pair().1)).unwrap_or_default();
            let before = order.place(before);
            let after = |top: &Place| {
                let cell = field.step(order.cells[*top], step).unwrap_or_default();
                order.place(cell) <= place
            };
            let tops = order.all_places().skip(before.index()).filter(after);
            sources.extend(tops.flat_map(|top| Source::of_last(order, top, before, step)));
        }
        sources
    }

    /// The placements whose last catcher stands on `last` and one on `out`, which is removed.
    fn of_last(order: &CellOrder, last: Place, out: Place, step: Step) -> impl Iterator<Item = Source> {
        let home = order.canonical_slice(last);
        home.ways.iter().map(move |way| Source {
            slice: home.slice,
            removed: order.moved(way.forward, out),
            map: CellMap { symmetry: way.inverse, step },
        })
    }
}

impl<const W: usize> Sources<'_, W> {
    /// The others that the placements of a run share.
    #[inline]
    pub(crate) fn shared<'k>(&self, key: &'k RunKey) -> &'k [Place] {
        &key.places[..self.layout.others.saturating_sub(1)]
    }
}

/// For each symmetry and each step: where every place goes.
fn changed(order: &CellOrder, field: Field) -> PerSymmetry<Vec<PerPlace<Place>>> {
    let steps = if order.anchored { Step::ALL.as_slice() } else { &[Step::Stay] };
    let moved = |symmetry: SymmetryId, step: Step| -> PerPlace<Place> {
        let to = |place| order.cells[order.moved(symmetry, place)];
        let shifted = |cell: Cell| field.step(cell, step).unwrap_or_default();
        order.all_places().map(|place| order.place(shifted(to(place)))).collect()
    };
    order.symmetries.ids().map(|symmetry| steps.iter().map(|&step| moved(symmetry, step)).collect()).collect()
}
