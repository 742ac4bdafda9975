use super::runs::{RunSets, Runs};
use super::trap::{RunState, read};
use crate::games::pursuit::exact::cell_set::CellSet;
use crate::games::pursuit::exact::index::ids::{PerPlacement, PerRun, PlacementId, RunId, SliceId};
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::index::place::{PerPlaceRef, Place};
use crate::games::pursuit::exact::index::ranks::MultisetCursor;
use crate::games::pursuit::exact::place_set::PlaceSet;

/// The number of states and placements that were found in a turn.
#[derive(Clone, Copy, Default)]
pub(crate) struct TurnStats {
    /// Positions that became lost.
    pub(crate) lost: u64,
    /// Placements from which every cell became lost.
    pub(crate) won: u64,
}

/// Merges the cells that were found for a slice into its tables.
pub(crate) struct Merge<'a, const W: usize> {
    pub(crate) layout: &'a Layout,
    /// Every cell.
    pub(crate) full: CellSet<W>,
    /// The cells that a catcher on a place reaches.
    pub(crate) reach: PerPlaceRef<'a, CellSet<W>>,
    /// The cells that the slice's catcher and the anchor reach.
    pub(crate) own: &'a CellSet<W>,
    pub(crate) slice: SliceId,
    /// The tables of the slice.
    pub(crate) lost: &'a mut PerPlacement<CellSet<W>>,
    pub(crate) marks: &'a mut PerRun<RunState<W>>,
    /// A depth for each cell of each placement; empty if they are not wanted.
    pub(crate) turns: &'a mut [u8],
    pub(crate) turn: u8,
    pub(crate) stats: &'a mut TurnStats,
}

impl<const W: usize> Merge<'_, W> {
    /// Goes through all runs that have new cells.
    pub(crate) fn all(mut self, found: &Runs<W>) {
        let layout = self.layout;
        let mut multisets = MultisetCursor::new(&layout.ranks, layout.others.saturating_sub(1), layout.order.len());
        for part in layout.parts(self.slice) {
            for run in found.within(part.runs.clone()) {
                let (first, len) = layout.run(self.slice, part, run);
                self.run(first, run, found.get(run, len), &mut multisets);
            }
        }
    }

    #[inline]
    fn run(&mut self, first: PlacementId, run: RunId, sets: RunSets<'_, W>, multisets: &mut MultisetCursor<'_>) {
        let mark = self.marks[run];
        let mut reached = None;
        let mut changed = PlaceSet::EMPTY;
        for (place, set) in sets.each() {
            let at = first + place.index();
            let lost = read(mark.lost, self.lost, at);
            let new = *set - lost;
            if !new.is_empty() {
                let reached = *reached.get_or_insert_with(|| self.reached(multisets.at(run.index())));
                let reach = if self.layout.others == 0 { reached } else { reached | self.reach[place] };
                changed.insert(place);
                self.put(at, &reach, &new, &(lost | new));
            }
        }
        if reached.is_some() {
            self.marks[run] = RunState { changed, lost: true, ..mark };
        }
    }

    /// The cells that the catchers reach whom all placements of a run share.
    fn reached(&self, shared: &[Place]) -> CellSet<W> {
        shared.iter().fold(*self.own, |all, &place| all | self.reach[place])
    }

    fn put(&mut self, at: PlacementId, reach: &CellSet<W>, new: &CellSet<W>, lost: &CellSet<W>) {
        self.lost[at] = *lost;
        self.stats.lost += new.len();
        self.stats.won += u64::from((*lost | *reach) == self.full);
        if !self.turns.is_empty() {
            let row = &mut self.turns[self.layout.order.len() * at.index()..];
            new.into_iter().for_each(|cell| row[usize::from(cell)] = self.turn);
        }
    }
}
