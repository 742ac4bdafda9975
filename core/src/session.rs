//! A case in play: a tree of moves, of which one line is walked; undo, redo, branches, transcripts.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use crate::game::{Budget, Game, Illegal, Turn};
use crate::view::{Event, Frame, Line, Look, Why};

/// A case in play. Moves form a tree; the line through it that is walked follows the branch last taken.
/// States are kept every [`KEPT`] plies and replayed between.
pub struct Session<G: Game> {
    case: G::Case,
    memory: G::Memory,
    nodes: Vec<Node<G::Move>>,
    line: Vec<usize>,
    at: usize,
    /// The states of the line at every [`KEPT`]th ply.
    kept: Vec<G::State>,
    /// A ply of the line and its state: where the last question was asked.
    near: (usize, G::State),
    events: Vec<Event>,
    /// The ply from which a person's moves replace the solver's.
    branch: Option<usize>,
    done: bool,
}

/// A kept state every so many plies: a scrub replays at most this many moves.
const KEPT: usize = 64;

const ROOT: usize = 0;

struct Node<M> {
    mv: Option<M>,
    children: Vec<usize>,
    /// A person's move that the solver has not made its own.
    person: bool,
}

/// A session without its game's types.
pub trait Player {
    /// What is known of the line that is walked.
    fn line(&self) -> Line;
    /// Lets the solver extend the line, at most by a number of moves.
    fn solve(&mut self, moves: u32) -> bool;
    /// The position after `ply` moves, or the last one known.
    fn frame(&mut self, ply: u32) -> Frame;
    /// The evidence for the solver's move at `ply`; none where the game is over.
    fn why(&mut self, ply: u32) -> Option<Why>;
    /// The position that a move at `ply` would lead to; the line stays as it is.
    fn peek(&mut self, ply: u32, mv: &str) -> Result<Frame, Illegal>;
    /// How a cell, row and column, comes by its value at `ply`.
    fn look(&mut self, ply: u32, cell: (u64, u64)) -> Option<Look>;
    /// Plays a person's move at `ply`, on a branch if it differs from the line.
    fn step(&mut self, ply: u32, mv: &str) -> Result<(), Illegal>;
    /// Goes one move back; false at the start.
    fn undo(&mut self) -> bool;
    /// Goes one move forward on the line; false at its end.
    fn redo(&mut self) -> bool;
    /// The ply that [`Player::undo`] and [`Player::redo`] move.
    fn ply(&self) -> u32;
    /// Leaves a person's branch for the solver's line.
    fn main_line(&mut self);
    /// Every move of the line, joined by `; `.
    fn transcript(&self) -> String;
    /// Brings back a branch as [`Line::moves`] writes it: `12: N; stay`. Stops at the first move that is refused.
    fn replay(&mut self, moves: &str) -> Result<(), Illegal>;
}

impl<G: Game> Session<G> {
    /// Opens a case at its start, nothing played.
    #[must_use]
    pub fn new(case: G::Case) -> Self {
        let start = G::start(&case);
        let done = G::turn(&case, &start) == Turn::Over;
        Session {
            memory: G::Memory::default(),
            nodes: vec![Node { mv: None, children: Vec::new(), person: false }],
            line: vec![ROOT],
            at: 0,
            kept: vec![start.clone()],
            near: (0, start),
            events: Vec::new(),
            branch: None,
            done,
            case,
        }
    }

    /// The position after `ply` moves of the line.
    pub fn state(&mut self, ply: usize) -> G::State {
        let (from, mut state) = self.at_hand(ply);
        for step in from + 1..=ply {
            let played = G::play(&self.case, &mut state, self.move_to(step));
            debug_assert!(played.is_ok(), "a recorded move is legal");
        }
        self.near = (ply, state.clone());
        state
    }

    /// The last ply up to `ply` whose state is at hand.
    fn at_hand(&self, ply: usize) -> (usize, G::State) {
        let (near, kept) = (self.near.0, ply / KEPT);
        if near <= ply && near >= kept * KEPT { self.near.clone() } else { (kept * KEPT, self.kept[kept].clone()) }
    }

    fn move_to(&self, ply: usize) -> &G::Move {
        self.nodes[self.line[ply]].mv.as_ref().expect("only the root has no move")
    }

    fn last(&self) -> usize {
        self.line.len() - 1
    }

    /// Appends a played move to the line, which ends where it was played.
    fn append(&mut self, mv: G::Move, before: &G::State, after: G::State, person: bool) {
        let parent = self.line[self.last()];
        if let Some(kind) = G::event(before, &mv, &after) {
            self.events.push(Event { ply: self.line.len() as u32, kind });
        }
        let node = self.child(parent, mv, person);
        if self.nodes[node].person {
            self.branch.get_or_insert(self.last());
        }
        self.line.push(node);
        self.done = G::turn(&self.case, &after) == Turn::Over;
        if self.last().is_multiple_of(KEPT) {
            self.kept.push(after.clone());
        }
        self.near = (self.last(), after);
    }

    fn child(&mut self, parent: usize, mv: G::Move, person: bool) -> usize {
        let known = self.nodes[parent].children.iter().copied().find(|&node| self.nodes[node].mv.as_ref() == Some(&mv));
        let node = known.unwrap_or_else(|| {
            self.nodes.push(Node { mv: Some(mv), children: Vec::new(), person });
            let node = self.nodes.len() - 1;
            self.nodes[parent].children.push(node);
            node
        });
        self.nodes[node].person &= person;
        node
    }

    /// Cuts the line after a ply.
    fn cut(&mut self, ply: usize) {
        let state = self.state(ply);
        self.line.truncate(ply + 1);
        self.kept.truncate(ply / KEPT + 1);
        self.events.retain(|event| event.ply as usize <= ply);
        self.branch = self.branch.filter(|&from| from < ply);
        self.done = G::turn(&self.case, &state) == Turn::Over;
    }

    fn play_at(&mut self, ply: usize, mv: G::Move) -> Result<(), Illegal> {
        let before = self.state(ply);
        let mut after = before.clone();
        G::play(&self.case, &mut after, &mv)?;
        if ply == self.last() || *self.move_to(ply + 1) != mv {
            self.cut(ply);
            self.append(mv, &before, after, true);
        }
        self.at = ply + 1;
        Ok(())
    }

    fn solve_one(&mut self, budget: &mut Budget<'_>) -> bool {
        let before = self.state(self.last());
        let Some(mv) = G::choose(&self.case, &before, &mut self.memory, budget) else { return false };
        let mut after = before.clone();
        let played = G::play(&self.case, &mut after, &mv);
        debug_assert!(played.is_ok(), "the solver plays by the rules: {mv} {played:?}");
        self.append(mv, &before, after, false);
        true
    }

    /// The branch from where it leaves the main line to a person's last move; the solver's moves behind it come back by themselves.
    fn branch_text(&self) -> String {
        let Some(from) = self.branch else { return String::new() };
        let to = self.line.iter().rposition(|&node| self.nodes[node].person).unwrap_or(from);
        format!("{from}: {}", self.moves(from + 1, to))
    }

    fn moves(&self, from: usize, to: usize) -> String {
        let words: Vec<String> = (from..=to).map(|ply| self.move_to(ply).to_string()).collect();
        words.join("; ")
    }

    fn shown(&self, ply: usize, at: &G::State, came: Option<(&G::State, &G::Move)>) -> Frame {
        Frame {
            ply: ply as u32,
            turn: G::turn(&self.case, at),
            mv: came.map(|(_, mv)| mv.to_string()),
            board: G::view(&self.case, at, came),
        }
    }

    fn clamp(&self, ply: u32) -> usize {
        (ply as usize).min(self.last())
    }
}

impl<G: Game> Player for Session<G> {
    fn line(&self) -> Line {
        Line {
            plies: self.last() as u32,
            done: self.done,
            branch: self.branch.map(|ply| ply as u32),
            moves: self.branch_text(),
            events: self.events.clone(),
        }
    }

    fn solve(&mut self, moves: u32) -> bool {
        for _ in 0..moves {
            if self.done || !self.solve_one(&mut Budget::nodes(u64::MAX)) {
                break;
            }
        }
        self.done
    }

    fn frame(&mut self, ply: u32) -> Frame {
        let ply = self.clamp(ply);
        let came = (ply > 0).then(|| (self.state(ply - 1), self.move_to(ply).clone()));
        let state = self.state(ply);
        self.at = ply;
        self.shown(ply, &state, came.as_ref().map(|(before, mv)| (before, mv)))
    }

    fn peek(&mut self, ply: u32, mv: &str) -> Result<Frame, Illegal> {
        let (ply, mv) = (self.clamp(ply), mv.parse()?);
        let before = self.state(ply);
        let mut after = before.clone();
        G::play(&self.case, &mut after, &mv)?;
        Ok(self.shown(ply + 1, &after, Some((&before, &mv))))
    }

    fn look(&mut self, ply: u32, cell: (u64, u64)) -> Option<Look> {
        let state = self.state(self.clamp(ply));
        G::look(&self.case, &state, cell)
    }

    fn why(&mut self, ply: u32) -> Option<Why> {
        let state = self.state(self.clamp(ply));
        G::explain(&self.case, &state, &mut self.memory)
    }

    fn step(&mut self, ply: u32, mv: &str) -> Result<(), Illegal> {
        self.play_at(self.clamp(ply), mv.parse()?)
    }

    fn undo(&mut self) -> bool {
        let can = self.at > 0;
        self.at -= usize::from(can);
        can
    }

    fn redo(&mut self) -> bool {
        let can = self.at < self.last();
        self.at += usize::from(can);
        can
    }

    fn ply(&self) -> u32 {
        self.at as u32
    }

    fn main_line(&mut self) {
        if let Some(from) = self.branch {
            self.cut(from);
            self.at = self.at.min(from);
        }
    }

    fn transcript(&self) -> String {
        self.moves(1, self.last())
    }

    fn replay(&mut self, moves: &str) -> Result<(), Illegal> {
        let Some((from, moves)) = moves.split_once(':') else { return Ok(()) };
        let from: u32 = from.parse().map_err(|_| Illegal::Unreadable)?;
        self.main_line();
        self.solve(from.saturating_sub(self.last() as u32));
        for (offset, mv) in moves.split(';').enumerate() {
            self.step(from + offset as u32, mv.trim_ascii())?;
        }
        Ok(())
    }
}
