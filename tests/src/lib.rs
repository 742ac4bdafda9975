//! What the tests of the core share: slow oracles, misreadings, random and damaged inputs, golden files. And what
//! tests of built programs share.

pub mod damage;
pub mod fixture;
pub mod golden;
pub mod mutants;
pub mod oracle;
#[cfg(unix)]
pub mod programs;
pub mod random;

/// How many times the basic count of random cases is run: once in a browser, 4 times natively, and 20 times if
/// `BOARDLAB_THOROUGH` was set when the tests were compiled (`make test-slow`). A larger scale only adds seeds.
pub const SCALE: usize = match (cfg!(target_arch = "wasm32"), option_env!("BOARDLAB_THOROUGH")) {
    (true, _) => 1,
    (false, None) => 4,
    (false, Some(_)) => 20,
};
