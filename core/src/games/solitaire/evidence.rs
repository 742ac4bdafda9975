use alloc::string::ToString;
use alloc::vec::Vec;

use super::player::{self, Position, Search, Shape, Value};
use super::view::{place, told};
use super::{
    Ahead, Alphabet, CELLS, Candidate, Case, Memory, Move, Piece, SolitaireWhy, State, Thought, each, luck, reach,
};
use crate::game::{Budget, Turn};

/// What a removal would mean for the bonuses, and where it would lead.
pub(super) fn ahead(at: &State, cell: u8, piece: Piece) -> Ahead {
    let mut tally = at.tally;
    let gain = tally.add(piece);
    let full = at.full();
    let next = reach(piece, cell) & full;
    let dead = each(next).filter(|&to| to != cell && is_dead(at, full, cell, to)).count();
    let breaks = |before: u32, after: u32| if after > before || gain.set.is_some() { 0 } else { before };
    Ahead {
        points: gain.points(),
        run: gain.run,
        breaks_run: if gain.run == 1 { at.tally.run() } else { 0 },
        set: gain.set.map_or(0, |(_, points)| points),
        waiting: tally.waiting(),
        breaks_set: breaks(at.tally.waiting(), tally.waiting()),
        chain: tally.chain(),
        breaks_chain: if tally.chain() < at.tally.chain() { at.tally.chain() } else { 0 },
        next: next.count_ones(),
        dead: dead as u32,
    }
}

/// Whether the game ends behind the piece that shows at a cell, the one removed before it being the last of its tile
/// or not.
fn is_dead(at: &State, full: u64, before: u8, cell: u8) -> bool {
    let gold = usize::from(at.counts[usize::from(before)]) + 1 == super::LAYERS;
    let left = if gold { full & !(1 << before) } else { full };
    let emptied = usize::from(at.counts[usize::from(cell)]) + 1 == super::LAYERS;
    let left = if emptied { left & !(1 << cell) } else { left };
    at.tops[usize::from(cell)].is_some_and(|piece| reach(piece, cell) & left == 0)
}

/// What the player may know of a position: what shows, not what lies beneath.
#[must_use]
pub fn position(case: &Case, at: &State) -> Position {
    Position {
        tops: core::array::from_fn(|cell| at.tops[cell].map_or(8, |piece| piece as u8)),
        removed: at.counts,
        history: at.removed.iter().map(|&(cell, piece)| (cell, piece as u8)).collect(),
        alphabet: case.alphabet.0,
    }
}

/// A search, the types and the position it is of, and whether it is through.
pub(super) struct Thinking {
    alphabet: Alphabet,
    about: State,
    search: Search,
    through: bool,
}

impl Thinking {
    fn about(case: &Case, at: &State, kept: &player::Memory) -> Self {
        // The worlds that it imagines must not be the one that luck holds: its seed is not the game's.
        let seed = at.removed.len() as u64;
        let search = Search::shaped(&position(case, at), seed, kept, Shape::for_nodes(case.nodes));
        Thinking { alphabet: case.alphabet, about: at.clone(), search, through: false }
    }

    /// One memory serves many cases: equal tiles are not yet the same question.
    fn is_about(&self, case: &Case, at: &State) -> bool {
        self.alphabet == case.alphabet && self.about == *at
    }

    fn go_on(&mut self, case: &Case, budget: &mut Budget<'_>) {
        let share = case.nodes.saturating_sub(self.search.nodes()).min(budget.nodes);
        let goes_on = !self.through && budget.may_go_on();
        if goes_on {
            budget.nodes -= share;
            self.through = !self.search.run(share) || self.search.nodes() >= case.nodes;
        }
    }

    /// The move it found; none while it is not through.
    pub(super) fn found(&self) -> Option<u8> {
        self.search.best().filter(|_| self.through)
    }
}

impl Memory {
    /// Goes on with the search of a position, within a budget.
    pub(super) fn think(&mut self, case: &Case, at: &State, budget: &mut Budget<'_>) -> &Thinking {
        let known = self.choice.take().filter(|thinking| thinking.is_about(case, at));
        let thinking = known.unwrap_or_else(|| self.begin(case, at));
        let thinking = self.choice.insert(thinking);
        thinking.go_on(case, budget);
        if let Some(cell) = thinking.found() {
            self.kept = Some(thinking.search.keep(cell));
            self.planned = at.removed.clone();
            self.planned.extend(at.tops[usize::from(cell)].map(|piece| (cell, piece)));
        }
        thinking
    }

    /// The same for a position that is asked about, which may be another one than that of the next choice.
    fn weigh(&mut self, case: &Case, at: &State, budget: &mut Budget<'_>) -> &Thinking {
        if self.choice.as_ref().is_some_and(|thinking| thinking.is_about(case, at)) {
            return self.think(case, at, budget);
        }
        let known = self.evidence.take().filter(|thinking| thinking.is_about(case, at));
        let thinking = known.unwrap_or_else(|| self.begin(case, at));
        let thinking = self.evidence.insert(thinking);
        thinking.go_on(case, budget);
        thinking
    }

    /// A plan holds for the move after the one that it was made with, and for no other: the choice must not depend on
    /// what was thought of before.
    fn begin(&mut self, case: &Case, at: &State) -> Thinking {
        let mut kept = player::Memory::of_types(self.kept.take(), case.alphabet.0);
        if self.planned != at.removed {
            kept.line.clear();
        }
        let thinking = Thinking::about(case, at, &kept);
        self.kept = Some(kept);
        thinking
    }
}

/// Positions that one question goes on to look at, so that no question takes long.
const SLICE: u64 = 20_000;

pub(super) fn explain(case: &Case, at: &State, memory: &mut Memory) -> Option<SolitaireWhy> {
    let scripted = case.scripted(at);
    let mut why = SolitaireWhy {
        chosen: scripted.map(|mv| mv.to_string()),
        scripted: scripted.is_some(),
        told: at.waits && luck::told(case, at).is_some(),
        fault: case.fault(at).map(|fault| told(case, at, fault)),
        candidates: Vec::new(),
        thought: Thought { nodes: 0, of: 0, done: true },
        line: Vec::new(),
    };
    match super::turn(at) {
        Turn::Over => return None,
        Turn::Chance => why.chosen = why.chosen.or_else(|| Some(Move::Reply(luck::reply(case, at)).to_string())),
        Turn::Player { .. } => weigh(case, at, memory.weigh(case, at, &mut Budget::nodes(SLICE)), &mut why),
    }
    Some(why)
}

fn weigh(case: &Case, at: &State, thinking: &Thinking, why: &mut SolitaireWhy) {
    let player = || thinking.found().map(|cell| Move::Remove(cell).to_string());
    why.chosen = why.chosen.take().or_else(player);
    why.candidates = thinking.search.values().iter().filter_map(|value| candidate(at, value)).collect();
    why.line = thinking.search.line().into_iter().map(place).collect();
    why.thought = Thought {
        nodes: thinking.search.nodes().min(case.nodes) as u32,
        of: case.nodes as u32,
        done: thinking.through,
    };
}

fn candidate(at: &State, value: &Value) -> Option<Candidate> {
    let piece = at.tops.get(usize::from(value.cell)).copied().flatten()?;
    debug_assert!(usize::from(value.cell) < CELLS);
    Some(Candidate {
        at: place(value.cell),
        piece,
        expected: (value.mean.max(0.0) * 10.0 + 0.5) as u32,
        spread: (value.spread.max(0.0) * 10.0 + 0.5) as u32,
        worlds: value.samples,
        ahead: ahead(at, value.cell, piece),
    })
}
