use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::back::{Back, Change, News, Shelf, User};
use super::ground::{Ground, Slice};
use super::layout::Layout;
use super::ranks::each;
use super::row::{Renaming, Row, Space, cell, cells, empty, is_empty, or, size};
#[cfg(feature = "vast")]
use super::sparse::Sparse;
use super::stages::{Source, Stages, Table};
use super::{Cell, Crew, Problem, table};

/// Every placement's lost cells, in tables.
pub(super) struct Dense<const W: usize> {
    layout: Layout,
    space: Space<W>,
    /// The cells that a catcher on each place reaches.
    known: Vec<Row<W>>,
    /// Who uses what is taken back for each slice.
    users: Vec<Vec<User>>,
    /// The cells from which the fugitive is lost when the catchers are about to move.
    lost: Vec<Row<W>>,
    /// The cells, beside the catchers', from which it is lost when it is about to move itself: of the placements that lost
    /// more cells in the turn before.
    trapped: Vec<Row<W>>,
    /// Runs with trapped cells.
    live: Vec<bool>,
    /// Placements with more lost cells than the turn before, and their runs.
    changed: Vec<bool>,
    fresh: Vec<bool>,
    /// The turn in which each cell of each placement was lost, if that is asked.
    turns: Vec<u8>,
    /// Symmetries of the sets.
    renamings: Vec<Renaming<W>>,
    rooms: [Table<W>; 2],
    tail: Tail<W>,
}

/// Trapped cells of placements that are kept under another cell than the slice's.
#[derive(Default)]
struct Tail<const W: usize> {
    sets: Vec<Row<W>>,
    /// The runs of the slice with trapped cells, then those of the tail.
    live: Vec<bool>,
}

impl<const W: usize> Dense<W> {
    pub(super) fn new(problem: &Problem, turns: bool) -> Self {
        let layout = Layout::new(problem);
        let (kept, runs) = (layout.starts[layout.starts.len() - 1], layout.runs[layout.runs.len() - 1]);
        let space = Space::new(problem);
        let mut dense = Dense {
            known: layout.ground.cells.iter().map(|&at| space.dilate(&cell(at))).collect(),
            space,
            users: users(problem, &layout.ground),
            lost: empty(kept),
            trapped: empty(kept),
            live: vec![false; runs],
            changed: vec![true; kept],
            fresh: vec![true; runs],
            turns: vec![super::NEVER; if turns { kept * layout.ground.len() } else { 0 }],
            renamings: renamings(&layout.ground),
            rooms: Default::default(),
            tail: Tail::default(),
            layout,
        };
        dense.place();
        dense
    }

    /// Goes on from what is known of the few placements that are not as after the first turn.
    #[cfg(feature = "vast")]
    pub(super) fn go_on(problem: &Problem, sparse: &Sparse<W>) -> Self {
        let mut dense = Dense::new(problem, false);
        dense.changed.fill(false);
        dense.fresh.fill(false);
        sparse.images(|placement, lost, changed| {
            if let Some((at, run)) = dense.layout.find(placement) {
                dense.lost[at] = or(dense.lost[at], &lost);
                dense.changed[at] |= changed;
                dense.fresh[run] |= changed;
            }
        });
        dense
    }

    /// The turn of the placement and the first one.
    fn place(&mut self) {
        let mut at = 0;
        for slice in 0..self.users.len() {
            self.layout.each(slice, 0..self.layout.runs_of(slice).len(), |_, name, len| {
                let shared = self.layout.shared(slice, name);
                for place in 0..len {
                    let standing = self.layout.standing(&shared, place);
                    self.lost[at] = self.space.dilate(&standing);
                    if !self.turns.is_empty() {
                        let row = &mut self.turns[self.layout.ground.len() * at..];
                        cells(self.lost[at]).for_each(|cell| row[usize::from(cell)] = 1);
                        cells(standing).for_each(|cell| row[usize::from(cell)] = 0);
                    }
                    at += 1;
                }
            });
        }
    }

    /// Looks one turn further ahead: to a turn, at least the first.
    pub(super) fn turn(&mut self, turn: u8, crew: &dyn Crew) -> News {
        if turn == 1 {
            let won = self.lost.iter().filter(|&&lost| lost == self.space.full).count() as u64;
            return News { lost: self.lost.iter().map(size).sum(), won };
        }
        self.trap(crew);
        self.fresh.fill(false);
        let mut news = News::default();
        for slice in 0..self.users.len() {
            self.take_back(slice, turn, crew, &mut news);
        }
        news
    }

    /// The placements from which every cell is lost.
    pub(super) fn won(&self) -> Vec<Vec<Cell>> {
        let ground = &self.layout.ground;
        let (mut won, mut at) = (Vec::new(), 0);
        for (nth, slice) in ground.slices.iter().enumerate() {
            let all = self.layout.slice(nth).len();
            each(&self.layout.ranks, self.layout.others, slice.others, 0..all, |_, others| {
                if self.lost[at] == self.space.full {
                    won.push(others.iter().chain([&slice.place]).map(|&place| ground.cells[place]).collect());
                }
                at += 1;
            });
        }
        won
    }

    /// The turns of all states.
    pub(super) fn finish(self, problem: Problem) -> table::Table {
        table::Table::new(problem, self.layout, self.turns)
    }

    /// The trapped cells of the placements that changed.
    fn trap(&mut self, crew: &dyn Crew) {
        let (layout, space) = (&self.layout, &self.space);
        let (mut trapped, mut live, mut changed) =
            (self.trapped.as_mut_slice(), self.live.as_mut_slice(), self.changed.as_mut_slice());
        let mut work: Vec<Box<dyn FnOnce() + Send + '_>> = Vec::new();
        for slice in 0..self.users.len() {
            let (lost, fresh) = (&self.lost[layout.slice(slice)], &self.fresh[layout.runs_of(slice)]);
            for (runs, placements) in layout.cut(slice, crew.hands()) {
                let (sets, rest) = core::mem::take(&mut trapped).split_at_mut(placements.len());
                let (flags, others) = core::mem::take(&mut live).split_at_mut(runs.len());
                let (news, later) = core::mem::take(&mut changed).split_at_mut(placements.len());
                (trapped, live, changed) = (rest, others, later);
                let (lost, fresh) = (&lost[placements], &fresh[runs.clone()]);
                work.push(Box::new(move || {
                    let first = runs.start;
                    let mut at = 0;
                    layout.each(slice, runs, |run, name, len| {
                        let range = at..at + len;
                        at += len;
                        let live = &mut flags[run - first];
                        if fresh[run - first] {
                            let shared = layout.shared(slice, name);
                            let standing = |place| layout.standing(&shared, place);
                            *live =
                                trap(space, standing, &lost[range.clone()], &mut sets[range.clone()], &mut news[range]);
                        } else {
                            *live = false;
                        }
                    });
                }));
            }
        }
        crew.share(work);
    }

    /// Takes the moves of the others back where the first catcher has come to the cell of a slice.
    fn take_back(&mut self, slice: usize, turn: u8, crew: &dyn Crew, news: &mut News) {
        let slices = &self.layout.ground.slices;
        let to = self.users[slice].iter().map(|user| slices[user.slice].others).max().unwrap_or_default();
        let from = self.layout.ground.widened(to);
        self.gather(slice, from);
        if !self.tail.live.contains(&true) {
            return;
        }
        let layout = &self.layout;
        let source = Source { head: &self.trapped[layout.slice(slice)], tail: &self.tail.sets, live: &self.tail.live };
        let (sets, live) =
            Stages { layout, from, to, known: &self.known }.take_back(&source, &mut self.rooms, crew).whole();
        let back = Back { layout, sets, live, space: &self.space, renamings: &self.renamings, turn };
        for user in &self.users[slice] {
            let (placements, runs) = (layout.slice(user.slice), layout.runs_of(user.slice));
            let cells = if self.turns.is_empty() { 0 } else { layout.ground.len() };
            let shelf = Shelf {
                lost: &mut self.lost[placements.clone()],
                changed: &mut self.changed[placements.clone()],
                fresh: &mut self.fresh[runs],
                turns: &mut self.turns[cells * placements.start..cells * placements.end],
            };
            let brought = back.give(user, shelf, crew);
            *news = News { lost: news.lost + brought.lost, won: news.won + brought.won };
        }
    }

    /// The trapped cells of a slice's placements, the others up to a place behind its own among them: these are kept under
    /// another cell.
    fn gather(&mut self, slice: usize, from: usize) {
        let Slice { place, others } = self.layout.ground.slices[slice];
        let count = |cells: usize| self.layout.ranks.count(cells, self.layout.others);
        let size = count(from) - count(others);
        if self.tail.sets.len() < size {
            self.tail.sets.resize(size, [0; W]);
        }
        self.tail.live.clear();
        self.tail.live.extend_from_slice(&self.live[self.layout.runs_of(slice)]);
        let mut at = 0;
        // A catcher alone has no others that could stand there.
        for top in others..if size == 0 { others } else { from } {
            at += self.gather_top(place, top, at);
        }
    }

    /// The placements of a slice's cell with the last of the others on a place behind it: written from a number on.
    fn gather_top(&mut self, place: usize, top: usize, at: usize) -> usize {
        let layout = &self.layout;
        let home = layout.ground.homes[usize::from(layout.ground.cells[top])];
        let to = layout.ground.moved(home.there);
        let (trapped, live) = (&self.trapped[layout.slice(home.slice)], &self.live[layout.runs_of(home.slice)]);
        let renaming = &self.renamings[home.back];
        let tail = &mut self.tail;
        if layout.others == 1 {
            tail.sets[at] = renaming.of(&trapped[to[place]]);
            tail.live[0] |= live[0];
            return 1;
        }
        let (names, mut next) = (layout.others - 2, at);
        each(&layout.ranks, names, top + 1, 0..layout.ranks.count(top + 1, names), |_, name| {
            let mut base: Vec<usize> = name.iter().chain([&place]).map(|&at| to[at]).collect();
            base.sort_unstable();
            let probe = layout.ranks.probe(&base);
            let to = &to[..name.first().map_or(top + 1, |&least| least + 1)];
            let any = to.iter().any(|&to| live[probe.run(to)]);
            if any {
                for (set, &to) in tail.sets[next..].iter_mut().zip(to) {
                    *set = if live[probe.run(to)] { renaming.of(&trapped[probe.rank(to)]) } else { [0; W] };
                }
            }
            tail.live.push(any);
            next += to.len();
        });
        next - at
    }
}

/// The trapped cells of a run's placements that changed; whether there are any.
fn trap<const W: usize>(
    space: &Space<W>,
    standing: impl Fn(usize) -> Row<W>,
    lost: &[Row<W>],
    trapped: &mut [Row<W>],
    changed: &mut [bool],
) -> bool {
    let mut any = [0; W];
    for (place, (out, changed)) in trapped.iter_mut().zip(changed).enumerate() {
        let news = core::mem::take(changed);
        *out = if news { space.trapped(&standing(place), &lost[place]) } else { [0; W] };
        any = or(any, out);
    }
    !is_empty(&any)
}

fn users(problem: &Problem, ground: &Ground) -> Vec<Vec<User>> {
    let mut users: Vec<Vec<User>> = ground.slices.iter().map(|_| Vec::new()).collect();
    for (nth, slice) in ground.slices.iter().enumerate() {
        for (step, near) in problem.field.around(ground.cells[slice.place]) {
            let home = ground.homes[usize::from(near)];
            let change = (home.back != 0).then(|| Change::new(ground, step, home));
            users[home.slice].push(User { slice: nth, change });
        }
    }
    users
}

/// For sets of placements kept under another cell; with a single slice there are none.
fn renamings<const W: usize>(ground: &Ground) -> Vec<Renaming<W>> {
    let some = if ground.slices.len() == 1 { &[] } else { ground.symmetries.as_slice() };
    some.iter().map(|to| Renaming::new(to)).collect()
}
