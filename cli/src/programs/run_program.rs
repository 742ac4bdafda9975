use std::ffi::OsString;
use std::io;
use std::time::{Duration, Instant};

use boardlab_core::text::decode;

use super::dialogue::{Dialogue, End, NextInput};
use super::interrupt::Interrupt;
use super::limits::ProcessLimits;
use super::message::{Ended, ProcessReport, Task};
use super::program::{describe_exit, describe_memory};
use super::sandbox::{Programs, Shown};
use crate::arguments::SandboxChoice;
use crate::command_error::CommandError;
use crate::output::untrusted::last_lines;

/// Runs a program that reads one input and writes one output, in a new sandbox for each input.
pub(crate) struct Runner<'a> {
    command: &'a [OsString],
    limits: RunLimits,
    programs: Programs,
    shown: Shown,
}

/// What a program may use for an input.
#[derive(Clone, Copy)]
pub(crate) struct RunLimits {
    /// Wall time.
    pub(crate) time: Duration,
    /// Bytes of its output.
    pub(crate) output: u64,
    /// Bytes of memory.
    pub(crate) memory: u64,
}

/// A fault of a program on an input.
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    pub(crate) message: String,
}

/// The kind of a fault. A smaller input must have the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FaultKind {
    Crash,
    TimeOut,
    Memory,
    Files,
    TooLong,
    NotText,
}

impl<'a> Runner<'a> {
    /// For a command that is given in the current folder.
    pub(crate) fn new(
        sandbox: SandboxChoice,
        command: &'a [OsString],
        limits: RunLimits,
    ) -> Result<Self, CommandError> {
        let shown = Shown::of_command(command).map_err(CommandError::system("the current folder is not there"))?;
        Ok(Runner { command, limits, programs: Programs::new(sandbox), shown })
    }

    /// Runs the program on an input. Returns its output or its fault; `None` if the run was cancelled. The program and
    /// all that it started are killed at the time limit or the output limit. An error means that the program could not
    /// be started.
    pub(crate) fn run(&self, input: &str, cancel: &Interrupt) -> Result<Option<Result<String, Fault>>, CommandError> {
        self.try_run(input, cancel).map_err(CommandError::not_started(self.command))
    }

    fn try_run(&self, input: &str, cancel: &Interrupt) -> io::Result<Option<Result<String, Fault>>> {
        let limits = self.limits;
        let mut sandbox = self.programs.open(&self.shown, ProcessLimits::of_memory(limits.memory))?;
        let until = Instant::now() + limits.time;
        let mut run = ProgramRun { rest: input.as_bytes(), output: Vec::new(), until, limits };
        let task = Task { command: self.command.to_vec(), files: None };
        let ran = sandbox.run(task, &mut run, cancel)?;
        match (ran.end, ran.report) {
            (_, Some(ProcessReport { ended: Ended::NotStarted(reason), .. })) => Err(io::Error::other(reason)),
            (End::Cancelled, _) => Ok(None),
            (End::Exited, report) => Ok(Some(run.outcome(report, &ran.stderr_tail))),
            (End::Running, _) => Ok(Some(run.outcome(None, &ran.stderr_tail))),
        }
    }
}

/// A run of a program.
struct ProgramRun<'a> {
    /// The input that it has not read yet.
    rest: &'a [u8],
    output: Vec<u8>,
    until: Instant,
    limits: RunLimits,
}

impl Dialogue for ProgramRun<'_> {
    fn deadline(&self) -> Instant {
        self.until
    }

    fn is_over(&self) -> bool {
        self.output.len() as u64 > self.limits.output
    }

    fn input(&self) -> NextInput<'_> {
        if self.rest.is_empty() { NextInput::End } else { NextInput::Bytes(self.rest) }
    }

    fn advance(&mut self, count: usize) {
        self.rest = &self.rest[count..];
    }

    fn input_closed(&mut self) {
        self.rest = &[];
    }

    fn output(&mut self, bytes: &[u8]) {
        self.output.extend(bytes);
    }
}

impl ProgramRun<'_> {
    /// `report`: how the program exited. `None` if it was killed.
    fn outcome(self, report: Option<ProcessReport>, stderr_tail: &str) -> Result<String, Fault> {
        let RunLimits { time, output, memory } = self.limits;
        if self.is_over() {
            return fault(FaultKind::TooLong, format!("it wrote more than {output} bytes"), "");
        }
        let Some(report) = report else {
            return fault(FaultKind::TimeOut, format!("it did not end within {} s", time.as_secs_f64()), stderr_tail);
        };
        if report.ran_out_of_memory(memory, stderr_tail) {
            return fault(FaultKind::Memory, describe_memory(memory), stderr_tail);
        }
        match report.ended {
            Ended::Exit(0) => match decode(&self.output) {
                Ok(text) => Ok(text.into()),
                Err(error) => fault(FaultKind::NotText, format!("its output cannot be read: {error}"), ""),
            },
            Ended::Scratch(_) => fault(FaultKind::Files, describe_exit(&report.ended), stderr_tail),
            _ => fault(FaultKind::Crash, describe_exit(&report.ended), stderr_tail),
        }
    }
}

fn fault<T>(kind: FaultKind, what: String, stderr_tail: &str) -> Result<T, Fault> {
    let lines = last_lines(stderr_tail).map(|line| format!("\n  {line}"));
    Err(Fault { kind, message: lines.fold(what, |message, line| message + &line) })
}
