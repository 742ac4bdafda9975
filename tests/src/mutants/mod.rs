//! The rules once more as a referee plays them, each doubtful line with its plausible wrong readings: what the golden
//! files must tell apart.

pub mod pursuit;
pub mod solitaire;
