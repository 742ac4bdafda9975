use core::num::NonZeroU64;

use super::piece::Alphabet;

/// What a person may choose besides the text. What nobody chose is as the text says, or as in [`Case`](super::Case) by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `alphabet=1,2,torn`: the types that are drawn.
    pub alphabet: Option<Alphabet>,
    /// `seed=NUMBER`: of the replies that the transcript does not tell.
    pub seed: Option<u64>,
    /// `nodes=NUMBER`: positions that the player looks at for a move.
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
