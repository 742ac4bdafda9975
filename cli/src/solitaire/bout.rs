use std::ffi::OsString;
use std::io;
use std::process::ExitStatus;
use std::time::{Duration, Instant};

use boardlab_core::games::solitaire::{Alphabet, Score};

use super::talk::{Outcome, Talk};
use crate::cancel_token::CancelToken;
use crate::child::{Program, ending};
use crate::dialogue::{self, Dialogue, End, Input};

/// The parameters of every game.
pub(super) struct BoutParams<'a> {
    pub(super) alphabet: Alphabet,
    /// Wall time of a game.
    pub(super) limit: Duration,
    pub(super) command: &'a [OsString],
    pub(super) cancel: &'a CancelToken,
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

/// A program that plays a game.
struct Bout {
    talk: Talk,
    /// What the program has not read yet: never more than a board and 108 replies.
    outbox: Vec<u8>,
    until: Instant,
    outcome: Option<Outcome>,
    input_closed: bool,
    output_closed: bool,
}

/// Lets a program play the board of a seed; none when it was cancelled. Only a program that cannot be started is an
/// error.
pub(super) fn bout(seed: u64, params: &BoutParams<'_>) -> io::Result<Option<Played>> {
    let began = Instant::now();
    let mut program = Program::piped(params.command)?;
    let mut bout = Bout::new(Talk::new(seed, params.alphabet), began + params.limit);
    let end = dialogue::hold(&mut program, &mut bout, params.cancel);
    let wall = began.elapsed();
    let errors = program.complaint();
    let ended = program.end();
    let cpu = ended.as_ref().map(|ended| ended.cpu);
    let status = match end {
        Ok(End::Cancelled) => return Ok(None),
        Ok(end) => ended.map(|ended| ended.status).filter(|_| end == End::Exited),
        Err(error) => {
            bout.outcome = Some(Outcome::Fault(format!("the referee cannot wait for it: {error}")));
            None
        }
    };
    let removals = bout.talk.removals();
    let (score, fault) = bout.result(status, params.limit);
    Ok(Some(Played { seed, score, removals, fault, wall, cpu, errors }))
}

impl Dialogue for Bout {
    fn deadline(&self) -> Instant {
        self.until
    }

    fn is_over(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Fault(_)))
    }

    /// A program that has closed its input is judged by its output all the same.
    fn input(&self) -> Input<'_> {
        match (self.input_closed, self.outbox.is_empty()) {
            (true, _) => Input::End,
            (false, true) => Input::None,
            (false, false) => Input::Bytes(&self.outbox),
        }
    }

    fn advance(&mut self, count: usize) {
        self.outbox.drain(..count);
    }

    fn input_closed(&mut self) {
        self.input_closed = true;
        self.outbox.clear();
    }

    fn output(&mut self, bytes: &[u8]) {
        self.take(|talk, out| talk.hear(bytes, out));
    }

    fn output_closed(&mut self) {
        self.output_closed = true;
        self.take(Talk::hang_up);
        self.until = self.until.min(Instant::now() + GRACE);
    }
}

impl Bout {
    fn new(talk: Talk, until: Instant) -> Self {
        let outbox = talk.board().as_bytes().to_vec();
        Bout { talk, outbox, until, outcome: None, input_closed: false, output_closed: false }
    }

    /// Gives the referee something of the program's output. Behind the end of the game there is only the exit to wait for.
    fn take(&mut self, step: impl FnOnce(&mut Talk, &mut Vec<u8>) -> Option<Outcome>) {
        if self.outcome.is_some() {
            return;
        }
        self.outcome = step(&mut self.talk, &mut self.outbox);
        if self.outcome.is_some() {
            self.input_closed();
            self.until = Instant::now() + GRACE;
        } else if self.input_closed {
            self.outbox.clear();
        }
    }

    /// The score, or why there is none. `status`: how the program exited; none if it had to be ended.
    fn result(self, status: Option<ExitStatus>, limit: Duration) -> (Score, Option<String>) {
        let why = match (self.outcome, status) {
            (Some(Outcome::Scored(score)), _) => return (score, None),
            (Some(Outcome::Fault(fault)), _) => return (Score::default(), Some(fault)),
            (None, Some(status)) => ending(status),
            (None, None) if self.output_closed => "it closed its output and did not exit".into(),
            (None, None) => format!("it reached the time limit of {} s", limit.as_secs_f64()),
        };
        let removals = counted(self.talk.removals());
        (Score::default(), Some(format!("{why} behind {removals}, without `0 0`")))
    }
}

fn counted(removals: usize) -> String {
    format!("{removals} removal{}", if removals == 1 { "" } else { "s" })
}
