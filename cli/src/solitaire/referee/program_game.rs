use std::ffi::OsString;
use std::io;
use std::time::{Duration, Instant};

use boardlab_core::games::solitaire::{Alphabet, Score};
use serde::{Deserialize, Serialize};

use crate::programs::{
    Dialogue, End, Ended, Interrupt, NextInput, ProcessLimits, ProcessReport, Programs, Shown, Task, describe_exit,
    describe_memory,
};
use crate::solitaire::judge_protocol::{GameEnd, JudgeProtocol};

/// The parameters of every game.
pub(super) struct GameParams<'a> {
    pub(super) alphabet: Alphabet,
    /// Wall time of a game.
    pub(super) limit: Duration,
    /// Bytes of memory of each process.
    pub(super) memory: u64,
    pub(super) command: &'a [OsString],
    pub(super) programs: &'a Programs,
    pub(super) shown: &'a Shown,
    pub(super) cancel: &'a Interrupt,
}

/// A game that was played.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::solitaire) struct PlayedGame {
    pub(super) seed: u64,
    /// The points: in total, for removals, runs, numbers, pieces and alternation.
    points: [u32; 6],
    /// The number of legal removals, also before a fault.
    pub(super) removals: usize,
    /// Why the score is 0.
    pub(super) fault: Option<String>,
    pub(super) wall: Duration,
    /// `None` if the program could not be killed.
    pub(super) cpu: Option<Duration>,
    /// The last bytes that it wrote to standard error.
    pub(super) errors: String,
}

impl PlayedGame {
    pub(super) fn score(&self) -> Score {
        let [total, removals, runs, numbers, pieces, alternation] = self.points;
        Score { total, removals, runs, numbers, pieces, alternation }
    }
}

fn points(score: Score) -> [u32; 6] {
    let Score { total, removals, runs, numbers, pieces, alternation } = score;
    [total, removals, runs, numbers, pieces, alternation]
}

/// Time to exit after `0 0`, or after the output was closed.
const EXIT_GRACE: Duration = Duration::from_secs(1);

/// A program that plays a game.
struct ProgramGame {
    protocol: JudgeProtocol,
    /// What the program has not read yet: at most a board and 108 replies.
    outbox: Vec<u8>,
    until: Instant,
    end: Option<GameEnd>,
    input_closed: bool,
    output_closed: bool,
}

/// Lets a program play the board of a seed. `None` if it was cancelled. An error means that the program could not be
/// started.
pub(super) fn play_program(seed: u64, params: &GameParams<'_>) -> io::Result<Option<PlayedGame>> {
    let began = Instant::now();
    let mut sandbox = params.programs.open(params.shown, ProcessLimits::of_memory(params.memory))?;
    let mut game = ProgramGame::new(JudgeProtocol::new(seed, params.alphabet), began + params.limit);
    let task = Task { command: params.command.to_vec(), files: None };
    let ran = sandbox.run(task, &mut game, params.cancel)?;
    let errors = ran.stderr_tail;
    if let Some(ProcessReport { ended: Ended::NotStarted(reason), .. }) = ran.report {
        return Err(io::Error::other(reason));
    }
    if ran.end == End::Cancelled {
        return Ok(None);
    }
    let (wall, cpu) = (ran.elapsed, ran.report.as_ref().map(|report| report.cpu));
    let report = ran.report.filter(|_| ran.end == End::Exited);
    let exit = report.map(|report| end_of(&report, params.memory, &errors));
    let removals = game.protocol.removals();
    let (score, fault) = game.result(exit, params.limit);
    Ok(Some(PlayedGame { seed, points: points(score), removals, fault, wall, cpu, errors }))
}

impl Dialogue for ProgramGame {
    fn deadline(&self) -> Instant {
        self.until
    }

    fn is_over(&self) -> bool {
        matches!(self.end, Some(GameEnd::Fault(_)))
    }

    /// The output of a program that closed its input is still judged.
    fn input(&self) -> NextInput<'_> {
        match (self.input_closed, self.outbox.is_empty()) {
            (true, _) => NextInput::End,
            (false, true) => NextInput::None,
            (false, false) => NextInput::Bytes(&self.outbox),
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
        self.take(|protocol, out| protocol.receive(bytes, out));
    }

    fn output_closed(&mut self) {
        self.output_closed = true;
        self.take(JudgeProtocol::output_closed);
        self.until = self.until.min(Instant::now() + EXIT_GRACE);
    }
}

impl ProgramGame {
    fn new(protocol: JudgeProtocol, until: Instant) -> Self {
        let outbox = protocol.transcript().as_bytes().to_vec();
        ProgramGame { protocol, outbox, until, end: None, input_closed: false, output_closed: false }
    }

    /// Passes output of the program to the protocol. After the end of the game only the exit is awaited.
    fn take(&mut self, step: impl FnOnce(&mut JudgeProtocol, &mut Vec<u8>) -> Option<GameEnd>) {
        if self.end.is_some() {
            return;
        }
        self.end = step(&mut self.protocol, &mut self.outbox);
        if self.end.is_some() {
            self.input_closed();
            self.until = Instant::now() + EXIT_GRACE;
        } else if self.input_closed {
            self.outbox.clear();
        }
    }

    /// The score and the fault. `exit`: how the program exited, as a sentence. `None` if it was killed.
    fn result(self, exit: Option<String>, limit: Duration) -> (Score, Option<String>) {
        let why = match (self.end, exit) {
            (Some(GameEnd::Scored(score)), _) => return (score, None),
            (Some(GameEnd::Fault(fault)), _) => return (Score::default(), Some(fault)),
            (None, Some(exit)) => exit,
            (None, None) if self.output_closed => "it closed its output and did not exit".into(),
            (None, None) => format!("it reached the time limit of {} s", limit.as_secs_f64()),
        };
        let removals = removal_count(self.protocol.removals());
        (Score::default(), Some(format!("{why} behind {removals}, without `0 0`")))
    }
}

fn end_of(report: &ProcessReport, memory: u64, stderr_tail: &str) -> String {
    match report.ran_out_of_memory(memory, stderr_tail) {
        true => describe_memory(memory),
        false => describe_exit(&report.ended),
    }
}

fn removal_count(removals: usize) -> String {
    format!("{removals} removal{}", if removals == 1 { "" } else { "s" })
}
