//! One decision: first moves are compared on sampled boards, the same boards for all of them.

mod plan;

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::beam::{Beam, Determinization, Node};
use super::knowledge::Knowledge;
use super::net::{Net, POINT};
use super::position::{Position, Value};
use crate::games::solitaire::model::{CELLS, LAYERS};
use crate::games::solitaire::piece::Piece;
use crate::insertion_sort;
use crate::rng::SplitMix64;

/// The parameters of the search.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Lines kept for each first move on the first boards.
    pub width: usize,
    /// Removals that a line looks ahead until its end is weighed.
    pub depth: u32,
    /// How often it is weighed again, each time `STRIDE` removals further on. The mean counts: it is nearer to what
    /// games from there come to than any single look.
    pub again: u32,
    /// Boards before the width doubles.
    pub boards: usize,
    /// Lines kept at most on sampled boards.
    pub most: usize,
    /// A first move is dropped when it trails by this many standard errors.
    pub margin: f32,
    /// Prior standard deviation of a lead, in points. It counts as two boards.
    pub doubt: f32,
    /// Widest beam of a position without hidden pieces.
    pub widest: usize,
}

impl Shape {
    /// What plays best in about a tenth of a second a game, 20,000 positions a move.
    pub const QUICK: Self =
        Self { width: 8, depth: 14, again: 0, boards: 8, most: 64, margin: 2.0, doubt: 20.0, widest: 2048 };
    /// What plays best in about a second a game, 200,000 positions a move.
    pub const DEEP: Self =
        Self { width: 32, depth: 20, again: 3, boards: 8, most: 32, margin: 1.3, doubt: 34.0, widest: 2048 };

    /// The parameters for a number of positions per move.
    pub const fn for_nodes(nodes: u64) -> Self {
        if nodes < 80_000 { Self::QUICK } else { Self::DEEP }
    }

    /// Removals after which a line is weighed for the last time.
    const fn deepest(&self) -> u32 {
        self.depth + self.again * STRIDE
    }

    /// Whether a line is weighed after `depth` removals and then continues.
    const fn weighs(&self, depth: u32) -> bool {
        self.depth <= depth && depth < self.deepest() && (depth - self.depth).is_multiple_of(STRIDE)
    }
}

/// Removals between two looks at a line.
const STRIDE: u32 = 8;

/// The greatest number of first moves that are compared.
const MAX_ARMS: usize = 12;

/// The greatest number of boards. First moves that are still compared then are about equal.
const MAX_BOARDS: usize = 512;

struct Arm {
    cell: u8,
    worth: Vec<i32>,
    alive: bool,
}

/// A search of one decision that can be run in slices and stopped at any time.
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
    /// The number of evaluations of the current first move on this board, and their sum.
    looks: (u32, i32),
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
        let root = Node::new(&net, position, 0);
        let arms: Vec<Arm> = position.legal().map(|cell| Arm { cell, worth: Vec::new(), alive: true }).collect();
        let mut search = Self {
            net,
            shape,
            position: position.clone(),
            beam: Beam::new(root.clone()),
            root,
            done: arms.len() < 2,
            arms,
            determinization: [[Piece::One; LAYERS]; CELLS],
            decks: [[Piece::One; 8]; LAYERS * CELLS].into(),
            turn: 0,
            bare: 0,
            looks: (0, 0),
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
        let mut order: Vec<(i32, usize)> = (0..self.arms.len()).map(|a| (self.guess(self.arms[a].cell), a)).collect();
        insertion_sort::sort_by(&mut order, |a, b| a > b);
        for (_, at) in &order[MAX_ARMS..] {
            self.arms[*at].alive = false;
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
        let kinds: Vec<Piece> = self.position.alphabet.pieces().collect();
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
        let (looks, sum) = core::mem::take(&mut self.looks);
        self.arms[self.turn].worth.push(sum / looks as i32);
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
        let times = if last { self.shape.again + 1 - self.looks.0 } else { 1 };
        self.looks = (self.looks.0 + times, self.looks.1 + worth * times as i32);
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
            self.turn = self.arms.iter().position(|a| a.alive).unwrap_or(0);
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
            let (mean, error) = paired(&self.arms[best].worth, &self.arms[at].worth, self.shape.doubt * POINT as f32);
            self.arms[at].alive = mean * mean < self.shape.margin * self.shape.margin * error;
        }
        self.done = self.boards >= MAX_BOARDS || self.arms.iter().filter(|a| a.alive).count() < 2;
    }

    fn leader(&self) -> Option<usize> {
        let living = (0..self.arms.len()).filter(|a| self.arms[*a].alive && !self.arms[*a].worth.is_empty());
        let judge = |a: usize| mean(&self.arms[a].worth);
        living.reduce(|a, b| if judge(b) > judge(a) { b } else { a })
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
            Some(self.leader().map_or(first, |a| self.arms[a].cell))
        }
    }

    /// The best first move by the learned value alone, before the first board is finished.
    fn hurried(&self) -> Option<u8> {
        self.arms.iter().map(|a| (self.guess(a.cell), a.cell)).reduce(|a, b| if b.0 > a.0 { b } else { a }).map(|x| x.1)
    }

    /// Every legal target, best first.
    pub fn values(&self) -> Vec<Value> {
        let mut values: Vec<Value> = self.arms.iter().map(|a| self.weighed(a)).collect();
        let best = self.best();
        let key = |v: &Value| (Some(v.cell) == best, v.samples.min(1));
        let order =
            |a: &Value, b: &Value| key(b).cmp(&key(a)).then(b.mean.total_cmp(&a.mean)).then(a.cell.cmp(&b.cell));
        insertion_sort::sort_by(&mut values, |a, b| order(a, b).is_lt());
        values
    }

    fn weighed(&self, arm: &Arm) -> Value {
        let secret = self.has_hidden();
        let mut worth = mean(&arm.worth);
        if arm.worth.is_empty() {
            worth = self.guess(arm.cell) as f32;
        }
        if !secret {
            worth = arm.worth.last().map_or(worth, |w| *w as f32);
        }
        if self.line.first() == Some(&arm.cell) {
            worth = worth.max(self.line_worth as f32);
        }
        let spread = if secret { root(spread(&arm.worth)) / POINT as f32 } else { 0.0 };
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

fn mean(worth: &[i32]) -> f32 {
    worth.iter().map(|w| *w as f32).sum::<f32>() / worth.len().max(1) as f32
}

/// Variance of the worths.
fn spread(worth: &[i32]) -> f32 {
    let middle = mean(worth);
    let squares = worth.iter().map(|w| (*w as f32 - middle) * (*w as f32 - middle)).sum::<f32>();
    squares / worth.len().saturating_sub(1).max(1) as f32
}

/// Mean lead of one over another on the same boards, and its squared standard error; `doubt` is the deviation that
/// counts as two boards.
fn paired(one: &[i32], other: &[i32], doubt: f32) -> (f32, f32) {
    let count = one.len().min(other.len());
    let leads: Vec<i32> = one.iter().zip(other).map(|(a, b)| a - b).collect();
    let few = (doubt * doubt * 2.0 + spread(&leads) * (count as f32 - 1.0)) / (count as f32 + 1.0);
    (mean(&leads).max(0.0), few / count as f32)
}

/// Square root by Newton's steps.
fn root(square: f32) -> f32 {
    let mut guess = square.max(1.0);
    for _ in 0..24 {
        guess = (guess + square / guess) / 2.0;
    }
    if square > 0.0 { guess } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::{CELLS, Position, Search};
    use crate::games::solitaire::Alphabet;
    use alloc::vec::Vec;

    #[test]
    fn boards_in_a_row_show_every_type_of_a_hidden_piece_once() {
        for alphabet in [0xFF_u8, 0x0F, 0x70, 0x03] {
            let alphabet = Alphabet(alphabet);
            let tops = [alphabet.pieces().next(); CELLS];
            let position = Position { tops, removed: [0; CELLS], history: Vec::new(), alphabet };
            let mut search = Search::new(&position, 2016);
            let mut seen = [Alphabet::default(); CELLS * 2];
            for _ in alphabet.pieces() {
                for (at, types) in seen.iter_mut().enumerate() {
                    types.0 |= 1 << search.determinization[at / 2][1 + at % 2] as u8;
                }
                search.boards += 1;
                search.sample_determinization();
            }
            assert_eq!(seen, [alphabet; CELLS * 2]);
        }
    }
}
