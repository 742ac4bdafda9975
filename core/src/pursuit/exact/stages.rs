use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use super::Crew;
use super::layout::Layout;
use super::ranks::each;
use super::row::{Row, empty, is_empty, or, unite, without};

/// The moves of all catchers but one, taken back catcher by catcher, the last in the order first.
///
/// A stage is a table: for every multiset of catchers that have yet to be taken back (its row's name), the sets of all
/// multisets of those that have been. In colexicographic order the latter whose last cell is x are a block, and the block is
/// the union of the beginnings of up to five rows of the stage before. Sets whose names differ in the first cell alone are a
/// run; runs without a cell are not written.
pub(super) struct Stages<'a, const W: usize> {
    pub(super) layout: &'a Layout,
    /// The others come to the first so many places.
    pub(super) from: usize,
    /// They are taken back to the first so many places.
    pub(super) to: usize,
    /// The cells that a catcher on a place reaches: whoever stands there has lost, which is known and not passed on.
    pub(super) known: &'a [Row<W>],
}

/// A table of a stage.
#[derive(Default)]
pub(super) struct Table<const W: usize> {
    sets: Vec<Row<W>>,
    /// Where each row begins, and where the last one ends.
    starts: Vec<usize>,
    /// The same of the runs.
    runs: Vec<usize>,
    /// Runs with any cell; the sets of the others are not written.
    live: Vec<bool>,
}

impl<const W: usize> Table<W> {
    /// The row of a table that has only one, and its runs.
    pub(super) fn whole(&self) -> (&[Row<W>], &[bool]) {
        (&self.sets[..self.starts[1]], &self.live)
    }
}

/// The sets before the first stage: multisets of all the others, in order.
pub(super) struct Source<'a, const W: usize> {
    /// The first of them.
    pub(super) head: &'a [Row<W>],
    /// The rest.
    pub(super) tail: &'a [Row<W>],
    /// Runs with any cell.
    pub(super) live: &'a [bool],
}

impl<const W: usize> Source<'_, W> {
    #[inline]
    fn get(&self, rank: usize) -> Row<W> {
        if rank < self.head.len() { self.head[rank] } else { self.tail[rank - self.head.len()] }
    }

    /// The first sets of a run, which lies in the head or in the tail.
    fn run(&self, start: usize, len: usize) -> &[Row<W>] {
        let kept = self.head.len();
        if start < kept { &self.head[start..start + len] } else { &self.tail[start - kept..start - kept + len] }
    }
}

impl<const W: usize> Stages<'_, W> {
    /// Takes all moves back. The tables are room to work in.
    pub(super) fn take_back<'t>(
        &self,
        source: &Source<'_, W>,
        rooms: &'t mut [Table<W>; 2],
        crew: &dyn Crew,
    ) -> &'t Table<W> {
        let [a, b] = rooms;
        if self.layout.others == 0 {
            *a = Table { sets: vec![source.get(0)], starts: vec![0, 1], runs: vec![0, 1], live: source.live.to_vec() };
            return a;
        }
        let (mut done, mut next) = (a, b);
        for stage in 1..=self.layout.others {
            self.lay_out(stage, next);
            self.fill(stage, source, done, next, crew);
            (done, next) = (next, done);
        }
        done
    }

    /// Room for the rows of a stage.
    fn lay_out(&self, stage: usize, table: &mut Table<W>) {
        let names = self.layout.others - stage;
        let rows = self.layout.ranks.count(self.from, names);
        let Table { sets, starts, runs, live } = table;
        starts.clear();
        runs.clear();
        let (mut end, mut run) = (0, 0);
        starts.push(0);
        runs.push(0);
        each(&self.layout.ranks, names, self.from, 0..rows, |_, name| {
            let bound = self.bound(name);
            (end, run) = (end + self.layout.ranks.count(bound, stage), run + self.layout.ranks.count(bound, stage - 1));
            starts.push(end);
            runs.push(run);
        });
        if sets.len() < end {
            sets.resize(end, [0; W]);
        }
        live.clear();
        live.resize(run, false);
    }

    /// The catchers that have been taken back were before the others in the order.
    fn bound(&self, name: &[usize]) -> usize {
        name.iter().map(|&place| self.layout.ground.reach(place) + 1).fold(self.to, usize::min)
    }

    fn fill(&self, stage: usize, source: &Source<'_, W>, before: &Table<W>, table: &mut Table<W>, crew: &dyn Crew) {
        let Table { sets, starts, runs, live } = table;
        let mut work: Vec<Box<dyn FnOnce() + Send + '_>> = Vec::new();
        let (mut sets, mut live) = (&mut sets[..starts[starts.len() - 1]], live.as_mut_slice());
        for piece in self.pieces(stage, starts, crew.hands()) {
            let (rows, places) = (piece.rows, piece.places);
            let [from, to] = [&places.start, &places.end].map(|&place| self.layout.ranks.count(place, stage));
            let [first, last] = [&places.start, &places.end].map(|&place| self.layout.ranks.count(place, stage - 1));
            let whole = stage == 1 || starts.len() > 2;
            let len = if whole { starts[rows.end] - starts[rows.start] } else { to - from };
            let count = if whole { runs[rows.end] - runs[rows.start] } else { last - first };
            let (these, rest) = core::mem::take(&mut sets).split_at_mut(len);
            let (lives, others) = core::mem::take(&mut live).split_at_mut(count);
            (sets, live) = (rest, others);
            let part = Part { stages: self, stage, rows, places, sets: these, live: lives };
            work.push(if stage == 1 {
                Box::new(move || part.first(source))
            } else {
                Box::new(move || part.next(before))
            });
        }
        crew.share(work);
    }

    /// Cuts a stage into pieces of about the same size: between rows, or the only row between blocks.
    fn pieces(&self, stage: usize, starts: &[usize], hands: usize) -> Vec<Piece> {
        let (rows, all) = (starts.len() - 1, starts[starts.len() - 1]);
        // Small tables are not worth the handing out; later rows may have less to do than earlier ones.
        let parts = if all < 8192 || hands == 1 { 1 } else { 4 * hands };
        if rows == 1 && stage > 1 {
            let blocks: Vec<usize> = (0..=self.to).map(|place| self.layout.ranks.count(place, stage)).collect();
            cut(&blocks, parts).map(|places| Piece { rows: 0..1, places }).collect()
        } else {
            cut(starts, parts).map(|rows| Piece { rows, places: 0..self.to }).collect()
        }
    }
}

/// Some rows of a stage, or some blocks of its only row.
struct Piece {
    rows: Range<usize>,
    places: Range<usize>,
}

/// Cuts ranges with these starts into parts of about the same size.
fn cut(starts: &[usize], parts: usize) -> impl Iterator<Item = Range<usize>> {
    let (rows, all) = (starts.len() - 1, starts[starts.len() - 1]);
    let at = move |part: usize| {
        if part == parts { rows } else { starts.partition_point(|&start| start < all / parts * part).min(rows) }
    };
    (0..parts).map(move |part| at(part)..at(part + 1)).filter(|range| !range.is_empty())
}

/// A piece of a stage and where it is written.
struct Part<'a, const W: usize> {
    stages: &'a Stages<'a, W>,
    stage: usize,
    rows: Range<usize>,
    places: Range<usize>,
    sets: &'a mut [Row<W>],
    live: &'a mut [bool],
}

impl<const W: usize> Part<'_, W> {
    /// The first stage, from sets that stand in one order.
    fn first(self, source: &Source<'_, W>) {
        let Part { stages, rows, mut sets, mut live, .. } = self;
        let widened = widened(stages);
        let mut line = Line { sets: empty(stages.from), widened: &widened };
        each(&stages.layout.ranks, stages.layout.others - 1, stages.from, rows, |row, name| {
            let (out, rest) = core::mem::take(&mut sets).split_at_mut(stages.bound(name));
            let (mark, others) = core::mem::take(&mut live).split_at_mut(1);
            (sets, live) = (rest, others);
            mark[0] = line.fill(stages, source, row, name, out.len()) && line.widen(stages, out);
        });
    }

    /// A later stage, from the rows of the one before.
    fn next(self, before: &Table<W>) {
        let Part { stages, stage, rows, places, mut sets, mut live } = self;
        let widened = widened(stages);
        let mut near: Vec<(&[Row<W>], &[bool])> = vec![(&[], &[]); stages.from];
        each(&stages.layout.ranks, stages.layout.others - stage, stages.from, rows, |_, name| {
            let bound = stages.bound(name);
            let places = places.start.min(bound)..places.end.min(bound);
            let with = stages.layout.ranks.with(name);
            for (place, near) in near[..widened[bound]].iter_mut().enumerate() {
                *near = before.row(with.rank(place));
            }
            for place in places {
                let len = stages.layout.ranks.count(place + 1, stage - 1);
                let count = stages.layout.ranks.count(place + 1, stage - 2);
                let (out, rest) = core::mem::take(&mut sets).split_at_mut(len);
                let (marks, others) = core::mem::take(&mut live).split_at_mut(count);
                (sets, live) = (rest, others);
                let mut beside: [(&[Row<W>], &[bool]); 5] = [(&[], &[]); 5];
                let places = stages.layout.ground.beside(place);
                beside.iter_mut().zip(places).for_each(|(to, &at)| *to = near[at]);
                let known = &stages.known[place];
                block(&beside[..places.len()], stages.layout.run_starts(stage - 1), known, out, marks);
            }
        });
    }
}

impl<const W: usize> Table<W> {
    /// A row and its runs.
    #[inline]
    fn row(&self, row: usize) -> (&[Row<W>], &[bool]) {
        (&self.sets[self.starts[row]..self.starts[row + 1]], &self.live[self.runs[row]..self.runs[row + 1]])
    }
}

/// The union of the beginnings of rows, run by run, without some cells.
fn block<const W: usize>(
    near: &[(&[Row<W>], &[bool])],
    runs: &[usize],
    known: &Row<W>,
    out: &mut [Row<W>],
    marks: &mut [bool],
) {
    for (run, mark) in marks.iter_mut().enumerate() {
        let mut live: [&[Row<W>]; 5] = [&[]; 5];
        let mut count = 0;
        // A run of the row before may be longer than its beginning, but only where it is the only one.
        let range = runs[run]..runs[run + 1].min(out.len());
        for (sets, marks) in near {
            if marks[run] {
                live[count] = &sets[range.clone()];
                count += 1;
            }
        }
        *mark = count > 0 && unite(&mut out[range], &live[..count], known);
    }
}

/// The sets of a name with each cell more.
struct Line<'a, const W: usize> {
    sets: Vec<Row<W>>,
    /// The places next to the first so many.
    widened: &'a [usize],
}

impl<const W: usize> Line<'_, W> {
    /// Whether there is any.
    fn fill(
        &mut self,
        stages: &Stages<'_, W>,
        source: &Source<'_, W>,
        run: usize,
        name: &[usize],
        bound: usize,
    ) -> bool {
        let reach = self.widened[bound];
        let line = &mut self.sets[..reach];
        if name.is_empty() {
            line.iter_mut().enumerate().for_each(|(place, set)| *set = source.get(place));
            return line.iter().any(|set| !is_empty(set));
        }
        let probe = stages.layout.ranks.probe(name);
        let head = reach.min(probe.least() + 1);
        let mut any = source.live[run];
        if !any && !(head..reach).any(|place| source.live[probe.run(place)]) {
            return false;
        }
        let start = probe.first().0;
        if any {
            line[..head].copy_from_slice(source.run(start, head));
        } else {
            line[..head].fill([0; W]);
        }
        for (place, set) in line.iter_mut().enumerate().skip(head) {
            let live = source.live[probe.run(place)];
            *set = if live { source.get(probe.rank(place)) } else { [0; W] };
            any |= live;
        }
        any
    }

    /// Each set with those of the places next to it, but for what is known; whether any is left.
    fn widen(&self, stages: &Stages<'_, W>, out: &mut [Row<W>]) -> bool {
        let line = &self.sets[..];
        let mut any = [0; W];
        for ((set, near), known) in out.iter_mut().zip(&stages.layout.ground.around).zip(stages.known) {
            *set = without(near.iter().fold([0; W], |all, &near| or(all, &line[near])), known);
            any = or(any, set);
        }
        !is_empty(&any)
    }
}

fn widened<const W: usize>(stages: &Stages<'_, W>) -> Vec<usize> {
    let mut widest = 0;
    let wider = |place: usize| {
        widest = widest.max(stages.layout.ground.reach(place) + 1);
        widest
    };
    [0].into_iter().chain((0..stages.to).map(wider)).collect()
}
