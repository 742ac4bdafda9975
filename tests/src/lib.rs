//! What the tests of the core share: slow oracles, misreadings, random and damaged inputs, golden files.

pub mod damage;
pub mod fixture;
pub mod golden;
pub mod misread;
pub mod oracle;
pub mod random;

/// How many times the basic count of random cases a target can afford.
pub const SCALE: usize = if cfg!(target_arch = "wasm32") { 1 } else { 10 };
