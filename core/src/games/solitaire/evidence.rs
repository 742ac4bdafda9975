use alloc::string::ToString;
use alloc::vec::Vec;

use super::chance;
use super::model::{CELLS, Case, LAYERS, Move, State};
use super::piece::Piece;
use super::player::Value;
use super::rules::{each, reach, turn};
use super::thinking::{Memory, Thinking};
use super::view::{Ahead, Candidate, SolitaireExplanation, Thought, fault_view, place};
use crate::game::{Budget, Turn};

/// The effect of a removal on the bonuses, and the targets after it.
pub(super) fn ahead(state: &State, cell: u8, piece: Piece) -> Ahead {
    let mut tally = state.tally;
    let gain = tally.add(piece);
    let full = state.full();
    let next = reach(piece, cell) & full;
    let dead = each(next).filter(|&to| to != cell && is_dead(state, full, cell, to)).count();
    let breaks = |before: u32, after: u32| if after > before || gain.set.is_some() { 0 } else { before };
    Ahead {
        points: gain.points(),
        run: gain.run,
        breaks_run: if gain.run == 1 { state.tally.run() } else { 0 },
        set: gain.set.map_or(0, |(_, points)| points),
        waiting: tally.waiting(),
        breaks_set: breaks(state.tally.waiting(), tally.waiting()),
        chain: tally.chain(),
        breaks_chain: if tally.chain() < state.tally.chain() { state.tally.chain() } else { 0 },
        next: next.count_ones(),
        dead: dead as u32,
    }
}

/// Whether the game would end after the removal at a cell. `before` is the cell removed before it, whose tile may then
/// be empty.
fn is_dead(state: &State, full: u64, before: u8, cell: u8) -> bool {
    let gold = usize::from(state.counts[usize::from(before)]) + 1 == LAYERS;
    let left = if gold { full & !(1 << before) } else { full };
    state.tops[usize::from(cell)].is_some_and(|piece| reach(piece, cell) & left == 0)
}

/// How many positions one request searches, so that no request takes long.
const SLICE: u64 = 20_000;

pub(super) fn explain(case: &Case, state: &State, memory: &mut Memory) -> Option<SolitaireExplanation> {
    let scripted = case.scripted(state);
    let mut why = SolitaireExplanation {
        chosen: scripted.map(|mv| mv.to_string()),
        scripted: scripted.is_some(),
        reply_scripted: state.waits && chance::scripted_reply(case, state).is_some(),
        fault: case.fault(state).map(|fault| fault_view(case, state, fault)),
        candidates: Vec::new(),
        thought: Thought { nodes: 0, of: 0, done: true },
        line: Vec::new(),
    };
    match turn(state) {
        Turn::Over => return None,
        Turn::Chance => why.chosen = why.chosen.or_else(|| Some(Move::Reply(chance::reply(case, state)).to_string())),
        Turn::Player { .. } => weigh(case, state, memory.weigh(case, state, &mut Budget::nodes(SLICE)), &mut why),
    }
    Some(why)
}

fn weigh(case: &Case, state: &State, thinking: &Thinking, why: &mut SolitaireExplanation) {
    let player = || thinking.found().map(|cell| Move::Remove(cell).to_string());
    why.chosen = why.chosen.take().or_else(player);
    why.candidates = thinking.search.values().iter().filter_map(|value| candidate(state, value)).collect();
    why.line = thinking.search.line().into_iter().map(place).collect();
    why.thought = Thought {
        nodes: thinking.search.nodes().min(case.nodes) as u32,
        of: case.nodes as u32,
        done: thinking.through,
    };
}

fn candidate(state: &State, value: &Value) -> Option<Candidate> {
    let piece = state.tops.get(usize::from(value.cell)).copied().flatten()?;
    debug_assert!(usize::from(value.cell) < CELLS);
    Some(Candidate {
        at: place(value.cell),
        piece,
        expected: tenths(value.mean),
        spread: tenths(value.spread),
        worlds: value.samples,
        ahead: ahead(state, value.cell, piece),
    })
}

fn tenths(value: f32) -> u32 {
    (value.max(0.0) * 10.0 + 0.5) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_rounded_to_tenths() {
        assert_eq!([-3.0, 0.0, 1.23, 1.27, 200.0].map(tenths), [0, 0, 12, 13, 2000]);
    }
}
