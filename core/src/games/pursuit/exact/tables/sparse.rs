use alloc::vec;
use alloc::vec::Vec;

use crate::games::pursuit::exact::cell_set::{CellSet, Geometry};
use crate::games::pursuit::exact::index::symmetry::Symmetry;
use crate::games::pursuit::exact::problem::{MOST_CATCHERS, Problem};
use crate::games::pursuit::exact::tape::{Numbers, Tape};
use crate::games::pursuit::exact::turn::merge::TurnStats;
use crate::games::pursuit::field::Cell;

/// Keeps only placements from which more is lost than the cells that the catchers reach in one step, one of each set
/// of symmetric ones.
///
/// If the fugitive escapes, most placements never become such, so nothing is stored for them.
pub(crate) struct Sparse<const W: usize> {
    pub(crate) space: Geometry<W>,
    symmetry: Symmetry,
    catchers: usize,
    around: Vec<Vec<Cell>>,
    /// For each cell: the cells that a catcher on it reaches.
    known: Vec<CellSet<W>>,
    /// In ascending order of keys.
    entries: Vec<Entry<W>>,
    /// Keys and lost cells that were found since the entries were merged, in any order.
    found: Vec<(u64, CellSet<W>)>,
    /// The length of `found` at which equal keys are joined.
    merge_at: usize,
    /// The most bytes that all of it may take, and whether it took more.
    most: u64,
    outgrown: bool,
}

/// A placement, and what is known of it.
#[derive(Clone, Copy)]
pub(crate) struct Entry<const W: usize> {
    key: u64,
    /// The cells lost beside those that the catchers reach.
    pub(crate) lost: CellSet<W>,
    /// The cells from which a fugitive that is about to move is lost.
    pub(crate) trapped: CellSet<W>,
    /// What is new in `trapped`, to be passed back, if the placement changed.
    fresh: CellSet<W>,
    /// Whether more is lost than in the turn before.
    pub(crate) changed: bool,
}

impl<const W: usize> Entry<W> {
    /// A placement of which nothing is known.
    fn of(key: u64) -> Self {
        Entry { key, lost: CellSet::EMPTY, trapped: CellSet::EMPTY, fresh: CellSet::EMPTY, changed: false }
    }

    fn keep(&mut self, tape: &mut dyn Tape) -> Option<()> {
        tape.number(&mut self.key)?;
        tape.flag(&mut self.changed)?;
        self.lost.keep(tape)?;
        self.trapped.keep(tape)
    }
}

/// The least length of `found` at which equal keys are joined.
const FOUND: usize = 1 << 20;

impl<const W: usize> Sparse<W> {
    /// `None` if `bytes` is too little to begin with, if a placement does not fit into a word, or if there are more
    /// than `most` placements after the first turn.
    pub(crate) fn new(problem: &Problem, most: usize, bytes: u64) -> Option<Self> {
        let mut sparse = Sparse::empty(problem, bytes)?;
        let fits = |count: usize| Self::bytes(count, FOUND) <= bytes;
        (fits(0) && sparse.seed(problem, most) && fits(sparse.len())).then_some(sparse)
    }

    /// Without placements. `None` if one does not fit into a word.
    pub(crate) fn empty(problem: &Problem, bytes: u64) -> Option<Self> {
        let symmetry = Symmetry::new(problem)?;
        let space = Geometry::new(problem);
        let all = 0..problem.field.cells() as Cell;
        Some(Sparse {
            known: all.clone().map(|at| space.dilate(&CellSet::of(at))).collect(),
            around: all.map(|at| problem.field.around(at).map(|(_, to)| to).collect()).collect(),
            space,
            symmetry,
            catchers: problem.catchers.into(),
            entries: Vec::new(),
            found: Vec::new(),
            merge_at: FOUND,
            most: bytes,
            outgrown: false,
        })
    }

    /// Writes the placements, or reads them.
    pub(crate) fn keep(&mut self, tape: &mut dyn Tape) -> Option<()> {
        self.merge_at = tape.count(self.merge_at)?;
        for nth in 0..tape.count(self.entries.len())? {
            if nth == self.entries.len() {
                self.entries.push(Entry::of(0));
            }
            self.entries[nth].keep(tape)?;
        }
        Some(())
    }

    /// The placements and what is known of them.
    fn entries(&self) -> impl Iterator<Item = (Vec<Cell>, &Entry<W>)> {
        self.entries.iter().map(|entry| (self.symmetry.cells(entry.key), entry))
    }

    /// Bytes of a number of entries and of what was found, while both are put in order.
    fn bytes(entries: usize, found: usize) -> u64 {
        let entry = size_of::<Entry<W>>();
        let one = size_of::<(u64, CellSet<W>)>();
        (2 * entries * entry + found * (entry + one)) as u64
    }

    /// Whether the analysis was given up because it would need more work or memory than dense tables.
    pub(crate) fn is_outgrown(&self) -> bool {
        self.outgrown
    }

    /// Gives up the analysis.
    pub(crate) fn give_up(&mut self) {
        self.outgrown = true;
    }

    /// The number of placements.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Finds what is new in `trapped`, and counts the placements where there is anything.
    pub(crate) fn count_fresh(&mut self) -> usize {
        for nth in 0..self.entries.len() {
            if self.entries[nth].changed {
                self.entries[nth].fresh = self.trapped(nth);
            }
        }
        self.entries.iter().filter(|entry| entry.changed && !entry.fresh.is_empty()).count()
    }

    /// Calls `visit` with every symmetric image of every placement, the map of cells, and the entry. On a torus only
    /// images with a catcher on cell 0.
    pub(crate) fn images(&self, mut visit: impl FnMut(&[Cell], &dyn Fn(Cell) -> Cell, &Entry<W>)) {
        for (placement, entry) in self.entries() {
            self.symmetry.images(&placement, |image, moved| visit(image, moved, entry));
        }
    }

    /// Looks one turn further ahead, from the second turn on, after [`Sparse::count_fresh`]. The result means nothing
    /// if it is outgrown.
    pub(crate) fn turn(&mut self) -> TurnStats {
        for nth in 0..self.entries.len() {
            if self.outgrown {
                return TurnStats::default();
            }
            if core::mem::take(&mut self.entries[nth].changed) {
                self.pass_back(nth);
                self.outgrown = Self::bytes(self.len(), self.found.capacity()) > self.most;
            }
        }
        self.settle()
    }

    /// The placements from which every cell is lost.
    pub(crate) fn winning_placements(&self) -> Vec<Vec<Cell>> {
        let all = self.entries().filter(|(placement, entry)| self.is_won(placement, &entry.lost));
        all.map(|(placement, _)| placement).collect()
    }

    fn is_won(&self, placement: &[Cell], lost: &CellSet<W>) -> bool {
        placement.iter().fold(*lost, |all, &at| all | self.known[usize::from(at)]) == self.space.full
    }

    /// The cells that are trapped now and were not before.
    fn trapped(&self, nth: usize) -> CellSet<W> {
        let Entry { key, lost, trapped, .. } = self.entries[nth];
        let placement = self.symmetry.cells(key);
        let standing = placement.iter().fold(CellSet::EMPTY, |all, &at| all | CellSet::of(at));
        let near = placement.iter().fold(lost, |all, &at| all | self.known[usize::from(at)]);
        self.space.trapped(&standing, &near) - trapped
    }

    /// Passes what is new in an entry back to the placements a move before it.
    fn pass_back(&mut self, nth: usize) {
        let Entry { key, fresh, .. } = self.entries[nth];
        let Some(first) = fresh.into_iter().next() else { return };
        self.entries[nth].trapped |= fresh;
        // Catchers near the fugitive first, because their steps exclude most cells.
        let mut placement = self.symmetry.cells(key);
        placement.sort_by_key(|&at| self.symmetry.distance(at, first));
        self.unmove(&placement, &mut [0; MOST_CATCHERS as usize], 0, &fresh);
        if self.found.len() >= self.merge_at {
            self.gather();
            self.merge_at = FOUND.max(2 * self.found.len());
        }
    }

    /// Unmoves the catchers from the nth on. Cells that a catcher reaches at once from where it was are dropped on
    /// the way.
    fn unmove(
        &mut self,
        placement: &[Cell],
        before: &mut [Cell; MOST_CATCHERS as usize],
        nth: usize,
        fresh: &CellSet<W>,
    ) {
        let Some(&at) = placement.get(nth) else {
            self.find(&before[..nth], fresh);
            return;
        };
        for way in 0..self.around[usize::from(at)].len() {
            let from = self.around[usize::from(at)][way];
            let rest = *fresh - self.known[usize::from(from)];
            if !rest.is_empty() {
                before[nth] = from;
                self.unmove(placement, before, nth + 1, &rest);
            }
        }
    }

    fn find(&mut self, placement: &[Cell], set: &CellSet<W>) {
        let found = &mut self.found;
        self.symmetry.least(placement, |key, moved| {
            let set = (*set).into_iter().fold(CellSet::EMPTY, |all, at| all | CellSet::of(moved(at)));
            found.push((key, set));
        });
    }

    /// Joins what was found for the same placement.
    fn gather(&mut self) {
        self.found.sort_unstable_by_key(|&(key, _)| key);
        self.found.dedup_by(|next, first| {
            let same = next.0 == first.0;
            if same {
                first.1 |= next.1;
            }
            same
        });
    }

    /// Adds what was found to the entries.
    fn settle(&mut self) -> TurnStats {
        self.gather();
        let mut stats = TurnStats::default();
        let old = core::mem::take(&mut self.entries);
        let mut entries = Vec::with_capacity(old.len() + self.found.len());
        let mut old = old.into_iter().peekable();
        for (key, set) in core::mem::take(&mut self.found) {
            while let Some(entry) = old.next_if(|entry| entry.key < key) {
                entries.push(entry);
            }
            let mut entry = old.next_if(|entry| entry.key == key).unwrap_or(Entry::of(key));
            let new = set - entry.lost;
            entry.changed = !new.is_empty();
            entry.lost |= new;
            stats.lost += new.len();
            stats.won += u64::from(entry.changed && self.is_won(&self.symmetry.cells(key), &entry.lost));
            entries.push(entry);
        }
        entries.extend(old);
        self.entries = entries;
        stats
    }

    /// Begins with the placements that trap a cell in the first turn. False if there are too many.
    fn seed(&mut self, problem: &Problem, most: usize) -> bool {
        let mut keys = Vec::new();
        for at in self.symmetry.classes() {
            if !self.trap(problem, at, &mut Vec::new(), &mut keys, most) {
                return false;
            }
        }
        keys.sort_unstable();
        keys.dedup();
        self.entries = keys.into_iter().map(|key| Entry { changed: true, ..Entry::of(key) }).collect();
        true
    }

    /// Adds catchers until a fugitive on a cell is trapped. For each remaining escape path one catcher must reach its
    /// end, or stand on the path in the reading `blocked`. Returns false if there are too many placements.
    fn trap(&self, problem: &Problem, at: Cell, placed: &mut Vec<Cell>, keys: &mut Vec<u64>, most: usize) -> bool {
        let Some(way) = self.escape_path(problem, at, placed) else { return self.fill(at, placed, keys, most) };
        if placed.len() == self.catchers {
            return true;
        }
        let end = way.last().copied().unwrap_or(at);
        let blocks: &[Cell] = if problem.blocked { &way } else { &[] };
        let mut choices: Vec<Cell> = self.around[usize::from(end)].iter().chain(blocks).copied().collect();
        choices.retain(|&choice| choice != at);
        choices.sort_unstable();
        choices.dedup();
        choices.into_iter().all(|choice| {
            placed.push(choice);
            let goes_on = self.trap(problem, at, placed, keys, most);
            placed.pop();
            goes_on
        })
    }

    /// Places the remaining catchers anywhere: the fugitive is trapped already.
    fn fill(&self, at: Cell, placed: &mut Vec<Cell>, keys: &mut Vec<u64>, most: usize) -> bool {
        if placed.len() < self.catchers {
            return (0..self.known.len() as Cell).filter(|&choice| choice != at).all(|choice| {
                placed.push(choice);
                let goes_on = self.fill(at, placed, keys, most);
                placed.pop();
                goes_on
            });
        }
        keys.push(self.symmetry.key(placed));
        let limit = 4 * most + FOUND;
        if keys.len() < limit {
            return true;
        }
        keys.sort_unstable();
        keys.dedup();
        keys.len() <= limit / 2
    }

    /// A path to a cell that no catcher reaches, if there is one.
    fn escape_path(&self, problem: &Problem, at: Cell, placed: &[Cell]) -> Option<Vec<Cell>> {
        let near = placed.iter().fold(CellSet::EMPTY, |all, &at| all | self.known[usize::from(at)]);
        let mut from = vec![Cell::MAX; self.known.len()];
        from[usize::from(at)] = at;
        let mut front = vec![at];
        for _ in 0..=problem.steps {
            let out = front.iter().copied().find(|&end| !near.contains(end));
            if let Some(end) = out {
                let back = core::iter::successors(Some(end), |&to| Some(from[usize::from(to)]).filter(|_| to != at));
                let mut way: Vec<Cell> = back.collect();
                way.reverse();
                return Some(way);
            }
            let mut next = Vec::new();
            for &cell in &front {
                for &to in &self.around[usize::from(cell)] {
                    if from[usize::from(to)] == Cell::MAX && !(problem.blocked && placed.contains(&to)) {
                        from[usize::from(to)] = cell;
                        next.push(to);
                    }
                }
            }
            front = next;
        }
        None
    }
}
