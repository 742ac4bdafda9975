use std::ffi::OsString;
use std::io::{self, ErrorKind, PipeReader, PipeWriter, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, ioctl_fionbio, retry_on_intr};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};
use wait4::Wait4;

use crate::programs::descendants::{forget_supervisor, kill_orphans, pid, spawn_supervisor};
use crate::programs::memory::says_out_of_memory;
use crate::programs::supervisor::{
    FAILURE_PREFIX, FAILURE_STATUS, FOLDER_PREFIX, FOLDER_STATUS, MEMORY_MESSAGE, MEMORY_STATUS, ProcessLimits,
    supervised,
};

/// A program that runs under a supervisor. Our ends of its pipes do not block.
pub(crate) struct Program {
    child: Child,
    pub(crate) input: Option<ChildStdin>,
    pub(crate) output: Option<ChildStdout>,
    errors: Option<ChildStderr>,
    /// The last bytes that it wrote to standard error.
    stderr_tail: Vec<u8>,
    /// Reaches its end when the child has exited.
    exit: PipeReader,
}

/// How a program ended.
#[derive(Clone, Copy)]
pub(crate) struct ExitInfo {
    pub(crate) status: ExitStatus,
    /// Its CPU time and that of the children that it waited for.
    pub(crate) cpu: Duration,
    /// The largest resident set of it, or of one of them, in bytes.
    pub(crate) memory: u64,
}

impl ExitInfo {
    /// Why the program could not be started, from the end of its standard error. `None` if it could.
    pub(crate) fn start_error(self, stderr_tail: &str) -> Option<String> {
        let reason = stderr_tail.strip_prefix(FAILURE_PREFIX).filter(|_| self.status.code() == Some(FAILURE_STATUS));
        reason.map(|reason| reason.trim_end().into())
    }

    /// Of what there was too much in its scratch folder, if it was ended because of that. The supervisor's line is taken off the end of
    /// standard error.
    pub(crate) fn folder_excess(self, stderr_tail: &mut String) -> Option<String> {
        let at = stderr_tail.rfind(FOLDER_PREFIX).filter(|_| self.status.code() == Some(FOLDER_STATUS))?;
        let line = stderr_tail.split_off(at);
        line.strip_prefix(FOLDER_PREFIX).map(|excess| excess.trim_end().into())
    }

    /// Whether the program was ended because of its memory, or failed because it got no more than `limit` bytes.
    pub(crate) fn ran_out_of_memory(self, limit: u64, stderr_tail: &str) -> bool {
        let was_ended = self.status.code() == Some(MEMORY_STATUS) && stderr_tail.trim_end().ends_with(MEMORY_MESSAGE);
        was_ended || (!self.status.success() && (self.memory >= limit || says_out_of_memory(stderr_tail)))
    }
}

/// Which events happened.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ready {
    pub(crate) input: bool,
    pub(crate) output: bool,
    pub(crate) errors: bool,
    pub(crate) exit: bool,
    pub(crate) cancel: bool,
}

/// Bytes of standard error that are kept.
const STDERR_KEPT: usize = 2_000;
/// The most reads that empty a pipe: a child that writes for ever must not block us.
const MAX_READS: usize = 256;
/// How long to wait for a killed process to exit.
const KILL_TIMEOUT: Duration = Duration::from_secs(5);

impl Program {
    /// Starts a program under a supervisor. All three standard streams are pipes.
    pub(crate) fn piped(command: &[OsString], limits: ProcessLimits) -> io::Result<Self> {
        let mut command = supervised(command, limits, false)?;
        Self::start(command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()))
    }

    /// Starts a command that [`supervised`] made.
    pub(crate) fn start(command: &mut Command) -> io::Result<Self> {
        let (exit, exit_writer) = io::pipe()?;
        let mut child = spawn_supervisor(command.process_group(0))?;
        let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let program = Program { child, input, output, errors, stderr_tail: Vec::new(), exit };
        if let Err(error) = program.unblock().and_then(|()| notify_exit(program.id()?, exit_writer)) {
            program.signal(Signal::TERM);
            return Err(error);
        }
        Ok(program)
    }

    fn id(&self) -> io::Result<Pid> {
        Ok(pid(&self.child).ok_or(io::ErrorKind::InvalidData)?)
    }

    fn unblock(&self) -> io::Result<()> {
        let (input, output) = (self.input.as_ref().map(AsFd::as_fd), self.output.as_ref().map(AsFd::as_fd));
        let streams = [input, output, self.errors.as_ref().map(AsFd::as_fd)];
        streams.into_iter().flatten().try_for_each(|stream| Ok(ioctl_fionbio(stream, true)?))
    }

    /// Waits until a stream can be read, or written if `writes`, until the program exits, or until `cancel` is
    /// readable. Returns without an event at `until`.
    pub(crate) fn wait(&self, writes: bool, cancel: BorrowedFd<'_>, until: Instant) -> io::Result<Ready> {
        let input = self.input.as_ref().filter(|_| writes).map(AsFd::as_fd);
        let output = self.output.as_ref().map(AsFd::as_fd);
        let errors = self.errors.as_ref().map(AsFd::as_fd);
        let sources = [input, output, errors, Some(self.exit.as_fd()), Some(cancel)];
        let [input, output, errors, exit, cancel] = ready(sources, until)?;
        Ok(Ready { input, output, errors, exit, cancel })
    }

    /// Reads standard error once and keeps the last bytes. Returns whether there may be more.
    pub(crate) fn read_errors(&mut self) -> bool {
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
    pub(crate) fn stderr_tail(&mut self) -> String {
        drain(|| self.read_errors());
        String::from_utf8_lossy(&self.stderr_tail).into_owned()
    }

    /// Sends a signal to the supervisor. It was not waited for yet, so the number cannot belong to another process.
    fn signal(&self, signal: Signal) {
        if let Ok(supervisor) = self.id() {
            // An error means that it has ended.
            let _ = kill_process(supervisor, signal);
        }
    }

    /// Kills the program and its descendants, and waits for them. Returns `None` if they do not exit within
    /// [`KILL_TIMEOUT`].
    pub(crate) fn end(self) -> Option<ExitInfo> {
        let supervisor = pid(&self.child);
        self.signal(Signal::TERM);
        let is_orderly = self.exits_in_time();
        if !is_orderly {
            self.signal(Signal::KILL);
        }
        let used = if is_orderly || self.exits_in_time() { self.child.wait4().ok() } else { None };
        supervisor.inspect(|&supervisor| forget_supervisor(supervisor));
        // The program of a supervisor that was killed may still run.
        if used.is_none_or(|used| used.status.code().is_none()) {
            kill_orphans();
        }
        let used = used.filter(|_| is_orderly)?;
        let cpu = used.rusage.utime + used.rusage.stime;
        Some(ExitInfo { status: used.status, cpu, memory: used.rusage.maxrss })
    }

    /// Waits for the exit, at most [`KILL_TIMEOUT`].
    fn exits_in_time(&self) -> bool {
        let until = Instant::now() + KILL_TIMEOUT;
        loop {
            match self.has_exited(until) {
                Ok(false) if Instant::now() < until => {}
                exited => return exited.unwrap_or(false),
            }
        }
    }

    fn has_exited(&self, until: Instant) -> io::Result<bool> {
        let [.., exit, _] = ready([None, None, None, Some(self.exit.as_fd()), None], until)?;
        Ok(exit)
    }
}

/// Closes a pipe when a child exits. The child is not reaped.
fn notify_exit(child: Pid, pipe: PipeWriter) -> io::Result<()> {
    let wait = move || {
        let ended = retry_on_intr(|| waitid(WaitId::Pid(child), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT));
        drop((pipe, ended));
    };
    thread::Builder::new().spawn(wait).map(drop)
}

/// Polls some sources, the first one for writing, the others for reading. The end of a pipe counts as readable.
fn ready(sources: [Option<BorrowedFd<'_>>; 5], until: Instant) -> io::Result<[bool; 5]> {
    let flags = |index| if index == 0 { PollFlags::OUT } else { PollFlags::IN };
    let present: Vec<usize> = (0..5).filter(|&index| sources[index].is_some()).collect();
    let ask = |&index: &usize| sources[index].map(|fd| PollFd::from_borrowed_fd(fd, flags(index)));
    let mut asked: Vec<PollFd<'_>> = present.iter().filter_map(ask).collect();
    let left = until.saturating_duration_since(Instant::now());
    let timeout = Timespec::try_from(left).map_err(|_| io::ErrorKind::InvalidInput)?;
    match poll(&mut asked, Some(&timeout)) {
        Ok(_) | Err(Errno::INTR) => {}
        Err(error) => return Err(error.into()),
    }
    let mut answer = [false; 5];
    for (index, fd) in present.into_iter().zip(&asked) {
        answer[index] = !fd.revents().is_empty();
    }
    Ok(answer)
}

/// Reads until nothing is left, at most [`MAX_READS`] times.
pub(crate) fn drain(mut read: impl FnMut() -> bool) {
    for _ in 0..MAX_READS {
        if !read() {
            break;
        }
    }
}

/// Whether a later attempt on a pipe that does not block may succeed.
pub(crate) fn is_temporary(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

/// How a program exited, as a sentence.
pub(crate) fn describe_exit(status: ExitStatus) -> String {
    match (status.code(), status.signal()) {
        (Some(0), _) => "it ended".into(),
        (Some(code), _) => format!("it ended with exit status {code}"),
        (None, Some(signal)) => format!("it was ended by signal {signal}{}", signal_name(signal)),
        (None, None) => "it ended".into(),
    }
}

/// The name of a common signal, in brackets.
pub(crate) fn signal_name(signal: i32) -> &'static str {
    let is = |known: Signal| known.as_raw() == signal;
    match () {
        () if is(Signal::SEGV) => " (SIGSEGV)",
        () if is(Signal::ABORT) => " (SIGABRT)",
        () if is(Signal::KILL) => " (SIGKILL)",
        () if is(Signal::TERM) => " (SIGTERM)",
        () if is(Signal::FPE) => " (SIGFPE)",
        () if is(Signal::ILL) => " (SIGILL)",
        () if is(Signal::BUS) => " (SIGBUS)",
        () if is(Signal::PIPE) => " (SIGPIPE)",
        () if is(Signal::TRAP) => " (SIGTRAP)",
        () if is(Signal::XFSZ) => " (SIGXFSZ)",
        () => "",
    }
}
