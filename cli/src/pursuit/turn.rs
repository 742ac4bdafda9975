use std::ffi::OsString;
use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use boardlab_core::games::pursuit::Failure;
use boardlab_core::text::decode;

use super::scratch::{INPUT, OUTPUT, OutputError, Scratch};
use super::scratch_root::ScratchRoot;
use crate::programs::cancel_token::CancelToken;
use crate::programs::child::{ExitInfo, Program};
use crate::programs::dialogue::{self, Dialogue, End};
use crate::programs::supervisor::{ProcessLimits, supervised};

/// What a program may use in a turn.
pub(super) struct Limits {
    /// Wall time.
    pub(super) time: Duration,
    /// Bytes of memory of each process.
    pub(super) memory: u64,
    /// Bytes of a file.
    pub(super) output: u64,
    /// Where scratch folders are made.
    pub(super) scratch: ScratchRoot,
}

/// How many files of the longest length a scratch folder may hold, and the least length that counts for this.
const LONGEST_FILES: u64 = 4;
const LEAST_LENGTH: u64 = 1 << 20;

impl Limits {
    /// Bytes of all files in a scratch folder.
    fn folder(&self) -> u64 {
        LONGEST_FILES * self.output.max(LEAST_LENGTH)
    }
}

/// What a program did in a turn.
pub(super) struct Turn {
    /// Its output, or why it has none.
    pub(super) output: Result<String, Failure>,
    /// A detail of the failure; empty if there is none.
    pub(super) note: String,
    /// The end of its standard error.
    pub(super) stderr_tail: String,
    /// Wall time.
    pub(super) elapsed: Duration,
}

/// How it ended.
struct RobotRun {
    /// `None` if the program could not be killed.
    ended: Option<ExitInfo>,
    in_time: bool,
    /// Of what its supervisor found too much in its scratch folder.
    excess: Option<String>,
    stderr_tail: String,
    elapsed: Duration,
}

/// Runs a program for one turn, with the text of its input file. `None` if it was cancelled. A failure of the program
/// is a turn; an error is a failure of this process.
pub(super) fn turn(
    command: &[OsString],
    scratch: &mut Scratch,
    input: &str,
    limits: &Limits,
    cancel: &CancelToken,
) -> io::Result<Option<Turn>> {
    let most = limits.folder();
    let _reservation = scratch.reserve(&limits.scratch, most)?;
    limits.scratch.room.noted(scratch.prepare(&limits.scratch, input))?;
    let Some(robot_run) = run(command, scratch, limits, cancel)? else { return Ok(None) };
    let used = scratch.usage(most);
    let room = scratch.check_room(&limits.scratch, used.unwrap_or_default(), most);
    // Whoever has taken too much has taken the room itself.
    if used.is_ok() {
        room?;
    }
    let excess = used.err().map(|excess| excess.to_string()).or(robot_run.excess.clone());
    let (output, note) = match outcome(&robot_run, scratch, excess, limits) {
        Ok(output) => (Ok(output), String::new()),
        Err((failure, note)) => (Err(failure), note),
    };
    Ok(Some(Turn { output, note, stderr_tail: robot_run.stderr_tail, elapsed: robot_run.elapsed }))
}

/// A robot reads and writes files. Its standard streams carry no data.
struct FilesOnly {
    until: Instant,
}

impl Dialogue for FilesOnly {
    fn deadline(&self) -> Instant {
        self.until
    }
}

fn run(command: &[OsString], scratch: &Scratch, limits: &Limits, cancel: &CancelToken) -> io::Result<Option<RobotRun>> {
    let began = Instant::now();
    let mut program = Program::start(&mut robot_command(command, scratch, limits)?)?;
    let end = dialogue::run(&mut program, &mut FilesOnly { until: began + limits.time }, cancel);
    let elapsed = began.elapsed();
    let mut stderr_tail = program.stderr_tail();
    let ended = program.end();
    let end = end?;
    let excess = ended.and_then(|ended| ended.folder_excess(&mut stderr_tail));
    let in_time = end == End::Exited;
    Ok((end != End::Cancelled).then_some(RobotRun { ended, in_time, excess, stderr_tail, elapsed }))
}

/// The command of a robot under its supervisor.
fn robot_command(command: &[OsString], scratch: &Scratch, limits: &Limits) -> io::Result<Command> {
    let cores = available_parallelism().map_or(1, |cores| cores.get() as u64);
    // More than a program can use in its time: of use only where descendants cannot be found.
    let cpu = (limits.time.as_secs() + 2) * cores;
    // One byte more, so that an output that is too long can be detected.
    let process_limits = ProcessLimits { memory: limits.memory, file: limits.output + 1, folder: limits.folder(), cpu };
    let arguments = [INPUT, OUTPUT].map(OsString::from);
    let path = scratch.path();
    let hides_others = limits.scratch.hides_others(&path);
    let mut robot = supervised(&[command, &arguments].concat(), process_limits, hides_others)?;
    robot.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).current_dir(&path);
    // Otherwise Python writes its bytecode beside the robot.
    robot.env("TMPDIR", path).env("PYTHONDONTWRITEBYTECODE", "1");
    Ok(robot)
}

/// The output, or the failure. A time-out hides all other failures, because it may cause them, and too much in the scratch folder hides the
/// exit status.
fn outcome(
    robot_run: &RobotRun,
    scratch: &Scratch,
    excess: Option<String>,
    limits: &Limits,
) -> Result<String, (Failure, String)> {
    let without_note = |failure| Err((failure, String::new()));
    let output = scratch.output(limits.output);
    if !robot_run.in_time {
        return without_note(Failure::TimeOut);
    }
    if let Err(OutputError::TooLong) = output {
        return without_note(Failure::TooLong);
    }
    if let Some(excess) = excess {
        return Err((Failure::Files, excess));
    }
    robot_run.success(limits)?;
    match output {
        Ok(bytes) => match decode(&bytes) {
            Ok(text) => Ok(text.into()),
            Err(error) => Err((Failure::NotText, error.to_string())),
        },
        Err(OutputError::Missing(instead)) => Err((Failure::NoFile, instead.into())),
        Err(OutputError::TooLong) => without_note(Failure::TooLong),
    }
}

impl RobotRun {
    fn success(&self, limits: &Limits) -> Result<(), (Failure, String)> {
        let Some(ended) = &self.ended else { return Err((Failure::TimeOut, "it cannot be ended".into())) };
        if let Some(reason) = ended.start_error(&self.stderr_tail) {
            return Err((Failure::NotStarted, reason));
        }
        let failure = match (ended.status.code(), ended.status.signal()) {
            (Some(0), _) => return Ok(()),
            (Some(status), _) => Failure::Exit { status },
            (None, signal) => Failure::Signal { number: signal.unwrap_or(0) },
        };
        let ran_out = ended.ran_out_of_memory(limits.memory, &self.stderr_tail);
        Err((if ran_out { Failure::Memory } else { failure }, String::new()))
    }
}
