use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use boardlab_core::games::pursuit::Failure;
use boardlab_core::text::decode;

use crate::programs::{
    Dialogue, End, Ended, Files, Interrupt, NoOutput, ProcessLimits, Ran, Sandbox, Task, describe_exit, read,
};

/// What a robot may use in a turn.
pub(super) struct TurnLimits {
    /// Wall time.
    pub(super) time: Duration,
    /// Bytes of memory.
    pub(super) memory: u64,
    /// Bytes of a file.
    pub(super) output: u64,
}

/// How many files of the longest length a scratch folder may hold, and the least length that counts for this.
const LONGEST_FILES: u64 = 4;
const LEAST_LENGTH: u64 = 1 << 20;

/// The names of a robot's input and output files.
const INPUT: &str = "input.txt";
const OUTPUT: &str = "output.txt";

impl TurnLimits {
    /// What its supervisor enforces.
    pub(super) fn of_program(&self) -> ProcessLimits {
        let cores = available_parallelism().map_or(1, |cores| cores.get() as u64);
        ProcessLimits {
            memory: self.memory,
            // One byte more, so that an output that is too long can be detected.
            file: Some(self.output + 1),
            scratch: Some(LONGEST_FILES * self.output.max(LEAST_LENGTH)),
            // More than a program can use in its time: of use only where descendants cannot be found.
            cpu: Some((self.time.as_secs() + 2) * cores),
        }
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

/// Runs a program for one turn, with the text of its input file. `None` if it was cancelled. A failure of the program
/// is a turn; an error is a failure of this process.
pub(super) fn turn(
    command: &[OsString],
    sandbox: &mut Sandbox,
    input: &str,
    limits: &TurnLimits,
    cancel: &Interrupt,
) -> io::Result<Option<Turn>> {
    let files = Files { input: (INPUT.into(), input.into()), output: OUTPUT.into() };
    let arguments = [INPUT, OUTPUT].map(OsString::from);
    let task = Task { command: [command, &arguments].concat(), files: Some(files) };
    let mut ran = sandbox.run(task, &mut FilesOnly { until: Instant::now() + limits.time }, cancel)?;
    if ran.end == End::Cancelled {
        return Ok(None);
    }
    let written = ran.output.take().map_or(Ok(Vec::new()), |file| read(file, limits.output))?;
    let (output, note) = match outcome(&ran, &written, limits) {
        Ok(output) => (Ok(output), String::new()),
        Err(Lost::Robot(failure, note)) => (Err(failure), note),
        Err(Lost::System(error)) => return Err(error),
    };
    Ok(Some(Turn { output, note, stderr_tail: ran.stderr_tail, elapsed: ran.elapsed }))
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

/// Why there is no output.
enum Lost {
    /// The robot has failed; with a detail.
    Robot(Failure, String),
    System(io::Error),
}

fn lost<T>(failure: Failure) -> Result<T, Lost> {
    Err(Lost::Robot(failure, String::new()))
}

/// The output, or the failure. A time-out hides all other failures, because it may cause them, and an output that is
/// too long, or too much in the scratch folder, hides the exit status.
fn outcome(ran: &Ran, written: &[u8], limits: &TurnLimits) -> Result<String, Lost> {
    if ran.end == End::Running {
        return lost(Failure::TimeOut);
    }
    let Some(report) = &ran.report else { return Err(Lost::Robot(Failure::TimeOut, "it cannot be ended".into())) };
    if written.len() as u64 > limits.output {
        return lost(Failure::TooLong);
    }
    if report.ran_out_of_memory(limits.memory, &ran.stderr_tail) {
        return lost(Failure::Memory);
    }
    match &report.ended {
        Ended::Exit(0) => {}
        Ended::Exit(status) => return lost(Failure::Exit { status: *status }),
        Ended::Signal(number) => return lost(Failure::Signal { number: *number }),
        Ended::Stopped => return lost(Failure::TimeOut),
        Ended::Memory => return lost(Failure::Memory),
        Ended::Processes(_) => return Err(Lost::Robot(Failure::Signal { number: 9 }, describe_exit(&report.ended))),
        Ended::Scratch(excess) => return Err(Lost::Robot(Failure::Files, excess.clone())),
        Ended::NotStarted(reason) => return Err(Lost::Robot(Failure::NotStarted, reason.clone())),
        Ended::NoInput { reason, disk_is_full: true } => {
            return Err(Lost::System(io::Error::new(ErrorKind::StorageFull, reason.clone())));
        }
        Ended::NoInput { reason, .. } => {
            return Err(Lost::Robot(Failure::NoFile, format!("its input file cannot be written: {reason}")));
        }
    }
    match (report.no_output, decode(written)) {
        (Some(instead), _) => Err(Lost::Robot(Failure::NoFile, describe(instead).into())),
        (None, Ok(text)) => Ok(text.into()),
        (None, Err(error)) => Err(Lost::Robot(Failure::NotText, error.to_string())),
    }
}

fn describe(instead: NoOutput) -> &'static str {
    match instead {
        NoOutput::Nothing => "",
        NoOutput::FolderGone => "its scratch folder is gone",
        NoOutput::Link => "a symbolic link has its name",
        NoOutput::Folder => "a folder has its name",
        NoOutput::NotPlain => "what has its name is no plain file",
        NoOutput::Unreadable => "it cannot be read",
    }
}
