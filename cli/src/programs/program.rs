use std::io::{self, ErrorKind, PipeReader, PipeWriter, Read};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::time::{Duration, Instant};

use rustix::io::ioctl_fionbio;
use rustix::process::Signal;

use super::message::{Answer, Ended, Order, ProcessReport, Task, receive, send};
use super::ready::{KILL_TIMEOUT, ready};
use super::sandbox::Sandbox;

/// A program that runs in a sandbox. Our ends of its pipes do not block.
pub(super) struct Program<'a> {
    sandbox: &'a mut Sandbox,
    pub(super) input: Option<PipeWriter>,
    pub(super) output: Option<PipeReader>,
    errors: Option<PipeReader>,
    /// The last bytes that it wrote to standard error.
    stderr_tail: Vec<u8>,
}

/// Which events happened.
#[derive(Clone, Copy, Default)]
pub(super) struct Ready {
    pub(super) input: bool,
    pub(super) output: bool,
    pub(super) errors: bool,
    /// The supervisor says something: that the program has ended.
    pub(super) exit: bool,
    pub(super) cancel: bool,
}

/// Bytes of standard error that are kept.
const STDERR_KEPT: usize = 2_000;
/// The most reads that empty a pipe: a program that writes for ever must not block us.
const MAX_READS: usize = 256;

impl<'a> Program<'a> {
    pub(super) fn start(sandbox: &'a mut Sandbox, task: Task) -> io::Result<Self> {
        let (its_input, input) = io::pipe()?;
        let (output, its_output) = io::pipe()?;
        let (errors, its_errors) = io::pipe()?;
        [input.as_fd(), output.as_fd(), errors.as_fd()].into_iter().try_for_each(|end| ioctl_fionbio(end, true))?;
        send(&sandbox.socket, &Order::Run(task), &[its_input.as_fd(), its_output.as_fd(), its_errors.as_fd()])?;
        Ok(Program { sandbox, input: Some(input), output: Some(output), errors: Some(errors), stderr_tail: Vec::new() })
    }

    /// Waits until a stream can be read, or written if `writes`, until the supervisor says something, or until `cancel`
    /// is readable. Returns without an event at `until`.
    pub(super) fn wait(&mut self, writes: bool, cancel: BorrowedFd<'_>, until: Instant) -> io::Result<Ready> {
        let input = self.input.as_ref().filter(|_| writes).map(AsFd::as_fd);
        let output = self.output.as_ref().map(AsFd::as_fd);
        let errors = self.errors.as_ref().map(AsFd::as_fd);
        let sources = [input, output, errors, Some(self.sandbox.socket.as_fd()), Some(cancel)];
        let [input, output, errors, said, cancel] = ready(sources, until)?;
        // That it was started tells nothing but its number.
        let exit = said && !self.sandbox.take_start()?;
        Ok(Ready { input, output, errors, exit, cancel })
    }

    /// Reads standard error once and keeps the last bytes. Returns whether there may be more.
    pub(super) fn read_errors(&mut self) -> bool {
        let mut bytes = [0; 4096];
        let Some(errors) = &mut self.errors else { return false };
        match errors.read(&mut bytes) {
            Ok(count) if count > 0 => {
                self.stderr_tail.extend(&bytes[..count]);
                let spare = self.stderr_tail.len().saturating_sub(STDERR_KEPT);
                self.stderr_tail.drain(..spare);
                true
            }
            Err(error) if is_temporary(&error) => false,
            _ => {
                self.errors = None;
                false
            }
        }
    }

    /// The end of what it wrote to standard error: all that is in the pipe, where children may go on writing for ever.
    pub(super) fn stderr_tail(&mut self) -> String {
        drain(|| self.read_errors());
        String::from_utf8_lossy(&self.stderr_tail).into_owned()
    }

    /// Ends the program and all that it started. There is no report if they do not exit within [`KILL_TIMEOUT`].
    pub(super) fn end(self) -> (Option<ProcessReport>, Option<OwnedFd>) {
        match self.sandbox.report() {
            Ok(Some((report, output))) => (Some(report), output),
            // The supervisor was killed, as a program without a sandbox may do.
            Ok(None) => (self.sandbox.end().ok().map(|status| report_of(status.signal())), None),
            Err(_) => {
                let _ = self.sandbox.end();
                (None, None)
            }
        }
    }
}

impl Sandbox {
    /// Takes the message that a program was started. `false` for another one, which stays where it is.
    fn take_start(&mut self) -> io::Result<bool> {
        if self.ended.is_some() {
            return Ok(false);
        }
        match receive(&self.socket)? {
            Some((Answer::Started(group), _)) => {
                self.note_group(group);
                Ok(true)
            }
            Some((Answer::Ended(report), files)) => {
                self.forget_group();
                self.ended = Some(Some((report, files.into_iter().next())));
                Ok(false)
            }
            Some((Answer::Ready, _)) => Ok(true),
            None => {
                self.ended = Some(None);
                Ok(false)
            }
        }
    }

    /// How the program ended, which is ended now if it still runs. `None` if the supervisor is gone.
    fn report(&mut self) -> io::Result<Option<(ProcessReport, Option<OwnedFd>)>> {
        if self.ended.is_none() {
            // An error means that it is gone, which is seen next.
            let _ = send(&self.socket, &Order::End, &[]);
        }
        let until = Instant::now() + KILL_TIMEOUT;
        while self.ended.is_none() {
            let [_, _, _, said, _] = ready([None, None, None, Some(self.socket.as_fd()), None], until)?;
            if said {
                self.take_start()?;
            } else if Instant::now() >= until {
                return Err(ErrorKind::TimedOut.into());
            }
        }
        Ok(self.ended.take().flatten())
    }
}

/// Of a program that has ended with its supervisor.
fn report_of(signal: Option<i32>) -> ProcessReport {
    let ended = Ended::Signal(signal.unwrap_or(Signal::KILL.as_raw()));
    ProcessReport { ended, cpu: Duration::ZERO, memory: 0, no_output: None }
}

/// Reads until nothing is left, at most [`MAX_READS`] times.
pub(super) fn drain(mut read: impl FnMut() -> bool) {
    for _ in 0..MAX_READS {
        if !read() {
            break;
        }
    }
}

/// Whether a later attempt on a pipe that does not block may succeed.
pub(super) fn is_temporary(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

impl ProcessReport {
    /// Whether the program was ended because of its memory, or failed because it got no more than `limit` bytes.
    pub(crate) fn ran_out_of_memory(&self, limit: u64, stderr_tail: &str) -> bool {
        let has_failed = matches!(self.ended, Ended::Exit(1..) | Ended::Signal(_));
        self.ended == Ended::Memory || (has_failed && (self.memory >= limit || says_out_of_memory(stderr_tail)))
    }
}

/// What runtimes of several languages print when an allocation fails.
const OUT_OF_MEMORY_MESSAGES: [&str; 7] = [
    "MemoryError",
    "out of memory",
    "process OOM",
    "allocation failed",
    "Cannot allocate memory",
    "bad_alloc",
    "OutOfMemoryError",
];

fn says_out_of_memory(stderr_tail: &str) -> bool {
    OUT_OF_MEMORY_MESSAGES.iter().any(|said| stderr_tail.contains(said))
}

/// A program reached its limit, in bytes.
pub(crate) fn describe_memory(limit: u64) -> String {
    format!("it ran out of memory, of which it may have {} MB", limit >> 20)
}

/// How a program exited by itself, as a sentence.
pub(crate) fn describe_exit(ended: &Ended) -> String {
    match ended {
        Ended::Exit(0) => "it ended".into(),
        Ended::Exit(code) => format!("it ended with exit status {code}"),
        Ended::Signal(signal) => format!("it was ended by signal {signal}{}", signal_name(*signal)),
        Ended::Stopped => "it was ended".into(),
        Ended::Memory => "it ran out of memory".into(),
        Ended::Processes(most) => format!("it had more than {most} processes"),
        Ended::Scratch(excess) => format!("its scratch folder has {excess}"),
        Ended::NotStarted(reason) => format!("it could not be started: {reason}"),
        Ended::NoInput { reason, .. } => format!("its input file cannot be written: {reason}"),
    }
}

/// The name of a common signal, in brackets.
pub(crate) fn signal_name(signal: i32) -> &'static str {
    let named = [
        (Signal::SEGV, " (SIGSEGV)"),
        (Signal::ABORT, " (SIGABRT)"),
        (Signal::KILL, " (SIGKILL)"),
        (Signal::TERM, " (SIGTERM)"),
        (Signal::FPE, " (SIGFPE)"),
        (Signal::ILL, " (SIGILL)"),
        (Signal::BUS, " (SIGBUS)"),
        (Signal::PIPE, " (SIGPIPE)"),
        (Signal::TRAP, " (SIGTRAP)"),
        (Signal::XFSZ, " (SIGXFSZ)"),
    ];
    named.into_iter().find(|(known, _)| known.as_raw() == signal).map_or("", |(_, name)| name)
}
