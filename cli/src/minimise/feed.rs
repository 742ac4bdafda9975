use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use boardlab_core::text::decode;

use super::fault::{Fault, Kind};
use crate::child::{Program, drain, ending, may_come_back};
use crate::foreign::last_lines;
use crate::stop::Stop;

/// What a program may use for an input.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// Wall time.
    pub(super) time: Duration,
    /// Bytes of its output.
    pub(super) output: u64,
}

/// A program that is given an input and heard.
struct Feeding<'a> {
    program: Program,
    /// What it has not taken yet.
    rest: &'a [u8],
    heard: Vec<u8>,
}

/// What a program writes for an input, or what goes wrong with it; none when somebody said stop. It is ended with its children
/// when its time is up or its output too long. Only a program that cannot be started is an error.
pub(super) fn feed(
    command: &[OsString],
    input: &str,
    limits: Limits,
    stop: &Stop,
) -> io::Result<Option<Result<String, Fault>>> {
    let mut feeding = Feeding { program: start(command)?, rest: input.as_bytes(), heard: Vec::new() };
    let until = Instant::now() + limits.time;
    let mut exited = false;
    while !exited && Instant::now() < until && feeding.heard.len() as u64 <= limits.output {
        let ready = match feeding.program.wait(!feeding.rest.is_empty(), stop.as_fd(), until) {
            Ok(ready) if !ready.stop => ready,
            over => {
                feeding.program.end();
                return over.map(|_| None);
            }
        };
        exited = ready.exit;
        if ready.input {
            feeding.write();
        }
        if ready.output {
            feeding.read();
        }
        if ready.errors {
            feeding.program.read_errors();
        }
    }
    Ok(Some(feeding.outcome(exited, limits)))
}

fn start(command: &[OsString]) -> io::Result<Program> {
    let (name, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    let mut command = Command::new(name);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Program::start(&mut command)
}

impl Feeding<'_> {
    /// A program need not read its input; where all is written, it is closed.
    fn write(&mut self) {
        let Some(input) = &mut self.program.input else { return };
        match input.write(self.rest) {
            Ok(count) => self.rest = &self.rest[count..],
            Err(error) if may_come_back(&error) => {}
            Err(_) => self.rest = &[],
        }
        if self.rest.is_empty() {
            self.program.input = None;
        }
    }

    /// Reads once; whether there may be more.
    fn read(&mut self) -> bool {
        let mut bytes = [0; 1 << 16];
        let Some(output) = &mut self.program.output else { return false };
        match output.read(&mut bytes) {
            Ok(count) if count > 0 => {
                self.heard.extend(&bytes[..count]);
                true
            }
            Err(error) if may_come_back(&error) => false,
            _ => {
                self.program.output = None;
                false
            }
        }
    }

    fn outcome(mut self, exited: bool, limits: Limits) -> Result<String, Fault> {
        if exited {
            drain(|| self.read());
        }
        let complaint = self.program.complaint();
        let ended = self.program.end();
        if self.heard.len() as u64 > limits.output {
            return fault(Kind::TooLong, format!("it wrote more than {} bytes", limits.output), "");
        }
        match ended.filter(|_| exited) {
            None => fault(Kind::TimeOut, format!("it did not end within {} s", limits.time.as_secs_f64()), &complaint),
            Some(ended) if !ended.status.success() => fault(Kind::Crash, ending(ended.status), &complaint),
            Some(_) => match decode(&self.heard) {
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
