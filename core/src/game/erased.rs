use core::marker::PhantomData;

/// A game as a value: erased traits are implemented for it.
pub(crate) struct Of<G>(pub(crate) PhantomData<fn() -> G>);
