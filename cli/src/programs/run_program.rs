use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::OwnedFd;
use std::time::{Duration, Instant};

use boardlab_core::text::decode;
use serde::{Deserialize, Serialize};

use super::dialogue::{Dialogue, End, NextInput};
use super::interrupt::Interrupt;
use super::limits::ProcessLimits;
use super::message::{Ended, Files, ProcessReport, Task};
use super::program::{describe_exit, describe_memory};
use super::sandbox::{Programs, Shown};
use crate::arguments::{SandboxChoice, TriedProgram};
use crate::command_error::CommandError;
use crate::output::untrusted::last_lines;

/// Runs a program that reads one input and writes one output, in a new sandbox for each input.
pub(crate) struct Runner<'a> {
    command: &'a [OsString],
    limits: RunLimits,
    files: RunFiles,
    programs: Programs,
    shown: Shown,
}

/// The names of the files in which a program finds its input and leaves its output, beside its standard streams.
#[derive(Clone, Default)]
pub(crate) struct RunFiles {
    pub(crate) input: Option<String>,
    pub(crate) output: Option<String>,
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

/// A run that was not cancelled.
pub(crate) struct Finished {
    pub(crate) outcome: Result<String, Fault>,
    /// Wall time.
    pub(crate) time: Duration,
    /// Time on a processor, of it and of those that it started, as far as the system tells.
    cpu: Duration,
    /// The largest resident set in bytes, of a program that ended by itself.
    pub(crate) memory: Option<u64>,
    /// The end of its standard error.
    pub(crate) stderr_tail: String,
}

impl Finished {
    /// Whether its time was over while it had hardly computed: it waited for something, or the machine is busy.
    pub(crate) fn hardly_ran(&self) -> bool {
        let is_late = self.outcome.as_ref().is_err_and(|fault| fault.kind == FaultKind::TimeOut);
        is_late && self.cpu < self.time / 2
    }
}

/// A fault of a program on an input.
#[derive(Serialize, Deserialize)]
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    pub(crate) message: String,
    /// What it wrote before it crashed, where that is text.
    pub(crate) output: Option<String>,
}

/// The kind of a fault. A smaller input must have the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum FaultKind {
    Crash,
    TimeOut,
    Memory,
    Files,
    TooLong,
    NotText,
}

impl<'a> Runner<'a> {
    /// For a program that is tried on one input after another.
    pub(crate) fn trying(tried: &TriedProgram, command: &'a [OsString]) -> Result<Self, CommandError> {
        let memory = tried.options.memory();
        let limits = RunLimits { time: tried.time_limit, output: tried.output_limit, memory };
        Runner::new(tried.options.sandbox, command, limits)
    }

    /// For a command that is given in the current folder.
    pub(crate) fn new(
        sandbox: SandboxChoice,
        command: &'a [OsString],
        limits: RunLimits,
    ) -> Result<Self, CommandError> {
        let shown = Shown::of_command(command).map_err(CommandError::system("the current folder is not there"))?;
        Ok(Runner { command, limits, files: RunFiles::default(), programs: Programs::new(sandbox), shown })
    }

    /// The same for a program that uses files. It works in a folder of its own then, so that no file of the user is
    /// replaced.
    pub(crate) fn with_files(mut self, files: RunFiles) -> Self {
        if files.input.is_some() || files.output.is_some() {
            self.shown.works_in = None;
        }
        self.files = files;
        self
    }

    /// Runs the program on an input. `None` if the run was cancelled. The program and all that it started are killed at
    /// the time limit or the output limit. An error means that the program could not be started.
    pub(crate) fn run(&self, input: &str, cancel: &Interrupt) -> Result<Option<Finished>, CommandError> {
        self.try_run(input, cancel).map_err(CommandError::not_started(self.command))
    }

    fn try_run(&self, input: &str, cancel: &Interrupt) -> io::Result<Option<Finished>> {
        let limits = self.limits;
        let mut sandbox = self.programs.open(&self.shown, ProcessLimits::of_memory(limits.memory))?;
        let until = Instant::now() + limits.time;
        let mut run = ProgramRun { rest: input.as_bytes(), output: Vec::new(), until, limits };
        let mut ran = sandbox.run(self.task(input)?, &mut run, cancel)?;
        let cpu = ran.report.as_ref().map_or(Duration::ZERO, |report| report.cpu);
        let report = match (ran.end, ran.report) {
            (_, Some(ProcessReport { ended: Ended::NotStarted(reason), .. })) => return Err(io::Error::other(reason)),
            (End::Cancelled, _) => return Ok(None),
            (End::Exited, report) => report,
            (End::Running, _) => None,
        };
        let memory = report.as_ref().map(|report| report.memory);
        if self.files.output.is_some() {
            run.output = ran.output.take().map_or(Ok(Vec::new()), |file| read(file, limits.output))?;
        }
        let outcome = run.outcome(report, self.files.output.as_deref(), &ran.stderr_tail);
        Ok(Some(Finished { outcome, time: ran.elapsed, cpu, memory, stderr_tail: ran.stderr_tail }))
    }

    /// Wall time of the program for an input.
    pub(crate) fn time_limit(&self) -> Duration {
        self.limits.time
    }

    fn task(&self, input: &str) -> io::Result<Task> {
        let RunFiles { input: read, output: written } = &self.files;
        if self.shown.works_in.is_some() {
            return Ok(Task { command: self.command.to_vec(), files: None });
        }
        let name = |name: &Option<String>, usual: &str| name.clone().unwrap_or_else(|| usual.into());
        let files = Files { input: (name(read, "input.txt"), input.into()), output: name(written, "output.txt") };
        Ok(Task { command: Shown::from_elsewhere(self.command)?, files: Some(files) })
    }
}

/// At most one byte more than the limit.
pub(crate) fn read(file: OwnedFd, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::from(file).take(limit + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
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
    /// `file`: the output file, where there is to be one.
    fn outcome(self, report: Option<ProcessReport>, file: Option<&str>, stderr_tail: &str) -> Result<String, Fault> {
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
        match (&report.ended, file.filter(|_| report.no_output.is_some())) {
            (Ended::Exit(0), None) => match decode(&self.output) {
                Ok(text) => Ok(text.into()),
                Err(error) => fault(FaultKind::NotText, format!("its output cannot be read: {error}"), ""),
            },
            (Ended::Exit(0), Some(file)) => fault(FaultKind::Files, format!("it left no file {file}"), stderr_tail),
            (Ended::Scratch(_), _) => fault(FaultKind::Files, describe_exit(&report.ended), stderr_tail),
            _ => {
                let output = decode(&self.output).ok().map(Into::into);
                fault(FaultKind::Crash, describe_exit(&report.ended), stderr_tail)
                    .map_err(|fault| Fault { output, ..fault })
            }
        }
    }
}

impl Fault {
    /// What it is, with the last line of standard error.
    pub(crate) fn in_a_line(&self) -> String {
        let (what, errors) = self.message.split_once('\n').unwrap_or((&self.message, ""));
        errors.lines().last().map_or(what.into(), |last| format!("{what}: {}", last.trim_start()))
    }
}

fn fault<T>(kind: FaultKind, what: String, stderr_tail: &str) -> Result<T, Fault> {
    let lines = last_lines(stderr_tail).map(|line| format!("\n  {line}"));
    Err(Fault { kind, message: lines.fold(what, |message, line| message + &line), output: None })
}
