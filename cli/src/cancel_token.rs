use std::io::{self, PipeReader, PipeWriter, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::low_level::pipe;

/// The word that every game shall end: a pipe that nobody reads, so that all who wait for it wake up.
pub(crate) struct Stop {
    reader: PipeReader,
    writer: PipeWriter,
    said: AtomicBool,
}

impl Stop {
    /// Said when somebody interrupts us, for the programs are in process groups that a terminal does not reach.
    pub(crate) fn on_signals() -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        for signal in [SIGINT, SIGTERM] {
            pipe::register(signal, writer.try_clone()?)?;
        }
        Ok(Stop { reader, writer, said: AtomicBool::new(false) })
    }

    /// Says it.
    pub(crate) fn say(&self) {
        if !self.said.swap(true, Ordering::Relaxed) {
            // Our own reader is open and the pipe as good as empty: this cannot fail.
            let _ = (&self.writer).write(b"!");
        }
    }

    /// Waits until it is said.
    pub(crate) fn wait(&self) -> io::Result<()> {
        while poll(&mut [PollFd::new(&self.reader, PollFlags::IN)], None).or_else(again)? == 0 {}
        Ok(())
    }

    /// Whether it was said.
    pub(crate) fn is_said(&self) -> bool {
        let now = Timespec { tv_sec: 0, tv_nsec: 0 };
        poll(&mut [PollFd::new(&self.reader, PollFlags::IN)], Some(&now)).is_ok_and(|ready| ready > 0)
    }
}

/// The signal itself cuts a wait short; what it wrote is there at the next look.
fn again(error: Errno) -> Result<usize, Errno> {
    if error == Errno::INTR { Ok(0) } else { Err(error) }
}

impl AsFd for Stop {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.reader.as_fd()
    }
}
