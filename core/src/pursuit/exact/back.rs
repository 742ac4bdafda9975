use super::group::{Mark, read};
use super::layout::Layout;
use super::ranks::Cursor;
use super::row::{Row, cells, is_empty, or, size, without};
use super::runs::Runs;

/// What a turn brought.
#[derive(Clone, Copy, Default)]
pub(super) struct News {
    /// States lost.
    pub(super) lost: u64,
    /// Placements lost altogether.
    pub(super) won: u64,
}

/// What is known of the placements of a slice.
pub(super) struct Shelf<'a, const W: usize> {
    pub(super) lost: &'a mut [Row<W>],
    pub(super) changed: &'a mut [bool],
    pub(super) marks: &'a mut [Mark],
    /// Bytes a placement; or none at all.
    pub(super) turns: &'a mut [u8],
}

impl<'a, const W: usize> Shelf<'a, W> {
    /// The first placements and runs, which are taken away.
    pub(super) fn split(&mut self, placements: usize, runs: usize, cells: usize) -> Shelf<'a, W> {
        fn first<'a, T>(all: &mut &'a mut [T], count: usize) -> &'a mut [T] {
            all.split_off_mut(..count).unwrap_or_default()
        }
        let bytes = if self.turns.is_empty() { 0 } else { cells * placements };
        Shelf {
            lost: first(&mut self.lost, placements),
            changed: first(&mut self.changed, placements),
            marks: first(&mut self.marks, runs),
            turns: first(&mut self.turns, bytes),
        }
    }
}

/// A slice that takes what was found for it.
pub(super) struct Taking<'a, const W: usize> {
    pub(super) layout: &'a Layout,
    /// Every cell.
    pub(super) full: Row<W>,
    /// The cells that a catcher on a place reaches.
    pub(super) known: &'a [Row<W>],
    /// Those that the slice's catcher and the anchor reach.
    pub(super) own: &'a Row<W>,
    pub(super) slice: usize,
    pub(super) shelf: Shelf<'a, W>,
    pub(super) turn: u8,
    pub(super) news: &'a mut News,
}

impl<const W: usize> Taking<'_, W> {
    /// Takes it run by run.
    pub(super) fn all(mut self, found: &Runs<W>) {
        let layout = self.layout;
        let mut names = Cursor::new(&layout.ranks, layout.others.saturating_sub(1), layout.ground.len());
        for run in found.below(self.shelf.marks.len()) {
            let range = layout.run(self.slice, run);
            let (start, sets) = (range.start, found.get(run, range.len()));
            // Seldom is there anything new: a loop that only looks is the faster one.
            let news = |all, (set, lost): (&Row<W>, &Row<W>)| or(all, &without(*set, lost));
            let is_new =
                !self.shelf.marks[run].lost || !is_empty(&sets.iter().zip(&self.shelf.lost[range]).fold([0; W], news));
            if is_new {
                self.run(start, run, names.at(run), sets);
            }
        }
    }

    fn run(&mut self, start: usize, run: usize, name: &[usize], sets: &[Row<W>]) {
        let reached = name.iter().fold(*self.own, |all, &place| or(all, &self.known[place]));
        let mark = self.shelf.marks[run];
        for (place, set) in sets.iter().enumerate() {
            let lost = read(mark.lost, self.shelf.lost, start + place);
            let new = without(*set, &lost);
            if !is_empty(&new) {
                let known = if self.layout.others == 0 { reached } else { or(reached, &self.known[place]) };
                self.shelf.marks[run] = Mark { fresh: true, lost: true, ..mark };
                self.add(start + place, &known, &new, &or(lost, &new));
            }
        }
    }

    fn add(&mut self, at: usize, known: &Row<W>, new: &Row<W>, lost: &Row<W>) {
        self.shelf.lost[at] = *lost;
        self.shelf.changed[at] = true;
        self.news.lost += size(new);
        self.news.won += u64::from(or(*lost, known) == self.full);
        if !self.shelf.turns.is_empty() {
            let row = &mut self.shelf.turns[self.layout.ground.len() * at..];
            cells(*new).for_each(|cell| row[usize::from(cell)] = self.turn);
        }
    }
}
