use std::ffi::OsString;
use std::io;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use boardlab_core::games::pursuit::Failure;
use boardlab_core::text::decode;

use super::launch::{MARK, STATUS};
use super::scratch::{INPUT, OUTPUT, Scratch, Unread};
use crate::cancel_token::CancelToken;
use crate::child::{Ended, Program};
use crate::dialogue::{self, Dialogue, End};

/// What a program may use in a turn.
pub(super) struct Limits {
    /// Wall time.
    pub(super) time: Duration,
    /// Bytes of data of each process.
    pub(super) memory: u64,
    /// Bytes of a file.
    pub(super) output: u64,
    /// The program that sets them: ourselves.
    pub(super) launcher: PathBuf,
}

/// What a program did in a turn.
pub(super) struct Turn {
    /// Its output, or why there is none.
    pub(super) output: Result<String, Failure>,
    /// What there is to say of that besides.
    pub(super) note: String,
    /// The end of its standard error.
    pub(super) complaint: String,
    /// Wall time.
    pub(super) took: Duration,
}

/// How it ended.
struct Ran {
    /// Nothing is known of a program that the system does not end.
    ended: Option<Ended>,
    in_time: bool,
    complaint: String,
    took: Duration,
}

/// Lets a program take a turn, whose input is a file's text; none when it was cancelled. Whatever the program does is a
/// turn; an error is ours.
pub(super) fn turn(
    command: &[OsString],
    scratch: &mut Scratch,
    input: &str,
    limits: &Limits,
    cancel: &CancelToken,
) -> io::Result<Option<Turn>> {
    scratch.prepare(input)?;
    let Some(ran) = run(command, scratch, limits, cancel)? else { return Ok(None) };
    let (output, note) = match outcome(&ran, scratch, limits) {
        Ok(output) => (Ok(output), String::new()),
        Err((failure, note)) => (Err(failure), note),
    };
    Ok(Some(Turn { output, note, complaint: ran.complaint, took: ran.took }))
}

/// A robot's turn: it reads and writes files, so nothing passes through its streams.
struct FilesOnly {
    until: Instant,
}

impl Dialogue for FilesOnly {
    fn deadline(&self) -> Instant {
        self.until
    }
}

fn run(command: &[OsString], scratch: &Scratch, limits: &Limits, cancel: &CancelToken) -> io::Result<Option<Ran>> {
    let began = Instant::now();
    let mut program = Program::start(&mut launcher(command, scratch, limits))?;
    let end = dialogue::hold(&mut program, &mut FilesOnly { until: began + limits.time }, cancel);
    let took = began.elapsed();
    let complaint = program.complaint();
    let ended = program.end();
    let end = end?;
    Ok((end != End::Cancelled).then_some(Ran { ended, in_time: end == End::Exited, complaint, took }))
}

fn launcher(command: &[OsString], scratch: &Scratch, limits: &Limits) -> Command {
    let cores = available_parallelism().map_or(1, |cores| cores.get() as u64);
    // More than a program can use in its time; one that got out of its process group does not run for ever.
    let cpu = (limits.time.as_secs() + 2) * cores;
    let mut launcher = Command::new(&limits.launcher);
    launcher.args(["pursuit", "launch"]);
    // A file that is too long is seen to be: it may have one byte more.
    launcher.args([limits.memory, limits.output + 1, cpu].map(|limit| limit.to_string()));
    launcher.arg("--").args(command).args([INPUT, OUTPUT]);
    launcher.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).current_dir(scratch.path());
    // What Python compiles it would write beside the robot.
    launcher.env("TMPDIR", scratch.path()).env("PYTHONDONTWRITEBYTECODE", "1");
    launcher
}

/// The output, or what is wrong with it: what the program itself could least help comes first.
fn outcome(ran: &Ran, scratch: &Scratch, limits: &Limits) -> Result<String, (Failure, String)> {
    let plain = |failure| Err((failure, String::new()));
    let output = scratch.output(limits.output);
    if !ran.in_time {
        return plain(Failure::TimeOut);
    }
    if let Err(Unread::TooLong) = output {
        return plain(Failure::TooLong);
    }
    ran.success(limits)?;
    match output {
        Ok(bytes) => match decode(&bytes) {
            Ok(text) => Ok(text.into()),
            Err(error) => Err((Failure::NotText, error.to_string())),
        },
        Err(Unread::Missing(instead)) => Err((Failure::NoFile, instead.into())),
        Err(Unread::TooLong) => plain(Failure::TooLong),
    }
}

impl Ran {
    fn success(&self, limits: &Limits) -> Result<(), (Failure, String)> {
        let Some(ended) = &self.ended else { return Err((Failure::TimeOut, "it cannot be ended".into())) };
        let failure = match (ended.status.code(), ended.status.signal()) {
            (Some(0), _) => return Ok(()),
            (Some(STATUS), _) if self.complaint.starts_with(MARK) => {
                return Err((Failure::NotStarted, self.complaint[MARK.len()..].trim_end().into()));
            }
            (Some(status), _) => Failure::Exit { status },
            (None, signal) => Failure::Signal { number: signal.unwrap_or(0) },
        };
        let starved = ended.memory >= limits.memory || starved(&self.complaint);
        Err((if starved { Failure::Memory } else { failure }, String::new()))
    }
}

/// What programs of many languages say when they are given no more memory.
const STARVED: [&str; 7] = [
    "MemoryError",
    "out of memory",
    "process OOM",
    "allocation failed",
    "Cannot allocate memory",
    "bad_alloc",
    "OutOfMemoryError",
];

fn starved(complaint: &str) -> bool {
    STARVED.iter().any(|said| complaint.contains(said))
}
