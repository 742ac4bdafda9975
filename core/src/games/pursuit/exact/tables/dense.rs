use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use spin::mutex::SpinMutex;

use super::backend::Tables;
use super::sparse::Sparse;
use crate::games::pursuit::exact::cell_set::{CellSet, Geometry, IS_VAST};
use crate::games::pursuit::exact::index::cell_order::CellOrder;
use crate::games::pursuit::exact::index::ids::{PerPlacement, PerRun, PerSlice, PlacementId, SliceId};
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::index::place::{PerPlace, Place};
use crate::games::pursuit::exact::place_set::PlaceSet;
use crate::games::pursuit::exact::problem::{Executor, Problem, Task};
use crate::games::pursuit::exact::tablebase::Tablebase;
use crate::games::pursuit::exact::tape::Tape;
use crate::games::pursuit::exact::turn::merge::{Merge, TurnStats};
use crate::games::pursuit::exact::turn::sources::{CellMaps, Delta, Query, Source, Sources};
use crate::games::pursuit::exact::turn::trap::{RunCoverage, RunState, TrapStep};
use crate::games::pursuit::exact::turn::unmove::{Scratch, Unmove};
use crate::games::pursuit::field::{Cell, NEVER};
use crate::insertion_sort::sort_by;

/// Tables with a set of lost cells for every placement.
pub(crate) struct Dense<const W: usize> {
    layout: Layout,
    geometry: Geometry<W>,
    maps: CellMaps<W>,
    /// The cells that a catcher on each place reaches.
    reach: PerPlace<CellSet<W>>,
    /// The neighbours of each place.
    near: PerPlace<PlaceSet<W>>,
    /// For each slice: the cells that its own catcher and the anchor reach.
    own: PerSlice<CellSet<W>>,
    /// For each slice: where to read when the anchor is unmoved, and when its own catcher is.
    anchor_sources: PerSlice<Vec<Source>>,
    move_sources: PerSlice<Vec<Source>>,
    /// For each slice: the cells where the fugitive is lost, the catchers being about to move, without those that the
    /// catchers reach at once.
    lost: PerSlice<PerPlacement<CellSet<W>>>,
    /// For each slice: the cells where it is lost when it is about to move itself, without the catchers' own.
    trapped: PerSlice<PerPlacement<CellSet<W>>>,
    /// For each slice: what is known of each run.
    marks: PerSlice<PerRun<RunState<W>>>,
    /// The turn in which each cell of each placement was lost; empty if that is not wanted.
    turns: Vec<u8>,
    /// For each slice: what was newly trapped in this turn; and the same with the anchor unmoved.
    deltas: PerSlice<Delta<W>>,
    stepped: PerSlice<Delta<W>>,
    /// What tasks used and later ones use again, because memory that is new takes time. A task takes one and gives it
    /// back.
    scratches: SpinMutex<Vec<Scratch<W>>>,
    /// A measure of the work for each slice in the previous turn.
    efforts: PerSlice<usize>,
    /// The number of threads that there is memory for.
    threads: usize,
}

impl<const W: usize> Dense<W> {
    /// For a number of threads. `turns`: whether the depth of every position is wanted.
    pub(crate) fn new(problem: &Problem, threads: usize, turns: bool) -> Self {
        // In the second turn every placement counts as changed.
        let mut dense = Dense::untouched(problem, threads, RunState { changed: PlaceSet::ALL, ..RunState::default() });
        if turns {
            dense.turns = vec![NEVER; dense.layout.rows() * dense.layout.order.len()];
            dense.write_first_depths();
        }
        dense
    }

    /// Tables in which nothing is lost but what the catchers reach.
    fn untouched(problem: &Problem, threads: usize, mark: RunState<W>) -> Self {
        let layout = Layout::new(problem);
        let order = &layout.order;
        let geometry = Geometry::new(problem);
        let slices = order.slices.ids();
        let reach: PerPlace<CellSet<W>> = order.cells.iter().map(|&at| geometry.dilate(&CellSet::of(at))).collect();
        let anchor = if order.anchored { reach[Place::FIRST] } else { CellSet::EMPTY };
        let anchor_sources = slices.clone().filter(|_| order.anchored);
        let empty = |slice| PerPlacement::of(layout.placement_count(slice), CellSet::EMPTY);
        Dense {
            maps: CellMaps::new(order, problem.field),
            own: order.slices.iter().map(|slice| anchor | reach[slice.place]).collect(),
            near: order.neighbours.iter().map(|near| near.iter().copied().collect()).collect(),
            reach,
            anchor_sources: anchor_sources.map(|slice| Source::of_steps(order, problem.field, slice)).collect(),
            move_sources: slices.clone().map(|slice| Source::of_moves(order, slice, from(order, slice))).collect(),
            lost: slices.clone().map(empty).collect(),
            trapped: slices.clone().map(empty).collect(),
            marks: slices.clone().map(|slice| PerRun::of(layout.run_count(slice), mark)).collect(),
            turns: Vec::new(),
            deltas: slices.clone().map(|_| Delta::default()).collect(),
            stepped: slices.clone().map(|_| Delta::default()).collect(),
            scratches: SpinMutex::default(),
            efforts: slices.clone().map(|slice| layout.placement_count(slice)).collect(),
            threads,
            geometry,
            layout,
        }
    }

    /// Dense tables that go on from sparse ones.
    pub(crate) fn go_on(problem: &Problem, threads: usize, sparse: &Sparse<W>) -> Self {
        let mut dense = Dense::untouched(problem, threads, RunState::default());
        sparse.images(|placement, moved, entry| {
            if let Some((slice, others)) = dense.layout.find(placement) {
                let (at, run) = dense.layout.ids(slice, &others);
                let image =
                    |set: CellSet<W>| set.into_iter().fold(CellSet::EMPTY, |all, at| all | CellSet::of(moved(at)));
                dense.lost[slice][at] = image(entry.lost);
                dense.trapped[slice][at] = image(entry.trapped);
                let mark = &mut dense.marks[slice][run];
                if entry.changed {
                    mark.changed.insert(others.first().copied().unwrap_or_default());
                }
                mark.lost |= entry.lost != CellSet::EMPTY;
                mark.trapped |= entry.trapped != CellSet::EMPTY;
            }
        });
        dense
    }

    /// Calls `visit` for every placement: its slice, its name, the cells that its catchers stand on, and those that
    /// they reach.
    fn each(&self, mut visit: impl FnMut(SliceId, PlacementId, CellSet<W>, CellSet<W>)) {
        for slice in self.move_sources.ids() {
            self.layout.each(slice, |run| {
                let group = self.group(slice, run.shared);
                for place in Place::below(run.len) {
                    let (standing, reached) = group.with(place);
                    visit(slice, run.placement(place), standing, reached);
                }
            });
        }
    }

    fn group<'a>(&'a self, slice: SliceId, shared: &[Place]) -> RunCoverage<'a, W> {
        RunCoverage::new(&self.layout, self.reach.as_slice(), slice, shared, self.own[slice])
    }

    /// Writes the depths 0 and 1.
    fn write_first_depths(&mut self) {
        let mut turns = core::mem::take(&mut self.turns);
        let count = self.layout.order.len();
        self.each(|slice, at, standing, reached| {
            let row = &mut turns[count * self.layout.row(slice, at)..][..count];
            reached.into_iter().for_each(|cell| row[usize::from(cell)] = 1);
            standing.into_iter().for_each(|cell| row[usize::from(cell)] = 0);
        });
        self.turns = turns;
    }

    /// The step of the fugitive, for all placements that changed.
    fn trap(&mut self, executor: &dyn Executor) {
        let layout = &self.layout;
        let geometry = &self.geometry;
        let reach = self.reach.as_slice();
        let own = &self.own;
        let mut tasks: Vec<Task<'_>> = Vec::new();
        let state = self.trapped.iter_mut().zip(self.marks.iter_mut()).zip(self.deltas.iter_mut());
        for (slice, ((trapped, marks), deltas)) in layout.order.slices.ids().zip(state) {
            let trap = TrapStep { lost: &self.lost[slice], trapped, marks, geometry, deltas };
            let group = move |shared: &[Place]| RunCoverage::new(layout, reach, slice, shared, own[slice]);
            tasks.push(Box::new(move || trap.all(layout, slice, group)));
        }
        executor.run(tasks, usize::MAX);
    }

    /// Unmoves the anchor.
    fn unmove_anchor(&mut self, executor: &dyn Executor) {
        let sources = &Sources { layout: &self.layout, geometry: &self.geometry, maps: &self.maps };
        let CellOrder { slices, ends, .. } = &self.layout.order;
        let deltas = &self.deltas;
        let but = &self.reach[Place::FIRST];
        let mut tasks: Vec<Task<'_>> = Vec::new();
        for (slice, out) in slices.ids().zip(self.stepped.iter_mut()) {
            let from = &self.anchor_sources[slice];
            let query = Query { bound: slices[slice].bound(), ends: ends[slice].as_slice(), but };
            tasks.push(Box::new(move || sources.gather(from, deltas, query, out)));
        }
        executor.run(tasks, usize::MAX);
    }

    /// Unmoves the other catchers and merges what is found.
    fn unmove_others(&mut self, turn: u8, executor: &dyn Executor) -> TurnStats {
        let sources = &Sources { layout: &self.layout, geometry: &self.geometry, maps: &self.maps };
        let layout = &self.layout;
        let order = &layout.order;
        let reach = self.reach.as_slice();
        let near = self.near.as_slice();
        let scratches = &self.scratches;
        let full = self.geometry.full;
        let deltas = if order.anchored { &self.stepped } else { &self.deltas };
        let anywhere: PerPlace<bool> = order.all_places().map(|_| true).collect();
        let mut stats_of_slices: PerSlice<TurnStats> = self.efforts.iter().map(|_| TurnStats::default()).collect();
        let row = if self.turns.is_empty() { 0 } else { order.len() };
        let mut turns_left = self.turns.as_mut_slice();
        let tables = self.lost.iter_mut().zip(self.marks.iter_mut());
        let results = stats_of_slices.iter_mut().zip(self.efforts.iter_mut());
        let mut tasks: Vec<(Reverse<(usize, SliceId)>, Task<'_>)> = Vec::new();
        for (slice, ((lost, marks), (stats, effort))) in order.slices.ids().zip(tables.zip(results)) {
            let own = &self.own[slice];
            let from = from(order, slice);
            let read_from = &self.move_sources[slice];
            let query = Query { bound: from, ends: anywhere.as_slice(), but: own };
            let stages = Unmove { layout, reach, near, slice, from };
            let turns = turns_left.split_off_mut(..row * layout.placement_count(slice)).unwrap_or_default();
            let merge = Merge { layout, full, reach, own, slice, lost, marks, turns, turn, stats };
            let rank = Reverse((*effort, slice));
            let work = move || {
                let mut scratch = scratches.lock().pop().unwrap_or_default();
                sources.gather(read_from, deltas, query, &mut scratch.gathered);
                stages.unmove(sources, &mut scratch);
                merge.all(&scratch.done.runs);
                *effort = scratch.effort();
                scratches.lock().push(scratch);
            };
            tasks.push((rank, Box::new(work)));
        }
        // The largest slices first, so that all threads end at about the same time.
        sort_by(&mut tasks, |(one, _), (other, _)| one < other);
        let tasks = tasks.into_iter().map(|(_, task)| task).collect();
        executor.run(tasks, self.threads);
        stats_of_slices
            .iter()
            .fold(TurnStats::default(), |all, part| TurnStats { lost: all.lost + part.lost, won: all.won + part.won })
    }
}

impl<const W: usize> Tables for Dense<W> {
    fn turn(&mut self, turn: u8, executor: &dyn Executor) -> TurnStats {
        if turn == 1 {
            let mut stats = TurnStats::default();
            self.each(|_, _, _, reached| {
                stats.lost += reached.len();
                stats.won += u64::from(reached == self.geometry.full);
            });
            return stats;
        }
        self.trap(executor);
        if self.layout.order.anchored {
            self.unmove_anchor(executor);
        }
        self.unmove_others(turn, executor)
    }

    fn is_dense(&self) -> bool {
        true
    }

    fn keep(&mut self, tape: &mut dyn Tape) -> Option<()> {
        if !IS_VAST {
            return None;
        }
        let tables = self.lost.iter_mut().zip(self.trapped.iter_mut()).zip(self.marks.iter_mut());
        for (slice, ((lost, trapped), marks)) in self.layout.order.slices.ids().zip(tables) {
            let mut whole = Some(());
            self.layout.each(slice, |run| {
                let mark = &mut marks[run.id];
                let sets = |are_there: bool, sets: &mut PerPlacement<CellSet<W>>, tape: &mut dyn Tape| {
                    let all = Place::below(if are_there { run.len } else { 0 });
                    all.map(|place| run.placement(place)).try_for_each(|at| sets[at].keep(tape))
                };
                whole = whole
                    .and_then(|()| mark.keep(tape))
                    .and_then(|()| sets(mark.lost, lost, tape))
                    .and_then(|()| sets(mark.trapped, trapped, tape));
            });
            whole?;
        }
        tape.bytes(&mut self.turns)
    }

    fn winning_placements(&self) -> Vec<Vec<Cell>> {
        let mut won = Vec::new();
        for slice in self.move_sources.ids() {
            self.layout.each(slice, |run| {
                let group = self.group(slice, run.shared);
                let changed = self.marks[slice][run.id].changed;
                let lost = &self.lost[slice];
                let is_won = |place| (lost[run.placement(place)] | group.with(place).1) == self.geometry.full;
                for place in Place::below(run.len) {
                    if changed.contains(place) && is_won(place) {
                        let more = self.layout.order.cells[place];
                        let more = (self.layout.others > 0).then_some(more);
                        won.push(self.layout.shared_cells(slice, run.shared).chain(more).collect());
                    }
                }
            });
        }
        won
    }

    fn finish(self: Box<Self>, problem: Problem) -> Option<Tablebase> {
        (!self.turns.is_empty()).then(|| Tablebase::new(problem, self.layout, self.turns))
    }
}

/// The number of places that the others of a slice can come to.
fn from(order: &CellOrder, slice: SliceId) -> usize {
    order.widened[order.slices[slice].bound()]
}
