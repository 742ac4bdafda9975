use alloc::vec::Vec;

use super::row::{Row, is_empty, or, without};

/// Sets, run by run: only runs with any cell are there, in no order, so that there is little memory to go through.
#[derive(Default)]
pub(super) struct Runs<const W: usize> {
    /// A bit a run.
    live: Vec<u64>,
    /// Where the sets of each of these begin.
    at: Vec<usize>,
    sets: Vec<Row<W>>,
}

impl<const W: usize> Runs<W> {
    /// Empties so many runs.
    pub(super) fn clear(&mut self, runs: usize) {
        self.live.clear();
        self.live.resize(runs.div_ceil(64) + 1, 0);
        if self.at.len() < runs {
            self.at.resize(runs, 0);
        }
        self.sets.clear();
    }

    #[inline]
    pub(super) fn is_live(&self, run: usize) -> bool {
        self.live[run / 64] >> (run % 64) & 1 != 0
    }

    /// Which of the 64 runs from one on are live.
    #[inline]
    pub(super) fn word(&self, run: usize) -> u64 {
        let (nth, bit) = (run / 64, run % 64);
        if bit == 0 { self.live[nth] } else { self.live[nth] >> bit | self.live[nth + 1] << (64 - bit) }
    }

    /// The first sets of a live run.
    #[inline]
    pub(super) fn get(&self, run: usize, len: usize) -> &[Row<W>] {
        &self.sets[self.at[run]..][..len]
    }

    /// A run of so many sets, to add to.
    #[inline]
    pub(super) fn entry(&mut self, run: usize, len: usize) -> &mut [Row<W>] {
        if !self.is_live(run) {
            self.live[run / 64] |= 1 << (run % 64);
            self.at[run] = self.sets.len();
            self.sets.resize(self.sets.len() + len, [0; W]);
        }
        &mut self.sets[self.at[run]..][..len]
    }

    /// Lays down a run of so many sets that was not there, if it has any cell: of a placement each.
    #[inline]
    pub(super) fn lay(&mut self, run: usize, len: usize, mut set: impl FnMut(usize) -> Row<W>) -> bool {
        let (start, mut all) = (self.sets.len(), [0; W]);
        self.sets.resize(start + len, [0; W]);
        for (nth, out) in self.sets[start..].iter_mut().enumerate() {
            *out = set(nth);
            all = or(all, out);
        }
        self.end(run, start, &all)
    }

    /// The same of the union of some runs but some cells.
    #[inline]
    pub(super) fn unite<const N: usize>(&mut self, run: usize, len: usize, from: [&[Row<W>]; N], but: &Row<W>) -> bool {
        let from = from.map(|sets| &sets[..len]);
        self.lay(run, len, |nth| without(from.iter().fold([0; W], |all, sets| or(all, &sets[nth])), but))
    }

    fn end(&mut self, run: usize, start: usize, all: &Row<W>) -> bool {
        let any = !is_empty(all);
        if any {
            self.live[run / 64] |= 1 << (run % 64);
            self.at[run] = start;
        } else {
            self.sets.truncate(start);
        }
        any
    }

    /// How many sets were laid down.
    pub(super) fn len(&self) -> usize {
        self.sets.len()
    }

    /// The live ones of the first so many runs.
    pub(super) fn below(&self, runs: usize) -> impl Iterator<Item = usize> {
        let words = self.live[..runs.div_ceil(64)].iter().enumerate();
        words.flat_map(|(nth, &word)| bits(word).map(move |bit| 64 * nth + bit)).take_while(move |&run| run < runs)
    }
}

/// The bits that are set, ascending.
#[inline]
pub(super) fn bits(word: u64) -> impl Iterator<Item = usize> {
    let mut rest = word;
    core::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        bit
    })
}
