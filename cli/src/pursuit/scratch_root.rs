use std::fs::{File, read_dir};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rustix::fs::{CWD, fstat};
use rustix::process::getuid;
use tempfile::Builder;

use crate::hide_siblings::can_hide_siblings;
use crate::remove_tree::{open_folder, remove_tree};

/// Makes the scratch folders of this process, all in one folder that no other user may enter. It is locked as long as the
/// process lives: another process removes an unlocked one.
pub(super) struct ScratchRoot {
    current: Mutex<Arc<Root>>,
    /// Whether the system can hide scratch folders from the programs that run in others; empty until this matters.
    hides_others: OnceLock<bool>,
}

/// The folder. It is removed with its last scratch folder.
pub(super) struct Root {
    path: PathBuf,
    /// Holds the lock.
    pub(super) folder: OwnedFd,
}

/// The names of such folders, and how many random characters follow.
const PREFIX: &str = "boardlab-scratch-";
const RANDOM: usize = 12;

impl ScratchRoot {
    /// Makes the folder, and removes those of processes that were killed.
    pub(super) fn new() -> io::Result<Self> {
        remove_stale(&std::env::temp_dir());
        Ok(ScratchRoot { current: Mutex::new(Arc::new(Root::new()?)), hides_others: OnceLock::new() })
    }

    /// The folder. If a robot has moved or removed it, a new one.
    pub(super) fn folder(&self) -> io::Result<Arc<Root>> {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if !current.is_in_place() {
            *current = Arc::new(Root::new()?);
        }
        Ok(current.clone())
    }

    /// Whether other scratch folders than `own` can be hidden from the program that runs in it.
    pub(super) fn hides_others(&self, own: &Path) -> bool {
        *self.hides_others.get_or_init(|| can_hide_siblings(own))
    }
}

impl Root {
    fn new() -> io::Result<Self> {
        loop {
            // Only its owner has rights to a temporary folder.
            let path = Builder::new().prefix(PREFIX).rand_bytes(RANDOM).tempdir()?.keep();
            let folder = File::from(open_folder(CWD, &path)?);
            // Where the file system has no locks, nobody takes the folder for an old one either.
            let _ = folder.try_lock();
            let root = Root { path, folder: folder.into() };
            // Another process may have taken it for an old one before it was locked.
            if root.is_in_place() {
                return Ok(root);
            }
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the path leads to the folder.
    pub(super) fn is_in_place(&self) -> bool {
        let found = open_folder(CWD, &self.path).and_then(fstat);
        matches!((found, fstat(&self.folder)), (Ok(a), Ok(b)) if (a.st_dev, a.st_ino) == (b.st_dev, b.st_ino))
    }
}

impl Drop for Root {
    /// Removes the folder, or what has its name.
    fn drop(&mut self) {
        if let Err(error) = remove_tree(&self.path) {
            eprintln!("boardlab: the scratch folder {} cannot be removed: {error}", self.path.display());
        }
    }
}

/// Removes folders of processes of this user that were killed. What cannot be removed stays.
fn remove_stale(parent: &Path) {
    for entry in read_dir(parent).into_iter().flatten().flatten() {
        let is_ours = |name: &str| name.strip_prefix(PREFIX).is_some_and(|rest| rest.len() == RANDOM);
        if entry.file_name().to_str().is_some_and(is_ours)
            && entry.metadata().is_ok_and(|found| found.is_dir() && found.uid() == getuid().as_raw())
            && let Ok(folder) = open_folder(CWD, &entry.path())
            && File::from(folder).try_lock().is_ok()
        {
            let _ = remove_tree(&entry.path());
        }
    }
}
