use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use super::Crew;
use super::ground::Ground;
use super::ranks::{Ranks, each};
use super::row::{Row, empty, is_empty, or, unite};

/// The moves of all catchers but one, taken back catcher by catcher, the last in the order first.
///
/// A stage is a table: for every multiset of catchers that have yet to be taken back (its row's name), the sets of all
/// multisets of those that have been. In colexicographic order the latter whose last cell is x are a block, and the block is
/// the union of the beginnings of up to five rows of the stage before.
pub(super) struct Stages<'a> {
    pub(super) ground: &'a Ground,
    pub(super) ranks: &'a Ranks,
    /// How many catchers there are beside the one.
    pub(super) others: usize,
    /// They come to the first so many places.
    pub(super) from: usize,
    /// They are taken back to the first so many places.
    pub(super) to: usize,
}

/// A table of a stage.
#[derive(Default)]
pub(super) struct Table<const W: usize> {
    sets: Vec<Row<W>>,
    /// Where each row begins, and where the last one ends.
    starts: Vec<usize>,
    /// Rows that are not empty; the sets of the others are not written.
    live: Vec<bool>,
}

impl<const W: usize> Table<W> {
    /// A table of one row, which is all of it.
    pub(super) fn whole(&self) -> Option<&[Row<W>]> {
        self.live[0].then(|| &self.sets[..self.starts[1]])
    }
}

/// The sets before the first stage: multisets of all the others, in order.
pub(super) struct Source<'a, const W: usize> {
    /// The first of them.
    pub(super) head: &'a [Row<W>],
    /// The rest.
    pub(super) tail: &'a [Row<W>],
    /// Whether any set of a run is not empty: of those that differ in their first cell alone. Of the head's runs.
    pub(super) live: &'a [bool],
}

impl<const W: usize> Source<'_, W> {
    #[inline]
    fn get(&self, rank: usize) -> Row<W> {
        if rank < self.head.len() { self.head[rank] } else { self.tail[rank - self.head.len()] }
    }

    /// Some sets that lie in the head or in the rest.
    fn run(&self, run: usize, range: Range<usize>) -> Option<&[Row<W>]> {
        let head = self.head.len();
        match self.live.get(run) {
            Some(false) if range.end <= head => None,
            _ if range.end <= head => Some(&self.head[range]),
            _ if range.start >= head => Some(&self.tail[range.start - head..range.end - head]),
            _ => None,
        }
    }
}

impl Stages<'_> {
    /// Takes all moves back; nothing if there is nothing to take back. The tables are room to work in.
    pub(super) fn take_back<'t, const W: usize>(
        &self,
        source: &Source<'_, W>,
        rooms: &'t mut [Table<W>; 2],
        crew: &dyn Crew,
    ) -> &'t Table<W> {
        let [a, b] = rooms;
        if self.others == 0 {
            *a = Table { sets: vec![source.get(0)], starts: vec![0, 1], live: vec![!is_empty(&source.get(0))] };
            return a;
        }
        let (mut done, mut next) = (a, b);
        for stage in 1..=self.others {
            self.lay_out(stage, next);
            self.fill(stage, source, done, next, crew);
            (done, next) = (next, done);
        }
        done
    }

    /// Room for the rows of a stage.
    fn lay_out<const W: usize>(&self, stage: usize, table: &mut Table<W>) {
        let names = self.others - stage;
        let rows = self.ranks.count(self.from, names);
        table.starts.clear();
        table.starts.push(0);
        let mut end = 0;
        each(self.ranks, names, self.from, 0..rows, |_, name| {
            end += self.ranks.count(self.bound(name), stage);
            table.starts.push(end);
        });
        if table.sets.len() < end {
            table.sets.resize(end, [0; W]);
        }
        table.live.clear();
        table.live.resize(rows, false);
    }

    /// The catchers that have been taken back were before the others in the order.
    fn bound(&self, name: &[usize]) -> usize {
        name.iter().map(|&place| self.ground.reach(place) + 1).fold(self.to, usize::min)
    }

    fn fill<const W: usize>(
        &self,
        stage: usize,
        source: &Source<'_, W>,
        before: &Table<W>,
        table: &mut Table<W>,
        crew: &dyn Crew,
    ) {
        let Table { sets, starts, live } = table;
        let rows = live.len();
        let cuts = cuts(starts, crew.hands());
        let mut work: Vec<Box<dyn FnOnce() + Send + '_>> = Vec::new();
        let (mut sets, mut live) = (sets.as_mut_slice(), live.as_mut_slice());
        for range in cuts.windows(2).map(|cut| cut[0]..cut[1]) {
            let starts = &starts[range.start..=range.end];
            let (these, rest) = core::mem::take(&mut sets).split_at_mut(starts[starts.len() - 1] - starts[0]);
            let (lives, others) = core::mem::take(&mut live).split_at_mut(range.len());
            (sets, live) = (rest, others);
            debug_assert!(range.end <= rows);
            let part = Part { stages: self, stage, rows: range, starts, sets: these, live: lives };
            work.push(if stage == 1 {
                Box::new(move || part.first(source))
            } else {
                Box::new(move || part.next(before))
            });
        }
        crew.share(work);
    }
}

/// Cuts rows into parts of about the same size.
fn cuts(starts: &[usize], hands: usize) -> Vec<usize> {
    let rows = starts.len() - 1;
    // Small tables are not worth the handing out.
    let parts = if starts[rows] < 4096 { 1 } else { hands };
    let cut = |part: usize| starts.partition_point(|&start| start < starts[rows] / parts * part).min(rows);
    let mut cuts: Vec<usize> = (0..parts).map(cut).chain([rows]).collect();
    cuts.dedup();
    if cuts.len() == 1 {
        cuts.insert(0, 0);
    }
    cuts
}

/// Some rows of a stage.
struct Part<'a, const W: usize> {
    stages: &'a Stages<'a>,
    stage: usize,
    rows: Range<usize>,
    starts: &'a [usize],
    sets: &'a mut [Row<W>],
    live: &'a mut [bool],
}

impl<const W: usize> Part<'_, W> {
    fn each(self, mut fill: impl FnMut(usize, &[usize], &mut [Row<W>]) -> bool) {
        let Part { stages, stage, rows, starts, sets, live } = self;
        let (names, first) = (stages.others - stage, rows.start);
        each(stages.ranks, names, stages.from, rows, |row, name| {
            let range = starts[row - first] - starts[0]..starts[row - first + 1] - starts[0];
            live[row - first] = fill(row, name, &mut sets[range]);
        });
    }

    /// The first stage, from sets that stand in one order.
    fn first(self, source: &Source<'_, W>) {
        let stages = self.stages;
        let widened = widened(stages);
        let mut line = empty(stages.from);
        self.each(|row, name, out| {
            let reach = widened[out.len()];
            let with = stages.ranks.with(name);
            let run = reach.min(name.first().map_or(reach, |&least| least + 1));
            let mut any = [0; W];
            match source.run(row, with.first()..with.first() + run) {
                Some(sets) => line[..run].copy_from_slice(sets),
                None if name.is_empty() => {
                    line[..run].iter_mut().enumerate().for_each(|(place, set)| *set = source.get(place));
                }
                None => line[..run].fill([0; W]),
            }
            for place in run..reach {
                line[place] = source.get(with.rank(place));
            }
            line[..reach].iter().for_each(|set| any = or(any, set));
            if is_empty(&any) {
                return false;
            }
            for (set, near) in out.iter_mut().zip(&stages.ground.around) {
                *set = near.iter().fold([0; W], |all, &near| or(all, &line[near]));
            }
            true
        });
    }

    /// A later stage, from the rows of the one before.
    fn next(self, before: &Table<W>) {
        let (stages, stage) = (self.stages, self.stage);
        let widened = widened(stages);
        let mut sources: Vec<Option<&[Row<W>]>> = vec![None; stages.from];
        self.each(|_, name, out| {
            let with = stages.ranks.with(name);
            let bound = stages.bound(name);
            let mut any = false;
            for (place, source) in sources[..widened[bound]].iter_mut().enumerate() {
                let row = with.rank(place);
                *source = before.live[row].then(|| &before.sets[before.starts[row]..before.starts[row + 1]]);
                any |= source.is_some();
            }
            if any {
                stages.blocks(stage, bound, &sources, out);
            }
            any
        });
    }
}

fn widened(stages: &Stages<'_>) -> Vec<usize> {
    let mut widest = 0;
    let wider = |place: usize| {
        widest = widest.max(stages.ground.reach(place) + 1);
        widest
    };
    [0].into_iter().chain((0..stages.to).map(wider)).collect()
}

impl Stages<'_> {
    fn blocks<const W: usize>(&self, stage: usize, bound: usize, sources: &[Option<&[Row<W>]>], out: &mut [Row<W>]) {
        for place in 0..bound {
            let range = self.ranks.count(place, stage)..self.ranks.count(place + 1, stage);
            let mut near: [&[Row<W>]; 5] = [&[]; 5];
            let mut count = 0;
            let around = &self.ground.around[place];
            for (nth, &at) in around.iter().enumerate() {
                if let Some(sets) = sources[at].filter(|_| nth == 0 || at != around[nth - 1]) {
                    near[count] = sets;
                    count += 1;
                }
            }
            unite(&mut out[range], &near[..count]);
        }
    }
}
