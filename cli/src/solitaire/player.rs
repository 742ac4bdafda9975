use std::fmt;
use std::time::Duration;

use boardlab_core::games::solitaire::player::{Knowledge, Position, Search, Shape, greedy, lookahead, pace};
use boardlab_core::games::solitaire::{each, reach};
use boardlab_core::rng::SplitMix64;

use super::clock::cpu_time;

/// A way to play.
#[derive(Clone, Copy)]
pub(super) enum PlayerKind {
    /// A random legal tile.
    Random,
    /// The tile with the most immediate points.
    Greedy,
    /// The best sequence of this many removals, as if the visible pieces were all.
    Lookahead(u32),
    /// The search, with this CPU time for each game.
    Timed(Duration),
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerKind::Random => f.pad("random"),
            PlayerKind::Greedy => f.pad("greedy"),
            PlayerKind::Lookahead(depth) => f.pad(&format!("lookahead {depth}")),
            PlayerKind::Timed(time) => f.pad(&format!("player {} s", time.as_secs_f64())),
        }
    }
}

/// A player during one game.
pub(super) enum Player {
    Random(SplitMix64),
    Greedy,
    Lookahead(u32),
    Timed(Timed),
}

impl Player {
    /// A player for the board with this seed. The clock of a timed player starts.
    pub(super) fn new(kind: PlayerKind, board: u64) -> Self {
        match kind {
            PlayerKind::Random => Player::Random(SplitMix64::new(!board)),
            PlayerKind::Greedy => Player::Greedy,
            PlayerKind::Lookahead(depth) => Player::Lookahead(depth),
            PlayerKind::Timed(time) => Player::Timed(Timed::from(cpu_time(), time)),
        }
    }

    /// The next tile. `None` if the game is over.
    pub(super) fn choose(&mut self, position: &Position) -> Option<u8> {
        match self {
            Player::Random(seed) => random(position, seed),
            Player::Greedy => greedy(position),
            Player::Lookahead(depth) => lookahead(position, *depth),
            Player::Timed(timed) => timed.choose(position),
        }
    }

    /// The number of positions that a search has visited.
    pub(super) fn nodes(&self) -> Option<u64> {
        if let Player::Timed(timed) = self { Some(timed.nodes) } else { None }
    }
}

fn random(position: &Position, rng: &mut SplitMix64) -> Option<u8> {
    let reached = position.history.last().map_or(u64::MAX, |&(cell, piece)| reach(piece, cell));
    let legal: Vec<u8> = each(reached).filter(|&cell| position.tops[usize::from(cell)].is_some()).collect();
    let bound = (!legal.is_empty()).then_some(legal.len() as u64)?;
    legal.get(rng.below(bound) as usize).copied()
}

/// A search with a limit of CPU time for a whole game.
pub(super) struct Timed {
    /// When searching ends, in CPU time of this thread. After it the greedy move is played.
    ends: Duration,
    /// The number of positions that takes about [`SLICE`].
    slice: u64,
    nodes: u64,
    /// What the previous search left.
    knowledge: Option<Knowledge>,
    shape: Shape,
}

/// From this time per game on, the deep search is better.
const DEEP_SEARCH_TIME: Duration = Duration::from_millis(400);

fn shape_for(time: Duration) -> Shape {
    if time < DEEP_SEARCH_TIME { Shape::QUICK } else { Shape::DEEP }
}

/// CPU time between two checks of the clock.
const SLICE: Duration = Duration::from_micros(400);
/// The number of positions in the first slice, which sets the pace.
const FIRST_SLICE_NODES: u64 = 32;
/// The seed of the searches. It must not be the game's.
const SEARCH_SEED: u64 = 0x5EED_0F0F_0807_0605;

impl Timed {
    /// A game that started at `began`, in CPU time of this thread, and may take `time`. A small part is reserved for
    /// input, output and exit.
    pub(super) fn from(began: Duration, time: Duration) -> Self {
        let reserve = (time / 100 + Duration::from_millis(3)).min(time / 8);
        Timed {
            ends: began + (time - reserve),
            slice: FIRST_SLICE_NODES,
            nodes: 0,
            knowledge: None,
            shape: shape_for(time),
        }
    }

    /// The tile that the search finds in this move's share of the remaining time. The greedy tile if no time is left.
    pub(super) fn choose(&mut self, position: &Position) -> Option<u8> {
        let left = self.ends.saturating_sub(cpu_time());
        let share = Some(pace(position, &self.shape)).filter(|share| (0.0..=1.0).contains(share)).unwrap_or(0.0);
        let until = self.ends.saturating_sub(left.mul_f32(1.0 - share));
        if left.is_zero() {
            return greedy(position);
        }
        // A reply may have shown a type that the alphabet lacked.
        let known = Knowledge::of_types(self.knowledge.take(), position.alphabet);
        let seed = SplitMix64::nth(SEARCH_SEED, position.history.len() as u64);
        let mut search = Search::shaped(position, seed, &known, self.shape);
        while self.run_slice(&mut search, until) {}
        self.nodes += search.nodes();
        let cell = search.best().or_else(|| greedy(position))?;
        self.knowledge = Some(search.keep(cell));
        Some(cell)
    }

    /// Runs a slice. Returns false if the search has ended or its time is over.
    fn run_slice(&mut self, search: &mut Search, until: Duration) -> bool {
        let before = cpu_time();
        // Late in a game a move's share of the time is less than a slice.
        let part = until.saturating_sub(before).min(SLICE).as_secs_f32() / SLICE.as_secs_f32();
        if part == 0.0 || !search.run(((self.slice as f32 * part) as u64).max(1)) {
            return false;
        }
        if part < 1.0 {
            return true;
        }
        let took = cpu_time().saturating_sub(before);
        self.slice = if took > SLICE {
            (self.slice / 2).max(1)
        } else if took < SLICE / 2 {
            self.slice.saturating_mul(2)
        } else {
            self.slice
        };
        true
    }
}
