use std::ops::Range;
use std::thread;

use boardlab_core::Game;
use boardlab_core::games::solitaire::player::Position;
use boardlab_core::games::solitaire::player::learning::{Net, POINT, Weights};
use boardlab_core::games::solitaire::{Alphabet, Case, Cells, Move, Solitaire, State, layers, position};

use crate::random::Random;
use crate::sample::Sample;

/// The share of moves that are random: without any, a network never sees what it thinks poor.
const EXPLORE: f32 = 0.015;
/// The share of games with a random opening, and the moves that it may have.
const OPENINGS: (f32, usize) = (0.2, 60);
/// The share of samples with tops masked, and how many removals back at most. A beam meets such positions below its
/// root, where it does not know what turned up.
const MASKED: (f32, usize) = (0.2, 8);

/// How games are played, and what they teach.
pub(crate) struct SelfPlay {
    /// Lines that the beam keeps.
    pub(crate) width: usize,
    /// Removals that it looks ahead.
    pub(crate) depth: usize,
    /// The lambda of TD(lambda), 0..=1: how much of a target is the rest of the game, and not the search's own value.
    pub(crate) lambda: f32,
}

/// What games left.
#[derive(Default)]
pub(crate) struct Played {
    pub(crate) samples: Vec<Sample>,
    /// The score of each game.
    pub(crate) totals: Vec<u32>,
}

/// A position of a game, before its move.
struct Ply {
    position: Position,
    /// Tops that its sample hides.
    masked: Cells,
    /// Points so far.
    score: f32,
    /// The total that the search expected.
    value: f32,
    /// Whether the move was a random one.
    random: bool,
}

impl SelfPlay {
    /// Plays the games of some seeds, each with its own types, on two threads. Even seeds come first in what is left,
    /// whichever thread was faster.
    pub(crate) fn play(&self, weights: &Weights, seeds: &Range<u64>, types: fn(u64) -> Alphabet) -> Played {
        thread::scope(|scope| {
            let threads = [0, 1].map(|odd| {
                let seeds = seeds.clone().filter(move |seed| seed % 2 == odd);
                scope.spawn(move || self.games(weights, seeds, types))
            });
            let mut all = Played::default();
            for half in threads.map(|thread| thread.join().expect("the games end")) {
                all.samples.extend(half.samples);
                all.totals.extend(half.totals);
            }
            all
        })
    }

    fn games(&self, weights: &Weights, seeds: impl Iterator<Item = u64>, types: fn(u64) -> Alphabet) -> Played {
        let mut played = Played::default();
        for seed in seeds {
            let case = Case::of_seed(seed, types(seed), 0);
            let (plies, total) = self.game(&Net::new(weights, case.alphabet), &case);
            let targets = self.targets(&plies, total as f32);
            let sample = |(ply, target): (&Ply, f32)| Sample::new(&ply.position, ply.masked, target - ply.score);
            played.samples.extend(plies.iter().zip(targets).filter_map(sample));
            played.totals.push(total);
        }
        played
    }

    fn game(&self, net: &Net, case: &Case) -> (Vec<Ply>, u32) {
        let mut random = Random::new(case.seed ^ 0x5EED);
        let opening = if random.unit() < OPENINGS.0 { random.below(OPENINGS.1) } else { 0 };
        let mut state = Solitaire::start(case);
        let mut plies = Vec::new();
        while let Some((best, to_come)) = net.choose(&position(case, &state), self.width, self.depth) {
            let explores = plies.len() < opening || random.unit() < EXPLORE;
            let cell = if explores { any(&state, &mut random) } else { best };
            let score = state.score().total as f32;
            let value = score + to_come as f32 / POINT as f32;
            let masked = mask(&state, &mut random);
            plies.push(Ply { position: position(case, &state), masked, score, value, random: explores });
            remove(case, &mut state, cell);
        }
        (plies, state.score().total)
    }

    /// The total that each ply teaches to expect, from the end of the game backwards. What came of a random move is no
    /// fault of the position before it, so that its own value takes over; unless only final totals are trusted.
    fn targets(&self, plies: &[Ply], total: f32) -> Vec<f32> {
        let mut expected = total;
        let mut targets = vec![0.0; plies.len()];
        for (ply, target) in plies.iter().zip(&mut targets).rev() {
            if ply.random && self.lambda < 1.0 {
                expected = ply.value;
            }
            *target = expected;
            expected = self.lambda * expected + (1.0 - self.lambda) * ply.value;
        }
        targets
    }
}

/// A random legal removal.
fn any(state: &State, random: &mut Random) -> u8 {
    let legal: Vec<u8> = state.targets().into_iter().collect();
    legal[random.below(legal.len())]
}

/// The cells of some last removals, now and then.
fn mask(state: &State, random: &mut Random) -> Cells {
    // The first position is no sample and draws nothing.
    let masks = !state.removed.is_empty() && random.unit() >= 1.0 - MASKED.0;
    let back = if masks { 1 + random.below(MASKED.1) } else { 0 };
    state.removed.iter().rev().take(back).map(|&(cell, _)| cell).collect()
}

/// Removes a piece and reveals the next.
pub(crate) fn remove(case: &Case, state: &mut State, cell: u8) {
    let removed = Solitaire::play(case, state, &Move::Remove(cell));
    let layer = usize::from(state.counts[usize::from(cell)]);
    let reply = layers(case.seed, case.alphabet, cell).get(layer).copied().flatten();
    let replied = Solitaire::play(case, state, &Move::Reply(reply));
    removed.and(replied).expect("the beam plays by the rules");
}
