use super::layout::Layout;
use super::ranks::each;
use super::row::{Row, or, without};
use super::runs::{Runs, bits};
use super::views::{Heard, View, Views};

/// The moves of the others, taken back catcher by catcher, the last in the order first.
///
/// A stage is a table: for every multiset of catchers that have yet to be taken back (its row's name), the sets of all
/// multisets of those that have been. In colexicographic order the latter whose last cell is x are a block, and the block is
/// the union of the beginnings of up to five rows of the stage before. Sets whose names differ in the first cell alone are a
/// run; of runs without a cell there is nothing but a bit, of rows without a run nothing at all.
pub(super) struct Stages<'a, const W: usize> {
    pub(super) layout: &'a Layout,
    /// The cells that a catcher on a place reaches: whoever stands there has lost, which is known and not passed on.
    pub(super) known: &'a [Row<W>],
    /// The others come to the first so many places.
    pub(super) from: usize,
    /// They are taken back to the first so many places.
    pub(super) to: usize,
}

/// Room for the stages of a slice; after the last one there is one row.
#[derive(Default)]
pub(super) struct Room<const W: usize> {
    pub(super) done: Stage<W>,
    next: Stage<W>,
}

/// The table of a stage.
#[derive(Default)]
pub(super) struct Stage<const W: usize> {
    pub(super) runs: Runs<W>,
    /// The first run of each row, or [`NONE`]; a row of the first stage is one run.
    rows: alloc::vec::Vec<usize>,
}

const NONE: usize = usize::MAX;

impl<const W: usize> Stages<'_, W> {
    /// Takes all moves back of what some views show.
    pub(super) fn take_back(&self, views: &Views<'_, W>, seen: &[View], heard: &[Heard<W>], room: &mut Room<W>) {
        self.first(views, seen, heard, &mut room.done.runs);
        for stage in 2..=self.layout.others {
            self.next(stage, &room.done, &mut room.next);
            core::mem::swap(&mut room.done, &mut room.next);
        }
    }

    /// The catchers that have been taken back were before the others in the order.
    #[inline]
    fn bound(&self, least: Option<&usize>) -> usize {
        least.map_or(self.to, |&least| self.layout.ground.widened[least + 1].min(self.to))
    }

    /// The first stage, set by set: each tells the rows of all its catchers but one.
    fn first(&self, views: &Views<'_, W>, seen: &[View], heard: &[Heard<W>], out: &mut Runs<W>) {
        out.clear(self.layout.ranks.count(self.from, self.layout.others.saturating_sub(1)));
        for view in seen {
            views.each(view, &heard[view.home], self.from, |others, set| {
                if others.is_empty() {
                    let out = &mut out.entry(0, 1)[0];
                    *out = or(*out, &set);
                } else {
                    self.tell(others, &set, out);
                }
            });
        }
    }

    #[inline]
    fn tell(&self, others: &[usize], set: &Row<W>, out: &mut Runs<W>) {
        let ranks = &self.layout.ranks;
        let mut row: usize = (1..others.len()).map(|nth| ranks.choose(others[nth] + nth - 1, nth)).sum();
        for (nth, &place) in others.iter().enumerate() {
            if nth > 0 {
                row = row + ranks.choose(others[nth - 1] + nth - 1, nth) - ranks.choose(place + nth - 1, nth);
                if place == others[nth - 1] {
                    continue;
                }
            }
            let bound = self.bound(others.get(usize::from(nth == 0)).filter(|_| others.len() > 1));
            let beside = &self.layout.ground.beside[place];
            if beside[0] >= bound {
                continue;
            }
            let to = out.entry(row, bound);
            for &from in beside.iter().filter(|&&from| from < bound) {
                to[from] = or(to[from], &without(*set, &self.known[from]));
            }
        }
    }

    /// A later stage, from the one before.
    fn next(&self, stage: usize, before: &Stage<W>, out: &mut Stage<W>) {
        let names = self.layout.others - stage;
        self.lay_out(stage, out);
        let mut near = alloc::vec![NONE; self.from];
        each(&self.layout.ranks, names, self.from, 0..out.rows.len(), |row, name| {
            let (with, bound) = (self.layout.ranks.with(name), self.bound(name.first()));
            let mut any = false;
            for (place, near) in near[..self.layout.ground.widened[bound]].iter_mut().enumerate() {
                *near = before.row(stage - 1, with.rank(place));
                any |= *near != NONE;
            }
            let (first, mut live) = (out.rows[row], false);
            if any {
                (0..bound).for_each(|place| live |= self.block(stage, place, &near, before, first, out));
            }
            if !live {
                out.rows[row] = NONE;
            }
        });
    }

    /// Where the rows of a stage begin: at a bit of their own word.
    fn lay_out(&self, stage: usize, out: &mut Stage<W>) {
        let (ranks, names) = (&self.layout.ranks, self.layout.others - stage);
        let mut end = 0;
        out.rows.clear();
        each(ranks, names, self.from, 0..ranks.count(self.from, names), |_, name| {
            out.rows.push(end);
            end += ranks.count(self.bound(name.first()), stage - 1).next_multiple_of(64);
        });
        out.runs.clear(end);
    }

    /// The part of a row whose last catcher was on a place: the union of the beginnings of the rows next to it.
    fn block(
        &self,
        stage: usize,
        place: usize,
        near: &[usize],
        before: &Stage<W>,
        row: usize,
        out: &mut Stage<W>,
    ) -> bool {
        let (mut rows, mut count) = ([0; 5], 0);
        for &beside in &self.layout.ground.beside[place] {
            if near[beside] != NONE {
                rows[count] = near[beside];
                count += 1;
            }
        }
        let rows = &rows[..count];
        if rows.is_empty() {
            return false;
        }
        let (runs, starts) = (self.layout.ranks.count(place + 1, stage - 2), self.layout.run_starts(stage - 1));
        let (first, mut any) = (row + self.layout.ranks.count(place, stage - 1), false);
        for word in (0..runs).step_by(64) {
            let live = rows.iter().fold(0, |live, &row| live | before.runs.word(row + word));
            let live = if runs - word < 64 { live & ((1 << (runs - word)) - 1) } else { live };
            for run in bits(live).map(|bit| word + bit) {
                // A run of the row before may be longer than its beginning, but only where it is the only one.
                let len = (starts[run + 1] - starts[run]).min(place + 1);
                any |= self.unite(rows.iter().map(|row| row + run), len, place, before, first + run, out);
            }
        }
        any
    }

    #[inline]
    fn unite(
        &self,
        from: impl Iterator<Item = usize>,
        len: usize,
        place: usize,
        before: &Stage<W>,
        run: usize,
        out: &mut Stage<W>,
    ) -> bool {
        let (mut live, mut count): ([&[Row<W>]; 5], usize) = ([&[]; 5], 0);
        for run in from.filter(|&run| before.runs.is_live(run)) {
            live[count] = before.runs.get(run, len);
            count += 1;
        }
        let (out, but) = (&mut out.runs, &self.known[place]);
        match live[..count] {
            [a] => out.unite(run, len, [a], but),
            [a, b] => out.unite(run, len, [a, b], but),
            [a, b, c] => out.unite(run, len, [a, b, c], but),
            [a, b, c, d] => out.unite(run, len, [a, b, c, d], but),
            [a, b, c, d, e] => out.unite(run, len, [a, b, c, d, e], but),
            _ => false,
        }
    }
}

impl<const W: usize> Stage<W> {
    /// The first run of a row; [`NONE`] where all are empty.
    #[inline]
    fn row(&self, stage: usize, row: usize) -> usize {
        match stage {
            1 if self.runs.is_live(row) => row,
            1 => NONE,
            _ => self.rows[row],
        }
    }
}
