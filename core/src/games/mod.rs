//! The games. Each folder has the model of a game, its rules, its solver, its parser and the types that leave the core.

pub mod janken;
pub mod knights;
pub mod pursuit;
pub mod robots;
pub mod solitaire;
