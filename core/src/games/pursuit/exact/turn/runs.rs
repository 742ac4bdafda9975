use alloc::vec::Vec;
use core::ops::Range;

use crate::games::pursuit::exact::cell_set::CellSet;
use crate::games::pursuit::exact::index::ids::RunId;
use crate::games::pursuit::exact::index::place::Place;
use crate::games::pursuit::exact::place_set::PlaceSet;

/// Sets of cells by run. Only runs with any cell are stored, in no order, so that little memory is traversed.
#[derive(Default)]
pub(crate) struct Runs<const W: usize> {
    /// One bit for each run: whether it is live.
    live: Vec<u64>,
    runs: Vec<Run<W>>,
    sets: Vec<CellSet<W>>,
}

/// A live run.
#[derive(Clone, Copy)]
struct Run<const W: usize> {
    /// Where its sets begin.
    at: usize,
    /// The places whose sets may have any cell.
    filled: PlaceSet<W>,
}

/// The sets of a run: one for each place of the catcher in which its placements differ. A run without such a catcher
/// has one set, at the first place.
#[derive(Clone, Copy)]
pub(crate) struct RunSets<'a, const W: usize> {
    pub(crate) all: &'a [CellSet<W>],
    /// The places whose sets may have any cell; there may be more of them than sets.
    pub(crate) filled: PlaceSet<W>,
}

impl<'a, const W: usize> RunSets<'a, W> {
    /// No run at all.
    pub(crate) const NONE: Self = RunSets { all: &[], filled: PlaceSet::EMPTY };

    /// The sets that may have any cell, with their places.
    #[inline(always)]
    pub(crate) fn each(self) -> impl Iterator<Item = (Place, &'a CellSet<W>)> {
        self.filled.into_iter().map(move |place| (place, &self.all[place.index()]))
    }

    /// Like [`RunSets::each`], from a place on.
    #[inline(always)]
    pub(crate) fn from(self, first: Place) -> impl Iterator<Item = (Place, &'a CellSet<W>)> {
        RunSets { filled: self.filled.from(first), ..self }.each()
    }
}

/// Whether a loop over only the sets with cells is faster than one over all sets.
#[inline]
pub(crate) fn is_sparse<const W: usize>(filled: PlaceSet<W>, len: usize) -> bool {
    2 * filled.len() < len as u64
}

impl<const W: usize> Runs<W> {
    /// Removes all sets, and makes room for this number of runs.
    pub(crate) fn clear(&mut self, runs: usize) {
        self.live.clear();
        self.live.resize(runs.div_ceil(64) + 1, 0);
        if self.runs.len() < runs {
            self.runs.resize(runs, Run { at: 0, filled: PlaceSet::EMPTY });
        }
        self.sets.clear();
    }

    #[inline]
    pub(crate) fn is_live(&self, run: RunId) -> bool {
        self.live[run.index() / 64] >> (run.index() % 64) & 1 != 0
    }

    /// Which of the 64 runs from one on are live.
    #[inline]
    pub(crate) fn word(&self, run: RunId) -> u64 {
        let (nth, bit) = (run.index() / 64, run.index() % 64);
        if bit == 0 { self.live[nth] } else { self.live[nth] >> bit | self.live[nth + 1] << (64 - bit) }
    }

    /// The first sets of a live run.
    #[inline]
    pub(crate) fn get(&self, run: RunId, len: usize) -> RunSets<'_, W> {
        let Run { at, filled } = self.runs[run.index()];
        RunSets { all: &self.sets[at..][..len], filled }
    }

    /// The sets of a run, to add cells to those of the places `some`. A run that is not live begins with `len` empty
    /// sets.
    pub(crate) fn entry(&mut self, run: RunId, len: usize, some: PlaceSet<W>) -> &mut [CellSet<W>] {
        if !self.is_live(run) {
            self.open(run, len);
        }
        let Run { at, filled } = &mut self.runs[run.index()];
        *filled |= some;
        &mut self.sets[*at..][..len]
    }

    #[cold]
    fn open(&mut self, run: RunId, len: usize) {
        let at = self.sets.len();
        self.sets.resize(at + len, CellSet::EMPTY);
        self.end(run, Run { at, filled: PlaceSet::EMPTY });
    }

    /// A set of a live run, to add cells to it.
    #[inline]
    pub(crate) fn set(&mut self, run: RunId, place: Place) -> &mut CellSet<W> {
        let Run { at, filled } = &mut self.runs[run.index()];
        filled.insert(place);
        &mut self.sets[*at + place.index()]
    }

    /// Stores a new run if any of its sets has a cell, and returns whether it has. `set` gives the sets of the places
    /// `some`; the others are empty.
    pub(crate) fn lay(
        &mut self,
        run: RunId,
        len: usize,
        some: PlaceSet<W>,
        mut set: impl FnMut(Place) -> CellSet<W>,
    ) -> bool {
        let at = self.sets.len();
        let mut filled = PlaceSet::EMPTY;
        self.sets.resize(at + len, CellSet::EMPTY);
        for place in some {
            let set = set(place);
            if !set.is_empty() {
                self.sets[at + place.index()] = set;
                filled.insert(place);
            }
        }
        if filled.is_empty() {
            self.sets.truncate(at);
            return false;
        }
        self.end(run, Run { at, filled });
        true
    }

    /// Stores a new run: the union of five runs without the cells `but`. If most sets have cells, one loop makes them
    /// all, and the run is stored whatever they have.
    pub(crate) fn unite(&mut self, run: RunId, len: usize, from: [RunSets<'_, W>; 5], but: &CellSet<W>) -> bool {
        let all = from.iter().fold(PlaceSet::EMPTY, |all, sets| all | sets.filled);
        let filled = all & PlaceSet::below(len);
        let from = from.map(|sets| &sets.all[..len]);
        let set = |place: Place| from.iter().fold(CellSet::EMPTY, |all, sets| all | sets[place.index()]) - *but;
        if is_sparse(filled, len) {
            return self.lay(run, len, filled, set);
        }
        let at = self.sets.len();
        self.sets.extend(Place::below(len).map(set));
        self.end(run, Run { at, filled });
        true
    }

    #[inline]
    fn end(&mut self, run: RunId, laid: Run<W>) {
        self.live[run.index() / 64] |= 1 << (run.index() % 64);
        self.runs[run.index()] = laid;
    }

    /// The number of sets that are stored.
    pub(crate) fn len(&self) -> usize {
        self.sets.len()
    }

    /// Which of these runs are live.
    pub(crate) fn within(&self, runs: Range<RunId>) -> impl Iterator<Item = RunId> {
        let first = runs.start.index() / 64;
        let words = self.live[first..runs.end.index().div_ceil(64)].iter().enumerate();
        let live = words.flat_map(move |(nth, &word)| bits(word).map(move |bit| RunId::new(64 * (first + nth) + bit)));
        live.skip_while(move |&run| run < runs.start).take_while(move |&run| run < runs.end)
    }
}

/// The bits that are set, ascending.
#[inline]
pub(crate) fn bits(word: u64) -> impl Iterator<Item = usize> {
    let mut rest = word;
    core::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        bit
    })
}
