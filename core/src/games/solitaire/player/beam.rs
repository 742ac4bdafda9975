//! Beam search over lines of removals. A line is worth its points so far and the learned value of the position at its
//! end.

use alloc::vec;
use alloc::vec::Vec;

use super::net::Net;
use super::node::{Continuation, Determinization, Node};
use crate::games::solitaire::model::CELLS;

/// A beam that is under way.
pub(super) struct Beam {
    pub(super) nodes: Vec<Node>,
    spare: Vec<Node>,
    continuations: Vec<Continuation>,
    keys: Vec<u64>,
    seen: Vec<u64>,
    /// The removals of all lines, each with the place of the one before it.
    trail: Vec<(u32, u8)>,
    /// The best line that has ended, by its first cell.
    pub(super) ended: [Option<Ended>; CELLS],
    /// The best line of the last level that it has reached, by its first cell.
    level: [Option<Level>; CELLS],
    /// Positions weighed.
    pub(super) count: u64,
    /// Removals from the root so far.
    pub(super) depth: u32,
    /// Whether no line was ever dropped because the beam was full.
    pub(super) whole: bool,
}

/// A line that has ended with the removal of a cell.
#[derive(Clone, Copy)]
pub(super) struct Ended {
    /// In 1/256 points.
    pub(super) value: i32,
    /// The trail of the node before that removal.
    trail: u32,
    cell: u8,
}

/// A line that goes on.
#[derive(Clone, Copy)]
struct Level {
    value: i32,
    trail: u32,
    depth: u32,
}

impl Beam {
    /// A beam that starts from one node.
    pub(super) fn new(root: Node) -> Self {
        Self {
            nodes: vec![root],
            spare: Vec::new(),
            continuations: Vec::new(),
            keys: Vec::new(),
            seen: Vec::new(),
            trail: Vec::new(),
            ended: [None; CELLS],
            level: [None; CELLS],
            count: 0,
            depth: 0,
            whole: true,
        }
    }

    /// Starts again from another root and keeps the memory.
    pub(super) fn restart(&mut self, root: Node) {
        self.nodes.clear();
        self.nodes.push(root.without_trail());
        self.trail.clear();
        self.ended = [None; CELLS];
        self.level = [None; CELLS];
        self.depth = 0;
        self.whole = true;
    }

    /// One removal deeper, at most `width` lines kept; false when no line goes on.
    pub(super) fn deepen(&mut self, net: &Net, width: usize) -> bool {
        self.deepen_on(net, None, width)
    }

    /// The same on a sampled board.
    pub(super) fn deepen_on(&mut self, net: &Net, determinization: Option<&Determinization>, width: usize) -> bool {
        self.continuations.clear();
        for at in 0..self.nodes.len() {
            self.expand(net, at);
        }
        self.rank(width);
        self.select(net, determinization, width);
        self.depth += 1;
        !self.nodes.is_empty()
    }

    fn expand(&mut self, net: &Net, at: usize) {
        let node = &self.nodes[at];
        let cells = node.targets() & node.shown;
        self.count += u64::from(cells.count());
        for cell in cells {
            let (continuation, goes_on) = node.weigh(net, at, cell);
            let Continuation { value, .. } = continuation;
            let ended = &mut self.ended[usize::from(node.first.unwrap_or(cell))];
            if goes_on {
                self.continuations.push(continuation);
            } else if ended.is_none_or(|best| value > best.value) {
                *ended = Some(Ended { value, trail: node.trail, cell });
            }
        }
    }

    /// Orders the continuations, the best first; those that have no prospect to be kept are left out.
    fn rank(&mut self, width: usize) {
        self.keys.clear();
        self.keys.extend(self.continuations.iter().enumerate().map(|(at, line)| order(line.value, at)));
        let rough = width * 2;
        if self.keys.len() > rough {
            self.keys.select_nth_unstable(rough);
            self.keys.truncate(rough);
            self.whole = false;
        }
        self.keys.sort_unstable();
    }

    /// Makes nodes of the best continuations, one of those that lead to the same position.
    fn select(&mut self, net: &Net, determinization: Option<&Determinization>, width: usize) {
        self.seen.clear();
        self.seen.resize((4 * width).next_power_of_two(), 0);
        self.spare.clear();
        for packed in &self.keys {
            let line = &self.continuations[(packed & 0xFFFF_FFFF) as usize];
            if self.spare.len() >= width {
                self.whole = false;
                break;
            }
            if !fresh(&mut self.seen, line.position()) {
                continue;
            }
            let parent = &self.nodes[line.parent as usize];
            let at = self.trail.len() as u32;
            self.trail.push((parent.trail, line.cell));
            let first = usize::from(parent.first.unwrap_or(line.cell));
            self.spare.push(*parent);
            let Some(node) = self.spare.last_mut() else { break };
            node.descend(net, determinization, line, at);
            let (best, depth) = (&mut self.level[first], self.depth);
            if best.is_none_or(|best| best.depth != depth || best.value < line.value) {
                *best = Some(Level { value: line.value, trail: at, depth });
            }
        }
        core::mem::swap(&mut self.nodes, &mut self.spare);
    }

    /// What the beam found of a first cell: the total still to come, in 1/256 points.
    pub(super) fn found(&self, cell: u8) -> Option<i32> {
        let (level, ended) = (self.level[usize::from(cell)], self.ended[usize::from(cell)]);
        level.map(|line| line.value).max(ended.map(|line| line.value))
    }

    /// The first cell that is best and its value: of the lines at the last level and the ended ones.
    pub(super) fn best(&self) -> Option<(u8, i32)> {
        let deepest = self.level.iter().flatten().map(|line| line.depth).max();
        let value = |cell: u8| {
            let level = self.level[usize::from(cell)].filter(|line| Some(line.depth) == deepest);
            let ended = self.ended[usize::from(cell)];
            Some((cell, level.map(|line| line.value).max(ended.map(|line| line.value))?))
        };
        (0..CELLS as u8).filter_map(value).reduce(|best, next| if next.1 > best.1 { next } else { best })
    }

    /// The best line from a first cell.
    pub(super) fn line(&self, first: u8) -> Vec<u8> {
        let (level, ended) = (self.level[usize::from(first)], self.ended[usize::from(first)]);
        let mut line = Vec::new();
        let mut at = level.map_or(Node::NO_TRAIL, |line| line.trail);
        if let Some(ended) = ended.filter(|ended| level.is_none_or(|level| ended.value > level.value)) {
            line.push(ended.cell);
            at = ended.trail;
        }
        while at != Node::NO_TRAIL {
            let (before, cell) = self.trail[at as usize];
            line.push(cell);
            at = before;
        }
        line.reverse();
        line
    }
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
