use core::marker::PhantomData;

/// A game as a value. The traits that hide a game's types are implemented for it: `judge::Judge`, `workbench::Inputs`.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The game.
    #[must_use]
    pub const fn new() -> Self {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}
