//! What tests of built programs share: their files, the pages that show their commands, signals, and what a system has
//! in store.

mod damage;
mod files;
mod modules;
mod pages;
mod sandbox;
#[cfg(target_os = "linux")]
mod soak;
#[cfg(target_os = "linux")]
mod system;

use std::process::Output;

pub use damage::each_is_noticed;
pub use files::{DIGEST, resealed, shown, write, write_resealed};
pub use modules::module;
pub use pages::{begins, pages, read};
pub use sandbox::{has_bubblewrap, is_gone, own_time, sandboxes, sleepers, usual_sandbox};
#[cfg(target_os = "linux")]
pub use soak::soak;
#[cfg(target_os = "linux")]
pub use system::System;

/// What came of a command.
pub struct Run {
    /// The exit status; -1 after a signal.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Run {
    /// A line of standard output, from 0.
    pub fn line(&self, number: usize) -> &str {
        self.out.lines().nth(number).unwrap_or_default()
    }
}

/// What a command printed that has done its work.
pub fn good(run: Run) -> String {
    assert_eq!(run.code, 0, "{}", run.err);
    run.out
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("it prints UTF-8");
        Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
    }
}
