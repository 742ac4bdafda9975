//! The theory of Pursuit by the letter: every position is asked again and again until no answer changes.
//!
//! Cells are numbered row by row. It knows no symmetry, no set of bits and no order of work.

use std::collections::{BTreeMap, BTreeSet};

/// Turns to a capture that never comes.
pub const NEVER: u8 = u8::MAX;

/// What a chase is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Chase {
    pub torus: bool,
    pub n: usize,
    pub k: usize,
    pub s: usize,
    pub blocked: bool,
}

/// The value of every position of a chase.
pub struct Theory {
    /// The chase.
    pub chase: Chase,
    /// The cells of the catchers, in ascending order.
    pub placements: Vec<Vec<usize>>,
    numbers: BTreeMap<Vec<usize>, usize>,
    turns: Vec<Vec<u8>>,
    last: Vec<Vec<u8>>,
}

impl Chase {
    /// Where a step to the side and a step down lead; none off a square.
    pub fn step(&self, from: usize, dx: isize, dy: isize) -> Option<usize> {
        let n = self.n as isize;
        let (x, y) = ((from % self.n) as isize + dx, (from / self.n) as isize + dy);
        let is_inside = 0 <= x && x < n && 0 <= y && y < n;
        // A step leaves the torus by less than one side: adding or subtracting a side brings it back.
        let wrap = |at: isize| {
            if at < 0 {
                at + n
            } else if at < n {
                at
            } else {
                at - n
            }
        };
        (is_inside || self.torus).then(|| (wrap(y) * n + wrap(x)) as usize)
    }

    /// The cells that one step leads to, staying too.
    pub fn around(&self, from: usize) -> impl Iterator<Item = usize> {
        let deltas = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)];
        deltas.into_iter().filter_map(move |(dx, dy)| self.step(from, dx, dy))
    }

    /// Where S steps of the fugitive end. In the reading `blocked` it is caught in the first catcher's cell that it
    /// enters.
    pub fn ways(&self, catchers: &[usize], from: usize) -> Vec<usize> {
        let mut is_end = vec![false; self.n * self.n];
        is_end[from] = true;
        for _ in 0..self.s {
            for at in places(&is_end) {
                if !(self.blocked && catchers.contains(&at)) {
                    self.around(at).for_each(|to| is_end[to] = true);
                }
            }
        }
        places(&is_end)
    }

    /// Every way to place the catchers.
    fn placements(&self) -> Vec<Vec<usize>> {
        let mut all = vec![vec![]];
        for _ in 0..self.k {
            let longer = |head: Vec<usize>| {
                (head.last().copied().unwrap_or(0)..self.n * self.n).map(move |cell| [&head[..], &[cell]].concat())
            };
            all = all.into_iter().flat_map(longer).collect();
        }
        all
    }

    /// Where the catchers' steps lead, in ascending order.
    pub fn moved(&self, catchers: &[usize]) -> BTreeSet<Vec<usize>> {
        let mut all = BTreeSet::from([vec![]]);
        for &catcher in catchers {
            let longer =
                |head: &Vec<usize>| self.around(catcher).map(|to| sorted(&[&head[..], &[to]].concat())).collect();
            all = all.iter().flat_map::<Vec<_>, _>(longer).collect();
        }
        all
    }

    /// The eight mirrors and turns of a field, on a torus with every shift: where each takes every cell.
    pub fn symmetries(&self) -> Vec<Vec<usize>> {
        let n = self.n;
        let shifts = if self.torus { self.n } else { 1 };
        let image = |nth: usize, (right, down): (usize, usize), cell: usize| {
            let (mut x, mut y) = (cell % n, cell / n);
            for (bit, mirror) in [(1, 0), (2, 1), (4, 2)] {
                if nth & bit > 0 {
                    (x, y) = [(n - 1 - x, y), (x, n - 1 - y), (y, x)][mirror];
                }
            }
            (y + down) % n * n + (x + right) % n
        };
        let shifts = (0..shifts).flat_map(|right| (0..shifts).map(move |down| (right, down)));
        let each = shifts.flat_map(|shift| (0..8).map(move |nth| (nth, shift)));
        each.map(|(nth, shift)| (0..n * n).map(|cell| image(nth, shift, cell)).collect()).collect()
    }
}

impl Theory {
    /// Asks until nothing changes.
    pub fn of(chase: Chase) -> Theory {
        let placements = chase.placements();
        let numbers: BTreeMap<_, _> = placements.iter().cloned().zip(0..).collect();
        let moved = |set: &Vec<usize>| chase.moved(set).iter().map(|set| numbers[set]).collect();
        let moved: Vec<Vec<usize>> = placements.iter().map(moved).collect();
        let ways = |set: &[usize]| (0..chase.n * chase.n).map(|from| chase.ways(set, from)).collect();
        // Only in the reading `blocked` do catchers stand in a way.
        let open: Vec<Vec<usize>> = ways(&[]);
        let ways = |set: &Vec<usize>| if chase.blocked { ways(set) } else { open.clone() };
        let ways: Vec<Vec<Vec<usize>>> = placements.iter().map(ways).collect();
        let caught =
            |set: &Vec<usize>| (0..chase.n * chase.n).map(|f| if set.contains(&f) { 0 } else { NEVER }).collect();
        let turns: Vec<Vec<u8>> = placements.iter().map(caught).collect();
        let mut theory = Theory { chase, placements, numbers, last: turns.clone(), turns };
        while theory.ask(&moved, &ways) {}
        theory
    }

    /// Values every position by those that its moves lead to; returns whether a value changed.
    fn ask(&mut self, moved: &[Vec<usize>], ways: &[Vec<Vec<usize>>]) -> bool {
        let mut changed = false;
        for (at, set) in self.placements.iter().enumerate() {
            for from in (0..ways[at].len()).filter(|from| !set.contains(from)) {
                self.last[at][from] = ways[at][from].iter().map(|&to| self.turns[at][to]).max().unwrap();
            }
        }
        for (at, set) in self.placements.iter().enumerate() {
            let mut best = vec![NEVER; ways[at].len()];
            for &to in &moved[at] {
                best.iter_mut().zip(&self.last[to]).for_each(|(best, &turns)| *best = turns.min(*best));
            }
            for from in (0..best.len()).filter(|from| !set.contains(from)) {
                let turns = best[from].saturating_add(1);
                changed |= self.turns[at][from] != turns;
                self.turns[at][from] = turns;
            }
        }
        changed
    }

    /// The turns to the capture of a fugitive on each cell, the coming turn counted, with the catchers to move.
    pub fn turns_by_cell(&self, catchers: &[usize]) -> &[u8] {
        &self.turns[self.numbers[&sorted(catchers)]]
    }

    /// The turns to the capture from a position, the coming one counted, with the catchers to move.
    pub fn turns(&self, catchers: &[usize], fugitive: usize) -> u8 {
        self.turns_by_cell(catchers)[fugitive]
    }

    /// The turns that are still to come after this one, with the fugitive to move; 0 for a capture in this turn.
    pub fn last(&self, catchers: &[usize], fugitive: usize) -> u8 {
        self.last[self.numbers[&sorted(catchers)]][fugitive]
    }

    /// The turn in which the catchers, so placed, have caught any fugitive.
    pub fn slowest(&self, catchers: &[usize]) -> u8 {
        self.turns_by_cell(catchers).iter().copied().max().unwrap()
    }

    /// The capture time of the best placement.
    pub fn capture_time(&self) -> Option<u16> {
        let best = self.placements.iter().map(|set| self.slowest(set)).min().unwrap();
        (best != NEVER).then_some(best.into())
    }

    /// The placements that force it; none for an escape.
    pub fn best_placements(&self) -> BTreeSet<Vec<usize>> {
        let time = self.capture_time();
        let forces = |set: &&Vec<usize>| time == Some(self.slowest(set).into());
        self.placements.iter().filter(forces).cloned().collect()
    }
}

/// The same in ascending order.
pub fn sorted(cells: &[usize]) -> Vec<usize> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

fn places(marked: &[bool]) -> Vec<usize> {
    (0..marked.len()).filter(|&cell| marked[cell]).collect()
}
