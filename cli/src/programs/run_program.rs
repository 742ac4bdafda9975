use std::ffi::OsString;
use std::io;
use std::time::{Duration, Instant};

use boardlab_core::text::decode;

use crate::failure::Failure;
use crate::output::untrusted::last_lines;
use crate::programs::cancel_token::CancelToken;
use crate::programs::child::{ExitInfo, Program, describe_exit};
use crate::programs::dialogue::{self, Dialogue, End, Input};
use crate::programs::fault::{Fault, FaultKind};
use crate::programs::memory::describe_excess;
use crate::programs::supervisor::ProcessLimits;

/// What a program may use for an input.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// Wall time.
    pub(crate) time: Duration,
    /// Bytes of its output.
    pub(crate) output: u64,
    /// Bytes of memory of each process.
    pub(crate) memory: u64,
}

/// A run of a program that reads one input and writes one output.
struct ProgramRun<'a> {
    /// The input that it has not read yet.
    rest: &'a [u8],
    output: Vec<u8>,
    until: Instant,
    limits: Limits,
}

/// Runs a program on an input. Returns its output or its fault; `None` if the run was cancelled. The program and its
/// children are killed at the time limit or the output limit. An error means that the program could not be started.
pub(crate) fn run_program(
    command: &[OsString],
    input: &str,
    limits: Limits,
    cancel: &CancelToken,
) -> Result<Option<Result<String, Fault>>, Failure> {
    run(command, input, limits, cancel).map_err(Failure::not_started(command))
}

fn run(
    command: &[OsString],
    input: &str,
    limits: Limits,
    cancel: &CancelToken,
) -> io::Result<Option<Result<String, Fault>>> {
    let mut program = Program::piped(command, ProcessLimits::of_memory(limits.memory))?;
    let until = Instant::now() + limits.time;
    let mut run = ProgramRun { rest: input.as_bytes(), output: Vec::new(), until, limits };
    let end = dialogue::run(&mut program, &mut run, cancel);
    let stderr_tail = program.stderr_tail();
    let ended = program.end();
    if let Some(reason) = ended.and_then(|ended| ended.start_error(&stderr_tail)) {
        return Err(io::Error::other(reason));
    }
    match end? {
        End::Cancelled => Ok(None),
        End::Exited => Ok(Some(run.outcome(ended, &stderr_tail))),
        End::Running => Ok(Some(run.outcome(None, &stderr_tail))),
    }
}

impl Dialogue for ProgramRun<'_> {
    fn deadline(&self) -> Instant {
        self.until
    }

    fn is_over(&self) -> bool {
        self.output.len() as u64 > self.limits.output
    }

    fn input(&self) -> Input<'_> {
        if self.rest.is_empty() { Input::End } else { Input::Bytes(self.rest) }
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
    /// `ended`: how the program exited. `None` if it was killed.
    fn outcome(self, ended: Option<ExitInfo>, stderr_tail: &str) -> Result<String, Fault> {
        let Limits { time, output, memory } = self.limits;
        if self.is_over() {
            return fault(FaultKind::TooLong, format!("it wrote more than {output} bytes"), "");
        }
        match ended {
            None => fault(FaultKind::TimeOut, format!("it did not end within {} s", time.as_secs_f64()), stderr_tail),
            Some(ended) if ended.ran_out_of_memory(memory, stderr_tail) => {
                fault(FaultKind::Memory, describe_excess(memory), stderr_tail)
            }
            Some(ended) if !ended.status.success() => fault(FaultKind::Crash, describe_exit(ended.status), stderr_tail),
            Some(_) => match decode(&self.output) {
                Ok(text) => Ok(text.into()),
                Err(error) => fault(FaultKind::NotText, format!("its output cannot be read: {error}"), ""),
            },
        }
    }
}

fn fault<T>(kind: FaultKind, what: String, stderr_tail: &str) -> Result<T, Fault> {
    let lines = last_lines(stderr_tail).map(|line| format!("\n  {line}"));
    Err(Fault { kind, message: lines.fold(what, |message, line| message + &line) })
}
