//! Beam search over lines of removals. A line is worth its points so far and the learned value of the position at its
//! end.

use alloc::vec;
use alloc::vec::Vec;

use super::net::{Facts, Net, POINT, Sum, tally_id};
use super::position::Position;
use crate::games::solitaire::model::{CELLS, LAYERS};
use crate::games::solitaire::piece::Piece;
use crate::games::solitaire::rules::{ALL_CELLS, Cells, TARGETS};

/// All pieces of a board, visible and sampled, by cell and layer.
pub(super) type Determinization = [[Piece; LAYERS]; CELLS];

/// What a search knows after some removals.
#[derive(Clone)]
pub struct Node {
    /// Cells whose top is known.
    pub(super) shown: Cells,
    /// The types on top of these, a bit of their number each.
    planes: [Cells; 3],
    /// Cells whose top is not known.
    pub(super) hidden: Cells,
    layers: [Cells; 2],
    hash: u64,
    sum: Sum,
    /// Points since the root, in 1/256.
    pub(super) score: i32,
    tally: u16,
    /// The last removal: cell and type; type 8 at the start.
    last: (u8, u8),
    /// The first cell of the line, 255 at the root.
    first: u8,
    /// Pieces left on the board.
    left: u8,
    trail: u32,
    /// Points since the root and what may still come, in 1/256.
    pub(super) worth: i32,
}

#[derive(Clone, Copy)]
struct Continuation {
    value: i32,
    score: i32,
    parent: u32,
    tally: u16,
    cell: u8,
    piece: u8,
    hash: u64,
}

impl Node {
    /// The position as a node; `masked` cells count as hidden.
    pub fn new(net: &Net, position: &Position, masked: Cells) -> Self {
        let mut node = Self {
            shown: 0,
            planes: [0; 3],
            hidden: 0,
            layers: [0; 2],
            hash: 0,
            sum: Sum::ZERO,
            score: 0,
            tally: 0,
            last: (0, 8),
            first: 255,
            left: 0,
            trail: u32::MAX,
            worth: 0,
        };
        for cell in 0..CELLS {
            node.place(net, position, cell, masked >> cell & 1 == 1);
        }
        node.tally = tally_id(position.tally().0) as u16;
        if let Some(&(cell, piece)) = position.history.last() {
            node.last = (cell, piece as u8);
        }
        node
    }

    fn place(&mut self, net: &Net, position: &Position, cell: usize, masked: bool) {
        let removed = usize::from(position.removed[cell]);
        self.layers[0] |= (removed as u64 & 1) << cell;
        self.layers[1] |= (removed as u64 >> 1) << cell;
        self.left += 3 - removed as u8;
        for layer in removed + 1..3 {
            self.sum.add(net.hidden(cell, layer));
        }
        if removed == 3 {
            return;
        }
        match position.tops[cell].filter(|_| !masked) {
            Some(piece) => {
                self.show(1 << cell, piece as usize);
                self.sum.add(net.piece(cell, removed, piece as usize));
            }
            None => {
                self.hidden |= 1 << cell;
                self.sum.add(net.hidden(cell, removed));
            }
        }
    }

    /// Cells that the last removal leads to, empty ones included.
    #[inline(always)]
    pub(super) fn targets(&self) -> Cells {
        if self.last.1 > 7 { ALL_CELLS } else { TARGETS[usize::from(self.last.1)][usize::from(self.last.0)] }
    }

    #[inline(always)]
    pub(super) fn layer(&self, cell: usize) -> usize {
        (self.layers[0] >> cell & 1 | (self.layers[1] >> cell & 1) << 1) as usize
    }

    /// The value of this node itself, in 1/256 points: what may still come.
    pub fn value(&self, net: &Net) -> i32 {
        if self.last.1 > 7 {
            return 0;
        }
        let reach = self.reach(self.targets());
        if reach == 0 {
            return 0;
        }
        let last = (usize::from(self.last.0), usize::from(self.last.1));
        let facts = Facts { tally: usize::from(self.tally), reach, left: usize::from(self.left) };
        net.value(&self.sum, last, facts)
    }

    /// Which types some cells show, a bit each, and whether one is hidden.
    #[inline(always)]
    fn reach(&self, targets: Cells) -> usize {
        let part = |cells: Cells, plane: Cells| [cells & !plane, cells & plane];
        let mut reach = usize::from(targets & self.hidden != 0) << 8;
        for (high, cells) in part(targets & self.shown, self.planes[2]).into_iter().enumerate() {
            for (middle, cells) in part(cells, self.planes[1]).into_iter().enumerate() {
                for (low, cells) in part(cells, self.planes[0]).into_iter().enumerate() {
                    reach |= usize::from(cells != 0) << (4 * high + 2 * middle + low);
                }
            }
        }
        reach
    }

    /// The type that a cell shows.
    #[inline(always)]
    pub(super) fn piece(&self, cell: usize) -> usize {
        let bit = |plane: usize| (self.planes[plane] >> cell & 1) as usize;
        bit(0) | bit(1) << 1 | bit(2) << 2
    }

    #[inline(always)]
    fn show(&mut self, bit: Cells, piece: usize) {
        self.shown |= bit;
        for (place, plane) in self.planes.iter_mut().enumerate() {
            let on = if piece >> place & 1 == 1 { bit } else { 0 };
            *plane = *plane & !bit | on;
        }
    }

    /// The node after one removal of a known piece.
    pub(super) fn child(&self, net: &Net, determinization: Option<&Determinization>, cell: u8) -> Self {
        let at = usize::from(cell);
        let (step, _) = weigh(net, self, 0, at);
        let mut node = self.clone();
        node.descend(net, determinization, &step, u32::MAX);
        node
    }

    fn descend(&mut self, net: &Net, determinization: Option<&Determinization>, step: &Continuation, trail: u32) {
        let (cell, piece) = (usize::from(step.cell), usize::from(step.piece));
        let layer = self.layer(cell);
        let bit = 1u64 << cell;
        self.shown &= !bit;
        self.sum.sub(net.piece(cell, layer, piece));
        self.layers[0] ^= bit;
        self.layers[1] ^= if layer & 1 == 1 { bit } else { 0 };
        if layer < 2 {
            match determinization {
                Some(determinization) => {
                    let next = determinization[cell][layer + 1] as usize;
                    self.show(bit, next);
                    self.sum.sub(net.hidden(cell, layer + 1));
                    self.sum.add(net.piece(cell, layer + 1, next));
                }
                None => self.hidden |= bit,
            }
        }
        self.hash = step.hash;
        self.score = step.score;
        self.worth = step.value;
        self.tally = step.tally;
        self.last = (step.cell, step.piece);
        self.left -= 1;
        self.trail = trail;
        if self.first == 255 {
            self.first = step.cell;
        }
    }
}

/// A beam that is under way.
pub struct Beam {
    pub(super) nodes: Vec<Node>,
    spare: Vec<Node>,
    steps: Vec<Continuation>,
    keys: Vec<u64>,
    seen: Vec<u64>,
    trail: Vec<(u32, u8)>,
    /// The best ended line by its first cell: value in 1/256 points and where its trail is.
    pub(super) ended: [(i32, u32, u8); CELLS],
    level: [(i32, u32, u8); CELLS],
    /// Positions weighed.
    pub(super) count: u64,
    /// Removals from the root so far.
    pub(super) depth: u32,
    /// Whether no line was ever dropped because the beam was full.
    pub(super) whole: bool,
}

const NEVER: (i32, u32, u8) = (i32::MIN, u32::MAX, 255);

impl Beam {
    /// A beam that starts from one node.
    pub fn new(root: Node) -> Self {
        let nodes = vec![root];
        Self {
            nodes,
            spare: Vec::new(),
            steps: Vec::new(),
            keys: Vec::new(),
            seen: Vec::new(),
            trail: Vec::new(),
            ended: [NEVER; CELLS],
            level: [NEVER; CELLS],
            count: 0,
            depth: 0,
            whole: true,
        }
    }

    /// Starts again from another root and keeps the memory.
    pub(super) fn restart(&mut self, root: Node) {
        self.nodes.clear();
        let mut root = root;
        root.trail = u32::MAX;
        self.nodes.push(root);
        self.trail.clear();
        self.ended = [NEVER; CELLS];
        self.level = [NEVER; CELLS];
        self.depth = 0;
        self.whole = true;
    }

    /// One removal deeper, at most `width` lines kept; false when no line goes on.
    pub fn deepen(&mut self, net: &Net, width: usize) -> bool {
        self.deepen_on(net, None, width)
    }

    /// The same on a sampled board.
    pub(super) fn deepen_on(&mut self, net: &Net, determinization: Option<&Determinization>, width: usize) -> bool {
        self.steps.clear();
        for at in 0..self.nodes.len() {
            self.expand(net, at);
        }
        self.select(net, determinization, width);
        self.depth += 1;
        !self.nodes.is_empty()
    }

    fn expand(&mut self, net: &Net, at: usize) {
        let node = &self.nodes[at];
        let mut cells = node.targets() & node.shown;
        self.count += u64::from(cells.count_ones());
        while cells != 0 {
            let cell = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let (step, goes_on) = weigh(net, node, at, cell);
            let first = usize::from(if node.first == 255 { cell as u8 } else { node.first });
            if goes_on {
                self.steps.push(step);
            } else if step.value > self.ended[first].0 {
                self.ended[first] = (step.value, node.trail, cell as u8);
            }
        }
    }

    fn select(&mut self, net: &Net, determinization: Option<&Determinization>, width: usize) {
        self.keys.clear();
        self.keys.extend(self.steps.iter().enumerate().map(|(i, s)| order(s.value, i)));
        let rough = width * 2;
        if self.keys.len() > rough {
            self.keys.select_nth_unstable(rough);
            self.keys.truncate(rough);
            self.whole = false;
        }
        self.keys.sort_unstable();
        let size = (4 * width).next_power_of_two();
        self.seen.clear();
        self.seen.resize(size, 0);
        self.spare.clear();
        for packed in &self.keys {
            let step = &self.steps[(packed & 0xFFFF_FFFF) as usize];
            if self.spare.len() >= width {
                self.whole = false;
                break;
            }
            if !fresh(
                &mut self.seen,
                step.hash ^ zobrist_key(1000 + usize::from(step.cell)) ^ zobrist_key(2000 + usize::from(step.tally)),
            ) {
                continue;
            }
            let parent = &self.nodes[step.parent as usize];
            let at = self.trail.len() as u32;
            self.trail.push((parent.trail, step.cell));
            self.spare.push(parent.clone());
            let Some(node) = self.spare.last_mut() else { break };
            node.descend(net, determinization, step, at);
            let first = usize::from(node.first);
            let slot = &mut self.level[first];
            if slot.2 != self.depth as u8 || slot.0 < step.value {
                *slot = (step.value, at, self.depth as u8);
            }
        }
        core::mem::swap(&mut self.nodes, &mut self.spare);
    }

    /// What the beam found of each first cell: the total still to come in 1/256 points and the depth it was seen to;
    /// lines that go on count for those at the last level.
    pub(super) fn found(&self, cell: usize) -> Option<i32> {
        let (level, ended) = (self.level[cell], self.ended[cell]);
        let alive = level.0 != i32::MIN;
        match (alive, ended.0 != i32::MIN) {
            (true, true) => Some(level.0.max(ended.0)),
            (true, false) => Some(level.0),
            (false, true) => Some(ended.0),
            _ => None,
        }
    }

    /// The first cell that is best and its value: of the lines at the last level and the ended ones.
    pub fn best(&self) -> Option<(u8, i32)> {
        let deepest = self.level.iter().filter(|s| s.0 != i32::MIN).map(|s| s.2).max();
        let mut best = None;
        for cell in 0..CELLS {
            let mut value = self.ended[cell].0;
            if self.level[cell].0 != i32::MIN && Some(self.level[cell].2) == deepest {
                value = value.max(self.level[cell].0);
            }
            if value != i32::MIN && best.is_none_or(|b: (u8, i32)| value > b.1) {
                best = Some((cell as u8, value));
            }
        }
        best
    }

    /// The best line from a first cell.
    pub(super) fn line(&self, first: usize) -> Vec<u8> {
        let mut line = Vec::new();
        let mut at = self.level[first].1;
        if self.ended[first].0 > self.level[first].0 {
            line.push(self.ended[first].2);
            at = self.ended[first].1;
        }
        while at != u32::MAX {
            let (up, cell) = self.trail[at as usize];
            line.push(cell);
            at = up;
        }
        line.reverse();
        line
    }
}

/// The value of a line that goes one removal on, and whether it can go on from there through known pieces.
#[inline(always)]
fn weigh(net: &Net, node: &Node, parent: usize, cell: usize) -> (Continuation, bool) {
    let (piece, layer) = (node.piece(cell), node.layer(cell));
    let (tally, points) = net.after(node.tally, node.last.1, piece);
    let reach = node.reach(TARGETS[piece][cell]);
    let score = node.score + points * POINT;
    let value = if reach == 0 {
        score
    } else {
        let facts = Facts { tally: usize::from(tally), reach, left: usize::from(node.left) - 1 };
        score + net.value_after(&node.sum, (cell, layer, piece), facts).max(0)
    };
    let hash = node.hash.wrapping_add(zobrist_key(cell * 3 + layer));
    let step = Continuation { value, score, parent: parent as u32, tally, cell: cell as u8, piece: piece as u8, hash };
    (step, reach & 255 != 0)
}

/// The Zobrist key of a removed piece, by its number `3 * cell + layer`. The hash of a position is the sum of the keys
/// of the pieces removed since the root.
#[inline(always)]
fn zobrist_key(n: usize) -> u64 {
    let z = (n as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (z ^ (z >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}

/// Sorts by value, the greatest first, then by number.
#[inline(always)]
fn order(value: i32, number: usize) -> u64 {
    (u64::from((!value ^ i32::MIN).cast_unsigned()) << 32) | number as u64
}

/// Whether a hash was not seen yet.
fn fresh(seen: &mut [u64], hash: u64) -> bool {
    let hash = hash | 1;
    let mut at = (hash >> 32) as usize & (seen.len() - 1);
    while seen[at] != 0 {
        if seen[at] == hash {
            return false;
        }
        at = (at + 1) & (seen.len() - 1);
    }
    seen[at] = hash;
    true
}
