//! One decision: first moves are compared on sampled boards, the same boards for all of them.

mod plan;

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::arm::Arm;
use super::beam::Beam;
use super::knowledge::Knowledge;
use super::net::{Net, POINT};
use super::node::{Determinization, Node};
use super::position::{Position, Value};
use super::shape::{STRIDE, Shape};
use crate::games::solitaire::cells::Cells;
use crate::games::solitaire::model::{CELLS, LAYERS};
use crate::games::solitaire::piece::Piece;
use crate::insertion_sort;
use crate::rng::SplitMix64;

/// The greatest number of first moves that are compared.
const MAX_ARMS: usize = 12;

/// The greatest number of boards. First moves that are still compared then are about equal.
const MAX_BOARDS: usize = 512;

/// A search of one decision that can be run in slices and stopped at any time.
///
/// ```
/// # use boardlab_core::{Game, games::solitaire::{Alphabet, Case, Solitaire, position}};
/// # let case = Case::of_seed(7, Alphabet::ALL, 100);
/// # let position = position(&case, &Solitaire::start(&case));
/// use boardlab_core::games::solitaire::player::Search;
/// let mut search = Search::new(&position, 1);
/// // In slices, so that the caller can end it.
/// while search.nodes() < 2000 && search.run(500) {}
/// assert!(search.best().is_some());
/// ```
pub struct Search {
    net: Arc<Net>,
    shape: Shape,
    position: Position,
    root: Node,
    arms: Vec<Arm>,
    determinization: Determinization,
    /// For each piece, by cell and layer, its types on the next boards.
    decks: Box<[[Piece; 8]]>,
    beam: Beam,
    turn: usize,
    /// Worth of the current first move without a look ahead.
    bare: i32,
    /// The number of evaluations of the current first move on this board.
    looks: u32,
    /// Their sum.
    looks_worth: i32,
    boards: usize,
    width: usize,
    open: bool,
    random: SplitMix64,
    total: i32,
    nodes: u64,
    done: bool,
    line: Vec<u8>,
    line_worth: i32,
}

impl Search {
    /// Starts a decision.
    pub fn new(position: &Position, seed: u64) -> Self {
        Self::shaped(position, seed, &Knowledge::new(position.alphabet), Shape::QUICK)
    }

    /// Starts a decision with what was kept of the one before, and with other parameters.
    pub fn shaped(position: &Position, seed: u64, known: &Knowledge, shape: Shape) -> Self {
        let net = known.net.clone();
        let root = Node::new(&net, position, Cells::NONE);
        let arms: Vec<Arm> = position.legal().map(Arm::of).collect();
        let mut search = Self {
            net,
            shape,
            position: position.clone(),
            beam: Beam::new(root),
            root,
            done: arms.len() < 2,
            arms,
            determinization: [[Piece::One; LAYERS]; CELLS],
            decks: [[Piece::One; 8]; LAYERS * CELLS].into(),
            turn: 0,
            bare: 0,
            looks: 0,
            looks_worth: 0,
            boards: 0,
            width: shape.width,
            open: false,
            random: SplitMix64::new(seed ^ (position.history.len() as u64).wrapping_mul(0xA24B_AED4_963E_E407)),
            total: position.tally().1,
            nodes: 0,
            line: Vec::new(),
            line_worth: i32::MIN,
        };
        search.recall(known);
        search.thin();
        search.sample_determinization();
        if search.has_hidden() {
            search.next_turn();
        } else {
            search.width = 32;
        }
        search
    }

    /// If there are very many first moves, as on a new board, only those with the best values are compared.
    fn thin(&mut self) {
        if self.arms.len() <= MAX_ARMS || !self.has_hidden() {
            return;
        }
        let mut order: Vec<(i32, usize)> = self.arms.iter().map(|arm| self.guess(arm.cell)).zip(0..).collect();
        insertion_sort::sort_by(&mut order, |one, other| one > other);
        for &(_, at) in &order[MAX_ARMS..] {
            self.arms[at].alive = false;
        }
    }

    /// The learned value of a first move: the points still to come, in 1/256.
    fn guess(&self, cell: u8) -> i32 {
        let child = self.root.child(&self.net, None, cell);
        child.score + child.value(&self.net)
    }

    /// Whether anything is hidden.
    fn has_hidden(&self) -> bool {
        let hidden = (0..CELLS).any(|c| self.position.removed[c] < 2);
        hidden && self.position.alphabet.count() > 1
    }

    /// Samples the next board. On n boards in a row, n being the number of types, each hidden piece has each type once
    /// (a Latin hypercube). Means of leads then vary a quarter less than on boards drawn independently.
    fn sample_determinization(&mut self) {
        let kinds = self.position.alphabet.count();
        if self.boards.is_multiple_of(kinds) {
            self.shuffle();
        }
        for at in 0..3 * CELLS {
            let (cell, layer) = (at / 3, at % 3);
            let drawn = self.decks[at][self.boards % kinds];
            let seen = self.position.tops[cell].filter(|_| layer == usize::from(self.position.removed[cell]));
            self.determinization[cell][layer] = seen.unwrap_or(drawn);
        }
    }

    /// Puts the types of each piece into another order.
    fn shuffle(&mut self) {
        let kinds: Vec<Piece> = self.position.alphabet.into_iter().collect();
        for at in 0..3 * CELLS {
            self.decks[at][..kinds.len()].copy_from_slice(&kinds);
            for last in (1..kinds.len()).rev() {
                let other = ((self.random.next_u64() >> 32) * (last as u64 + 1)) >> 32;
                self.decks[at].swap(last, other as usize);
            }
        }
    }

    /// Continues for about `nodes` positions. Returns false when the search is finished.
    pub fn run(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while !self.done && self.nodes < until {
            if self.has_hidden() { self.sample() } else { self.plan() }
        }
        !self.done
    }

    /// One level of the beam of one first move on one sampled board.
    fn sample(&mut self) {
        let before = self.beam.count;
        let on = self.beam.depth + 1 < self.shape.deepest();
        let more = on && self.beam.deepen_on(&self.net, Some(&self.determinization), self.lines());
        self.nodes += self.beam.count - before + 1;
        if !more || self.shape.weighs(self.beam.depth + 1) {
            self.look(!more);
        }
        if more {
            return;
        }
        self.arms[self.turn].worth.push(self.looks_worth / self.looks as i32);
        (self.looks, self.looks_worth) = (0, 0);
        self.turn += 1;
        self.next_turn();
    }

    /// The number of lines kept on this level. After the first evaluation a few lines are enough.
    fn lines(&self) -> usize {
        if self.beam.depth + 1 < self.shape.depth + STRIDE { self.width } else { self.width * 3 / 8 }
    }

    /// Evaluates the current first move. Lines that ended before have the same value at all later evaluations.
    fn look(&mut self, last: bool) {
        let worth = self.beam.sound().unwrap_or(self.bare);
        let times = if last { self.shape.again + 1 - self.looks } else { 1 };
        self.looks += times;
        self.looks_worth += worth * times as i32;
    }

    /// The next first move on this board, or the first one on another board.
    fn next_turn(&mut self) {
        while self.turn < self.arms.len() && !self.arms[self.turn].alive {
            self.turn += 1;
        }
        if self.turn >= self.arms.len() {
            self.boards += 1;
            if self.boards.is_multiple_of(self.shape.boards) && self.width < self.shape.most {
                self.width *= 2;
            }
            self.drop_hopeless();
            self.sample_determinization();
            self.turn = self.arms.iter().position(|arm| arm.alive).unwrap_or(0);
        }
        if let Some(arm) = self.arms.get(self.turn) {
            let child = self.root.child(&self.net, Some(&self.determinization), arm.cell);
            self.bare = child.score + child.value(&self.net);
            self.beam.restart(child);
        }
    }

    /// Drops first moves that are clearly worse than the best one.
    fn drop_hopeless(&mut self) {
        let Some(best) = self.leader() else { return };
        for at in 0..self.arms.len() {
            if at == best || !self.arms[at].alive {
                continue;
            }
            let (mean, error) = self.arms[best].lead_over(&self.arms[at], self.shape.doubt * POINT as f32);
            self.arms[at].alive = mean * mean < self.shape.margin * self.shape.margin * error;
        }
        self.done = self.boards >= MAX_BOARDS || self.arms.iter().filter(|arm| arm.alive).count() < 2;
    }

    /// The place of the first move that is best so far.
    fn leader(&self) -> Option<usize> {
        let living = self.arms.iter().enumerate().filter(|(_, arm)| arm.alive && !arm.worth.is_empty());
        let best = living.reduce(|best, next| if next.1.mean() > best.1.mean() { next } else { best });
        best.map(|(at, _)| at)
    }

    /// The choice: none when the game is over.
    pub fn best(&self) -> Option<u8> {
        if !self.line.is_empty() {
            return Some(self.line[0]);
        }
        let first = self.arms.first()?.cell;
        if self.arms.len() > 1 && self.boards == 0 {
            self.hurried()
        } else {
            Some(self.leader().map_or(first, |at| self.arms[at].cell))
        }
    }

    /// The best first move by the learned value alone, before the first board is finished.
    fn hurried(&self) -> Option<u8> {
        let guesses = self.arms.iter().map(|arm| (self.guess(arm.cell), arm.cell));
        guesses.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, cell)| cell)
    }

    /// Every legal target, best first.
    pub fn values(&self) -> Vec<Value> {
        let mut values: Vec<Value> = self.arms.iter().map(|arm| self.weighed(arm)).collect();
        let best = self.best();
        let key = |value: &Value| (Some(value.cell) == best, value.samples.min(1));
        let order = |one: &Value, other: &Value| {
            key(other).cmp(&key(one)).then(other.mean.total_cmp(&one.mean)).then(one.cell.cmp(&other.cell))
        };
        insertion_sort::sort_by(&mut values, |one, other| order(one, other).is_lt());
        values
    }

    fn weighed(&self, arm: &Arm) -> Value {
        let secret = self.has_hidden();
        let mut worth = arm.mean();
        if arm.worth.is_empty() {
            worth = self.guess(arm.cell) as f32;
        }
        if !secret {
            worth = arm.worth.last().map_or(worth, |&last| last as f32);
        }
        if self.line.first() == Some(&arm.cell) {
            worth = worth.max(self.line_worth as f32);
        }
        let spread = if secret { arm.deviation() / POINT as f32 } else { 0.0 };
        let mean = self.total as f32 + worth / POINT as f32;
        Value { cell: arm.cell, mean, spread, samples: arm.worth.len() as u32 }
    }

    /// The line it expects, as far as it goes.
    pub fn line(&self) -> Vec<u8> {
        if self.line.is_empty() { self.best().into_iter().collect() } else { self.line.clone() }
    }

    /// Positions weighed.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What is kept for the next decision, after `cell` was chosen.
    pub fn keep(&self, cell: u8) -> Knowledge {
        let goes_on = self.line.first() == Some(&cell);
        Knowledge {
            alphabet: self.position.alphabet,
            net: self.net.clone(),
            line: if goes_on { self.line[1..].to_vec() } else { Vec::new() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CELLS, Position, Search};
    use crate::games::solitaire::Alphabet;
    use alloc::vec::Vec;

    #[test]
    fn boards_in_a_row_show_every_type_of_a_hidden_piece_once() {
        for alphabet in ["all", "1,2,3,4", "torn,lopare,dam", "1,2"] {
            let alphabet: Alphabet = alphabet.parse().unwrap();
            let tops = [alphabet.into_iter().next(); CELLS];
            let position = Position { tops, removed: [0; CELLS], history: Vec::new(), alphabet };
            let mut search = Search::new(&position, 2016);
            let mut seen = [Alphabet::default(); CELLS * 2];
            for _ in alphabet {
                for (at, types) in seen.iter_mut().enumerate() {
                    *types |= Alphabet::of([search.determinization[at / 2][1 + at % 2]]);
                }
                search.boards += 1;
                search.sample_determinization();
            }
            assert_eq!(seen, [alphabet; CELLS * 2]);
        }
    }
}
