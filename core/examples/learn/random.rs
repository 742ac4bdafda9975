use boardlab_core::rng::SplitMix64;

/// Numbers for drawing and shuffling, the same ones from the same seed.
pub(crate) struct Random(SplitMix64);

impl Random {
    /// The stream of a seed. It is not the stream of a game.
    pub(crate) fn new(seed: u64) -> Self {
        let mut stream = SplitMix64::new(SplitMix64::nth(seed, 77));
        // The player's weights were made without the first number, and must come out again.
        stream.next_u64();
        Random(stream)
    }

    /// A number below `bound` (at least 1). It takes 32 bits where `SplitMix64::below` takes 64: the player's weights
    /// did.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (((self.0.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// A number from 0 to 1, 1 excluded.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A number from `-most` to `most`.
    pub(crate) fn around_zero(&mut self, most: f32) -> f32 {
        (self.unit() * 2.0 - 1.0) * most
    }

    /// Puts a list into random order (Fisher, Yates).
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}
