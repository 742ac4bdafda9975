use alloc::string::ToString;
use alloc::vec::Vec;

use super::chance;
use super::model::{CELLS, Case, LAYERS, Move, State};
use super::piece::Piece;
use super::player::Value;
use super::rules::{each, reach, turn};
use super::show::told;
use super::thinking::{Memory, Thinking};
use super::view::{Ahead, Candidate, SolitaireExplanation, Thought, place};
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
    let gold = usize::from(at.counts[usize::from(before)]) + 1 == LAYERS;
    let left = if gold { full & !(1 << before) } else { full };
    let emptied = usize::from(at.counts[usize::from(cell)]) + 1 == LAYERS;
    let left = if emptied { left & !(1 << cell) } else { left };
    at.tops[usize::from(cell)].is_some_and(|piece| reach(piece, cell) & left == 0)
}

/// Positions that one question goes on to look at, so that no question takes long.
const SLICE: u64 = 20_000;

pub(super) fn explain(case: &Case, at: &State, memory: &mut Memory) -> Option<SolitaireExplanation> {
    let scripted = case.scripted(at);
    let mut why = SolitaireExplanation {
        chosen: scripted.map(|mv| mv.to_string()),
        scripted: scripted.is_some(),
        told: at.waits && chance::told(case, at).is_some(),
        fault: case.fault(at).map(|fault| told(case, at, fault)),
        candidates: Vec::new(),
        thought: Thought { nodes: 0, of: 0, done: true },
        line: Vec::new(),
    };
    match turn(at) {
        Turn::Over => return None,
        Turn::Chance => why.chosen = why.chosen.or_else(|| Some(Move::Reply(chance::reply(case, at)).to_string())),
        Turn::Player { .. } => weigh(case, at, memory.weigh(case, at, &mut Budget::nodes(SLICE)), &mut why),
    }
    Some(why)
}

fn weigh(case: &Case, at: &State, thinking: &Thinking, why: &mut SolitaireExplanation) {
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
