use super::runs::{Runs, Sets};
use super::trap::{Mark, read};
use crate::games::pursuit::exact::cell_set::{Row, add, cells, is_empty, or, size, without};
use crate::games::pursuit::exact::index::layout::Layout;
use crate::games::pursuit::exact::index::ranks::Cursor;

/// What a turn brought.
#[derive(Clone, Copy, Default)]
pub(crate) struct News {
    /// States lost.
    pub(crate) lost: u64,
    /// Placements lost altogether.
    pub(crate) won: u64,
}

/// What is known of the placements of a slice.
pub(crate) struct Shelf<'a, const W: usize> {
    pub(crate) lost: &'a mut [Row<W>],
    pub(crate) marks: &'a mut [Mark<W>],
    /// Bytes a placement; or none at all.
    pub(crate) turns: &'a mut [u8],
}

impl<'a, const W: usize> Shelf<'a, W> {
    /// The first placements and runs, which are taken away.
    pub(crate) fn split(&mut self, placements: usize, runs: usize, cells: usize) -> Shelf<'a, W> {
        fn first<'a, T>(all: &mut &'a mut [T], count: usize) -> &'a mut [T] {
            all.split_off_mut(..count).unwrap_or_default()
        }
        let bytes = if self.turns.is_empty() { 0 } else { cells * placements };
        Shelf {
            lost: first(&mut self.lost, placements),
            marks: first(&mut self.marks, runs),
            turns: first(&mut self.turns, bytes),
        }
    }
}

/// A slice that takes what was found for it.
pub(crate) struct Taking<'a, const W: usize> {
    pub(crate) layout: &'a Layout,
    /// Every cell.
    pub(crate) full: Row<W>,
    /// The cells that a catcher on a place reaches.
    pub(crate) known: &'a [Row<W>],
    /// Those that the slice's catcher and the anchor reach.
    pub(crate) own: &'a Row<W>,
    pub(crate) slice: usize,
    pub(crate) shelf: Shelf<'a, W>,
    pub(crate) turn: u8,
    pub(crate) news: &'a mut News,
}

impl<const W: usize> Taking<'_, W> {
    /// Takes it run by run.
    pub(crate) fn all(mut self, found: &Runs<W>) {
        let layout = self.layout;
        let mut names = Cursor::new(&layout.ranks, layout.others.saturating_sub(1), layout.ground.len());
        for part in layout.parts(self.slice) {
            for run in found.within(part.runs.clone()) {
                let range = layout.run(self.slice, part, run);
                self.run(range.start, run, found.get(run, range.len()), &mut names);
            }
        }
    }

    #[inline]
    fn run(&mut self, start: usize, run: usize, sets: Sets<'_, W>, names: &mut Cursor<'_>) {
        let mark = self.shelf.marks[run];
        let (mut reached, mut fresh) = (None, [0; W]);
        for (place, set) in sets.each() {
            let lost = read(mark.lost, self.shelf.lost, start + place);
            let new = without(*set, &lost);
            if !is_empty(&new) {
                let reached = *reached.get_or_insert_with(|| self.reached(names.at(run)));
                let known = if self.layout.others == 0 { reached } else { or(reached, &self.known[place]) };
                add(&mut fresh, place);
                self.put(start + place, &known, &new, &or(lost, &new));
            }
        }
        if reached.is_some() {
            self.shelf.marks[run] = Mark { fresh, lost: true, ..mark };
        }
    }

    /// The cells that all catchers of a run reach but the one that makes the difference.
    fn reached(&self, name: &[usize]) -> Row<W> {
        name.iter().fold(*self.own, |all, &place| or(all, &self.known[place]))
    }

    fn put(&mut self, at: usize, known: &Row<W>, new: &Row<W>, lost: &Row<W>) {
        self.shelf.lost[at] = *lost;
        self.news.lost += size(new);
        self.news.won += u64::from(or(*lost, known) == self.full);
        if !self.shelf.turns.is_empty() {
            let row = &mut self.shelf.turns[self.layout.ground.len() * at..];
            cells(*new).for_each(|cell| row[usize::from(cell)] = self.turn);
        }
    }
}
