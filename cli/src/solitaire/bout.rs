use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use boardlab_core::games::solitaire::{Alphabet, Score};

use super::talk::{Outcome, Talk};
use crate::child::{Program, drain, ending, may_come_back};
use crate::stop::Stop;

/// The terms of every game.
pub(super) struct Terms<'a> {
    pub(super) alphabet: Alphabet,
    /// Wall time of a game.
    pub(super) limit: Duration,
    pub(super) command: &'a [OsString],
    pub(super) stop: &'a Stop,
}

/// A game that was played.
pub(super) struct Played {
    pub(super) seed: u64,
    pub(super) score: Score,
    /// Legal removals, of a faulty game too.
    pub(super) removals: usize,
    /// Why it counts nothing.
    pub(super) fault: Option<String>,
    pub(super) wall: Duration,
    /// None of a program that could not be ended.
    pub(super) cpu: Option<Duration>,
    /// The end of what it wrote to standard error.
    pub(super) errors: String,
}

/// Time to exit behind `0 0` or behind the end of the output.
const GRACE: Duration = Duration::from_secs(1);

/// A program at its game.
struct Bout<'a> {
    terms: &'a Terms<'a>,
    program: Program,
    talk: Talk,
    /// What the program has not taken yet: never more than a board and 108 replies.
    outbox: Vec<u8>,
    until: Instant,
    outcome: Option<Outcome>,
    /// Whether the program is gone.
    exited: bool,
    stopped: bool,
}

/// Lets a program play the board of a seed; none when somebody said stop. Only a program that cannot be started is an
/// error.
pub(super) fn bout(seed: u64, terms: &Terms<'_>) -> io::Result<Option<Played>> {
    let began = Instant::now();
    let program = start(terms.command)?;
    let talk = Talk::new(seed, terms.alphabet);
    let outbox = talk.board().as_bytes().to_vec();
    let until = began + terms.limit;
    let mut bout = Bout { terms, program, talk, outbox, until, outcome: None, exited: false, stopped: false };
    while bout.goes_on() {
        bout.step();
    }
    let stopped = bout.stopped;
    Ok(Some(bout.end(seed, began)).filter(|_| !stopped))
}

fn start(command: &[OsString]) -> io::Result<Program> {
    let (name, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    let mut command = Command::new(name);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Program::start(&mut command)
}

impl Bout<'_> {
    /// Whether there is something to wait for; behind `0 0` it is the program's exit.
    fn goes_on(&self) -> bool {
        let time = !self.stopped && Instant::now() < self.until;
        time && !self.exited && !matches!(self.outcome, Some(Outcome::Fault(_)))
    }

    fn step(&mut self) {
        let ready = match self.program.wait(!self.outbox.is_empty(), self.terms.stop.as_fd(), self.until) {
            Ok(ready) => ready,
            Err(error) => {
                self.outcome = Some(Outcome::Fault(format!("the referee cannot wait for it: {error}")));
                return;
            }
        };
        if ready.input {
            self.write();
        }
        if ready.output {
            self.read();
        }
        if ready.errors {
            self.program.read_errors();
        }
        self.stopped = ready.stop;
        if ready.exit {
            self.drain();
        }
    }

    /// A program that does not read, or has closed its input, is judged by what it says all the same.
    fn write(&mut self) {
        let Some(input) = &mut self.program.input else { return };
        match input.write(&self.outbox) {
            Ok(count) => drop(self.outbox.drain(..count)),
            Err(error) if may_come_back(&error) => {}
            Err(_) => self.hush(),
        }
    }

    fn hush(&mut self) {
        self.program.input = None;
        self.outbox.clear();
    }

    /// Reads once; whether there may be more.
    fn read(&mut self) -> bool {
        let mut bytes = [0; 4096];
        let Some(output) = &mut self.program.output else { return false };
        match output.read(&mut bytes) {
            Ok(count) if count > 0 => {
                self.hear(|talk, out| talk.hear(&bytes[..count], out));
                true
            }
            Err(error) if may_come_back(&error) => false,
            _ => {
                self.program.output = None;
                self.hear(Talk::hang_up);
                self.until = self.until.min(Instant::now() + GRACE);
                false
            }
        }
    }

    fn hear(&mut self, say: impl FnOnce(&mut Talk, &mut Vec<u8>) -> Option<Outcome>) {
        if self.outcome.is_some() {
            return;
        }
        self.outcome = say(&mut self.talk, &mut self.outbox);
        if self.program.input.is_none() {
            self.outbox.clear();
        }
        if self.outcome.is_some() {
            self.hush();
            self.until = Instant::now() + GRACE;
        }
    }

    /// The program is gone: what it said last is still in the pipes, where children may go on writing for ever.
    fn drain(&mut self) {
        self.exited = true;
        drain(|| self.read());
        self.hear(Talk::hang_up);
    }

    fn end(mut self, seed: u64, began: Instant) -> Played {
        let wall = began.elapsed();
        let (closed, removals) = (self.program.output.is_none(), self.talk.removals());
        let errors = self.program.complaint();
        let ended = self.program.end();
        let (score, fault) = match self.outcome {
            Some(Outcome::Scored(score)) => (score, None),
            Some(Outcome::Fault(fault)) => (Score::default(), Some(fault)),
            None => {
                let why = match &ended {
                    Some(ended) if self.exited => ending(ended.status),
                    _ if closed => "it closed its output and did not exit".into(),
                    _ => format!("it reached the time limit of {} s", self.terms.limit.as_secs_f64()),
                };
                (Score::default(), Some(format!("{why} behind {}, without `0 0`", counted(removals))))
            }
        };
        Played { seed, score, removals, fault, wall, cpu: ended.map(|ended| ended.cpu), errors }
    }
}

fn counted(removals: usize) -> String {
    format!("{removals} removal{}", if removals == 1 { "" } else { "s" })
}
