use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Range;

use super::ground::{Ground, Home};
use super::layout::Layout;
use super::row::{Renaming, Row, Space, cells, is_empty, or, size, without};
use super::{Crew, MOST_CATCHERS};
use crate::pursuit::Step;

/// Who uses what is taken back for a slice: a slice with a cell next to it.
pub(super) struct User {
    pub(super) slice: usize,
    /// The symmetry between, if there is one.
    pub(super) change: Option<Change>,
}

/// A symmetry that brings a slice's cell next to another one's.
pub(super) struct Change {
    /// Where the others come from: for each place.
    back: Vec<usize>,
    /// Up to where, from each place on, they come from places in a row.
    rows: Vec<usize>,
    /// What becomes of the sets.
    sets: Sets,
}

/// What a symmetry makes of sets.
enum Sets {
    /// On a torus they are shifted by a step.
    Shifted(Step),
    /// Else they are renamed by the symmetry with a number.
    Renamed(usize),
}

impl Change {
    /// By a step of a slice's cell to one whose home is this.
    pub(super) fn new(ground: &Ground, step: Step, home: Home) -> Self {
        let from = ground.moved(home.there);
        let mut rows = alloc::vec![from.len(); from.len()];
        for place in (0..from.len() - 1).rev() {
            rows[place] = if from[place] + 1 == from[place + 1] { rows[place + 1] } else { place + 1 };
        }
        let sets = if ground.slices.len() == 1 { Sets::Shifted(step) } else { Sets::Renamed(home.back) };
        Change { back: from, rows, sets }
    }
}

/// What a turn brought.
#[derive(Clone, Copy, Default)]
pub(super) struct News {
    /// States lost.
    pub(super) lost: u64,
    /// Placements lost altogether.
    pub(super) won: u64,
}

/// What was taken back for a slice: sets, and which runs of them are written.
pub(super) struct Back<'a, const W: usize> {
    pub(super) layout: &'a Layout,
    pub(super) sets: &'a [Row<W>],
    pub(super) live: &'a [bool],
    pub(super) space: &'a Space<W>,
    pub(super) renamings: &'a [Renaming<W>],
    pub(super) turn: u8,
}

/// What is known of the placements of a slice, or of some of its runs.
pub(super) struct Shelf<'a, const W: usize> {
    pub(super) lost: &'a mut [Row<W>],
    pub(super) changed: &'a mut [bool],
    pub(super) fresh: &'a mut [bool],
    /// Bytes a placement; or none at all.
    pub(super) turns: &'a mut [u8],
}

impl<'a, const W: usize> Shelf<'a, W> {
    /// The first placements and runs, which are taken away.
    fn split(&mut self, placements: usize, runs: usize, cells: usize) -> Shelf<'a, W> {
        fn first<'a, T>(all: &mut &'a mut [T], count: usize) -> &'a mut [T] {
            let (first, rest) = core::mem::take(all).split_at_mut(count);
            *all = rest;
            first
        }
        let bytes = if self.turns.is_empty() { 0 } else { cells * placements };
        Shelf {
            lost: first(&mut self.lost, placements),
            changed: first(&mut self.changed, placements),
            fresh: first(&mut self.fresh, runs),
            turns: first(&mut self.turns, bytes),
        }
    }
}

impl<const W: usize> Back<'_, W> {
    #[inline]
    fn renamed(&self, change: &Change, set: &Row<W>) -> Row<W> {
        match change.sets {
            Sets::Shifted(step) => self.space.shifted(set, step),
            Sets::Renamed(symmetry) => self.renamings[symmetry].of(set),
        }
    }

    /// Adds it to what is lost in the placements of a slice.
    pub(super) fn give(&self, user: &User, mut shelf: Shelf<'_, W>, crew: &dyn Crew) -> News {
        let pieces = self.layout.cut(user.slice, crew.hands());
        let mut news: Vec<News> = pieces.iter().map(|_| News::default()).collect();
        let mut work: Vec<Box<dyn FnOnce() + Send + '_>> = Vec::new();
        for ((runs, placements), news) in pieces.into_iter().zip(&mut news) {
            let shelf = shelf.split(placements.len(), runs.len(), self.layout.ground.len());
            let taking = Taking { back: self, shelf, news };
            work.push(Box::new(move || taking.all(user, runs, placements.start)));
        }
        crew.share(work);
        news.iter().fold(News::default(), |all, part| News { lost: all.lost + part.lost, won: all.won + part.won })
    }
}

/// Some runs of a slice, which take sets.
struct Taking<'a, const W: usize> {
    back: &'a Back<'a, W>,
    shelf: Shelf<'a, W>,
    news: &'a mut News,
}

impl<const W: usize> Taking<'_, W> {
    fn all(mut self, user: &User, runs: Range<usize>, start: usize) {
        let (layout, first) = (self.back.layout, runs.start);
        let mut at = 0;
        layout.each(user.slice, runs, |run, name, len| {
            let news = match &user.change {
                Some(change) => self.changed(change, name, at, len),
                None => self.back.live[run] && self.same(start + at, at, len),
            };
            self.shelf.fresh[run - first] |= news;
            at += len;
        });
    }

    /// A run that takes sets as they are.
    fn same(&mut self, from: usize, at: usize, len: usize) -> bool {
        let sets = &self.back.sets[from..from + len];
        let known = &self.shelf.lost[at..at + len];
        // Seldom is there anything new: a loop that only looks is the faster one.
        let new = sets.iter().zip(known).fold([0; W], |all, (set, lost)| or(all, &without(*set, lost)));
        if is_empty(&new) {
            return false;
        }
        sets.iter().enumerate().fold(false, |news, (nth, set)| self.take(at + nth, set) || news)
    }

    /// A run that takes sets by a symmetry.
    fn changed(&mut self, change: &Change, name: &[usize], at: usize, len: usize) -> bool {
        let (layout, live) = (self.back.layout, self.back.live);
        if layout.others == 0 {
            return live[0] && self.take(at, &self.back.renamed(change, &self.back.sets[0]));
        }
        let mut base = [0; MOST_CATCHERS as usize];
        let base = &mut base[..name.len()];
        base.iter_mut().zip(name).for_each(|(to, &place)| *to = change.back[place]);
        base.sort_unstable();
        let probe = layout.ranks.probe(base);
        let (start, run) = probe.first();
        let (mut news, mut place) = (false, 0);
        while place < len {
            let (first, end) = (change.back[place], change.rows[place].min(len));
            if first + (end - place) <= probe.least().saturating_add(1) {
                if live[run] {
                    for nth in place..end {
                        news |= self.renamed(change, at + nth, start + first + nth - place);
                    }
                }
            } else {
                for nth in place..end {
                    let from = change.back[nth];
                    news |= live[probe.run(from)] && self.renamed(change, at + nth, probe.rank(from));
                }
            }
            place = end;
        }
        news
    }

    #[inline]
    fn renamed(&mut self, change: &Change, at: usize, from: usize) -> bool {
        let set = &self.back.sets[from];
        !is_empty(set) && self.take(at, &self.back.renamed(change, set))
    }

    #[inline]
    fn take(&mut self, at: usize, set: &Row<W>) -> bool {
        let lost = &mut self.shelf.lost[at];
        let new = without(*set, lost);
        if is_empty(&new) {
            return false;
        }
        *lost = or(*lost, &new);
        self.shelf.changed[at] = true;
        self.news.lost += size(&new);
        self.news.won += u64::from(*lost == self.back.space.full);
        if !self.shelf.turns.is_empty() {
            let row = &mut self.shelf.turns[self.back.layout.ground.len() * at..];
            cells(new).for_each(|cell| row[usize::from(cell)] = self.back.turn);
        }
        true
    }
}
