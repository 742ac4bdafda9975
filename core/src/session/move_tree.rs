use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::frame::{Event, Line};
use crate::text::text_of;

/// A state is kept at every 64th ply, so at most 63 moves are replayed to reach a position.
pub(super) const CHECKPOINT_INTERVAL: usize = 64;

/// The tree of moves of a session, and the line through it that is walked. It holds no game's types, so it is compiled
/// once for all games.
pub(super) struct MoveTree {
    nodes: Vec<Node>,
    /// The nodes of the line, the root first.
    pub(super) line: Vec<usize>,
    /// The ply that undo and redo move.
    pub(super) ply: usize,
    /// The ply of the cached state. After a cut it may be larger than every ply, until a node is appended.
    pub(super) cached_ply: usize,
    events: Vec<Event>,
    /// The ply from which a person's moves replace the solver's.
    pub(super) branch: Option<usize>,
    pub(super) done: bool,
}

const ROOT: usize = 0;

/// In the text of a branch, this marks a move that the solver made.
pub(super) const SOLVER_MARK: char = '*';

#[derive(Default)]
struct Node {
    children: Vec<usize>,
    /// Whether a person made the move, and the solver has not chosen the same.
    person: bool,
}

/// Writes the move that leads to a node.
pub(super) type WriteMove<'a> = &'a dyn Fn(usize, &mut String) -> fmt::Result;

impl MoveTree {
    pub(super) fn new(done: bool) -> Self {
        MoveTree {
            nodes: vec![Node::default()],
            line: vec![ROOT],
            ply: 0,
            cached_ply: 0,
            events: Vec::new(),
            branch: None,
            done,
        }
    }

    pub(super) fn last(&self) -> usize {
        self.line.len() - 1
    }

    pub(super) fn clamp(&self, ply: u32) -> usize {
        (ply as usize).min(self.last())
    }

    /// Whether a person made the move that leads to a ply.
    pub(super) fn is_person(&self, ply: usize) -> bool {
        self.nodes[self.line[ply]].person
    }

    /// Whether the cached state, and not a checkpoint, is the nearest one at or before a ply.
    pub(super) fn cache_is_nearest(&self, ply: usize) -> bool {
        self.cached_ply <= ply && self.cached_ply >= ply / CHECKPOINT_INTERVAL * CHECKPOINT_INTERVAL
    }

    /// The nodes that a move leads to from the end of the line.
    pub(super) fn children(&self) -> &[usize] {
        &self.nodes[self.line[self.last()]].children
    }

    /// Appends a node to the line, a new one if the move is not `known` to lead to one.
    pub(super) fn append(&mut self, known: Option<usize>, person: bool, event: Option<&'static str>) {
        if let Some(kind) = event {
            self.events.push(Event { ply: self.line.len() as u32, kind });
        }
        let node = known.unwrap_or_else(|| self.grow(person));
        self.nodes[node].person &= person;
        if self.nodes[node].person {
            self.branch.get_or_insert(self.last());
        }
        self.line.push(node);
        self.cached_ply = self.last();
    }

    pub(super) fn grow(&mut self, person: bool) -> usize {
        let parent = self.line[self.last()];
        let node = self.nodes.len();
        self.nodes.push(Node { children: Vec::new(), person });
        self.nodes[parent].children.push(node);
        node
    }

    /// Cuts the line after a ply. A game in which a move was played there is not over.
    pub(super) fn cut(&mut self, ply: usize) {
        self.done &= ply == self.last();
        self.line.truncate(ply + 1);
        self.events.retain(|event| event.ply as usize <= ply);
        self.branch = self.branch.filter(|&from| from < ply);
    }

    pub(super) fn show(&self, write: WriteMove<'_>) -> Line {
        Line {
            plies: self.last() as u32,
            done: self.done,
            branch: self.branch.map(|ply| ply as u32),
            moves: self.branch_text(write),
            events: self.events.clone(),
        }
    }

    /// The branch from where it leaves the main line to the last move of a person. The solver's moves after that need
    /// not be stored.
    pub(super) fn branch_text(&self, write: WriteMove<'_>) -> String {
        let Some(from) = self.branch else { return String::new() };
        let to = self.line.iter().rposition(|&node| self.nodes[node].person).unwrap_or(from);
        let marked = |node: usize, out: &mut String| {
            write(node, out)?;
            if self.nodes[node].person { Ok(()) } else { out.write_char(SOLVER_MARK) }
        };
        format!("{from}: {}", self.text(from + 1, to, &marked))
    }

    pub(super) fn text(&self, from: usize, to: usize, write: WriteMove<'_>) -> String {
        text_of(|text| {
            (from..=to).try_for_each(|ply| {
                if ply > from {
                    text.push_str("; ");
                }
                write(self.line[ply], text)
            })
        })
    }

    pub(super) fn walk_to(&mut self, ply: usize, can: bool) -> bool {
        if can {
            self.ply = ply;
        }
        can
    }
}
