use core::num::NonZeroU64;

use super::piece::Alphabet;

/// The options of the game. An option that is not given has the value in the text, or else the default in
/// [`Case`](super::Case).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `alphabet=1,2,torn`: the types that are drawn.
    pub alphabet: Option<Alphabet>,
    /// `seed=NUMBER`: the seed of the replies that the transcript does not give.
    pub seed: Option<u64>,
    /// `nodes=NUMBER`: how many positions the player searches for a move.
    pub nodes: Option<NonZeroU64>,
}

impl Options {
    pub(super) fn choose(&mut self, key: &str, value: &str) -> bool {
        match key {
            "alphabet" => value.parse().map(|alphabet| self.alphabet = Some(alphabet)).is_ok(),
            "seed" => value.parse().map(|seed| self.seed = Some(seed)).is_ok(),
            "nodes" => value.parse().map(|nodes| self.nodes = Some(nodes)).is_ok(),
            _ => false,
        }
    }
}
