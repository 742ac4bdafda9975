//! The folder of a long solution: the last turn that was kept, from which it goes on.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use boardlab_core::games::pursuit::exact::{Goal, Method, Problem, Refusal, Solver, Tape};
use indicatif::HumanDuration;
use serde::{Deserialize, Serialize};

use super::messages::problem_words;
use crate::command_error::CommandError;
use crate::output::atomic_write::{atomic_write_by, create_folder};
use crate::output::sealed::{Unsealing, seal_into};
use crate::output::tell::tell;

/// Keeps turns in a folder.
pub(super) struct Work {
    pub(super) file: PathBuf,
    head: Head,
    /// How long it was solved before.
    before: Duration,
    began: Instant,
    /// When the last turn was kept, and how long that took.
    kept: Option<(Instant, Duration)>,
}

/// The first line of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    /// The version that wrote it.
    boardlab: String,
    problem: String,
    /// Whether it finds the values of all positions.
    all: bool,
    turns: u16,
    seconds: f64,
}

/// To keep turns takes at most about one part in so many of the time.
const SHARE: u32 = 10;

impl Work {
    /// Makes the folder.
    pub(super) fn new(folder: &Path, problem: &Problem, goal: Goal) -> Result<Self, CommandError> {
        create_folder(folder)?;
        let head = Head {
            boardlab: env!("CARGO_PKG_VERSION").into(),
            problem: problem_words(problem),
            all: goal == Goal::Tablebase,
            turns: 0,
            seconds: 0.0,
        };
        let file = folder.join("turns");
        Ok(Work { file, head, before: Duration::ZERO, began: Instant::now(), kept: None })
    }

    /// The solver that goes on from the turn that is kept, if there is one. It is refused if it is of another problem.
    pub(super) fn resume(
        &mut self,
        method: Method,
        problem: Problem,
        goal: Goal,
        most: u64,
    ) -> Result<Result<Option<Solver>, Refusal>, CommandError> {
        let file = match File::open(&self.file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Ok(None)),
            file => file.map_err(CommandError::file(&self.file))?,
        };
        let mut sealed = Unsealing::new(BufReader::with_capacity(BUFFER, file));
        let head = sealed.object().map_err(|error| self.unusable(error))?;
        let head: Head = serde_json::from_slice(&head).map_err(|error| self.unusable(error))?;
        self.check(&head)?;
        let mut tape = Reading(sealed);
        let solver = match Solver::resume(method, problem, goal, most, &mut tape) {
            Err(refusal) => return Ok(Err(refusal)),
            Ok(solver) => solver,
        };
        tape.0.finish().map_err(|error| self.unusable(error))?;
        self.before = Duration::try_from_secs_f64(head.seconds).unwrap_or_default();
        let solver = solver.ok_or_else(|| self.unusable("it is cut"))?;
        let (file, turns, time) = (self.file.display(), head.turns, HumanDuration(self.before));
        tell(format_args!("boardlab: goes on behind turn {turns}, which {file} keeps, after {time}"));
        Ok(Ok(Some(solver)))
    }

    /// Refuses the file of another problem, goal or version.
    fn check(&self, found: &Head) -> Result<(), CommandError> {
        let goal = |head: &Head| if head.all { "with --cache" } else { "without --cache" };
        let other = |found: &str, ours: &str| {
            let problem = format!("it is of {found}, this is {ours}; remove it, or name another folder");
            Err(CommandError::unusable(self.file.display(), problem))
        };
        if found.boardlab != self.head.boardlab {
            other(&format!("boardlab {}", found.boardlab), &self.head.boardlab)
        } else if found.problem != self.head.problem {
            other(&found.problem, &self.head.problem)
        } else if found.all != self.head.all {
            other(&format!("a run {}", goal(found)), &format!("one {}", goal(&self.head)))
        } else {
            Ok(())
        }
    }

    fn unusable(&self, why: impl std::fmt::Display) -> CommandError {
        let problem = format!("{why}; without that file it is solved from the beginning");
        CommandError::unusable(self.file.display(), problem)
    }

    /// Keeps the last turn, unless that would take much of the time.
    pub(super) fn keep(&mut self, solver: &mut Solver) -> Result<(), CommandError> {
        if self.kept.is_some_and(|(when, took)| when.elapsed() < took * SHARE) {
            return Ok(());
        }
        let begin = Instant::now();
        self.head.turns = solver.solution().turns;
        self.head.seconds = self.time().as_secs_f64();
        atomic_write_by(&self.file, |file| {
            seal_into(file, &self.head, |behind| {
                let mut tape = Writing { out: BufWriter::with_capacity(BUFFER, behind), failure: None };
                let kept = solver.keep(&mut tape).ok_or_else(|| io::Error::other("no more turns can be kept"));
                tape.failure.map_or(kept, Err)?;
                tape.out.flush()
            })
        })?;
        self.kept = Some((Instant::now(), begin.elapsed()));
        Ok(())
    }

    /// How long it was solved in all.
    pub(super) fn time(&self) -> Duration {
        self.before + self.began.elapsed()
    }
}

const BUFFER: usize = 1 << 16;

struct Reading<R>(Unsealing<R>);

impl<R: Read> Tape for Reading<R> {
    fn bytes(&mut self, bytes: &mut [u8]) -> Option<()> {
        self.0.read_exact(bytes).ok()
    }
}

struct Writing<W: Write> {
    out: BufWriter<W>,
    failure: Option<io::Error>,
}

impl<W: Write> Tape for Writing<W> {
    fn bytes(&mut self, bytes: &mut [u8]) -> Option<()> {
        self.out.write_all(bytes).map_err(|error| self.failure = Some(error)).ok()
    }
}
