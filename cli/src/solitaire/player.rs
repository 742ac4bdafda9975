use std::fmt;
use std::time::Duration;

use boardlab_core::games::solitaire::player::{Memory, Position, Search, Shape, greedy, lookahead, pace};
use boardlab_core::games::solitaire::{Piece, each, reach};
use boardlab_core::rng::SplitMix64;

use super::clock::cpu;

/// A way to play.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Any legal tile, each as likely.
    Random,
    /// The most points at once.
    Greedy,
    /// The best line of so many removals over the pieces that show.
    Lookahead(u32),
    /// The search, in so much CPU time a game.
    Timed(Duration),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.pad("random"),
            Kind::Greedy => f.pad("greedy"),
            Kind::Lookahead(depth) => f.pad(&format!("lookahead {depth}")),
            Kind::Timed(time) => f.pad(&format!("player {} s", time.as_secs_f64())),
        }
    }
}

/// Somebody who plays one game.
pub(super) enum Player {
    Random(SplitMix64),
    Greedy,
    Lookahead(u32),
    Timed(Timed),
}

impl Player {
    /// Sits down to the board with a number; the time of a timed player begins to run.
    pub(super) fn new(kind: Kind, board: u64) -> Self {
        match kind {
            Kind::Random => Player::Random(SplitMix64::new(!board)),
            Kind::Greedy => Player::Greedy,
            Kind::Lookahead(depth) => Player::Lookahead(depth),
            Kind::Timed(time) => Player::Timed(Timed::from(cpu(), time)),
        }
    }

    /// The next tile; none where the game is over.
    pub(super) fn choose(&mut self, position: &Position) -> Option<u8> {
        match self {
            Player::Random(seed) => random(position, seed),
            Player::Greedy => greedy(position),
            Player::Lookahead(depth) => lookahead(position, *depth),
            Player::Timed(timed) => timed.choose(position),
        }
    }

    /// Positions that a search looked at.
    pub(super) fn nodes(&self) -> Option<u64> {
        if let Player::Timed(timed) = self { Some(timed.nodes) } else { None }
    }
}

fn random(position: &Position, rng: &mut SplitMix64) -> Option<u8> {
    let reached =
        position.history.last().map_or(u64::MAX, |&(cell, piece)| reach(Piece::ALL[usize::from(piece)], cell));
    let legal: Vec<u8> = each(reached).filter(|&cell| position.tops[usize::from(cell)] < 8).collect();
    let bound = (!legal.is_empty()).then_some(legal.len() as u64)?;
    legal.get(rng.below(bound) as usize).copied()
}

/// The search under a clock: the CPU time of this thread, for a whole game.
pub(super) struct Timed {
    /// When searching ends, on this thread's clock; from there on the move at hand is played.
    ends: Duration,
    /// Positions that take about [`SLICE`].
    slice: u64,
    nodes: u64,
    /// What the move before left.
    kept: Option<Memory>,
    shape: Shape,
}

/// Time a game from which it pays to look deep.
const LONG: Duration = Duration::from_millis(400);

fn shape_for(time: Duration) -> Shape {
    if time < LONG { Shape::QUICK } else { Shape::DEEP }
}

/// CPU time between two looks at the clock.
const SLICE: Duration = Duration::from_micros(400);
/// Positions of the first slice, before any was timed.
const FIRST: u64 = 32;
/// The seed of the searches. It must not be the game's.
const WORLDS: u64 = 0x5EED_0F0F_0807_0605;

impl Timed {
    /// A game that may take `time` from a moment on this thread's clock. A little is kept for what is no search:
    /// reading, writing, the last moves, the end of the program.
    pub(super) fn from(began: Duration, time: Duration) -> Self {
        let kept = (time / 100 + Duration::from_millis(3)).min(time / 8);
        Timed { ends: began + (time - kept), slice: FIRST, nodes: 0, kept: None, shape: shape_for(time) }
    }

    /// The tile that the search finds in this move's share of the time left, or the greedy one if none is left.
    pub(super) fn choose(&mut self, position: &Position) -> Option<u8> {
        let left = self.ends.saturating_sub(cpu());
        let share = Some(pace(position, &self.shape)).filter(|share| (0.0..=1.0).contains(share)).unwrap_or(0.0);
        let until = self.ends.saturating_sub(left.mul_f32(1.0 - share));
        if left.is_zero() {
            return greedy(position);
        }
        // A reply may have shown that more types come than was thought.
        let memory = Memory::of_types(self.kept.take(), position.alphabet);
        let seed = SplitMix64::nth(WORLDS, position.history.len() as u64);
        let mut search = Search::shaped(position, seed, &memory, self.shape);
        while self.goes_on(&mut search, until) {}
        self.nodes += search.nodes();
        let cell = search.best().or_else(|| greedy(position))?;
        self.kept = Some(search.keep(cell));
        Some(cell)
    }

    /// Runs a slice; false where the search or its time is over.
    fn goes_on(&mut self, search: &mut Search, until: Duration) -> bool {
        let before = cpu();
        // Late in a game a move's share is less than a slice; what it took more would be missing at the end.
        let part = until.saturating_sub(before).min(SLICE).as_secs_f32() / SLICE.as_secs_f32();
        if part == 0.0 || !search.run(((self.slice as f32 * part) as u64).max(1)) {
            return false;
        }
        if part < 1.0 {
            return true;
        }
        let took = cpu().saturating_sub(before);
        self.slice = match () {
            () if took > SLICE => (self.slice / 2).max(1),
            () if took < SLICE / 2 => self.slice.saturating_mul(2),
            () => self.slice,
        };
        true
    }
}
