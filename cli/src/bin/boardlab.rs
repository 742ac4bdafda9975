//! `boardlab`: solves, traces, compares and generates inputs of every game.

use std::process::ExitCode;

fn main() -> ExitCode {
    boardlab::main()
}
