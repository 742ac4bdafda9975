//! The games. Each folder has the game's model, its rules, its solver, its parser and what leaves the core of it.

#[cfg(feature = "janken")]
pub mod janken;
#[cfg(feature = "knights")]
pub mod knights;
#[cfg(feature = "pursuit")]
pub mod pursuit;
#[cfg(feature = "robots")]
pub mod robots;
#[cfg(feature = "solitaire")]
pub mod solitaire;
