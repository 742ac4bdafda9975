use std::env::temp_dir;
use std::io::{self, ErrorKind};
use std::os::fd::OwnedFd;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use crate::programs::scratch_limits::{Usage, lacking_room};

/// The room on the disk of the scratch folders. A robot runs only while all that it may use is free, beside what is reserved for those that
/// run already.
#[derive(Default)]
pub(super) struct Room {
    /// Bytes.
    reserved: Mutex<u64>,
    released: Condvar,
    /// How often there was too little.
    times_full: AtomicU64,
}

/// What is reserved for one turn of a robot.
pub(super) struct Reservation<'a> {
    room: &'a Room,
    bytes: u64,
}

impl Room {
    /// Reserves what a scratch folder may still take, which may hold `most` bytes. Waits for robots that run to leave room, and fails if
    /// none runs.
    pub(super) fn reserve(&self, folder: &OwnedFd, used: Usage, most: u64) -> io::Result<Reservation<'_>> {
        let mut reserved = self.reserved.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(free) = lacking_room(folder, used, most.saturating_add(*reserved))? {
            if *reserved == 0 {
                return self.noted(Err(lack(free)));
            }
            reserved = self.released.wait(reserved).unwrap_or_else(PoisonError::into_inner);
        }
        let bytes = most.saturating_sub(used.bytes());
        *reserved += bytes;
        Ok(Reservation { room: self, bytes })
    }

    /// Fails if what was reserved was not free: something else took it.
    pub(super) fn check(&self, folder: &OwnedFd, used: Usage, most: u64) -> io::Result<()> {
        lacking_room(folder, used, most)?.map_or(Ok(()), |free| self.noted(Err(lack(free))))
    }

    /// Counts a failure for want of room.
    pub(super) fn noted<T>(&self, made: io::Result<T>) -> io::Result<T> {
        made.inspect_err(|error| {
            if is_full(error) {
                self.times_full.fetch_add(1, Ordering::Relaxed);
            }
        })
    }

    pub(super) fn times_full(&self) -> u64 {
        self.times_full.load(Ordering::Relaxed)
    }
}

impl Drop for Reservation<'_> {
    fn drop(&mut self) {
        *self.room.reserved.lock().unwrap_or_else(PoisonError::into_inner) -= self.bytes;
        self.room.released.notify_all();
    }
}

/// Whether there is no room on the disk.
pub(super) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
}

fn lack(free: u64) -> io::Error {
    let why = format!("{} has {free} bytes free, and a scratch folder may need more", temp_dir().display());
    io::Error::new(ErrorKind::StorageFull, why)
}
