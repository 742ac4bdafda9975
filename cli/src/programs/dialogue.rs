use std::io::{self, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::time::{Duration, Instant};

use super::interrupt::Interrupt;
use super::message::{ProcessReport, Task};
use super::program::{Program, drain, is_temporary};
use super::sandbox::Sandbox;

/// The input of a program, and a consumer of its output.
pub(crate) trait Dialogue {
    /// When the program is killed. It may change while the program runs.
    fn deadline(&self) -> Instant;
    /// Whether the program can be killed before the deadline, because the result is known.
    fn is_over(&self) -> bool {
        false
    }
    /// The input that the program has not read yet.
    fn input(&self) -> NextInput<'_> {
        NextInput::End
    }
    /// The program read so many bytes of the input.
    fn advance(&mut self, _count: usize) {}
    /// The program closed its standard input.
    fn input_closed(&mut self) {}
    /// The program wrote bytes.
    fn output(&mut self, _bytes: &[u8]) {}
    /// The program closed its standard output, or exited. This may be called twice.
    fn output_closed(&mut self) {}
}

/// What a program can read from standard input now.
#[derive(Clone, Copy)]
pub(crate) enum NextInput<'a> {
    /// Bytes to read now, at least one.
    Bytes(&'a [u8]),
    /// None now; there may be some later.
    None,
    /// The end of the input.
    End,
}

/// How a dialogue ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The program exited.
    Exited,
    /// The program still runs: its deadline has passed, or the result is known.
    Running,
    /// The caller cancelled. The program still runs.
    Cancelled,
}

/// What became of a program.
pub(crate) struct Ran {
    /// Why the dialogue ended.
    pub(crate) end: End,
    /// How the program ended. `None` if it cannot be killed.
    pub(crate) report: Option<ProcessReport>,
    /// Its output file.
    pub(crate) output: Option<OwnedFd>,
    /// The last bytes that it wrote to standard error.
    pub(crate) stderr_tail: String,
    /// Wall time until the dialogue ended.
    pub(crate) elapsed: Duration,
}

impl Sandbox {
    /// Runs a program and passes data between it and a dialogue, until it exits or must be ended. It is ended with all
    /// that it started.
    ///
    /// # Errors
    ///
    /// The system fails, or the sandbox is gone. A program that cannot be started is no error, but told by the report.
    pub(crate) fn run(&mut self, task: Task, dialogue: &mut impl Dialogue, cancel: &Interrupt) -> io::Result<Ran> {
        let began = Instant::now();
        let mut program = Program::start(self, task)?;
        let end = pass_data(&mut program, dialogue, cancel);
        let elapsed = began.elapsed();
        let stderr_tail = program.stderr_tail();
        let (report, output) = program.end();
        Ok(Ran { end: end?, report, output, stderr_tail, elapsed })
    }
}

/// Passes data between a program and a dialogue until the program exits or must be killed.
///
/// # Errors
///
/// The system cannot wait for the program. It still runs.
fn pass_data(program: &mut Program<'_>, dialogue: &mut impl Dialogue, cancel: &Interrupt) -> io::Result<End> {
    while !dialogue.is_over() && Instant::now() < dialogue.deadline() {
        let input = dialogue.input();
        if let NextInput::End = input {
            program.input = None;
        }
        let ready = program.wait(matches!(input, NextInput::Bytes(_)), cancel.as_fd(), dialogue.deadline())?;
        if ready.cancel {
            return Ok(End::Cancelled);
        }
        if ready.input {
            write(program, dialogue);
        }
        if ready.output {
            read(program, dialogue);
        }
        if ready.errors {
            program.read_errors();
        }
        if ready.exit {
            // Its last output is still in the pipe.
            drain(|| read(program, dialogue));
            dialogue.output_closed();
            return Ok(End::Exited);
        }
    }
    Ok(End::Running)
}

/// Writes once. A program need not read its input.
fn write(program: &mut Program<'_>, dialogue: &mut impl Dialogue) {
    let (Some(input), NextInput::Bytes(bytes)) = (&mut program.input, dialogue.input()) else { return };
    match input.write(bytes) {
        Ok(count) => dialogue.advance(count),
        Err(error) if is_temporary(&error) => {}
        Err(_) => {
            program.input = None;
            dialogue.input_closed();
        }
    }
}

/// Reads once. Returns whether there may be more.
fn read(program: &mut Program<'_>, dialogue: &mut impl Dialogue) -> bool {
    let mut bytes = [0; 8192];
    let Some(output) = &mut program.output else { return false };
    match output.read(&mut bytes) {
        Ok(count) if count > 0 => {
            dialogue.output(&bytes[..count]);
            true
        }
        Err(error) if is_temporary(&error) => false,
        _ => {
            program.output = None;
            dialogue.output_closed();
            false
        }
    }
}
