use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use super::ground::{Ground, Slice};
use super::ranks::{Ranks, each};
use super::row::{Renaming, Row, Space, cell, cells, empty, is_empty, or, size, without};
use super::stages::{Source, Stages, Table};
use super::table::Table as Turns;
use super::{Cell, Crew, Problem};

/// Every placement's lost cells, in tables.
pub(super) struct Dense<const W: usize> {
    pub(super) ground: Ground,
    pub(super) ranks: Ranks,
    space: Space<W>,
    /// Catchers beside the first.
    others: usize,
    /// Where the placements of each slice begin, and where the last ones end.
    starts: Vec<usize>,
    /// Where the runs of each slice begin: placements that differ in their first other cell alone.
    runs: Vec<usize>,
    /// Who uses what is taken back for a slice: slices a step away, and the symmetry between.
    users: Vec<Vec<User<W>>>,
    /// The cells from which the fugitive is lost when the catchers are about to move.
    lost: Vec<Row<W>>,
    /// The cells, beside the catchers', from which it is lost when it is about to move itself; only what is news.
    trapped: Vec<Row<W>>,
    /// Runs with more lost cells than the turn before.
    fresh: Vec<bool>,
    /// Runs with trapped cells.
    live: Vec<bool>,
    /// The turn in which each cell of each placement was lost, if that is asked.
    turns: Vec<u8>,
    rooms: [Table<W>; 2],
    tail: Vec<Row<W>>,
    renamings: Vec<Renaming<W>>,
}

struct User<const W: usize> {
    slice: usize,
    change: Option<Change<W>>,
}

/// A symmetry between a slice's cell and a neighbour of another one's.
struct Change<const W: usize> {
    /// Where the others come from: for each place.
    back: Vec<usize>,
    /// The end of the places from each on that come from places in a row.
    rows: Vec<usize>,
    /// What becomes of the sets.
    sets: Renaming<W>,
}

/// What a turn brought.
#[derive(Default)]
pub(super) struct News {
    /// States lost.
    pub(super) lost: u64,
    /// Placements lost altogether.
    pub(super) won: u64,
}

impl<const W: usize> Dense<W> {
    pub(super) fn new(problem: &Problem, turns: bool) -> Self {
        let ground = Ground::new(problem);
        let ranks = Ranks::new(ground.len());
        let others = usize::from(problem.catchers) - 1;
        let (mut starts, mut runs) = (vec![0], vec![0]);
        for slice in &ground.slices {
            starts.push(starts[starts.len() - 1] + ranks.count(slice.others, others));
            runs.push(runs[runs.len() - 1] + if others == 0 { 1 } else { ranks.count(slice.others, others - 1) });
        }
        let (kept, rows) = (starts[starts.len() - 1], runs[runs.len() - 1]);
        let cells = if turns { kept * ground.len() } else { 0 };
        let mut dense = Dense {
            space: Space::new(problem),
            users: users(problem, &ground),
            renamings: renamings(problem, &ground),
            ground,
            ranks,
            others,
            starts,
            runs,
            lost: empty(kept),
            trapped: empty(kept),
            fresh: vec![true; rows],
            live: vec![false; rows],
            turns: vec![super::NEVER; cells],
            rooms: Default::default(),
            tail: Vec::new(),
        };
        dense.place();
        dense
    }

    /// The turn of the placement and the first one.
    fn place(&mut self) {
        let cells_of = self.ground.len();
        let (lost, turns, space) = (&mut self.lost, &mut self.turns, &self.space);
        let layout = Layout { ground: &self.ground, ranks: &self.ranks, others: self.others, runs: &self.runs };
        let mut at = 0;
        layout.each(0..self.live.len(), |_, _, catchers, len| {
            for place in 0..len {
                let standing = layout.and(catchers, place);
                lost[at] = space.dilate(&standing);
                if !turns.is_empty() {
                    let row = &mut turns[cells_of * at..][..cells_of];
                    cells(lost[at]).for_each(|cell| row[usize::from(cell)] = 1);
                    cells(standing).for_each(|cell| row[usize::from(cell)] = 0);
                }
                at += 1;
            }
        });
    }

    /// Looks one turn further ahead than so many, at least one.
    pub(super) fn turn(&mut self, turn: u8, crew: &dyn Crew) -> News {
        if turn == 1 {
            let full = self.space.full;
            let won = self.lost.iter().filter(|&&lost| lost == full).count() as u64;
            return News { lost: self.lost.iter().map(size).sum(), won };
        }
        self.trap(crew);
        self.fresh.fill(false);
        let mut news = News::default();
        for slice in 0..self.ground.slices.len() {
            self.take_back(slice, turn, crew, &mut news);
        }
        news
    }

    /// The placements from which every cell is lost.
    pub(super) fn won(&self) -> Vec<Vec<Cell>> {
        let layout = Layout { ground: &self.ground, ranks: &self.ranks, others: self.others, runs: &self.runs };
        let (mut won, mut at) = (Vec::new(), 0);
        for (nth, slice) in self.ground.slices.iter().enumerate() {
            let all = self.starts[nth + 1] - self.starts[nth];
            each(&self.ranks, layout.others, slice.others, 0..all, |_, others| {
                if self.lost[at] == self.space.full {
                    won.push(others.iter().chain([&slice.place]).map(|&place| self.ground.cells[place]).collect());
                }
                at += 1;
            });
        }
        won
    }

    /// The turns of all states.
    pub(super) fn finish(self, problem: Problem) -> Turns {
        Turns::new(problem, self.ground, self.ranks, self.starts, self.turns)
    }

    /// The trapped cells of the placements that changed.
    fn trap(&mut self, crew: &dyn Crew) {
        let layout = Layout { ground: &self.ground, ranks: &self.ranks, others: self.others, runs: &self.runs };
        let (space, lost, fresh) = (&self.space, &self.lost, &self.fresh);
        let (mut trapped, mut live) = (self.trapped.as_mut_slice(), self.live.as_mut_slice());
        let mut work: Vec<Box<dyn FnOnce() + Send + '_>> = Vec::new();
        for runs in layout.cut(crew.hands(), 0..live.len()) {
            let (from, to) = (layout.start(&self.starts, runs.start), layout.start(&self.starts, runs.end));
            let (part, rest) = core::mem::take(&mut trapped).split_at_mut(to - from);
            let (flags, others) = core::mem::take(&mut live).split_at_mut(runs.len());
            (trapped, live) = (rest, others);
            let layout = &layout;
            let first = runs.start;
            work.push(Box::new(move || {
                let mut at = 0;
                layout.each(runs, |run, _, catchers, len| {
                    let out = &mut part[at..at + len];
                    let live = &mut flags[run - first];
                    if fresh[run] {
                        let mut any = [0; W];
                        for (place, out) in out.iter_mut().enumerate() {
                            *out = space.trapped(&layout.and(catchers, place), &lost[from + at + place]);
                            any = or(any, out);
                        }
                        *live = !is_empty(&any);
                    } else if core::mem::take(live) {
                        out.fill([0; W]);
                    }
                    at += len;
                });
            }));
        }
        crew.share(work);
    }

    /// Takes the moves of the others back where the first catcher has come to the cell of a slice.
    fn take_back(&mut self, slice: usize, turn: u8, crew: &dyn Crew, news: &mut News) {
        let slices = &self.ground.slices;
        let to = self.users[slice].iter().map(|user| slices[user.slice].others).max().unwrap_or_default();
        let from = self.ground.widened(to);
        self.gather(slice, from);
        let source = Source {
            head: &self.trapped[self.starts[slice]..self.starts[slice + 1]],
            tail: &self.tail,
            live: &self.live[self.runs[slice]..self.runs[slice + 1]],
        };
        let stages = Stages { ground: &self.ground, ranks: &self.ranks, others: self.others, from, to };
        if !source.live.contains(&true) && self.tail.iter().all(is_empty) {
            return;
        }
        let table = stages.take_back(&source, &mut self.rooms, crew);
        let Some(sets) = table.whole() else { return };
        let layout = Layout { ground: &self.ground, ranks: &self.ranks, others: self.others, runs: &self.runs };
        for user in &self.users[slice] {
            let mut given = Given {
                layout: &layout,
                starts: &self.starts,
                full: &self.space.full,
                turn,
                lost: &mut self.lost,
                fresh: &mut self.fresh,
                turns: &mut self.turns,
            };
            given.give(user, sets, crew, news);
        }
    }

    /// The sets of the placements that are kept under another cell, where one of the others stands behind the slice's.
    fn gather(&mut self, slice: usize, from: usize) {
        let Slice { place, others } = self.ground.slices[slice];
        let (head, all) = (self.ranks.count(others, self.others), self.ranks.count(from, self.others));
        self.tail.clear();
        self.tail.resize(all - head, [0; W]);
        if self.others == 0 {
            self.tail.clear();
            return;
        }
        let mut at = 0;
        for top in others..from {
            let home = self.ground.homes[usize::from(self.ground.cells[top])];
            let start = self.starts[home.slice];
            let there = &self.ground.symmetries[home.there];
            let to: Vec<usize> = self
                .ground
                .cells
                .iter()
                .map(|&cell| self.ground.places[usize::from(there[usize::from(cell)])])
                .collect();
            let renaming = &self.renamings[home.back];
            if self.others == 1 {
                let set = &self.trapped[start + to[place]];
                self.tail[at] = renaming.of(set);
                at += 1;
                continue;
            }
            // The others below the top one: their runs, and in each the first of them.
            let names = self.others - 2;
            let runs = self.ranks.count(top + 1, names);
            let (trapped, tail, ranks) = (&self.trapped, &mut self.tail, &self.ranks);
            each(ranks, names, top + 1, 0..runs, |_, name| {
                let mut base: Vec<usize> = name.iter().chain([&place]).map(|&at| to[at]).collect();
                base.sort_unstable();
                let with = ranks.with(&base);
                let len = name.first().map_or(top + 1, |&least| least + 1);
                for &to in &to[..len] {
                    let set = &trapped[start + with.rank(to)];
                    if !is_empty(set) {
                        tail[at] = renaming.of(set);
                    }
                    at += 1;
                }
            });
        }
    }
}

/// How placements stand in the tables.
pub(super) struct Layout<'a> {
    ground: &'a Ground,
    ranks: &'a Ranks,
    others: usize,
    runs: &'a [usize],
}

impl Layout<'_> {
    /// Calls for every run of a range: its number, its slice, the catchers all of it share, and its length.
    fn each<const W: usize>(&self, runs: Range<usize>, mut visit: impl FnMut(usize, usize, &Row<W>, usize)) {
        for (nth, slice) in self.ground.slices.iter().enumerate() {
            let here = self.runs[nth].max(runs.start)..self.runs[nth + 1].min(runs.end);
            if here.is_empty() {
                continue;
            }
            let first: Row<W> = cell(self.ground.cells[slice.place]);
            let names = self.others.saturating_sub(1);
            let local = here.start - self.runs[nth]..here.end - self.runs[nth];
            each(self.ranks, names, slice.others, local, |run, name| {
                let catchers = name.iter().fold(first, |set, &at| or(set, &cell(self.ground.cells[at])));
                visit(self.runs[nth] + run, nth, &catchers, self.length(slice.others, name));
            });
        }
    }

    fn length(&self, others: usize, name: &[usize]) -> usize {
        if self.others == 0 { 1 } else { name.first().map_or(others, |&least| least + 1) }
    }

    /// The catchers of a run with the one that makes the difference.
    fn and<const W: usize>(&self, catchers: &Row<W>, place: usize) -> Row<W> {
        if self.others == 0 { *catchers } else { or(*catchers, &cell(self.ground.cells[place])) }
    }

    /// Where a run begins.
    fn start(&self, starts: &[usize], run: usize) -> usize {
        let nth = self.runs.partition_point(|&first| first <= run) - 1;
        let Some(slice) = self.ground.slices.get(nth) else { return starts[nth] };
        if self.others == 0 {
            return starts[nth];
        }
        let name = self.ranks.unrank(run - self.runs[nth], self.others - 1, slice.others);
        starts[nth] + self.ranks.with(name.cells()).first()
    }

    fn cut(&self, hands: usize, runs: Range<usize>) -> Vec<Range<usize>> {
        // More parts than hands, as later runs are longer.
        let parts = if runs.len() < 64 { 1 } else { 8 * hands };
        let cut = |part: usize| runs.start + runs.len() * part / parts;
        (0..parts).map(|part| cut(part)..cut(part + 1)).filter(|range| !range.is_empty()).collect()
    }
}

/// Where what was taken back goes.
struct Given<'a, const W: usize> {
    layout: &'a Layout<'a>,
    starts: &'a [usize],
    full: &'a Row<W>,
    turn: u8,
    lost: &'a mut [Row<W>],
    fresh: &'a mut [bool],
    turns: &'a mut [u8],
}

impl<const W: usize> Given<'_, W> {
    fn give(&mut self, user: &User<W>, sets: &[Row<W>], crew: &dyn Crew, news: &mut News) {
        let (layout, starts, cells_of) = (self.layout, self.starts, self.layout.ground.len());
        let runs = layout.runs[user.slice]..layout.runs[user.slice + 1];
        let slice = starts[user.slice]..starts[user.slice + 1];
        let timed = !self.turns.is_empty();
        let mut lost = &mut self.lost[slice.clone()];
        let mut fresh = &mut self.fresh[runs.clone()];
        let mut turns = if timed { &mut self.turns[cells_of * slice.start..cells_of * slice.end] } else { &mut [] };
        let parts = layout.cut(crew.hands(), runs);
        let mut found: Vec<News> = parts.iter().map(|_| News::default()).collect();
        let mut work: Vec<Box<dyn FnOnce() + Send + '_>> = Vec::new();
        for (runs, news) in parts.into_iter().zip(&mut found) {
            let (from, to) = (layout.start(starts, runs.start), layout.end(starts, user.slice, runs.end));
            let (sets_lost, rest) = core::mem::take(&mut lost).split_at_mut(to - from);
            let (flags, others) = core::mem::take(&mut fresh).split_at_mut(runs.len());
            let (times, later) =
                core::mem::take(&mut turns).split_at_mut(if timed { cells_of * (to - from) } else { 0 });
            (lost, fresh, turns) = (rest, others, later);
            let part = Taking {
                layout,
                slice: user.slice,
                runs,
                first: from - slice.start,
                lost: sets_lost,
                fresh: flags,
                turns: times,
                turn: self.turn,
                full: self.full,
                news,
            };
            work.push(Box::new(move || part.take(user.change.as_ref(), sets)));
        }
        crew.share(work);
        for part in found {
            news.lost += part.lost;
            news.won += part.won;
        }
    }
}

impl Layout<'_> {
    /// Where the runs of a slice before some run end.
    fn end(&self, starts: &[usize], slice: usize, run: usize) -> usize {
        if run == self.runs[slice + 1] { starts[slice + 1] } else { self.start(starts, run) }
    }
}

/// Some runs of a slice, which take sets.
struct Taking<'a, const W: usize> {
    layout: &'a Layout<'a>,
    slice: usize,
    runs: Range<usize>,
    /// The first placement among those of the slice.
    first: usize,
    lost: &'a mut [Row<W>],
    fresh: &'a mut [bool],
    turns: &'a mut [u8],
    turn: u8,
    full: &'a Row<W>,
    news: &'a mut News,
}

impl<const W: usize> Taking<'_, W> {
    fn take(mut self, change: Option<&Change<W>>, sets: &[Row<W>]) {
        let (layout, first_run) = (self.layout, self.layout.runs[self.slice]);
        let others = layout.ground.slices[self.slice].others;
        let local = self.runs.start - first_run..self.runs.end - first_run;
        let start = local.start;
        let mut at = 0;
        each(layout.ranks, layout.others.saturating_sub(1), others, local, |run, name| {
            let len = layout.length(others, name);
            let mut news = false;
            match change {
                None => {
                    for place in 0..len {
                        news |= self.one(at + place, &sets[self.first + at + place]);
                    }
                }
                Some(change) => news = self.run(change, sets, name, at, len),
            }
            self.fresh[run - start] |= news;
            at += len;
        });
    }

    fn run(&mut self, change: &Change<W>, sets: &[Row<W>], name: &[usize], at: usize, len: usize) -> bool {
        let mut base = [0; super::MOST_CATCHERS as usize];
        let base = &mut base[..name.len()];
        base.iter_mut().zip(name).for_each(|(to, &place)| *to = change.back[place]);
        base.sort_unstable();
        if self.layout.others == 0 {
            return self.one(at, &change.sets.of(&sets[0]));
        }
        let with = self.layout.ranks.with(base);
        let least = base.first().copied().unwrap_or(usize::MAX);
        let (mut news, mut place) = (false, 0);
        while place < len {
            let end = change.rows[place].min(len);
            let first = change.back[place];
            if first + (end - place) - 1 <= least {
                let from = with.first() + first;
                for (nth, set) in sets[from..from + end - place].iter().enumerate() {
                    news |= !is_empty(set) && self.one(at + place + nth, &change.sets.of(set));
                }
            } else {
                for nth in place..end {
                    let set = &sets[with.rank(change.back[nth])];
                    news |= !is_empty(set) && self.one(at + nth, &change.sets.of(set));
                }
            }
            place = end;
        }
        news
    }

    #[inline]
    fn one(&mut self, at: usize, set: &Row<W>) -> bool {
        let lost = &mut self.lost[at];
        let new = without(*set, lost);
        if is_empty(&new) {
            return false;
        }
        self.news.lost += size(&new);
        *lost = or(*lost, &new);
        self.news.won += u64::from(lost == self.full);
        if !self.turns.is_empty() {
            let cells_of = self.layout.ground.len();
            let row = &mut self.turns[cells_of * at..][..cells_of];
            cells(new).for_each(|cell| row[usize::from(cell)] = self.turn);
        }
        true
    }
}

fn users<const W: usize>(problem: &Problem, ground: &Ground) -> Vec<Vec<User<W>>> {
    let mut users: Vec<Vec<User<W>>> = ground.slices.iter().map(|_| Vec::new()).collect();
    for (nth, slice) in ground.slices.iter().enumerate() {
        for (_, near) in problem.field.around(ground.cells[slice.place]) {
            let home = ground.homes[usize::from(near)];
            let change = (home.back != 0).then(|| Change::new(ground, home.there, home.back));
            users[home.slice].push(User { slice: nth, change });
        }
    }
    users
}

impl<const W: usize> Change<W> {
    fn new(ground: &Ground, there: usize, back: usize) -> Self {
        let from = ground.moved(there);
        let mut rows = vec![from.len(); from.len()];
        for place in (0..from.len() - 1).rev() {
            rows[place] = if from[place] + 1 == from[place + 1] { rows[place + 1] } else { place + 1 };
        }
        Change { back: from, rows, sets: Renaming::new(&ground.symmetries[back]) }
    }
}

/// The tables for sets of placements kept under another cell; a torus has none.
fn renamings<const W: usize>(problem: &Problem, ground: &Ground) -> Vec<Renaming<W>> {
    if problem.field.torus { Vec::new() } else { ground.symmetries.iter().map(|to| Renaming::new(to)).collect() }
}
