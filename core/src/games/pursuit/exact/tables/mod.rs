//! What is known of all placements, or of a few, and how it grows turn by turn.

#[cfg(feature = "vast")]
pub(super) mod adaptive;
pub(super) mod backend;
pub(super) mod dense;
#[cfg(feature = "vast")]
pub(super) mod first_turn;
#[cfg(feature = "vast")]
pub(super) mod sparse;
