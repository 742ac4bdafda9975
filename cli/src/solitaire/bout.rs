use std::ffi::OsString;
use std::io::{self, ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::time::{Duration, Instant};

use boardlab_core::solitaire::{Alphabet, Score};

use super::child::{Program, ending};
use super::stop::Stop;
use super::talk::{Outcome, Talk};

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
/// Bytes of standard error that are kept.
const KEPT: usize = 2_000;

/// A program at its game.
struct Bout<'a> {
    terms: &'a Terms<'a>,
    program: Program,
    talk: Talk,
    /// What the program has not taken yet: never more than a board and 108 replies.
    outbox: Vec<u8>,
    errors: Vec<u8>,
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
    let program = Program::start(terms.command)?;
    let talk = Talk::new(seed, terms.alphabet);
    let outbox = talk.board().as_bytes().to_vec();
    let until = began + terms.limit;
    let (errors, outcome) = (Vec::new(), None);
    let mut bout = Bout { terms, program, talk, outbox, errors, until, outcome, exited: false, stopped: false };
    while bout.goes_on() {
        bout.step();
    }
    let stopped = bout.stopped;
    Ok(Some(bout.end(seed, began)).filter(|_| !stopped))
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
            self.read_errors();
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

    /// Reads once, and keeps the end of it all.
    fn read_errors(&mut self) -> bool {
        let mut bytes = [0; 4096];
        let Some(errors) = &mut self.program.errors else { return false };
        match errors.read(&mut bytes) {
            Ok(count) if count > 0 => {
                self.errors.extend(&bytes[..count]);
                let spare = self.errors.len().saturating_sub(KEPT);
                self.errors.drain(..spare);
                true
            }
            Err(error) if may_come_back(&error) => false,
            _ => {
                self.program.errors = None;
                false
            }
        }
    }

    /// The program is gone: what it said last is still in the pipes, where children may go on writing for ever.
    fn drain(&mut self) {
        self.exited = true;
        for _ in 0..PIPE {
            if !self.read() {
                break;
            }
        }
        for _ in 0..PIPE {
            if !self.read_errors() {
                break;
            }
        }
        self.hear(Talk::hang_up);
    }

    fn end(mut self, seed: u64, began: Instant) -> Played {
        let wall = began.elapsed();
        let (closed, removals) = (self.program.output.is_none(), self.talk.removals());
        self.read_errors();
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
        let errors = String::from_utf8_lossy(&self.errors).into_owned();
        Played { seed, score, removals, fault, wall, cpu: ended.map(|ended| ended.cpu), errors }
    }
}

fn counted(removals: usize) -> String {
    format!("{removals} removal{}", if removals == 1 { "" } else { "s" })
}

/// Reads that empty any pipe.
const PIPE: usize = 256;

fn may_come_back(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}
