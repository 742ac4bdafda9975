use std::io::{self, ErrorKind};
use std::os::fd::BorrowedFd;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

/// How long a sandbox may take to begin.
pub(super) const START_TIMEOUT: Duration = Duration::from_secs(10);
/// How long to wait for a killed program to exit.
pub(super) const KILL_TIMEOUT: Duration = Duration::from_secs(5);

/// Polls some sources, the first one for writing, the others for reading. The end of a pipe counts as readable.
pub(super) fn ready(sources: [Option<BorrowedFd<'_>>; 5], until: Instant) -> io::Result<[bool; 5]> {
    let flags = |index| if index == 0 { PollFlags::OUT } else { PollFlags::IN };
    let present: Vec<usize> = (0..5).filter(|&index| sources[index].is_some()).collect();
    let ask = |&index: &usize| sources[index].map(|fd| PollFd::from_borrowed_fd(fd, flags(index)));
    let mut asked: Vec<PollFd<'_>> = present.iter().filter_map(ask).collect();
    let left = until.saturating_duration_since(Instant::now());
    let timeout = Timespec::try_from(left).map_err(|_| ErrorKind::InvalidInput)?;
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
