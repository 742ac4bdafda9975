use std::fs::{File, TryLockError, read_dir};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rustix::fs::{CWD, fstat};
use rustix::io::Errno;
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
        Root::new_in(&std::env::temp_dir())
    }

    fn new_in(parent: &Path) -> io::Result<Self> {
        loop {
            // Only its owner has rights to a temporary folder.
            let path = Builder::new().prefix(PREFIX).rand_bytes(RANDOM).tempdir_in(parent)?.keep();
            if let Some(root) = Root::claim(path)? {
                return Ok(root);
            }
        }
    }

    /// Locks a new folder. `None` if another process took it for a stale one before it was locked.
    fn claim(path: PathBuf) -> io::Result<Option<Self>> {
        let folder = match open_folder(CWD, &path) {
            Err(Errno::NOENT) => return Ok(None),
            folder => File::from(folder?),
        };
        // Whoever removes a stale folder holds its lock. Where the file system has no locks, nobody removes one.
        if matches!(folder.try_lock(), Err(TryLockError::WouldBlock)) {
            return Ok(None);
        }
        Ok(Some(Root { path, folder: folder.into() }).filter(Root::is_in_place))
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
            // Open, and so locked, until it is removed.
            && let Ok(folder) = open_folder(CWD, &entry.path()).map(File::from)
            && folder.try_lock().is_ok()
        {
            let _ = remove_tree(&entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Processes that start at the same time do not remove one another's folders.
    #[test]
    fn new_folders_are_not_removed_as_stale() {
        let parent = tempfile::tempdir().expect("a folder");
        let make_folders = || {
            for _ in 0..500 {
                remove_stale(parent.path());
                let root = Root::new_in(parent.path()).expect("a scratch folder");
                assert!((0..50).all(|_| root.is_in_place()));
            }
        };
        std::thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(make_folders))));
        assert_eq!(read_dir(parent.path()).expect("a folder").count(), 0);
    }
}
