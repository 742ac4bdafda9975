use super::sources::{Delta, RunKey};
use crate::games::pursuit::exact::cell_set::{CellSet, Geometry};
use crate::games::pursuit::exact::index::ids::{PerPlacement, PerRun, PlacementId, SliceId};
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::index::place::{PerPlaceRef, Place};
use crate::games::pursuit::exact::place_set::PlaceSet;
use crate::games::pursuit::exact::tape::{Numbers, Tape};

/// The cells that the catchers of a run's placements stand on, and those that they reach.
pub(crate) struct RunCoverage<'a, const W: usize> {
    layout: &'a Layout,
    reach: PerPlaceRef<'a, CellSet<W>>,
    /// Where the catchers that all placements share stand, and what these reach.
    standing: CellSet<W>,
    reached: CellSet<W>,
}

impl<'a, const W: usize> RunCoverage<'a, W> {
    /// `reach`: the cells that a catcher on each place reaches; `own`: those that the slice's catcher and the anchor
    /// reach.
    pub(crate) fn new(
        layout: &'a Layout,
        reach: PerPlaceRef<'a, CellSet<W>>,
        slice: SliceId,
        shared: &[Place],
        own: CellSet<W>,
    ) -> Self {
        let standing = layout.shared_cells(slice, shared).fold(CellSet::EMPTY, |all, at| all | CellSet::of(at));
        let reached = shared.iter().fold(own, |all, &place| all | reach[place]);
        RunCoverage { layout, reach, standing, reached }
    }

    /// The cells that all catchers of one placement stand on, and those that they reach.
    #[inline]
    pub(crate) fn with(&self, place: Place) -> (CellSet<W>, CellSet<W>) {
        if self.layout.others == 0 {
            return (self.standing, self.reached);
        }
        let at = self.layout.order.cells[place];
        (self.standing | CellSet::of(at), self.reached | self.reach[place])
    }
}

/// The state of a run. Sets that were never written are not read: reading an untouched page of memory makes the later
/// write twice as slow, and more with several threads.
#[derive(Clone, Copy)]
pub(crate) struct RunState<const W: usize> {
    /// The places of the first of the others in placements that have more lost cells than in the turn before. Places
    /// beyond those of the run mean nothing.
    pub(crate) changed: PlaceSet<W>,
    /// Whether any placement has a lost cell, or a trapped one.
    pub(crate) lost: bool,
    pub(crate) trapped: bool,
}

impl<const W: usize> RunState<W> {
    /// Writes it, or reads another one.
    pub(crate) fn keep(&mut self, tape: &mut dyn Tape) -> Option<()> {
        self.changed.keep(tape)?;
        tape.flag(&mut self.lost)?;
        tape.flag(&mut self.trapped)
    }
}

impl<const W: usize> Default for RunState<W> {
    fn default() -> Self {
        RunState { changed: PlaceSet::EMPTY, lost: false, trapped: false }
    }
}

/// The step of the fugitive for the placements of a slice: from `lost` to `trapped`, and what is new in it.
pub(crate) struct TrapStep<'a, const W: usize> {
    pub(crate) lost: &'a PerPlacement<CellSet<W>>,
    pub(crate) trapped: &'a mut PerPlacement<CellSet<W>>,
    pub(crate) marks: &'a mut PerRun<RunState<W>>,
    pub(crate) geometry: &'a Geometry<W>,
    pub(crate) deltas: &'a mut Delta<W>,
}

impl<const W: usize> TrapStep<'_, W> {
    /// Finds the cells that are trapped in this turn and were not before.
    pub(crate) fn all<'g>(self, layout: &Layout, slice: SliceId, group: impl Fn(&[Place]) -> RunCoverage<'g, W>) {
        let TrapStep { lost, trapped, marks, geometry, deltas } = self;
        deltas.clear(marks.len());
        layout.each(slice, |run| {
            let mark = marks[run.id];
            if mark.changed.is_empty() {
                return;
            }
            let group = group(run.shared);
            let fresh = |place: Place| {
                let at = run.placement(place);
                let (standing, reached) = group.with(place);
                let lost = read(mark.lost, lost, at);
                let before = read(mark.trapped, trapped, at);
                let fresh = geometry.trapped(&standing, &(reached | lost)) - before;
                if !fresh.is_empty() {
                    trapped[at] = before | fresh;
                }
                fresh
            };
            let any = deltas.runs.lay(run.id, run.len, mark.changed & PlaceSet::below(run.len), fresh);
            if any {
                deltas.keys.push(RunKey::new(run.id, run.shared));
            }
            marks[run.id] = RunState { changed: PlaceSet::EMPTY, trapped: mark.trapped || any, ..mark };
        });
    }
}

/// A set, or the empty set where nothing was written.
#[inline(always)]
pub(crate) fn read<const W: usize>(is_there: bool, sets: &PerPlacement<CellSet<W>>, at: PlacementId) -> CellSet<W> {
    if is_there { sets[at] } else { CellSet::EMPTY }
}
