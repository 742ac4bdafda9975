//! How programs of others run. What they may use and see is decided here alone.
//!
//! - [`sandbox`] starts a *supervisor*, a process of this program: in bubblewrap as process 1 of namespaces of its own,
//!   elsewhere plainly.
//! - [`supervisor`] runs one program after another, and enforces the limits of [`limits`].
//! - [`dialogue`] runs a program: feeds it and reads what it writes; [`program`] has our ends of its streams.
//! - [`message`] is what this process and the supervisor tell each other.

mod dialogue;
mod interrupt;
mod limits;
mod memory;
mod message;
mod program;
mod ready;
mod run_program;
mod sandbox;
mod scratch;
mod supervisor;

pub(crate) use dialogue::{Dialogue, End, NextInput, Ran};
pub(crate) use interrupt::Interrupt;
pub use interrupt::on_interrupt;
pub(crate) use limits::ProcessLimits;
pub(crate) use message::{Ended, Files, NoOutput, ProcessReport, Task};
pub(crate) use program::{describe_exit, describe_memory, signal_name};
pub(crate) use run_program::{Fault, FaultKind, Finished, RunFiles, RunLimits, Runner, read};
pub(crate) use sandbox::{Programs, Sandbox, Shown};
pub(crate) use supervisor::supervise;
