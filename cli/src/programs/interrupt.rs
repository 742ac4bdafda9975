use std::fs;
use std::io::{self, PipeReader, PipeWriter, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::low_level::pipe;

use crate::command_error::CommandError;
use crate::output::atomic_write::exit_without_parts;

/// Tells all games to end. It is a pipe that is never read, so that every poll on it returns after it was cancelled.
pub(crate) struct Interrupt {
    reader: PipeReader,
    writer: PipeWriter,
    cancelled: AtomicBool,
}

impl Interrupt {
    /// Cancelled by SIGINT, SIGTERM and SIGHUP; by the last not where this process was started with it ignored, as by
    /// `nohup`. A terminal does not send these to the programs, because they are in process
    /// groups of their own.
    pub(crate) fn on_signals() -> Result<Self, CommandError> {
        Self::register().map_err(CommandError::system("no signal can be waited for"))
    }

    fn register() -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        for signal in [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|&signal| signal != SIGHUP || !is_ignored(signal)) {
            pipe::register(signal, writer.try_clone()?)?;
        }
        Ok(Interrupt { reader, writer, cancelled: AtomicBool::new(false) })
    }

    /// Cancels. A second call does nothing.
    pub(crate) fn cancel(&self) {
        if !self.cancelled.swap(true, Ordering::Relaxed) {
            // The reader is open and the pipe is nearly empty: this cannot fail.
            let _ = (&self.writer).write(b"!");
        }
    }

    /// Waits until it is cancelled.
    pub(crate) fn wait(&self) -> io::Result<()> {
        while poll(&mut [PollFd::new(&self.reader, PollFlags::IN)], None).or_else(again)? == 0 {}
        Ok(())
    }

    /// Whether it was cancelled.
    pub(crate) fn is_cancelled(&self) -> bool {
        let now = Timespec { tv_sec: 0, tv_nsec: 0 };
        poll(&mut [PollFd::new(&self.reader, PollFlags::IN)], Some(&now)).is_ok_and(|ready| ready > 0)
    }
}

/// Whether a signal is ignored, as far as the system tells.
fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

/// A poll that a signal interrupted is repeated. The next one sees the byte that the signal handler wrote.
fn again(error: Errno) -> Result<usize, Errno> {
    if error == Errno::INTR { Ok(0) } else { Err(error) }
}

impl AsFd for Interrupt {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.reader.as_fd()
    }
}

/// After SIGINT, SIGTERM or SIGHUP, calls `before_exit` and ends this process with status 130. Temporary files
/// of [`AtomicFile`](crate::output::atomic_write::AtomicFile) are removed.
pub fn on_interrupt(before_exit: impl FnOnce() + Send + 'static) -> Result<(), CommandError> {
    let interrupt = Interrupt::on_signals()?;
    std::thread::spawn(move || {
        if interrupt.wait().is_ok() {
            before_exit();
            exit_without_parts(130);
        }
    });
    Ok(())
}
