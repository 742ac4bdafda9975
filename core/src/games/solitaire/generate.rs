use alloc::vec::Vec;

use super::model::{CELLS, Case, LAYERS, NODES, SIDE, Script, ScriptedRemoval, State};
use super::piece::{Alphabet, Piece, Reply};
use super::rules::each;
use super::words::Refusal;
use super::{chance, rules};
use crate::game::GenParams;
use crate::rng::SplitMix64;

/// New boards of all eight types: those of the seed and of the seeds after it. Above the middle size a transcript
/// follows each board, at the largest size a whole game; adversarial ones end with a fault. Adversarial boards have few
/// types, or types with few continuations.
pub(super) fn generate(seed: u64, params: GenParams) -> impl Iterator<Item = Case> {
    (0..params.cases).map(move |nth| random_case(seed.wrapping_add(nth as u64), params))
}

fn random_case(seed: u64, params: GenParams) -> Case {
    let mut rng = SplitMix64::new(seed);
    let alphabet = if params.is_adversarial(&mut rng) { few_types(&mut rng) } else { Alphabet::ALL };
    let case = Case::of_seed(seed, alphabet, NODES);
    let removals =
        (CELLS * LAYERS) * usize::from(params.size.saturating_sub(GenParams::ANY)) / usize::from(GenParams::ANY);
    if removals == 0 { case } else { played(&mut rng, params, case, removals) }
}

/// One type, the types of an official test, or two types of which one has no continuation from the middle of the board.
fn few_types(rng: &mut SplitMix64) -> Alphabet {
    let piece = Piece::ALL[rng.below(8) as usize];
    match rng.below(3) {
        0 => Alphabet::of([piece]),
        1 => Alphabet::OFFICIAL[rng.below(Alphabet::OFFICIAL.len() as u64) as usize],
        _ => Alphabet::of([piece, Piece::Four]),
    }
}

/// The case with `count` removals after its board, or fewer if the game ends before.
fn played(rng: &mut SplitMix64, params: GenParams, case: Case, count: usize) -> Case {
    let mut state = rules::start(&case);
    let mut removals = Vec::new();
    while removals.len() < count
        && let Some(cell) = pick(rng, &state)
        && let Ok(reply) = answered(&case, &mut state, cell)
    {
        removals.push(ScriptedRemoval { reply: Some(reply), ..removal_of(cell) });
    }
    let ended = !(params.is_adversarial(rng) && spoil(rng, &state, &mut removals));
    let script = Some(Script { removals, ended }).filter(|script| ended || !script.removals.is_empty());
    Case { script, ..case }
}

fn pick(rng: &mut SplitMix64, state: &State) -> Option<u8> {
    let count = u64::from(state.targets().count_ones());
    each(state.targets()).nth(rng.below(count.max(1)) as usize)
}

fn answered(case: &Case, state: &mut State, cell: u8) -> Result<Reply, Refusal> {
    state.remove(cell)?;
    let reply = chance::reply(case, state);
    state.replace(case, reply)?;
    Ok(reply)
}

fn removal_of(cell: u8) -> ScriptedRemoval {
    let (row, column) = (u32::from(cell) / SIDE as u32 + 1, u32::from(cell) % SIDE as u32 + 1);
    ScriptedRemoval { row, column, reply: None, start: 0 }
}

/// Ends a transcript with a fault: a cell that may not be next, one off the board, a reply that cannot be, or no end.
/// Whether no end is the fault.
fn spoil(rng: &mut SplitMix64, state: &State, removals: &mut Vec<ScriptedRemoval>) -> bool {
    let last = state.last().map(|(cell, _)| cell);
    match rng.below(5) {
        0 => removals.extend(last.map(removal_of)),
        1 => removals.push(ScriptedRemoval { row: SIDE as u32 + 1, ..removal_of(0) }),
        2 => removals.extend((0..CELLS as u8).rfind(|&cell| state.may_remove(cell).is_err()).map(removal_of)),
        3 => {
            // Gold is replaced by nothing, the others by a piece.
            let flipped =
                |removal: &mut ScriptedRemoval| removal.reply = Some(removal.reply.flatten().xor(Some(Piece::One)));
            removals.last_mut().into_iter().for_each(flipped);
        }
        _ => return true,
    }
    false
}
