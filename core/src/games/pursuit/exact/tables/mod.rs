//! The tables of lost cells, for all placements or for few, updated turn by turn.

#[cfg(feature = "vast")]
pub(super) mod adaptive;
pub(super) mod backend;
pub(super) mod dense;
#[cfg(feature = "vast")]
pub(super) mod first_turn;
#[cfg(feature = "vast")]
pub(super) mod sparse;
