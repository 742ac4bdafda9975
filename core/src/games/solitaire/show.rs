use alloc::vec::Vec;

use super::model::{CELLS, Case, End, Fault, LAYERS, Move, State};
use super::piece::Piece;
use super::rules::{each, turn};
use super::score::ledger;
use super::view::{Colour, PlayerScores, Removal, SolitaireBoard, SolitaireFault, Step, Tile, place};
use super::words::Refusal;
use crate::game::Turn;

const COLOURS: [Colour; LAYERS + 1] = [Colour::Bronze, Colour::Silver, Colour::Gold, Colour::Empty];

pub(super) fn board(case: &Case, state: &State, previous: Option<(&State, &Move)>) -> SolitaireBoard {
    SolitaireBoard {
        tiles: tiles(state),
        removals: removals(state),
        score: state.score(),
        ledger: ledger(state.removed.iter().map(|&(_, piece)| piece)),
        alphabet: case.alphabet.pieces().collect(),
        waits: state.waits,
        next: if state.end == Some(End::Stopped) { Vec::new() } else { each(state.targets()).map(place).collect() },
        run: state.tally.run(),
        waiting: state.tally.waiting(),
        chain: state.tally.chain(),
        scripted: state.scripted,
        step: previous.map(|(before, mv)| step(case, before, *mv, state)),
        measured: if turn(state) == Turn::Over { PlayerScores::of(case.alphabet) } else { None },
    }
}

fn tiles(state: &State) -> Vec<Tile> {
    let choosing = !state.waits && state.end.is_none();
    let tile = |cell: usize| {
        let refused = state.may_remove(cell as u8).err();
        Tile {
            piece: state.tops[cell],
            colour: COLOURS[usize::from(state.counts[cell])],
            target: choosing && refused.is_none(),
            barred: refused.filter(|_| choosing),
        }
    };
    (0..CELLS).map(tile).collect()
}

fn removals(state: &State) -> Vec<Removal> {
    let mut counts = [0; CELLS];
    let removal = |&(cell, piece): &(u8, Piece)| {
        let count = &mut counts[usize::from(cell)];
        *count += 1;
        Removal { at: place(cell), piece, colour: COLOURS[*count - 1] }
    };
    state.removed.iter().map(removal).collect()
}

fn step(case: &Case, before: &State, mv: Move, state: &State) -> Step {
    match (mv, removals(state).pop()) {
        (Move::Remove(_), Some(removal)) => {
            Step::Removed { removal, points: state.tally.score().total - before.tally.score().total }
        }
        (Move::Reply(piece), Some(removal)) => Step::Replied { at: removal.at, piece },
        (Move::Fault(fault), _) => Step::Faulty { fault: fault_view(case, before, fault) },
        _ => Step::Stopped,
    }
}

/// A fault with the rule against it.
pub(super) fn fault_view(case: &Case, state: &State, fault: Fault) -> SolitaireFault {
    match fault {
        Fault::Illegal(row, column) => {
            SolitaireFault::Illegal { row, column, refusal: case.refused(state).unwrap_or(Refusal::OutOfReach) }
        }
        Fault::Reply(piece) => SolitaireFault::Reply { piece },
        Fault::NoEnd => SolitaireFault::NoEnd,
    }
}
