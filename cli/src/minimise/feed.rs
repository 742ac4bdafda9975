use std::ffi::OsString;
use std::io;
use std::time::{Duration, Instant};

use boardlab_core::text::decode;

use super::fault::{Fault, Kind};
use crate::cancel_token::CancelToken;
use crate::child::{Ended, Program, ending};
use crate::dialogue::{self, Dialogue, End, Input};
use crate::untrusted::last_lines;

/// What a program may use for an input.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// Wall time.
    pub(super) time: Duration,
    /// Bytes of its output.
    pub(super) output: u64,
}

/// A program that is given one input and writes one output.
struct Feeding<'a> {
    /// What it has not read yet.
    rest: &'a [u8],
    output: Vec<u8>,
    until: Instant,
    limits: Limits,
}

/// What a program writes for an input, or what goes wrong with it; none when it was cancelled. It is ended with its children
/// when its time is up or its output too long. Only a program that cannot be started is an error.
pub(super) fn feed(
    command: &[OsString],
    input: &str,
    limits: Limits,
    cancel: &CancelToken,
) -> io::Result<Option<Result<String, Fault>>> {
    let mut program = Program::piped(command)?;
    let until = Instant::now() + limits.time;
    let mut feeding = Feeding { rest: input.as_bytes(), output: Vec::new(), until, limits };
    let end = dialogue::hold(&mut program, &mut feeding, cancel);
    let complaint = program.complaint();
    let ended = program.end();
    match end? {
        End::Cancelled => Ok(None),
        End::Exited => Ok(Some(feeding.outcome(ended, &complaint))),
        End::Running => Ok(Some(feeding.outcome(None, &complaint))),
    }
}

impl Dialogue for Feeding<'_> {
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

impl Feeding<'_> {
    /// `ended`: how the program exited; none if it had to be ended.
    fn outcome(self, ended: Option<Ended>, complaint: &str) -> Result<String, Fault> {
        let Limits { time, output } = self.limits;
        if self.is_over() {
            return fault(Kind::TooLong, format!("it wrote more than {output} bytes"), "");
        }
        match ended {
            None => fault(Kind::TimeOut, format!("it did not end within {} s", time.as_secs_f64()), complaint),
            Some(ended) if !ended.status.success() => fault(Kind::Crash, ending(ended.status), complaint),
            Some(_) => match decode(&self.output) {
                Ok(text) => Ok(text.into()),
                Err(error) => fault(Kind::NotText, format!("its output cannot be read: {error}"), ""),
            },
        }
    }
}

fn fault<T>(kind: Kind, what: String, complaint: &str) -> Result<T, Fault> {
    let lines = last_lines(complaint).map(|line| format!("\n  {line}"));
    Err(Fault { kind, words: lines.fold(what, |words, line| words + &line) })
}
