//! The rules once more, each doubtful line with its plausible wrong readings: what the golden files must tell apart.

pub mod janken;
pub mod knights;
pub mod pursuit;
pub mod robots;
pub mod solitaire;
